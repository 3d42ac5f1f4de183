import SourceText

/// Puts a parser's events together to a tree.
struct Composer: EventReceiver {
  /// How many nodes a file may have, with what its aliases repeat.
  static let nodeLimit = 1_000_000

  /// A collection that is being filled.
  private struct Frame {
    var isMapping: Bool
    var start: Int
    var entries: [SuiteNode.Entry] = []
    var items: [SuiteNode] = []

    /// The key that waits for its value.
    var key = ""
    var keyRange = 0..<0

    /// The keys so far, once there are too many to compare one by one.
    var keys = KeyTable()

    /// The anchor that names the collection.
    var anchor: Int?

    /// The weight of all that was read before the collection.
    var weightBefore = 0

    /// How deep the collection is below itself.
    var height = 1

    /// The end of its last node.
    var end = 0
  }

  /// A name for a node.
  private struct Anchor {
    var name: String
    var range: Range<Int>

    /// The node, or `nil` while it is being read.
    var node: SuiteNode?
    var weight = 0
    var height = 0
    var isUsed = false
  }

  /// The name of an anchor, compared byte by byte: two spellings that Unicode
  /// calls equivalent are two names.
  private struct KeyBytes: Hashable {
    var text: String

    static func == (left: Self, right: Self) -> Bool {
      left.text == right.text && left.text.utf8.elementsEqual(right.text.utf8)
    }

    func hash(into hasher: inout Hasher) {
      hasher.combine(bytesOf: text)
    }
  }

  /// The file's value, once it is complete.
  private(set) var root: SuiteNode?

  /// What is odd but allowed.
  private(set) var warnings: [Diagnostic] = []

  private let text: CheckedText
  private var frames: [Frame] = []
  private var anchors: [Anchor] = []
  private var anchorsByName: [KeyBytes: Int] = [:]
  private var pendingAnchor: Int?

  /// The nodes read so far, with what aliases repeat.
  private var weight = 0

  /// Creates a composer for a text.
  init(_ text: CheckedText) {
    self.text = text
  }

  mutating func receive(_ event: Event) throws(Diagnostic) {
    switch event {
    case .scalar(let text, let style, let range):
      if style == .plain { try checkNumber(text, at: range) }
      let node = SuiteNode(.scalar(.init(text, style: style)), range: range)
      try count(1, at: range)
      if let anchor = pendingAnchor {
        name(anchor, node, weight: 1 + text.utf8.count / 32, height: 0)
      }
      add(node, height: 0)
    case .key(let text, let style, let range): try addKey(text, style, range)
    case .sequenceStart(let start): try open(isMapping: false, start)
    case .mappingStart(let start): try open(isMapping: true, start)
    case .collectionEnd(let end): close(end)
    case .anchor(let name, let range): define(name, range)
    case .alias(let name, let range): try resolve(name, range)
    }
  }

  // MARK: - Nodes

  /// Counts nodes against the limit.
  private mutating func count(_ nodes: Int, at range: Range<Int>) throws(Diagnostic) {
    weight += nodes
    guard weight <= Self.nodeLimit else { throw .tooManyNodes(limit: Self.nodeLimit, at: range) }
  }

  /// Adds a complete node to the innermost collection.
  private mutating func add(_ node: SuiteNode, height: Int) {
    let top = frames.count - 1
    guard top >= 0 else {
      root = node
      return
    }
    frames[top].end = node.range.upperBound
    frames[top].height = max(frames[top].height, height + 1)
    if frames[top].isMapping {
      frames[top].entries.append(
        SuiteNode.Entry(key: frames[top].key, keyRange: frames[top].keyRange, value: node))
    } else {
      frames[top].items.append(node)
    }
  }

  private mutating func open(isMapping: Bool, _ start: Int) throws(Diagnostic) {
    var frame = Frame(isMapping: isMapping, start: start)
    frame.anchor = pendingAnchor
    frame.weightBefore = weight
    frame.end = start
    pendingAnchor = nil
    frames.append(frame)
    try count(1, at: start..<start + 1)
  }

