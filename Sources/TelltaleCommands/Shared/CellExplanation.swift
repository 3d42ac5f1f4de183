import SourceText
import TelltaleKit
import TelltaleReports
import Terminal

/// A cell in full: the prompt as it was sent, the answers, each verdict.
struct CellExplanation {
  var cell: CellResult
  var run: Run

  func text(style: Style) -> String {
    var lines = [style(.emphasis, cell.id.description)]
    let model = run.models.first { $0.id == cell.id.model }
    if let model {
      lines.append("  \(model.fingerprint.text) (\(model.source.rawValue))")
    }
    let comparison = cell.comparison
    let cause = comparison.cause.map { ", by \($0.rawValue)" } ?? ""
    lines.append("  \(cell.result.rawValue); \(comparison.status.rawValue)\(cause)")
    if let path = cell.dataFile { lines.append("  the row at \(path.safeOnOneLine):\(cell.line)") }
    if let reason = cell.skip?.reason { lines.append("  skipped: \(reason.safeOnOneLine)") }
    if let reason = cell.knownFailure { lines.append("  known to fail: \(reason.safeOnOneLine)") }
    lines += comparison.remarks.map { "  \($0.safeOnOneLine)" }
    if cell.id.isSuite { lines += [members] }
    if let request = run.requests.first(where: { $0.hash == cell.requestHash })?.request {
      for message in request.messages {
        lines += ["", style(.emphasis, "\(message.role.rawValue) \(style(.context, "as sent"))")]
        lines += Self.indented(message.text)
      }
      if let schema = request.answer {
        lines += ["", style(.emphasis, "answer type")]
        lines += schema.properties.map { property in
          "  \(property.name)" + (property.guide.map { ": \($0.safeOnOneLine)" } ?? "")
        }
      }
    }
    for trial in cell.trials {
      let number = cell.trials.count > 1 ? " \(trial.index + 1) of \(cell.trials.count)" : ""
      lines += ["", style(.emphasis, "response\(number)")]
      switch trial.response.outcome.answer {
      case .text(let text)?: lines += Self.indented(text)
      case .guided(let value)?: lines += Self.indented(value.json)
      case nil: lines.append("  \(trial.response.outcome.summary.safeOnOneLine)")
      }
      if let route = trial.response.route {
        lines.append(style(.context, "  \(route.phrase)"))
      }
      if let usage = trial.response.usage {
        let word = usage.isEstimate ? "estimated at " : ""
        lines.append(
          style(
            .context, "  \(word)\(usage.request) tokens read, \(usage.response) tokens written"))
      }
    }
    lines += ["", style(.emphasis, "verdicts")]
    for assertion in cell.assertions { lines += self.lines(of: assertion, style: style) }
    return lines.joined(separator: "\n") + "\n"
  }

  /// What a suite as a whole is judged from.
  private var members: String {
    let cells = run.cells.filter { other in
      !other.id.isSuite && other.id.suite == cell.id.suite && other.id.prompt == cell.id.prompt
        && other.id.model == cell.id.model
    }
    let counts = CellOutcome.allCases.compactMap { outcome -> String? in
      let count = cells.count { $0.result == outcome }
      return count > 0 ? "\(count) \(outcome.rawValue)" : nil
    }
    return "  judged from \(cells.count.counted("cell")): \(counts.joined(separator: ", "))"
  }

  private func lines(of assertion: AssertionResult, style: Style) -> [String] {
    guard let worst = assertion.worst else {
      return ["  not judged  \(assertion.label.safeOnOneLine)"]
    }
    let role: Style.Role =
      switch worst.verdict {
      case .pass: .success
      case .fail: .failure
      case .undecided, .error: .warning
      }
    let verdict = worst.verdict.rawValue
    let padding = String(repeating: " ", count: max(1, 10 - verdict.count))
    let counts = cell.trials.count > 1 ? " \(assertion.tally)" : ""
    var lines = [
      "  \(style(role, verdict))\(padding)  \(assertion.label.safeOnOneLine)\(counts)"
    ]
    let detail = [worst.reason, worst.message].filter { !$0.isEmpty }.joined(separator: ": ")
    if !detail.isEmpty { lines.append("              \(detail.safeOnOneLine)") }
    for witness in Witness.all(of: cell, worst.evidence, in: run) {
      lines.append(
        "              \(style(.context, witness.name.safeOnOneLine)): "
          + style(.evidence, witness.text.safeOnOneLine))
    }
    for evidence in worst.evidence {
      if let text = shown(evidence) {
        lines.append("              \(style(.context, evidence.place)): \(style(.evidence, text))")
      }
    }
    return lines
  }

  /// The words that a piece of evidence points at, where they are at hand.
  private func shown(_ evidence: Judgement.Evidence) -> String? {
    guard evidence.place == "answer",
      let text = cell.trials.first?.response.outcome.answer?.text
    else { return nil }
    let bytes = Array(text.utf8)
    guard evidence.range.upperBound <= bytes.count else { return nil }
    return String(decoding: bytes[evidence.range], as: UTF8.self).safeOnOneLine
  }

  private static func indented(_ text: String) -> [String] {
    text.split(separator: "\n", omittingEmptySubsequences: false).map { "  \($0)".safeForTerminal }
  }
}
