package import TelltaleSystem
package import Terminal

/// The world as commands see it: everything that varies is passed in, so that
/// tests can pass in something else.
package struct CommandContext: Sendable {
  /// The environment's variables.
  package var environment: [String: String]

  /// The current folder, absolute.
  package var directory: String

  /// Writes to standard output.
  package var write: @Sendable (String) -> Void

  /// Writes to standard error.
  package var warn: @Sendable (String) -> Void

  /// Whether standard input is a terminal, so that somebody can answer.
  package var isInputTerminal: Bool

  /// Whether standard output is a terminal.
  package var isOutputTerminal: Bool

  /// Whether standard error is a terminal.
  package var isErrorTerminal: Bool

  /// The width of the terminal in columns; 100 where there is none.
  package var width: Int

  /// Reads standard input to its end.
  package var readInput: @Sendable () -> [UInt8]

  /// The next line of standard input without its line break, or `nil` at the end.
  package var readLine: @Sendable () -> String?

  /// The time now, in seconds since 1970 in UTC.
  package var now: @Sendable () -> Double

  /// Seconds since some fixed moment that never go backwards.
  package var clock: @Sendable () -> Double

  /// How many cores there are.
  package var coreCount: Int

  /// Six hexadecimal digits that tell runs of one second apart.
  package var runSuffix: @Sendable () -> String

  /// Takes the terminal over, to read it key by key; `nil` where there is none.
  package var openTerminal: @Sendable () -> TerminalSession?

  /// Listens for signals by which the process is asked to end, from now on; `nil` where
  /// nobody sends any.
  package var listenForStop: @Sendable () -> StopSignals?

  /// The programs that run.
  package var children = RunningChildren()

  /// The system's name, version and build, such as `macOS 27.0.1 (26A434)`.
  package var system = SystemVersion.current

  /// Creates a world.
  package init(
    environment: [String: String], directory: String, write: @escaping @Sendable (String) -> Void,
    warn: @escaping @Sendable (String) -> Void, isInputTerminal: Bool = false,
    isOutputTerminal: Bool = false,
    isErrorTerminal: Bool = false, width: Int = 100,
    readInput: @escaping @Sendable () -> [UInt8] = { [] },
    readLine: @escaping @Sendable () -> String? = { nil }, now: @escaping @Sendable () -> Double,
    clock: @escaping @Sendable () -> Double, coreCount: Int = 2,
    runSuffix: @escaping @Sendable () -> String,
    openTerminal: @escaping @Sendable () -> TerminalSession? = { nil },
    listenForStop: @escaping @Sendable () -> StopSignals? = { nil }
  ) {
    self.environment = environment
    self.directory = directory
    self.write = write
    self.warn = warn
    self.isInputTerminal = isInputTerminal
    self.isOutputTerminal = isOutputTerminal
    self.isErrorTerminal = isErrorTerminal
    self.width = width
    self.readInput = readInput
    self.readLine = readLine
    self.now = now
    self.clock = clock
    self.coreCount = coreCount
    self.runSuffix = runSuffix
    self.openTerminal = openTerminal
    self.listenForStop = listenForStop
  }

  /// Whether the process runs in continuous integration.
  var isCI: Bool {
    let value = environment["CI", default: ""].lowercased()
    return !["", "0", "false", "no", "off"].contains(value)
  }
}