  private mutating func close(_ end: Int?) {
    let frame = frames.removeLast()
    let node = SuiteNode(
      frame.isMapping ? .mapping(frame.entries) : .sequence(frame.items),
      range: frame.start..<(end ?? frame.end))
    if let anchor = frame.anchor {
      name(anchor, node, weight: weight - frame.weightBefore, height: frame.height)
    }
    add(node, height: frame.height)
  }

  // MARK: - Keys

  private mutating func addKey(
    _ key: String, _ style: SuiteNode.Scalar.Style, _ range: Range<Int>
  ) throws(Diagnostic) {
    let top = frames.count - 1
    if style == .plain { try checkPlainKey(key, at: range) }
    if let first = firstUse(of: key) { throw .duplicateKey(key, at: range, first: first, text) }
    frames[top].key = key
    frames[top].keyRange = range
  }

  /// The range of an earlier key of the innermost mapping with the same bytes.
  private mutating func firstUse(of key: String) -> Range<Int>? {
    let top = frames.count - 1
    let count = frames[top].entries.count
    guard count >= 16 else {
      for entry in frames[top].entries where entry.key == key {
        if entry.key.utf8.elementsEqual(key.utf8) { return entry.keyRange }
      }
      return nil
    }
    let entries = frames[top].entries
    if count == 16 {
      for entry in entries { _ = frames[top].keys.add(entry.key) { entries[$0].key } }
    }
    return frames[top].keys.add(key) { entries[$0].key }.map { entries[$0].keyRange }
  }

  /// Refuses a plain key that is not text, and the merge key.
  private func checkPlainKey(_ key: String, at range: Range<Int>) throws(Diagnostic) {
    switch key.utf8.first ?? UInt8(ascii: "~") {
    case UInt8(ascii: "<"):
      if key == "<<" { throw .mergeKey(at: range) }
    case UInt8(ascii: "~"), UInt8(ascii: "n"), UInt8(ascii: "N"), UInt8(ascii: "t"),
      UInt8(ascii: "T"), UInt8(ascii: "f"), UInt8(ascii: "F"):
      // No word that means something else is longer than `false`.
      if key.utf8.count <= 5 { try checkIsText(key, at: range) }
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "+"), UInt8(ascii: "-"),
      UInt8(ascii: "."):
      try checkIsText(key, at: range)
    default: return
    }
  }

  private func checkIsText(_ key: String, at range: Range<Int>) throws(Diagnostic) {
    if case .text = SuiteNode.Scalar(key).coreValue { return }
    throw .keyNotText(key, at: range)
  }

  // MARK: - Anchors

  private mutating func define(_ name: String, _ range: Range<Int>) {
    if let first = anchorsByName.updateValue(anchors.count, forKey: KeyBytes(text: name)) {
      warnings.append(.anchorRedefined(name, at: range, first: anchors[first].range))
    }
    pendingAnchor = anchors.count
    anchors.append(Anchor(name: name, range: range))
  }

  /// Gives an anchor its node.
  private mutating func name(_ anchor: Int, _ node: SuiteNode, weight: Int, height: Int) {
    anchors[anchor].node = node
    anchors[anchor].weight = weight
    anchors[anchor].height = height
    pendingAnchor = nil
  }

  private mutating func resolve(_ name: String, _ range: Range<Int>) throws(Diagnostic) {
    guard let index = anchorsByName[KeyBytes(text: name)] else {
      throw .undefinedAlias(name, at: range, among: anchors.map(\.name))
    }
    let anchor = anchors[index]
    guard let node = anchor.node else {
      throw .recursiveAlias(name, at: range, anchor: anchor.range)
    }
    anchors[index].isUsed = true
    try count(anchor.weight, at: range)
    guard frames.count + anchor.height <= EventParser<Self>.depthLimit else {
      throw .tooDeep(limit: EventParser<Self>.depthLimit, at: range)
    }
    add(SuiteNode(node.content, range: range), height: anchor.height)
  }

  /// Ends the reading.
  mutating func finish() {
    for anchor in anchors where !anchor.isUsed {
      warnings.append(.anchorUnused(anchor.name, at: anchor.range))
    }
  }
}
