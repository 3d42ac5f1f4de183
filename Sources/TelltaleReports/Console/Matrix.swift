import SourceText
import Terminal
import TelltaleKit

/// Suites by models, with how many cells passed of how many planned; what a suite
/// asserts of all its answers has a row of its own.
struct Matrix {
  let screen: Screen

  /// The matrix's lines, the head first.
  ///
  /// Where a screen is too narrow for all models, suites that run on the same ones
  /// have a matrix of their own, and one that is still too wide is split.
  func lines(of run: Run) -> [String] {
    let lanes = run.lanes
    var models = run.models.map(\.id)
    for lane in lanes where !models.contains(lane.model) { models.append(lane.model) }
    var suites: [String] = []
    for lane in lanes where !suites.contains(lane.suite) { suites.append(lane.suite) }
    guard !suites.isEmpty else { return [] }
    func isNarrow(_ suites: [String], _ models: [ModelID]) -> Bool {
      Matrix(screen: Screen(width: screen.width, style: .plain))
        .table(of: suites, on: models, lanes: lanes, policy: run.policy)
        .allSatisfy { $0.displayWidth <= screen.width }
    }
    func lines(_ suites: [String], _ models: [ModelID]) -> [String] {
      table(of: suites, on: models, lanes: lanes, policy: run.policy)
    }
    if isNarrow(suites, models) { return lines(suites, models) }
    var groups: [(models: [ModelID], suites: [String])] = []
    for suite in suites {
      let own = models.filter { model in
        lanes.contains { $0.suite == suite && $0.model == model }
      }
      if let index = groups.firstIndex(where: { $0.models == own }) {
        groups[index].suites.append(suite)
      } else {
        groups.append((own, [suite]))
      }
    }
    let tables = groups.flatMap { group -> [[String]] in
      var columns: [[ModelID]] = []
      for model in group.models {
        if let last = columns.last, isNarrow(group.suites, last + [model]) {
          columns[columns.count - 1].append(model)
        } else {
          columns.append([model])
        }
      }
      return columns.map { lines(group.suites, $0) }
    }
    return Array(tables.joined(separator: [""]))
  }

  /// The lines of some suites on some models, the head first.
  private func table(
    of suites: [String], on models: [ModelID], lanes: [Lane], policy: GatePolicy
  ) -> [String] {
    let wholes = Set(lanes.filter { $0.cells.contains(where: \.id.isSuite) }.map(\.suite))
    let titles: [(suite: String, isWhole: Bool)] = suites.flatMap { suite in
      wholes.contains(suite) ? [(suite, false), (suite, true)] : [(suite, false)]
    }
    let rows = titles.map { title in
      models.map { model in
        lanes.first { $0.suite == title.suite && $0.model == model }?.cells
          .filter { $0.id.isSuite == title.isWhole } ?? []
      }
    }
    let names = models.map(\.shortName)
    let columns = models.indices.map { index in
      (rows.map { Self.fraction($0[index]).displayWidth } + [names[index].displayWidth]).max() ?? 0
    }
    let shownSuites = titles.map { suite, isWhole in
      suite.safeOnOneLine + (isWhole ? "/\(CellID.suiteName)" : "")
    }
    let suiteWidth = shownSuites.map(\.displayWidth).max() ?? 0
    let head = zip(names, columns).map { $0.centered(to: $1) }.joined(separator: "  ")
    var lines = [trimmed(screen.body("".padded(to: suiteWidth) + "  " + head))]
    for (suite, row) in zip(shownSuites, rows) {
      let cells = row.flatMap { $0 }
      let (word, role) = Self.status(of: cells, policy: policy)
      let figures = zip(row, columns).map { cells, column in
        let text = Self.fraction(cells).centered(to: column)
        let fails = cells.contains { policy.failure(of: $0) != nil }
        return fails ? styled(text, .failure) : text
      }
      let name = suite.padded(to: suiteWidth)
      lines.append(
        trimmed(screen.status(word, role, "\(name)  \(figures.joined(separator: "  "))")))
    }
    return lines
  }

  private static func fraction(_ cells: [CellResult]) -> String {
    cells.isEmpty ? "-" : "\(cells.count { $0.result == .passed })/\(cells.count)"
  }

  /// The word for the worst that happened in a suite.
  private static func status(
    of cells: [CellResult], policy: GatePolicy
  ) -> (word: String, role: Style.Role) {
    if cells.contains(where: { policy.failure(of: $0) != nil }) { return ("FAIL", .failure) }
    if cells.contains(where: { $0.result == .errored }) { return ("error", .failure) }
    if cells.contains(where: \.isNotRun) { return ("not run", .warning) }
    if cells.contains(where: { $0.result == .failed }) { return ("tolerated", .warning) }
    if cells.contains(where: { $0.result == .undecided }) { return ("undecided", .warning) }
    let changed: Set<DriftStatus> = [.regressed, .suspect, .unreliableBaseline, .reworded]
    if cells.contains(where: { changed.contains($0.comparison.status) }) {
      return ("drift", .warning)
    }
    return cells.allSatisfy { $0.result == .skipped } ? ("skipped", .context) : ("ok", .success)
  }

  /// Marks a text but not the spaces around it.
  private func styled(_ text: String, _ role: Style.Role) -> String {
    let core = text.filter { $0 != " " }
    return text.replacing(core, with: screen.style(role, core), maxReplacements: 1)
  }

  private func trimmed(_ line: String) -> String {
    var line = Substring(line)
    while line.utf8.last == UInt8(ascii: " ") { line.removeLast() }
    return String(line)
  }
}
