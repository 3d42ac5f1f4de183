/// Finds in the sources what an amount of the answer stands for.
struct AmountMatcher {
  let answer: ReadText

  /// The currency of the answer's place, if it is known.
  private let home: String?

  let shown: ShownAmounts

  /// How the sources' amounts are spelled, where an amount must be spelled so.
  private let spellings: Set<[Unicode.Scalar]>?

  /// The values of the answer's amounts.
  private let values: Set<DecimalValue>

  /// The currencies that the answer names apart from its amounts, each once.
  private let named: [[String]]

  /// The amounts of the sources that an amount can stand for by its currency alone,
  /// by what that can mean.
  private var kin: [[String]: ShownAmounts.Kin] = [:]

  init(answer: ReadText, home: String?, shown: ShownAmounts, isAsWritten: Bool) {
    self.answer = answer
    self.home = home
    self.shown = shown
    spellings = isAsWritten ? shown.spellings : nil
    values = Set(answer.money.flatMap(\.magnitudes))
    named = Array(Set(answer.currencies.map(\.currencies)))
  }

  // MARK: Amounts with a currency

  /// Returns what became of an amount of the answer.
  mutating func finding(_ mention: AmountMention) -> CurrencyVerdict.Finding {
    var finding = CurrencyVerdict.Finding(reason: .kept, answer: mention.range)
    let equal = shown.equal(to: mention, written: answer.text(in: mention.range))
    if !equal.isEmpty {
      let fits = equal.map { fit($0, mention) }
      let best = fits.firstIndex(of: .same) ?? fits.firstIndex(of: .wider)
      if let best {
        finding.reason = fits[best] == .wider ? .keptWider : .kept
        finding.source = equal[best].place
        if let spellings, !spellings.contains(answer.text(in: mention.range).withoutSpaces) {
          finding.reason = .notAsWritten
        }
      } else {
        let narrowed = fits.firstIndex(of: .narrowed)
        finding.reason = narrowed == nil ? .currencyChanged : .currencyNarrowed
        finding.source = equal[narrowed ?? 0].place
      }
      return finding
    }
    let kin = kin(of: mention)
    if let value = mention.magnitudes.first, let place = shown.price(value, in: kin) {
      finding.source = place
      return finding
    }
    return unmatched(mention, among: kin)
  }

  private func unmatched(
    _ mention: AmountMention, among kin: ShownAmounts.Kin
  ) -> CurrencyVerdict.Finding {
    var finding = CurrencyVerdict.Finding(reason: .notInSource, answer: mention.range)
    let crossing = shown.sharing(mention.magnitudes).first { fit($0, mention).isPossible }
    if let crossing {
      finding.reason = .ambiguousGrouping
      finding.source = crossing.place
    } else if let words = shown.inWords(mention.currencies) {
      finding.reason = .spelledOut
      finding.source = words
    } else if let first = kin.first {
      finding.isSum = mention.magnitudes.first.map(kin.hasSum) ?? false
      finding.reason = finding.isSum ? .notInSource : .amountChanged
      finding.source = first
    }
    return finding
  }

  /// Returns the amounts of the sources whose currency may be that of a mention.
  private mutating func kin(of mention: AmountMention) -> ShownAmounts.Kin {
    if let known = kin[mention.currencies] { return known }
    let found = shown.kin { currencies, home in
      fit(currencies, mention.currencies, in: home).isPossible
    }
    kin[mention.currencies] = found
    return found
  }

  private func fit(_ shown: ShownAmounts.Amount, _ mention: AmountMention) -> CurrencyFit {
    let fit = fit(shown.mention.currencies, mention.currencies, in: shown.kind.home)
    // Cents of what is left open only by the name of the cent.
    return fit == .wider && mention.isMinorUnit ? .same : fit
  }

  private func fit(_ source: [String], _ answer: [String], in sourceHome: String?) -> CurrencyFit {
    CurrencyFit(
      from: source, to: answer, home: sourceHome, answerHome: home, named: shown.named)
  }

  // MARK: Amounts without a currency

  /// Returns the finding for a number of the answer that stands bare and is an
  /// amount in a source; `nil` for any other number.
  func dropped(_ number: AmountMention) -> CurrencyVerdict.Finding? {
    guard number.bareKind == .plain, let value = number.magnitudes.first, !values.contains(value),
      let amount = shown.sharing(number.magnitudes).first(where: { !$0.kind.isContext }),
      !isNamed(amount), !isCount(number, value)
    else { return nil }
    return CurrencyVerdict.Finding(
      reason: .currencyDropped, answer: number.range, source: amount.place)
  }

  /// Whether the answer names the currency apart from the number: in a heading of
  /// a table, or in a sentence of its own.
  private func isNamed(_ amount: ShownAmounts.Amount) -> Bool {
    named.contains { fit(amount.mention.currencies, $0, in: amount.kind.home).isPossible }
  }

  // MARK: Amounts that were demanded

  /// Returns the finding for a demanded amount that the answer does not hold.
  func missing(_ demanded: String, language: String?) -> CurrencyVerdict.Finding? {
    for amount in ReadText(demanded, language: language).money {
      let statement = AmountStatement(
        of: answer, wanted: [amount], home: home, named: shown.named)
      switch statement {
      case .stated, .ambiguous: continue
      case .inWords(let range):
        return .init(reason: .spelledOut, answer: range, demanded: demanded)
      default: return .init(reason: .missing, demanded: demanded)
      }
    }
    return nil
  }
}

extension AmountMention {
  /// The values without their signs.
  var magnitudes: [DecimalValue] { readings.map(\.magnitude) }
}
