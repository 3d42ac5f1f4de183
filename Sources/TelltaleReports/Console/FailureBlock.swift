import SourceText
import TelltaleKit
import Terminal

/// What a person needs to see of cells that fail the gate for the same reason.
struct FailureBlock {
  let screen: Screen
  let run: Run
  let group: CellGroup

  /// The most assertions shown with their place in the suite.
  private static let maximumFindings = 3

  /// The most rows of an answer.
  private static let maximumRows = 8

  /// The most answers that show what is wrong with a suite as a whole.
  private static let maximumWitnesses = 6

  /// The columns of the names before an answer.
  private static let labelWidth = 12

  /// Groups the cells that fail the gate: same case, same failing assertions for
  /// the same reasons.
  static func groups(_ run: Run) -> [CellGroup] {
    struct Key: Hashable {
      var findings: [String]
      var gateReason: String
    }
    let failing = run.cells.filter { run.policy.failure(of: $0) != nil }
    return CellGroup.groups(failing) { cell in
      // What is said of a suite as a whole has figures and names in it: another
      // model's are others.
      let findings = cell.findings.map { finding in
        "\(finding.label)\u{0}\(finding.judgement.reason)\u{0}"
          + (cell.id.isSuite ? finding.judgement.message : "")
      }
      return Key(
        findings: findings,
        gateReason: findings.isEmpty ? run.policy.failure(of: cell) ?? "" : "")
    }
  }

  /// The block's lines.
  var lines: [String] {
    let title = screen.style(.emphasis, group.title)
    var lines = [screen.status("FAIL", .failure, "\(title)  on \(group.models.list)")]
    let findings = group.first.findings
    if findings.isEmpty, let reason = run.policy.failure(of: group.first) {
      lines += screen.wrapped(reason)
    }
    for (index, finding) in findings.prefix(Self.maximumFindings).enumerated() {
      // What holds for every turn stands in one place.
      let isShown = findings.prefix(index).contains { $0.range == finding.range }
      lines += assertion(finding, isPlaceShown: isShown)
    }
    if findings.count > Self.maximumFindings {
      let left = findings.dropFirst(Self.maximumFindings).map(\.label.safeOnOneLine)
      lines += screen.wrapped(
        "and \(left.count.counted("more assertion")): \(left.joined(separator: "; "))")
    }
    if let path = group.first.dataFile {
      let place = "\(path.safeOnOneLine):\(group.first.line)"
      lines += ["", screen.body("the case is the row at " + screen.style(.hint, place))]
    }
    lines.append("")
    if group.first.id.isSuite {
      lines += witnesses(of: findings)
    } else {
      lines += question
      lines += retrieved
      lines += answers
      lines += passages(of: findings)
    }
    if lines.last?.isEmpty == false { lines.append("") }
    lines += others
    lines += causes
    lines.append(screen.body("to run it again: " + screen.style(.hint, group.command)))
    return lines
  }

  // MARK: The assertion

  private func assertion(_ finding: Finding, isPlaceShown: Bool) -> [String] {
    var lines = screen.wrapped("\(finding.label.safeOnOneLine): \(finding.message.safeOnOneLine)")
    guard !isPlaceShown, let file = run.file(ofSuite: group.first.id.suite) else { return lines }
    let place = file.location(ofUTF8Offset: finding.range.lowerBound)
    let path = "\(file.path.safeOnOneLine):\(place.line):\(place.column)"
    let frame = CodeFrame(file: file, range: finding.range, label: "failed \(share)")
    lines.append("")
    lines.append(screen.body("--> " + screen.style(.hint, path)))
    lines += frame.lines.map { screen.body($0.safeForTerminal) }
    return lines
  }

  /// `on 2 of 5 models`.
  private var share: String {
    "on \(group.cells.count) of \(siblings.count.counted("model"))"
  }

