/// Finds the suites under a folder and reads files.
package enum SuiteDiscovery {
  /// Returns the paths of the suites under a folder: files whose names end in
  /// `.yaml` or `.yml`, sorted bytewise.
  ///
  /// What is hidden, its name beginning with a dot, is skipped. Links are
  /// followed; a folder that is reached in several ways is read once, by its own
  /// place where it has one under the folder.
  ///
  /// - Parameter path: A folder, or a file, which is then taken as it is.
  /// - Returns: The paths, each beginning with `path`.
  /// - Throws: ``FileError`` for the first folder or file that is not there or
  ///   cannot be read.
  package static func files(under path: String) throws(FileError) -> [String] {
    guard let status = try FileSystem.status(of: path) else {
      throw FileError(.read, path, "it does not exist")
    }
    if status.kind == .file { return [path] }
    guard status.kind == .folder else { throw notAFile(path) }
    var walk = Walk()
    try walk.enter(path, status)
    while !walk.linkedFolders.isEmpty {
      let link = walk.linkedFolders.removeFirst()
      try walk.enter(link.path, link.status)
    }
    return walk.files.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }

  /// Returns a file's bytes.
  ///
  /// - Throws: ``FileError`` for a file that is not there, cannot be read, or is
  ///   a folder, a pipe or a device.
  package static func bytes(ofFile path: String) throws(FileError) -> [UInt8] {
    // Looked at before it is opened: to open a pipe is to wait for its writer.
    if let status = try FileSystem.status(of: path), status.kind != .file { throw notAFile(path) }
    let file = try OpenFile(path, for: .reading)
    return try file.readAll(expecting: try file.status().size)
  }

  private static func notAFile(_ path: String) -> FileError {
    FileError(.read, path, "it is not a file")
  }

  private struct Walk {
    var files: [String] = []
    var linkedFolders: [(path: String, status: FileStatus)] = []
    private var visited: Set<FileStatus.Identity> = []

    mutating func enter(_ folder: String, _ status: FileStatus) throws(FileError) {
      guard visited.insert(status.identity).inserted else { return }
      for name in try FileSystem.names(in: folder) where !name.hasPrefix(".") {
        let path = FilePath.join(folder, name)
        let isSuite = name.hasSuffix(".yaml") || name.hasSuffix(".yml")
        guard var status = try FileSystem.status(of: path, followingLinks: false) else { continue }
        let isLink = status.kind == .link
        if isLink {
          guard let target = try FileSystem.status(of: path) else {
            if isSuite { throw FileError(.read, path, "the link points nowhere") }
            continue
          }
          status = target
        }
        switch status.kind {
        case .folder where isLink: linkedFolders.append((path, status))
        case .folder: try enter(path, status)
        case .file: if isSuite { files.append(path) }
        case .link, .other: if isSuite { throw SuiteDiscovery.notAFile(path) }
        }
      }
    }
  }
}
