import SuiteSyntax
import TelltaleKit
import Testing

@testable import TelltaleCommands

/// A kind of text that nobody writes and that a model may return.
struct HostileText: Sendable, CustomTestStringConvertible {
  let testDescription: String

  /// The text in about a length, in UTF-8.
  let make: @Sendable (Int) -> String

  init(_ name: String, repeating part: String) {
    testDescription = name
    make = { count in String(repeating: part, count: max(1, count / part.utf8.count)) }
  }

  static let all: [Self] = [
    Self("combining marks", repeating: "\u{301}"),
    Self("letters with combining marks", repeating: "a\u{300}\u{316}\u{327}"),
    Self("marks that change places", repeating: "\u{300}\u{316}\u{327}"),
    Self("bidirectional overrides", repeating: "\u{202E}a\u{2066}"), Self("NUL", repeating: "\0"),
    Self("escapes", repeating: "\u{1B}[31m"), Self("digits", repeating: "1"),
    Self("groups of digits", repeating: "1,"), Self("amounts", repeating: "€ 1,50 "),
    Self("minus signs", repeating: "-"), Self("currency signs", repeating: "$"),
    Self("signs and digits", repeating: "$1"), Self("brackets", repeating: "("),
    Self("gaps", repeating: "[Name] "), Self("quotation marks", repeating: "\" "),
    Self("curly quotation marks", repeating: "“a "), Self("apostrophes", repeating: "'a"),
    Self("stops", repeating: ". "), Self("question marks", repeating: "?"),
    Self("line breaks", repeating: "\n"), Self("one long word", repeating: "a"),
    Self("names", repeating: "Anna Visser "),
    Self("words", repeating: "not found in the document "),
    Self("openings", repeating: "Sure! Here is "), Self("Han characters", repeating: "三"),
    Self("Hangul", repeating: "원"), Self("Thai", repeating: "ก"), Self("emoji", repeating: "👨‍👩‍👧"),
    Self("flags", repeating: "🇳🇱"), Self("spaces", repeating: " "),
    Self("joiners", repeating: "\u{200D}"), Self("dates", repeating: "1.1."),
    Self("opening JSON", repeating: "["), Self("opening objects", repeating: "{\"a\":"),
    Self("half a string", repeating: "\"\\"), Self("list items", repeating: "- 1. "),
    Self("fences", repeating: "```\n"), Self("tags", repeating: "<a"),
    Self("entities", repeating: "&"), Self("addresses", repeating: "http://a."),
  ]
}

/// Assertions with the values that hostile texts are judged by, as JSON.
private enum HostileAssertion {
  static let all: [(name: String, value: AnswerValue)] = [
    ("amount", .string("€ 22,41")), ("character-count", .integer(3)), ("complete", .null),
    ("contains", .string("22,41")), ("contains", .object([text, folded])),
    ("contains-all", .array([.string("22,41"), .string("aab")])),
    ("contains-any", .array([.string("22,41"), .string("aab")])), ("contains-json", .null),
    ("contains-json", .object([.init("schema", schema)])), ("currency-kept", .null),
    ("currency-kept", .string("as-written")), ("date", .string("2026-03-12")),
    ("documents", .array([.string("Receipt")])), ("ends-with", .string("22,41")),
    ("equals", .string("22,41")), ("equals", .object([text, folded])),
    (
      "example-not-template",
      .object([.init("examples", .array([.string("The rent is € 950 a month.")]))])
    ),
    ("field", .object([.init("path", .string("text")), .init("contains", .string("22,41"))])),
    ("found", .null), ("is-json", .null), ("is-json", .object([.init("schema", schema)])),
    ("is-refusal", .null), ("language", .string("nl")), ("language-matches-question", .null),
    ("levenshtein", .object([to, .init("at-most", .integer(2))])), ("matches-answer-type", .null),
    ("names-from-source", .null), ("no-copied-headings", .null), ("no-placeholder", .null),
    ("no-preamble", .null), ("no-question-echo", .null), ("no-repeated-answer", .null),
    ("no-sum-of-its-own", .null), ("numbers-from-source", .null),
    ("outcome", .string("answered")), ("plain-text", .null), ("question-count", .integer(0)),
    ("quotes-exactly", .null), ("regex", .string("[0-9]{4}-[0-9]{2}")),
    ("script", .string("Latin")), ("sentence-count", .object([.init("maximum", .integer(3))])),
    ("similar", similar("chrf")), ("similar", similar("rouge-l")),
    ("similar", similar("levenshtein")), ("starts-with", .string("22,41")),
    ("starts-with-answer", .string("22,41")),
    ("word-count", .object([.init("maximum", .integer(40))])),
  ]

