import SourceText
import TelltaleKit

/// Everything about the cells of a row, for the page's script: texts that several of
/// them have stand in it once.
struct PageDetail {
  /// The run.
  let run: Run

  /// The requests by their hashes.
  let requests: [String: Request]

  /// The files of the suites by their names.
  let files: [String: SourceFile]

  /// The fingerprints by model.
  let fingerprints: [ModelID: String]

  /// Creates the view of a run.
  init(_ run: Run) {
    self.run = run
    requests = Dictionary(run.requests.map { ($0.hash, $0.request) }) { first, _ in first }
    files = Dictionary(run.suites.map { ($0.name, $0.file) }) { first, _ in first }
    fingerprints = Dictionary(run.models.map { ($0.id, $0.fingerprint.text) }) { first, _ in first }
  }

  /// Returns a row as an object, described where the script reads it.
  func value(of row: PageRow) -> JSONValue {
    var texts = Texts()
    var sent = Sent()
    let cells = row.cells.map { value(of: $0, &texts, &sent) }
    return .object([
      .init("file", .string(orNull: row.first.dataFile ?? files[row.first.id.suite]?.path)),
      .init("line", .integer(max(1, row.first.line))),
      .init(
        "requests",
        .array(
          sent.hashes.map { hash in requests[hash].map { value(of: $0, hash, &texts) } ?? .null })),
      .init("cells", .array(cells)),
      .init("texts", .array(texts.values)),
    ])
  }

  private func value(of request: Request, _ hash: String, _ texts: inout Texts) -> JSONValue {
    let messages = request.messages.map { role, text in
      JSONValue.array([.string(role.rawValue), texts.place(of: .string(text))])
    }
    let properties = request.answer?.properties.map { property in
      JSONValue.array([.string(property.name), .string(orNull: property.guide)])
    }
    return .object([
      .init("hash", .string(hash)), .init("messages", .array(messages)),
      .init("answer", properties.map { .array($0) } ?? .null),
      .init("options", .strings(request.options.words)),
    ])
  }

  private func value(
    of cell: CellResult, _ texts: inout Texts, _ sent: inout Sent
  ) -> JSONValue {
    let comparison = cell.comparison
    let failure = run.policy.failure(of: cell)
    var words = comparison.status.words
    if let cause = comparison.cause { words += " \(cause.phrase)" }
    var exchanges: [JSONValue] = []
    for exchange in Exchange.all(of: cell, requests: requests) {
      exchanges.append(value(of: exchange, &texts, &sent))
    }
    var members: [JSONValue.Member] = [
      .init("words", .string(words)),
      .init("gate", .string(orNull: failure)),
      .init("command", .string(CellGroup(cells: [cell]).command)),
      .init("assertions", .array(cell.assertions.map { value(of: $0, in: cell) })),
      .init("exchanges", .array(exchanges)),
    ]
    if failure == nil, cell.result == .failed {
      members.append(.init("tolerated", .string(cell.tolerance(under: run.policy.gate))))
    }
    if let skip = cell.skip { members.append(.init("skipped", .string(skip.reason))) }
    var remarks = comparison.remarks
    if let known = cell.knownFailure { remarks.append("known to fail: \(known)") }
    if let reason = comparison.baseline?.acceptedFailing {
      remarks.append("accepted as failing: \(reason)")
    }
    if !comparison.removedLabels.isEmpty {
      remarks.append("no longer asserted: \(comparison.removedLabels.joined(separator: ", "))")
    }
    if !remarks.isEmpty { members.append(.init("remarks", .strings(remarks))) }
    if let attribution = comparison.attribution {
      members.append(.init("why", value(of: attribution, &texts)))
    }
    if cell.trials.count > 1 || cell.confirming > 0 {
      members.append(
        .init("trials", .array(cell.trials.map { value(of: $0, &texts) })))
    }
    let witnesses = Witness.all(
      of: cell, cell.assertions.flatMap { $0.worst?.evidence ?? [] }, in: run)
    if !witnesses.isEmpty {
      members.append(
        .init(
          "witnesses",
          .array(
            witnesses.map { witness in
              let marked = PageText(witness.text, witness.ranges.map { .init($0, .evidence) })
              return .array([.string(witness.name), texts.place(of: JSONValue(marked))])
            })))
    }
    members.append(.init("identity", .array(identity(of: cell))))
    return .object(members)
  }

