/// Amounts of an answer that stand nowhere in what the model was shown, and are
/// the sum or the difference of shown ones.
package struct OwnSums: Hashable, Sendable {
  /// A place in one of the shown texts.
  package struct Place: Hashable, Sendable {
    /// Which text, by its index.
    package var text: Int

    /// The UTF-8 range in it.
    package var range: Range<Int>
  }

  /// An amount that the author worked out.
  package struct Finding: Hashable, Sendable {
    /// Its UTF-8 range in the answer.
    package var range: Range<Int>

    /// The amounts that it was made of.
    package var parts: [Place]

    /// Whether it is a difference, and not a sum.
    package var isDifference: Bool
  }

  /// What was worked out, in the answer's order.
  package private(set) var findings: [Finding] = []

  /// Whether there is an amount in the answer.
  package private(set) var hasAmounts = false

  /// An amount that was shown.
  private struct Amount {
    var value: DecimalValue
    var currencies: [String]
    var place: Place
  }

  /// The most shown amounts that are added to each other.
  private static let mostAmounts = 300

  /// Compares an answer with what was shown.
  ///
  /// - Parameters:
  ///   - answer: The answer.
  ///   - language: The answer's language, a BCP 47 tag.
  ///   - shown: The texts that the model was shown, each with its language.
  package init(
    of answer: String, language: String?, shown: [(text: String, language: String?)]
  ) {
    let numbers = ShownNumbers(shown)
    let amounts = Self.amounts(of: shown)
    for mention in AmountScanner().scan(answer, language: language) where mention.isMoney {
      hasAmounts = true
      guard !numbers.holds(mention), let value = mention.magnitudes.first, value != .zero else {
        continue
      }
      let kin = amounts.filter {
        $0.currencies.isEmpty || $0.currencies.contains(where: mention.currencies.contains)
      }
      if var finding = Self.parts(of: value, among: Array(kin.prefix(Self.mostAmounts))) {
        finding.range = mention.range
        findings.append(finding)
      }
    }
  }

  /// The amounts of money, and the bare numbers with two decimals that stand in a
  /// column of prices.
  private static func amounts(of shown: [(text: String, language: String?)]) -> [Amount] {
    shown.enumerated().flatMap { index, text in
      let read = ReadText(text.text, language: text.language)
      let bare = read.bare.filter { $0.bareKind == .plain && $0.looksLikePrice(in: read) }
      return (read.money + bare).sorted { $0.range.lowerBound < $1.range.lowerBound }
        .compactMap { mention -> Amount? in
          guard let value = mention.magnitudes.first, value != .zero else { return nil }
          return Amount(
            value: value, currencies: mention.currencies,
            place: Place(text: index, range: mention.range))
        }
    }
  }

  private static func parts(of value: DecimalValue, among amounts: [Amount]) -> Finding? {
    func finding(_ parts: [Amount], isDifference: Bool = false) -> Finding {
      Finding(range: 0..<0, parts: parts.map(\.place), isDifference: isDifference)
    }
    for (index, first) in amounts.enumerated() {
      for second in amounts[(index + 1)...] where first.value.adding(second.value) == value {
        return finding([first, second])
      }
    }
    // All that stand in a row: the lines of a receipt.
    for start in amounts.indices {
      var sum = amounts[start].value
      for end in amounts.indices.dropFirst(start + 1) {
        guard amounts[end].place.text == amounts[start].place.text,
          let next = sum.adding(amounts[end].value)
        else { break }
        sum = next
        if sum == value { return finding(Array(amounts[start...end])) }
      }
    }
    if amounts.count > 2,
      amounts.reduce(DecimalValue?(.zero), { sum, amount in sum?.adding(amount.value) }) == value
    {
      return finding(amounts)
    }
    for (index, first) in amounts.enumerated() {
      for second in amounts[(index + 1)...]
      where first.value.adding(second.value.negated)?.magnitude == value {
        return finding([first, second], isDifference: true)
      }
    }
    return nil
  }
}
