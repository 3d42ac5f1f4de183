import SourceText
package import TelltaleKit
import Terminal

/// A change as a reviewer sees it: what was asked, both answers, and why they are judged
/// as they are.
package struct ReviewedChange: Sendable {
  let cell: CellResult
  let run: Run

  /// Why it cannot be accepted, if it cannot.
  package let refusal: String?

  /// Creates the view of a change.
  package init(_ cell: CellResult, of run: Run, refusal: String?) {
    self.cell = cell
    self.run = run
    self.refusal = refusal
  }

  /// What changes share that are accepted or rejected as one kind.
  package var kind: some Hashable & Sendable {
    Kind(
      status: cell.comparison.status, cause: cell.comparison.cause,
      novelty: cell.novelty(in: run), isFailing: isFailing)
  }

  private struct Kind: Hashable {
    var status: DriftStatus
    var cause: DriftCause?
    var novelty: PendingChange.Novelty?
    var isFailing: Bool
  }

  /// What changes share that say the same.
  package var difference: some Hashable { Difference(answer: ChangedAnswer(cell), kind: kind) }

  private struct Difference<Shared: Hashable>: Hashable {
    var answer: ChangedAnswer
    var kind: Shared
  }

  /// Whether accepting it needs a reason.
  package var isFailing: Bool {
    cell.result == .failed && !cell.isKnownFailure
      && cell.comparison.baseline?.acceptedFailing == nil
  }

  // MARK: Lines

  /// The line that names the cell, and the one that says what became of it.
  func heading(_ style: Style, width: Int) -> [String] {
    let comparison = cell.comparison
    let novelty = cell.novelty(in: run)
    var words = novelty?.words ?? comparison.status.pendingWords
    if novelty == nil, let cause = comparison.cause { words += " \(cause.phrase)" }
    if let similarity = comparison.similarity, similarity < 1 {
      words += ", similarity \(similarity.threeDecimals)"
    }
    if cell.result == .failed { words += "; it fails" }
    let role: Style.Role =
      cell.result == .failed || comparison.status == .regressed
      ? .failure : comparison.status == .fixed ? .success : .warning
    let name = "\(cell.id.suite) › \(cell.shownName)  on \(cell.id.model)".safeOnOneLine
    return TextRows([.init(name, .emphasis)], width: width, maximum: 3).rendered(style)
      + TextRows([.init(words, role)], width: width, maximum: 3).rendered(style)
  }

  /// What the change is; everything that is known of it when it is shown in full.
  func body(_ style: Style, width: Int, isFull: Bool) -> [String] {
    let page = Page(style: style, width: width, maximum: isFull ? .max : 16)
    var lines: [String] = []
    if let refusal {
      lines += page.text("cannot be accepted: \(refusal)", .failure) + [""]
    }
    if isFull { lines += request(page) } else { lines += question(page) }
    for part in ChangedAnswer(cell).parts where !cell.id.isSuite {
      lines += answers(part, page, isFull: isFull)
    }
    lines += findings(page)
    let verdicts = isFull ? allVerdicts : cell.changedVerdicts
    if !verdicts.isEmpty {
      lines += page.title("assertions")
      lines += verdicts.flatMap { page.text($0) }
    }
    lines += cell.comparison.remarks.flatMap { page.text($0) }
    if isFull { lines += names(page) }
    return lines
  }

  private func question(_ page: Page) -> [String] {
    guard let question = cell.question else { return [] }
    return page.title("question") + page.quoted([.init(question)], maximum: 4)
  }

  /// All that was sent, as it was.
  private func request(_ page: Page) -> [String] {
    let hash = cell.decisiveTrial?.requestHash ?? cell.requestHash
    let turn = cell.decisiveTurn
    let sent = turn.flatMap { turn in
      cell.decisiveTrial?.turns.indices.contains(turn) == true
        ? cell.decisiveTrial?.turns[turn].requestHash : nil
    }
    guard let request = run.requests.first(where: { $0.hash == sent ?? hash })?.request else {
      return question(page)
    }
    return request.messages.flatMap { message in
      page.title("\(message.role.rawValue), as sent") + page.quoted([.init(message.text)])
    }
  }

  private func answers(_ part: ChangedAnswer.Part, _ page: Page, isFull: Bool) -> [String] {
    let turn = part.turn.map { "turn \($0 + 1): " } ?? ""
    let new = part.newText
    guard let old = part.oldText else {
      return page.title(turn + "now; there is no baseline") + page.quoted([.init(new)])
    }
    if old.utf8.elementsEqual(new.utf8) {
      return page.title(turn + "unchanged") + page.quoted([.init(new)])
    }
    let difference = TelltaleReports.Difference(old, new)
    let isReadable =
      difference.similarity >= TelltaleReports.Difference.leastReadableSimilarity
    var lines: [String] = []
    if isReadable {
      lines += page.title(turn + "changed") + page.quoted(difference.spans)
    }
    if isFull || !isReadable {
      lines += page.title(turn + "baseline") + page.quoted([.init(old, .removed)])
      lines += page.title(turn + "now") + page.quoted([.init(new, .added)])
    }
    return lines
  }

  /// What has failed or is undecided, with the places in the answer that show it.
  private func findings(_ page: Page) -> [String] {
    let findings = cell.findings
    guard !findings.isEmpty else { return [] }
    var lines = page.title("why")
    lines += findings.flatMap { finding in
      page.text("\(finding.label): \(finding.message)", .failure)
    }
    if cell.id.isSuite {
      for witness in Witness.all(of: cell, findings.flatMap(\.judgement.evidence), in: run)
        .prefix(6)
      {
        lines += page.text("\(witness.name):", .context)
        lines += page.quoted(witness.text, evidence: witness.ranges)
      }
      return lines
    }
    let decisive = cell.decisiveCell
    guard let trial = decisive.decisiveTrial else { return lines }
    let shown = ShownEvidence(trial.response.outcome)
    let places = decisive.findings.filter { $0.trial == trial.index }.flatMap { finding in
      finding.judgement.evidence.compactMap { shown.range(of: $0, label: finding.label) }
    }
    if !places.isEmpty {
      lines += page.quoted(trial.response.outcome.shown, evidence: places)
    }
    return lines
  }

  /// Every assertion with its tally.
  private var allVerdicts: [String] {
    cell.assertions.map { assertion in
      let before = cell.comparison.baseline?[assertion.label].map { "\($0) → " } ?? "new, "
      let message = assertion.worst.map(\.message) ?? ""
      return "\(assertion.label): \(before)\(assertion.tally)"
        + (message.isEmpty ? "" : " (\(message))")
    } + cell.comparison.removedLabels.map { "\($0): no longer asserted" }
  }

  private func names(_ page: Page) -> [String] {
    let baseline = cell.comparison.baseline
    func both(_ name: String, _ old: String?, _ new: String) -> [String] {
      page.text(
        "\(name) " + (old.map { $0 == new ? $0 : "\($0) → \(new)" } ?? new), .context)
    }
    let fingerprint = run.models.first { $0.id == cell.id.model }?.fingerprint.text ?? ""
    return page.title("what it is of") + both("request", baseline?.requestHash, cell.requestHash)
      + both("case", baseline?.caseHash, cell.caseHash)
      + both("prompt", baseline?.promptHash, cell.promptHash)
      + both("model", cell.comparison.baselineFingerprint, fingerprint)
      + page.text("run \(run.id)", .context)
  }
}

