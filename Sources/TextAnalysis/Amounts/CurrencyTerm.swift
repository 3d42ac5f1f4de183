/// A symbol, code or name of a currency, as the table of names has it.
struct CurrencyTerm: Sendable {
  /// The ISO 4217 codes that it can mean, the likeliest first.
  let codes: CurrencyCodes

  /// The family of currencies that share it, such as `$`; or empty.
  var family = ""

  var traits: Traits = []

  /// The power of ten by which it divides: 2 for cents.
  var minorDigits = 0

  /// The power of ten by which it multiplies: 6 for `MEUR`.
  var scale = 0

  /// The most digits of a whole number after it with which it is an ordinary word
  /// and no currency: `TOP 10`.
  var ordinaryDigits = 0

  /// The only language in which it is a currency, if there is one.
  var language: String?

  init(codes: CurrencyCodes) { self.codes = codes }

  /// How a term may stand by its number.
  struct Traits: OptionSet, Sendable {
    let rawValue: UInt16

    /// It stands between word boundaries.
    static let word = Traits(rawValue: 1)

    /// It is an ISO 4217 code.
    static let code = Traits(rawValue: 2)

    /// It is a symbol, or as good as one.
    static let symbolic = Traits(rawValue: 4)

    /// It stands before the number only.
    static let before = Traits(rawValue: 8)

    /// It stands after the number only.
    static let after = Traits(rawValue: 16)

    /// It is a technical term too, and no currency before a number that is not
    /// written as prices are.
    static let technical = Traits(rawValue: 64)

    /// It is a minor unit only right after an amount in the major unit.
    static let joining = Traits(rawValue: 256)

    /// It is no currency when it touches a whole number.
    static let detached = Traits(rawValue: 128)

    /// It is a currency only where that is at home, or named elsewhere.
    static let local = Traits(rawValue: 512)
  }

  /// Whether it is a minor unit.
  var isMinor: Bool { minorDigits > 0 }
}

/// A currency found in a text.
struct CurrencyMatch: Sendable {
  /// Where it stands.
  var range: Range<Int>

  /// What it is, which counts where the others differ.
  var term: CurrencyTerm

  /// Other terms that are written the same.
  var others: [CurrencyTerm] = []

  init?(range: Range<Int>, terms: [CurrencyTerm]) {
    guard let first = terms.first else { return nil }
    self.range = range
    term = first
    others = Array(terms.dropFirst())
  }

  /// All terms that are written so.
  var terms: [CurrencyTerm] { [term] + others }

  /// Whether it can only be a minor unit.
  var isMinor: Bool { terms.allSatisfy(\.isMinor) }

  /// The codes that all terms together can mean.
  var currencies: [String] {
    others.reduce(into: Array(term.codes)) { codes, term in
      codes += term.codes.filter { !codes.contains($0) }
    }
  }

  /// Returns the codes that both can mean, in the other's order.
  func shared(with other: CurrencyMatch) -> [String] {
    let codes = currencies
    return other.currencies.filter { codes.contains($0) }
  }
}
