import SourceText
import SuiteSyntax
import TextAnalysis

/// Checks that answers neither collapse nor explode.
struct LengthSpread: SuiteAssertion {
  static let usage = SuiteAssertionUsage(
    name: "length-spread",
    summary: """
      The lengths of the model's answers lie in these bounds, each of which is optional; at least \
      one is needed. Lengths are in words unless 'unit' says characters; in Chinese and Japanese \
      each character counts as a word.
      """,
    value: .required(.mapping(keys)),
    forms: [
      .init(
        "length-spread: {maximum-ratio: 8}", "the longest is at most so many times the shortest"),
      .init(
        "length-spread: {minimum-median: 4, maximum-median: 25}",
        "the length in the middle: it moves when most answers collapse or explode"),
      .init("length-spread: {minimum: 1, maximum: 60}", "no answer is shorter or longer"),
      .init("length-spread: {unit: characters, maximum: 400}", "the same in characters"),
    ],
    examples: [
      .init(
        "length-spread: {maximum-ratio: 3}", .pass,
        of: [
          .example("total-en", "?", "£14.99 at Harbour Hardware."),
          .example("date-en", "?", "It was bought on 14 February 2026 in Whitby."),
        ]),
      .init(
        "length-spread: {minimum-median: 2.5, maximum-median: 3}", .pass,
        of: [
          .example("total-nl", "?", "€ 22,41 totaal."),
          .example("vase-nl", "?", "De vaas: € 9,95."),
        ]),
      .init(
        "length-spread: {maximum-ratio: 3}", .fail, reason: "too-far-apart",
        of: [
          .example("total-en", "?", "£14.99."),
          .example("date-en", "?", "It was bought on 14 February 2026."),
        ]),
      .init(
        "length-spread: {minimum-median: 3}", .fail, reason: "collapsed",
        of: [
          .example("total-ja", "?", "円"), .example("date-ja", "?", "はい"),
          .example("shop-ja", "?", "京都の店で買いました。"),
        ]),
      .init(
        "length-spread: {unit: characters, maximum: 20}", .fail, reason: "too-long",
        of: [
          .example("total-fr", "?", "22,41 €."),
          .example("date-fr", "?", "Le 12 mars 2026, à Lyon, chez Carrefour."),
        ]),
      .init(
        "length-spread: {maximum: 20}", .undecided, reason: "too-few-answers",
        of: [.example("total-en", "?", "£14.99.")]),
      .init(
        "length-spread: {maximum: 20}", .error, reason: "missing-answers",
        of: [
          .example("total-en", "?", "£14.99."), .example("date-en", "?", "In May."),
          .example("shop-en", "?", nil, .errored),
        ]),
    ])

  /// What lengths are counted in.
  enum Unit: String, CaseIterable {
    case words, characters
  }

  var unit = Unit.words
  var minimum: Int?
  var maximum: Int?
  var minimumMedian: ExactNumber?
  var maximumMedian: ExactNumber?
  var maximumRatio: ExactNumber?

  private static let bounds = [
    KeyUsage("minimum", .integer(Bounds.positive), "The length that no answer is below."),
    KeyUsage("maximum", .integer(Bounds.natural), "The length that no answer is above."),
    KeyUsage(
      "minimum-median", ExactNumber.shape(in: 0...Double(ExactNumber.greatest)),
      "The least length of the answer in the middle."),
    KeyUsage(
      "maximum-median", ExactNumber.shape(in: 0...Double(ExactNumber.greatest)),
      "The greatest length of the answer in the middle."),
    KeyUsage(
      "maximum-ratio", ExactNumber.shape(in: 1...Double(ExactNumber.greatest)),
      "How many times the shortest answer the longest may be."),
  ]

  /// The keys of the value.
  static let keys = KeyTable(
    "'length-spread'",
    bounds + [
      KeyUsage(
        "unit", .words(Unit.allCases.map(\.rawValue)), "What lengths are counted in.")
    ], rules: [.atLeastOne(of: bounds.map(\.name))])

  init(value: SuiteNode?) throws(SuiteValueError) {
    let help = "the bounds are \(Self.bounds.map(\.name).sorted().joined(separator: ", "))"
    guard let value else {
      throw SuiteValueError(
        "'length-spread' needs a bound", help: "write length-spread: {maximum-ratio: 8}; \(help)",
        id: "missing-value")
    }
    let entries = try value.entries(of: Self.keys)
    if let node = entries["unit"] {
      let word = try node.text()
      guard let unit = Unit(rawValue: word) else {
        throw SuiteValueError(
          "'\(word)' is not a unit", at: node.range, help: "the units are words and characters")
      }
      self.unit = unit
    }
    func number(_ key: String) throws(SuiteValueError) -> ExactNumber? {
      guard let node = entries[key] else { return nil }
      return try ExactNumber(node, help: "write a number, such as 4 or 2.5")
    }
    minimum = try entries["minimum"]?.integer(in: 1...Int.max)
    maximum = try entries["maximum"]?.integer(in: 0...Int.max)
    minimumMedian = try number("minimum-median")
    maximumMedian = try number("maximum-median")
    maximumRatio = try number("maximum-ratio")
    guard entries.keys.contains(where: { $0 != "unit" }) else {
      throw SuiteValueError(
        "'length-spread' needs a bound", at: value.range, help: help, id: "missing-key")
    }
    if let ratio = maximumRatio, ratio.numerator < ratio.denominator {
      throw SuiteValueError(
        "the longest answer is never less than the shortest", at: entries["maximum-ratio"]?.range,
        help: "write 1 or more", id: "out-of-reach")
    }
    if let minimum, let maximum, minimum > maximum {
      throw SuiteValueError(
        "the minimum \(minimum) is above the maximum \(maximum)", at: value.range,
        id: "empty-range")
    }
    if let low = minimumMedian, let high = maximumMedian,
      low.numerator.multipliedFullWidth(by: high.denominator)
        > high.numerator.multipliedFullWidth(by: low.denominator)
    {
      throw SuiteValueError(
        "the minimum \(low.spelling) is above the maximum \(high.spelling)", at: value.range,
        id: "empty-range")
    }
  }

