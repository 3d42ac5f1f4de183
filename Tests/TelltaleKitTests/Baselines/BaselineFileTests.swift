import SourceText
import Testing

@testable import TelltaleKit

@Suite struct BaselineFileTests {
  static let baseline = Baseline(
    suite: "ask-documents", model: "afm-2", fingerprint: "AFM 2 Core, simulated profile 3",
    cases: [
      "total-nl": [
        BaselineCell(
          prompt: "short", requestHash: "6f0c19a2d4e1", caseHash: "77aa01b2c3d4",
          promptHash: "123456789012", outcome: .refused, acceptedFailing: "no: fixed in 27.1",
          fingerprint: "AFM 2 Core, simulated profile 2",
          assertions: [("contains: \"22,41\"", Tally(passed: 0, of: 3, undecided: 1, errored: 1))],
          responses: [
            BaselineResponse(count: 2, answer: nil),
            BaselineResponse(count: 1, answer: .text("Sorry.\nI cannot.")),
          ]),
        BaselineCell(
          prompt: "default", requestHash: "5f0c19a2d4e1", caseHash: "77aa01b2c3d4",
          promptHash: "0c19a2d4e15f", outcome: .answered,
          assertions: [
            ("currency-kept", Tally(passed: 1, of: 1)),
            ("found: true", Tally(passed: 1, of: 1)),
            ("documents: [Bakkerij De Korenaar]", Tally(passed: 1, of: 1)),
          ],
          responses: [
            BaselineResponse(
              count: 1,
              answer: .guided(
                .object([
                  .init("text", .string("€ 22,41 heb je bij de bakker betaald.")),
                  .init("found", .boolean(true)),
                  .init("documents", .array([.string("Bakkerij De Korenaar")])),
                  .init("share", .number(0.5)), .init("pages", .integer(2)),
                ])))
          ]),
      ],
      "Zero": [
        BaselineCell(
          prompt: "default", requestHash: "7f0c19a2d4e1", caseHash: "87aa01b2c3d4",
          promptHash: "0c19a2d4e15f", outcome: .guardrailViolation, assertions: [],
          responses: [BaselineResponse(count: 1, answer: nil)])
      ],
    ])

  static let text = """
    baseline: 1
    suite: ask-documents
    model: afm-2
    fingerprint: AFM 2 Core, simulated profile 3
    cases:
      Zero:
        - prompt: default
          prompt-hash: 0c19a2d4e15f
          request: 7f0c19a2d4e1
          case: 87aa01b2c3d4
          outcome: guardrail-violation
          assertions: {}
          responses:
            - count: 1
      total-nl:
        - prompt: default
          prompt-hash: 0c19a2d4e15f
          request: 5f0c19a2d4e1
          case: 77aa01b2c3d4
          outcome: answered
          assertions:
            currency-kept: 1/1
            "found: true": 1/1
            "documents: [Bakkerij De Korenaar]": 1/1
          responses:
            - count: 1
              answer:
                text: € 22,41 heb je bij de bakker betaald.
                found: true
                documents:
                  - Bakkerij De Korenaar
                share: 0.5
                pages: 2
        - prompt: short
          prompt-hash: "123456789012"
          request: 6f0c19a2d4e1
          case: 77aa01b2c3d4
          fingerprint: AFM 2 Core, simulated profile 2
          outcome: refused
          accepted-failing: "no: fixed in 27.1"
          assertions:
            "contains: \\"22,41\\"": 0/3 (1 undecided, 1 errored)
          responses:
            - count: 2
            - count: 1
              answer: |-
                Sorry.
                I cannot.

    """

  @Test func `a baseline is written in one way`() {
    #expect(BaselineFile.text(Self.baseline) == Self.text)
  }

  @Test func `what is written reads back and is written the same again`() throws {
    var sorted = Self.baseline
    sorted.cases["total-nl"]?.reverse()
    let read = try BaselineFile.read(SourceFile(path: "b.yaml", text: Self.text))
    #expect(read == sorted)
    #expect(BaselineFile.text(read) == Self.text)
  }

