import SourceText
import TelltaleKit

/// What broke, first: cells that fail the gate, then cells that could not be judged.
///
/// This part needs no script, so that something can be read everywhere.
struct PageFindings {
  let run: Run
  let summary: RunSummary

  /// What the models are called.
  let names: [ModelID: String]

  /// Creates the view of a run.
  init(_ run: Run, _ summary: RunSummary) {
    self.run = run
    self.summary = summary
    names = run.pageModelNames
  }

  /// The most findings that are shown in full.
  private static let maximumCards = 60

  /// How many of those are open at once.
  private static let openCards = 3

  /// The most findings that are named after those.
  private static let maximumRows = 400

  /// Writes the sections; where nothing broke, that.
  func write(to page: inout HTMLWriter) {
    let failing = FailureBlock.groups(run)
    let unjudged = CellGroup.groups(run.cells.filter { $0.result == .errored }) { cell in
      reason(unjudged: cell)
    }
    page.element("section", ["id": "broken", "aria-labelledby": "broken-title"]) { page in
      page.element("h2", ["id": "broken-title"], text: "What broke")
      page.element(
        "p", ["class": "none"], text: failing.isEmpty ? nothing : assertions(failing))
      list(&page, failing)
    }
    if !unjudged.isEmpty {
      page.element("section", ["id": "unjudged", "aria-labelledby": "unjudged-title"]) { page in
        page.element("h2", ["id": "unjudged-title"], text: "What could not be judged")
        list(&page, unjudged)
      }
    }
  }

  private var nothing: String {
    if run.cells.isEmpty { return "Nothing was selected, so nothing was judged." }
    let tolerated = summary.tolerated
    let known =
      tolerated == 0
      ? ""
      : " \(tolerated.counted("cell")) \(tolerated == 1 ? "fails" : "fail") as known or accepted."
    return "No cell fails the gate '\(run.policy.gate.rawValue)'." + known
  }

  /// In how many cells which assertion fails, the commonest first.
  private func assertions(_ groups: [CellGroup]) -> String {
    var counts: [(name: String, count: Int)] = []
    for group in groups {
      for name in Set(group.first.findings.map(\.name)).sorted() {
        if let index = counts.firstIndex(where: { $0.name == name }) {
          counts[index].count += group.cells.count
        } else {
          counts.append((name, group.cells.count))
        }
      }
    }
    let cells = groups.reduce(0) { $0 + $1.cells.count }
    let words = counts.sorted { ($1.count, $0.name) < ($0.count, $1.name) }
      .map { "\($0.name.shown) in \($0.count)" }
    return "\(groups.count.counted("finding")) in \(cells.counted("cell"))"
      + (words.isEmpty ? "" : ": \(words.joined(separator: ", "))")
  }

  private func list(_ page: inout HTMLWriter, _ groups: [CellGroup]) {
    for (index, group) in groups.prefix(Self.maximumCards).enumerated() {
      card(&page, group, isOpen: index < Self.openCards)
    }
    let rest = groups.dropFirst(Self.maximumCards)
    guard !rest.isEmpty else { return }
    page.element("h3", text: "And \(rest.count.counted("more finding"))")
    page.element("ul", ["class": "rest"]) { page in
      for group in rest.prefix(Self.maximumRows) {
        page.element("li") { page in
          page.element("b", text: group.title)
          page.text(" ")
          links(&page, group.cells)
          page.text(" \(line(of: group.first))")
        }
      }
    }
    let left = rest.count - Self.maximumRows
    if left > 0 {
      page.element("p", text: "\(left.counted("more finding")): all are in the matrix.")
    }
  }

  // MARK: One finding

  private func card(_ page: inout HTMLWriter, _ group: CellGroup, isOpen: Bool) {
    let style = group.first.result == .errored ? "card unjudged" : "card"
    page.element(
      "details", isOpen ? ["class": style, "open": ""] : ["class": style]
    ) { page in
      page.element("summary") { page in
        page.element("b", text: group.title)
        page.markup(" ")
        page.element("span", ["class": "on"]) { page in
          page.markup("on ")
          for (index, cell) in group.cells.enumerated() {
            if index > 0 { page.markup(" ") }
            page.element("span", ["class": "model"], text: name(of: cell.id.model))
          }
        }
        causes(&page, group)
        page.element("span", ["class": "line"]) { finding(&$0, group.first) }
      }
      body(&page, group)
    }
  }

  /// What is wrong, on one line.
  private func finding(_ page: inout HTMLWriter, _ cell: CellResult) {
    guard cell.result != .errored, let finding = cell.findings.first else {
      return page.text(line(of: cell))
    }
    page.element("code", text: finding.label.shown)
    page.text(" \(finding.message.shown)")
  }

  private func body(_ page: inout HTMLWriter, _ group: CellGroup) {
    let cell = group.first
    for summary in group.cells.compactMap(\.comparison.attribution?.summary).distinct
    where !summary.isEmpty {
      page.element("p", ["class": "because"], text: summary.shown)
    }
    if let finding = cell.findings.first, let place = place(of: finding, in: cell) {
      page.element("p", ["class": "place"], text: place)
    }
    if cell.findings.count > 1 {
      page.element("ul", ["class": "why"]) { page in
        for finding in cell.findings.dropFirst().prefix(3) {
          page.element("li") { page in
            page.element("code", text: finding.label.shown)
            page.text(" \(finding.message.shown)")
          }
        }
        let left = cell.findings.count - 4
        if left > 0 { page.element("li", text: "and \(left.counted("more assertion"))") }
      }
    }
    if let exchange = exchange(of: cell) { said(&page, exchange) }
    page.element("p", ["class": "closer"]) { page in
      page.markup("The prompt and every verdict: ")
      links(&page, group.cells)
    }
    page.element("p", ["class": "command"]) { $0.element("code", text: group.command) }
  }

