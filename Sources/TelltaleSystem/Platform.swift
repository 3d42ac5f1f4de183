// The one file in this module that calls the C library.

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#else
  #error("Telltale runs on Linux and macOS")
#endif

/// An open file, closed when it goes out of scope.
struct OpenFile: ~Copyable {
  /// What a file is opened for.
  enum Purpose {
    /// To read a file that exists.
    case reading

    /// To write a file that does not exist yet.
    case creating

    /// To write to a file that exists, such as a terminal.
    case writing

    /// To write behind what is in a file, which is created where it does not exist.
    case appending

    /// To lock a file, which is created where it does not exist.
    case locking

    /// To flush a folder's entries.
    case folder
  }

  /// The path, as it was asked for.
  let path: String
  private let descriptor: Int32

  /// Opens a file.
  init(_ path: String, for purpose: Purpose) throws(FileError) {
    let operation: FileError.Operation
    var flags = O_CLOEXEC
    switch purpose {
    case .reading: (operation, flags) = (.read, flags | O_RDONLY)
    case .creating: (operation, flags) = (.create, flags | O_WRONLY | O_CREAT | O_EXCL)
    case .writing: (operation, flags) = (.write, flags | O_WRONLY)
    case .appending: (operation, flags) = (.write, flags | O_WRONLY | O_CREAT | O_APPEND)
    case .locking: (operation, flags) = (.lock, flags | O_RDWR | O_CREAT)
    case .folder: (operation, flags) = (.write, flags | O_RDONLY | O_DIRECTORY)
    }
    try FileSystem.check(path, for: operation)
    let opened = retrying { unsafe open(path, flags, 0o666) }
    guard opened >= 0 else { throw FileSystem.failure(operation, path) }
    self.path = path
    self.descriptor = opened
  }

  deinit { _ = close(descriptor) }

  /// What is known of the file.
  func status() throws(FileError) -> FileStatus {
    var status = stat()
    guard unsafe fstat(descriptor, &status) == 0 else { throw FileSystem.failure(.read, path) }
    return FileStatus(status)
  }

  /// Reads from where the file stands to its end.
  func readAll(expecting size: Int) throws(FileError) -> [UInt8] {
    var bytes: [UInt8] = []
    // One byte more than expected, so that the end of a file is seen by the read that fills it.
    var room = max(size, 0) + 1
    while true {
      let old = bytes.count
      bytes.append(contentsOf: repeatElement(0, count: room))
      let count = unsafe bytes.withUnsafeMutableBytes { buffer in
        retrying { unsafe read(descriptor, buffer.baseAddress?.advanced(by: old), room) }
      }
      guard count >= 0 else { throw FileSystem.failure(.read, path) }
      bytes.removeLast(room - count)
      if count == 0 { return bytes }
      room = 65536
    }
  }

  /// Writes all the bytes, resuming after short writes.
  func writeAll(_ bytes: [UInt8]) throws(FileError) {
    var offset = 0
    while offset < bytes.count {
      let count = unsafe bytes.withUnsafeBytes { buffer in
        let rest = unsafe UnsafeRawBufferPointer(rebasing: buffer[offset...])
        return retrying { unsafe write(descriptor, rest.baseAddress, rest.count) }
      }
      guard count > 0 else { throw FileSystem.failure(.write, path) }
      offset += count
    }
  }

  /// Sets the permission bits.
  func setPermissions(_ bits: UInt32) throws(FileError) {
    guard fchmod(descriptor, mode_t(bits)) == 0 else { throw FileSystem.failure(.write, path) }
  }

  /// Waits until what was written is on the disk.
  ///
  /// - Parameter ignoringUnsupported: Whether a file system that cannot do so is
  ///   no error, as for folders on some.
  /// - Throws: ``FileError`` when it is not known to be on the disk.
  func synchronize(ignoringUnsupported: Bool = false) throws(FileError) {
    #if canImport(Darwin)
      // Plain fsync does not reach the disk on Darwin; some file systems have nothing better.
      if fcntl(descriptor, F_FULLFSYNC) == 0 { return }
    #endif
    guard fsync(descriptor) != 0 else { return }
    if ignoringUnsupported, errno == EINVAL || errno == ENOTSUP { return }
    throw FileSystem.failure(.write, path)
  }

