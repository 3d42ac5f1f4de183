import SourceText
package import TelltaleKit
package import Terminal

/// How often something passed over runs and over accepted baselines.
package struct HistoryReport: Sendable {
  private let topic: HistoryTopic
  private let runs: [HistoryPoint]
  private let baselines: [HistoryPoint]

  /// Creates a report.
  ///
  /// - Parameters:
  ///   - topic: What it is of.
  ///   - runs: The runs, the newest first.
  ///   - baselines: The commits that changed baselines, the newest first.
  package init(of topic: HistoryTopic, runs: [HistoryPoint], baselines: [HistoryPoint]) {
    self.topic = topic
    self.runs = runs
    self.baselines = baselines
  }

  /// A moment with its counts; moments in which there was nothing of the topic are left
  /// out.
  private func rows(_ points: [HistoryPoint]) -> [(point: HistoryPoint, counts: HistoryCounts)] {
    points.map { ($0, HistoryCounts(of: topic, in: $0)) }.filter { $0.1.all > 0 }
  }

  // MARK: For a person

  /// Returns the history, the newest moment first.
  package func text(width: Int, style: Style) -> String {
    let unit = if case .assertion = topic { "verdicts" } else { "cells" }
    var lines = [
      style(.emphasis, "History of \(topic.words.safeOnOneLine)") + ", in \(unit) that passed"
    ]
    lines += section("runs", rows(runs), width, style)
    lines += section("accepted baselines, by commit", rows(baselines), width, style)
    return lines.joined(separator: "\n") + "\n"
  }

  private func section(
    _ title: String, _ rows: [(point: HistoryPoint, counts: HistoryCounts)], _ width: Int,
    _ style: Style
  ) -> [String] {
    if rows.isEmpty { return ["", style(.emphasis, title), style(.context, "  none")] }
    let bars = rows.reversed().map { Self.bar($0.counts.rate) }.joined()
    var lines = ["", "\(style(.emphasis, title))  \(bars)\(style(.context, "  oldest to newest"))"]
    let shares = rows.map { "\($0.counts.passed)/\($0.counts.judged)" }
    let shareWidth = shares.map(\.utf8.count).max() ?? 0
    for (row, share) in zip(rows, shares) {
      let counts = row.counts
      var text =
        "  \(row.point.time.moment)  \(share.leading(shareWidth))  "
        + (counts.rate.map { "\($0.percent)%" } ?? "-").leading(6)
      var others: [String] = []
      for (count, word) in [
        (counts.undecided, "undecided"), (counts.errored, "errored"), (counts.skipped, "skipped"),
      ] where count > 0 {
        others.append("\(count) \(word)")
      }
      if !others.isEmpty { text += "  (\(others.joined(separator: ", ")))" }
      let name = row.point.title.isEmpty ? row.point.name : String(row.point.name.prefix(10))
      text += "  \(name)  \(row.point.title)"
      lines += TextRows([.init(text)], width: max(40, width), maximum: 2).rendered(style).prefix(1)
    }
    return lines
  }

  /// A rate as a bar of eight heights; the full one is for all, the lowest for none.
  private static func bar(_ rate: Int?) -> String {
    guard let rate else { return " " }
    let bars = Array("▁▂▃▄▅▆▇█")
    return rate >= 1000 ? "█" : String(bars[min(6, rate * 7 / 1000)])
  }

  // MARK: As data

  /// Returns the history as JSON, the newest moment first.
  package var json: String {
    JSONValue.object([
      .init("version", .integer(1)), .init("kind", .string(topic.kind)),
      .init("name", .string(orNull: topic.name)),
      .init("runs", .array(rows(runs).map { Self.value($0.point, $0.counts) })),
      .init("baselines", .array(rows(baselines).map { Self.value($0.point, $0.counts) })),
    ]).document
  }

  private static func value(_ point: HistoryPoint, _ counts: HistoryCounts) -> JSONValue {
    .object([
      .init("name", .string(point.name)), .init("time", .string(point.time)),
      .init("title", .string(point.title)), .init("passed", .integer(counts.passed)),
      .init("failed", .integer(counts.failed)), .init("undecided", .integer(counts.undecided)),
      .init("errored", .integer(counts.errored)), .init("skipped", .integer(counts.skipped)),
    ])
  }
}

extension HistoryTopic {
  fileprivate var kind: String {
    switch self {
    case .everything: "everything"
    case .caseName: "case"
    case .assertion: "assertion"
    case .model: "model"
    }
  }

  fileprivate var name: String? {
    switch self {
    case .everything: nil
    case .caseName(let name), .assertion(let name): name
    case .model(let model): model.rawValue
    }
  }

  fileprivate var words: String { name.map { "the \(kind) \($0)" } ?? "all cells" }
}

extension String {
  /// The text with spaces before it.
  fileprivate func leading(_ columns: Int) -> String {
    String(repeating: " ", count: max(0, columns - utf8.count)) + self
  }

  /// `2026-11-30T22:04:31Z` as `2026-11-30 22:04`.
  fileprivate var moment: String { String(prefix(16)).replacing("T", with: " ") }
}

extension Int {
  /// Thousandths as a percentage with one decimal, unless it is whole.
  fileprivate var percent: String { self % 10 == 0 ? "\(self / 10)" : "\(self / 10).\(self % 10)" }
}
