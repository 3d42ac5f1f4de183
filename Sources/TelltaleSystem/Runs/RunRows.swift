import SourceText
import SuiteSyntax
import TelltaleKit

/// Writes the parts of a run into the tables of a run file.
final class RunRows {
  private enum Table: Int, CaseIterable {
    case run, suite, model, prompt, request, cell, trial, assertion, judgement, comparison, orphan
    case note, turn, turnResult

    /// The table's name.
    var name: String { self == .turnResult ? "turn_result" : "\(self)" }
  }

  private let database: SQLiteDatabase

  /// How a row is inserted into each table, in the order of the tables.
  private var insertions: [SQLiteStatement] = []

  /// What is in the tables but for the cells.
  private let sources: Run

  /// The trials that are in the tables, by cell.
  ///
  /// Nothing else of the cells is kept: of a hundred thousand it would take as much memory as
  /// the run itself.
  private var trials: [[TrialResult]]

  /// Prepares to write.
  ///
  /// - Parameters:
  ///   - database: The run file, with its tables.
  ///   - plan: The run that its tables hold, or are about to.
  /// - Throws: ``SQLiteError`` when the tables are not there.
  init(_ database: SQLiteDatabase, holding plan: Run) throws(SQLiteError) {
    self.database = database
    trials = plan.cells.map(\.trials)
    var sources = plan
    sources.cells = []
    self.sources = sources
    for table in Table.allCases {
      let columns = try database.rows("SELECT * FROM pragma_table_info('\(table.name)')").count
      let places = repeatElement("?", count: columns).joined(separator: ", ")
      insertions.append(
        try SQLiteStatement("INSERT INTO \(table.name) VALUES (\(places))", on: database))
    }
  }

  /// Writes the plan that the rows were made for into empty tables.
  func insert(_ plan: Run) throws(SQLiteError) {
    try insertHeader(of: plan, isFinished: false)
    try insertSources(of: plan)
    for (position, cell) in plan.cells.enumerated() {
      try insertHeader(of: cell, at: position)
    }
  }

  /// Writes a trial behind those of its cell that are written.
  func append(_ trial: TrialResult, toCell cell: Int) throws(SQLiteError) {
    try insert(trial, ofCell: cell, at: trials[cell].count)
  }

  /// Notes that a trial is written, once it cannot be rolled back any more.
  func note(_ trial: TrialResult, ofCell cell: Int) {
    trials[cell].append(trial)
  }

  /// Replaces what is written by a run with its results.
  ///
  /// What is the same already, as the trials that were recorded are, is not
  /// written again.
  func replace(with run: Run) throws(SQLiteError) {
    for table in ["run", "cell", "turn", "assertion", "judgement", "comparison", "orphan", "note"] {
      try database.execute("DELETE FROM \(table)")
    }
    try insertHeader(of: run, isFinished: true)
    let hasSameSources =
      run.suites == sources.suites && run.models == sources.models
      && run.prompts == sources.prompts && run.requests == sources.requests
    if !hasSameSources {
      for table in ["suite", "model", "prompt", "request"] {
        try database.execute("DELETE FROM \(table)")
      }
      try insertSources(of: run)
    }
    for position in run.cells.count..<max(run.cells.count, trials.count) {
      try deleteTrials(ofCell: position)
    }
    for (position, cell) in run.cells.enumerated() {
      try insertHeader(of: cell, at: position)
      let recorded = position < trials.count ? trials[position] : []
      if cell.trials != recorded {
        try deleteTrials(ofCell: position)
        for (index, trial) in cell.trials.enumerated() {
          try insert(trial, ofCell: position, at: index)
        }
      }
      try insertResults(of: cell, at: position)
    }
  }

  private func deleteTrials(ofCell position: Int) throws(SQLiteError) {
    for table in ["trial", "turn_result"] {
      try database.execute("DELETE FROM \(table) WHERE cell = \(position)")
    }
  }

