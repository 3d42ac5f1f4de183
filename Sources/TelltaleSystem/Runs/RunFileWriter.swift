import Synchronization
package import TelltaleKit

extension RunFile {
  /// Writes a run file while its run goes on.
  ///
  /// The writer can be called from anywhere; what is written is in the file when
  /// the call returns, so that a killed process loses nothing that it was told.
  package final class Writer: Sendable {
    /// The file's path.
    package let path: String

    /// `nil` once the file is closed.
    private let state: Mutex<State?>

    /// An open run file.
    private struct State {
      var database: SQLiteDatabase
      var rows: RunRows
    }

    /// Something to write.
    private enum Entry: Sendable {
      case trial(TrialResult, cell: Int)
      case end(Run)
    }

    /// Creates a run file, named for the run.
    ///
    /// - Parameters:
    ///   - folder: The state folder, which is created where it does not exist.
    ///   - plan: The run with every planned cell and no results.
    /// - Throws: ``RunFileError`` when the file cannot be created.
    package init(in folder: StateFolder, plan: Run) throws(RunFileError) {
      path = FilePath.join(folder.runs, plan.id + RunFile.suffix)
      // The file takes its name once the plan is in it: a process that is killed before leaves
      // nothing that could be taken for a run.
      let unfinished = path + RunFile.unfinishedSuffix
      do throws(FileError) {
        try folder.create()
        try Folder.create(folder.runs)
        guard try FileSystem.status(of: path) == nil else {
          throw FileError(.create, path, "a run of this name is there already")
        }
        _ = try OpenFile(unfinished, for: .creating)
      } catch {
        throw .file(error)
      }
      do throws(SQLiteError) {
        try Self.write(plan, to: unfinished)
      } catch {
        // The error that is being thrown says more than one from here would.
        do { try FileSystem.remove(unfinished) } catch {}
        throw RunFileError(error, path: path)
      }
      do throws(FileError) {
        try FileSystem.rename(unfinished, to: path)
      } catch {
        throw .file(error)
      }
      do throws(SQLiteError) {
        let database = try SQLiteDatabase(path, for: .writing)
        try database.execute(
          "PRAGMA synchronous = OFF; PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL")
        state = Mutex(State(database: database, rows: try RunRows(database, holding: plan)))
      } catch {
        throw RunFileError(error, path: path)
      }
    }

    /// Writes a plan into an empty file and closes it.
    private static func write(_ plan: Run, to path: String) throws(SQLiteError) {
      let database = try SQLiteDatabase(path, for: .writing)
      try database.execute(
        """
        PRAGMA synchronous = OFF;
        PRAGMA journal_mode = OFF;
        PRAGMA application_id = \(RunFile.applicationID);
        PRAGMA user_version = \(RunFile.version);
        BEGIN IMMEDIATE;
        """)
      try database.execute(RunFile.tables)
      try RunRows(database, holding: plan).insert(plan)
      try database.execute("COMMIT")
    }

    /// Writes a response as it comes, before its cell is done.
    ///
    /// - Parameters:
    ///   - trial: The trial.
    ///   - cell: The place of its cell in the plan.
    /// - Throws: ``RunFileError`` when it cannot be written, as on a full disk.
    package func record(_ trial: TrialResult, ofCell cell: Int) throws(RunFileError) {
      try write(.trial(trial, cell: cell))
    }

    /// Writes the whole run and closes the file, which is then complete in itself
    /// and on the disk; removes runs beyond the newest ``RunFile/keptRuns``.
    package func finish(_ run: Run) throws(RunFileError) {
      try write(.end(run))
      try close()
      do {
        try RunFile.prune(FilePath.folder(of: path), sparing: path)
      } catch {
        throw .file(error)
      }
    }

    /// Closes the file of a run that stops early; what was written stays.
    package func close() throws(RunFileError) {
      try state.withLock { state throws(RunFileError) in
        guard let database = state?.database else { return }
        state = nil
        do throws(SQLiteError) {
          // Moves the log into the file and removes it. The wait for the disk is one for all,
          // below, in place of one for each step.
          try database.execute("PRAGMA synchronous = OFF; PRAGMA journal_mode = DELETE")
        } catch {
          throw RunFileError(error, path: path)
        }
      }
      do throws(FileError) {
        try OpenFile(path, for: .writing).synchronize()
      } catch {
        throw .file(error)
      }
    }

    private func write(_ entry: Entry) throws(RunFileError) {
      try state.withLock { state throws(RunFileError) in
        guard let database = state?.database, let rows = state?.rows else {
          preconditionFailure("a run file is written to after it was closed")
        }
        do throws(SQLiteError) {
          try database.execute("BEGIN IMMEDIATE")
          do throws(SQLiteError) {
            switch entry {
            case .trial(let trial, let cell): try rows.append(trial, toCell: cell)
            case .end(let run): try rows.replace(with: run)
            }
            try database.execute("COMMIT")
          } catch {
            // The error that is being thrown says more than one from here would.
            do { try database.execute("ROLLBACK") } catch {}
            throw error
          }
        } catch {
          throw RunFileError(error, path: path)
        }
        if case .trial(let trial, let cell) = entry { rows.note(trial, ofCell: cell) }
      }
    }
  }
}
