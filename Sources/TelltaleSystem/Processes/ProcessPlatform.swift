// Beside Platform.swift the one file in this module that calls the C library: pipes,
// waiting for several of them, and child processes.

import CSpawn

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// One end of a pipe, closed when it goes out of scope.
struct PipeEnd: ~Copyable {
  /// The number of the descriptor.
  let descriptor: Int32

  /// Makes a pipe.
  ///
  /// - Returns: The end that is read and the one that is written.
  /// - Throws: ``ChildProcess/Failure`` where no more files can be opened.
  static func pair() throws(ChildProcess.Failure) -> PipePair {
    var ends: [Int32] = [-1, -1]
    let code = unsafe ends.withUnsafeMutableBufferPointer { buffer -> Int32 in
      guard let start = buffer.baseAddress else { return EINVAL }
      return unsafe cspawn_pipe(start)
    }
    guard code == 0 else {
      throw ChildProcess.Failure(reason: "no pipe can be made: \(SystemError.text(code))")
    }
    return PipePair(reading: PipeEnd(descriptor: ends[0]), writing: PipeEnd(descriptor: ends[1]))
  }

  private init(descriptor: Int32) { self.descriptor = descriptor }

  deinit { _ = close(descriptor) }

  /// Makes reading and writing return at once where there is nothing to do.
  func makeNonblocking() {
    let flags = fcntl(descriptor, F_GETFL)
    if flags >= 0 { _ = fcntl(descriptor, F_SETFL, flags | O_NONBLOCK) }
  }

  /// What came of reading or writing.
  enum Transfer {
    case bytes(Int)
    case end
    case later
  }

  /// Reads what there is, up to the size of the buffer.
  func read(into buffer: inout [UInt8]) -> Transfer {
    let count = unsafe buffer.withUnsafeMutableBytes { bytes in
      unsafe systemRead(descriptor, bytes.baseAddress, bytes.count)
    }
    if count > 0 { return .bytes(count) }
    if count < 0, [EAGAIN, EWOULDBLOCK, EINTR].contains(errno) { return .later }
    return .end
  }

  /// Writes what fits; the end is that nobody reads any more.
  func write(_ bytes: ArraySlice<UInt8>) -> Transfer {
    let count = unsafe bytes.withUnsafeBytes { bytes -> Int in
      guard let start = bytes.baseAddress else { return 0 }
      return unsafe cspawn_write(descriptor, start, bytes.count)
    }
    if count >= 0 { return .bytes(count) }
    return [-Int(EAGAIN), -Int(EWOULDBLOCK)].contains(count) ? .later : .end
  }
}

/// Both ends of a pipe.
struct PipePair: ~Copyable {
  var reading: PipeEnd
  var writing: PipeEnd
}

/// A child of this process, in a process group of its own.
struct ChildNumber: Hashable {
  fileprivate let process: Int32

  /// How often a program is started whose file somebody has open for writing.
  private static let mostTries = 20

  /// Starts a program.
  ///
  /// - Returns: The child.
  /// - Throws: ``ChildProcess/Failure`` with the system's reason alone.
  static func start(
    _ path: String, arguments: [String], environment: [String: String], folder: String,
    input: borrowing PipeEnd, output: borrowing PipeEnd, errors: borrowing PipeEnd
  ) throws(ChildProcess.Failure) -> ChildNumber {
    var words = unsafe ([path] + arguments).map { unsafe strdup($0) }
    let variables = environment.sorted { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }
    var settings = unsafe variables.map { unsafe strdup("\($0.key)=\($0.value)") }
    defer {
      for index in unsafe words.indices { unsafe free(words[index]) }
      for index in unsafe settings.indices { unsafe free(settings[index]) }
    }
    unsafe words.append(nil)
    unsafe settings.append(nil)
    var process: Int32 = -1
    var code: Int32 = 0
    for round in 0..<Self.mostTries {
      code = unsafe cspawn_start(
        &process, path, words, settings, folder, input.descriptor, output.descriptor,
        errors.descriptor)
      // A script that was written a moment ago is still open in a child that is about to start
      // something else (golang/go#22315).
      guard code == ETXTBSY else { break }
      usleep(UInt32(10_000 * (round + 1)))
    }
    guard code == 0 else { throw ChildProcess.Failure(reason: SystemError.text(code)) }
    return ChildNumber(process: process)
  }

  /// Whether the child has ended; its number is its own until ``reap()``.
  var hasEnded: Bool { cspawn_has_ended(process) != 0 }

  /// Asks the child and what it started to end.
  func terminate() { _ = systemKill(-process, SIGTERM) }

  /// Ends the child and what it started.
  func kill() { _ = systemKill(-process, SIGKILL) }

  /// Waits for the child's end and lets go of its number.
  func reap() -> ChildProcess.Ending {
    let status = cspawn_reap(process)
    return status > 255 ? .signalled(status - 256) : .exited(status)
  }
}

/// Several pipes to wait for.
struct PipePoll {
  private var entries: [pollfd] = []

  /// Adds a pipe that is read.
  mutating func addReading(_ descriptor: Int32) {
    entries.append(pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0))
  }

  /// Adds a pipe that is written.
  mutating func addWriting(_ descriptor: Int32) {
    entries.append(pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0))
  }

  /// Waits until one of them is ready, or the time is over.
  mutating func wait(milliseconds: Int) {
    let time = Int32(clamping: max(0, milliseconds))
    _ = unsafe poll(&entries, nfds_t(entries.count), time)
  }
}

/// What the system says of its errors.
enum SystemError {
  /// The text of an error number, such as `Permission denied`.
  static func text(_ code: Int32) -> String { unsafe String(cString: strerror(code)) }
}

// `read` inside the struct would otherwise find the method above.
private func systemRead(
  _ descriptor: Int32, _ start: UnsafeMutableRawPointer?, _ count: Int
)
  -> Int
{
  unsafe read(descriptor, start, count)
}

// `kill` inside the struct would otherwise find the method above.
private func systemKill(_ process: Int32, _ signal: Int32) -> Int32 { kill(process, signal) }
