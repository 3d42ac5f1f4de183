import SuiteSyntax
import TelltaleKit

/// Reads the cells of a run file with all that belongs to them.
struct RunCellReader {
  let database: SQLiteDatabase
  let path: String

  /// Returns the cells in the order of the run.
  func cells() throws(RunFileError) -> [CellResult] {
    var cells: [CellResult] = []
    try each("cell", by: "position") { columns throws(RunFileError) in
      guard try columns.integer() == cells.count else {
        throw columns.damage("a cell is missing")
      }
      cells.append(try cell(&columns))
    }
    func index(_ columns: inout RunColumns) throws(RunFileError) -> Int {
      let cell = try columns.integer()
      guard cells.indices.contains(cell) else { throw columns.damage("a row has no cell") }
      return cell
    }
    try each("trial", by: "cell, position") { columns throws(RunFileError) in
      let cell = try index(&columns)
      try columns.expect(cells[cell].trials.count)
      cells[cell].trials.append(try trial(&columns))
    }
    // Files of before there were conversations have no such tables.
    for table in try names(ofTables: ["turn", "turn_result"]) {
      let isResult = table == "turn_result"
      try each(table, by: isResult ? "cell, trial, position" : "cell, position") {
        columns throws(RunFileError) in
        let cell = try index(&columns)
        guard isResult else {
          try columns.expect(cells[cell].turns.count)
          cells[cell].turns.append(
            CellTurn(
              question: try columns.text(), line: try columns.integer(),
              retrieved: try retrieved(&columns)))
          return
        }
        let trial = try columns.integer()
        guard cells[cell].trials.indices.contains(trial) else {
          throw columns.damage("a row has no trial")
        }
        try columns.expect(cells[cell].trials[trial].turns.count)
        cells[cell].trials[trial].turns.append(try turnResult(&columns))
      }
    }
    try each("assertion", by: "rowid") { columns throws(RunFileError) in
      let cell = try index(&columns)
      try columns.expect(cells[cell].assertions.count)
      cells[cell].assertions.append(try assertion(&columns))
    }
    try each("judgement", by: "rowid") { columns throws(RunFileError) in
      let cell = try index(&columns)
      let assertion = try columns.integer()
      guard cells[cell].assertions.indices.contains(assertion) else {
        throw columns.damage("a row has no assertion")
      }
      try columns.expect(cells[cell].assertions[assertion].judgements.count)
      cells[cell].assertions[assertion].judgements.append(try judgement(&columns))
    }
    try each("comparison", by: "cell") { columns throws(RunFileError) in
      let cell = try index(&columns)
      cells[cell].comparison = try comparison(&columns, isSuite: cells[cell].id.isSuite)
    }
    return cells
  }

  /// Those of some tables that the file has.
  private func names(ofTables names: [String]) throws(RunFileError) -> [String] {
    var found: [String] = []
    for name in names {
      do {
        let rows = try database.rows(
          "SELECT 1 FROM sqlite_master WHERE type = 'table' AND name = '\(name)'")
        if !rows.isEmpty { found.append(name) }
      } catch {
        throw RunFileError(error, path: path)
      }
    }
    return found
  }

  private func each(
    _ table: String, by order: String, _ body: (inout RunColumns) throws(RunFileError) -> Void
  ) throws(RunFileError) {
    let found: [[SQLiteValue]]
    do {
      found = try database.rows("SELECT * FROM \(table) ORDER BY \(order)")
    } catch {
      throw RunFileError(error, path: path)
    }
    for row in found {
      var columns = RunColumns(row, of: table, in: path)
      try body(&columns)
    }
  }

  private func cell(_ columns: inout RunColumns) throws(RunFileError) -> CellResult {
    let id = CellID(
      suite: try columns.text(), caseName: try columns.text(), prompt: try columns.text(),
      model: ModelID(try columns.text()))
    var cell = CellResult(
      id: id, line: try columns.integer(), question: try columns.optionalText(),
      tags: try columns.texts(), requestHash: try columns.text(), caseHash: try columns.text(),
      promptHash: try columns.text(), planned: try columns.integer(), floor: try columns.integer(),
      skip: nil, knownFailure: nil, trials: [], assertions: [],
      comparison: CellComparison(status: .notJudged))
    let word = try columns.optionalText()
    let reason = try columns.optionalText()
    switch (word, reason) {
    case (nil, nil): break
    case ("declared"?, let reason?): cell.skip = .declared(reason)
    case ("observed"?, nil): cell.skip = .observed
    // Files of before there were other reasons to stop give none.
    case ("not-run"?, let reason):
      guard let stop = StopReason(reason ?? StopReason.interrupted.text) else {
        throw columns.damage("a reason to stop is not known")
      }
      cell.skip = .notRun(stop)
    default: throw columns.damage("a reason to skip is not known")
    }
    cell.knownFailure = try columns.optionalText()
    // Only a suite cell's result does not follow from trials.
    let result: CellOutcome = try columns.word()
    if id.isSuite { cell.suiteResult = result }
    // Files of before cases came from data files end here.
    if !columns.isAtEnd { cell.dataFile = try columns.optionalText() }
    // Files of version 1 end here.
    cell.retrieved = try retrieved(&columns)
    if !columns.isAtEnd {
      cell.confirming = try columns.integer()
      cell.terms = try columns.optionalNested { node throws(SuiteValueError) in
        try TrialTerms(node)
      }
    }
    return cell
  }