  /// An answer with its length.
  private struct Measured {
    var answer: SuiteSubject.Answer
    var length: Int
  }

  func judge(_ subject: SuiteSubject) -> Judgement {
    let measured = subject.asked.flatMap { subject.answers(of: $0) }.compactMap { answer in
      answer.text.map { Measured(answer: answer, length: length(of: $0)) }
    }
    let missing = subject.asked.reduce(0) { count, member in
      count
        + member.cell.trials.count { $0.result == .errored && $0.response.outcome.answer == nil }
    }
    let sorted = measured.sorted { $0.length < $1.length }
    guard measured.count + missing > 1 else {
      return .undecided(
        "too-few-answers",
        "\(measured.count) \(measured.count == 1 ? "answer has" : "answers have") a length"
          + subject.leftOut)
    }
    if let shortest = sorted.first, let longest = sorted.last,
      let failure = failure(shortest, longest, sorted.map(\.length), missing: missing)
    {
      return failure
    }
    if missing > 0 {
      let names = subject.asked.filter { member in
        member.cell.trials.contains {
          $0.result == .errored && $0.response.outcome.answer == nil
        }
      }
      return .error(
        "missing-answers",
        "\(missing) of \(measured.count + missing) answers are missing: "
          + names.map(\.name).listedShortly)
    }
    let lengths = sorted.map(\.length)
    return Judgement(
      .pass,
      message: "\(lengths.first ?? 0) to \(lengths.last ?? 0) \(unit), \(Self.median(lengths)) in "
        + "the middle\(subject.leftOut)")
  }

  /// The first bound that does not hold, whatever the missing answers are.
  private func failure(
    _ shortest: Measured, _ longest: Measured, _ lengths: [Int], missing: Int
  ) -> Judgement? {
    if let minimum, shortest.length < minimum {
      return .fail(
        "too-short", "\(shown(shortest)), at least \(minimum) are asked for",
        [shortest.answer.evidence()])
    }
    if let maximum, longest.length > maximum {
      return .fail(
        "too-long", "\(shown(longest)), at most \(maximum) are allowed",
        [longest.answer.evidence()])
    }
    let ends = [shortest.answer.evidence(), longest.answer.evidence()]
    if let ratio = maximumRatio, ratio.isExceeded(by: longest.length, of: shortest.length) {
      return .fail(
        "too-far-apart",
        "\(shown(shortest)) and \(shown(longest)), more than \(ratio.spelling) times as many", ends)
    }
    let absent = repeatElement(0, count: missing)
    let endless = repeatElement(Int.max / 4, count: missing)
    // Twice the median is whole: between two middle lengths lies their mean.
    if let low = minimumMedian,
      low.numerator.multipliedFullWidth(by: 2)
        > Self.twiceMedian(lengths + endless).multipliedFullWidth(by: low.denominator)
    {
      return .fail("collapsed", "\(middle(lengths)), at least \(low.spelling) are asked for", ends)
    }
    if let high = maximumMedian,
      Self.twiceMedian(absent + lengths).multipliedFullWidth(by: high.denominator)
        > high.numerator.multipliedFullWidth(by: 2)
    {
      return .fail("exploded", "\(middle(lengths)), at most \(high.spelling) are allowed", ends)
    }
    return nil
  }

  private func length(of text: String) -> Int {
    switch unit {
    case .words: TextTokens(text).wordRanges.count
    case .characters: text.count
    }
  }

  /// `total-en has 4 words`.
  private func shown(_ measured: Measured) -> String {
    let noun = measured.length == 1 ? String(unit.rawValue.dropLast()) : unit.rawValue
    return "\(measured.answer.caseName) has \(measured.length) \(noun)"
  }

  private func middle(_ lengths: [Int]) -> String {
    "\(lengths.first ?? 0) to \(lengths.last ?? 0) \(unit), \(Self.median(lengths)) in the middle"
  }

  /// Twice the median of sorted lengths.
  private static func twiceMedian(_ sorted: [Int]) -> Int {
    guard !sorted.isEmpty else { return 0 }
    return sorted[(sorted.count - 1) / 2] + sorted[sorted.count / 2]
  }

  private static func median(_ sorted: [Int]) -> String {
    let twice = twiceMedian(sorted)
    return twice % 2 == 0 ? "\(twice / 2)" : "\(twice / 2).5"
  }

  var labelValue: String? {
    var parts: [String] = unit == .words ? [] : ["unit: \(unit)"]
    if let minimum { parts.append("minimum: \(minimum)") }
    if let maximum { parts.append("maximum: \(maximum)") }
    if let minimumMedian { parts.append("minimum-median: \(minimumMedian.spelling)") }
    if let maximumMedian { parts.append("maximum-median: \(maximumMedian.spelling)") }
    if let maximumRatio { parts.append("maximum-ratio: \(maximumRatio.spelling)") }
    return "{\(parts.joined(separator: ", "))}".labelled
  }
}