  private func insertHeader(of run: Run, isFinished: Bool) throws(SQLiteError) {
    try insert(
      .run,
      [
        .text(run.id), .text(run.startedAt), .real(run.duration), .text(run.toolVersion),
        SQLiteValue(isFinished), SQLiteValue(run.isComplete), .text(run.policy.gate.rawValue),
        SQLiteValue(run.policy.isStrict), SQLiteValue(run.policy.requiresBaselines),
        SQLiteValue(run.policy.maximumUndecided), SQLiteValue(run.policy.confirming),
        SQLiteValue(run.part?.suiteValue.json),
      ])
    for (position, orphan) in run.orphans.enumerated() {
      let cell = orphan.cell
      try insert(
        .orphan,
        [
          SQLiteValue(position), .text(orphan.path), .text(cell.suite), .text(cell.caseName),
          .text(cell.prompt), .text(cell.model.rawValue),
        ])
    }
    for (position, note) in run.notes.enumerated() {
      try insert(.note, [SQLiteValue(position), .text(note)])
    }
  }

  /// Writes what the cells refer to.
  private func insertSources(of run: Run) throws(SQLiteError) {
    for (position, suite) in run.suites.enumerated() {
      try insert(
        .suite,
        [SQLiteValue(position), .text(suite.name), .text(suite.file.path), .blob(suite.file.bytes)])
    }
    for (position, model) in run.models.enumerated() { try insert(model, at: position) }
    for (position, prompt) in run.prompts.enumerated() { try insert(prompt, at: position) }
    for (position, request) in run.requests.enumerated() {
      try insert(
        .request,
        [SQLiteValue(position), .text(request.hash), .text(request.request.suiteValue.json)])
    }
  }

  private func insert(
    _ trial: TrialResult, ofCell cell: Int, at position: Int
  ) throws(SQLiteError) {
    try insert(
      .trial,
      [
        SQLiteValue(cell), SQLiteValue(position), SQLiteValue(trial.index),
        .text(trial.response.outcome.kind.rawValue), .text(trial.response.outcome.details.json),
        .text(trial.result.rawValue), SQLiteValue(trial.duration),
      ] + Self.values(of: trial.response)
        + [
          SQLiteValue(trial.session?.suiteValue.json), SQLiteValue(trial.requestHash),
          .attempts(trial.attempts),
        ])
    for (index, turn) in trial.turns.enumerated() {
      let outcome = turn.response?.outcome
      try insert(
        .turnResult,
        [
          SQLiteValue(cell), SQLiteValue(position), SQLiteValue(index),
          SQLiteValue(outcome?.kind.rawValue), SQLiteValue(outcome?.details.json),
          .text(turn.result.rawValue), SQLiteValue(turn.duration),
        ] + Self.values(of: turn.response)
          + [
            SQLiteValue(turn.session?.suiteValue.json), SQLiteValue(turn.requestHash),
            .attempts(turn.attempts),
          ])
    }
  }

  /// What a response took, and who answered.
  private static func values(of response: Response?) -> [SQLiteValue] {
    let usage = response?.usage
    let route = response?.route
    return [
      SQLiteValue(usage?.request), SQLiteValue(usage?.response),
      usage.map { SQLiteValue($0.isEstimate) } ?? .null, SQLiteValue(route?.model.rawValue),
      SQLiteValue(route?.parts), SQLiteValue(route?.after?.rawValue),
      SQLiteValue(response?.firstToken),
    ]
  }

  private func insertResults(of cell: CellResult, at position: Int) throws(SQLiteError) {
    for (index, assertion) in cell.assertions.enumerated() {
      try insert(assertion, ofCell: position, at: index)
    }
    let comparison = cell.comparison
    try insert(
      .comparison,
      [
        SQLiteValue(position), .text(comparison.status.rawValue),
        SQLiteValue(comparison.cause?.rawValue),
        SQLiteValue(comparison.baseline?.suiteValue.json),
        SQLiteValue(comparison.baselineFingerprint), .texts(comparison.removedLabels),
        SQLiteValue(comparison.similarity), .texts(comparison.remarks),
        SQLiteValue(comparison.baselineName), SQLiteValue(comparison.attribution?.suiteValue.json),
      ])
  }

