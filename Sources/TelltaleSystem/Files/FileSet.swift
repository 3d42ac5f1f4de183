/// Files that belong together in a folder that may hold others.
package enum FileSet {
  /// Writes files into a folder, each atomically, and removes those of an earlier set: what they
  /// say is not so any more, and a reader that takes all files would believe it.
  ///
  /// - Parameters:
  ///   - files: The files, by names that differ.
  ///   - folder: The folder, created where it is missing.
  ///   - isOwn: Whether a file of that name is one of such a set.
  /// - Throws: ``FileError``; files that were not reached are as they were.
  package static func write(
    _ files: [(name: String, bytes: [UInt8])], to folder: String, isOwn: (String) -> Bool
  ) throws(FileError) {
    try Folder.create(folder)
    for file in files { try AtomicFile.write(file.bytes, to: FilePath.join(folder, file.name)) }
    let names = Set(files.map(\.name))
    for name in try FileSystem.names(in: folder) where isOwn(name) && !names.contains(name) {
      try FileSystem.remove(FilePath.join(folder, name))
    }
  }
}
