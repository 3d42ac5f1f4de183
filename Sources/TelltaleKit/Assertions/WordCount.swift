import SourceText
import SuiteSyntax
import TextAnalysis

/// Checks how many words the response has.
struct WordCount: Assertion {
  static let usage = AssertionUsage(
    name: "word-count",
    summary: """
      The response has so many words; in Chinese and Japanese each character counts as one.
      """,
    value: .required(.anyOf([.integer(Bounds.natural), .mapping(keys)])),
    forms: [
      .init("word-count: 12", "has exactly so many words"),
      .init("word-count: {minimum: 5, maximum: 40}", "has between so many; either may be left out"),
    ],
    examples: [
      .init("word-count: 4", .pass, answer: "Het totaal is € 22,41."),
      .init("word-count: {maximum: 6}", .pass, answer: "L’hôtel a coûté 22,41 €."),
      .init("word-count: {minimum: 5, maximum: 9}", .pass, answer: "京都で払いました。"),
      .init(
        "word-count: {maximum: 3}", .fail, reason: "too-long", answer: "It was bought in Utrecht."),
      .init("word-count: {minimum: 3}", .fail, reason: "too-short", answer: "22,41 €"),
    ])

  /// The keys of a mapping.
  static let keys = KeyTable(
    "'word-count'",
    [
      KeyUsage("minimum", .integer(Bounds.natural), "The fewest words."),
      KeyUsage("maximum", .integer(Bounds.natural), "The most words."),
    ], rules: [.atLeastOne(of: ["minimum", "maximum"])])

  var minimum: Int?
  var maximum: Int?

  init(value: SuiteNode?, reader: AssertionReader) throws(SuiteValueError) {
    guard let value else {
      throw SuiteValueError(
        "'word-count' needs a number", help: "write word-count: {maximum: 40}", id: "missing-value")
    }
    guard case .mapping = value.content else {
      minimum = try value.integer(in: Bounds.natural)
      maximum = minimum
      return
    }
    let entries = try value.entries(of: Self.keys)
    minimum = try entries["minimum"]?.integer(in: Bounds.natural)
    maximum = try entries["maximum"]?.integer(in: Bounds.natural)
    guard minimum != nil || maximum != nil else {
      throw SuiteValueError(
        "'word-count' needs 'minimum' or 'maximum'", at: value.range, id: "missing-key")
    }
    if let minimum, let maximum, minimum > maximum {
      throw SuiteValueError(
        "the minimum \(minimum) is above the maximum \(maximum)", at: value.range,
        id: "empty-range")
    }
  }

  func judge(_ subject: AssertionSubject) -> Judgement {
    subject.withJudgedText { answer, place in
      let words = TextTokens(answer).wordRanges
      let message = "the answer has \(words.count) \(words.count == 1 ? "word" : "words")"
      if let minimum, words.count < minimum {
        return .fail("too-short", "\(message), \(bound)", [.init(in: place, 0..<answer.utf8.count)])
      }
      if let maximum, words.count > maximum {
        let excess = words[maximum].lowerBound..<(words.last?.upperBound ?? answer.utf8.count)
        return .fail("too-long", "\(message), \(bound)", [.init(in: place, excess)])
      }
      return Judgement(.pass, message: message)
    }
  }

  private var bound: String {
    switch (minimum, maximum) {
    case (let minimum?, let maximum?) where minimum == maximum: "not \(minimum)"
    case (let minimum?, let maximum?): "not \(minimum) to \(maximum)"
    case (let minimum?, nil): "at least \(minimum) are asked for"
    case (nil, let maximum?): "at most \(maximum) are allowed"
    case (nil, nil): ""
    }
  }

  var labelValue: String? {
    switch (minimum, maximum) {
    case (let minimum?, let maximum?):
      minimum == maximum ? "\(minimum)" : "{minimum: \(minimum), maximum: \(maximum)}"
    case (let minimum?, nil): "{minimum: \(minimum)}"
    case (nil, let maximum?): "{maximum: \(maximum)}"
    case (nil, nil): nil
    }
  }
}
