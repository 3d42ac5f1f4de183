/// What a word can contribute to a rule.
enum RuleTerm: Int, CaseIterable {
  case answer, language, asker, differs, any
  case currency, amount, keep, asWritten
  case drop, heading, excerpt, copy, orientation
  case start, fact, atOnce, echo, question, preamble
  case condition, missing, holds, say, invent
  case sum, brief, long, sentenceLimit
  case markdown, plain
  case negation, without, only, waiver, example, back, drift

  /// The term as one bit.
  var bit: UInt64 { 1 << UInt64(rawValue) }
}

/// A set of terms.
struct RuleTerms: Hashable {
  var bits: UInt64 = 0

  /// Whether all of these terms are in the set.
  func has(_ terms: RuleTerm...) -> Bool {
    for term in terms where bits & term.bit == 0 { return false }
    return true
  }

  /// Whether one of these terms is in the set.
  func hasAny(_ terms: RuleTerm...) -> Bool {
    for term in terms where bits & term.bit != 0 { return true }
    return false
  }
}
