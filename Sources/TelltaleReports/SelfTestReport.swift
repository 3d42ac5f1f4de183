package import TelltaleKit
package import Terminal

/// What a suite said of itself, for a person or as data.
package struct SelfTestReport {
  /// What was measured.
  let result: SelfTestResult

  /// The version of the JSON form.
  private static let formatVersion = 1

  /// The most cells that are named.
  private static let maximumNamed = 10

  /// Creates a report.
  package init(_ result: SelfTestResult) { self.result = result }

  /// The last line, without the exit code.
  package var phrase: String {
    if result.isBroken { return "selftest: more false alarms than promised" }
    if result.unjudged > 0 {
      return "selftest: not judged, \(result.unjudged.counted("cell")) could not be judged"
    }
    if result.runs.alarms > 0 {
      return "selftest: false alarms, and not more than promised"
    }
    return "selftest: no false alarm"
  }

  /// Returns the report as text, with the exit code on its last line.
  package func text(exitCode: Int32, width: Int, style: Style) -> String {
    let screen = Screen(width: width, style: style)
    var lines: [String] = []
    func add(_ word: String, _ text: String) {
      lines += screen.status(word, .emphasis, wrapping: text)
    }
    let comparisons = result.runs.compared.counted("comparison")
    add("Compared", "the suites with themselves: \(comparisons), \(result.trials.counted("trial"))")
    if result.sampled.compared > 0 {
      add("cells", "\(words(result.sampled, "sampled cell")), promised at most 5 %")
      add("runs", "\(words(result.runs, "run")), promised at most 10 %")
      add(
        "untested",
        "\(words(result.plain, "sampled cell")) if one failing trial were enough")
    }
    if result.exact.compared > 0 {
      add("exact", "\(words(result.exact, "cell")) that always answer the same, promised none")
    }
    if result.declared.compared > 0 {
      add(
        "declared",
        "\(words(result.declared, "cell")) by a floor or of a suite as a whole, nothing promised")
    }
    if result.leftOut > 0 {
      add("left out", "\(result.leftOut.counted("cell")) skipped or known to fail")
    }
    for alarm in result.alarms.prefix(Self.maximumNamed) {
      lines += screen.status(
        "ALARM", .failure,
        wrapping: "\(alarm.cell.description.safeOnOneLine) in comparison \(alarm.comparison + 1)")
    }
    for (comparison, drop) in result.drops.prefix(Self.maximumNamed) {
      lines += screen.status(
        "ALARM", .failure,
        wrapping: "\(drop.suite.safeOnOneLine) on \(drop.model.rawValue.safeOnOneLine) "
          + "\(drop.words) in comparison \(comparison + 1)")
    }
    let unsteady = self.unsteady
    for (cell, rate) in unsteady.prefix(Self.maximumNamed) {
      lines += screen.status(
        "unsteady", .warning, wrapping: "\(cell.description.safeOnOneLine): \(rate.words) passed")
    }
    let left = unsteady.count - Self.maximumNamed
    if left > 0 { lines += screen.wrapped("and \(left.counted("more unsteady cell"))") }
    lines.append(
      style(exitCode == 0 ? .success : .failure, "\(phrase); exit \(exitCode)"))
    return lines.joined(separator: "\n") + "\n"
  }

  /// Returns the report as JSON.
  package func json(exitCode: Int32) -> String {
    JSONValue.object([
      .init("version", .integer(Self.formatVersion)),
      .init("tool", .string("telltale")),
      .init("comparisons", .integer(result.runs.compared)),
      .init("trials", .integer(result.trials)),
      .init("sampled", value(result.sampled, promised: SelfTestResult.promisedOfCells)),
      .init("runs", value(result.runs, promised: SelfTestResult.promisedOfRuns)),
      .init("untested", value(result.plain, promised: nil)),
      .init("exact", value(result.exact, promised: 0)),
      .init("declared", value(result.declared, promised: nil)),
      .init("not-judged", .integer(result.unjudged)),
      .init("left-out", .integer(result.leftOut)),
      .init(
        "alarms",
        .array(
          result.alarms.map { alarm in
            .object([
              .init("cell", .string(alarm.cell.description)),
              .init("comparison", .integer(alarm.comparison + 1)),
            ])
          })),
      .init(
        "drops",
        .array(
          result.drops.map { comparison, drop in
            .object([
              .init("suite", .string(drop.suite)), .init("model", .string(drop.model.rawValue)),
              .init("comparison", .integer(comparison + 1)), .init("points", .number(drop.points)),
              .init("p", .number(drop.probability)),
            ])
          })),
      .init(
        "unsteady",
        .array(
          unsteady.map { cell, rate in
            .object([
              .init("cell", .string(cell.description)), .init("passed", .integer(rate.passed)),
              .init("trials", .integer(rate.of)),
            ])
          })),
      .init("exit", .integer(Int(exitCode))),
      .init("verdict", .string(phrase)),
    ]).document
  }

  /// The cells that pass at times only, those nearest to one half first.
  private var unsteady: [(cell: CellID, rate: TrialRate)] {
    func distance(_ rate: TrialRate) -> Double {
      abs(Double(rate.passed) / Double(max(1, rate.of)) - 0.5)
    }
    return result.cells.filter { $0.rate.passed > 0 && $0.rate.failed > 0 }.enumerated()
      .sorted { (distance($0.element.rate), $0.offset) < (distance($1.element.rate), $1.offset) }
      .map(\.element)
  }

  private func words(_ count: SelfTestResult.Count, _ noun: String) -> String {
    "\(count.alarms) false of \(count.compared.counted(noun)) [\(WilsonInterval(count.rate).words)]"
  }

  private func value(_ count: SelfTestResult.Count, promised: Double?) -> JSONValue {
    let interval = WilsonInterval(count.rate)
    return .object([
      .init("compared", .integer(count.compared)), .init("alarms", .integer(count.alarms)),
      .init("interval", .array([.number(interval.lower), .number(interval.upper)])),
      .init("promised", promised.map { .number($0) } ?? .null),
    ])
  }
}
