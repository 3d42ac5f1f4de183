import SourceText
import SuiteSyntax
import TelltaleKit
import TelltaleSystem

extension Project {
  /// Parses a file; its diagnostics have a fix where `check --fix` would repair
  /// them.
  func parse(_ file: SourceFile) -> SuiteParser.Result {
    var parsed = SuiteParser.parse(file)
    guard parsed.diagnostics.contains(where: { $0.fix != nil }) else { return parsed }
    let repairer = self.repairer(of: file)
    let repair = repairer.repair(file)
    if let repair, repair.tabWidth != 2 {
      parsed = SuiteParser.parse(file, tabWidth: repair.tabWidth)
    }
    for index in parsed.diagnostics.indices
    where repair == nil || !repairer.isCertain(parsed.diagnostics[index], in: file) {
      parsed.diagnostics[index].fix = nil
    }
    return parsed
  }

  /// Returns the files that can be repaired, each as it would become.
  func repairs() -> [SuiteRepair] {
    files.compactMap { repairer(of: $0).repair($0) }
  }

  private func repairer(of file: SourceFile) -> SuiteRepairer {
    let models = models.map(\.id)
    let decoder = SuiteDecoder(
      knownModels: models, dataFiles: DataFiles.lookup(in: directory),
      documentFolders: DocumentFolders.lookup(in: directory))
    return SuiteRepairer { root, file in
      file.path == ProjectFile.name
        ? ProjectFile.decode(root, knownModels: models).diagnostics
        : decoder.decode(root, in: file).diagnostics
    }
  }

  /// Writes a repaired file, unless it has changed since it was read.
  ///
  /// - Throws: ``FileError`` when it has changed, or cannot be written.
  func write(_ repair: SuiteRepair) throws(FileError) {
    let path = path(repair.original.path)
    guard try SuiteDiscovery.bytes(ofFile: path) == repair.original.bytes else {
      throw FileError(.write, repair.original.path, "it has changed meanwhile")
    }
    _ = try AtomicFile.write(repair.repaired.bytes, to: path)
  }
}