  /// A change to the text above, the text that is then pointed at, and what is
  /// said of it.
  static let mistakes: [(old: String, new: String, place: String, said: String)] = [
    (
      "baseline: 1", "baseline: 2", "2",
      "unknown-version version 2 of the format is not known; this version of Telltale reads 1"
    ),
    ("baseline: 1", "baseline: one", "one", "wrong-type expected a whole number, found text"),
    ("model: afm-2\n", "", "", "missing-key a baseline file needs 'model'"),
    (
      "suite: ask-documents", "suit: ask-documents", "suit",
      "unknown-key unknown key 'suit' in a baseline file"
    ),
    ("outcome: refused", "outcome: refusd", "refusd", "wrong-value 'refusd' is not an outcome"),
    ("- prompt: short", "- promt: short", "promt", "unknown-key unknown key 'promt' in a cell"),
    ("kept: 1/1", "kept: 2/1", "2/1", "wrong-value '2/1' is not a tally"),
    (
      "kept: 1/1", "kept: 1/2", "1/2",
      "wrong-value the tally is of 2, and the responses count 1"
    ),
    (
      "0/3 (1 undecided, 1 errored)", "0/3 (4 undecided)", "0/3 (4 undecided)",
      "wrong-value '0/3 (4 undecided)' is not a tally"
    ),
    (
      "- count: 2", "- count: 0", "0",
      "wrong-value expected a number from 1 to 1000000000, found 0"
    ),
    (
      "request: 6f0c19a2d4e1", "request: 6f0c", "6f0c",
      "wrong-value '6f0c' is not a hash of 12 hexadecimal digits"
    ),
    (
      "    - prompt: short\n", "    - prompt: default\n", "prompt: default",
      "duplicate-cell the prompt version 'default' stands twice in a case"
    ),
    (
      "      outcome: guardrail-violation\n", "", "prompt: default",
      "missing-key a cell without 'outcome'"
    ),
    (
      "          answer: |-\n", "          guided: 1\n          answer: |-\n", "|-",
      "wrong-value 'answer' and 'guided' stand side by side"
    ),
    (
      "outcome: guardrail-violation", "outcome: answered", "answered",
      "wrong-value no response has an answer, and the outcome is 'answered'"
    ),
    (
      "outcome: answered", "outcome: timeout", "timeout",
      "wrong-value every response has an answer, and the outcome is 'timeout'"
    ),
    ("cases:\n  Zero:", "cases:\n  total-nl:", "total-nl", "duplicate-key"),
  ]

  @Test(arguments: mistakes)
  func `a mistake is named with its place`(
    old: String, new: String, place: String, said: String
  ) throws {
    let changed = Self.text.replacing(old, with: new, maxReplacements: 1)
    try #require(changed != Self.text)
    let file = SourceFile(path: "b.yaml", text: changed)
    let error = #expect(throws: InvalidBaseline.self) { try BaselineFile.read(file) }
    let found = (error?.diagnostics ?? []).map { diagnostic in
      let pointed = String(decoding: file.bytes[diagnostic.range], as: UTF8.self)
        .prefix { $0 != "\n" }
      return (pointed, "\(diagnostic.id.rawValue) \(diagnostic.message)")
    }
    #expect(found.map(\.0) == [Substring(place)])
    #expect(found.allSatisfy { $0.1.hasPrefix(said) }, "\(found)")
  }

