import Foundation
import SourceText
import SuiteSyntax
import Testing

@testable import TelltaleKit

/// Repairs a text that need not be a suite.
private func repaired(_ text: String) -> String? {
  SuiteRepairer { _, _ in [] }.repair(SourceFile(path: "t.yaml", text: text))?.repaired.text
}

/// The value of a text as JSON, or `nil` where it is refused.
private func value(of text: String) -> String? {
  SuiteParser.parse(SourceFile(path: "t.yaml", text: text)).root?.json
}

@Suite struct SuiteRepairTests {
  /// Mistakes with what they must become.
  static let certain: [(broken: String, mended: String)] = [
    // Text that needs quotes.
    ("text: {{question}}\n", "text: \"{{question}}\"\n"),
    ("prompt: {{name}}, hello\n", "prompt: \"{{name}}, hello\"\n"),
    ("a: {{x}} # a comment\nb: 1\n", "a: \"{{x}}\" # a comment\nb: 1\n"),
    ("- {{x}} \"and\" {{y}}\n- z\n", "- '{{x}} \"and\" {{y}}'\n- z\n"),
    ("a: [{{x}}, y]\n", "a: [\"{{x}}\", y]\n"),
    ("a: {b: {{x}}}\n", "a: {b: \"{{x}}\"}\n"),
    ("a: **Important** read this\n", "a: \"**Important** read this\"\n"),
    ("a: *Important*\n", "a: \"*Important*\"\n"),
    ("a: * one\nb: 1\n", "a: \"* one\"\nb: 1\n"),
    ("to: @team\n", "to: \"@team\"\n"),
    ("to: [@a, b]\n", "to: [\"@a\", b]\n"),
    ("a: `code` it's\n", "a: \"`code` it's\"\n"),
    ("pct: %d items\n", "pct: \"%d items\"\n"),
    ("re: [a-z]+\n", "re: \"[a-z]+\"\n"),
    ("re: [0-9]{3}\\d\n", "re: '[0-9]{3}\\d'\n"),
    (
      "prompt: Answer politely. Follow these rules: be brief\n",
      "prompt: \"Answer politely. Follow these rules: be brief\"\n"
    ),
    ("a: Answer these questions:\nb: 1\n", "a: \"Answer these questions:\"\nb: 1\n"),
    // White space.
    ("a:\n\tb: 1\n", "a:\n  b: 1\n"),
    ("a:\n\tb:\n\t\tc: 1\n\td: 2\n", "a:\n  b:\n    c: 1\n  d: 2\n"),
    ("a:\n    b: 1\n\tc: 2\n", "a:\n    b: 1\n    c: 2\n"),
    ("-\tname: x\n\tb: 1\n", "- name: x\n  b: 1\n"),
    ("a: |\n\tone\n\ttwo\n", "a: |\n  one\n  two\n"),
    ("a:\r\n\tb: 1\r\n", "a:\r\n  b: 1\r\n"),
    ("\u{FEFF}a:\n\tb: 1\n", "\u{FEFF}a:\n  b: 1\n"),
    ("a: 1\nb:2\n", "a: 1\nb: 2\n"),
    ("a:\n  b:2\n  c: 3\n", "a:\n  b: 2\n  c: 3\n"),
    ("a: {b:1, c:[2]}\n", "a: {b: 1, c: [2]}\n"),
    ("\"a\":1\nb: 2\n", "\"a\": 1\nb: 2\n"),
    ("a:\u{A0}b\nc: 1\n", "a: b\nc: 1\n"),
    ("\u{A0}\u{A0}a: 1\n", "  a: 1\n"),
    ("a: \u{200B}b\n", "a: b\n"),
    ("a: b\u{FEFF}c\n", "a: bc\n"),
    // Brackets, commas, quotes.
    ("a: [\n  {b: 1}\n]\n", "a: [\n  {b: 1}\n  ]\n"),
    ("a:\n  b: [\n    1\n  ]\n", "a:\n  b: [\n    1\n    ]\n"),
    ("a: [1,\n2,\n3]\nb: 1\n", "a: [1,\n  2,\n  3]\nb: 1\n"),
    ("a: \"really\",\n", "a: \"really\"\n"),
    ("a: [1, 2], # both\n", "a: [1, 2] # both\n"),
    ("- \"Line one.\n\nLine two.\"\n", "- \"Line one.\n\n Line two.\"\n"),
    // The end of the file.
    ("a: |\n  b", "a: |\n  b\n"),
    ("a: |+\r\n  b", "a: |+\r\n  b\r\n"),
    ("a: |\r  b", "a: |\r  b\r"),
    // Several mistakes.
    ("a: @x\nb: {{y}}\nc:\n\td:1\n\te: 2,\n", "a: \"@x\"\nb: \"{{y}}\"\nc:\n  d: 1\n  e: 2,\n"),
    ("a: @x\nb: [\nc: @y\n", "a: \"@x\"\nb: [\nc: @y\n"),
  ]

  @Test(arguments: certain)
  func `what only one edit can repair is repaired`(broken: String, mended: String) {
    #expect(repaired(broken) == mended)
  }

