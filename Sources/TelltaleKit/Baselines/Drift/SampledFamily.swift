/// All sampled cells of a run, which are called together: each test could be wrong,
/// and many tests are wrong more often.
public enum SampledFamily {
  /// Returns the cells with what the family of tests calls.
  ///
  /// A cell that was confirmed takes part with those of its assertions that looked
  /// worse, by its confirming trials alone. Where no trials confirm, every sampled
  /// assertion takes part by its planned ones, as each was looked at.
  ///
  /// - Parameters:
  ///   - cells: The cells of a run, compared.
  ///   - confirming: How many trials confirm a cell; 0 where none do.
  /// - Returns: The cells in the same order.
  public static func called(_ cells: [CellResult], confirming: Int) -> [CellResult] {
    var places: [(cell: Int, assertion: Int)] = []
    var probabilities: [ExactProbability] = []
    for (index, cell) in cells.enumerated() where cell.takesPart {
      for (position, assertion) in cell.assertions.enumerated() {
        guard assertion.severity == .gate, let samples = assertion.samples else { continue }
        let isTested =
          confirming > 0
          ? samples.isSuspicious && samples.confirming?.of ?? 0 > 0
          : samples.planned.of > 0
        guard isTested else { continue }
        places.append((index, position))
        probabilities.append(samples.probability)
      }
    }
    guard !places.isEmpty else { return cells }
    var cells = cells
    let adjusted = BenjaminiHochberg.adjusted(probabilities)
    for (place, probability) in zip(places, adjusted) {
      let assertion = cells[place.cell].assertions[place.assertion]
      guard let samples = assertion.samples else { continue }
      if probability <= SampledComparison.level, samples.isLargeDrop {
        cells[place.cell].assertions[place.assertion].status =
          samples.isBaselineReliable ? .regressed : .unreliableBaseline
      } else if samples.isCleared {
        cells[place.cell].assertions[place.assertion].status = .unchanged
      }
    }
    for index in Set(places.map(\.cell)) { cells[index].summarizeSamples() }
    return cells
  }
}

extension SampledFamily {
  /// Returns the cells of a run that is compared with something else than what its
  /// trials were confirmed against.
  ///
  /// Fresh trials were put where the run looked worse than its baselines. They decide
  /// where they confirm all that looks worse here, too; else the planned trials do, of
  /// all sampled cells, as in a run without confirmation.
  ///
  /// - Parameters:
  ///   - cells: The cells, compared.
  ///   - confirming: How many trials confirmed a cell in the run; 0 where none did.
  /// - Returns: The cells in the same order.
  public static func calledAgain(_ cells: [CellResult], confirming: Int) -> [CellResult] {
    let isConfirmed = cells.lazy.filter(\.takesPart).flatMap(\.assertions).allSatisfy {
      guard $0.severity == .gate, let samples = $0.samples else { return true }
      return !samples.isSuspicious || samples.confirming?.of ?? 0 > 0
    }
    return called(cells, confirming: isConfirmed ? confirming : 0)
  }
}

extension SampledComparison {
  /// Whether fresh trials passed as often as the baseline's, or more often.
  public var isCleared: Bool {
    guard let confirming, confirming.of > 0 else { return false }
    return !confirming.isBelow(baseline)
  }
}

extension CellResult {
  /// Whether the cell's samples are tested.
  var takesPart: Bool {
    skip == nil && knownFailure == nil && result != .errored
      && assertions.contains { $0.samples != nil }
  }

  /// Whether any assertion is compared as a sample.
  public var isSampled: Bool { assertions.contains { $0.samples != nil } }

  /// Takes the cell's status from its assertions again.
  fileprivate mutating func summarizeSamples() {
    let gating = assertions.filter { $0.severity == .gate }.map(\.status)
    // Where answers differed, they still do.
    let responses: DriftStatus = comparison.similarity == nil ? .unchanged : .reworded
    comparison.status = ([responses] + gating).min { $0.rank < $1.rank } ?? .unchanged
  }
}
