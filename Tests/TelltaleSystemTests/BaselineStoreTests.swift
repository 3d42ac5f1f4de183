import SourceText
import TelltaleKit
import Testing

@testable import TelltaleSystem

@Suite struct BaselineStoreTests {
  @Test func `what is written is read by suite and by project`() throws {
    let folder = try TemporaryFolder()
    let store = store(in: folder)
    #expect(try store.read(suite: "ask") == BaselineStore.Contents())
    #expect(try store.readAll() == [])

    let baselines = [
      baseline("ask", "afm-2"), baseline("ask", "afm-3-core@mac"), baseline("b", "prompts"),
    ]
    let ledger = PromptLedger(
      suite: "ask",
      prompts: [
        "0123456789ab": PromptRecord(
          hash: "0123456789ab", suite: "ask", name: "default", instructions: nil, prompt: "p",
          passageTemplate: "t", options: .init(), answer: nil)
      ])
    let lock = try store.lock()
    for baseline in baselines { #expect(try store.write(baseline, holding: lock)) }
    #expect(try store.write(ledger, holding: lock))
    #expect(try !store.write(ledger, holding: lock))
    #expect(try !store.write(baselines[0], holding: lock))

    let ask = try store.read(suite: "ask")
    #expect(ask.baselines.map(\.baseline) == Array(baselines.prefix(2)))
    #expect(
      ask.baselines.map(\.path) == [
        "baselines/ask/afm-2.yaml", "baselines/ask/afm-3-core-mac-6115f0c820.yaml",
      ])
    #expect(ask.ledger == ledger)
    #expect(ask.problems.isEmpty)
    #expect(ask["afm-3-core@mac"] == baselines[1])
    #expect(try store.readAll().map { $0.baselines.count } == [2, 1])
    #expect(try folder.names(in: "baselines/ask").count == 3)
    #expect(try folder.names(in: ".telltale") == [".gitignore", "baselines.lock"])
  }

  @Test func `a baseline without cases is removed`() throws {
    let folder = try TemporaryFolder()
    let store = store(in: folder)
    let lock = try store.lock()
    try store.write(baseline("ask", "afm-2"), holding: lock)
    #expect(
      try store.write(
        Baseline(suite: "ask", model: "afm-2", fingerprint: "x"), holding: lock))
    #expect(try store.read(suite: "ask").baselines.isEmpty)
    #expect(try folder.names(in: "baselines/ask") == [])
  }

  @Test func `broken files are problems, and the others are read`() throws {
    let folder = try TemporaryFolder()
    let store = store(in: folder)
    let lock = try store.lock()
    try store.write(baseline("ask", "afm-2"), holding: lock)
    let text = try folder.read("baselines/ask/afm-2.yaml")
    try folder.write(text, to: "baselines/ask/afm-3-core.yaml")
    try folder.write("", to: "baselines/ask/afm-cloud.yaml")
    try folder.write("<<<<<<< HEAD\n", to: "baselines/ask/prompts.yaml")
    try folder.write("not read", to: "baselines/ask/.telltale-1.tmp")
    try folder.write("not read", to: "baselines/README.md")
    let contents = try store.read(suite: "ask")
    #expect(contents.baselines.map(\.path) == ["baselines/ask/afm-2.yaml"])
    #expect(
      contents.problems.flatMap { problem in
        problem.diagnostics.map { "\(problem.file.path): \($0.message)" }
      } == [
        "baselines/ask/afm-3-core.yaml: this file has another place: it holds the baseline of "
          + "the suite 'ask' on the model 'afm-2'",
        "baselines/ask/afm-cloud.yaml: the file is empty",
        "baselines/ask/prompts.yaml: an unresolved merge conflict",
      ])
    #expect(try store.readAll() == [contents])
  }

  @Test func `what a killed process left is removed by the next`() throws {
    let folder = try TemporaryFolder()
    let store = store(in: folder)
    try folder.makeFolder("baselines/ask")
    try folder.write("half", to: "baselines/ask/.telltale-1f2e.tmp")
    let lock = try store.lock()
    try store.write(baseline("ask", "afm-2"), holding: lock)
    #expect(try folder.names(in: "baselines/ask") == ["afm-2.yaml"])
  }

  @Test func `a second process cannot write at the same time`() throws {
    let folder = try TemporaryFolder()
    let store = store(in: folder)
    let lock = try store.lock()
    try store.write(baseline("ask", "afm-2"), holding: lock)
    let error = #expect(throws: FileError.self) { _ = try store.lock(waitingAtMost: 0) }
    #expect(error?.operation == .lock)
    try store.write(baseline("ask", "afm-3-core"), holding: lock)
  }

  // The hashes are the first ten digits that sha256sum gives for the names.
  @Test(arguments: [
    ("afm-2.1", "afm-2.1.yaml"),
    ("afm-3-core@mac-mini", "afm-3-core-mac-mini-0402fc6db1.yaml"),
    ("AFM", "----57d6d05285.yaml"),
    ("prompts", "prompts-eb7526362e.yaml"),
    (".hidden", "-hidden-1692419006.yaml"),
    ("", "-e3b0c44298.yaml"),
    ("..", "-.-5ec1f7e700.yaml"),
    ("a/b", "a-b-c14cddc033.yaml"),
    ("a\0b", "a-b-59b271ae1b.yaml"),
    ("caf\u{E9}", "caf--850f7dc439.yaml"),
    ("cafe\u{301}", "cafe--81ef060bcd.yaml"),
  ])
  func `a model's file has a safe name`(id: String, name: String) {
    #expect(BaselineName.file(ofModel: ModelID(id)) == name)
  }

  @Test func `no two models share a file, also where case does not count`() {
    let long = String(repeating: "é", count: 200)
    let ids = [
      "afm", "AFM", "Afm", "a@b", "a b", "a-b", "a/b", "caf\u{E9}", "cafe\u{301}", long, long + "x",
      "prompts", "", ".", "..",
    ]
    let names = ids.map { BaselineName.file(ofModel: ModelID($0)) }
    #expect(Set(names.map { $0.lowercased() }).count == ids.count)
    #expect(names.allSatisfy { $0.utf8.count <= 255 && !$0.hasPrefix(".") && !$0.contains("/") })
  }

  @Test(arguments: [
    ("ask-documents", true), ("Ask_2.0", true), ("..", false), (".x", false), ("a/b", false),
    ("caf\u{E9}", false),
  ])
  func `a suite's folder is its name where that is safe`(suite: String, isSame: Bool) {
    let name = BaselineName.folder(ofSuite: suite)
    #expect((name == suite) == isSame)
    #expect(!name.hasPrefix(".") && !name.contains("/"))
  }

  private func store(in folder: TemporaryFolder) -> BaselineStore {
    BaselineStore(
      folder: folder("baselines"), displayFolder: "baselines",
      state: StateFolder(folder(".telltale")))
  }

  private func baseline(_ suite: String, _ model: ModelID) -> Baseline {
    Baseline(
      suite: suite, model: model, fingerprint: "AFM 2 Core, simulated profile 3",
      cases: [
        "total-nl": [
          BaselineCell(
            prompt: "default", requestHash: "5f0c19a2d4e1", caseHash: "77aa01b2c3d4",
            promptHash: "0123456789ab", outcome: .answered,
            assertions: [("currency-kept", Tally(passed: 1, of: 1))],
            responses: [.init(count: 1, answer: .text("22,41 €"))])
        ]
      ])
  }
}
