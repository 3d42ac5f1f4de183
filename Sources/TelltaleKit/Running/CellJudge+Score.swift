/// Scored cases: no assertion decides alone, their weighted share does.
extension CellJudge {
  /// The name under which reports and baselines know the verdict on a score.
  static let scoreName = "threshold"

  /// The label of the verdict on a score, with what it has to reach.
  static func scoreLabel(_ threshold: Double) -> String {
    "\(scoreName): \(threshold.asScore)"
  }

  /// Returns the verdict on a trial of a scored case.
  ///
  /// The score is the weight of the assertions that pass, as a share of all that
  /// were decided; in a strict run what is undecided counts as failed. What could
  /// not be judged leaves no score.
  ///
  /// - Parameters:
  ///   - judgements: What each of ``items`` says.
  ///   - threshold: What the score has to reach.
  /// - Returns: The verdict, with what failed.
  func score(_ judgements: [Judgement], threshold: Double) -> Judgement {
    let gating = zip(zip(items, labels), judgements)
      .filter { $0.0.0.severity == .gate }
      .map { (weight: $0.0.0.weight, label: $0.0.1, judgement: $0.1) }
    func entries(_ verdicts: Verdict...) -> [(weight: Double, label: String, judgement: Judgement)]
    {
      gating.filter { verdicts.contains($0.judgement.verdict) }
    }
    if let unjudged = entries(.error).first {
      return .error(
        "not-judged", "'\(unjudged.label)' could not be judged: \(unjudged.judgement.message)")
    }
    let missing = isStrict ? entries(.fail, .undecided) : entries(.fail)
    let passed = entries(.pass).reduce(0) { $0 + $1.weight }
    let total = passed + missing.reduce(0) { $0 + $1.weight }
    guard total > 0 else {
      return .undecided("undecided", "no assertion with a weight was decided")
    }
    let counted = "\((passed / total).asScore) (\(passed.asScore) of \(total.asScore))"
    // Weights such as 0.1 have no exact sums.
    if passed >= threshold * total - total * 1e-9 {
      return Judgement(.pass, message: "the score is \(counted)")
    }
    let reasons = missing.map { entry in
      let weight = entry.weight == 1 ? "" : ", with a weight of \(entry.weight.asScore)"
      let why = entry.judgement.message.isEmpty ? "" : " (\(entry.judgement.message))"
      return "'\(entry.label)'\(weight)\(why)"
    }
    return .fail(
      "below-threshold",
      "the score is \(counted), below \(threshold.asScore); missing: "
        + reasons.joined(separator: ", "), missing.flatMap(\.judgement.evidence))
  }
}

extension Double {
  /// The number with at most three decimals.
  fileprivate var asScore: String {
    let rounded = (self * 1000).rounded() / 1000
    return rounded == rounded.rounded() && abs(rounded) < 1e15 ? "\(Int(rounded))" : "\(rounded)"
  }
}
