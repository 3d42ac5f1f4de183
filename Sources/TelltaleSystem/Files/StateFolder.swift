/// The folder of what Telltale keeps for itself, `.telltale`, which Git is told
/// to ignore.
package struct StateFolder: Hashable, Sendable {
  /// The folder's path; it need not exist.
  package var path: String

  /// Creates a state folder.
  package init(_ path: String) { self.path = path }

  /// The folder of the run files.
  package var runs: String { FilePath.join(path, "runs") }

  /// The file that is locked while baselines are written.
  package var baselineLock: String { FilePath.join(path, "baselines.lock") }

  /// The file that is locked while responses are recorded.
  package var recordingLock: String { FilePath.join(path, "recordings.lock") }

  /// What was recorded and does not stand in its files yet.
  package var recordingJournal: String { FilePath.join(path, "recordings.jsonl") }

  /// Creates the folder, with an ignore file for Git in it.
  func create() throws(FileError) {
    try Folder.create(path)
    let ignore = FilePath.join(path, ".gitignore")
    if try FileSystem.status(of: ignore) == nil {
      try AtomicFile.write(Array("*\n".utf8), to: ignore)
    }
  }
}
