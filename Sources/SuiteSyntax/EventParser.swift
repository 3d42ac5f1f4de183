import SourceText

/// Reads the structure of a suite file.
///
/// The parser is a machine with an explicit stack of open collections, so that
/// no input can exhaust the call stack.
struct EventParser<Receiver: EventReceiver> {
  /// How deep collections may be nested.
  static var depthLimit: Int { 100 }

  /// A collection that is open.
  struct Frame {
    enum Kind {
      case blockMapping, blockSequence, flowMapping, flowSequence
    }

    var kind: Kind

    /// The column of a block collection's keys or dashes.
    var column: Int

    /// The offset of its first byte.
    var start: Int

    /// Whether it starts on the line of a list item's dash.
    var isCompact = false

    /// The number of its keys, or of its items begun.
    var count = 0

    /// The range of its last key.
    var lastKey = 0..<0

    /// Whether it is a flow collection.
    var isFlow: Bool { kind == .flowMapping || kind == .flowSequence }
  }

  /// Where a node may stand, which decides what it may be.
  enum Place {
    /// First on its line.
    case line

    /// Behind `- `; the offset is that of a tab between them, or -1.
    case item(tab: Int)

    /// Behind `key: `.
    case value

    /// Behind `--- `.
    case marker

    /// Behind an anchor on the same line.
    case anchored
  }

  /// What comes next.
  enum Step {
    case mappingValue, sequenceItem, next, flowEntry, flowValue, flowNext, end
  }

  /// The kind of the value that was last completed.
  enum Completed {
    case nothing, empty, plain, quoted, block, flow, alias
  }

  var scanner: Scanner
  var receiver: Receiver
  var frames: [Frame] = []

  /// The number of spaces that lines inside the open flow collection need.
  var flowIndent = 0

  /// The anchor that waits for its node, with its `&`.
  var pendingAnchor: Range<Int>?

  /// The value that was last completed, for saying what is wrong behind it.
  var completed: (kind: Completed, range: Range<Int>) = (.nothing, 0..<0)

  /// Creates a parser.
  init(_ text: CheckedText, receiver: Receiver) {
    self.scanner = Scanner(text)
    self.receiver = receiver
  }

  /// Reads the whole file.
  mutating func run() throws(Diagnostic) {
    var step = try startDocument()
    while true {
      switch step {
      case .mappingValue: step = try mappingValue()
      case .sequenceItem: step = try sequenceItem()
      case .next: step = try next()
      case .flowEntry: step = try flowEntry()
      case .flowValue: step = try flowValue()
      case .flowNext: step = try flowNext()
      case .end:
        try endDocument()
        return
      }
    }
  }

  // MARK: - Events

  /// Sends a scalar.
  mutating func emit(_ token: Scanner.ScalarToken, as kind: Completed) throws(Diagnostic) {
    completed = (kind, token.range)
    pendingAnchor = nil
    try receiver.receive(.scalar(token.text, style: token.style, range: token.range))
  }

  /// Sends a value that is left out.
  mutating func emitEmpty(at offset: Int) throws(Diagnostic) {
    completed = (.empty, offset..<offset)
    pendingAnchor = nil
    try receiver.receive(.scalar("", style: .plain, range: offset..<offset))
  }

  /// Opens a collection.
  mutating func push(_ frame: Frame) throws(Diagnostic) {
    guard frames.count < Self.depthLimit else {
      throw .tooDeep(limit: Self.depthLimit, at: frame.start..<frame.start + 1)
    }
    frames.append(frame)
    pendingAnchor = nil
    switch frame.kind {
    case .blockMapping, .flowMapping: try receiver.receive(.mappingStart(at: frame.start))
    case .blockSequence, .flowSequence: try receiver.receive(.sequenceStart(at: frame.start))
    }
  }
}
