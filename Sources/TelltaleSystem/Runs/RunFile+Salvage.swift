package import TelltaleKit

extension RunFile {
  /// Looks a run file over to its last page.
  ///
  /// - Parameter path: The file.
  /// - Returns: The run.
  /// - Throws: ``RunFileError`` for a file that cannot be read, is none, or is damaged anywhere,
  ///   also where nothing would be read.
  package static func verified(_ path: String) throws(RunFileError) -> Run {
    let run = try read(path)
    do throws(SQLiteError) {
      let database = try SQLiteDatabase(path, for: .reading)
      let found = try database.rows("PRAGMA integrity_check(1)").first?.first
      guard case .text("ok")? = found else {
        var reason = "its pages contradict each other"
        if case .text(let said)? = found { reason = said.replacing("\n", with: " ") }
        throw SQLiteError(message: reason, code: SQLiteError.damage)
      }
    } catch {
      throw RunFileError(error, path: path)
    }
    return run
  }

  /// What could be saved of a damaged run.
  package struct Salvage: Sendable {
    /// The new file.
    package var path: String

    /// The run that it has, which did not end.
    package var run: Run

    /// How many cells of the run, or their responses, are lost.
    package var lostCells: Int
  }

  /// Saves what can be read of a damaged run into a file of its own.
  ///
  /// Kept are the plan and the responses; verdicts follow from them. The run counts as one that
  /// did not end, so that it can be resumed.
  ///
  /// - Parameter path: The damaged file, which is not changed.
  /// - Returns: What was saved.
  /// - Throws: ``RunFileError`` where nothing can be, or the new file cannot be written.
  package static func salvage(_ path: String) throws(RunFileError) -> Salvage {
    let target =
      String(path.dropLast(path.hasSuffix(suffix) ? suffix.utf8.count : 0))
      + "-salvaged" + suffix
    do throws(FileError) {
      guard try FileSystem.status(of: target) == nil else {
        throw FileError(.create, target, "it was salvaged already")
      }
      _ = try OpenFile(target, for: .creating)
    } catch {
      throw .file(error)
    }
    do throws(RunFileError) {
      let lost = try RunSalvage(from: path, to: target).copied()
      let run = try verified(target)
      guard run.cells.contains(where: { !$0.trials.isEmpty }) else {
        throw .damaged(path: path, reason: "no response can be read")
      }
      return Salvage(path: target, run: run, lostCells: lost)
    } catch {
      // The error that is being thrown says more than one from here would.
      do { try FileSystem.remove(target) } catch {}
      throw error
    }
  }
}

/// Copies the rows of a damaged file that can be read, each by its key.
private struct RunSalvage {
  private let path: String
  private let source: SQLiteDatabase
  private let target: SQLiteDatabase

  init(from path: String, to target: String) throws(RunFileError) {
    self.path = path
    do {
      source = try SQLiteDatabase(path, for: .reading)
      self.target = try SQLiteDatabase(target, for: .writing)
    } catch {
      throw RunFileError(error, path: path)
    }
  }

  /// Copies what there is.
  ///
  /// - Returns: How many cells, or their responses, are lost.
  func copied() throws(RunFileError) -> Int {
    do throws(SQLiteError) {
      try target.execute("PRAGMA synchronous = OFF; BEGIN IMMEDIATE")
      // The tables as the file has them, so that those of earlier versions stay what they are.
      for row in try source.rows("SELECT sql FROM sqlite_master WHERE type = 'table'") {
        if case .text(let sql)? = row.first { try target.execute(sql) }
      }
      for pragma in ["application_id", "user_version"] {
        if case .integer(let value)? = try source.rows("PRAGMA \(pragma)").first?.first {
          try target.execute("PRAGMA \(pragma) = \(value)")
        }
      }
      guard let header = rows("run", where: nil)?.first else {
        throw SQLiteError(message: "the table 'run' is lost", code: SQLiteError.damage)
      }
      try insert(header, into: "run")
      try target.execute("UPDATE run SET is_finished = 0, is_complete = 0, id = id || '-salvaged'")
      for table in ["suite", "model", "prompt", "request", "note"] {
        try copyList(table)
      }
      let lost = try copyCells()
      try target.execute("COMMIT")
      return lost
    } catch {
      throw RunFileError(error, path: path)
    }
  }

  /// Copies a table whose rows have positions, without gaps.
  private func copyList(_ table: String) throws(SQLiteError) {
    var next: Int64 = 0
    for position in 0..<count(of: table, by: "position") {
      for row in rows(table, where: "position = \(position)") ?? [] {
        try insert([.integer(next)] + row.dropFirst(), into: table)
        next += 1
      }
    }
  }

  /// Copies the cells with their turns and trials.
  private func copyCells() throws(SQLiteError) -> Int {
    var next: Int64 = 0
    var lost = 0
    for position in 0..<max(count(of: "cell", by: "position"), count(of: "trial", by: "cell")) {
      guard let cell = rows("cell", where: "position = \(position)")?.first else {
        lost += 1
        continue
      }
      try insert([.integer(next)] + cell.dropFirst(), into: "cell")
      for table in ["turn", "trial", "turn_result"] {
        guard let rows = rows(table, where: "cell = \(position)") else {
          if table == "trial" { lost += 1 }
          // A trial without its turns would be another trial.
          if table == "turn_result" {
            lost += 1
            try target.execute("DELETE FROM trial WHERE cell = \(next)")
          }
          continue
        }
        for row in rows { try insert([.integer(next)] + row.dropFirst(), into: table) }
      }
      next += 1
    }
    return lost
  }

  /// The rows of a table, in order; `nil` where they cannot be read.
  private func rows(_ table: String, where condition: String?) -> [[SQLiteValue]]? {
    do {
      return try source.rows("SELECT * FROM \(table)" + (condition.map { " WHERE \($0)" } ?? ""))
    } catch {
      return nil
    }
  }

  /// One more than the last position in a table; 0 where it cannot be read.
  private func count(of table: String, by column: String) -> Int64 {
    do {
      guard
        case .integer(let last)? = try source.rows("SELECT max(\(column)) FROM \(table)").first?
          .first,
        (0..<Int64(1 << 32)).contains(last)
      else { return 0 }
      return last + 1
    } catch {
      return 0
    }
  }

  private func insert(_ row: [SQLiteValue], into table: String) throws(SQLiteError) {
    let places = repeatElement("?", count: row.count).joined(separator: ", ")
    try SQLiteStatement("INSERT INTO \(table) VALUES (\(places))", on: target).run(row)
  }
}
