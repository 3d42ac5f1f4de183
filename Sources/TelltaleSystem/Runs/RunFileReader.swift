import SourceText
import SuiteSyntax
package import TelltaleKit

extension RunFile {
  /// Reads a run.
  ///
  /// A file whose run was stopped, or is still going on, gives what it has: the
  /// run is not complete, and cells without a response are skipped as not run.
  package static func read(_ path: String) throws(RunFileError) -> Run {
    do throws(FileError) {
      guard let status = try FileSystem.status(of: path) else {
        throw FileError(.read, path, "it does not exist")
      }
      guard status.kind == .file else { throw FileError(.read, path, "it is not a file") }
      // SQLite would say the same of a file that cannot be read as of one that is not its own.
      _ = try OpenFile(path, for: .reading)
    } catch {
      throw .file(error)
    }
    let database: SQLiteDatabase
    do {
      database = try SQLiteDatabase(path, for: .reading)
    } catch {
      throw RunFileError(error, path: path)
    }
    try checkHeader(of: database, at: path)
    return try RunReader(database: database, path: path).run()
  }

  /// Refuses a database that is no run file, or one of a later version.
  static func checkHeader(of database: SQLiteDatabase, at path: String) throws(RunFileError) {
    func pragma(_ name: String) throws(SQLiteError) -> Int {
      guard case .integer(let value)? = try database.rows("PRAGMA \(name)").first?.first else {
        return 0
      }
      return Int(truncatingIfNeeded: value)
    }
    let found: (application: Int, version: Int)
    do {
      found = (try pragma("application_id"), try pragma("user_version"))
    } catch {
      throw error.isDamage ? .notARunFile(path: path) : RunFileError(error, path: path)
    }
    guard found.application == RunFile.applicationID, found.version > 0 else {
      throw .notARunFile(path: path)
    }
    guard found.version <= RunFile.version else {
      throw .newer(path: path, version: found.version)
    }
  }
}

extension CellResult {
  /// Whether trials are missing, in a run that did not end; a suite as a whole has none.
  fileprivate var isUnfinished: Bool { trials.isEmpty || trials.count < planned }
}

/// Reads the tables of one run file.
private struct RunReader {
  let database: SQLiteDatabase
  let path: String

  func run() throws(RunFileError) -> Run {
    do {
      // One transaction, so that a run that is being written is read as of one moment.
      try database.execute("BEGIN")
    } catch {
      throw RunFileError(error, path: path)
    }
    guard
      let (run, isFinished) = try rows(
        "run",
        { columns throws(RunFileError) in
          try header(&columns)
        }
      ).first
    else { throw .damaged(path: path, reason: "the table 'run' is empty") }
    var result = run
    result.suites = try rows("suite") { columns throws(RunFileError) in
      let name = try columns.text()
      let path = try columns.text()
      return SuiteRecord(name: name, file: SourceFile(path: path, bytes: try columns.bytes()))
    }
    result.models = try rows("model") { columns throws(RunFileError) in try model(&columns) }
    result.prompts = try rows("prompt") { columns throws(RunFileError) in try prompt(&columns) }
    result.requests = try rows("request") { columns throws(RunFileError) in
      RequestRecord(
        hash: try columns.text(),
        request: try columns.nested { node throws(SuiteValueError) in try Request(node) })
    }
    result.cells = try RunCellReader(database: database, path: path).cells()
    result.orphans = try rows("orphan") { columns throws(RunFileError) in
      Orphan(
        path: try columns.text(),
        cell: CellID(
          suite: try columns.text(), caseName: try columns.text(), prompt: try columns.text(),
          model: ModelID(try columns.text())))
    }
    result.notes = try rows("note") { columns throws(RunFileError) in try columns.text() }
    if !isFinished {
      for index in result.cells.indices {
        // That trials confirm is written at the end; those that were recorded do.
        let cell = result.cells[index]
        result.cells[index].confirming = max(cell.confirming, cell.trials.count - cell.planned)
      }
      for index in result.cells.indices
      where result.cells[index].isUnfinished && result.cells[index].skip == nil {
        result.cells[index].skip = .notRun(.interrupted)
      }
    }
    return result
  }

  /// Reads a table in the order of its positions, which are not handed over.
  private func rows<Value>(
    _ table: String, _ read: (inout RunColumns) throws(RunFileError) -> Value
  ) throws(RunFileError) -> [Value] {
    let order = table == "run" ? "" : " ORDER BY position"
    let found: [[SQLiteValue]]
    do {
      found = try database.rows("SELECT * FROM \(table)\(order)")
    } catch {
      throw RunFileError(error, path: path)
    }
    var values: [Value] = []
    for row in found {
      var columns = RunColumns(row, of: table, in: path)
      if !order.isEmpty { _ = try columns.integer() }
      values.append(try read(&columns))
    }
    return values
  }

  private func header(
    _ columns: inout RunColumns
  ) throws(RunFileError) -> (Run, isFinished: Bool) {
    let id = try columns.text()
    let startedAt = try columns.text()
    let duration = try columns.number()
    let toolVersion = try columns.text()
    let isFinished = try columns.flag()
    let isComplete = try columns.flag()
    var policy = GatePolicy(
      gate: try columns.word(), isStrict: try columns.flag(),
      requiresBaselines: try columns.flag(), maximumUndecided: try columns.optionalInteger())
    // Files of version 1 end here.
    policy.confirming = columns.isAtEnd ? 0 : try columns.integer()
    // Files of version 2 end here.
    let part =
      columns.isAtEnd
      ? nil
      : try columns.optionalNested { node throws(SuiteValueError) in try RunPart(node) }
    let run = Run(
      id: id, startedAt: startedAt, duration: duration, toolVersion: toolVersion,
      isComplete: isComplete && isFinished, policy: policy, suites: [], models: [], prompts: [],
      requests: [], cells: [], orphans: [], notes: [], part: part)
    return (run, isFinished)
  }

  private func model(_ columns: inout RunColumns) throws(RunFileError) -> ModelRecord {
    let id = ModelID(try columns.text())
    let source: Response.Source = try columns.word()
    var fingerprint = ModelFingerprint(
      displayName: try columns.text(), osVersion: try columns.optionalText(),
      osBuild: try columns.optionalText())
    fingerprint.assets = try columns.texts()
    fingerprint.contextSize = try columns.optionalInteger()
    fingerprint.simulatedProfile = try columns.optionalInteger()
    fingerprint.endpoint = try columns.optionalText()
    // Files of before projects could declare models end here.
    if !columns.isAtEnd { fingerprint.derivation = try columns.optionalText() }
    return ModelRecord(id: id, fingerprint: fingerprint, source: source)
  }

  private func prompt(_ columns: inout RunColumns) throws(RunFileError) -> PromptRecord {
    PromptRecord(
      hash: try columns.text(), suite: try columns.text(), name: try columns.text(),
      instructions: try columns.optionalText(), prompt: try columns.text(),
      passageTemplate: try columns.text(),
      options: try columns.nested { node throws(SuiteValueError) in try GenerationOptions(node) },
      answer: try columns.optionalNested { node throws(SuiteValueError) in
        try AnswerSchema(node)
      })
  }
}
