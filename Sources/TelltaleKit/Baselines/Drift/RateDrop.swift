/// A suite that passes less often on a model than when it was accepted: what no cell
/// shows alone when everything became a little worse.
public struct RateDrop: Hashable, Sendable {
  /// The suite's name.
  public var suite: String

  /// The model.
  public var model: ModelID

  /// How many sampled cases were compared.
  public var cases: Int

  /// How many pass less often.
  public var worse: Int

  /// How many pass more often.
  public var better: Int

  /// How far the mean share of passes fell, in hundredths (points), from 0 to 100.
  public var points: Double

  /// How probable so large a fall is by chance; adjusted for how many suites and
  /// models were looked at.
  public var probability: Double

  /// The least fall that counts, in points.
  public static let leastPoints = 2

  /// Returns the falls that are beyond chance.
  ///
  /// In each suite and model every case that is compared as a sample counts once, by
  /// the assertion that passed least often on both sides together: what is chosen by
  /// the sum of both sides favours neither. Single trials are compared by McNemar's
  /// test, several by the sign-flip test. Where the two sides have different numbers
  /// of trials, differences are not as likely to be positive as negative; then dealing
  /// the trials of each case to its two sides has to agree.
  ///
  /// - Parameter cells: The cells of a run, compared.
  /// - Returns: The falls, in the order of the cells.
  public static func all(in cells: [CellResult]) -> [RateDrop] {
    var tested: [(drop: RateDrop, isLarge: Bool, probability: ExactProbability?)] = []
    for lane in Lane.all(in: cells) {
      guard let result = lane.result else { continue }
      tested.append(result)
    }
    let adjusted = adjusted(tested.map(\.drop.probability))
    let exact = BenjaminiHochberg.adjusted(tested.map { $0.probability ?? .certain })
    return tested.indices.compactMap { index in
      var drop = tested[index].drop
      drop.probability = adjusted[index]
      let isCalled =
        tested.allSatisfy({ $0.probability != nil })
        ? exact[index] <= SampledComparison.level : adjusted[index] <= 0.05
      return tested[index].isLarge && isCalled ? drop : nil
    }
  }

  /// The adjustment of Benjamini and Hochberg for probabilities that are no fractions
  /// of small numbers.
  private static func adjusted(_ probabilities: [Double]) -> [Double] {
    let order = probabilities.indices.sorted {
      (probabilities[$0], $0) < (probabilities[$1], $1)
    }
    var adjusted = probabilities
    var least = 1.0
    for (rank, index) in order.enumerated().reversed() {
      least = min(least, probabilities[index] * Double(order.count) / Double(rank + 1))
      adjusted[index] = least
    }
    return adjusted
  }
}

extension GatePolicy {
  /// Returns the suites whose fall fails the gate.
  public func drops(in cells: [CellResult]) -> [RateDrop] {
    switch gate {
    case .regression, .drift: RateDrop.all(in: cells)
    case .anyFailure, .none: []
    }
  }
}

/// The sampled cases of one suite on one model.
private struct Lane {
  var suite: String
  var model: ModelID

  /// The rates of each case now and in its baseline, by prompt version.
  var cases: [String: [SampledComparison]] = [:]

  /// The lanes in the order in which they come.
  static func all(in cells: [CellResult]) -> [Lane] {
    struct Key: Hashable {
      var suite: String
      var model: ModelID
    }
    var lanes: [Lane] = []
    var places: [Key: Int] = [:]
    for cell in cells where cell.takesPart {
      guard let samples = cell.weakestSamples else { continue }
      let key = Key(suite: cell.id.suite, model: cell.id.model)
      if places[key] == nil {
        places[key] = lanes.count
        lanes.append(Lane(suite: key.suite, model: key.model))
      }
      lanes[places[key] ?? 0].cases[cell.id.caseName, default: []].append(samples)
    }
    return lanes
  }

  /// What the tests say; `nil` where nothing fell.
  var result: (drop: RateDrop, isLarge: Bool, probability: ExactProbability?)? {
    let all = cases.values.joined()
    let scale = Self.scale(all.flatMap { [$0.paired.of, $0.baseline.of] })
    // Prompt versions of one case are one question: their signs flip together.
    let differences = cases.values.map { samples in
      samples.reduce(0) { $0 + Self.difference($1, scale) }
    }
    let sum = differences.reduce(0, +)
    guard sum < 0 else { return nil }
    let isLarge = -sum * 100 >= RateDrop.leastPoints * all.count * scale
    var drop = RateDrop(
      suite: suite, model: model, cases: cases.count, worse: differences.count { $0 < 0 },
      better: differences.count { $0 > 0 },
      points: Double(-sum) * 100 / Double(all.count * scale), probability: 1)
    // Dictionaries have no order: sorted, the sums of rounded numbers are the same each time.
    let sorted = differences.sorted()
    let isSingle = all.allSatisfy { $0.paired.of == 1 && $0.baseline.of == 1 }
    if isSingle, sorted.allSatisfy({ abs($0) <= 1 }) {
      let probability = McNemarsTest(toFail: drop.worse, toPass: drop.better).worse
      drop.probability = probability.value
      return (drop, isLarge, probability)
    }
    drop.probability = SignFlipTest(sorted).worse
    if !all.allSatisfy({ $0.paired.of == $0.baseline.of }) {
      drop.probability = max(drop.probability, dealt(sum, scale))
    }
    return (drop, isLarge, nil)
  }

  /// How probable so low a sum is when the passes of each case are dealt to its two
  /// sides by chance.
  private func dealt(_ sum: Int, _ scale: Int) -> Double {
    let terms = cases.sorted { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }
      .flatMap(\.value).map { samples in
        let total = samples.paired.passed + samples.baseline.passed
        let dealt = DealtPasses(total, first: samples.paired.of, second: samples.baseline.of)
        return zip(dealt.range, dealt.probabilities).map { passed, probability in
          var other = samples
          other.paired.passed = passed
          other.baseline.passed = total - passed
          return (value: Self.difference(other, scale), probability: probability)
        }
      }
    return WholeDistribution(terms).probability(upTo: sum)
  }

  /// A case's gain in units of one of `scale`.
  private static func difference(_ samples: SampledComparison, _ scale: Int) -> Int {
    func units(_ rate: TrialRate) -> Int { (rate.passed * scale * 2 + rate.of) / (2 * rate.of) }
    return units(samples.paired) - units(samples.baseline)
  }

  /// A number that all counts of trials divide, or a large one where there is none of
  /// moderate size: then shares are rounded to it.
  private static func scale(_ counts: [Int]) -> Int {
    let most = 5_040
    var scale = 1
    for count in Set(counts) {
      var (left, right) = (scale, count)
      while right != 0 { (left, right) = (right, left % right) }
      scale = scale / left * count
      if scale > most { return most }
    }
    return scale
  }
}

extension CellResult {
  /// The gating assertion that passed least often now and before together.
  ///
  /// A cell with trials that could not be judged is left out.
  public var weakestSamples: SampledComparison? {
    let gating = assertions.filter { $0.severity == .gate }.compactMap(\.samples)
      .filter { $0.paired.of > 0 && $0.baseline.of > 0 }
    return gating.min { left, right in
      (left.paired + left.baseline).isBelow(right.paired + right.baseline)
    }
  }
}
