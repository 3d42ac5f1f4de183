/// How the trials of a cell are compared with those of its baseline.
public enum ComparisonMethod: Hashable, Sendable {
  /// Verdict by verdict: any pass that fails now is a regression.
  case verdicts

  /// By the floor that the suite declares, on both sides, without a test.
  case floor

  /// As samples, by how often each assertion passes.
  case samples
}

/// What is known beforehand of the trials of a cell.
public struct TrialTerms: Hashable, Sendable {
  /// Whether every trial gives the same response.
  public var isDeterministic: Bool

  /// Whether a trial gives in every run what it gave in the last: those of simulated
  /// models and of recordings do.
  public var isReproducible: Bool

  /// Whether the request asks for one answer, by greedy sampling, a temperature of 0,
  /// or a seed.
  ///
  /// Models and servers break that, so it has to be seen.
  public var asksForOneAnswer: Bool

  /// The floor that the suite declares.
  public var floor: Floor?

  /// Creates terms.
  public init(
    isDeterministic: Bool, isReproducible: Bool, asksForOneAnswer: Bool = false,
    floor: Floor? = nil
  ) {
    self.isDeterministic = isDeterministic
    self.isReproducible = isReproducible
    self.asksForOneAnswer = asksForOneAnswer
    self.floor = floor
  }

  /// Returns how a cell is compared.
  ///
  /// Equal answers prove that a request has one answer only where it asks for one:
  /// two times two equal short answers come about by chance too often, once in
  /// sixteen times for an even choice of two.
  ///
  /// - Parameters:
  ///   - cell: The cell, with as many trials as took place.
  ///   - accepted: What was accepted.
  /// - Returns: The method.
  func method(of cell: CellResult, against accepted: BaselineCell) -> ComparisonMethod {
    if cell.id.isSuite { return .verdicts }
    if isReproducible, isDeterministic || cell.planned == 1 && accepted.trialCount == 1 {
      return .verdicts
    }
    if floor != nil { return .floor }
    let isProven =
      asksForOneAnswer && cell.trials.count > 1 && accepted.trialCount > 1
      && BaselineCell(cell).hasOneAnswer && accepted.hasOneAnswer
    return isProven ? .verdicts : .samples
  }
}

extension BaselineCell {
  /// How many trials the cell was accepted with.
  public var trialCount: Int {
    (turns.first?.responses ?? responses).reduce(0) { $0 + $1.count }
  }

  /// Whether all trials gave the same answers, byte for byte.
  fileprivate var hasOneAnswer: Bool {
    turns.isEmpty ? responses.count == 1 : turns.allSatisfy { $0.responses.count == 1 }
  }
}

extension Plan {
  /// Returns what is known beforehand of the trials of a cell, by its place among
  /// ``cells``.
  public func trialTerms(ofCell index: Int) -> TrialTerms {
    let cell = cells[index]
    let model = models.first { $0.id == cell.id.model }
    let options = cell.version.options
    return TrialTerms(
      isDeterministic: model?.isDeterministic(for: options) ?? false,
      isReproducible: model.map { $0.source != .live } ?? false,
      asksForOneAnswer: options.asksForOneAnswer, floor: cell.subject.floor)
  }
}

extension GenerationOptions {
  /// Whether the options ask for the same answer each time.
  fileprivate var asksForOneAnswer: Bool {
    switch sampling {
    case .greedy: true
    case .top(_, let seed), .probabilityThreshold(_, let seed): seed != nil
    case nil: temperature == 0
    }
  }
}
