/// One line that is rewritten in place while something runs.
///
/// On anything but a terminal it writes nothing. It is rewritten at most ten
/// times a second, and leaves no trace when it is cleared.
package struct StatusLine {
  private let write: (String) -> Void
  private let isEnabled: Bool
  private let columns: Int
  private var shownAt: ContinuousClock.Instant?
  private var isShown = false

  /// The shortest time between two rewritings.
  package static let interval = Duration.milliseconds(100)

  /// Creates a status line on a descriptor.
  ///
  /// - Parameters:
  ///   - descriptor: Where the line stands.
  ///   - isEnabled: Whether to show anything, provided that it is a terminal.
  package init(on descriptor: FileDescriptor, isEnabled: Bool = true) {
    self.init(
      columns: descriptor.columns ?? 80, isEnabled: isEnabled && descriptor.isTerminal
    ) { descriptor.write($0) }
  }

  /// Creates a status line that hands its output on.
  package init(columns: Int, isEnabled: Bool, write: @escaping (String) -> Void) {
    self.columns = columns
    self.isEnabled = isEnabled
    self.write = write
  }

  /// Shows a text, unless the one before was shown just now.
  ///
  /// - Parameters:
  ///   - text: What to show; it is made safe and cut to the terminal's width.
  ///   - now: The time, on a clock that never goes back.
  package mutating func show(_ text: @autoclosure () -> String, at now: ContinuousClock.Instant) {
    guard isEnabled else { return }
    if let shownAt, shownAt.duration(to: now) < Self.interval { return }
    shownAt = now
    isShown = true
    // The last column stays free: some terminals wrap when it is filled.
    write("\r\u{1B}[2K" + text().safeOnOneLine.cut(toColumns: columns - 1))
  }

  /// Takes the line away, before other output and at the end.
  package mutating func clear() {
    guard isShown else { return }
    write("\r\u{1B}[2K")
    isShown = false
    shownAt = nil
  }
}

extension String {
  /// The text's beginning that fits, ending in `…` if something is left out;
  /// each scalar outside ASCII counts as two columns, which is never too few.
  fileprivate func cut(toColumns limit: Int) -> String {
    var columns = 0
    var result = String.UnicodeScalarView()
    for scalar in unicodeScalars {
      columns += scalar.isASCII ? 1 : 2
      if columns > limit - 2 { return String(result) + "…" }
      result.append(scalar)
    }
    return String(result)
  }
}
