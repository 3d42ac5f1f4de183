package import TelltaleKit
import SourceText

/// Reads the folders of documents that suites search, which stay inside their project.
package enum DocumentFolders {
  /// Returns a lookup of folders in a project.
  ///
  /// - Parameter project: The project's folder, absolute.
  /// - Returns: A lookup of paths that are seen from a suite's folder.
  package static func lookup(in project: String) -> DocumentFolderLookup {
    DocumentFolderLookup { path, suite throws(DocumentFolderLookup.Failure) in
      guard
        let relative = DataFiles.path(path, seenFrom: FilePath.folder(of: suite.path))
      else { throw .outside(path: path) }
      var walk = Walk(project: project, folder: relative)
      do {
        let absolute = FilePath.join(project, relative)
        guard let status = try FileSystem.status(of: absolute) else {
          throw FolderFailure.lookup(
            .missing(nearest: DataFiles.nearest(to: absolute, written: path)))
        }
        guard status.kind == .folder else { throw FolderFailure.lookup(.notAFolder) }
        try walk.enter(relative)
        return try walk.contents()
      } catch let failure as FolderFailure {
        switch failure {
        case .lookup(let failure): throw failure
        }
      } catch let error as FileError {
        throw .unreadable(path: walk.relative(error.path), reason: error.reason)
      } catch {
        throw .unreadable(path: path, reason: "it cannot be read")
      }
    }
  }

  /// A failure of the lookup among those of the file system.
  private enum FolderFailure: Error { case lookup(DocumentFolderLookup.Failure) }

  /// The search for documents in a folder and those inside it.
  private struct Walk {
    let project: String

    /// The folder, relative to the project.
    let folder: String

    private var paths: [(path: String, status: FileStatus)] = []
    private var others: [String] = []
    private var visited: Set<FileStatus.Identity> = []

    init(project: String, folder: String) {
      self.project = project
      self.folder = folder
    }

    /// Collects what a folder holds; what is hidden is passed over.
    mutating func enter(_ path: String) throws {
      let absolute = FilePath.join(project, path)
      try checkPlace(of: absolute)
      guard let status = try FileSystem.status(of: absolute),
        visited.insert(status.identity).inserted
      else { return }
      for name in try FileSystem.names(in: absolute) where !name.hasPrefix(".") {
        let inner = FilePath.join(path, name)
        guard let status = try FileSystem.status(of: FilePath.join(project, inner)) else {
          throw FileError(.read, FilePath.join(project, inner), "the link points nowhere")
        }
        let isDocument = DocumentFolderLookup.endings.contains { name.lowercased().hasSuffix($0) }
        switch status.kind {
        case .folder: try enter(inner)
        case .file where isDocument: paths.append((inner, status))
        case .file, .link, .other:
          others.append(
            String(decoding: inner.utf8.dropFirst(folder.utf8.count + 1), as: UTF8.self))
        }
        guard paths.count <= DocumentFolderLookup.maximumFiles else {
          throw FolderFailure.lookup(.tooMuch)
        }
      }
    }

    /// Reads what was collected.
    func contents() throws -> DocumentFolderLookup.Contents {
      let sorted = paths.sorted { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }
      var files: [SourceFile] = []
      var size = 0
      for (path, status) in sorted {
        let absolute = FilePath.join(project, path)
        try checkPlace(of: absolute)
        guard status.size <= DocumentFolderLookup.maximumFileSize else {
          throw FolderFailure.lookup(.tooLarge(path: path))
        }
        let bytes = try SuiteDiscovery.bytes(ofFile: absolute)
        size += bytes.count
        guard size <= DocumentFolderLookup.maximumSize else {
          throw FolderFailure.lookup(.tooMuch)
        }
        files.append(SourceFile(path: path, bytes: bytes))
      }
      return .init(
        files: files, others: others.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) })
    }

    /// Refuses what a link takes out of the project.
    private func checkPlace(of path: String) throws {
      let place = try FileSystem.realPath(path)
      let root = try FileSystem.realPath(project)
      guard place == root || place.hasPrefix(root.hasSuffix("/") ? root : root + "/") else {
        throw FolderFailure.lookup(.outside(path: relative(path)))
      }
    }

    /// Returns a path as it is seen from the project.
    func relative(_ path: String) -> String {
      let prefix = project.hasSuffix("/") ? project : project + "/"
      return path.hasPrefix(prefix) ? String(path.dropFirst(prefix.count)) : path
    }
  }
}
