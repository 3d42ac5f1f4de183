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
    let cause = comparison.cause.map { " \($0.phrase)" } ?? ""
    lines.append("  \(cell.result.rawValue); \(comparison.status.rawValue)\(cause)")
    if let path = cell.dataFile { lines.append("  the row at \(path.safeOnOneLine):\(cell.line)") }
    if let reason = cell.skip?.reason { lines.append("  skipped: \(reason.safeOnOneLine)") }
    if let reason = cell.knownFailure { lines.append("  known to fail: \(reason.safeOnOneLine)") }
    lines += comparison.remarks.map { "  \($0.safeOnOneLine)" }
    if cell.id.isSuite { lines += [members] }
    lines += cell.turns.isEmpty ? exchange(style) : conversation(style)
    lines += ["", style(.emphasis, "verdicts")]
    for assertion in cell.assertions { lines += self.lines(of: assertion, style: style) }
    lines += AttributionExplanation(cell: cell, run: run).lines(style: style)
    return lines.joined(separator: "\n") + "\n"
  }

  /// The prompt of a cell that asks once, and its responses.
  private func exchange(_ style: Style) -> [String] {
    var lines = retrieved(cell.retrieved, style)
    let hash = cell.trials.first?.requestHash ?? cell.requestHash
    if let request = request(hash) {
      lines += request.messages.flatMap { message($0, style) }
      lines += answerType(of: request, style)
    }
    for trial in cell.trials {
      let number = cell.trials.count > 1 ? " \(trial.index + 1) of \(cell.trials.count)" : ""
      lines += ["", style(.emphasis, "response\(number)")]
      lines += attempts(trial.attempts, style)
      lines += response(trial.response, trial.session, style)
    }
    return lines
  }

  /// The turns of a conversation, trial by trial: each with the message that was
  /// sent in it, and the first with all that stood before.
  private func conversation(_ style: Style) -> [String] {
    var lines: [String] = []
    let first = cell.trials.first?.turns.first?.requestHash.flatMap { request($0) }
    for trial in cell.trials {
      let number =
        cell.trials.count > 1 ? ", trial \(trial.index + 1) of \(cell.trials.count)" : ""
      for (index, turn) in trial.turns.enumerated() {
        let title = "turn \(index + 1) of \(trial.turns.count)\(number): \(turn.result.rawValue)"
        lines += ["", style(.emphasis, title)]
        if trial.index == 0 { lines += retrieved(cell.turns[index].retrieved, style) }
        guard let answered = turn.response else {
          lines += Self.indented(cell.turns[index].question)
          lines.append("  \(TurnResult.notAsked)")
          continue
        }
        if let sent = turn.requestHash.flatMap({ request($0) }) {
          let messages = sent.messages
          let isFirst = index == 0 && trial.index == 0
          lines += (isFirst ? messages : messages.suffix(1)).flatMap { message($0, style) }
        }
        lines += ["", style(.emphasis, "response")]
        lines += attempts(turn.attempts, style)
        lines += response(answered, turn.session, style)
      }
    }
    return lines + (first.map { answerType(of: $0, style) } ?? [])
  }

  /// Which passages the search took, by rank.
  private func retrieved(_ record: RetrievalRecord?, _ style: Style) -> [String] {
    guard let record else { return [] }
    let title = "retrieved \(style(.context, record.summary))"
    return ["", style(.emphasis, title)]
      + record.taken.enumerated().map { rank, taken in
        "  \(rank + 1). \(taken.name.safeOnOneLine)"
      }
  }

  private func request(_ hash: String) -> Request? {
    run.requests.first { $0.hash == hash }?.request
  }

  private func message(_ message: (role: Request.Role, text: String), _ style: Style) -> [String] {
    ["", style(.emphasis, "\(message.role.rawValue) \(style(.context, "as sent"))")]
      + Self.indented(message.text)
  }

  private func answerType(of request: Request, _ style: Style) -> [String] {
    guard let schema = request.answer else { return [] }
    return ["", style(.emphasis, "answer type")]
      + schema.properties.map { property in
        "  \(property.name)" + (property.guide.map { ": \($0.safeOnOneLine)" } ?? "")
      }
  }

  /// The requests that came before a response.
  private func attempts(_ attempts: [Attempt], _ style: Style) -> [String] {
    guard !attempts.isEmpty else { return [] }
    let all = attempts.count + 1
    let lines = attempts.enumerated().map { number, attempt in
      var words = "  attempt \(number + 1) of \(all): \(attempt.outcome.summary)"
      if attempt.requestHash != nil {
        words += "; another request took its place"
      } else if attempt.wait > 0 {
        words += "; put again after \((attempt.wait * 10).rounded() / 10) s"
      } else {
        words += "; put again"
      }
      return style(.context, words.safeOnOneLine)
    }
    return lines + [style(.context, "  attempt \(all) of \(all):")]
  }

  private func response(
    _ response: Response, _ session: SessionRecord?, _ style: Style
  ) -> [String] {
    var lines: [String] = []
    switch response.outcome.answer {
    case .text(let text)?: lines += Self.indented(text)
    case .guided(let value)?: lines += Self.indented(value.json)
    case nil: lines.append("  \(response.outcome.summary.safeOnOneLine)")
    }
    if let route = response.route { lines.append(style(.context, "  \(route.phrase)")) }
    if let usage = response.usage {
      let word = usage.isEstimate ? "estimated at " : ""
      lines.append(
        style(
          .context, "  \(word)\(usage.request) tokens read, \(usage.response) tokens written"))
    }
    if let session {
      let earlier = session.of.counted("earlier exchange")
      var words = ["\(session.kept) of \(earlier) in the request"]
      if session.passages < session.ofPassages {
        words.append("\(session.passages) of \(session.ofPassages) passages")
      }
      if let kind = session.retriedAfter { words.append("put again after \(kind.rawValue)") }
      if session.of > 0 {
        lines.append(style(.context, "  session: \(words.joined(separator: ", "))"))
      }
    }
    return lines
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
      if let text = shown(evidence, turn: assertion.turn) {
        lines.append("              \(style(.context, evidence.place)): \(style(.evidence, text))")
      }
    }
    return lines
  }

  /// The words that a piece of evidence points at, where they are at hand.
  private func shown(_ evidence: Judgement.Evidence, turn: Int?) -> String? {
    let trial = (turn.map { cell.cell(ofTurn: $0) } ?? cell).trials.first
    guard evidence.place == "answer", let text = trial?.response.outcome.answer?.text else {
      return nil
    }
    let bytes = Array(text.utf8)
    guard evidence.range.upperBound <= bytes.count else { return nil }
    return String(decoding: bytes[evidence.range], as: UTF8.self).safeOnOneLine
  }

  static func indented(_ text: String) -> [String] {
    text.split(separator: "\n", omittingEmptySubsequences: false).map { "  \($0)".safeForTerminal }
  }
}
