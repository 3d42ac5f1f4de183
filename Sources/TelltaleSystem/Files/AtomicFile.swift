/// Writes files so that a reader sees the old contents or the new ones, never a
/// part.
package enum AtomicFile {
  /// How the names of unfinished files begin.
  static let temporaryPrefix = ".telltale-"

  /// Writes a file by way of a temporary one in the same folder, which is on the
  /// disk before it takes the file's name.
  ///
  /// The file keeps its permissions. A link stays a link, and what it points to
  /// is written. A terminal, a pipe or a device is written to as it is.
  ///
  /// - Parameters:
  ///   - bytes: The file's new contents.
  ///   - path: The file; its folder has to exist.
  /// - Returns: Whether the file changed: one that has these contents already is
  ///   not touched.
  /// - Throws: ``FileError``; the file is then as it was.
  @discardableResult
  package static func write(_ bytes: [UInt8], to path: String) throws(FileError) -> Bool {
    let target = try resolved(path)
    let old = try FileSystem.status(of: target)
    switch old?.kind {
    case .folder?: throw FileError(.write, path, "it is a folder")
    case .other?:
      try OpenFile(target, for: .writing).writeAll(bytes)
      return true
    case .file?, .link?, nil: break
    }
    if let old, old.size == bytes.count, try isEqual(target, bytes) { return false }
    do {
      try replace(target, with: bytes, permissions: old?.permissions)
    } catch {
      throw FileError(error.operation, path, error.reason, code: error.code)
    }
    return true
  }

  /// Removes what a killed process left in a folder while it was writing.
  ///
  /// Only for a folder in which nobody else is writing.
  static func removeUnfinished(in folder: String) throws(FileError) {
    for name in try FileSystem.names(in: folder)
    where name.hasPrefix(temporaryPrefix) && name.hasSuffix(".tmp") {
      try FileSystem.remove(FilePath.join(folder, name))
    }
  }

  /// Whether a file has these contents; one that cannot be read does not.
  private static func isEqual(_ path: String, _ bytes: [UInt8]) throws(FileError) -> Bool {
    do {
      return try OpenFile(path, for: .reading).readAll(expecting: bytes.count) == bytes
    } catch {
      return false
    }
  }

  private static func replace(
    _ target: String, with bytes: [UInt8], permissions: UInt32?
  ) throws(FileError) {
    let folder = FilePath.folder(of: target)
    let temporary = FilePath.join(
      folder, "\(temporaryPrefix)\(String(UInt64.random(in: 0...UInt64.max), radix: 16)).tmp")
    try fill(temporary, with: bytes, permissions: permissions)
    do {
      try FileSystem.rename(temporary, to: target)
    } catch {
      discard(temporary)
      throw error
    }
    try OpenFile(folder, for: .folder).synchronize(ignoringUnsupported: true)
  }

  private static func fill(
    _ temporary: String, with bytes: [UInt8], permissions: UInt32?
  ) throws(FileError) {
    let file = try OpenFile(temporary, for: .creating)
    do throws(FileError) {
      if let permissions { try file.setPermissions(permissions) }
      try file.writeAll(bytes)
      try file.synchronize()
      let size = try file.status().size
      guard size == bytes.count else {
        throw FileError(.write, temporary, "\(size) of \(bytes.count) bytes were written")
      }
    } catch {
      discard(temporary)
      throw error
    }
  }

  /// Removes an unfinished file; the error that is being thrown says more than
  /// one from here would.
  private static func discard(_ temporary: String) {
    do { try FileSystem.remove(temporary) } catch {}
  }

  /// Returns the file that a path stands for, its links followed; it need not
  /// exist.
  private static func resolved(_ path: String) throws(FileError) -> String {
    var path = path
    for _ in 0..<40 {
      guard try FileSystem.status(of: path, followingLinks: false)?.kind == .link else {
        return path
      }
      path = FilePath.join(FilePath.folder(of: path), try FileSystem.target(ofLink: path))
    }
    throw FileError(.write, path, "too many links")
  }
}