  /// The cells of the same case and prompt version on all models.
  private var siblings: [CellResult] {
    let id = group.first.id
    return run.cells.filter {
      $0.id.suite == id.suite && $0.id.caseName == id.caseName && $0.id.prompt == id.prompt
    }
  }

  // MARK: The answers

  private struct AnswerKey: Hashable {
    var text: [UInt8]
    var evidence: [Range<Int>]
    var baseline: [UInt8]?
    var trials: String
    var route: Response.Route?
  }

  /// What was asked in the turn of a conversation that is shown.
  private var question: [String] {
    guard let turn = group.first.decisiveTurn else { return [] }
    let width = screen.quotedWidth(labelWidth: Self.labelWidth)
    return screen.quoted(
      "turn \(turn + 1)",
      TextRows([.init(group.first.turns[turn].question)], width: width, maximum: 4),
      labelWidth: Self.labelWidth)
  }

  /// Which passages the search took: a wrong answer may be its fault.
  private var retrieved: [String] {
    guard let record = group.first.decisiveCell.retrieved else { return [] }
    let names = record.taken.enumerated().map { "\($0 + 1) \($1.name)" }
    let text = names.isEmpty ? "nothing" : names.joined(separator: ", ")
    let rows = TextRows(
      [.init(text)], width: screen.quotedWidth(labelWidth: Self.labelWidth),
      maximum: Self.maximumRows)
    return screen.quoted("retrieved", rows, labelWidth: Self.labelWidth)
  }

  /// The answers; of a conversation, in the turn that explains its result.
  private var answers: [String] {
    let groups = CellGroup.groups(group.cells.map(\.decisiveCell)) { cell in
      AnswerKey(
        text: Array(answer(of: cell).utf8), evidence: evidence(of: cell),
        baseline: cell.comparison.baseline.map { Array($0.shown.utf8) }, trials: trials(of: cell),
        route: cell.decisiveTrial?.response.route)
    }
    return groups.flatMap { answer(of: $0) }
  }

  private func answer(of group: CellGroup) -> [String] {
    let cell = group.first
    let width = screen.quotedWidth(labelWidth: Self.labelWidth)
    let rows = TextRows(
      answer(of: cell), evidence: evidence(of: cell), width: width, maximum: Self.maximumRows)
    let route = cell.decisiveTrial?.response.route.map { ", \($0.phrase)" } ?? ""
    let label = group.models.list + trials(of: cell) + route
    let session = cell.decisiveTrial?.session?.summary ?? ""
    var lines = screen.quoted(label, rows, labelWidth: Self.labelWidth)
    guard let baseline = cell.comparison.baseline?.shown,
      !baseline.utf8.elementsEqual(answer(of: cell).utf8)
    else { return lines + (session.isEmpty ? [] : screen.wrapped("(\(session))")) }
    let difference = Difference(baseline, answer(of: cell))
    let isReadable = difference.similarity >= Difference.leastReadableSimilarity
    let was = TextRows(
      isReadable ? difference.spans : [.init(baseline)], width: width, maximum: Self.maximumRows)
    lines += screen.quoted(
      isReadable ? "  changed" : "  baseline", was, labelWidth: Self.labelWidth)
    return lines + (session.isEmpty ? [] : screen.wrapped("(\(session))"))
  }

  private func answer(of cell: CellResult) -> String {
    cell.decisiveTrial?.response.outcome.shown ?? "(no response)"
  }

  /// `, 1 of 3 passed` where there are several trials.
  private func trials(of cell: CellResult) -> String {
    guard cell.planned > 1 else { return "" }
    let fresh = cell.confirming > 0 ? ", then \(cell.confirmed) of \(cell.confirming)" : ""
    return ", \(cell.passed) of \(cell.planned) passed\(fresh)"
  }

  /// The places in the shown answer that the first findings point at.
  private func evidence(of cell: CellResult) -> [Range<Int>] {
    guard let trial = cell.decisiveTrial else { return [] }
    let shown = ShownEvidence(trial.response.outcome)
    return cell.findings.filter { $0.trial == trial.index }
      .flatMap { finding in
        finding.judgement.evidence.compactMap { shown.range(of: $0, label: finding.label) }
      }
  }

