import SourceText
import TelltaleKit

/// A cell on its way to JSON.
struct JSONCell {
  var cell: CellResult
  var run: Run

  /// The cell as an object.
  var value: JSONValue {
    let comparison = cell.comparison
    let file = run.file(ofSuite: cell.id.suite)
    var members: [JSONValue.Member] = [
      .init("id", .string(cell.id.description)),
      .init("suite", .string(cell.id.suite)),
      .init("case", .string(cell.id.caseName)),
      .init("prompt", .string(cell.id.prompt)),
      .init("model", .string(cell.id.model.rawValue)),
      .init("file", .string(orNull: cell.dataFile ?? file?.path)),
      .init("line", .integer(cell.line)),
      .init("question", .string(orNull: cell.question)),
      .init("tags", .strings(cell.tags)),
      .init("result", .string(cell.result.rawValue)),
      .init("status", .string(comparison.status.rawValue)),
      .init("cause", .string(orNull: comparison.cause?.rawValue)),
      .init("gate-failure", .string(orNull: run.policy.failure(of: cell))),
      .init("skip-reason", .string(orNull: cell.skip?.reason)),
      .init("known-failure", .string(orNull: cell.knownFailure)),
      .init("outcome", .string(orNull: outcome)),
      .init("trials", .object(trials)),
      .init("assertions", .array(cell.assertions.map { assertion($0, in: file) })),
      .init("responses", .array(cell.trials.map { response($0) })),
      .init("similarity", comparison.similarity.map { .decimal($0) } ?? .null),
      .init("remarks", .strings(comparison.remarks)),
      .init("removed-assertions", .strings(comparison.removedLabels)),
      .init("hashes", .object(hashes)),
      .init("baseline", baseline),
    ]
    if !cell.turns.isEmpty { members.append(.init("turns", .array(cell.turns.map { turn($0) }))) }
    if let retrieved = cell.retrieved { members.append(self.retrieved(retrieved)) }
    if let attribution = comparison.attribution {
      members.append(.init("attribution", JSONAttribution(attribution).value))
    }
    return .object(members)
  }

  private func turn(_ turn: CellTurn) -> JSONValue {
    var members: [JSONValue.Member] = [
      .init("question", .string(turn.question)), .init("line", .integer(turn.line)),
    ]
    if let retrieved = turn.retrieved { members.append(self.retrieved(retrieved)) }
    return .object(members)
  }

  /// Which passages the search took.
  private func retrieved(_ record: RetrievalRecord) -> JSONValue.Member {
    let passages = record.taken.map { taken in
      JSONValue.object([
        .init("title", .string(orNull: taken.title)),
        .init("heading", .string(orNull: taken.heading)), .init("place", .integer(taken.place)),
      ])
    }
    return .init(
      "retrieved",
      .object([
        .init("top", .integer(record.top)), .init("found", .integer(record.found)),
        .init("of", .integer(record.of)), .init("passages", .array(passages)),
      ]))
  }

  /// How the requests ended: the commonest kind, of equals the first.
  private var outcome: String? {
    let kinds = cell.trials.map(\.response.outcome.kind)
    var best: (kind: Outcome.Kind, count: Int)?
    for kind in kinds {
      let count = kinds.count { $0 == kind }
      if count > best?.count ?? 0 { best = (kind, count) }
    }
    return best?.kind.rawValue
  }

  private var trials: [JSONValue.Member] {
    var members: [JSONValue.Member] = [
      .init("planned", .integer(cell.planned)), .init("floor", .integer(cell.floor)),
      .init("passed", .integer(cell.passed)),
    ]
    if cell.confirming > 0 {
      members += [
        .init("confirming", .integer(cell.confirming)),
        .init("confirming-passed", .integer(cell.confirmed)),
      ]
    }
    return members
  }

  private func samples(_ samples: SampledComparison) -> JSONValue {
    func value(_ rate: TrialRate) -> JSONValue {
      let interval = WilsonInterval(rate)
      return .object([
        .init("passed", .integer(rate.passed)), .init("trials", .integer(rate.of)),
        .init("interval", .array([.number(interval.lower), .number(interval.upper)])),
      ])
    }
    return .object([
      .init("planned", value(samples.planned)),
      .init("confirming", samples.confirming.map { value($0) } ?? .null),
      .init("baseline", value(samples.baseline)),
      .init("p", .number(samples.probability.value)),
    ])
  }

  private var hashes: [JSONValue.Member] {
    [
      .init("request", .string(cell.requestHash)), .init("case", .string(cell.caseHash)),
      .init("prompt", .string(cell.promptHash)),
    ]
  }

  private func assertion(_ assertion: AssertionResult, in file: SourceFile?) -> JSONValue {
    let tally = assertion.tally
    let worst = assertion.worst
    let place = file?.location(ofUTF8Offset: assertion.range.lowerBound)
    var members: [JSONValue.Member] = [
      .init("label", .string(assertion.label)),
      .init("name", .string(assertion.name)),
      .init("severity", .string(assertion.severity.rawValue)),
      .init("line", place.map { .integer($0.line) } ?? .null),
      .init("column", place.map { .integer($0.column) } ?? .null),
      .init("status", .string(assertion.status.rawValue)),
      .init("verdict", .string(orNull: worst?.verdict.rawValue)),
      .init("reason", .string(worst?.reason ?? "")),
      .init("message", .string(worst?.message ?? "")),
      .init("evidence", .array((worst?.evidence ?? []).map { evidence($0) })),
      .init("passed", .integer(tally.passed)),
      .init("failed", .integer(tally.failed)),
      .init("undecided", .integer(tally.undecided)),
      .init("errored", .integer(tally.errored)),
      .init("trials", .integer(tally.of)),
    ]
    if let turn = assertion.turn { members.append(.init("turn", .integer(turn))) }
    if let rates = assertion.samples { members.append(.init("samples", samples(rates))) }
    return .object(members)
  }