  /// Locks the file against other processes, and other openings in this one.
  ///
  /// - Returns: `false` if another holds the lock. The lock goes with the file,
  ///   also when the process is killed.
  func tryLock() throws(FileError) -> Bool {
    if retrying({ flock(descriptor, LOCK_EX | LOCK_NB) }) == 0 { return true }
    if errno == EWOULDBLOCK { return false }
    throw FileSystem.failure(.lock, path)
  }

  /// Replaces what is in the file.
  func overwrite(_ bytes: [UInt8]) throws(FileError) {
    guard ftruncate(descriptor, 0) == 0, lseek(descriptor, 0, SEEK_SET) == 0 else {
      throw FileSystem.failure(.write, path)
    }
    try writeAll(bytes)
  }
}

/// What is known of a file without reading it.
struct FileStatus: Hashable {
  enum Kind { case file, folder, link, other }

  /// What a folder or file is, however it is reached.
  struct Identity: Hashable {
    var device: UInt64
    var number: UInt64
  }

  var kind: Kind
  var permissions: UInt32
  var size: Int
  var identity: Identity

  fileprivate init(_ status: stat) {
    switch mode_t(status.st_mode) & mode_t(S_IFMT) {
    case mode_t(S_IFREG): kind = .file
    case mode_t(S_IFDIR): kind = .folder
    case mode_t(S_IFLNK): kind = .link
    default: kind = .other
    }
    permissions = UInt32(status.st_mode) & 0o7777
    size = Int(status.st_size)
    identity = Identity(
      device: UInt64(truncatingIfNeeded: status.st_dev),
      number: UInt64(truncatingIfNeeded: status.st_ino))
  }
}

/// The calls that take a path.
enum FileSystem {
  /// Checks that files can be made in a folder.
  ///
  /// - Throws: ``FileError`` where they cannot.
  static func checkWriting(in folder: String) throws(FileError) {
    guard try status(of: folder)?.kind == .folder else {
      throw FileError(.create, folder, "a file stands in the way")
    }
    guard unsafe access(folder, W_OK | X_OK) != 0 else { return }
    throw failure(.write, folder)
  }

  /// Returns what stands at a path, or `nil` when nothing does, or only a link to
  /// nothing.
  ///
  /// - Parameters:
  ///   - path: The path.
  ///   - followingLinks: Whether a link stands for what it points to.
  /// - Returns: What is known of it.
  /// - Throws: ``FileError`` when it cannot be looked at.
  static func status(
    of path: String, followingLinks: Bool = true
  ) throws(FileError) -> FileStatus? {
    try check(path, for: .read)
    var found = stat()
    let result =
      followingLinks ? unsafe stat(path, &found) : unsafe lstat(path, &found)
    if result == 0 { return FileStatus(found) }
    if errno == ENOENT || errno == ENOTDIR || errno == ELOOP { return nil }
    throw failure(.read, path)
  }

  /// Returns the names in a folder, without `.` and `..`, sorted bytewise.
  static func names(in folder: String) throws(FileError) -> [String] {
    try check(folder, for: .list)
    guard let stream = unsafe opendir(folder) else { throw failure(.list, folder) }
    defer { unsafe closedir(stream) }
    var names: [String] = []
    while true {
      errno = 0
      guard let entry = unsafe readdir(stream) else {
        guard errno == 0 else { throw failure(.list, folder) }
        return names.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
      }
      let name = unsafe withUnsafePointer(to: &entry.pointee.d_name) { tuple in
        unsafe tuple.withMemoryRebound(to: CChar.self, capacity: 1) { name in
          unsafe String(validatingCString: name)
        }
      }
      guard let name else {
        throw FileError(.list, folder, "a name in it is not UTF-8")
      }
      if name != ".", name != ".." { names.append(name) }
    }
  }