/// How the parts of a change stand on a page.
private struct Page {
  let style: Style
  let width: Int

  /// The most rows of an answer.
  let maximum: Int

  func title(_ text: String) -> [String] {
    TextRows([.init(text, .context)], width: width).rendered(style)
  }

  func text(_ text: String, _ role: Style.Role? = nil) -> [String] {
    TextRows([.init("  " + text.safeOnOneLine, role)], width: width, maximum: maximum)
      .rendered(style)
  }

  func quoted(_ spans: [TextRows.Span], maximum: Int? = nil) -> [String] {
    barred(
      TextRows(
        spans, width: width - 2, maximum: maximum.map { min($0, self.maximum) } ?? self.maximum))
  }

  func quoted(_ text: String, evidence: [Range<Int>]) -> [String] {
    barred(TextRows(text, evidence: evidence, width: width - 2, maximum: maximum))
  }

  /// Rows behind a bar: somebody else's words never begin a line.
  private func barred(_ rows: TextRows) -> [String] {
    let bar = style(.context, "│")
    return rows.rows.flatMap { row in
      ["\(bar) \(row.rendered(style))"]
        + (row.marks.map { ["\(bar) \(style(.failure, $0))"] } ?? [])
    }
  }
}

extension TextRows {
  /// The rows as lines.
  func rendered(_ style: Style) -> [String] { rows.map { $0.rendered(style) } }
}
