package import TelltaleKit
package import Terminal

/// What changed in a run against its baselines, cell by cell, for a person.
package struct DiffReport: Sendable {
  let screen: Screen

  /// The most changes that are shown; all when `nil`.
  let maximum: Int?

  /// Creates a report.
  ///
  /// - Parameters:
  ///   - width: The columns of the terminal.
  ///   - style: How text is marked.
  ///   - maximum: The most changes that are shown; all when `nil`.
  package init(width: Int = 100, style: Style = .plain, maximum: Int? = nil) {
    screen = Screen(width: width, style: style)
    self.maximum = maximum
  }

  /// Returns the report, with a final line break.
  package func text(of run: Run) -> String {
    lines(of: run).joined(separator: "\n") + "\n"
  }

  /// Returns the report's lines: the worst changes first, the sums at the end.
  package func lines(of run: Run) -> [String] {
    let changed = run.cells.enumerated()
      .filter { Self.shownStatuses.contains($0.element.comparison.status) }
      .sorted {
        let left = $0.element.comparison.status.rank
        let right = $1.element.comparison.status.rank
        return left != right ? left < right : $0.offset < $1.offset
      }
      .map(\.element)
    let groups = CellGroup.groups(changed) { Change($0) }
    var sections = groups.prefix(maximum ?? groups.count).map { lines(of: $0) }
    let left = groups.count - sections.count
    if left > 0 { sections.append(["\(left.counted("more change")): telltale diff shows them"]) }
    sections.append(sums(run))
    return Array(sections.joined(separator: [""]))
  }

  private static let shownStatuses: Set<DriftStatus> = [
    .regressed, .suspect, .unreliableBaseline, .fixed, .reworded,
  ]

  /// What cells must share to be one change.
  private struct Change: Hashable {
    var status: DriftStatus
    var answer: ChangedAnswer
    var verdicts: [String]
    var why: String?

    init(_ cell: CellResult) {
      status = cell.comparison.status
      why = cell.comparison.attribution?.summary
      answer = ChangedAnswer(cell)
      verdicts = cell.changedVerdicts
    }
  }

  private func lines(of group: CellGroup) -> [String] {
    let comparison = group.first.comparison
    let isWorse = [.regressed, .suspect].contains(comparison.status)
    var heading = "\(screen.style(.emphasis, group.title))  on \(group.models.list)"
    if let cause = comparison.cause { heading += ": \(cause.phrase)" }
    if let similarity = comparison.similarity, similarity < 1 {
      heading += screen.style(.context, ", similarity \(similarity.threeDecimals)")
    }
    let role: Style.Role =
      isWorse ? .failure : comparison.status == .fixed ? .success : .warning
    var lines = [screen.status(comparison.status.column, role, heading)]
    for verdict in group.first.changedVerdicts { lines += screen.wrapped(verdict) }
    lines += ChangedAnswer(group.first).lines(on: screen, maximum: 30)
    lines += comparison.remarks.flatMap { screen.wrapped($0.safeOnOneLine) }
    if let attribution = comparison.attribution {
      lines += screen.wrapped("why: \(attribution.summary.safeOnOneLine)")
    }
    return lines
  }

  private func sums(_ run: Run) -> [String] {
    let statuses = DriftStatus.allCases.compactMap { status -> String? in
      let count = run.cells.count { $0.comparison.status == status }
      return count > 0 ? "\(count) \(status.rawValue)" : nil
    }
    var text = run.cells.count.counted("cell")
    if !statuses.isEmpty { text += ": \(statuses.joined(separator: ", "))" }
    if !run.orphans.isEmpty { text += "; \(run.orphans.count.counted("orphaned baseline"))" }
    return [text]
  }
}

extension CellResult {
  /// The assertions whose tallies differ from the baseline's, as a line each, and
  /// those that came or went.
  var changedVerdicts: [String] {
    guard let baseline = comparison.baseline else { return [] }
    var lines: [String] = assertions.compactMap { assertion in
      let label = assertion.label.safeOnOneLine
      guard let before = baseline[assertion.label] else {
        return "\(label): new, \(assertion.tally)"
      }
      // Of sampled cells some trials differ in every run.
      let isSame =
        assertion.samples == nil ? before == assertion.tally : assertion.status == .unchanged
      if isSame { return nil }
      let message = assertion.worst.map(\.message) ?? ""
      let why = message.isEmpty ? "" : " (\(message.safeOnOneLine))"
      if let samples = assertion.samples { return "\(label): \(samples.words)\(why)" }
      return "\(label): \(before) → \(assertion.tally)\(why)"
    }
    lines += comparison.removedLabels.map { "\($0.safeOnOneLine): no longer asserted" }
    return lines
  }
}

extension DriftStatus {
  /// The status for the column of statuses, which has twelve places.
  fileprivate var column: String { self == .unreliableBaseline ? "unreliable" : rawValue }
}
