// The one file in this module that may say `#if canImport`.

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Ends the process.
package func exitProcess(_ code: Int32) -> Never {
  exit(code)
}

/// Ends the process without another word: nothing is cleaned up.
func endProcess(_ code: Int32) -> Never {
  _exit(code)
}

/// A POSIX file descriptor of the process.
package enum FileDescriptor: Int32, Sendable {
  /// Where answers come from.
  case standardInput = 0

  /// Where results go.
  case standardOutput = 1

  /// Where progress and errors go.
  case standardError = 2

  /// Whether a person is at the other end.
  package var isTerminal: Bool { isatty(rawValue) == 1 }

  /// The width of the terminal in columns, or `nil` if there is none.
  package var columns: Int? {
    var size = winsize()
    guard unsafe ioctl(rawValue, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return nil }
    return Int(size.ws_col)
  }

  /// Writes all the bytes of `text`, resuming after short writes.
  ///
  /// A reader that has gone away, as `head` does, is not an error.
  package func write(_ text: String) {
    let bytes = Array(text.utf8)
    var offset = 0
    while offset < bytes.count {
      let written = unsafe bytes.withUnsafeBytes { buffer in
        let rest = unsafe UnsafeRawBufferPointer(rebasing: buffer[offset...])
        return unsafe systemWrite(rawValue, rest.baseAddress, rest.count)
      }
      guard written > 0 else { return }
      offset += written
    }
  }
}

// `write` inside the enum would otherwise find the method above.
private func systemWrite(_ fd: Int32, _ bytes: UnsafeRawPointer?, _ count: Int) -> Int {
  #if canImport(Glibc)
    unsafe Glibc.write(fd, bytes, count)
  #elseif canImport(Musl)
    unsafe Musl.write(fd, bytes, count)
  #elseif canImport(Darwin)
    unsafe Darwin.write(fd, bytes, count)
  #endif
}

/// Makes writing to a closed pipe an error that can be seen, instead of the end
/// of the process.
package func ignoreBrokenPipes() {
  signal(SIGPIPE, SIG_IGN)
}

/// Makes the end of a child something that can be waited for, whatever this process was
/// started with: a parent that ignores SIGCHLD hands that on.
package func expectChildren() {
  signal(SIGCHLD, SIG_DFL)
}

// MARK: Raw mode

/// The mode of the terminal that is standard input.
@safe final class TerminalMode {
  private let saved: termios

  /// What was waited for.
  enum Arrival {
    case input([UInt8])
    case signals([Int32])

    /// The time passed.
    case nothing

    /// The terminal is gone.
    case end
  }

  /// Notes the mode that the terminal has; `nil` where there is none.
  init?() {
    var mode = termios()
    guard FileDescriptor.standardOutput.isTerminal,
      unsafe tcgetattr(STDIN_FILENO, &mode) == 0
    else { return nil }
    saved = mode
  }

  /// The columns and rows; 80 and 24 where nobody knows.
  var size: (columns: Int, rows: Int) {
    var size = winsize()
    guard unsafe ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0,
      size.ws_row > 0
    else { return (80, 24) }
    return (Int(size.ws_col), Int(size.ws_row))
  }

  /// Whether the process was started without a shell that could continue it.
  var isSessionLeader: Bool { getsid(0) == getpid() }

  /// Makes the terminal hand over each key as it is typed, unseen.
  func enter() {
    var mode = saved
    mode.c_lflag &= ~tcflag_t(ICANON | ECHO | ISIG | IEXTEN)
    mode.c_iflag &= ~tcflag_t(IXON | ICRNL | INLCR)
    unsafe withUnsafeMutableBytes(of: &mode.c_cc) { characters in
      unsafe characters[Int(VMIN)] = 1
      unsafe characters[Int(VTIME)] = 0
    }
    set(mode)
  }

  /// Makes the terminal what it was.
  func leave() { set(saved) }

  private func set(_ mode: termios) {
    var mode = mode
    while unsafe tcsetattr(STDIN_FILENO, TCSADRAIN, &mode) != 0, errno == EINTR {}
  }

  /// Stops this job, as a terminal does at Control-Z.
  func stop() { kill(0, SIGSTOP) }

  /// Waits for bytes of the terminal or of a pipe.
  ///
  /// - Parameters:
  ///   - pipe: The pipe, whose bytes are the numbers of signals.
  ///   - milliseconds: How long; without end when negative.
  /// - Returns: What came first; signals before keys.
  func wait(alsoFor pipe: Int32, milliseconds: Int32) -> Arrival {
    var waited = [
      pollfd(fd: pipe, events: Int16(POLLIN), revents: 0),
      pollfd(fd: STDIN_FILENO, events: Int16(POLLIN), revents: 0),
    ]
    while true {
      let count = unsafe poll(&waited, 2, milliseconds)
      if count == 0 { return .nothing }
      if count > 0 { break }
      guard errno == EINTR else { return .end }
    }
    if waited[0].revents & Int16(POLLIN) != 0 {
      return .signals(readBytes(from: pipe).map { Int32($0) })
    }
    let bytes = readBytes(from: STDIN_FILENO)
    return bytes.isEmpty ? .end : .input(bytes)
  }
}

/// Reads what is there, at most 1024 bytes; nothing at the end of a file.
private func readBytes(from descriptor: Int32) -> [UInt8] {
  var bytes = [UInt8](repeating: 0, count: 1024)
  while true {
    let count = unsafe bytes.withUnsafeMutableBytes { buffer in
      unsafe read(descriptor, buffer.baseAddress, buffer.count)
    }
    if count >= 0 { return Array(bytes.prefix(count)) }
    guard errno == EINTR else { return [] }
  }
}

// MARK: Signals

extension SignalPipe {
  /// The signals that are listened for.
  static var listened: [Int32] { [SIGINT, SIGTERM, SIGHUP, SIGQUIT, SIGTSTP, SIGCONT, SIGWINCH] }

  static var resized: Int32 { SIGWINCH }
  static var continued: Int32 { SIGCONT }
  static var stopped: Int32 { SIGTSTP }
}

/// Opens a pipe whose ends no other program inherits.
func openPipe() -> (output: Int32, input: Int32)? {
  var ends: [Int32] = [0, 0]
  guard unsafe pipe(&ends) == 0 else { return nil }
  for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
  return (ends[0], ends[1])
}

/// Writes one byte.
func writeByte(_ byte: UInt8, to descriptor: Int32) {
  _ = unsafe withUnsafeBytes(of: byte) { bytes in
    unsafe systemWrite(descriptor, bytes.baseAddress, 1)
  }
}

/// The signals by which a process is asked to end.
var stoppingSignals: [Int32] { [SIGINT, SIGTERM] }

/// Makes a signal do nothing, so that only those who listen hear it.
///
/// - Parameter number: The signal.
/// - Returns: Whether it did nothing before.
@discardableResult
func ignoreSignal(_ number: Int32) -> Bool {
  let previous = signal(number, SIG_IGN)
  let (before, ignoring) = unsafe (
    unsafeBitCast(previous, to: Int.self), unsafeBitCast(SIG_IGN, to: Int.self)
  )
  return before == ignoring
}

/// Makes a signal do what it does unasked.
func restoreSignal(_ number: Int32) { signal(number, SIG_DFL) }
