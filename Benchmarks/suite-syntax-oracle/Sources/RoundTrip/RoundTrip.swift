public import SourceText
public import SuiteSyntax

/// What became of bytes that were read, written, and read again.
public enum RoundTrip {
  /// The value, and the canonical text that it is written as.
  case read(SuiteNode, written: String)

  /// The value is too large to be written here.
  case large

  /// The error that refuses the bytes.
  case refused(Diagnostic)

  /// Something that must never happen.
  case fault(String)

  /// How many nodes a value may have, aliases counted, to be written.
  private static let nodeLimit = 20_000

  /// Reads bytes, and what becomes of them by each fix; if they have a value, writes it, reads that and
  /// writes it again.
  public init(_ file: SourceFile) {
    let result = SuiteParser.parse(file)
    let errors = result.diagnostics.filter { $0.severity == .error }
    for diagnostic in result.diagnostics {
      guard diagnostic.range.upperBound <= file.bytes.count else {
        self = .fault("a place behind the end: \(diagnostic)")
        return
      }
      guard !diagnostic.rendered(in: file).isEmpty else {
        self = .fault("a diagnostic that prints as nothing: \(diagnostic)")
        return
      }
    }
    if result.diagnostics.contains(where: { $0.fix != nil }) {
      // Only fixes of tabs depend on the width of a tab.
      for tabWidth in file.bytes.contains(0x09) ? [2, 4, 8] : [2] {
        if let fault = FixTrial(file, tabWidth: tabWidth).fault {
          self = .fault(fault)
          return
        }
      }
    }
    guard let root = result.root else {
      self = errors.count == 1 ? .refused(errors[0]) : .fault("\(errors.count) errors for no value")
      return
    }
    guard errors.isEmpty else {
      self = .fault("a value with an error: \(errors[0])")
      return
    }
    // A few aliases make a value that takes seconds to write; that is no hang of the parser.
    guard root.count(upTo: Self.nodeLimit) < Self.nodeLimit else {
      self = .large
      return
    }
    let value = SuiteValue(root)
    let written = SuiteEmitter.text(value)
    let again = SuiteParser.parse(SourceFile(path: "written", text: written))
    guard let back = again.root else {
      // A key may be short in the source and long when it is written with escapes.
      if again.diagnostics.contains(where: { $0.id == "key-too-long" }) {
        self = .read(root, written: written)
      } else {
        self = .fault("what was written is refused: \(again.diagnostics)\n\(written)")
      }
      return
    }
    let valueAgain = SuiteValue(back)
    guard valueAgain == value else {
      self = .fault("what was written reads back different:\n\(written)")
      return
    }
    guard SuiteEmitter.text(valueAgain) == written else {
      self = .fault("what was written is not canonical:\n\(written)")
      return
    }
    self = .read(root, written: written)
  }
}

extension SuiteNode {
  /// The number of nodes, or `limit` if there are more.
  fileprivate func count(upTo limit: Int) -> Int {
    var count = 1
    func add(_ node: SuiteNode) { if count < limit { count += node.count(upTo: limit - count) } }
    switch content {
    case .scalar: break
    case .sequence(let items): items.forEach(add)
    case .mapping(let entries): for entry in entries { add(entry.value) }
    }
    return count
  }
}
