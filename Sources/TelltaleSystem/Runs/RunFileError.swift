/// Why a run file cannot be read or written.
package enum RunFileError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The file system refused.
  case file(FileError)

  /// The file is not one that Telltale wrote.
  case notARunFile(path: String)

  /// The file was written by a later version of Telltale.
  case newer(path: String, version: Int)

  /// The file's contents are not what was written.
  case damaged(path: String, reason: String)

  /// The file could not be written or read to its end, such as on a full disk.
  case interrupted(path: String, reason: String)

  /// The error as one phrase without a full stop.
  package var description: String {
    switch self {
    case .file(let error): error.description
    case .notARunFile(let path): "'\(path)' is not a run file"
    case .newer(let path, let version):
      "'\(path)' has version \(version) of the run format, and this version of Telltale reads "
        + "\(RunFile.version); use a newer Telltale"
    case .damaged(let path, let reason): "the run file '\(path)' is damaged: \(reason)"
    case .interrupted(let path, let reason): "cannot use the run file '\(path)': \(reason)"
    }
  }

  init(_ error: SQLiteError, path: String) {
    self =
      error.isDamage
      ? .damaged(path: path, reason: error.message)
      : .interrupted(path: path, reason: error.message)
  }
}