  @Test func `every cell with a mistake is named`() {
    let changed = Self.text.replacing("outcome: ", with: "outcom: ")
    #expect(
      diagnostics(changed) == [
        "11:7 unknown-key unknown key 'outcom' in a cell",
        "20:7 unknown-key unknown key 'outcom' in a cell",
        "39:7 unknown-key unknown key 'outcom' in a cell",
      ])
  }

  @Test func `a merge conflict is named as one`() {
    let conflict = """
      baseline: 1
      suite: s
      model: m
      <<<<<<< HEAD
      fingerprint: a
      ||||||| base
      fingerprint: b
      =======
      fingerprint: c
      >>>>>>> branch
      cases: {}
      <<<<<<< HEAD
      =======
      >>>>>>> branch

      """
    #expect(
      diagnostics(conflict) == [
        "4:1 merge-conflict an unresolved merge conflict",
        "12:1 merge-conflict an unresolved merge conflict",
      ])
    #expect(
      diagnostics("baseline: 1\n=======\ncases: {}\n") == [
        "2:1 merge-conflict an unresolved merge conflict"
      ])
  }

  @Test func `an answer that looks like a conflict is no conflict`() throws {
    var baseline = Self.baseline
    let answer = Answer.text("<<<<<<< HEAD\na\n=======\nb\n>>>>>>> branch\n")
    baseline.cases["Zero"]?[0].outcome = .answered
    baseline.cases["Zero"]?[0].responses[0].answer = answer
    let read = try BaselineFile.read(SourceFile(path: "b", text: BaselineFile.text(baseline)))
    #expect(read.cases["Zero"]?[0].responses[0].answer == answer)
  }

  @Test(arguments: ["", "\n", " \n\n", "\u{0}\u{0}\u{0}"])
  func `an empty file is said to be empty`(text: String) {
    #expect(diagnostics(text) == ["1:1 empty-baseline the file is empty"])
  }

  @Test func `a file that is cut off inside a line is never read`() {
    let bytes = Array(Self.text.utf8)
    for count in 1..<bytes.count where bytes[count - 1] != UInt8(ascii: "\n") {
      let part = SourceFile(path: "b.yaml", bytes: Array(bytes.prefix(count)))
      #expect(throws: InvalidBaseline.self, "\(count) bytes") { try BaselineFile.read(part) }
    }
  }

  @Test func `a file that stands in another's place is refused`() {
    let error = #expect(throws: InvalidBaseline.self) {
      try BaselineFile.read(SourceFile(path: "b.yaml", text: Self.text)) { suite, model in
        suite == "ask-documents" && model == "afm-3-core"
      }
    }
    #expect(
      error?.diagnostics.map(\.message) == [
        "this file has another place: it holds the baseline of the suite 'ask-documents' on the "
          + "model 'afm-2'"
      ])
  }

  @Test(arguments: [
    ("0/0", Tally(passed: 0, of: 0)), ("2/3", Tally(passed: 2, of: 3)),
    ("2/3 (1 undecided)", Tally(passed: 2, of: 3, undecided: 1)),
    ("0/10 (3 errored)", Tally(passed: 0, of: 10, errored: 3)),
    ("1/9 (2 undecided, 6 errored)", Tally(passed: 1, of: 9, undecided: 2, errored: 6)),
  ])
  func `a tally reads as it is written`(text: String, tally: Tally) {
    #expect(Tally(text) == tally)
    #expect(tally.description == text)
  }

  @Test(arguments: [
    "", "1", "1/", "/1", "1/1 ", " 1/1", "01/1", "1/1 ()", "1/1 (0 undecided)", "-1/1", "1 / 1",
    "2/1", "1/1 (1 undecided)", "1/2 (1 undecided", "1/2 (1 undecided, )", "1/2 (1 skipped)",
    "1/2 (1 undecided) ", "99999999999999999999/99999999999999999999",
    "0/2 (9223372036854775807 undecided, 9223372036854775807 errored)", "٢/٣",
    "0/2 (1 undecided, 1 undecided)",
  ])
  func `what is no tally is refused`(text: String) {
    #expect(Tally(text) == nil)
  }

  private func diagnostics(_ text: String) -> [String] {
    let file = SourceFile(path: "b.yaml", text: text)
    do throws(InvalidBaseline) {
      _ = try BaselineFile.read(file)
      return []
    } catch {
      return error.diagnostics.map { diagnostic in
        let place = file.location(ofUTF8Offset: diagnostic.range.lowerBound)
        return "\(place.line):\(place.column) \(diagnostic.id.rawValue) \(diagnostic.message)"
      }
    }
  }

  /// A conversation of two turns, of which the second was not asked in one trial.
  private static let conversation = """
    baseline: 1
    suite: talk
    model: afm-2
    fingerprint: AFM 2 Core, simulated profile 3
    cases:
      rent:
        - prompt: default
          prompt-hash: 0c19a2d4e15f
          request: 5f0c19a2d4e1
          case: 77aa01b2c3d4
          accepted-failing: it refuses
          turns:
            - outcome: answered
              assertions:
                "contains: 900": 1/2
                found: 2/2
              responses:
                - count: 1
                  answer: 900 euro.
                - count: 1
            - outcome: not-asked
              assertions:
                found: 0/2 (2 errored)
              responses:
                - count: 2

    """

  @Test func `a conversation has its outcomes, tallies and responses by turn`() throws {
    let read = try BaselineFile.read(SourceFile(path: "b.yaml", text: Self.conversation))
    let cell = try #require(read.cell(caseName: "rent", prompt: "default"))
    #expect(
      cell.assertions.map { "\($0.label) \($0.tally)" } == [
        "turn 1: contains: 900 1/2", "turn 1: found 2/2", "turn 2: found 0/2 (2 errored)",
      ])
    #expect(cell.turns.map(\.outcome) == [.answered, nil])
    #expect(
      cell.turns[0].responses == [
        BaselineResponse(count: 1, answer: .text("900 euro.")),
        BaselineResponse(count: 1, answer: nil),
      ])
    #expect(BaselineFile.text(read) == Self.conversation)
  }

  @Test(
    arguments: [
      (
        "      accepted-failing: it refuses", "      outcome: answered",
        "a cell with turns has 'outcome' in each of them"
      ),
      ("- count: 2", "- count: 3", "the responses count 3, and those of the first turn 2"),
      ("found: 2/2", "found: 2/3", "the tally is of 3, and the responses count 2"),
      ("outcome: not-asked", "outcome: not-aksed", "'not-aksed' is not an outcome"),
      (
        "outcome: not-asked", "outcome: answered",
        "no response has an answer, and the outcome is "
          + "'answered'"
      ),
      (
        "        - outcome: not-asked", "        - outcom: not-asked",
        "unknown key 'outcom' in a turn"
      ),
    ])
  func `a damaged conversation is refused`(old: String, new: String, message: String) throws {
    let text = Self.conversation.replacing(old, with: new)
    #expect(text != Self.conversation)
    let error = try #require(throws: InvalidBaseline.self) {
      try BaselineFile.read(SourceFile(path: "b.yaml", text: text))
    }
    #expect(error.diagnostics.map(\.message) == [message])
  }
}
