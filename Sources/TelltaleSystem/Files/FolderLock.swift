/// A lock that one process holds at a time; given up when it goes out of scope,
/// and by the system when the process is killed.
package struct FolderLock: ~Copyable {
  private let file: OpenFile

  /// Waits for the lock and takes it.
  ///
  /// The lock file stays: removing it would let two processes each lock a file of
  /// that name. It holds the number of the process that locked it last.
  ///
  /// - Parameters:
  ///   - path: The lock file; it is created where it does not exist.
  ///   - milliseconds: How long to wait for another process.
  /// - Throws: ``FileError`` when another process keeps the lock.
  package init(_ path: String, waitingAtMost milliseconds: Int = 5000) throws(FileError) {
    let file = try OpenFile(path, for: .locking)
    var waited = 0
    while try !file.tryLock() {
      guard waited < milliseconds else {
        let holder = String(decoding: try file.readAll(expecting: 16), as: UTF8.self)
          .prefix { $0.isNumber }
        let who = holder.isEmpty ? "another process" : "process \(holder)"
        throw FileError(.lock, path, "\(who) holds it; wait for it to end, then try again")
      }
      FileSystem.sleep(milliseconds: 20)
      waited += 20
    }
    try file.overwrite(Array("\(FileSystem.processNumber)\n".utf8))
    self.file = file
  }
}
