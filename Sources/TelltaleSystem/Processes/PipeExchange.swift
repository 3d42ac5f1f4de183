/// What goes to a child and comes from it, all three pipes at once: a program that waits
/// for one of them would otherwise never end.
struct PipeExchange: ~Copyable {
  /// What the child wrote to its standard output.
  private(set) var written: [UInt8] = []

  /// The end of what it wrote to its standard error.
  var errorText: ArraySlice<UInt8> { errorBytes.suffix(limits.errorBytes) }

  private var input: PipeEnd?
  private var output: PipeEnd?
  private var errors: PipeEnd?
  private var pending: ArraySlice<UInt8>
  private var errorBytes: [UInt8] = []
  private var buffer = [UInt8](repeating: 0, count: 65_536)
  private let limits: ChildProcess.Limits

  /// How long a child that was asked to end may take, before it is ended.
  private static let grace = Duration.milliseconds(500)

  /// How long what a child left behind may go on writing.
  private static let drain = Duration.milliseconds(200)

  /// Creates an exchange.
  ///
  /// - Parameters:
  ///   - input: Where the child's input is written.
  ///   - output: Where its output is read.
  ///   - errors: Where its errors are read.
  ///   - limits: How far it may go.
  ///   - bytes: Its input.
  init(
    input: consuming PipeEnd, output: consuming PipeEnd, errors: consuming PipeEnd,
    limits: ChildProcess.Limits, bytes: [UInt8]
  ) {
    input.makeNonblocking()
    output.makeNonblocking()
    errors.makeNonblocking()
    self.input = bytes.isEmpty ? nil : consume input
    self.output = consume output
    self.errors = consume errors
    self.limits = limits
    pending = bytes[...]
  }

  /// Goes on until the child has ended and nothing comes any more.
  ///
  /// - Parameters:
  ///   - child: The child.
  ///   - isCancelled: Whether nobody waits for it any more.
  /// - Returns: Why it was ended, where it did not end by itself.
  mutating func finish(
    _ child: ChildNumber, isCancelled: () -> Bool
  ) -> ChildProcess.Ending? {
    let clock = ContinuousClock()
    let start = clock.now
    var reason: ChildProcess.Ending?
    var askedToEnd: ContinuousClock.Instant?
    var ended: ContinuousClock.Instant?
    while true {
      let now = clock.now
      if ended == nil, child.hasEnded { ended = now }
      if let ended {
        if output == nil, errors == nil { return reason }
        // Something that it started holds the pipes: it is ended, and not waited for
        // where it has left the group.
        if now - ended > Self.drain { child.kill() }
        if now - ended > Self.drain * 2 { return reason }
      } else if let askedToEnd {
        if now - askedToEnd > Self.grace { child.kill() }
      } else {
        if written.count > limits.outputBytes {
          reason = .tooMuchOutput
        } else if isCancelled() {
          reason = .cancelled
        } else if let seconds = limits.seconds, now - start >= .seconds(seconds) {
          reason = .timedOut
        }
        if reason != nil {
          askedToEnd = now
          child.terminate()
        }
      }
      var wait = output == nil && errors == nil ? 5 : 50
      if let seconds = limits.seconds, askedToEnd == nil {
        let left = Duration.seconds(seconds) - (now - start)
        wait = min(wait, Int(left / .milliseconds(1)) + 1)
      }
      exchange(waitingAtMost: wait)
    }
  }

  /// Moves what can be moved, and waits for it if need be.
  private mutating func exchange(waitingAtMost milliseconds: Int) {
    var poll = PipePoll()
    if let descriptor = input?.descriptor { poll.addWriting(descriptor) }
    if let descriptor = output?.descriptor { poll.addReading(descriptor) }
    if let descriptor = errors?.descriptor { poll.addReading(descriptor) }
    poll.wait(milliseconds: milliseconds)
    writeInput()
    readOutput()
    readErrors()
  }

  private mutating func writeInput() {
    guard let transfer = input?.write(pending.prefix(65_536)) else { return }
    switch transfer {
    case .bytes(let count): pending = pending.dropFirst(count)
    case .end: pending = []
    case .later: break
    }
    if pending.isEmpty { input = nil }
  }

  private mutating func readOutput() {
    guard let transfer = output?.read(into: &buffer) else { return }
    switch transfer {
    case .bytes(let count):
      // One byte too many is enough to know; the rest is read and dropped, so that the
      // program can end.
      let room = limits.outputBytes == Int.max ? count : limits.outputBytes + 1 - written.count
      written += buffer.prefix(min(count, max(0, room)))
    case .end: output = nil
    case .later: break
    }
  }

  private mutating func readErrors() {
    guard let transfer = errors?.read(into: &buffer) else { return }
    switch transfer {
    case .bytes(let count):
      errorBytes += buffer.prefix(count)
      if errorBytes.count > 2 * limits.errorBytes + buffer.count {
        errorBytes.removeFirst(errorBytes.count - limits.errorBytes)
      }
    case .end: errors = nil
    case .later: break
    }
  }
}
