import Hashing
package import TelltaleKit

/// The changes that wait for a decision, under `.telltale/pending/`.
///
/// One file of lines says which cells of which runs they are. The run files
/// themselves stand beside it, under a second name each, so that a change can be
/// decided on however many runs came after.
package struct PendingStore: Hashable, Sendable {
  /// The folder.
  private let folder: String

  /// The folder of the runs.
  private let runs: String

  /// The name of the file of lines.
  private let name: String

  /// The folder of the baselines, as it is shown.
  private let baselines: String

  /// How the names of the files of lines end.
  private static let suffix = ".jsonl"

  /// The store of what was compared with the baselines of a folder.
  package init(_ store: BaselineStore, isUsual: Bool) {
    folder = FilePath.join(store.state.path, "pending")
    runs = store.state.runs
    baselines = store.displayFolder
    // What was compared with other baselines waits by itself.
    name = (isUsual ? "changes" : "changes-\(ContentHash.short(store.folder))") + Self.suffix
  }

  /// The path of the file of lines.
  private var path: String { FilePath.join(folder, name) }

  /// Whether a run has ever left a change.
  package var exists: Bool { PathQuery.exists(path) }

  /// Returns what waits for a decision; nothing where no run left anything.
  ///
  /// - Throws: ``FileError`` for a file that cannot be read, or that is not what was
  ///   written.
  package func read() throws(FileError) -> PendingChanges {
    guard exists else { return PendingChanges(baselines: baselines) }
    return try read(name)
  }

  private func read(_ name: String) throws(FileError) -> PendingChanges {
    let path = FilePath.join(folder, name)
    do throws(PendingFile.Damage) {
      return try PendingFile.read(try bytes(path))
    } catch {
      throw FileError(
        .read, path,
        "line \(error.line) is damaged: \(error.reason); delete the file and run again")
    }
  }

  /// The bytes, with what the file system refuses as damage of line 1.
  private func bytes(_ path: String) throws(PendingFile.Damage) -> [UInt8] {
    do {
      return try SuiteDiscovery.bytes(ofFile: path)
    } catch {
      throw PendingFile.Damage(line: 1, reason: error.reason)
    }
  }

  /// Takes a run's changes in the place of older ones, under the lock.
  ///
  /// - Parameters:
  ///   - run: A run that has ended and whose file is closed.
  ///   - isWholeProject: Whether every case of the project was planned.
  ///   - lock: The lock on the baselines.
  ///   - isStored: Whether a cell has a baseline under its present name.
  /// - Throws: ``FileError``; what was pending is then as it was.
  package func record(
    _ run: Run, isWholeProject: Bool, holding lock: borrowing FolderLock,
    isStored: (CellID) -> Bool
  ) throws(FileError) {
    var pending = try read()
    let before = pending
    pending.record(run, isWholeProject: isWholeProject, isStored: isStored)
    if pending == before { return }
    try Folder.create(folder)
    if pending.runs.contains(run.id) {
      let file = run.id + RunFile.suffix
      try FileSystem.link(FilePath.join(runs, file), as: FilePath.join(folder, file))
    }
    try write(pending, holding: lock)
  }

  /// Writes what waits for a decision, and removes the runs that nothing waits of.
  package func write(
    _ pending: PendingChanges, holding lock: borrowing FolderLock
  ) throws(FileError) {
    try AtomicFile.removeUnfinished(in: folder)
    try AtomicFile.write(Array(PendingFile.text(pending).utf8), to: path)
    let names = try FileSystem.names(in: folder)
    var needed: Set<String> = []
    for name in names where name.hasSuffix(Self.suffix) {
      needed.formUnion(try read(name).runs)
    }
    for name in names
    where name.hasSuffix(RunFile.suffix)
      && !needed.contains(String(name.dropLast(RunFile.suffix.count)))
    {
      try FileSystem.remove(FilePath.join(folder, name))
    }
  }

  /// Reads a run that has changes.
  package func run(_ id: String) throws(RunFileError) -> Run {
    try RunFile.read(FilePath.join(folder, id + RunFile.suffix))
  }
}
