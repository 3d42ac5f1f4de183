package import TelltaleKit

extension WilsonInterval {
  /// The interval in whole hundredths: `6-51 %`.
  package var words: String {
    "\(Int((lower * 100).rounded()))-\(Int((upper * 100).rounded())) %"
  }
}

extension TrialRate {
  /// The rate with where the true share lies with a confidence of 95 %: `3/10 [11-60 %]`.
  package var words: String { "\(self) [\(WilsonInterval(self).words)]" }
}

extension SampledComparison {
  /// The rates, and how probable the fall is by chance: `1/3 [6-79 %], then 2/10 fresh
  /// [6-51 %], against 20/20; p = 0.001`.
  var words: String {
    var text = planned.words
    if let confirming { text += ", then \(confirming.words) of fresh trials" }
    return text + ", against \(baseline); p \(Self.words(probability.value))"
  }

  /// A probability with its sign: `= 0.050`, `< 0.001`.
  static func words(_ probability: Double) -> String {
    probability < 0.001 ? "< 0.001" : "= \(probability.threeDecimals)"
  }
}

extension SampledDesign {
  /// What the design can find, as one phrase.
  ///
  /// Of a small fall, a fifth of the baseline's trials, and of the smallest one that
  /// is found four times in five.
  var words: String {
    let less = max(1, (baseline.of + 4) / 5)
    let small = TrialRate(max(0, baseline.passed - less), of: baseline.of)
    let power = power(at: Double(small.passed) / Double(small.of))
    var text = "a drop from \(baseline) to \(small) would be found with \(Self.percent(power))"
    if let found = smallestFound(with: 0.8) {
      if found.rate != small { text += ", to \(found.rate) with \(Self.percent(found.power))" }
    } else if small.passed > 0 {
      text += ", to 0/\(baseline.of) with \(Self.percent(self.power(at: 0)))"
    }
    return text
  }

  private static func percent(_ share: Double) -> String {
    share > 0 && share < 0.005 ? "less than 1 %" : "\(Int((share * 100).rounded())) %"
  }
}

extension RateDrop {
  /// The fall as one phrase.
  var words: String {
    "passes less often: \((points * 10).rounded() / 10) points less over \(cases.counted("case"))"
      + " (\(worse) worse, \(better) better), p \(SampledComparison.words(probability))"
  }
}