  /// Combine other assertions and read no text themselves.
  static let combining: Set = ["all", "any", "at-least", "not"]

  /// Are decided by how the response came, and read no text.
  static let wordless: Set = [
    "answered-by", "first-token", "fits-context", "latency", "retrieved", "tokens",
  ]

  /// Judge an answer that is an object.
  static let guided: Set = ["documents", "field", "found", "matches-answer-type"]

  private static let text = AnswerValue.Member("text", .string("totaal é"))
  private static let to = AnswerValue.Member("to", .string("€ 22,41"))
  private static let folded = AnswerValue.Member(
    "ignoring",
    .array(["case", "diacritics", "whitespace", "punctuation"].map { .string($0) }))
  private static let schema = AnswerValue.object([
    .init("type", .string("object")), .init("required", .array([.string("a")])),
  ])

  private static func similar(_ measure: String) -> AnswerValue {
    .object([to, .init("by", .string(measure)), .init("at-least", .number(0.5))])
  }

  /// What `judge` reads.
  static func line(_ name: String, _ value: AnswerValue, _ text: String) -> AnswerValue {
    let passage = AnswerValue.object([
      .init("title", .string("Receipt")), .init("heading", .string("Receipt · 12 March 2026")),
      .init("text", .string("Total € 22,41. Paid by Anna Visser; tip € 2.00.")),
    ])
    let answer = AnswerValue.object([
      .init("text", .string(text)), .init("found", .boolean(true)),
      .init("documents", .array([.string("Receipt"), .string(text)])),
    ])
    return .object([
      .init("assertion", value == .null ? .string(name) : .object([.init(name, value)])),
      .init("answer", guided.contains(name) ? answer : .string(text)),
      .init("question", .string("What is the total?")), .init("language", .string("en")),
      .init("instructions", .string("Answer briefly. For example: The rent is € 950.")),
      .init(
        "history",
        .array([
          .object([
            .init("question", .string("And the rent?")), .init("answer", .string("It was € 950.")),
          ])
        ])), .init("passages", .array([passage])),
    ])
  }
}

/// How long hostile texts take is measured by `Benchmarks/hostile`.
struct HostileTextTests {
  @Test func `each assertion is put to hostile texts`() {
    let names = Set(AssertionRegistry().names).subtracting(HostileAssertion.combining)
      .subtracting(HostileAssertion.wordless)
    #expect(Set(HostileAssertion.all.map(\.name)) == names)
  }

  /// Verdicts on any of the texts, which hold none of what is asked for.
  private static let told: [String: String] = [
    "amount": "fail", "contains": "fail", "contains-all": "fail", "contains-any": "fail",
    "date": "fail", "documents": "fail", "ends-with": "fail", "equals": "fail", "field": "fail",
    "found": "fail", "levenshtein": "fail", "matches-answer-type": "pass",
    "no-repeated-answer": "pass", "no-sum-of-its-own": "pass", "outcome": "pass", "regex": "fail",
    "starts-with": "fail", "starts-with-answer": "fail",
  ]

