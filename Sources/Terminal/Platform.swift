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