  /// Returns where a link points, as it is written in the link.
  static func target(ofLink path: String) throws(FileError) -> String {
    try check(path, for: .read)
    var buffer = [UInt8](repeating: 0, count: 4096)
    let count = unsafe buffer.withUnsafeMutableBytes { buffer in
      guard let start = buffer.baseAddress else { return 0 }
      return unsafe readlink(path, start.assumingMemoryBound(to: CChar.self), buffer.count)
    }
    guard count >= 0 else { throw failure(.read, path) }
    guard let target = String(validating: buffer[..<count], as: UTF8.self) else {
      throw FileError(.read, path, "the link's target is not UTF-8")
    }
    return target
  }

  /// Returns the path of what stands at a path, absolute and without links.
  static func realPath(_ path: String) throws(FileError) -> String {
    try check(path, for: .read)
    guard let found = unsafe realpath(path, nil) else { throw failure(.read, path) }
    defer { unsafe free(found) }
    guard let real = unsafe String(validatingCString: found) else {
      throw FileError(.read, path, "its real path is not UTF-8")
    }
    return real
  }

  /// Creates a folder.
  ///
  /// - Returns: `false` if something stands there already.
  static func createFolder(_ path: String) throws(FileError) -> Bool {
    try check(path, for: .create)
    if unsafe mkdir(path, 0o777) == 0 { return true }
    if errno == EEXIST { return false }
    throw failure(.create, path)
  }

  /// Moves a file over another.
  static func rename(_ source: String, to target: String) throws(FileError) {
    guard systemRename(source, target) == 0 else { throw failure(.rename, target) }
  }

  /// Gives a file a second name, or copies it where the file system has no such thing.
  ///
  /// A name that is taken already stays as it is.
  static func link(_ source: String, as name: String) throws(FileError) {
    try check(source, for: .read)
    try check(name, for: .create)
    if systemLink(source, name) == 0 || errno == EEXIST { return }
    let file = try OpenFile(source, for: .reading)
    try AtomicFile.write(try file.readAll(expecting: try file.status().size), to: name)
  }

  /// Removes a folder that is empty; another stays.
  static func removeEmptyFolder(_ path: String) throws(FileError) {
    try check(path, for: .remove)
    guard unsafe rmdir(path) != 0, errno != ENOTEMPTY, errno != EEXIST, errno != ENOENT else {
      return
    }
    throw failure(.remove, path)
  }

  /// Removes a file; one that is gone already is no error.
  static func remove(_ path: String) throws(FileError) {
    try check(path, for: .remove)
    guard unsafe unlink(path) != 0, errno != ENOENT else { return }
    throw failure(.remove, path)
  }

  /// The number of this process.
  static var processNumber: Int32 { getpid() }

  /// Waits.
  static func sleep(milliseconds: UInt32) { _ = usleep(milliseconds * 1000) }

  /// The error of the last call.
  fileprivate static func failure(_ operation: FileError.Operation, _ path: String) -> FileError {
    let code = errno
    return FileError(operation, path, unsafe String(cString: strerror(code)), code: code)
  }

  /// Refuses what C would take for the end of a path.
  fileprivate static func check(
    _ path: String, for operation: FileError.Operation
  ) throws(FileError) {
    if path.utf8.contains(0) { throw FileError(operation, path, "the path contains a NUL") }
    if path.isEmpty { throw FileError(operation, path, "the path is empty") }
  }
}

/// Repeats a call while a signal interrupts it.
private func retrying<Result: SignedInteger>(_ call: () -> Result) -> Result {
  while true {
    let result = call()
    if result != -1 || errno != EINTR { return result }
  }
}

// `rename` inside the enum would otherwise find the method above.
private func systemRename(_ source: String, _ target: String) -> Int32 {
  unsafe rename(source, target)
}

// `link` inside the enum would otherwise find the method above.
private func systemLink(_ source: String, _ name: String) -> Int32 {
  unsafe link(source, name)
}