  private func value(
    of exchange: Exchange, _ texts: inout Texts, _ sent: inout Sent
  ) -> JSONValue {
    func place(_ text: PageText?) -> JSONValue {
      text.map { texts.place(of: JSONValue($0)) } ?? .null
    }
    var members: [JSONValue.Member] = [
      .init("now", place(exchange.now)), .init("baseline", place(exchange.baseline)),
      .init("same", .boolean(exchange.isSame)),
      .init(
        "request",
        requests[exchange.requestHash] == nil
          ? .null : .integer(sent.place(of: exchange.requestHash))),
    ]
    if let turn = exchange.turn { members.append(.init("turn", .integer(turn + 1))) }
    if let question = exchange.question {
      members.append(.init("question", texts.place(of: .string(question))))
    }
    if !exchange.remarks.isEmpty {
      members.append(.init("remarks", .strings(exchange.remarks)))
    }
    if !exchange.evidence.isEmpty {
      members.append(
        .init(
          "evidence",
          .array(exchange.evidence.map { .array([.string($0.place), place($0.text)]) })))
    }
    return .object(members)
  }

  private func value(of assertion: AssertionResult, in cell: CellResult) -> JSONValue {
    let worst = assertion.worst
    let place = files[cell.id.suite].map {
      $0.location(ofUTF8Offset: assertion.range.lowerBound)
    }
    let before = cell.comparison.baseline?[assertion.label].map { "\($0)" }
    let rates = assertion.samples.map { $0.words }
    return .array([
      .string(assertion.label), .string(worst?.verdict.rawValue ?? "not judged"),
      .string(worst.map { $0.message.isEmpty ? $0.reason : $0.message } ?? ""),
      .string(assertion.status.rawValue), .string("\(assertion.tally)"),
      .string(orNull: before), place.map { .string("\($0.line):\($0.column)") } ?? .null,
      .boolean(assertion.severity == .observe), .string(orNull: rates),
    ])
  }

  private func value(of attribution: Attribution, _ texts: inout Texts) -> JSONValue {
    let replays = attribution.replays.map { replay in
      let answers = replay.outcomes.map { turns in
        texts.place(of: .string(turns.map(\.shown).joined(separator: "\n\n")))
      }
      let open = replay.verdicts.filter { $0.tally.passed < $0.tally.of }.map { verdict in
        "\(verdict.label): \(verdict.tally)"
          + (verdict.message.isEmpty ? "" : " (\(verdict.message))")
      }
      return JSONValue.array([
        .string(replay.corner.title), .string(replay.finding.words), .string(replay.obstacle),
        .array(answers), .strings(open),
      ])
    }
    return .array([.string(attribution.summary), .array(replays)])
  }

  private func value(of trial: TrialResult, _ texts: inout Texts) -> JSONValue {
    .array([
      .integer(trial.index + 1), .string(trial.result.rawValue),
      texts.place(of: .string(trial.shown)),
    ])
  }

  /// What the cell is of, then and now.
  private func identity(of cell: CellResult) -> [JSONValue] {
    let accepted = cell.comparison.baseline
    let rows: [(String, String?, String)] = [
      ("model", cell.comparison.baselineFingerprint, fingerprints[cell.id.model] ?? ""),
      ("prompt", accepted?.promptHash, cell.promptHash),
      ("case", accepted?.caseHash, cell.caseHash),
      ("request", accepted?.requestHash, cell.requestHash),
    ]
    return rows.map { .array([.string($0.0), .string(orNull: $0.1), .string($0.2)]) }
  }
}

/// Texts of a row by number, each once.
private struct Texts {
  private(set) var values: [JSONValue] = []
  private var places: [[UInt8]: Int] = [:]

  mutating func place(of value: JSONValue) -> JSONValue {
    // Byte by byte: two spellings of a letter are equal strings, and differ here.
    var bytes: [UInt8] = []
    value.embed(in: &bytes)
    if let place = places[bytes] { return .integer(place) }
    places[bytes] = values.count
    values.append(value)
    return .integer(values.count - 1)
  }
}

/// The hashes of a row's requests by number.
private struct Sent {
  private(set) var hashes: [String] = []

  mutating func place(of hash: String) -> Int {
    if let place = hashes.firstIndex(of: hash) { return place }
    hashes.append(hash)
    return hashes.count - 1
  }
}

extension GenerationOptions {
  /// The options that were given, one phrase each.
  fileprivate var words: [String] {
    var words: [String] = []
    switch sampling {
    case .greedy?: words.append("greedy sampling")
    case .top(let count, _)?: words.append("one of the \(count) likeliest tokens")
    case .probabilityThreshold(let share, _)?: words.append("probability threshold \(share)")
    case nil: break
    }
    if let temperature { words.append("temperature \(temperature)") }
    if let maximumResponseTokens { words.append("at most \(maximumResponseTokens) tokens") }
    return words
  }
}
