package import SourceText
package import TelltaleKit

/// The files under `recordings/`, one for each suite and model.
package struct RecordingStore: Sendable {
  /// The folder; it need not exist.
  package var folder: String

  /// The folder's path as reports and messages show it, relative to the project.
  package var displayFolder: String

  /// Where the lock is, and what was recorded last.
  package var state: StateFolder

  /// Names requests.
  package var hashes: ContentHashes

  /// Creates a store.
  ///
  /// - Parameters:
  ///   - folder: The folder of the recordings.
  ///   - displayFolder: The folder's path as it is shown, such as `recordings`.
  ///   - state: The state folder of the project.
  ///   - hashes: Names requests.
  package init(
    folder: String, displayFolder: String, state: StateFolder, hashes: ContentHashes
  ) {
    self.folder = folder
    self.displayFolder = displayFolder
    self.state = state
    self.hashes = hashes
  }

  /// What stands under the folder.
  package struct Contents: Sendable {
    /// The recordings by model.
    package var recordings: [ModelID: [Recording]] = [:]

    /// The files that cannot be used, with what is wrong in them.
    package var problems: [(file: SourceFile, diagnostics: [Diagnostic])] = []

    /// Creates contents of nothing.
    package init() {}

    /// What was recorded of a model.
    package func library(of model: ModelID, hashes: ContentHashes) -> RecordingLibrary {
      RecordingLibrary(recordings[model] ?? [], hashes: hashes)
    }
  }

  /// How the names of the files end.
  private static let suffix = ".jsonl"

  /// Reads the recordings of some models.
  ///
  /// - Parameter models: The models.
  /// - Returns: What stands there; nothing where there is no folder.
  /// - Throws: ``FileError`` for a folder or file that cannot be read. A file that can be
  ///   read and makes no sense is among the contents' problems.
  package func read(_ models: Set<ModelID>) throws(FileError) -> Contents {
    var contents = Contents()
    let names = models.sorted().map { BaselineName.file(ofModel: $0, suffix: Self.suffix) }
    guard try FileSystem.status(of: folder) != nil else { return contents }
    for suite in try FileSystem.names(in: folder) where !suite.hasPrefix(".") {
      let inside = FilePath.join(folder, suite)
      guard try FileSystem.status(of: inside)?.kind == .folder else { continue }
      for name in names {
        let path = FilePath.join(inside, name)
        guard try FileSystem.status(of: path) != nil else { continue }
        let file = SourceFile(
          path: FilePath.join(FilePath.join(displayFolder, suite), name),
          bytes: try SuiteDiscovery.bytes(ofFile: path))
        let (recordings, diagnostics) = RecordingFile.read(file, hashes: hashes) { of, model in
          BaselineName.folder(ofSuite: of) == suite
            && BaselineName.file(ofModel: model, suffix: Self.suffix) == name
        }
        for recording in recordings {
          contents.recordings[recording.model, default: []].append(recording)
        }
        if !diagnostics.isEmpty { contents.problems.append((file, diagnostics)) }
      }
    }
    return contents
  }

  /// Takes the lock that recording needs: two at once would ask for the same responses.
  ///
  /// - Parameter milliseconds: How long to wait for another process.
  /// - Returns: The lock, which is given up when it goes out of scope.
  /// - Throws: ``FileError`` when another process keeps it.
  package func lock(waitingAtMost milliseconds: Int = 5000) throws(FileError) -> FolderLock {
    try state.create()
    return try FolderLock(state.recordingLock, waitingAtMost: milliseconds)
  }

  /// Keeps a recording, so that it is not lost whatever becomes of this process.
  ///
  /// - Throws: ``FileError`` when it cannot be written.
  package func keep(_ recording: Recording) throws(FileError) {
    try OpenFile(state.recordingJournal, for: .appending)
      .writeAll(Array((RecordingFile.line(of: recording) + "\n").utf8))
  }

  /// Returns what was kept and does not stand in its files yet; a last line that was cut
  /// off as a process ended is left out.
  ///
  /// - Throws: ``FileError`` when it cannot be read, or is not what was written.
  package func kept() throws(FileError) -> [Recording] {
    let path = state.recordingJournal
    guard try FileSystem.status(of: path) != nil else { return [] }
    var bytes = try SuiteDiscovery.bytes(ofFile: path)
    let end = bytes.lastIndex(of: 0x0A).map { $0 + 1 } ?? 0
    bytes.removeLast(bytes.count - end)
    let file = SourceFile(path: path, bytes: bytes)
    let (recordings, diagnostics) = RecordingFile.read(file, hashes: hashes) { _, _ in true }
    if let first = diagnostics.first {
      let line = file.location(ofUTF8Offset: first.range.lowerBound).line
      throw FileError(.read, path, "line \(line) is damaged: \(first.message); delete the file")
    }
    return recordings
  }

  /// A file that was looked at.
  package struct Written: Hashable, Sendable {
    /// The path as it is shown.
    package var path: String

    /// How many recordings it got that it did not have.
    package var added: Int

    /// How many of those that it had were recorded anew.
    package var renewed: Int

    /// How many it has now.
    package var total: Int
  }

  /// Puts what was kept into its files, and lets go of it.
  ///
  /// Files with merge conflicts or other damage stay as they are, and so does what was
  /// kept.
  ///
  /// - Returns: The files that have new recordings, by their paths.
  /// - Throws: ``FileError`` when one cannot be written.
  package func file(holding lock: borrowing FolderLock) throws(FileError) -> [Written] {
    let kept = try kept()
    var places: [String: [Recording]] = [:]
    for recording in kept { places[path(of: recording), default: []].append(recording) }
    var written: [Written] = []
    for (place, new) in places.sorted(by: { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }) {
      let path = FilePath.join(folder, place)
      var old: [Recording] = []
      if try FileSystem.status(of: path) != nil {
        let file = SourceFile(
          path: FilePath.join(displayFolder, place), bytes: try SuiteDiscovery.bytes(ofFile: path))
        let (recordings, diagnostics) = RecordingFile.read(file, hashes: hashes) { _, _ in true }
        if let first = diagnostics.first {
          let line = file.location(ofUTF8Offset: first.range.lowerBound).line
          throw FileError(.read, file.path, "line \(line): \(first.message)")
        }
        old = recordings
      }
      let merged = RecordingFile.merged(old + new)
      let before = RecordingFile.merged(old)
      try prepare(FilePath.folder(of: path))
      try AtomicFile.write(Array(RecordingFile.text(merged).utf8), to: path)
      let known = Set(before)
      let added = merged.count - before.count
      written.append(
        Written(
          path: FilePath.join(displayFolder, place), added: added,
          renewed: merged.count { !known.contains($0) } - added, total: merged.count))
    }
    try FileSystem.remove(state.recordingJournal)
    return written
  }

  /// Makes the folder of a suite, and says once how Git merges what is in it.
  private func prepare(_ suiteFolder: String) throws(FileError) {
    try Folder.create(suiteFolder)
    try AtomicFile.removeUnfinished(in: suiteFolder)
    let attributes = FilePath.join(folder, ".gitattributes")
    guard try FileSystem.status(of: attributes) == nil else { return }
    try AtomicFile.write(
      Array(
        """
        # No line of these files depends on another: Git keeps the lines of both sides.
        *.jsonl text eol=lf merge=union

        """.utf8), to: attributes)
  }

  /// Where a recording stands, relative to the folder.
  private func path(of recording: Recording) -> String {
    FilePath.join(
      BaselineName.folder(ofSuite: recording.suite),
      BaselineName.file(ofModel: recording.model, suffix: Self.suffix))
  }
}