  private func trial(_ columns: inout RunColumns) throws(RunFileError) -> TrialResult {
    let index = try columns.integer()
    let kind: Outcome.Kind = try columns.word()
    let outcome = try columns.nested { node throws(SuiteValueError) in
      try Outcome(kind, details: node)
    }
    let result: CellOutcome = try columns.word()
    let duration = try columns.optionalNumber()
    var trial = TrialResult(
      index: index, response: Response(outcome, usage: try usage(&columns)), result: result,
      duration: duration)
    // Files of before requests could be routed and kept in sessions end here.
    if !columns.isAtEnd {
      trial.response.route = try route(&columns)
      trial.response.firstToken = try columns.optionalNumber()
      trial.session = try session(&columns)
      trial.requestHash = try columns.optionalText()
      trial.attempts = try attempts(&columns)
    }
    return trial
  }

  private func turnResult(_ columns: inout RunColumns) throws(RunFileError) -> TurnResult {
    let kind = try columns.optionalWord(Outcome.Kind.self)
    let details = try columns.optionalNested { node throws(SuiteValueError) in
      guard let kind else { throw SuiteValueError("details without an outcome") }
      return try Outcome(kind, details: node)
    }
    let result: CellOutcome = try columns.word()
    let duration = try columns.optionalNumber()
    let usage = try usage(&columns)
    let route = try route(&columns)
    let firstToken = try columns.optionalNumber()
    let response = details.map {
      Response($0, usage: usage, route: route, firstToken: firstToken)
    }
    return TurnResult(
      response: response, result: result, duration: duration,
      session: try session(&columns), requestHash: try columns.optionalText(),
      attempts: try attempts(&columns))
  }

  /// What was put to the model before; files of version 2 end here.
  private func attempts(_ columns: inout RunColumns) throws(RunFileError) -> [Attempt] {
    guard !columns.isAtEnd else { return [] }
    return try columns.optionalNested { node throws(SuiteValueError) in
      var attempts: [Attempt] = []
      for item in try node.items() { attempts.append(try Attempt(item)) }
      return attempts
    } ?? []
  }

  private func usage(
    _ columns: inout RunColumns
  ) throws(RunFileError) -> Response.TokenUsage? {
    let request = try columns.optionalInteger()
    let response = try columns.optionalInteger()
    switch (request, response) {
    case (let request?, let response?):
      return Response.TokenUsage(
        request: request, response: response, isEstimate: try columns.flag())
    case (nil, nil):
      guard try columns.optionalInteger() == nil else {
        throw columns.damage("a token count is missing")
      }
      return nil
    default: throw columns.damage("half of a token count is missing")
    }
  }

  private func route(_ columns: inout RunColumns) throws(RunFileError) -> Response.Route? {
    let model = try columns.optionalText()
    let parts = try columns.optionalInteger()
    let after: Outcome.Kind? = try columns.optionalWord()
    guard let model else { return nil }
    guard let parts, parts > 0 else { throw columns.damage("a route has no parts") }
    return Response.Route(model: ModelID(model), parts: parts, after: after)
  }

  private func session(_ columns: inout RunColumns) throws(RunFileError) -> SessionRecord? {
    try columns.optionalNested { node throws(SuiteValueError) in try SessionRecord(node) }
  }

  /// Which passages were taken; files of version 1 end here.
  private func retrieved(_ columns: inout RunColumns) throws(RunFileError) -> RetrievalRecord? {
    guard !columns.isAtEnd else { return nil }
    return try columns.optionalNested { node throws(SuiteValueError) in try RetrievalRecord(node) }
  }

  private func assertion(_ columns: inout RunColumns) throws(RunFileError) -> AssertionResult {
    AssertionResult(
      label: try columns.text(), name: try columns.text(), severity: try columns.word(),
      range: try columns.range(), judgements: [], status: try columns.word(),
      turn: columns.isAtEnd ? nil : try columns.optionalInteger(),
      samples: columns.isAtEnd
        ? nil
        : try columns.optionalNested { node throws(SuiteValueError) in
          try SampledComparison(node)
        })
  }

  private func judgement(_ columns: inout RunColumns) throws(RunFileError) -> Judgement {
    Judgement(
      try columns.word(), reason: try columns.text(), message: try columns.text(),
      evidence: try columns.nested { node throws(SuiteValueError) in
        var evidence: [Judgement.Evidence] = []
        for item in try node.items() {
          let parts = try item.items()
          guard parts.count == 3, let end = try parts.last?.integer(in: 0...Int.max) else {
            throw SuiteValueError("evidence without a place")
          }
          let start = try parts[1].integer(in: 0...end)
          evidence.append(.init(in: try parts[0].text(), start..<end))
        }
        return evidence
      })
  }

  private func comparison(
    _ columns: inout RunColumns, isSuite: Bool
  ) throws(RunFileError) -> CellComparison {
    var comparison = CellComparison(
      status: try columns.word(), cause: try columns.optionalWord(),
      baseline: try columns.optionalNested { node throws(SuiteValueError) in
        try BaselineCell(node, isSuite: isSuite)
      },
      baselineFingerprint: try columns.optionalText(), removedLabels: try columns.texts(),
      similarity: try columns.optionalNumber(), remarks: try columns.texts())
    // Files of version 1 end here.
    if !columns.isAtEnd {
      comparison.baselineName = try columns.optionalText()
      comparison.attribution = try columns.optionalNested { node throws(SuiteValueError) in
        try Attribution(node)
      }
    }
    return comparison
  }
}

extension RunColumns {
  /// Takes a position that has to be the given one.
  fileprivate mutating func expect(_ position: Int) throws(RunFileError) {
    guard try integer() == position else { throw damage("a row is missing") }
  }
}
