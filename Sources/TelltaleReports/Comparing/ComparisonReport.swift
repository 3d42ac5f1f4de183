import TelltaleKit
package import Terminal

/// What changed between two sides and why, for a person.
package struct ComparisonReport: Sendable {
  private let screen: Screen

  /// The most changes that are shown; all when `nil`.
  private let maximum: Int?

  /// The most cells named that only one side has.
  private static let maximumNamed = 5

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
  package func text(of comparison: Comparison) -> String {
    lines(of: comparison).joined(separator: "\n") + "\n"
  }

  /// Returns the report's lines: the changes, the sums, what only one side has,
  /// and last the verdict.
  package func lines(of comparison: Comparison) -> [String] {
    let run = comparison.run
    var lines: [String] = []
    if let between = comparison.between {
      let (old, new) = between.names
      lines += screen.status(
        "Comparing", .success,
        wrapping: "\(old) with \(new) in \(comparison.to.title)".safeOnOneLine)
      lines.append("")
      lines += ModelDifferenceReport(between, width: screen.width, style: screen.style)
        .lines(of: comparison.both ?? run)
    } else {
      lines += screen.status(
        "Comparing", .success,
        wrapping: "\(comparison.from.title) with \(comparison.to.title)".safeOnOneLine)
      lines.append("")
      lines += DiffReport(width: screen.width, style: screen.style, maximum: maximum)
        .lines(of: run)
    }
    lines += gone(comparison) + unreplayed(run)
    if comparison.isGating { lines += SampledDigest(screen: screen, run: run).drops }
    let summary = RunSummary(run)
    lines += RegressionHeadline(summary).lines.map { screen.style(.failure, $0) }
    guard comparison.isGating else { return lines }
    let verdict = RunVerdict(run, summary)
    lines.append(screen.style(verdict.exitCode == 0 ? .success : .failure, verdict.line))
    return lines
  }

  /// What kept causes from being looked into, with how many cells each reason concerns.
  private func unreplayed(_ run: Run) -> [String] {
    var reasons: [(text: String, count: Int)] = []
    for cell in run.cells {
      var ofCell: [String] = []
      for replay in cell.comparison.attribution?.replays ?? []
      where replay.hasChange == nil && !ofCell.contains(replay.obstacle) {
        ofCell.append(replay.obstacle)
      }
      for text in ofCell {
        if let index = reasons.firstIndex(where: { $0.text == text }) {
          reasons[index].count += 1
        } else {
          reasons.append((text, 1))
        }
      }
    }
    return reasons.flatMap { text, count in
      screen.status(
        "not replayed", .warning, wrapping: "\(count.counted("cell")): \(text.safeOnOneLine)")
    }
  }

  private func gone(_ comparison: Comparison) -> [String] {
    // Two of one run say themselves what only one of them has.
    if comparison.gone.isEmpty || comparison.between != nil { return [] }
    var names = comparison.gone.prefix(Self.maximumNamed).map(\.description.safeOnOneLine)
    let left = comparison.gone.count - names.count
    if left > 0 { names.append("\(left) more") }
    let verb = comparison.gone.count == 1 ? "is" : "are"
    return [
      "\(comparison.gone.count.counted("cell")) of the other side \(verb) not in the run: "
        + names.joined(separator: ", ")
    ]
  }
}
