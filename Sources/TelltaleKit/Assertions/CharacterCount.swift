import SuiteSyntax

/// Checks how many characters the response has.
struct CharacterCount: CountAssertion {
  static let usage = AssertionUsage(
    name: "character-count",
    summary: """
      The response has so many characters as a reader counts them: a letter with its accents, an \
      emoji and a line break are one each.
      """,
    value: .required(unit.shape),
    forms: [
      .init("character-count: 12", "has exactly so many characters"),
      .init(
        "character-count: {maximum: 280}", "has at most so many; spaces and punctuation count"),
    ],
    examples: [
      .init("character-count: 7", .pass, answer: "22,41 €"),
      .init("character-count: {maximum: 9}", .pass, answer: "京都で払いました。"),
      .init("character-count: 4", .pass, answer: "cafe\u{301}"),
      .init("character-count: 1", .pass, answer: "👩‍👩‍👧"),
      .init("character-count: {maximum: 5}", .fail, reason: "too-long", answer: "Utrecht"),
      .init("character-count: {minimum: 3}", .fail, reason: "too-short", answer: "네."),
    ])

  static let unit = CountBounds.Unit(
    assertion: "character-count", singular: "character", plural: "characters")

  var bounds: CountBounds

  init(value: SuiteNode?, reader: AssertionReader) throws(SuiteValueError) {
    bounds = try CountBounds(value, of: Self.unit)
  }

  static func ranges(in text: String, of subject: AssertionSubject) -> [Range<Int>] {
    var offset = 0
    return text.map { character in
      defer { offset += character.utf8.count }
      return offset..<offset + character.utf8.count
    }
  }
}
