import SourceText
package import TelltaleKit
package import Terminal

/// What was accepted, file by file, for a person or as data.
package struct BaselineReport: Sendable {
  /// A file of a suite on a model.
  package struct Entry: Sendable {
    let path: String
    let baseline: Baseline
    let orphans: Set<CellID>
    let changed: String?

    /// Creates an entry.
    ///
    /// - Parameters:
    ///   - path: The file's path as it is shown.
    ///   - baseline: What is in it.
    ///   - orphans: Cells that are gone from the suites, those of other files, too.
    ///   - changed: When it was committed last, as an ISO 8601 date and time; `nil` where
    ///     nobody asked or it never was.
    package init(path: String, baseline: Baseline, orphans: Set<CellID>, changed: String?) {
      self.path = path
      self.baseline = baseline
      self.orphans = orphans.filter { $0.suite == baseline.suite && $0.model == baseline.model }
      self.changed = changed
    }

    /// The cells in the order of the file.
    var cells: [(id: CellID, cell: BaselineCell)] {
      baseline.cases.keys.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }.flatMap { name in
        (baseline.cases[name] ?? []).map { cell in
          (
            CellID(
              suite: baseline.suite, caseName: name, prompt: cell.prompt, model: baseline.model),
            cell
          )
        }
      }
    }

    /// The cells that were accepted although they fail.
    var failing: [(id: CellID, reason: String)] {
      cells.compactMap { id, cell in cell.acceptedFailing.map { (id, $0) } }
    }
  }

  private let entries: [Entry]

  /// Creates a report.
  package init(_ entries: [Entry]) { self.entries = entries }

  /// Returns a line for each file, then the accepted failures and the orphans.
  package func text(width: Int, style: Style) -> String {
    if entries.isEmpty { return "there are no baselines\n" }
    let width = max(40, width)
    func row(_ text: String, _ role: Style.Role? = nil) -> [String] {
      TextRows([.init(text.safeOnOneLine, role)], width: width).rendered(style)
    }
    let pathWidth = entries.map { $0.path.safeOnOneLine.displayWidth }.max() ?? 0
    var lines: [String] = []
    for entry in entries {
      var text = entry.path.safeOnOneLine.padded(to: pathWidth) + "  "
      text += entry.cells.count.counted("cell")
      if !entry.failing.isEmpty { text += ", \(entry.failing.count) accepted failing" }
      if !entry.orphans.isEmpty { text += ", \(entry.orphans.count.counted("orphan"))" }
      if let changed = entry.changed { text += ", of \(changed.prefix(10))" }
      // Spaces align the columns, so that the line is cut and not broken.
      lines.append(text)
    }
    let failing = entries.flatMap(\.failing)
    if !failing.isEmpty {
      lines += ["", style(.emphasis, "accepted although failing")]
      var reasons: [(reason: String, ids: [CellID])] = []
      for (id, reason) in failing {
        if let index = reasons.firstIndex(where: { $0.reason == reason }) {
          reasons[index].ids.append(id)
        } else {
          reasons.append((reason, [id]))
        }
      }
      for (reason, ids) in reasons {
        lines += row("  \(reason): \(ids.count.counted("cell"))", .warning)
        lines += ids.flatMap { row("    \($0)") }
      }
    }
    let orphans = entries.flatMap { entry in entry.cells.map(\.id).filter(entry.orphans.contains) }
    if !orphans.isEmpty {
      lines += ["", style(.emphasis, "orphans: their cases are gone from the suites")]
      lines += orphans.flatMap { row("    \($0)") }
      lines.append("  to remove them: " + style(.hint, "telltale baseline prune"))
    }
    let total = entries.reduce(0) { $0 + $1.cells.count }
    lines += ["", "\(total.counted("cell")) in \(entries.count.counted("file"))"]
    return lines.joined(separator: "\n") + "\n"
  }

  /// The files as JSON.
  package var json: String {
    JSONValue.object([
      .init("version", .integer(1)),
      .init("cells", .integer(entries.reduce(0) { $0 + $1.cells.count })),
      .init(
        "files",
        .array(
          entries.map { entry in
            .object([
              .init("path", .string(entry.path)), .init("suite", .string(entry.baseline.suite)),
              .init("model", .string(entry.baseline.model.rawValue)),
              .init("fingerprint", .string(entry.baseline.fingerprint)),
              .init("cells", .integer(entry.cells.count)),
              .init(
                "accepted-failing",
                .array(
                  entry.failing.map { id, reason in
                    .object([
                      .init("cell", .string(id.description)), .init("reason", .string(reason)),
                    ])
                  })),
              .init(
                "orphans",
                .strings(entry.cells.map(\.id).filter(entry.orphans.contains).map(\.description))),
              .init("changed", .string(orNull: entry.changed)),
            ])
          })),
    ]).document
  }
}

/// What was accepted of one cell, for a person.
package struct BaselineCellReport: Sendable {
  private let id: CellID
  private let cell: BaselineCell
  private let baseline: Baseline
  private let prompt: PromptRecord?

  /// Creates a report.
  package init(_ id: CellID, _ cell: BaselineCell, of baseline: Baseline, prompt: PromptRecord?) {
    self.id = id
    self.cell = cell
    self.baseline = baseline
    self.prompt = prompt
  }

  /// Returns everything that is stored of the cell.
  package func text(width: Int, style: Style) -> String {
    let width = max(40, width)
    func quoted(_ text: String) -> [String] {
      TextRows([.init(text)], width: width - 4).rendered(style).map { "  │ \($0)" }
    }
    var lines = [style(.emphasis, id.description.safeOnOneLine)]
    let facts = [
      ("model", cell.fingerprint ?? baseline.fingerprint), ("request", cell.requestHash),
      ("case", cell.caseHash), ("prompt", cell.promptHash),
    ]
    lines += facts.map { "  \($0.padded(to: 8)) \($1.safeOnOneLine)" }
    if let reason = cell.acceptedFailing {
      lines.append(style(.warning, "  accepted although failing: \(reason.safeOnOneLine)"))
    }
    if !cell.assertions.isEmpty {
      lines += ["", style(.emphasis, "assertions")]
      lines += cell.assertions.map { "  \($0.tally)  \($0.label.safeOnOneLine)" }
    }
    if let instructions = prompt?.instructions {
      lines += ["", style(.emphasis, "instructions, as accepted")] + quoted(instructions)
    }
    if let prompt {
      lines += ["", style(.emphasis, "prompt, as accepted")] + quoted(prompt.prompt)
    }
    for response in cell.responses {
      let count = cell.responses.count > 1 || response.count > 1 ? ", \(response.count) times" : ""
      lines += ["", style(.emphasis, "response\(count): \(cell.outcome.rawValue)")]
      lines += response.answer.map { quoted($0.shown) } ?? []
    }
    for (index, turn) in cell.turns.enumerated() {
      for response in turn.responses {
        let outcome = turn.outcome?.rawValue ?? TurnResult.notAsked
        lines += ["", style(.emphasis, "turn \(index + 1): \(outcome)")]
        lines += response.answer.map { quoted($0.shown) } ?? []
      }
    }
    return lines.joined(separator: "\n") + "\n"
  }
}
