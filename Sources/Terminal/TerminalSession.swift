import Dispatch

/// A terminal that is read key by key and drawn as a whole.
///
/// While it is open the terminal is in raw mode and shows its alternate screen. Both
/// are put back when it is closed, goes out of scope, or is stopped by Control-Z.
@safe package final class TerminalSession {
  /// Something that happened.
  package enum Event: Hashable, Sendable {
    case key(Key)

    /// The terminal has another size, or has to be drawn anew.
    case redraw

    /// The process was asked to end, by the signal's number; 0 when the terminal is gone.
    case ended(Int32)
  }

  private let mode: TerminalMode
  private let signals: SignalPipe
  private var decoder = KeyDecoder()
  private var events: [Event] = []
  private var isShown = false

  /// How long a lone Escape is waited on for the rest of a sequence, in milliseconds.
  private static let escapeDelay: Int32 = 50

  /// Takes the terminal over; `nil` where there is none.
  package init?() {
    guard let mode = TerminalMode(), let signals = SignalPipe() else { return nil }
    self.mode = mode
    self.signals = signals
    show()
  }

  deinit { close() }

  /// The columns and rows.
  package var size: (columns: Int, rows: Int) { mode.size }

  /// Gives the terminal back as it was.
  package func close() {
    hide()
    signals.close()
  }

  /// Shows lines in place of what is there; none may be wider than the terminal.
  ///
  /// - Parameters:
  ///   - lines: The lines from the top.
  ///   - showsCursor: Whether the cursor stands after the last line.
  package func draw(_ lines: [String], showsCursor: Bool) {
    // One write, so that nothing flickers.
    let text = lines.map { $0 + "\u{1B}[K" }.joined(separator: "\r\n")
    FileDescriptor.standardOutput.write(
      "\u{1B}[?25l\u{1B}[H" + text + "\u{1B}[J" + (showsCursor ? "\u{1B}[?25h" : ""))
  }

  /// Waits for the next event.
  package func next() -> Event {
    while true {
      if !events.isEmpty { return events.removeFirst() }
      switch mode.wait(
        alsoFor: signals.output, milliseconds: decoder.isWaiting ? Self.escapeDelay : -1)
      {
      case .input(let bytes): events += decoder.take(bytes).map { .key($0) }
      case .nothing: events += decoder.flush().map { .key($0) }
      case .signals(let numbers): events += numbers.compactMap { event(of: $0) }
      case .end: return .ended(0)
      }
    }
  }

  /// Stops the process until the shell continues it, as Control-Z does.
  package func suspend() {
    // Nobody could continue a process that a shell did not start.
    guard !mode.isSessionLeader else { return }
    hide()
    mode.stop()
    show()
    events.append(.redraw)
  }

  private func event(of signal: Int32) -> Event? {
    switch signal {
    case SignalPipe.resized: return .redraw
    case SignalPipe.continued:
      // The shell may have set its own mode while the process was stopped.
      if isShown { show() }
      return .redraw
    case SignalPipe.stopped:
      suspend()
      return nil
    default: return .ended(signal)
    }
  }

  private func show() {
    mode.enter()
    isShown = true
    FileDescriptor.standardOutput.write("\u{1B}[?1049h\u{1B}[?25l\u{1B}[2J")
  }

  private func hide() {
    guard isShown else { return }
    isShown = false
    FileDescriptor.standardOutput.write("\u{1B}[?25h\u{1B}[?1049l")
    mode.leave()
  }
}

/// Signals as bytes of a pipe, so that they can be waited for beside keys.
final class SignalPipe {
  /// The end that is read.
  let output: Int32
  private let input: Int32
  private var sources: [any DispatchSourceSignal]
  private var isOpen = true

  /// Starts listening; `nil` when there is no pipe to be had.
  init?() {
    guard let (output, input) = openPipe() else { return nil }
    self.output = output
    self.input = input
    sources = Self.listened.map { signal in
      ignoreSignal(signal)
      let source = DispatchSource.makeSignalSource(signal: signal)
      source.setEventHandler { writeByte(UInt8(truncatingIfNeeded: signal), to: input) }
      source.resume()
      return source
    }
  }

  deinit { close() }

  /// Stops listening: signals do what they did before.
  func close() {
    guard isOpen else { return }
    isOpen = false
    for source in sources { source.cancel() }
    sources = []
    for signal in Self.listened { restoreSignal(signal) }
    // The pipe stays open: a handler that is running may still write to it.
  }
}
