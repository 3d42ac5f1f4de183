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
    return .object([
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
    ])
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
    let passed = cell.trials.count { $0.result == .passed }
    return [
      .init("planned", .integer(cell.planned)), .init("floor", .integer(cell.floor)),
      .init("passed", .integer(passed)),
    ]
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
    return .object([
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
    ])
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
    let outcome = trial.response.outcome
    var members: [JSONValue.Member] = [
      .init("trial", .integer(trial.index)),
      .init("result", .string(trial.result.rawValue)),
      .init("outcome", .string(outcome.kind.rawValue)),
      .init("answer", outcome.answer.map { JSONValue($0) } ?? .null),
      .init("detail", .string(orNull: outcome.answer == nil ? outcome.summary : nil)),
    ]
    if let usage = trial.response.usage {
      let tokens: [JSONValue.Member] = [
        .init("request", .integer(usage.request)), .init("response", .integer(usage.response)),
        .init("estimate", .boolean(usage.isEstimate)),
      ]
      members.append(.init("tokens", .object(tokens)))
    }
    if let route = trial.response.route {
      members.append(.init("answered-by", .string(route.model.rawValue)))
      members.append(.init("parts", .integer(route.parts)))
      members.append(.init("answered-after", .string(orNull: route.after?.rawValue)))
    }
    members.append(.init("seconds", trial.duration.map { .decimal(max(0, $0)) } ?? .null))
    return .object(members)
  }

  private var baseline: JSONValue {
    guard let baseline = cell.comparison.baseline else { return .null }
    let responses = baseline.responses.map { response in
      JSONValue.object([
        .init("count", .integer(response.count)),
        .init("answer", response.answer.map { JSONValue($0) } ?? .null),
      ])
    }
    return .object([
      .init("fingerprint", .string(orNull: cell.comparison.baselineFingerprint)),
      .init("outcome", .string(orNull: cell.id.isSuite ? nil : baseline.outcome.rawValue)),
      .init("accepted-failing", .string(orNull: baseline.acceptedFailing)),
      .init("responses", .array(responses)),
    ])
  }
}

extension JSONValue {
  /// An answer: a string, or the object that was generated.
  fileprivate init(_ answer: Answer) {
    switch answer {
    case .text(let text): self = .string(text)
    case .guided(let value): self = JSONValue(value)
    }
  }
}
