/// Writes the suite syntax: value to canonical text.
///
/// The same value always gives the same bytes. The text has no anchors, no
/// comments and no line folding; every list and mapping that is not empty is
/// written over several lines, so that a change of one value changes one line.
public enum SuiteEmitter {
  /// Writes a value.
  ///
  /// Text of several lines becomes a literal block. Text of one line is plain
  /// where readers of YAML 1.1 and of YAML 1.2 both take it for text, and stands
  /// in double quotes otherwise, with escapes for the characters that nobody can
  /// see.
  ///
  /// - Parameter value: The value; nested at most 100 levels deep and with keys
  ///   of at most 1,024 characters, which is what a reader allows.
  /// - Returns: The text, with a line break at its end.
  public static func text(_ value: SuiteValue) -> String {
    var output = SuiteOutput()
    output.writeRoot(value)
    return output.text
  }
}

/// A suite file that is being written.
private struct SuiteOutput {
  private var bytes: [UInt8] = []

  var text: String { String(decoding: bytes, as: UTF8.self) }

  mutating func writeRoot(_ value: SuiteValue) {
    switch value {
    case .mapping(let entries) where !entries.isEmpty: write(entries, indent: 0)
    case .list(let items) where !items.isEmpty: write(items, indent: 0)
    default: writeInline(value, indent: -2)
    }
  }

  /// Writes entries, the first at the place where the output stands.
  private mutating func write(_ entries: [(key: String, value: SuiteValue)], indent: Int) {
    for (index, entry) in entries.enumerated() {
      if index > 0 { writeSpaces(indent) }
      bytes.append(contentsOf: entry.key.inlineScalar.utf8)
      bytes.append(UInt8(ascii: ":"))
      switch entry.value {
      case .mapping(let entries) where !entries.isEmpty:
        startLine(indent: indent + 2)
        write(entries, indent: indent + 2)
      case .list(let items) where !items.isEmpty:
        startLine(indent: indent + 2)
        write(items, indent: indent + 2)
      default:
        bytes.append(0x20)
        writeInline(entry.value, indent: indent)
      }
    }
  }

  /// Writes items, the first at the place where the output stands.
  private mutating func write(_ items: [SuiteValue], indent: Int) {
    for (index, item) in items.enumerated() {
      if index > 0 { writeSpaces(indent) }
      bytes.append(contentsOf: "- ".utf8)
      switch item {
      case .mapping(let entries) where !entries.isEmpty: write(entries, indent: indent + 2)
      case .list(let items) where !items.isEmpty: write(items, indent: indent + 2)
      default: writeInline(item, indent: indent)
      }
    }
  }

  /// Writes a value that starts on the line where the output stands, and the
  /// line break behind it.
  ///
  /// The indent is the column of the value's key or dash, -2 at the root.
  private mutating func writeInline(_ value: SuiteValue, indent: Int) {
    switch value {
    case .null: bytes.append(contentsOf: "null".utf8)
    case .boolean(let value): bytes.append(contentsOf: (value ? "true" : "false").utf8)
    case .integer(let value): bytes.append(contentsOf: String(value).utf8)
    case .number(let value): bytes.append(contentsOf: value.suiteSpelling.utf8)
    case .list: bytes.append(contentsOf: "[]".utf8)
    case .mapping: bytes.append(contentsOf: "{}".utf8)
    case .text(let text):
      let header = text.literalHeader
      // At the root, readers differ about what an indentation is counted from.
      if let header, indent >= 0 || !header.utf8.contains(UInt8(ascii: "2")) {
        writeBlock(text, header: header, indent: max(0, indent) + 2)
        return
      }
      bytes.append(contentsOf: text.inlineScalar.utf8)
    }
    bytes.append(0x0A)
  }

  /// Writes a literal block.
  private mutating func writeBlock(_ text: String, header: String, indent: Int) {
    bytes.append(contentsOf: header.utf8)
    bytes.append(0x0A)
    var lines = text.utf8.split(separator: 0x0A, omittingEmptySubsequences: false)
    if lines.last?.isEmpty == true { lines.removeLast() }
    for line in lines {
      if !line.isEmpty { writeSpaces(indent) }
      bytes.append(contentsOf: line)
      bytes.append(0x0A)
    }
  }

  private mutating func startLine(indent: Int) {
    bytes.append(0x0A)
    writeSpaces(indent)
  }

  private mutating func writeSpaces(_ count: Int) {
    bytes.append(contentsOf: repeatElement(0x20, count: count))
  }
}

extension Double {
  /// A spelling that readers of YAML 1.1, which want a point and a signed
  /// exponent, and of YAML 1.2 take for this number.
  fileprivate var suiteSpelling: String {
    if isNaN { return ".nan" }
    if isInfinite { return self < 0 ? "-.inf" : ".inf" }
    let spelling = "\(self)"
    guard let exponent = spelling.utf8.firstIndex(of: UInt8(ascii: "e")),
      !spelling.utf8.contains(UInt8(ascii: "."))
    else { return spelling }
    return "\(spelling[..<exponent]).0\(spelling[exponent...])"
  }
}
