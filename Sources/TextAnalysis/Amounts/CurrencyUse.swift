/// The currency of an amount, from the left, the right or both.
struct CurrencyUse {
  var left: CurrencyMatch?
  var right: CurrencyMatch?

  /// The codes that it can mean, the likeliest first.
  var currencies: [String]

  /// The term that decides scale and minor unit.
  var term: CurrencyTerm

  /// The family that the sign stands for; empty where another sign says which.
  var family: String

  /// A currency that no sign says.
  init(currencies: [String], term: CurrencyTerm, family: String) {
    self.currencies = currencies
    self.term = term
    self.family = family
  }

  /// Combines what stands on both sides of a number; one of them must be there.
  init?(left: CurrencyMatch?, right: CurrencyMatch?, language: String) {
    guard let match = left ?? right else { return nil }
    self.left = left
    self.right = right
    if let left, let right {
      currencies = left.shared(with: right)
      term =
        right.term.traits.contains(.code) || right.term.family.isEmpty ? right.term : left.term
      family = left.term.family.isEmpty ? "" : term.family
    } else {
      let fitting = match.terms.filter { $0.language == nil || $0.language == language }
      term = fitting.first ?? match.term
      currencies = fitting.count > 1 ? fitting.flatMap(\.codes).uniqued() : Array(term.codes)
      family = term.family
    }
  }
}
