import SourceText
import TelltaleKit
import TextDiff

/// A cell on its way to a testcase.
struct JUnitCell {
  var cell: CellResult
  var file: SourceFile?
  var suiteName: XMLText
  var caseName: XMLText
  var policy: GatePolicy
  var hasTooManyUndecided: Bool

  /// The most failed assertions that are written out.
  private static let maximumFindings = 20

  /// The testcase.
  var testCase: JUnitDocument.Case {
    let outcome = outcome
    let hasOutput =
      switch outcome {
      case .failure, .error: true
      case .passed, .skipped: false
      }
    return JUnitDocument.Case(
      name: caseName, file: path.flatMap { XMLText(path: $0) }, line: max(1, cell.line),
      time: .init(cell.seconds), assertions: cell.assertions.count, properties: properties,
      outcome: outcome, output: hasOutput ? output : nil)
  }

  /// The path of the file that the case stands in.
  private var path: String? { cell.dataFile ?? file?.path }

  private var outcome: JUnitDocument.Outcome {
    if let reason = policy.failure(of: cell) {
      let reruns = attempts(beside: cell.decisiveTrial?.index)
      return .failure(finding(fallback: reason, type: failureType), reruns: reruns)
    }
    switch cell.result {
    case .passed: return .passed(flaky: attempts(beside: nil), retried: retries)
    case .failed:
      let reason = cell.tolerance(under: policy.gate)
      return .skipped(finding(prefix: reason, fallback: reason, type: toleranceType))
    case .undecided:
      let reason = "undecided: there is too little evidence"
      return hasTooManyUndecided
        ? .error(finding(fallback: reason, type: "telltale.error.undecided"))
        : .skipped(finding(prefix: "undecided", fallback: reason, type: "telltale.skip.undecided"))
    case .errored: return .error(error)
    case .skipped:
      let reason = XMLText(message: cell.skip?.reason ?? "skipped")
      return .skipped(
        .init(message: reason, type: XMLText(line: skipType), text: reason))
    }
  }

  private var error: JUnitDocument.Finding {
    let trial = cell.trials.first { $0.result == .errored }
    if let trial, trial.response.outcome.answer == nil {
      let turn = trial.decisiveTurn.map { "turn \($0 + 1): " } ?? ""
      let message = XMLText(message: defused(turn + trial.response.outcome.summary))
      let type = "telltale.error.\(trial.response.outcome.kind.rawValue.camelCased)"
      return .init(
        message: message, type: XMLText(line: type),
        text: XMLText(lines: [message, location(ofLine: cell.line)]))
    }
    let reason = "\(cell.trials.count) of \(cell.planned.counted("trial")) were judged"
    let isJudged = trial != nil || cell.id.isSuite
    return finding(
      fallback: reason, type: "telltale.error.\(isJudged ? "assertion" : "incomplete")")
  }

  // MARK: What is wrong

  private func finding(
    prefix: String? = nil, fallback: String, type: String
  ) -> JUnitDocument.Finding {
    let findings = cell.findings
    var opening = prefix.map { "\($0); " } ?? ""
    if cell.planned > 1, cell.result == .failed {
      opening += "\(cell.passed) of \(cell.planned) trials passed, \(cell.floor) required; "
      if cell.confirming > 0 {
        opening += "then \(cell.confirmed) of \(cell.confirming) fresh ones; "
      }
    }
    let more = findings.count - 1
    let total = cell.assertions.count.counted("assertion")
    let message =
      findings.first.map {
        "\(opening)\($0.label): \($0.message)" + (more > 0 ? " (+\(more) more of \(total))" : "")
      } ?? fallback
    let first = XMLText(message: defused(message))
    var lines = [first]
    if let found = findings.first {
      lines.append(location(of: found))
    } else {
      lines.append(location(ofLine: cell.line))
    }
    for found in findings.dropFirst().prefix(Self.maximumFindings - 1) {
      lines.append(XMLText(message: defused("\(found.label): \(found.message)")))
      lines.append(location(of: found))
    }
    lines += counts(findings.count)
    lines += cell.assertions.compactMap { assertion in
      guard assertion.severity == .gate, let samples = assertion.samples,
        samples.planned.failed > 0
      else { return nil }
      return XMLText(message: defused("\(assertion.label): \(samples.words)"))
    }
    if let trial = cell.decisiveTrial { lines += response(of: trial) }
    return .init(message: first, type: XMLText(line: type), text: XMLText(lines: lines))
  }

  private func counts(_ findings: Int) -> [XMLText] {
    let verb = cell.result == .undecided ? "undecided" : "failed"
    let total = cell.assertions.count.counted("assertion")
    var words = "\(findings) of \(total) \(verb) on \(cell.id.model)"
    words += "; \(cell.comparison.status.rawValue)"
    if let cause = cell.comparison.cause { words += ", \(cause.phrase)" }
    return [XMLText(line: ""), XMLText(message: words)]
  }