  /// Mistakes that may have been meant in two ways, and texts that are right.
  static let uncertain = [
    // Two widths of a tab give two values.
    "a:\n  b:\n    c: 1\n\td: 2\n",
    // A block's text deeper than its first line.
    "a:\n\tb: |\n\t\tone\n\t\t\ttwo\n",
    // Text that goes on, or may be a key or a comment.
    "a: Follow rules: be brief\n  and kind\n", "a: **x** y\n  z\n", "a: @b: c\n", "- @b: c\n",
    "a: {{x}} #1 best\n", "a: \"x\",\n  \"y\"\n", "a: \"x\", \"y\"\n", "a: b: c\n",
    "name: one question: How much?\n",
    // A key that another mistake has made.
    "a:\n  input:{ b: hi, c: d }\n", "label:'x {{y}}: {{z}}'\n",
    // Quotes and brackets that may be part of the text.
    "a: \"He said \"Hi!\" to me\"\n", "a: 'it's here'\n", "a: 'tis the season\nb: 1\n",
    "re: \"\\d+\"\n", "re: [a] b\n", "re: [a-z]]\n", "a: [1, 2\nb: 3\n", "a: {{x}\n",
    // Tags, aliases, numbers, paths.
    "a: !include x.yaml\n", "a: !important be kind\n", "a: *base, x\n", "a: *base\n",
    "a: 0510\n", "a: 1\nC:\\x\n", "a: 1\nhttp://x\n", "a: 1\n12:30\n",
    // Structure.
    "- a: 1\n    b: 2\n", "a:\n  - b: 1\n    c: 2\n   d: 3\n", "a: - b\n", "a: > b\n", "a: |\nb\n",
    "a: 1\na: 2\n", "a: 1\n---\nb: 2\n",
    // Nothing is wrong, or what is odd has a value.
    "a: 1\n", "a: Update #2 today\n", "a:\n  -one\n  -two\n", "a: big,\n", "a: “b”\n", "a: &x 1\n",
  ]

  @Test(arguments: uncertain)
  func `what may have been meant otherwise is left alone`(text: String) {
    #expect(repaired(text) == nil)
  }

  @Test(arguments: certain)
  func `a repaired file is repaired, whatever its line breaks`(broken: String, mended: String) {
    #expect(repaired(mended) == nil)
    guard !broken.contains("\r") else { return }
    #expect(
      repaired(broken.replacing("\n", with: "\r\n")) == mended.replacing("\n", with: "\r\n"))
  }

  /// A suite with a mistake that only the decoder sees.
  static let suites: [(broken: String, mended: String?)] = [
    ("question: 3.10", "question: \"3.10\""), ("question: True", "question: \"True\""),
    ("question: ~", nil), ("question: x\n    observe: yes", "question: x\n    observe: true"),
    ("question:Hi?", "question: Hi?"), ("question: x\n    notes:Hi?", nil),
    ("question: x\n    vars: {a:1, b: 2}", "question: x\n    vars: {a: 1, b: 2}"),
  ]

  @Test(arguments: suites)
  func `what a key asks for decides too`(broken: String, mended: String?) {
    func suite(_ text: String) -> String {
      "suite: a\ncases:\n  - name: x\n    \(text)\n    assert: [{contains: a}]\n"
    }
    let repairer = SuiteRepairer { root, file in
      SuiteDecoder(knownModels: []).decode(root, in: file).diagnostics
    }
    let repair = repairer.repair(SourceFile(path: "t.yaml", text: suite(broken)))
    #expect(repair?.repaired.text == mended.map(suite))
  }

  @Test func `a file with a thousand mistakes is repaired in one go`() {
    let broken = "a:\n" + (1...1_000).map { "\tk\($0):\n\t\t- x\n" }.joined()
    let mended = "a:\n" + (1...1_000).map { "  k\($0):\n    - x\n" }.joined()
    #expect(repaired(broken) == mended)
  }

  @Test(.enabled(if: Mistake.isPresent, "set TELLTALE_CORPORA to the folder of the test data"))
  func `every mistake of the collection is repaired as its hint says, or not at all`() throws {
    let mended: [Int: String] = [
      1: #"{"prompt":"Answer politely. Follow these rules: be brief"}"#,
      2: #"{"text":"{{question}}"}"#, 3: #"{"prompt":"{{name}}, hello"}"#, 4: #"{"a":{"b":1}}"#,
      10: #"{"prompts":["Line one.\nLine two at column one."]}"#, 12: #"{"regex":"[a-z]+"}"#,
      13: #"{"note":"**Important** read this"}"#, 14: #"{"to":"@team"}"#,
      15: #"{"pct":"%d items"}"#, 17: #"{"a":1,"b":2}"#, 22: #"{"tests":[{"a":1}]}"#,
      24: #"{"a":"really"}"#, 32: #"{"a":"b","c":1}"#,
    ]
    let mistakes = try Mistake.all()
    #expect(mistakes.count == 34)
    for mistake in mistakes {
      let json = repaired(mistake.yaml).flatMap(value)
      let compact = json.map { $0.split(separator: "\n").map { $0.drop { $0 == " " } }.joined() }
      #expect(
        compact?.replacing("\": ", with: "\":") == mended[mistake.n], "mistake \(mistake.n)")
    }
  }
}

/// A common mistake, from a collection that is not part of the project.
private struct Mistake: Decodable {
  var n: Int
  var yaml: String

  static let file = ProcessInfo.processInfo.environment["TELLTALE_CORPORA"].map {
    URL(filePath: $0).appending(path: "yaml/yaml-mistakes.json")
  }

  static var isPresent: Bool { file != nil }

  static func all() throws -> [Mistake] {
    guard let file else { return [] }
    return try JSONDecoder().decode([Mistake].self, from: Data(contentsOf: file))
  }
}
