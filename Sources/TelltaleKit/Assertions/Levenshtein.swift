import SourceText
import SuiteSyntax
import TextAnalysis

/// Checks that few edits turn the response into a text.
struct Levenshtein: ReferenceComparison {
  static let usage = AssertionUsage(
    name: "levenshtein",
    summary: """
      So few characters are inserted, deleted or replaced between the response and the text, or \
      the nearest of the texts.
      """,
    value: .required(.mapping(keys)),
    forms: [
      .init("levenshtein: {to: \"€ 22,41\", at-most: 1}", "is at most one edit away"),
      .init("levenshtein: {at-most: 5}", "is so near the case's reference"),
      .init(
        "levenshtein: {to: [ja, nee], at-most: 0, ignoring: [case, punctuation]}",
        "is one of the texts, differences overlooked"),
    ],
    examples: [
      .init("levenshtein: {to: \"€ 22,41\", at-most: 1}", .pass, answer: "€22,41"),
      .init(
        "levenshtein: {at-most: 5}", .pass,
        of: .init(
          outcome: .answered(.text("Le total est de 22,41 €.")),
          reference: "Le total est 22,41 €.")),
      .init(
        "levenshtein: {to: [ja, nee], at-most: 0, ignoring: [case, punctuation]}", .pass,
        answer: "Nee."),
      .init("levenshtein: {to: 京都で払いました。, at-most: 0}", .pass, answer: "京都で払いました。"),
      .init(
        "levenshtein: {to: \"€ 22,41\", at-most: 0}", .fail, reason: "too-far", answer: "€ 22,14"),
      .init(
        "levenshtein: {at-most: 5}", .fail, reason: "too-far",
        of: .init(
          outcome: .answered(.text("Das weiß ich nicht.")), reference: "Die Summe ist 22,41 €.")),
    ])

  /// The keys of the value.
  static let keys = KeyTable(
    "'levenshtein'",
    [
      KeyUsage(
        "to", .oneOrList(of: .text(.filled), minimum: 1),
        "The text, or texts of which the nearest counts; without it, the case's reference."),
      KeyUsage(
        "at-most", .integer(Bounds.natural), "The most edits; 0 asks for the text itself.",
        isRequired: true),
      AssertionItem.ignoring,
    ])

  var texts: [String] = []
  var maximum: Int
  var ignoring: TextFolding = []

  init(value: SuiteNode?, reader: AssertionReader) throws(SuiteValueError) {
    guard let value else {
      throw SuiteValueError(
        "'levenshtein' needs a bound", help: "write levenshtein: {to: \"22,41\", at-most: 2}",
        id: "missing-value")
    }
    let entries = try value.entries(of: Self.keys)
    if let node = entries["to"] { texts = try node.referenceTexts(of: "levenshtein") }
    guard let bound = entries["at-most"] else {
      throw SuiteValueError(
        "'levenshtein' has no 'at-most'", at: value.range, help: "say how many edits may be",
        id: "missing-key")
    }
    maximum = try bound.integer(in: Bounds.natural)
    if let node = entries["ignoring"] { try readIgnoring(node) }
  }

  func judge(_ subject: AssertionSubject) -> Judgement {
    measure(subject) { answer, texts, whole in
      let distances = texts.map { EditDistance.levenshtein(answer.characters, $0.characters) }
      let nearest = distances.min() ?? 0
      let edits = nearest == 1 ? "1 edit" : "\(nearest) edits"
      if nearest <= maximum { return Judgement(.pass, message: "the answer is \(edits) away") }
      return .fail(
        "too-far", "the answer is \(edits) away, at most \(maximum) are allowed", [whole])
    }
  }

  var labelValue: String? {
    let start = texts.isEmpty ? "" : "to: \(texts.labelledAsOneOrList), "
    return label("{\(start)at-most: \(maximum)}")
  }
}
