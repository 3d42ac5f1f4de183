/// The baselines that follow renamed cases when something is accepted.
///
/// Where names change places, the baseline that stands in the way of one that is
/// accepted moves along, whether its own case is accepted or not.
struct BaselineMoves {
  /// Cells whose place is taken by the baseline of a case that is not in the run.
  private(set) var blocked: Set<CellID> = []

  private struct Place: Hashable {
    var suite: String
    var model: ModelID
    var prompt: String
    var name: String

    init(_ id: CellID, name: String) {
      suite = id.suite
      model = id.model
      prompt = id.prompt
      self.name = name
    }
  }

  /// The new name of each baseline that moves.
  private var moves: [Place: String] = [:]

  /// Finds the moves.
  ///
  /// - Parameters:
  ///   - cells: The cells of the run.
  ///   - formerNames: The former name of each case that has one, by suite and case.
  ///   - isTaken: Whether a cell will be accepted.
  ///   - isStored: Whether there is a baseline under a cell's own name.
  init(
    _ cells: [CellResult], formerNames: [String: [String: String]],
    isTaken: (CellResult) -> Bool, isStored: (CellID) -> Bool
  ) {
    let renamed = cells.filter { $0.comparison.baselineName != nil }
    guard !renamed.isEmpty else { return }
    let ids = Set(cells.map(\.id))
    func source(_ cell: CellResult) -> Place {
      Place(cell.id, name: cell.comparison.baselineName ?? cell.id.caseName)
    }
    let sources = Dictionary(renamed.map { (source($0), $0) }) { first, _ in first }
    /// Whether a case that the run does not have may be the one that has the name.
    func isUnknown(_ id: CellID) -> Bool {
      (formerNames[id.suite] ?? [:]).contains { name, former in
        var other = id
        other.caseName = name
        return former == id.caseName && other != id && !ids.contains(other)
      }
    }
    var pending = renamed.filter(isTaken)
    while let cell = pending.popLast() {
      guard moves[source(cell)] == nil, !blocked.contains(cell.id) else { continue }
      if let other = sources[Place(cell.id, name: cell.id.caseName)] {
        pending.append(other)
      } else if isStored(cell.id), isUnknown(cell.id) {
        blocked.insert(cell.id)
        continue
      }
      moves[source(cell)] = cell.id.caseName
    }
    // What cannot move blocks what would take its place.
    var isSpreading = !blocked.isEmpty
    while isSpreading {
      isSpreading = false
      for cell in renamed where moves[source(cell)] != nil {
        let other = sources[Place(cell.id, name: cell.id.caseName)]
        guard let other, blocked.contains(other.id) else { continue }
        moves[source(cell)] = nil
        blocked.insert(cell.id)
        isSpreading = true
      }
    }
  }

  /// Returns a baseline with what moves in its new place.
  func applied(to baseline: Baseline) -> Baseline {
    let own = moves.filter { $0.key.suite == baseline.suite && $0.key.model == baseline.model }
    if own.isEmpty { return baseline }
    var result = baseline
    for place in own.keys { result.remove(caseName: place.name, prompt: place.prompt) }
    for (place, name) in own {
      guard let cell = baseline.cell(caseName: place.name, prompt: place.prompt) else { continue }
      result.store(cell, caseName: name)
    }
    return result
  }
}
