package import TelltaleKit
package import Terminal

/// How two models or two prompt versions differ within one run, case by case, for a
/// person.
package struct ModelDifferenceReport: Sendable {
  let screen: Screen

  /// What is compared.
  let between: Between

  /// Creates a report.
  package init(_ between: Between, width: Int = 100, style: Style = .plain) {
    screen = Screen(width: width, style: style)
    self.between = between
  }

  /// Returns the report, with a final line break.
  package func text(of run: Run) -> String {
    lines(of: run).joined(separator: "\n") + "\n"
  }

  /// Returns the report's lines: verdicts that differ, then answers that differ
  /// alone, then the sums.
  package func lines(of run: Run) -> [String] {
    let pairs = pairs(run)
    let differing = pairs.filter { !$0.verdicts.isEmpty }
    let reworded = pairs.filter { $0.verdicts.isEmpty && !$0.hasSameAnswer }
    var sections = differing.map { lines(of: $0) } + reworded.map { lines(of: $0) }
    sections.append(sums(run, pairs, differing, reworded))
    return Array(sections.joined(separator: [""]))
  }

  private func pairs(_ run: Run) -> [Pair] {
    var places: [CellID: CellResult] = [:]
    for cell in run.cells where between.isNew(cell.id) { places[cell.id] = cell }
    return run.cells.filter { between.isOld($0.id) }.compactMap { cell in
      places[between.counterpart(of: cell.id)].map { Pair(old: cell, new: $0) }
    }
  }

  private func lines(of pair: Pair) -> [String] {
    let title = screen.style(.emphasis, title(of: pair.old))
    let (word, role): (String, Style.Role) =
      pair.isWorse
      ? ("worse", .failure)
      : pair.isBetter
        ? ("better", .success)
        : pair.verdicts.isEmpty ? ("reworded", .warning) : ("differs", .warning)
    var lines = [screen.status(word, role, title)]
    for verdict in pair.verdicts { lines += screen.wrapped(verdict) }
    if pair.old.id.isSuite { return lines }
    if pair.hasSameAnswer {
      lines += screen.quoted("both", rows([.init(pair.oldAnswer)]), labelWidth: labelWidth)
      return lines
    }
    let difference = Difference(pair.oldAnswer, pair.newAnswer)
    if difference.similarity >= Difference.leastReadableSimilarity {
      return lines + screen.quoted("changed", rows(difference.spans), labelWidth: labelWidth)
    }
    lines += screen.quoted(
      between.names.old.safeOnOneLine, rows([.init(pair.oldAnswer, .removed)]),
      labelWidth: labelWidth)
    lines += screen.quoted(
      between.names.new.safeOnOneLine, rows([.init(pair.newAnswer, .added)]), labelWidth: labelWidth
    )
    return lines
  }

  private func rows(_ spans: [TextRows.Span]) -> TextRows {
    TextRows(spans, width: screen.quotedWidth(labelWidth: labelWidth), maximum: 30)
  }

  private var labelWidth: Int {
    min(20, max(8, between.names.old.utf8.count, between.names.new.utf8.count))
  }

  /// The case, with what both sides have in common.
  private func title(of cell: CellResult) -> String {
    switch between {
    case .models: CellGroup(cells: [cell]).title
    case .prompts:
      "\(cell.id.suite) › \(cell.id.caseName)  on \(cell.id.model.rawValue)".safeOnOneLine
    }
  }

  private func sums(
    _ run: Run, _ pairs: [Pair], _ differing: [Pair], _ reworded: [Pair]
  ) -> [String] {
    let wholes = pairs.filter(\.old.id.isSuite)
    let pairs = pairs.filter { !$0.old.id.isSuite }
    let differing = differing.filter { !$0.old.id.isSuite }
    let names = "\(between.names.old.safeOnOneLine) to \(between.names.new.safeOnOneLine)"
    let same = pairs.count - differing.count - reworded.count
    let (noun, place) =
      switch between {
      case .models: ("case", "on")
      case .prompts: ("cell", "with")
      }
    var text = "from \(names): \(pairs.count.counted(noun)) \(place) both"
    text += " = \(differing.count) with other verdicts (\(differing.count { $0.isWorse }) worse, "
    text += "\(differing.count { $0.isBetter }) better) + \(reworded.count) reworded"
    text += " + \(same) the same"
    let alone =
      run.cells.count { !$0.id.isSuite && (between.isOld($0.id) || between.isNew($0.id)) }
      - 2 * pairs.count
    if alone > 0 { text += "; \(alone.counted(noun)) \(place) one of them only" }
    if !wholes.isEmpty {
      let others = wholes.count { !$0.verdicts.isEmpty }
      text += "; as a whole: \(wholes.count.counted("suite")), \(others) with other verdicts"
    }
    return [text]
  }
}

extension ModelDifferenceReport {
  /// A case on both models.
  fileprivate struct Pair {
    var old: CellResult
    var new: CellResult
    var oldAnswer: String
    var newAnswer: String
    var hasSameAnswer: Bool

    /// The assertions whose verdicts differ, as a line each.
    var verdicts: [String]

    init(old: CellResult, new: CellResult) {
      self.old = old
      self.new = new
      oldAnswer = old.decisiveTrial?.shown ?? "(no response)"
      newAnswer = new.decisiveTrial?.shown ?? "(no response)"
      hasSameAnswer = oldAnswer.utf8.elementsEqual(newAnswer.utf8)
      verdicts = Self.verdicts(old, new)
    }

    /// Whether the new model passes less.
    var isWorse: Bool { old.result == .passed && new.result != .passed }

    /// Whether the new model passes more.
    var isBetter: Bool { old.result != .passed && new.result == .passed }

    private static func verdicts(_ old: CellResult, _ new: CellResult) -> [String] {
      var lines: [String] = new.assertions.compactMap { assertion in
        guard let before = old.assertions.first(where: { $0.label == assertion.label }),
          before.tally != assertion.tally
        else { return nil }
        let message = (assertion.worst?.verdict == .pass ? before : assertion).worst?.message ?? ""
        let why = message.isEmpty ? "" : " (\(message.safeOnOneLine))"
        return "\(assertion.label.safeOnOneLine): \(before.tally) → \(assertion.tally)\(why)"
      }
      if lines.isEmpty, old.result != new.result {
        lines.append("\(old.result.rawValue) → \(new.result.rawValue)")
      }
      return lines
    }
  }
}
