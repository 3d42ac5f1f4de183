import SourceText
import SuiteSyntax
import Testing

@testable import TelltaleKit

@Suite struct RecordingFileTests {
  private func read(
    _ text: String, isPlace: (String, ModelID) -> Bool = { _, _ in true }
  ) -> (recordings: [Recording], diagnostics: [String]) {
    read(Array(text.utf8), isPlace: isPlace)
  }

  private func read(
    _ bytes: [UInt8], isPlace: (String, ModelID) -> Bool = { _, _ in true }
  ) -> (recordings: [Recording], diagnostics: [String]) {
    let file = SourceFile(path: "recordings/receipts/mac.jsonl", bytes: bytes)
    let (recordings, diagnostics) = RecordingFile.read(
      file, hashes: testHashes(), isPlace: isPlace)
    return (
      recordings,
      diagnostics.map {
        "\(file.location(ofUTF8Offset: $0.range.lowerBound).line) \($0.id.rawValue): \($0.message)"
      }
    )
  }

  @Test func `whatever was said reads back byte for byte, on one line that shows everything`()
    throws
  {
    var random = RandomText(seed: 27)
    for round in 0..<400 {
      var recording = Recording.of("q\(round)", caseName: random.text())
      recording.request.segments[0].text = random.text()
      recording.request.segments[2].text = random.text()
      recording.requestHash = testHashes().request(recording.request)
      recording.fingerprint.displayName = random.text()
      recording.response = Response(
        round % 2 == 0
          ? .answered(.text(random.text()))
          : .truncated(
            .guided(
              .object([
                .init("text", .string(random.text())), .init("n", .integer(.min)),
                .init("x", .number(0.1)), .init("found", .boolean(true)), .init("none", .null),
                .init("list", .array([.string(random.text()), .number(1e300)])),
              ]))),
        usage: .init(request: 3, response: round, isEstimate: round % 3 == 0),
        route: round % 5 == 0 ? .init(model: "afm-2", parts: 2, after: .contextExceeded) : nil,
        firstToken: round % 7 == 0 ? 0.25 : nil)
      let text = RecordingFile.text([recording])
      #expect(text.utf8.count { $0 == 0x0A } == 1)
      #expect(!text.unicodeScalars.contains { [0x202E, 0xFEFF, 0x200B, 0x1B].contains($0.value) })
      let (recordings, diagnostics) = read(text)
      #expect(diagnostics == [])
      #expect(RecordingFile.text(recordings).utf8.elementsEqual(text.utf8))
    }
  }

  @Test(arguments: [
    Outcome.refused(explanation: "no"), .refused(explanation: nil), .guardrailViolation,
    .contextExceeded(contextSize: 4096, tokenCount: 168_918), .decodingFailure,
    .unsupportedLanguage(code: "am"), .unsupportedGuide("pattern"), .answered(.text("")),
    .answered(.guided(.string("only text"))),
  ])
  func `every outcome that is recorded reads back`(outcome: Outcome) {
    #expect(outcome.kind.isRecorded)
    var recording = Recording.of("q")
    recording.response = Response(outcome)
    #expect(read(RecordingFile.text([recording])).recordings == [recording])
  }

  @Test func `failures of the moment are not worth keeping`() {
    let moments: [Outcome.Kind] = [
      .rateLimited, .quotaReached, .concurrentRequests, .unavailable, .networkFailure,
      .serviceUnavailable, .timeout, .toolFailure, .unknown,
    ]
    #expect(Outcome.Kind.allCases.filter { !$0.isRecorded } == moments)
  }

  @Test func `lines are sorted, whatever order they come in, and numbers as numbers`() {
    let recordings =
      (0..<12).map { Recording.of("b", caseName: "b", trial: $0) }
      + [.of("a", caseName: "a"), .of("Z", caseName: "Z")]
    let text = RecordingFile.text(recordings)
    #expect(RecordingFile.text(recordings.reversed()) == text)
    #expect(read(text).recordings.map(\.caseName).first == "Z")
    #expect(read(text).recordings.suffix(12).map(\.trial) == Array(0..<12))
  }

