package import TelltaleKit
package import Terminal

/// The run for a person at a terminal, or reading a build's log.
///
/// What matters most comes last: failures, what else changed, the matrix, the
/// sums, and on the last line the verdict with the exit code.
package struct ConsoleReport: Sendable {
  let screen: Screen

  /// The command that accepts changes as baselines, to be named where there are
  /// any.
  let acceptCommand: String?

  /// The most failures shown in full.
  static let maximumBlocks = 20

  /// Creates a report.
  ///
  /// - Parameters:
  ///   - width: The columns of the terminal.
  ///   - style: How text is marked.
  ///   - acceptCommand: The command that accepts changes, if there is one.
  package init(width: Int = 100, style: Style = .plain, acceptCommand: String? = nil) {
    screen = Screen(width: width, style: style)
    self.acceptCommand = acceptCommand
  }

  /// Returns the line that says what is about to run.
  package func headline(
    suites: Int, cases: Int, models: Int, sources: [Response.Source]
  ) -> String {
    let kinds = Response.Source.allCases.filter { sources.contains($0) }.map(\.rawValue)
    var text = "\(suites.counted("suite")): \(cases.counted("case")) × \(models.counted("model"))"
    if !kinds.isEmpty { text += ", \(kinds.joined(separator: " and "))" }
    return screen.status("Running", .success, text)
  }

  /// Returns the report, with a final line break.
  package func text(of run: Run) -> String {
    lines(of: run).joined(separator: "\n") + "\n"
  }

  /// Returns the report's lines.
  package func lines(of run: Run) -> [String] {
    let summary = RunSummary(run)
    var sections: [[String]] = failures(run)
    sections += DriftDigest(screen: screen, run: run).sections
    sections.append(Matrix(screen: screen).lines(of: run))
    sections.append(RunFooter(screen: screen, acceptCommand: acceptCommand).lines(run, summary))
    return Array(sections.filter { !$0.isEmpty }.joined(separator: [""]))
  }

  private func failures(_ run: Run) -> [[String]] {
    let groups = FailureBlock.groups(run)
    var sections = groups.prefix(Self.maximumBlocks).map {
      FailureBlock(screen: screen, run: run, group: $0).lines
    }
    let rest = groups.dropFirst(Self.maximumBlocks).map { group in
      let label = group.first.findings.first.map { ": \($0.label.safeOnOneLine)" } ?? ""
      return screen.status("FAIL", .failure, "\(group.title)  on \(group.models.list)\(label)")
    }
    if !rest.isEmpty { sections.append(rest) }
    return sections
  }
}
