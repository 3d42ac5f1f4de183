/// Finds in the sources what an amount of the answer stands for.
struct AmountMatcher {
  /// An amount of a source.
  private struct Candidate {
    var source: ReadSource
    var mention: AmountMention

    var values: [DecimalValue] { mention.magnitudes }

    var place: CurrencyVerdict.SourcePlace { .init(source: source.index, range: mention.range) }
  }

  let answer: ReadText

  /// The currency of the answer's place, if it is known.
  private let home: String?

  let sources: [ReadSource]
  private let isAsWritten: Bool
  private let candidates: [Candidate]

  /// The currencies that the sources name without doubt.
  private let named: Set<String>

  init(answer: ReadText, home: String?, sources: [ReadSource], isAsWritten: Bool) {
    self.answer = answer
    self.home = home
    self.sources = sources
    self.isAsWritten = isAsWritten
    candidates = sources.flatMap { source in
      source.read.money.map { Candidate(source: source, mention: $0) }
    }
    named = Set(
      sources.flatMap { source in
        source.read.currencies.compactMap { $0.currencies.count == 1 ? $0.currencies.first : nil }
      })
  }

  // MARK: Amounts with a currency

  /// Returns what became of an amount of the answer.
  func finding(_ mention: AmountMention) -> CurrencyVerdict.Finding {
    var finding = CurrencyVerdict.Finding(reason: .kept, answer: mention.range)
    let equal = candidates.filter { isEqual($0, mention) }
    if !equal.isEmpty {
      let fits = equal.map { fit($0, mention) }
      let best = fits.firstIndex(of: .same) ?? fits.firstIndex(of: .wider)
      if let best {
        finding.reason = fits[best] == .wider ? .keptWider : .kept
        finding.source = equal[best].place
        if isAsWritten, !isWritten(mention) { finding.reason = .notAsWritten }
      } else {
        let narrowed = fits.firstIndex(of: .narrowed)
        finding.reason = narrowed == nil ? .currencyChanged : .currencyNarrowed
        finding.source = equal[narrowed ?? 0].place
      }
      return finding
    }
    if let place = bareColumn(mention) {
      finding.source = place
      return finding
    }
    return unmatched(mention)
  }

  private func unmatched(_ mention: AmountMention) -> CurrencyVerdict.Finding {
    var finding = CurrencyVerdict.Finding(reason: .notInSource, answer: mention.range)
    let kin = candidates.filter { fit($0, mention).isPossible }
    if let crossing = kin.first(where: { $0.values.contains(where: mention.magnitudes.contains) }) {
      finding.reason = .ambiguousGrouping
      finding.source = crossing.place
    } else if let words = inWords(mention) {
      finding.reason = .spelledOut
      finding.source = words
    } else if let first = kin.first(where: { !$0.source.isContext }) {
      finding.isSum = isSum(mention, of: kin)
      finding.reason = finding.isSum ? .notInSource : .amountChanged
      finding.source = first.place
    }
    return finding
  }

  /// Whether a source's amount is the answer's: the likeliest values are equal, or
  /// the digits are written alike.
  ///
  /// The sign does not count, since brackets and
  /// words such as "refund" say it too.
  private func isEqual(_ candidate: Candidate, _ mention: AmountMention) -> Bool {
    if let value = mention.magnitudes.first, value == candidate.values.first { return true }
    guard candidate.values.contains(where: mention.magnitudes.contains) else { return false }
    return digits(candidate.source.read.text(in: candidate.mention.range))
      == digits(answer.text(in: mention.range))
  }

  private func digits(_ text: Substring) -> [UInt8] {
    let digits = UInt8(ascii: "0")...UInt8(ascii: "9")
    let bytes = Array(text.utf8)
    guard let start = bytes.firstIndex(where: digits.contains),
      let end = bytes.lastIndex(where: digits.contains)
    else { return [] }
    return Array(bytes[start...end])
  }

  private func fit(_ candidate: Candidate, _ mention: AmountMention) -> CurrencyFit {
    let fit = fit(candidate.mention.currencies, mention.currencies, in: candidate.source)
    // Cents of what is left open only by the name of the cent.
    return fit == .wider && mention.isMinorUnit ? .same : fit
  }

