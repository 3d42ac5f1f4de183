import TelltaleKit
import TextDiff

/// The top of the page: how the run ended, in words and in figures.
struct PageHeader {
  let run: Run
  let summary: RunSummary
  let verdict: RunVerdict

  /// Writes the header.
  func write(to page: inout HTMLWriter) {
    page.element("header", ["class": "top \(state)"]) { page in
      page.element("p", ["class": "run"]) { page in
        page.markup("<b>Telltale</b> ")
        page.element("time", ["datetime": run.startedAt], text: run.startedAt.shown)
        page.text(" · \(duration) · \(verdict.gate)")
      }
      page.element("h1", text: verdict.title)
      for line in RegressionHeadline(summary).lines {
        page.element("p", ["class": "headline"], text: line)
      }
      for drop in summary.drops {
        page.element(
          "p", ["class": "headline"],
          text: "\(drop.suite) on \(drop.model) \(drop.words)".shown)
      }
      if !run.isComplete {
        let missing = run.cells.count { $0.isNotRun }
        page.element(
          "p", ["class": "headline"],
          text: "The run stopped early: \(missing) of \(run.cells.count.counted("cell")) "
            + "\(missing == 1 ? "was" : "were") not run.")
      }
      page.element("p", ["class": "equation"]) { equation(&$0, summary.cells, "cell") }
      if summary.trials != summary.cells {
        page.element("p", ["class": "equation"]) { page in
          equation(&page, summary.trials, "trial", isLinked: false)
          if summary.confirming > 0 { page.text(", \(summary.confirming) of them to confirm") }
        }
      }
      changes(&page)
      if let sources { page.element("p", ["class": "source"], text: sources) }
      if !run.cells.isEmpty { sections(&page) }
    }
  }

  private func sections(_ page: inout HTMLWriter) {
    page.element("nav", ["aria-label": "Sections"]) { page in
      page.element("a", ["href": "#broken"], text: "What broke")
      page.element("a", ["href": "#overview"], text: "Suites on models")
      page.element("a", ["href": "#cells"], text: "All cells")
    }
  }

  private var state: String {
    switch verdict.exitCode {
    case 0: "passed"
    case 1: "failed"
    default: "open"
    }
  }

  private var duration: String {
    run.duration.isFinite ? "\(max(0, run.duration).threeDecimals) s" : "? s"
  }

  /// The law that nothing is lost, in figures; each leads to its cells.
  private func equation(
    _ page: inout HTMLWriter, _ counts: RunSummary.Counts, _ noun: String, isLinked: Bool = true
  ) {
    page.text("\(counts.planned.counted(noun)) planned = ")
    let parts: [(Int, CellOutcome)] = [
      (counts.passed, .passed), (counts.failed, .failed), (counts.undecided, .undecided),
      (counts.errored, .errored), (counts.skipped, .skipped),
    ]
    for (index, (count, outcome)) in parts.enumerated() {
      if index > 0 { page.text(" + ") }
      let words = "\(count) \(outcome.rawValue)"
      if isLinked, count > 0 {
        page.element("a", ["href": "#?status=\(outcome.rawValue)"], text: words)
      } else {
        page.text(words)
      }
    }
  }

  /// What differs from the baselines, by kind.
  private func changes(_ page: inout HTMLWriter) {
    let counts = summary.statuses.filter { $0.count > 0 }
    guard counts.contains(where: { $0.status != .unchanged }) else { return }
    page.element("p", ["class": "equation"]) { page in
      page.text("Against the baselines: ")
      for (index, (status, count)) in counts.enumerated() {
        if index > 0 { page.text(", ") }
        page.element(
          "a", ["href": "#?status=\(status.rawValue)"], text: "\(count) \(status.rawValue)")
      }
    }
  }

  /// Where the answers come from; `nil` where no model took part, or all are real.
  private var sources: String? {
    let simulated = run.models.filter { $0.source == .simulated }.count
    let recorded = run.models.filter { $0.source == .recorded }.count
    let all = run.models.count
    if all > 0, simulated == all {
      return "Simulated: every answer comes from a simulated model. No Apple model was asked."
    }
    var parts: [String] = []
    if simulated > 0 { parts.append("\(simulated) of \(all.counted("model")) simulated") }
    if recorded > 0 { parts.append("\(recorded) of \(all.counted("model")) recorded") }
    guard !parts.isEmpty else { return nil }
    let text = parts.joined(separator: ", ")
    return text.prefix(1).uppercased() + text.dropFirst()
  }
}

extension String {
  /// The text with signs for what a reader would not see.
  var shown: String { showingInvisibles() }
}
