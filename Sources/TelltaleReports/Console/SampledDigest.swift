import TelltaleKit
import Terminal

/// What is said of sampled cells that did not regress: which are in doubt, and what
/// their trials could have found.
struct SampledDigest {
  let screen: Screen
  let run: Run

  /// The most assertions in doubt, and the most designs.
  private static let maximumShown = 6

  /// The lines of suites that pass less often.
  var drops: [String] {
    run.policy.drops(in: run.cells).flatMap { drop in
      let place = "\(drop.suite.safeOnOneLine)  on \(drop.model.rawValue.safeOnOneLine)"
      return screen.status("FAIL", .failure, wrapping: "\(place): \(drop.words)")
    }
  }

  /// The rates of the assertions of some cells that have a status.
  func rates(of cells: [CellResult], _ status: DriftStatus) -> [String] {
    let entries = cells.flatMap { cell in
      cell.assertions.filter { $0.status == status && $0.samples != nil }.map { (cell, $0) }
    }
    var lines = entries.prefix(Self.maximumShown).flatMap { cell, assertion in
      screen.wrapped(
        "\(cell.shownName.safeOnOneLine) on \(cell.id.model.rawValue.safeOnOneLine): "
          + "\(assertion.label.safeOnOneLine): \(assertion.samples?.words ?? "")")
    }
    if entries.count > Self.maximumShown {
      let left = entries.count - Self.maximumShown
      lines += screen.wrapped("and \(left.counted("more assertion"))")
    }
    return lines
  }

  /// What the sampled cells that did not regress could have found.
  var power: [String] {
    struct Group {
      var design: SampledDesign
      var cells = 0
      var now = TrialRate(0, of: 0)
    }
    var groups: [Group] = []
    var places: [SampledDesign: Int] = [:]
    for cell in run.cells where cell.comparison.status != .regressed && cell.skip == nil {
      guard let samples = cell.weakestSamples else { continue }
      let design = SampledDesign(
        planned: samples.planned.of, confirming: run.policy.confirming, baseline: samples.baseline)
      let place = places[design] ?? groups.count
      if place == groups.count {
        places[design] = place
        groups.append(Group(design: design))
      }
      groups[place].cells += 1
      groups[place].now = groups[place].now + samples.planned
    }
    let shown = groups.enumerated()
      .sorted { ($1.element.cells, $0.offset) < ($0.element.cells, $1.offset) }
      .prefix(Self.maximumShown / 2).map(\.element)
    var lines = shown.flatMap { group in
      screen.status(
        "SAMPLED", .context,
        wrapping: "\(group.cells.counted("cell")) did not regress: \(group.now.words) of all "
          + "trials passed; \(group.design.words)")
    }
    let left = groups.count - shown.count
    if left > 0 {
      lines += screen.wrapped("and \(left.counted("other number")) of trials")
    }
    return lines
  }
}