  @Test func `of two recordings of one response the newer one is kept, of two models both`() {
    let old = Recording.of("q", date: "2026-11-30T06:38:00Z", answer: "old")
    let new = Recording.of("q", date: "2026-12-01T06:38:00Z", answer: "new")
    let other = Recording.of("q", build: "26A434", answer: "other")
    #expect(RecordingFile.merged([new, old]) == [new])
    #expect(RecordingFile.merged([old, new, new]) == [new])
    #expect(RecordingFile.merged([old, other]).count == 2)
  }

  @Test func `line ends of another system make no difference`() {
    let text = RecordingFile.text([.of("a"), .of("b")])
    let (recordings, diagnostics) = read(text.replacing("\n", with: "\r\n"))
    #expect(diagnostics == [])
    #expect(RecordingFile.text(recordings) == text)
  }

  @Test func `a conflict is named with its line`() {
    let line = RecordingFile.line(of: .of("a"))
    let text = "\(line)\n<<<<<<< HEAD\n\(line)\n=======\n\(line)\n>>>>>>> other\n"
    #expect(read(text).diagnostics == ["2 merge-conflict: an unresolved merge conflict"])
    #expect(read(text).recordings == [])
  }

  @Test func `a last line that was cut off is told, wherever it was cut`() {
    let text = RecordingFile.text([.of("a"), .of("b")])
    let first = text.split(separator: "\n")[0].utf8.count + 1
    for cut in [1, 20, 300] {
      let bytes = Array(text.utf8.prefix(first + cut))
      #expect(
        read(bytes).diagnostics
          == ["2 truncated-recording: the file is cut off in its last line"])
      #expect(read(bytes).recordings.count == 1)
    }
    #expect(
      read(Array(text.utf8.dropLast())).diagnostics
        == ["2 truncated-recording: the file is cut off: its last line has no line break"])
  }

  @Test(arguments: [
    ("\"recording\":1", "\"recording\":2", "unknown-version: version 2 of the format is not known"),
    ("\"recording\":1,", "", "missing-key: a recording without 'recording'"),
    ("\"trial\":1", "\"trial\":0", "expected a number at least 1, found 0"),
    ("\"trial\":1", "\"try\":1", "unknown-key: unknown key 'try' in a recording"),
    ("Totaal", "Total", "edited-recording: the request was edited: its hash is "),
    ("\"outcome\":\"answered\"", "\"outcome\":\"answerd\"", "'answerd' is not an outcome"),
    ("\"answer\":", "\"explanation\":", "unknown key 'explanation' in an outcome 'answered'"),
    ("2026-11-30T06", "yesterday", "is not a time such as 2026-11-30T06:38:00Z"),
    ("{\"recording\"", "{,\"recording\"", "bad-recording: it is not JSON: a name in quotes"),
  ])
  func `what was not written by Telltale is refused`(
    old: String, new: String, problem: String
  )
    throws
  {
    let lines = RecordingFile.text([.of("a"), .of("b")]).split(separator: "\n").map(String.init)
    let text = [lines[0].replacing(old, with: new), lines[1], ""].joined(separator: "\n")
    let (recordings, diagnostics) = read(text)
    #expect(recordings.count == 1)
    let found = try #require(diagnostics.first)
    #expect(diagnostics.count == 1 && found.hasPrefix("1 ") && found.contains(problem), "\(found)")
  }

  @Test func `a line of another suite or model has no place in a file`() {
    let text = RecordingFile.text([.of("a")])
    #expect(
      read(text) { suite, _ in suite == "other" }.diagnostics == [
        "1 wrong-place: this line has another place: it is of the suite 'receipts' on the model "
          + "'mac'"
      ])
  }

  @Test func `bytes that are no text are no recording`() {
    var bytes = Array(RecordingFile.text([.of("a"), .of("b")]).utf8)
    bytes[40] = 0xFF
    #expect(read(bytes).diagnostics.first?.hasPrefix("1 ") == true)
  }

  @Test func `an empty file has no recordings`() {
    #expect(read("").diagnostics == [])
    #expect(RecordingFile.text([]) == "")
  }
}