  private func fit(_ source: [String], _ answer: [String], in place: ReadSource) -> CurrencyFit {
    CurrencyFit(from: source, to: answer, home: place.home, answerHome: home, named: named)
  }

  /// Returns where a source has the amount without a currency, in a list whose
  /// currency stands elsewhere: `Milk 2.38` on a receipt with a total in euros.
  private func bareColumn(_ mention: AmountMention) -> CurrencyVerdict.SourcePlace? {
    for source in sources {
      let currencies =
        source.read.money.map(\.currencies) + source.read.currencies.map(\.currencies)
      guard
        currencies.contains(where: {
          fit($0, mention.currencies, in: source).isPossible
        }),
        let bare = source.read.bare.first(where: {
          $0.bareKind == .plain && $0.magnitudes.first == mention.magnitudes.first
            && $0.looksLikePrice(in: source.read)
        })
      else { continue }
      return .init(source: source.index, range: bare.range)
    }
    return nil
  }

  /// Returns where a source has an amount of a fitting currency in words.
  private func inWords(_ mention: AmountMention) -> CurrencyVerdict.SourcePlace? {
    for source in sources {
      for currency in source.read.currencies where currency.isCountedInWords {
        if currency.currencies.contains(where: mention.currencies.contains) {
          return .init(source: source.index, range: currency.range)
        }
      }
    }
    return nil
  }

  /// Whether an amount is the sum of two of the sources', or of all.
  private func isSum(_ mention: AmountMention, of kin: [Candidate]) -> Bool {
    let values = kin.compactMap(\.values.first)
    guard let value = mention.magnitudes.first, values.count > 1 else { return false }
    for (index, first) in values.enumerated() {
      for second in values[(index + 1)...] where first.adding(second) == value { return true }
    }
    return values.reduce(DecimalValue.zero) { $0?.adding($1) } == value
  }

  /// Whether an amount is spelled somewhere in a source as in the answer, spaces
  /// and emphasis aside.
  private func isWritten(_ mention: AmountMention) -> Bool {
    let spelling = answer.text(in: mention.range).withoutSpaces
    return candidates.contains {
      $0.source.read.text(in: $0.mention.range).withoutSpaces == spelling
    }
  }

  // MARK: Amounts without a currency

  /// Returns the finding for a number of the answer that stands bare and is an
  /// amount in a source; `nil` for any other number.
  func dropped(_ number: AmountMention) -> CurrencyVerdict.Finding? {
    guard number.bareKind == .plain, let value = number.magnitudes.first,
      !answer.money.contains(where: { $0.magnitudes.contains(value) }),
      let candidate = candidates.first(where: {
        !$0.source.isContext && $0.values.contains(where: number.magnitudes.contains)
      }),
      !isNamed(candidate), !isCount(number, value)
    else { return nil }
    return CurrencyVerdict.Finding(
      reason: .currencyDropped, answer: number.range, source: candidate.place)
  }

  /// Whether the answer names the currency apart from the number: in a heading of
  /// a table, or in a sentence of its own.
  private func isNamed(_ candidate: Candidate) -> Bool {
    answer.currencies.contains {
      fit(candidate.mention.currencies, $0.currencies, in: candidate.source).isPossible
    }
  }

  // MARK: Amounts that were demanded

  /// Returns the finding for a demanded amount that the answer does not hold.
  func missing(_ demanded: String, language: String?) -> CurrencyVerdict.Finding? {
    let amounts = ReadText(demanded, language: language).money
    let isThere = amounts.allSatisfy { amount in
      answer.money.contains { mention in
        mention.magnitudes.contains(where: amount.magnitudes.contains)
          && CurrencyFit(
            from: amount.currencies, to: mention.currencies, home: nil, answerHome: home,
            named: named
          ).isPossible
      }
    }
    return isThere ? nil : .init(reason: .missing, demanded: demanded)
  }
}

extension AmountMention {
  /// The values without their signs.
  var magnitudes: [DecimalValue] { readings.map(\.magnitude) }
}

extension Substring {
  /// The text without spaces, marks of emphasis and invisible characters.
  fileprivate var withoutSpaces: [Unicode.Scalar] {
    NotationText(String(self)).scalars.filter { ![" ", "\n", "*", "`", "_", "|"].contains($0) }
  }
}
