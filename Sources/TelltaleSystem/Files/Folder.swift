/// Creates folders.
package enum Folder {
  /// Creates a folder with those that it is in; one that exists is no error.
  package static func create(_ path: String) throws(FileError) {
    if let status = try FileSystem.status(of: path) {
      if status.kind == .folder { return }
      throw FileError(.create, path, "a file stands in the way")
    }
    let parent = FilePath.folder(of: path)
    if parent != path { try create(parent) }
    _ = try FileSystem.createFolder(path)
  }
}
