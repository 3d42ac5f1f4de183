package import SourceText
package import TelltaleKit

extension BaselineStore {
  /// Every file under the folder, by what it is.
  package struct Files: Sendable {
    /// The files of suites on models.
    package var baselines: [(file: SourceFile, baseline: Baseline)] = []

    /// The files of prompts.
    package var ledgers: [(file: SourceFile, ledger: PromptLedger)] = []

    /// The files that cannot be used.
    package var problems: [InvalidBaseline] = []

    /// What the files are on disk where that is of an older version, by the paths as they
    /// are shown.
    package var older: [String: SourceFile] = [:]
  }

  /// Reads every file, with its bytes.
  ///
  /// - Parameter format: The format to bring older files to, in memory; `nil` makes them
  ///   problems.
  /// - Returns: The files, by their paths.
  /// - Throws: ``FileError`` for a folder or file that cannot be read.
  package func files(migratingTo format: BaselineFormat? = nil) throws(FileError) -> Files {
    var files = Files()
    guard try FileSystem.status(of: folder) != nil else { return files }
    for name in try FileSystem.names(in: folder) where !name.hasPrefix(".") {
      let inside = FilePath.join(folder, name)
      guard try FileSystem.status(of: inside)?.kind == .folder else { continue }
      for file in try FileSystem.names(in: inside)
      where !file.hasPrefix(".") && file.hasSuffix(".yaml") {
        let path = FilePath.join(FilePath.join(displayFolder, name), file)
        var source = SourceFile(
          path: path, bytes: try SuiteDiscovery.bytes(ofFile: FilePath.join(inside, file)))
        if let newer = format?.migrated(source) {
          files.older[path] = source
          source = newer
        }
        do throws(InvalidBaseline) {
          if file == BaselineName.ledger {
            let ledger = try PromptLedgerFile.read(source) {
              BaselineName.folder(ofSuite: $0) == name
            }
            files.ledgers.append((source, ledger))
          } else {
            let baseline = try BaselineFile.read(source) { suite, model in
              BaselineName.folder(ofSuite: suite) == name
                && BaselineName.file(ofModel: model) == file
            }
            files.baselines.append((source, baseline))
          }
        } catch {
          files.problems.append(error)
        }
      }
    }
    return files
  }

  /// Removes a suite's folder if nothing is in it any more.
  package func removeEmptyFolder(
    ofSuite suite: String, holding lock: borrowing FolderLock
  ) throws(FileError) {
    try FileSystem.removeEmptyFolder(FilePath.join(folder, BaselineName.folder(ofSuite: suite)))
  }

  /// Returns the path of the file of a suite's prompts as it is shown.
  package func displayPathOfPrompts(ofSuite suite: String) -> String {
    FilePath.join(
      FilePath.join(displayFolder, BaselineName.folder(ofSuite: suite)), BaselineName.ledger)
  }
}