  private func insertHeader(of cell: CellResult, at position: Int) throws(SQLiteError) {
    let skip: (word: String?, reason: String?) =
      switch cell.skip {
      case .declared(let reason)?: ("declared", reason)
      case .observed?: ("observed", nil)
      case .notRun(let reason)?: ("not-run", reason.text)
      case nil: (nil, nil)
      }
    try insert(
      .cell,
      [
        SQLiteValue(position), .text(cell.id.suite), .text(cell.id.caseName),
        .text(cell.id.prompt), .text(cell.id.model.rawValue), SQLiteValue(cell.line),
        SQLiteValue(cell.question), .texts(cell.tags), .text(cell.requestHash),
        .text(cell.caseHash), .text(cell.promptHash), SQLiteValue(cell.planned),
        SQLiteValue(cell.floor), SQLiteValue(skip.word), SQLiteValue(skip.reason),
        SQLiteValue(cell.knownFailure), .text(cell.result.rawValue), SQLiteValue(cell.dataFile),
        SQLiteValue(cell.retrieved?.suiteValue.json), SQLiteValue(cell.confirming),
        SQLiteValue(cell.terms?.suiteValue.json),
      ])
    for (index, turn) in cell.turns.enumerated() {
      try insert(
        .turn,
        [
          SQLiteValue(position), SQLiteValue(index), .text(turn.question), SQLiteValue(turn.line),
          SQLiteValue(turn.retrieved?.suiteValue.json),
        ])
    }
  }

  private func insert(
    _ assertion: AssertionResult, ofCell cell: Int, at position: Int
  ) throws(SQLiteError) {
    try insert(
      .assertion,
      [
        SQLiteValue(cell), SQLiteValue(position), .text(assertion.label), .text(assertion.name),
        .text(assertion.severity.rawValue), SQLiteValue(assertion.range.lowerBound),
        SQLiteValue(assertion.range.upperBound), .text(assertion.status.rawValue),
        SQLiteValue(assertion.turn), SQLiteValue(assertion.samples?.suiteValue.json),
      ])
    for (index, judgement) in assertion.judgements.enumerated() {
      try insert(
        .judgement,
        [
          SQLiteValue(cell), SQLiteValue(position), SQLiteValue(index),
          .text(judgement.verdict.rawValue), .text(judgement.reason), .text(judgement.message),
          .evidence(judgement.evidence),
        ])
    }
  }

  private func insert(_ model: ModelRecord, at position: Int) throws(SQLiteError) {
    let fingerprint = model.fingerprint
    try insert(
      .model,
      [
        SQLiteValue(position), .text(model.id.rawValue), .text(model.source.rawValue),
        .text(fingerprint.displayName), SQLiteValue(fingerprint.osVersion),
        SQLiteValue(fingerprint.osBuild), .texts(fingerprint.assets),
        SQLiteValue(fingerprint.contextSize), SQLiteValue(fingerprint.simulatedProfile),
        SQLiteValue(fingerprint.endpoint), SQLiteValue(fingerprint.derivation),
      ])
  }

  private func insert(_ prompt: PromptRecord, at position: Int) throws(SQLiteError) {
    try insert(
      .prompt,
      [
        SQLiteValue(position), .text(prompt.hash), .text(prompt.suite), .text(prompt.name),
        SQLiteValue(prompt.instructions), .text(prompt.prompt), .text(prompt.passageTemplate),
        .text(prompt.options.suiteValue.json), SQLiteValue(prompt.answer?.suiteValue.json),
      ])
  }

  /// Writes a row, its values in the order of the table's columns.
  private func insert(_ table: Table, _ values: [SQLiteValue]) throws(SQLiteError) {
    try insertions[table.rawValue].run(values)
  }
}

extension SQLiteValue {
  /// Creates a list of places, as JSON: `[["answer", 0, 5]]`.
  fileprivate static func evidence(_ evidence: [Judgement.Evidence]) -> Self {
    if evidence.isEmpty { return .text("[]") }
    let places = evidence.map { evidence in
      SuiteValue.list([
        .text(evidence.place), .integer(Int64(evidence.range.lowerBound)),
        .integer(Int64(evidence.range.upperBound)),
      ])
    }
    return .text(SuiteValue.list(places).json)
  }

  /// Creates a list of attempts, as JSON; null where there are none.
  fileprivate static func attempts(_ attempts: [Attempt]) -> Self {
    attempts.isEmpty ? .null : .text(SuiteValue.list(attempts.map(\.suiteValue)).json)
  }

  /// Creates a list of texts, as JSON.
  fileprivate static func texts(_ texts: [String]) -> Self {
    .text(texts.isEmpty ? "[]" : SuiteValue.list(texts.map { .text($0) }).json)
  }
}