  private func evidence(_ evidence: Judgement.Evidence) -> JSONValue {
    .object([
      .init("in", .string(evidence.place)),
      .init(
        "utf8",
        .array([.integer(evidence.range.lowerBound), .integer(evidence.range.upperBound)])),
    ])
  }

  private func response(_ trial: TrialResult) -> JSONValue {
    var members: [JSONValue.Member] = [
      .init("trial", .integer(trial.index)),
      .init("result", .string(trial.result.rawValue)),
    ]
    members += self.members(of: trial.response, session: trial.session, trial.duration)
    if !trial.attempts.isEmpty { members.append(attempts(trial.attempts)) }
    if !trial.turns.isEmpty {
      members.append(.init("turns", .array(trial.turns.enumerated().map { turn($0, $1) })))
    }
    return .object(members)
  }

  /// A turn of a conversation; one that was not put to the model has no outcome.
  private func turn(_ index: Int, _ turn: TurnResult) -> JSONValue {
    var members: [JSONValue.Member] = [
      .init("turn", .integer(index)), .init("result", .string(turn.result.rawValue)),
    ]
    if let response = turn.response {
      members += self.members(of: response, session: turn.session, turn.duration)
      if !turn.attempts.isEmpty { members.append(attempts(turn.attempts)) }
    } else {
      members += [
        .init("outcome", .null), .init("answer", .null),
        .init("detail", .string(TurnResult.notAsked)), .init("seconds", .null),
      ]
    }
    return .object(members)
  }

  private func members(
    of response: Response, session: SessionRecord?, _ duration: Double?
  ) -> [JSONValue.Member] {
    let outcome = response.outcome
    var members: [JSONValue.Member] = [
      .init("outcome", .string(outcome.kind.rawValue)),
      .init("answer", outcome.answer.map { JSONValue($0) } ?? .null),
      .init("detail", .string(orNull: outcome.answer == nil ? outcome.summary : nil)),
    ]
    if let usage = response.usage {
      let tokens: [JSONValue.Member] = [
        .init("request", .integer(usage.request)), .init("response", .integer(usage.response)),
        .init("estimate", .boolean(usage.isEstimate)),
      ]
      members.append(.init("tokens", .object(tokens)))
    }
    if let route = response.route {
      members.append(.init("answered-by", .string(route.model.rawValue)))
      members.append(.init("parts", .integer(route.parts)))
      members.append(.init("answered-after", .string(orNull: route.after?.rawValue)))
    }
    if let session {
      members.append(
        .init(
          "session",
          .object([
            .init("kept", .integer(session.kept)), .init("of", .integer(session.of)),
            .init("passages", .integer(session.passages)),
            .init("of-passages", .integer(session.ofPassages)),
            .init("retried-after", .string(orNull: session.retriedAfter?.rawValue)),
          ])))
    }
    members.append(.init("seconds", duration.map { .decimal(max(0, $0)) } ?? .null))
    return members
  }

  /// The requests that came before a response.
  private func attempts(_ attempts: [Attempt]) -> JSONValue.Member {
    let values = attempts.map { attempt in
      JSONValue.object([
        .init("outcome", .string(attempt.outcome.kind.rawValue)),
        .init("detail", .string(attempt.outcome.summary)),
        .init("wait", .decimal(attempt.wait)),
        .init("seconds", attempt.duration.map { .decimal(max(0, $0)) } ?? .null),
        .init("request", .string(orNull: attempt.requestHash)),
      ])
    }
    return .init("attempts", .array(values))
  }

  private var baseline: JSONValue {
    guard let baseline = cell.comparison.baseline else { return .null }
    var members: [JSONValue.Member] = [
      .init("fingerprint", .string(orNull: cell.comparison.baselineFingerprint)),
      .init("outcome", .string(orNull: cell.id.isSuite ? nil : baseline.outcome.rawValue)),
      .init("accepted-failing", .string(orNull: baseline.acceptedFailing)),
      .init("case", .string(cell.comparison.baselineName ?? cell.id.caseName)),
      .init("responses", responses(baseline.responses)),
    ]
    if !baseline.turns.isEmpty {
      let turns = baseline.turns.map { turn in
        JSONValue.object([
          .init("outcome", .string(orNull: turn.outcome?.rawValue)),
          .init("responses", responses(turn.responses)),
        ])
      }
      members.append(.init("turns", .array(turns)))
    }
    return .object(members)
  }

  private func responses(_ responses: [BaselineResponse]) -> JSONValue {
    .array(
      responses.map { response in
        .object([
          .init("count", .integer(response.count)),
          .init("answer", response.answer.map { JSONValue($0) } ?? .null),
        ])
      })
  }
}

extension JSONValue {
  /// An answer: a string, or the object that was generated.
  init(_ answer: Answer) {
    switch answer {
    case .text(let text): self = .string(text)
    case .guided(let value): self = JSONValue(value)
    }
  }
}
