import TelltaleKit

/// A comparison as data, described by `docs/compare.schema.json`.
package enum ComparisonDocument {
  /// The version of the format: raised when a member changes its meaning or goes.
  package static let formatVersion = 1

  /// The members that a run's own document and this one share.
  private static let shared: Set<String> = [
    "planned", "passed", "failed", "undecided", "errored", "skipped", "trials", "gate", "exit",
    "verdict", "causes", "regression-causes", "replays", "statuses", "gate-failures",
  ]

  /// Returns the document, with a final line break.
  package static func text(of comparison: Comparison) -> String {
    var members: [JSONValue.Member] = [
      .init("version", .integer(formatVersion)),
      .init("tool", .string("telltale")),
      .init("from", side(comparison.from)),
      .init("to", side(comparison.to)),
      .init("between", comparison.between.map { between($0) } ?? .null),
      .init("gates", .boolean(comparison.isGating)),
    ]
    for member in JSONReport.members(of: comparison.run) where shared.contains(member.name) {
      switch member.name {
      // What does not gate ends well.
      case "exit" where !comparison.isGating: members.append(.init("exit", .integer(0)))
      case "verdict" where !comparison.isGating:
        members.append(.init("verdict", .string("not gated")))
      default: members.append(member)
      }
    }
    members.append(.init("gone", .strings(comparison.gone.map(\.description))))
    let run = comparison.run
    members.append(.init("cells", .array(run.cells.map { JSONCell(cell: $0, run: run).value })))
    return JSONValue.object(members).document
  }

  private static func side(_ side: Comparison.Side) -> JSONValue {
    .object([
      .init("kind", .string(side.kind.rawValue)), .init("name", .string(side.name)),
      .init("commit", .string(orNull: side.commit)),
    ])
  }

  private static func between(_ between: Between) -> JSONValue {
    .object([
      .init("kind", .string(between.kind)), .init("from", .string(between.names.old)),
      .init("to", .string(between.names.new)),
    ])
  }
}