  /// The answers of cases that show what is wrong with a suite as a whole.
  private func witnesses(of findings: [Finding]) -> [String] {
    let evidence = findings.prefix(Self.maximumFindings).flatMap(\.judgement.evidence)
    let witnesses = Witness.all(of: group.first, evidence, in: run)
    return witnesses.prefix(Self.maximumWitnesses).flatMap { witness in
      let rows = TextRows(
        witness.text, evidence: witness.ranges,
        width: screen.quotedWidth(labelWidth: Self.labelWidth), maximum: 4)
      return screen.quoted(witness.name.safeOnOneLine, rows, labelWidth: Self.labelWidth)
    }
  }

  /// What else the evidence is in: passages, the question, the instructions.
  private func passages(of findings: [Finding]) -> [String] {
    let cell = group.first.decisiveCell
    let hash = cell.decisiveTrial?.requestHash ?? cell.requestHash
    let texts = RequestTexts(
      run.requests.first { $0.hash == hash }?.request, question: cell.question)
    // Another turn's passages are others.
    let findings = findings.filter { $0.turn == group.first.decisiveTurn }
    var ranges: [(place: String, ranges: [Range<Int>])] = []
    for evidence in findings.prefix(Self.maximumFindings).flatMap(\.judgement.evidence)
    where !evidence.place.hasPrefix("answer") {
      if let index = ranges.firstIndex(where: { $0.place == evidence.place }) {
        ranges[index].ranges.append(evidence.range)
      } else {
        ranges.append((evidence.place, [evidence.range]))
      }
    }
    let width = screen.quotedWidth(labelWidth: Self.labelWidth)
    return ranges.prefix(Self.maximumFindings).flatMap { place, ranges -> [String] in
      guard let found = texts.text(at: place) else { return [] }
      let rows = TextRows(found.text, evidence: ranges, width: width, maximum: 4)
      return screen.quoted(found.name, rows, labelWidth: Self.labelWidth)
    }
  }

  // MARK: The other models, and why

  private var others: [String] {
    let rest = siblings.filter { !group.models.contains($0.id.model) }
    let words: [(words: String, isMeant: (CellResult) -> Bool)] = [
      ("passed on", { $0.result == .passed }),
      ("failed for another reason on", { $0.result == .failed && fails($0) }),
      ("failed as known or accepted on", { $0.result == .failed && !fails($0) }),
      ("undecided on", { $0.result == .undecided }),
      ("not judged on", { $0.result == .errored }),
      ("skipped on", { $0.result == .skipped }),
    ]
    return words.flatMap { words, isMeant -> [String] in
      let models = rest.filter(isMeant).map(\.id.model)
      return models.isEmpty ? [] : screen.wrapped("\(words) \(models.list)")
    }
  }

  private func fails(_ cell: CellResult) -> Bool { run.policy.failure(of: cell) != nil }

  private var causes: [String] {
    struct Key: Hashable {
      var status: DriftStatus
      var cause: DriftCause?
    }
    let groups = CellGroup.groups(group.cells) {
      Key(status: $0.comparison.status, cause: $0.comparison.cause)
    }
    return groups.flatMap { part -> [String] in
      let comparison = part.first.comparison
      var words = comparison.status.words
      if let cause = comparison.cause { words += " \(cause.phrase)" }
      if groups.count > 1 { words += ": \(part.models.list)" }
      let role: Style.Role? = comparison.status == .regressed ? .failure : nil
      let remarks = part.first.comparison.remarks.flatMap { screen.wrapped($0.safeOnOneLine) }
      let rates = SampledDigest(screen: screen, run: run).rates(of: part.cells, .regressed)
      return screen.wrapped(words, role: role) + rates + remarks
    }
  }
}
