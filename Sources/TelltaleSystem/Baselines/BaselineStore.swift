import SourceText
package import TelltaleKit

/// The files under `baselines/`.
package struct BaselineStore: Hashable, Sendable {
  /// The folder; it need not exist.
  package var folder: String

  /// The folder's path as reports and messages show it, relative to the project.
  package var displayFolder: String

  /// Where the lock is.
  package var state: StateFolder

  /// Creates a store.
  ///
  /// - Parameters:
  ///   - folder: The folder of the baselines.
  ///   - displayFolder: The folder's path as it is shown, such as `baselines`.
  ///   - state: The state folder of the project.
  package init(folder: String, displayFolder: String, state: StateFolder) {
    self.folder = folder
    self.displayFolder = displayFolder
    self.state = state
  }

  /// What is stored of one suite.
  package struct Contents: Hashable, Sendable {
    /// The baselines that could be read, with the paths of their files as they
    /// are shown, in the order of the paths.
    package var baselines: [Entry] = []

    /// The prompts; `nil` when there is no file of them that can be read.
    package var ledger: PromptLedger?

    /// The files that cannot be used.
    package var problems: [InvalidBaseline] = []

    /// Returns the baseline of a model.
    package subscript(model: ModelID) -> Baseline? {
      baselines.first { $0.baseline.model == model }?.baseline
    }
  }

  /// Returns what files hold that stood under a folder of baselines.
  ///
  /// - Parameters:
  ///   - files: The files, with their paths relative to that folder.
  ///   - displayFolder: The folder's path as it is shown.
  /// - Returns: The contents by the names of the suites' folders.
  package static func contents(
    of files: [(path: String, bytes: [UInt8])], displayFolder: String
  ) -> [Contents] {
    var all: [String: Contents] = [:]
    for (path, bytes) in files {
      let parts = path.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
      guard parts.count == 2, !parts.contains(where: { $0.hasPrefix(".") }),
        parts[1].hasSuffix(".yaml")
      else { continue }
      let source = SourceFile(path: FilePath.join(displayFolder, path), bytes: bytes)
      all[parts[0], default: Contents()].add(source, named: parts[1]) {
        BaselineName.folder(ofSuite: $0) == parts[0]
      }
    }
    return all.sorted { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }.map(\.value)
  }

  /// A baseline and its file.
  package struct Entry: Hashable, Sendable {
    /// The file's path as it is shown.
    package var path: String

    /// The baseline.
    package var baseline: Baseline
  }

  /// Returns what is stored of a suite; nothing when its folder does not exist.
  ///
  /// - Throws: ``FileError`` for a folder or file that cannot be read. A file
  ///   that can be read and makes no sense is among the contents' problems.
  package func read(suite: String) throws(FileError) -> Contents {
    try contents(ofFolder: BaselineName.folder(ofSuite: suite)) {
      $0.utf8.elementsEqual(suite.utf8)
    }
  }

  /// Returns what is stored of every suite, by the names of their folders.
  ///
  /// - Throws: ``FileError`` for a folder or file that cannot be read.
  package func readAll() throws(FileError) -> [Contents] {
    guard try FileSystem.status(of: folder) != nil else { return [] }
    var all: [Contents] = []
    for name in try FileSystem.names(in: folder) where !name.hasPrefix(".") {
      guard try FileSystem.status(of: FilePath.join(folder, name))?.kind == .folder else {
        continue
      }
      all.append(try contents(ofFolder: name) { BaselineName.folder(ofSuite: $0) == name })
    }
    return all
  }

  /// Takes the lock that writing needs.
  ///
  /// What is read under the lock is still true when it is written.
  ///
  /// - Parameter milliseconds: How long to wait for another process.
  /// - Returns: The lock, which is given up when it goes out of scope.
  /// - Throws: ``FileError`` when another process keeps it.
  package func lock(waitingAtMost milliseconds: Int = 5000) throws(FileError) -> FolderLock {
    try state.create()
    return try FolderLock(state.baselineLock, waitingAtMost: milliseconds)
  }

  /// Writes a baseline; one without cases is removed.
  ///
  /// - Returns: Whether the file changed.
  @discardableResult
  package func write(
    _ baseline: Baseline, holding lock: borrowing FolderLock
  ) throws(FileError) -> Bool {
    let name = BaselineName.file(ofModel: baseline.model)
    if baseline.cases.isEmpty { return try remove(name, ofSuite: baseline.suite) }
    return try write(BaselineFile.text(baseline), as: name, ofSuite: baseline.suite)
  }

  /// Writes the prompts of a suite; a ledger without prompts is removed.
  ///
  /// - Returns: Whether the file changed.
  @discardableResult
  package func write(
    _ ledger: PromptLedger, holding lock: borrowing FolderLock
  ) throws(FileError) -> Bool {
    let name = BaselineName.ledger
    if ledger.prompts.isEmpty { return try remove(name, ofSuite: ledger.suite) }
    return try write(PromptLedgerFile.text(ledger), as: name, ofSuite: ledger.suite)
  }

  /// Returns the path of a baseline's file as it is shown.
  package func displayPath(suite: String, model: ModelID) -> String {
    FilePath.join(
      FilePath.join(displayFolder, BaselineName.folder(ofSuite: suite)),
      BaselineName.file(ofModel: model))
  }

  private func contents(
    ofFolder name: String, isPlace: (String) -> Bool
  ) throws(FileError) -> Contents {
    var contents = Contents()
    let folder = FilePath.join(folder, name)
    guard try FileSystem.status(of: folder) != nil else { return contents }
    for file in try FileSystem.names(in: folder)
    where !file.hasPrefix(".") && file.hasSuffix(".yaml") {
      let path = FilePath.join(FilePath.join(displayFolder, name), file)
      let source = SourceFile(
        path: path, bytes: try SuiteDiscovery.bytes(ofFile: FilePath.join(folder, file)))
      contents.add(source, named: file, isPlace: isPlace)
    }
    return contents
  }

  private func write(
    _ text: String, as name: String, ofSuite suite: String
  ) throws(FileError) -> Bool {
    let folder = FilePath.join(folder, BaselineName.folder(ofSuite: suite))
    try Folder.create(folder)
    try AtomicFile.removeUnfinished(in: folder)
    return try AtomicFile.write(Array(text.utf8), to: FilePath.join(folder, name))
  }

  private func remove(_ name: String, ofSuite suite: String) throws(FileError) -> Bool {
    let path = FilePath.join(
      FilePath.join(folder, BaselineName.folder(ofSuite: suite)), name)
    guard try FileSystem.status(of: path, followingLinks: false) != nil else { return false }
    try FileSystem.remove(path)
    return true
  }
}

extension BaselineStore.Contents {
  /// Adds what a file holds: the prompts, a baseline, or a problem.
  fileprivate mutating func add(
    _ source: SourceFile, named file: String, isPlace: (String) -> Bool
  ) {
    do throws(InvalidBaseline) {
      if file == BaselineName.ledger {
        ledger = try PromptLedgerFile.read(source, isPlace: isPlace)
      } else {
        let baseline = try BaselineFile.read(source) { suite, model in
          isPlace(suite) && BaselineName.file(ofModel: model) == file
        }
        baselines.append(BaselineStore.Entry(path: source.path, baseline: baseline))
      }
    } catch {
      problems.append(error)
    }
  }
}
