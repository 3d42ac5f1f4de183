import TelltaleKit
import Terminal

/// What changed without failing the gate, in few lines.
struct DriftDigest {
  let screen: Screen
  let run: Run

  /// The most rewordings that are shown.
  private static let maximumShown = 3

  /// The most cases named on a line.
  private static let maximumNamed = 6

  /// The columns of the names before an answer.
  private static let labelWidth = 12

  /// The sections, those with nothing in them left out.
  var sections: [[String]] {
    var sections = rewordings
    sections.append(errors)
    sections.append(SampledDigest(screen: screen, run: run).drops)
    sections.append(counts)
    return sections.filter { !$0.isEmpty }
  }

  /// Cells that do not fail the gate.
  private var quiet: [CellResult] {
    run.cells.filter { run.policy.failure(of: $0) == nil }
  }

  // MARK: Rewordings

  private var rewordings: [[String]] {
    let cells = quiet.filter { $0.comparison.status == .reworded && $0.result != .errored }
    let groups = CellGroup.groups(cells) { ChangedAnswer($0) }
    var sections = groups.prefix(Self.maximumShown).map { rewording($0) }
    let left = groups.dropFirst(Self.maximumShown).reduce(0) { $0 + $1.cells.count }
    if left > 0 {
      let command = screen.style(.hint, "telltale diff")
      sections.append([
        screen.status("DRIFT", .warning, "\(left.counted("more reworded cell")): \(command)")
      ])
    }
    return sections
  }

  private func rewording(_ group: CellGroup) -> [String] {
    let cause = group.first.comparison.cause.map { ", \($0.phrase)" } ?? ""
    var lines = [
      screen.status(
        "DRIFT", .warning,
        "\(screen.style(.emphasis, group.title))  on \(group.models.list): reworded\(cause)")
    ]
    lines += ChangedAnswer(group.first).lines(on: screen, maximum: 4)
    lines += group.first.comparison.remarks.flatMap { screen.wrapped($0.safeOnOneLine) }
    return lines
  }

  // MARK: Errors

  private var errors: [String] {
    var groups: [(message: String, cells: [CellResult])] = []
    for cell in run.cells where cell.result == .errored {
      let message = cell.errorMessage
      if let index = groups.firstIndex(where: { $0.message == message }) {
        groups[index].cells.append(cell)
      } else {
        groups.append((message, [cell]))
      }
    }
    var lines = groups.prefix(Self.maximumNamed).flatMap { message, cells -> [String] in
      var models: [ModelID] = []
      for cell in cells where !models.contains(cell.id.model) { models.append(cell.id.model) }
      let what = "on \(models.list), not judged"
      return line("ERROR", .failure, cells, what) + screen.wrapped(message.safeOnOneLine)
    }
    let left = groups.dropFirst(Self.maximumNamed).reduce(0) { $0 + $1.cells.count }
    if left > 0 {
      let text = "\(left.counted("more cell")) not judged, for other reasons"
      lines.append(screen.status("ERROR", .failure, text))
    }
    return lines
  }

  // MARK: Counts

  private var counts: [String] {
    var lines: [String] = []
    let known = quiet.filter(\.isKnownFailure)
    lines += line("KNOWN", .warning, known, "known to fail")
    let shaky: [DriftStatus] = [.suspect, .unreliableBaseline]
    let failing = quiet.filter {
      $0.result == .failed && !$0.isKnownFailure && !shaky.contains($0.comparison.status)
    }
    let still = failing.filter { $0.comparison.status == .stillFailing }
    lines += line("STILL", .warning, still, "still failing as accepted")
    let rest = failing.filter { $0.comparison.status != .stillFailing }
    lines += line(
      "FAILS", .warning, rest, "failing, tolerated by the gate '\(run.policy.gate.rawValue)'")
    lines += line("UNDECIDED", .warning, quiet.filter { $0.result == .undecided }, "undecided")
    let samples = SampledDigest(screen: screen, run: run)
    for status in shaky {
      let cells = quiet.filter { $0.comparison.status == status && !$0.isKnownFailure }
      lines += line("SUSPECT", .warning, cells, status.words)
      lines += samples.rates(of: cells, status)
    }
    let fixed = run.cells.filter { $0.comparison.status == .fixed && $0.result == .passed }
    lines += line("FIXED", .success, fixed, "fixed")
    let unexpected = quiet.filter {
      $0.result == .passed && $0.knownFailure != nil && $0.comparison.status != .fixed
    }
    lines += line("FIXED", .success, unexpected, "known to fail, but passing")
    let new = quiet.filter { $0.comparison.status == .new && $0.result == .passed }
    lines += line("NEW", .warning, new, "without a baseline")
    lines += samples.power
    lines += skipped
    lines += observed
    return lines
  }

  /// One line: how many cells, and of which cases.
  private func line(
    _ word: String, _ role: Style.Role, _ cells: [CellResult], _ what: String
  ) -> [String] {
    if cells.isEmpty { return [] }
    let groups = CellGroup.groups(cells) { _ in 0 }
    var names = groups.prefix(Self.maximumNamed).map { group in
      group.cells.count > 1 ? "\(group.title) (\(group.cells.count))" : group.title
    }
    let left = groups.count - names.count
    if left > 0 { names.append("\(left.counted("more case"))") }
    let text = "\(cells.count.counted("cell")) \(what): \(names.joined(separator: ", "))"
    return screen.status(word, role, wrapping: text)
  }

  /// Cells that were not judged on purpose, by reason.
  private var skipped: [String] {
    let reasons = run.cells.compactMap { $0.skip?.reason }
    if reasons.isEmpty { return [] }
    let text = "\(reasons.count.counted("cell")) skipped: \(Self.tally(reasons))"
    return screen.status("SKIPPED", .context, wrapping: text)
  }

  /// Assertions that fail and count nowhere, by label.
  private var observed: [String] {
    let labels = run.cells.filter { $0.result != .skipped }.flatMap { cell in
      cell.assertions.filter { $0.severity == .observe && $0.tally.failed > 0 }.map(\.label)
    }
    if labels.isEmpty { return [] }
    return screen.status(
      "OBSERVED", .context, wrapping: "failing, but only observed: \(Self.tally(labels))")
  }

  /// The different texts, each with how often it comes.
  private static func tally(_ texts: [String]) -> String {
    var counts: [(text: String, count: Int)] = []
    for text in texts {
      if let index = counts.firstIndex(where: { $0.text == text }) {
        counts[index].count += 1
      } else {
        counts.append((text, 1))
      }
    }
    var names = counts.prefix(maximumNamed).map { "\($0.text.safeOnOneLine) (\($0.count))" }
    if counts.count > names.count { names.append("\(counts.count - names.count) more") }
    return names.joined(separator: ", ")
  }
}

extension CellResult {
  /// Why the cell could not be judged, as one phrase.
  var errorMessage: String {
    if let trial = trials.first(where: { $0.result == .errored }),
      trial.response.outcome.answer == nil
    {
      let turn = trial.decisiveTurn.map { "turn \($0 + 1): " } ?? ""
      return turn + trial.response.outcome.summary
    }
    if let finding = findings(.error).first { return "\(finding.label): \(finding.message)" }
    return "\(trials.count) of \(planned.counted("trial")) took place"
  }
}
