import SourceText
import SuiteSyntax
import TextAnalysis

/// Checks that the response is much like a text.
struct Similar: ReferenceComparison {
  /// A measure of likeness, from 0 to 1.
  enum Measure: String, CaseIterable {
    case chrF = "chrf"
    case rougeL = "rouge-l"
    case levenshtein

    var summary: String {
      switch self {
      case .chrF: "Shared runs of 1 to 6 characters (chrF2); for any language."
      case .rougeL: "Shared words in order (ROUGE-L, F); for texts with the same words."
      case .levenshtein: "Edits for the length of the longer text; for short texts."
      }
    }
  }

  static let usage = AssertionUsage(
    name: "similar",
    summary: """
      The response is at least so much like the text, or the nearest of the texts, by a measure \
      from 0 to 1.
      """,
    value: .required(.mapping(keys)),
    forms: [
      .init(
        "similar: {to: \"It ends on 1 March.\", by: chrf, at-least: 0.8}",
        "shares runs of characters"),
      .init("similar: {by: rouge-l, at-least: 0.6}", "shares words with the case's reference"),
      .init(
        "similar: {to: [Utrecht, Amersfoort], by: levenshtein, at-least: 0.9, ignoring: case}",
        "is nearly one of the texts"),
    ],
    examples: [
      .init(
        "similar: {to: \"It ends on 1 March.\", by: chrf, at-least: 0.8}", .pass,
        answer: "It ends on 1 March"),
      .init(
        "similar: {by: rouge-l, at-least: 0.6}", .pass,
        of: .init(
          outcome: .answered(.text("Het contract loopt tot 1 maart.")),
          reference: "Het contract loopt af op 1 maart.")),
      .init(
        "similar: {to: 一個句子, by: rouge-l, at-least: 1}", .pass, answer: "一個句子。"),
      .init(
        "similar: {to: abcde, by: levenshtein, at-least: 0.8}", .pass, answer: "abcdx"),
      .init(
        "similar: {to: \"Il contratto scade il 1º marzo.\", by: chrf, at-least: 0.8}", .fail,
        reason: "too-different", answer: "Non lo so."),
      .init(
        "similar: {by: rouge-l, at-least: 0.6}", .fail, reason: "too-different",
        of: .init(
          outcome: .answered(.text("계약은 3월 1일에 끝납니다.")), reference: "합계는 22,410원입니다.")),
    ])

  /// The keys of the value.
  static let keys = KeyTable(
    "'similar'",
    [
      KeyUsage(
        "to", .oneOrList(of: .text(.filled), minimum: 1),
        "The text, or texts of which the nearest counts; without it, the case's reference."),
      KeyUsage(
        "by", .words(Measure.allCases.map { .init($0.rawValue, $0.summary) }),
        "How likeness is measured.", isRequired: true),
      KeyUsage(
        "at-least", .number(Bounds.share), "The least likeness, such as 0.8.", isRequired: true),
      AssertionItem.ignoring,
    ])

  var texts: [String] = []
  var measure: Measure
  var minimum: Double
  var ignoring: TextFolding = []

  init(value: SuiteNode?, reader: AssertionReader) throws(SuiteValueError) {
    guard let value else {
      throw SuiteValueError(
        "'similar' needs a measure and a bound",
        help: "write similar: {to: \"22,41\", by: chrf, at-least: 0.8}", id: "missing-value")
    }
    let entries = try value.entries(of: Self.keys)
    if let node = entries["to"] { texts = try node.referenceTexts(of: "similar") }
    let names = Measure.allCases.map(\.rawValue)
    guard let by = entries["by"] else {
      throw SuiteValueError(
        "'similar' has no 'by'", at: value.range,
        help: "the measures are \(names.joined(separator: ", "))", id: "missing-key")
    }
    let word = try by.text()
    guard let measure = Measure(rawValue: word) else {
      throw SuiteValueError(
        "\(word.quoted) is not a measure of likeness", at: by.range,
        help: word.nearestWord(among: names) ?? "the measures are \(names.joined(separator: ", "))")
    }
    self.measure = measure
    guard let bound = entries["at-least"] else {
      throw SuiteValueError(
        "'similar' has no 'at-least'", at: value.range,
        help: "say how much is enough, such as at-least: 0.8", id: "missing-key")
    }
    minimum = try bound.number(in: Bounds.share)
    if let node = entries["ignoring"] { try readIgnoring(node) }
  }

  func judge(_ subject: AssertionSubject) -> Judgement {
    measure(subject) { answer, texts, whole in
      let scores = texts.compactMap { score(of: answer, against: $0) }
      guard let best = scores.max(by: { $0.value < $1.value }) else {
        return .undecided("no-words", "neither the answer nor the text has a word to compare")
      }
      // Written out in full where two decimals would hide why it fails.
      let shown = (best.value * 100).rounded(.down) / 100
      let message = "the answer is \(shown) like the text by \(measure.rawValue)"
      if best.reaches(minimum) { return Judgement(.pass, message: message) }
      return .fail("too-different", "\(message), at least \(minimum) is asked for", [whole])
    }
  }

  /// A likeness: a share that is exact, or a number that is rounded.
  private enum Score {
    case share(Share)
    case number(Double)

    var value: Double {
      switch self {
      case .share(let share): share.value
      case .number(let value): value
      }
    }

    /// A mean of fractions is no short decimal: to nine places it is taken as
    /// equal to the threshold.
    func reaches(_ threshold: Double) -> Bool {
      switch self {
      case .share(let share): share.reaches(threshold)
      case .number(let value): value + 0.5e-9 >= threshold
      }
    }
  }

  /// Returns `nil` where the measure finds nothing to count in either text.
  private func score(of answer: FoldedText, against text: FoldedText) -> Score? {
    switch measure {
    case .chrF:
      return .number(CharacterFScore(of: answer.composed, against: text.composed).value)
    case .rougeL:
      let words = RougeWords(answer.composed).words
      let others = RougeWords(text.composed).words
      guard !words.isEmpty || !others.isEmpty else { return nil }
      let shared = EditDistance.longestCommonSubsequence(words, others)
      return .share(Share(2 * shared, of: words.count + others.count))
    case .levenshtein:
      let length = max(answer.characters.count, text.characters.count)
      let distance = EditDistance.levenshtein(answer.characters, text.characters)
      return .share(Share(length - distance, of: length))
    }
  }

  var labelValue: String? {
    let start = texts.isEmpty ? "" : "to: \(texts.labelledAsOneOrList), "
    return label("{\(start)by: \(measure.rawValue), at-least: \(minimum)}")
  }
}

extension FoldedText {
  /// What is left, with letters and accents composed.
  fileprivate var composed: String {
    String(characters).composed
  }
}