  private func response(of trial: TrialResult) -> [XMLText] {
    let text = trial.shown
    let count = text.unicodeScalars.count.grouped
    var lines = [
      XMLText(line: ""), XMLText(line: "--- response (\(count) characters) ---"),
      XMLText(body: text),
    ]
    if let baseline = cell.comparison.baseline, !baseline.shown.utf8.elementsEqual(text.utf8) {
      let difference = WordDiff(baseline.shown, text).text
      lines += [
        XMLText(line: ""), XMLText("--- difference from the baseline ---"),
        XMLText(body: difference),
      ]
    }
    return lines
  }

  /// What the model said in each trial.
  private var output: XMLText? {
    guard !cell.trials.isEmpty else { return nil }
    var text = ""
    for trial in cell.trials {
      let all = cell.planned + cell.confirming
      let number = all > 1 ? " \(trial.index + 1) of \(all)" : ""
      text += "telltale: response\(number), \(trial.result.rawValue)\n"
      text += trial.shown + "\n"
      let sessions = [(nil, trial.session)] + trial.turns.enumerated().map { ($0, $1.session) }
      for (turn, session) in sessions {
        guard let summary = session?.summary, !summary.isEmpty else { continue }
        text += "telltale: \(turn.map { "turn \($0 + 1): " } ?? "")\(summary)\n"
      }
    }
    return XMLText(body: text)
  }

  /// The failed trials but one.
  private func attempts(beside decisive: Int?) -> [JUnitDocument.Attempt] {
    let all = cell.planned + cell.confirming
    guard all > 1 else { return [] }
    return cell.trials.filter { $0.result == .failed && $0.index != decisive }.map { trial in
      let failing = cell.assertions.first {
        $0.severity == .gate && $0.judgements.indices.contains(trial.index)
          && $0.judgements[trial.index].verdict == .fail
      }
      let detail = failing.map { "\($0.label): \($0.judgements[trial.index].message)" } ?? "failed"
      let number = "trial \(trial.index + 1) of \(all)"
      let message = XMLText(message: defused("\(number): \(detail)"))
      let place = failing.map { location(ofOffset: $0.range.lowerBound) }
      return .init(
        finding: .init(
          message: message, type: XMLText(line: assertionType(failing?.name)),
          text: XMLText(lines: [message, place ?? location(ofLine: cell.line)])))
    }
  }

  /// The attempts after which requests were put again, where the trial was judged in the end.
  private var retries: [JUnitDocument.Attempt] {
    let all = cell.planned + cell.confirming
    var told: [(words: String, kind: Outcome.Kind)] = []
    for trial in cell.trials {
      let opening = all > 1 ? "trial \(trial.index + 1) of \(all), " : ""
      var parts = [(opening, trial.attempts.retried)]
      for (turn, result) in trial.turns.enumerated() {
        parts.append(("\(opening)turn \(turn + 1), ", result.attempts.retried))
      }
      for (opening, retried) in parts {
        for (number, attempt) in retried.enumerated() {
          let place = "attempt \(number + 1) of \(retried.count + 1)"
          told.append(("\(opening)\(place): \(attempt.outcome.summary)", attempt.outcome.kind))
        }
      }
    }
    return told.prefix(Self.maximumFindings).map { words, kind in
      let message = XMLText(message: defused(words))
      return .init(
        finding: .init(
          message: message, type: XMLText(line: "telltale.error.\(kind.rawValue.camelCased)"),
          text: XMLText(lines: [message, location(ofLine: cell.line)])))
    }
  }

  // MARK: Places

  private func location(of finding: Finding) -> XMLText {
    location(ofOffset: finding.range.lowerBound)
  }

  private func location(ofOffset offset: Int) -> XMLText {
    guard let file else { return location(ofLine: cell.line) }
    let place = file.location(ofUTF8Offset: offset)
    return at("\(file.path):\(place.line):\(place.column)")
  }

  private func location(ofLine line: Int) -> XMLText {
    at("\(path ?? "suites"):\(max(1, line)):1")
  }

  /// A line by which readers find the place in the suite's file.
  private func at(_ place: String) -> XMLText {
    // Readers take what follows the first parenthesis for the place.
    let name = cell.id.isSuite ? "suite" : caseName.value
    return XMLText(body: "    at \(suiteName.value).\(name) (\(XMLText(line: place).value))")
  }

  /// A message that cannot be taken for a place, whatever a model said: some
  /// readers take the first line that ends like one.
  private func defused(_ message: String) -> String {
    message.utf8.last == UInt8(ascii: ")") && message.utf8.contains(UInt8(ascii: ":"))
      && message.utf8.dropLast().last.map { (0x30...0x39).contains($0) } == true
      ? message + "." : message
  }
}
