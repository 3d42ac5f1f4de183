import SourceText
package import TelltaleKit

/// The run as data, described by `docs/run.schema.json`.
///
/// Members have a fixed order, and times stand in `started-at` and `seconds`
/// only: two runs with the same results differ there and in `run` alone.
package struct JSONReport: Report {
  package static let name = "json"
  package static let fileExtension = "json"
  package static let fileName = "run.json"
  package static let summary = "the run as data, for tools"

  /// The version of the format: raised when a member changes its meaning or goes.
  package static let formatVersion = 1

  /// Creates the report.
  package init() {}

  package func bytes(of run: Run) throws(ReportError) -> [UInt8] {
    var bytes: [UInt8] = []
    // A cell takes 2 to 4 kB; to grow an array of many megabytes holds it twice.
    bytes.reserveCapacity(4096 * (run.cells.count + 1))
    JSONValue.object(Self.members(of: run)).write(to: &bytes, indent: 0)
    // The cells, the last member, are written one by one: together as values they take
    // several times the memory that the report does.
    bytes.removeLast(2)
    bytes.append(",\n  \"cells\": [")
    for (index, cell) in run.cells.enumerated() {
      bytes.appendSeparator(before: index, isShort: false, indent: 4)
      JSONCell(cell: cell, run: run).value.write(to: &bytes, indent: 4)
    }
    if !run.cells.isEmpty { bytes.appendLine(indent: 2) }
    bytes.append("]\n}\n")
    return bytes
  }

  /// The members before the cells.
  static func members(of run: Run) -> [JSONValue.Member] {
    let summary = RunSummary(run)
    let verdict = RunVerdict(run, summary)
    var members: [JSONValue.Member] = [
      .init("version", .integer(formatVersion)),
      .init("tool", .string("telltale")),
      .init("tool-version", .string(run.toolVersion)),
      .init("run", .string(run.id)),
      .init("started-at", .string(run.startedAt)),
      .init("seconds", .decimal(max(0, run.duration))),
      .init("complete", .boolean(run.isComplete)),
    ]
    if let part = run.part {
      members.append(
        .init(
          "shard",
          .object([
            .init("index", .integer(part.shard.index)), .init("count", .integer(part.shard.count)),
            .init("plan", .string(part.planHash)), .init("cells", .integer(part.cellCount)),
          ])))
    }
    members += summary.cells.members
    members += [
      .init("trials", .object(summary.trials.members)),
      .init("confirming-trials", .integer(summary.confirming)),
      .init("gate", .string(run.policy.gate.rawValue)),
      .init("exit", .integer(Int(verdict.exitCode))),
      .init("verdict", .string(verdict.phrase)),
      .init("causes", .counts(summary.causes.map { ($0.cause.rawValue, $0.count) })),
      .init(
        "regression-causes", .counts(summary.regressionCauses.map { ($0.cause.rawValue, $0.count) })
      ),
      .init("replays", .integer(summary.replays)),
      .init("statuses", .counts(summary.statuses.map { ($0.status.rawValue, $0.count) })),
      .init("gate-failures", .integer(summary.gateFailures.count)),
      .init("tolerated", .integer(summary.tolerated)),
      .init("drops", .array(summary.drops.map { Self.drop($0) })),
      .init("policy", Self.policy(run.policy)),
      .init("suites", .array(run.suites.map { Self.suite($0) })),
      .init("models", .array(run.models.map { Self.model($0) })),
      .init("orphans", .array(run.orphans.map { Self.orphan($0) })),
      .init("notes", .strings(run.notes)),
    ]
    return members
  }

  private static func policy(_ policy: GatePolicy) -> JSONValue {
    .object([
      .init("gate", .string(policy.gate.rawValue)),
      .init("strict", .boolean(policy.isStrict)),
      .init("requires-baselines", .boolean(policy.requiresBaselines)),
      .init("maximum-undecided", policy.maximumUndecided.map { .integer($0) } ?? .null),
      .init("confirm", .integer(policy.confirming)),
    ])
  }

  private static func drop(_ drop: RateDrop) -> JSONValue {
    .object([
      .init("suite", .string(drop.suite)), .init("model", .string(drop.model.rawValue)),
      .init("cases", .integer(drop.cases)), .init("worse", .integer(drop.worse)),
      .init("better", .integer(drop.better)), .init("points", .number(drop.points)),
      .init("p", .number(drop.probability)),
    ])
  }

  private static func suite(_ suite: SuiteRecord) -> JSONValue {
    .object([.init("name", .string(suite.name)), .init("file", .string(suite.file.path))])
  }

  private static func model(_ model: ModelRecord) -> JSONValue {
    .object([
      .init("id", .string(model.id.rawValue)),
      .init("name", .string(model.fingerprint.displayName)),
      .init("fingerprint", .string(model.fingerprint.text)),
      .init("source", .string(model.source.rawValue)),
      .init("context-size", model.fingerprint.contextSize.map { .integer($0) } ?? .null),
    ])
  }

  private static func orphan(_ orphan: Orphan) -> JSONValue {
    .object([
      .init("path", .string(orphan.path)), .init("cell", .string(orphan.cell.description)),
    ])
  }
}

extension RunSummary.Counts {
  fileprivate var members: [JSONValue.Member] {
    [
      .init("planned", .integer(planned)), .init("passed", .integer(passed)),
      .init("failed", .integer(failed)), .init("undecided", .integer(undecided)),
      .init("errored", .integer(errored)), .init("skipped", .integer(skipped)),
    ]
  }
}

extension JSONValue {
  /// Counts by name.
  fileprivate static func counts(_ counts: [(name: String, count: Int)]) -> Self {
    .object(counts.map { .init($0.name, .integer($0.count)) })
  }
}
