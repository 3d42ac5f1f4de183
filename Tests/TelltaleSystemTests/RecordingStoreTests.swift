import Foundation
import SourceText
import TelltaleKit
import Testing

@testable import TelltaleSystem

@Suite struct RecordingStoreTests {
  private let folder: TemporaryFolder
  private let store: RecordingStore

  init() throws {
    folder = try TemporaryFolder()
    store = RecordingStore(
      folder: folder("recordings"), displayFolder: "recordings",
      state: StateFolder(folder(".telltale")),
      hashes: ContentHashes(sha256: { Array($0.suffix(6)) })
    )
  }

  private func recording(
    _ question: String, suite: String = "receipts", model: ModelID = "mac", trial: Int = 0,
    date: String = "2026-11-30T06:38:00Z"
  ) -> Recording {
    let request = Request(
      segments: [.init(role: .user, kind: .question, text: question, message: 1)])
    return Recording(
      suite: suite, caseName: question, prompt: "default", model: model,
      fingerprint: ModelFingerprint(displayName: "AFM"), trial: trial, date: date,
      request: request, requestHash: store.hashes.request(request),
      response: Response(.answered(.text("a"))))
  }

  @Test func `what is kept comes into one file for each suite and model`() throws {
    let lock = try store.lock()
    for recording in [
      recording("b"), recording("a"), recording("a", suite: "Ask me"), recording("a", model: "M@x"),
    ] {
      try store.keep(recording)
    }
    #expect(try store.kept().count == 4)
    let written = try store.file(holding: lock)
    #expect(written.map(\.added) == [1, 1, 2])
    #expect(written.map(\.path).allSatisfy { $0.hasPrefix("recordings/") })
    #expect(written.last?.path == "recordings/receipts/mac.jsonl")
    #expect(try store.kept() == [])
    #expect(!FileManager.default.fileExists(atPath: folder(".telltale/recordings.jsonl")))
    let contents = try store.read(["mac", "M@x"])
    #expect(contents.problems.isEmpty)
    #expect(contents.recordings["mac"]?.count == 3)
    #expect(contents.recordings["M@x"]?.count == 1)
    #expect(try folder.read("recordings/.gitattributes").contains("merge=union"))
  }

  @Test func `recording again adds, renews, and touches nothing else`() throws {
    let lock = try store.lock()
    try store.keep(recording("a"))
    try store.keep(recording("b"))
    _ = try store.file(holding: lock)
    let before = try folder.read("recordings/receipts/mac.jsonl")
    try store.keep(recording("b", date: "2026-12-01T00:00:00Z"))
    try store.keep(recording("c"))
    let written = try store.file(holding: lock)
    #expect(written.map { [$0.added, $0.renewed, $0.total] } == [[1, 1, 3]])
    let after = try folder.read("recordings/receipts/mac.jsonl")
    #expect(after.hasPrefix(before.split(separator: "\n")[0] + "\n"))
    #expect(after.contains("2026-12-01"))
  }

  @Test func `what a killed process left in the middle of a line is left out`() throws {
    let lock = try store.lock()
    try store.keep(recording("a"))
    let path = folder(".telltale/recordings.jsonl")
    let whole = try folder.read(".telltale/recordings.jsonl")
    try Data((whole + whole.dropLast(40)).utf8).write(to: URL(filePath: path))
    #expect(try store.kept().count == 1)
    #expect(try store.file(holding: lock).map(\.total) == [1])
  }

  @Test func `a damaged file stays as it is, and what was kept stays, too`() throws {
    let lock = try store.lock()
    try folder.makeFolder("recordings/receipts")
    try folder.write("<<<<<<< HEAD\n", to: "recordings/receipts/mac.jsonl")
    try store.keep(recording("a"))
    #expect(
      throws: FileError(
        .read, "recordings/receipts/mac.jsonl", "line 1: an unresolved merge conflict")
    ) { try store.file(holding: lock) }
    #expect(try store.kept().count == 1)
    #expect(try store.read(["mac"]).problems.first?.file.path == "recordings/receipts/mac.jsonl")
  }

  @Test func `a file that was moved to another suite is refused`() throws {
    let lock = try store.lock()
    try store.keep(recording("a"))
    _ = try store.file(holding: lock)
    try FileManager.default.moveItem(
      atPath: folder("recordings/receipts"), toPath: folder("recordings/other"))
    let contents = try store.read(["mac"])
    #expect(contents.recordings.isEmpty)
    #expect(contents.problems.first?.diagnostics.first?.id == "wrong-place")
  }

  @Test func `two cannot record at once`() throws {
    let lock = try store.lock()
    #expect(throws: FileError.self) { _ = try store.lock(waitingAtMost: 0) }
    give(lock)
    give(try store.lock(waitingAtMost: 0))
  }
}

private func give(_ lock: consuming FolderLock) {}
