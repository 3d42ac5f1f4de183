extension RunFile {
  /// Returns the path of the newest run in a folder, or `nil` when there is none.
  ///
  /// - Parameter folder: The folder of the runs; it need not exist.
  /// - Returns: The path, which begins with the folder's.
  /// - Throws: ``FileError`` for a folder that cannot be read.
  package static func newest(in folder: String) throws(FileError) -> String? {
    try names(in: folder).last.map { FilePath.join(folder, $0) }
  }

  /// Returns the paths of the runs in a folder, the oldest first.
  package static func all(in folder: String) throws(FileError) -> [String] {
    try names(in: folder).map { FilePath.join(folder, $0) }
  }

  /// Returns the paths of the run files in a folder, however they are named, sorted bytewise.
  ///
  /// - Parameter path: A path.
  /// - Returns: The paths; `nil` where there is no folder.
  /// - Throws: ``FileError`` for a folder that cannot be read.
  package static func files(in path: String) throws(FileError) -> [String]? {
    guard try FileSystem.status(of: path)?.kind == .folder else { return nil }
    return try FileSystem.names(in: path).filter { $0.hasSuffix(suffix) }
      .sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
      .map { FilePath.join(path, $0) }
  }

  /// Removes runs beyond the newest ones.
  ///
  /// Only files that are named as runs are: a date, a time, an id. A run that
  /// another process is still writing stays.
  ///
  /// - Parameters:
  ///   - folder: The folder of the runs.
  ///   - count: How many stay.
  ///   - spared: The path of a run that stays although it may seem old, as when
  ///     the clock was set back.
  /// - Throws: ``FileError`` for a file that cannot be removed.
  package static func prune(
    _ folder: String, keeping count: Int = keptRuns, sparing spared: String? = nil
  ) throws(FileError) {
    let names = try names(in: folder)
    guard names.count > count else { return }
    for name in names.dropLast(count) {
      let path = FilePath.join(folder, name)
      if path == spared { continue }
      if try isBeingWritten(path) { continue }
      try FileSystem.remove(path)
      // What a killed run leaves beside its file.
      for log in ["-wal", "-shm", "-journal"] { try FileSystem.remove(path + log) }
    }
    // What a killed run leaves before its file.
    let oldest = names[names.count - count]
    for name in try FileSystem.names(in: folder)
    where name.hasSuffix(suffix + unfinishedSuffix)
      && isRunName(String(name.dropLast(unfinishedSuffix.count)))
      && name.utf8.lexicographicallyPrecedes(oldest.utf8)
    {
      try FileSystem.remove(FilePath.join(folder, name))
    }
  }

  /// Whether another process has the file open: its log is there, and cannot be
  /// put away.
  private static func isBeingWritten(_ path: String) throws(FileError) -> Bool {
    guard try FileSystem.status(of: path + "-wal") != nil else { return false }
    do {
      let database = try SQLiteDatabase(path, for: .writing)
      try database.execute("PRAGMA busy_timeout = 0; PRAGMA journal_mode = DELETE")
      return false
    } catch {
      return error.isBusy
    }
  }

  /// The names of the runs in a folder, sorted bytewise, which is by time.
  private static func names(in folder: String) throws(FileError) -> [String] {
    guard try FileSystem.status(of: folder) != nil else { return [] }
    return try FileSystem.names(in: folder).filter(isRunName)
  }

  /// Whether a name is like `20261130T063800.250Z-1f2e3d.run`; the milliseconds
  /// may be left out.
  private static func isRunName(_ name: String) -> Bool {
    guard name.hasSuffix(suffix) else { return false }
    let stem = name.utf8.dropLast(suffix.utf8.count)
    return ["00000000T000000.000Z-", "00000000T000000Z-"].contains { form in
      stem.count > form.utf8.count
        && zip(form.utf8, stem).allSatisfy { form, byte in
          form == UInt8(ascii: "0") ? (0x30...0x39) ~= byte : form == byte
        }
    }
  }
}