  /// The turn that explains the result, or the only one.
  private func exchange(of cell: CellResult) -> Exchange? {
    let exchanges = Exchange.all(of: cell, requests: [:])
    let turn = cell.decisiveTurn ?? 0
    return exchanges.indices.contains(turn) ? exchanges[turn] : nil
  }

  private func links(_ page: inout HTMLWriter, _ cells: [CellResult]) {
    for (index, cell) in cells.enumerated() {
      if index > 0 { page.markup(" ") }
      page.element(
        "a", ["class": "model", "href": "#\(cell.id.fragment)"], text: name(of: cell.id.model))
    }
  }

  private func name(of model: ModelID) -> String {
    (names[model] ?? model.rawValue).shown
  }

  /// Whose doing it was, by model where they differ.
  private func causes(_ page: inout HTMLWriter, _ group: CellGroup) {
    struct Key: Hashable {
      var status: DriftStatus
      var cause: DriftCause?
    }
    let parts = CellGroup.groups(group.cells) {
      Key(status: $0.comparison.status, cause: $0.comparison.cause)
    }
    for part in parts {
      let comparison = part.first.comparison
      var words = comparison.status.words
      if let cause = comparison.cause { words += " \(cause.phrase)" }
      words = words.prefix(1).uppercased() + words.dropFirst()
      if parts.count > 1 {
        words += ": " + part.cells.map { name(of: $0.id.model) }.joined(separator: ", ")
      }
      page.markup(" ")
      page.element("span", ["class": "cause \(comparison.cause?.style ?? "unknown")"], text: words)
    }
  }

  private func said(_ page: inout HTMLWriter, _ exchange: Exchange) {
    page.element("dl", ["class": "said"]) { page in
      if let question = exchange.question {
        page.element("dt", text: exchange.turn.map { "Turn \($0 + 1)" } ?? "Question")
        page.element("dd", ["dir": "auto"]) { page in
          write(PageText(question).shortened(), to: &page, isNow: true)
        }
      }
      if let baseline = exchange.baseline, !exchange.isSame {
        page.element("dt", text: "Baseline")
        page.element("dd", ["dir": "auto"]) { page in
          write(baseline.shortened(), to: &page, isNow: false)
        }
      }
      if let now = exchange.now {
        page.element("dt", text: exchange.isSame ? "Now, as in the baseline" : "Now")
        page.element("dd", ["dir": "auto"]) { page in
          write(now.shortened(), to: &page, isNow: true)
        }
      }
      for (place, text) in exchange.evidence.prefix(3) {
        page.element("dt", text: place.prefix(1).uppercased() + place.dropFirst())
        page.element("dd", ["dir": "auto"]) { page in
          write(text.shortened(), to: &page, isNow: true)
        }
      }
    }
  }

  private func write(_ text: PageText, to page: inout HTMLWriter, isNow: Bool) {
    if text.pieces.isEmpty { page.element("i", text: "(empty)") }
    for piece in text.pieces {
      switch (piece.marks.contains(.changed), piece.marks.contains(.evidence)) {
      case (false, false): page.text(piece.shown)
      case (false, true): page.element("mark", text: piece.shown)
      case (true, let isEvidence):
        page.element(isNow ? "ins" : "del") { page in
          if isEvidence {
            page.element("mark", text: piece.shown)
          } else {
            page.text(piece.shown)
          }
        }
      }
    }
  }

  private func place(of finding: Finding, in cell: CellResult) -> String? {
    guard let file = run.file(ofSuite: cell.id.suite) else { return nil }
    let place = file.location(ofUTF8Offset: finding.range.lowerBound)
    return "\(file.path.shown):\(place.line):\(place.column)"
  }

  /// Why the cell is here, on one line.
  private func line(of cell: CellResult) -> String {
    if cell.result == .errored { return reason(unjudged: cell).shown }
    if let finding = cell.findings.first { return "\(finding.label): \(finding.message)".shown }
    return run.policy.failure(of: cell) ?? ""
  }

  private func reason(unjudged cell: CellResult) -> String {
    let trial = cell.trials.first { $0.result == .errored }
    if let trial, trial.response.outcome.answer == nil { return trial.response.outcome.summary }
    if let finding = cell.findings.first { return "\(finding.label): \(finding.message)" }
    return "\(cell.trials.count) of \(cell.planned.counted("trial")) were judged"
  }
}

extension DriftCause {
  /// The class by which the style sheet colours the cause: whose doing it is.
  var style: String {
    switch self {
    case .prompt, .case, .assertions: "edit"
    case .model: "model"
    case .noise, .promptAndModel, .eitherAlone, .bothTogether, .several: "mixed"
    }
  }
}

extension [String] {
  /// The texts, each once, in the order in which they first come.
  fileprivate var distinct: [String] {
    var known: Set<String> = []
    return filter { known.insert($0).inserted }
  }
}
