import TelltaleKit

/// What the page's script needs to draw the matrix and to filter it: everything about
/// cells but their texts.
struct PageIndex {
  /// The run.
  let run: Run

  /// The rows in order.
  let rows: [PageRow]

  /// The index as an object, described where the script reads it.
  var value: JSONValue {
    let models = run.pageModels
    let names = run.pageModelNames
    let suites = run.pageSuites
    let modelPlaces = Dictionary(models.enumerated().map { ($1, $0) }) { first, _ in first }
    let suitePlaces = Dictionary(suites.enumerated().map { ($1, $0) }) { first, _ in first }
    var tags = Names()
    var assertions = Names()
    let rowValues = rows.map { row in
      let cells = row.cells.map { cell in
        self.cell(cell, model: modelPlaces[cell.id.model] ?? 0, &assertions)
      }
      return JSONValue.array([
        .integer(suitePlaces[row.first.id.suite] ?? 0), .string(row.first.id.caseName),
        row.first.id.prompt == PromptVersion.defaultName ? .null : .string(row.first.id.prompt),
        .array(row.first.tags.map { .integer(tags.place(of: $0)) }),
        .string(orNull: row.first.question ?? row.first.turns.first?.question),
        .array(cells),
      ])
    }
    return .object([
      .init("models", .array(models.map { model($0, names[$0] ?? $0.rawValue) })),
      .init("suites", .strings(suites)),
      .init("results", .strings(CellOutcome.allCases.map(\.rawValue))),
      .init("statuses", .strings(DriftStatus.allCases.map(\.rawValue))),
      .init("causes", .strings(DriftCause.allCases.map(\.rawValue))),
      .init("phrases", .strings(DriftCause.allCases.map(\.phrase))),
      .init("tags", .strings(tags.names)),
      .init("assertions", .strings(assertions.names)),
      .init("rows", .array(rowValues)),
    ])
  }

  private func model(_ id: ModelID, _ name: String) -> JSONValue {
    let record = run.models.first { $0.id == id }
    return .strings([
      id.rawValue, name,
      record?.fingerprint.text ?? "", record?.source.rawValue ?? "",
    ])
  }

  private func cell(_ cell: CellResult, model: Int, _ assertions: inout Names) -> JSONValue {
    var open: [Int] = []
    for assertion in cell.assertions
    where assertion.judgements.contains(where: { $0.verdict != .pass }) {
      let place = assertions.place(of: assertion.name)
      if !open.contains(place) { open.append(place) }
    }
    let fails = run.policy.failure(of: cell) != nil
    let all = CellOutcome.allCases
    return .array([
      .integer(model), .integer(all.firstIndex(of: cell.result) ?? 0),
      .integer(cell.comparison.status.rank),
      .integer(cell.comparison.cause.flatMap { DriftCause.allCases.firstIndex(of: $0) } ?? -1),
      .integer(fails ? 1 : 0), .integer(cell.passed), .integer(cell.planned),
      .array(open.map { .integer($0) }),
    ])
  }
}

/// Names in the order in which they first came.
private struct Names {
  private(set) var names: [String] = []
  private var places: [[UInt8]: Int] = [:]

  mutating func place(of name: String) -> Int {
    let bytes = Array(name.utf8)
    if let place = places[bytes] { return place }
    places[bytes] = names.count
    names.append(name)
    return names.count - 1
  }
}
