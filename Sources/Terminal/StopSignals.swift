import Dispatch
import Synchronization

/// Listens for the signals by which a process is asked to end: SIGINT, as Control-C
/// sends it, and SIGTERM.
///
/// The first one makes ``isRequested`` true, so that what is under way can be brought to
/// an end. A second one ends the process at once, and so does the passing of a grace
/// time: with 128 and the number of the signal, as shells count it.
package final class StopSignals: Sendable {
  private let signal = Mutex<Int32?>(nil)
  private let sources: Mutex<[Int32: SignalSource]> = Mutex([:])
  private let grace: Int
  private let beforeEnd: @Sendable () -> Void
  private let tell: @Sendable (String) -> Void

  /// Starts listening.
  ///
  /// A signal that the process ignores from its start on, as behind `nohup`, stays
  /// ignored.
  ///
  /// - Parameters:
  ///   - grace: How many seconds what is under way may take to end.
  ///   - beforeEnd: Done before the process ends at once, in no time.
  ///   - tell: Shows a line to a person.
  package init(
    grace: Int = 10, beforeEnd: @escaping @Sendable () -> Void = {},
    tell: @escaping @Sendable (String) -> Void
  ) {
    self.grace = grace
    self.beforeEnd = beforeEnd
    self.tell = tell
    for number in stoppingSignals where !ignoreSignal(number) {
      let source = SignalSource(number) { [weak self] in self?.arrived(number) }
      sources.withLock { $0[number] = source }
    }
  }

  /// Whether the process was asked to end.
  package var isRequested: Bool { signal.withLock { $0 != nil } }

  /// Stops listening: signals do what they did before.
  package func close() {
    let open = sources.withLock { sources in
      defer { sources = [:] }
      return sources
    }
    for (number, source) in open {
      source.cancel()
      restoreSignal(number)
    }
  }

  private func arrived(_ number: Int32) {
    let isFirst = signal.withLock { signal in
      defer { signal = signal ?? number }
      return signal == nil
    }
    guard isFirst else { end(number) }
    tell(
      "stopping: no new trial begins, and those under way have \(grace) seconds; "
        + "once more stops at once")
    DispatchQueue.global().asyncAfter(deadline: .now() + .seconds(grace)) { [weak self] in
      // Closed in time, nobody holds the signals any more.
      guard let self, self.sources.withLock({ !$0.isEmpty }) else { return }
      self.end(number)
    }
  }

  private func end(_ number: Int32) -> Never {
    beforeEnd()
    endProcess(128 + number)
  }
}

/// A signal that is handed to a handler on a queue.
private struct SignalSource: @unchecked Sendable {
  // Dispatch sources may be used from any thread; not every platform says so.
  private let source: any DispatchSourceSignal

  init(_ signal: Int32, handler: @escaping @Sendable () -> Void) {
    source = DispatchSource.makeSignalSource(signal: signal, queue: .global())
    source.setEventHandler(handler: handler)
    source.resume()
  }

  func cancel() { source.cancel() }
}
