extension ShownAmounts {
  /// Returns amounts that are the answer's, in order: the likeliest values are equal,
  /// or the digits are written alike.
  ///
  /// The sign does not count, since brackets and words such as "refund" say it too.
  func equal(to mention: AmountMention, written text: Substring) -> [Amount] {
    var found = mention.magnitudes.first.flatMap { byFirstValue[$0] } ?? []
    found += (byDigits[text.digits] ?? []).filter {
      amounts[$0].values.contains(where: mention.magnitudes.contains)
    }
    return Set(found).sorted().map { amounts[$0] }
  }

  /// Returns amounts that can have one of the values of a number, in order.
  func sharing(_ values: [DecimalValue]) -> [Amount] {
    Set(values.flatMap { byValue[$0] ?? [] }).sorted().map { amounts[$0] }
  }

  /// How the amounts are spelled, spaces and emphasis aside.
  var spellings: Set<[Unicode.Scalar]> { Set(amounts.map(\.text.withoutSpaces)) }

  /// Returns the first amount in words of one of some currencies.
  func inWords(_ currencies: [String]) -> CurrencyVerdict.SourcePlace? {
    currencies.compactMap { inWords[$0] }
      .min { ($0.source, $0.range.lowerBound) < ($1.source, $1.range.lowerBound) }
  }

  /// What is of a currency that an amount of the answer can mean.
  struct Kin {
    /// The first amount that must be kept.
    var first: CurrencyVerdict.SourcePlace?

    /// The likeliest values of all amounts, with how often they occur.
    fileprivate var values: [DecimalValue: Int] = [:]

    fileprivate var count = 0

    fileprivate var total: DecimalValue? = .zero

    /// The sources that name such a currency.
    fileprivate var sources: [Int] = []
  }

  /// Returns the amounts with a currency that fits, given the currency of their
  /// source's place.
  func kin(where fits: ([String], _ home: String?) -> Bool) -> Kin {
    let kinds = Set(first.keys.filter { fits($0.currencies, $0.home) })
    var kin = Kin()
    let start = kinds.filter { !$0.isContext }.compactMap { first[$0] }.min()
    kin.first = start.map { amounts[$0].place }
    for amount in amounts where kinds.contains(amount.kind) {
      guard let value = amount.values.first else { continue }
      kin.values[value, default: 0] += 1
      kin.count += 1
      kin.total = kin.total?.adding(value)
    }
    kin.sources = sources.indices.filter { index in
      sources[index].currencies.contains { fits($0, sources[index].home) }
    }
    return kin
  }

  /// Returns where a source has a value without a currency, in a list whose
  /// currency stands elsewhere: `Milk 2.38` on a receipt with a total in euros.
  func price(_ value: DecimalValue, in kin: Kin) -> CurrencyVerdict.SourcePlace? {
    for index in kin.sources {
      if let range = sources[index].prices[value] { return .init(source: index, range: range) }
    }
    return nil
  }
}

extension ShownAmounts.Kin {
  /// The most amounts of which two can add up to a value on purpose: of more,
  /// nearly any amount is a sum.
  private static let limit = 100

  /// Whether a value is the sum of two amounts, or of all.
  func hasSum(_ value: DecimalValue) -> Bool {
    guard count > 1 else { return false }
    if total == value { return true }
    guard count <= Self.limit else { return false }
    return values.contains { part, count in
      guard let rest = value.adding(part.negated) else { return false }
      return rest == part ? count > 1 : values[rest] != nil
    }
  }
}