  @Test(arguments: HostileText.all)
  func `each assertion gives a verdict on a hostile text`(_ hostile: HostileText) throws {
    let text = hostile.make(600)
    for (name, value) in HostileAssertion.all {
      let verdict = JudgedLine(HostileAssertion.line(name, value, text).json).json
      let said = "\(name): \(verdict.json.prefix(300))"
      guard case .string(let word)? = verdict["verdict"] else {
        Issue.record("\(said)")
        continue
      }
      #expect(["pass", "fail", "undecided"].contains(word), "\(said)")
      if let told = Self.told[name] { #expect(word == told, "\(said)") }
      for evidence in verdict["evidence"]?.elements ?? [] {
        guard case .array(let range)? = evidence["utf8"], evidence["in"] == .string("answer") else {
          continue
        }
        #expect(range.count == 2 && range.allSatisfy { $0.offset <= text.utf8.count }, "\(said)")
      }
    }
    #expect(AnalyzedText(text, language: nil, .init()).members.count == 6)
  }

  @Test(
    arguments: [
      ("is-json", "opening JSON", "fail"), ("contains-json", "opening JSON", "fail"),
      ("is-json", "opening objects", "fail"), ("contains-json", "opening objects", "fail"),
      ("is-json", "half a string", "fail"),
      ("plain-text", "NUL", "fail"), ("plain-text", "escapes", "fail"),
      ("plain-text", "fences", "fail"),
      ("no-placeholder", "gaps", "fail"), ("no-preamble", "openings", "fail"),
      ("question-count", "question marks", "pass"), ("names-from-source", "names", "pass"),
      ("script", "Han characters", "fail"), ("script", "Hangul", "fail"),
      ("script", "one long word", "pass"), ("script", "digits", "undecided"),
      ("language", "Han characters", "fail"), ("language", "words", "fail"),
      ("language", "digits", "undecided"), ("word-count", "words", "fail"),
      ("word-count", "line breaks", "pass"), ("sentence-count", "line breaks", "pass"),
      ("is-refusal", "digits", "fail"),
    ])
  func `the verdict is the right one where it can be told`(
    _ name: String, _ kind: String, _ verdict: String
  ) throws {
    let hostile = try #require(HostileText.all.first { $0.testDescription == kind })
    let value = try #require(HostileAssertion.all.first { $0.name == name }).value
    let line = HostileAssertion.line(name, value, hostile.make(600))
    #expect(JudgedLine(line.json).json["verdict"] == .string(verdict))
  }

  /// A text for which a recursive reader would need more stack than there is, and
  /// marks that are sorted wherever texts are compared.
  @Test(arguments: [
    String(repeating: "[", count: 100_000), String(repeating: "{\"a\":", count: 50_000),
    "a" + String(repeating: "\u{300}\u{316}\u{327}", count: 33_333),
    String(repeating: "\0", count: 50_000),
  ])
  func `a long hostile text ends no process`(_ text: String) {
    let names = ["contains", "is-json", "contains-json", "equals", "regex"]
    for (name, value) in HostileAssertion.all where names.contains(name) {
      let verdict = JudgedLine(HostileAssertion.line(name, value, text).json).json
      #expect(verdict["verdict"] == .string("fail"), "\(name)")
    }
  }

  @Test(arguments: ["levenshtein", "similar"])
  func `a text that is too long to be measured is an error`(_ name: String) {
    for (_, value) in HostileAssertion.all.filter({ $0.name == name }) {
      let longest = String(repeating: "a", count: 100_000)
      let judged = JudgedLine(HostileAssertion.line(name, value, longest).json).json
      #expect(judged["verdict"] == .string("fail"))
      let longer = JudgedLine(HostileAssertion.line(name, value, longest + "a").json).json
      #expect(longer["verdict"] == .string("error"))
      #expect(longer["reason"] == .string("too-long"))
    }
  }

  @Test(
    .enabled(if: isBuilt, "the program is not beside the tests"),
    arguments: ["tr_TR.UTF-8", "de_DE.UTF-8"])
  func `verdicts on hostile texts are the same in every locale`(_ locale: String) throws {
    let folder = try ProjectFolder()
    let lines = HostileText.all.flatMap { hostile in
      HostileAssertion.all.map { HostileAssertion.line($0.name, $0.value, hostile.make(60)).json }
    }
    try folder.write(lines.map { $0 + "\n" }.joined(), to: "lines.jsonl")
    let line = #"LC_ALL=LOCALE LANG=LOCALE "$T" judge --jsonl lines.jsonl"#
    let plain = try shell(line.replacing("LOCALE", with: "C"), in: folder)
    #expect(plain.output.split(separator: "\n").count == lines.count)
    #expect(try shell(line.replacing("LOCALE", with: locale), in: folder) == plain)
  }

  @Test(arguments: [#"\ud800"#, #"\udfff a"#, #"a\ud83d"#])
  func `a lone surrogate is an error of its line and the stream goes on`(
    _ text: String
  ) async throws {
    let outcome = try await ProjectFolder().run(
      "judge", "--jsonl", "-",
      input: """
        {"id":1,"assertion":{"contains":"a"},"answer":"\(text)"}
        {"id":2,"assertion":{"contains":"a"},"answer":"a"}
        """)
    let lines = outcome.output.split(separator: "\n")
    #expect(lines.count == 2)
    #expect(lines.first?.contains(#""verdict":"error","reason":"bad-input""#) == true)
    #expect(lines.last?.hasPrefix(#"{"id":2,"verdict":"pass""#) == true)
  }

  @Test func `a pattern that would never end is an error`() async throws {
    let text = String(repeating: "a", count: 40) + "b"
    let outcome = try await ProjectFolder().run(
      "judge", "--jsonl", "-",
      input: #"{"id":1,"assertion":{"regex":"(a+)+$"},"answer":"\#(text)"}"#)
    #expect(outcome.output.hasPrefix(#"{"id":1,"verdict":"error""#))
  }
}

extension AnswerValue {
  /// The elements of a list.
  fileprivate var elements: [AnswerValue]? {
    if case .array(let elements) = self { elements } else { nil }
  }

  /// A place in a text; beyond any where it is no whole number.
  fileprivate var offset: Int { if case .integer(let value) = self { Int(value) } else { .max } }
}
