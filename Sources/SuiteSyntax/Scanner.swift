import SourceText

/// Reads tokens from a suite file's bytes.
///
/// The scanner knows what a token looks like; the parser says which tokens may
/// stand where, and how deep the lines of a scalar must be indented.
struct Scanner {
  /// A scalar with the place where it is written.
  struct ScalarToken {
    var text: String
    var style: SuiteNode.Scalar.Style
    var range: Range<Int>

    /// Whether the scalar is written on several lines.
    var isMultiline = false

    /// The number of spaces before the lines of a block scalar.
    var indent = 0
  }

  /// The text that is scanned.
  let text: CheckedText

  /// The text's bytes, with zeros behind the end.
  let bytes: [UInt8]

  /// The offset of the next byte to read.
  var position: Int

  /// The offset at which the current line starts.
  var lineStart: Int

  /// The offset of the first tab in the white space before the token that
  /// ``skipToToken()`` has found first on its line, or -1.
  var leadingTab = -1

  /// Byte order marks inside quotes, where they are text.
  var quotedMarks = 0

  /// Where the text of a scalar is put together.
  var buffer: [UInt8] = []

  /// How many columns a tab takes where one is repaired.
  var tabWidth = 2

  /// What is odd but allowed.
  var warnings: [Diagnostic] = []

  /// Creates a scanner at the start of a text.
  init(_ text: CheckedText) {
    self.text = text
    self.bytes = text.bytes
    self.position = text.start
    self.lineStart = text.start
  }

  /// The next byte, 0 at the end.
  var byte: UInt8 { bytes[position] }

  /// The number of bytes before the next one on its line.
  var column: Int { position - lineStart }

  /// Whether everything has been read.
  var isAtEnd: Bool { bytes[position] == 0 }

  /// Whether a document marker, `---` or `...`, stands here.
  var isAtMarker: Bool { position == lineStart && isMarker(at: position) }

  /// Whether a line that starts at an offset is a document marker.
  func isMarker(at offset: Int) -> Bool {
    let byte = bytes[offset]
    guard byte == UInt8(ascii: "-") || byte == UInt8(ascii: ".") else { return false }
    return bytes[offset + 1] == byte && bytes[offset + 2] == byte && bytes[offset + 3].isBlank
  }

  /// Returns the offset behind the line break at an offset; CR LF is one break.
  func offset(afterBreakAt offset: Int) -> Int {
    bytes[offset] == 0x0D && bytes[offset + 1] == 0x0A ? offset + 2 : offset + 1
  }

  /// Returns the offset of the next line break, or of the end.
  func endOfLine(from offset: Int) -> Int {
    var offset = offset
    while !bytes[offset].isBreakOrEnd { offset += 1 }
    return offset
  }

  /// Returns the offset of the next byte that is not a space or a tab.
  func skippingWhite(from offset: Int) -> Int {
    var offset = offset
    while bytes[offset].isWhite { offset += 1 }
    return offset
  }

  /// Skips spaces and tabs on this line.
  mutating func skipWhite() {
    while bytes[position].isWhite { position += 1 }
  }

  /// Whether nothing but white space and a comment is left on this line from an
  /// offset on.
  func isRestEmpty(from offset: Int) -> Bool {
    let next = skippingWhite(from: offset)
    if bytes[next].isBreakOrEnd { return true }
    return bytes[next] == UInt8(ascii: "#") && (next > offset || isAfterWhite(next))
  }

  /// Whether a byte stands at the start of a line or behind white space.
  func isAfterWhite(_ offset: Int) -> Bool {
    offset == lineStart || offset == text.start || bytes[offset - 1].isBlank
  }

  /// Skips white space, line breaks and comments.
  mutating func skipToToken() {
    var offset = position
    leadingTab = -1
    var isLeading = offset == lineStart
    while true {
      let byte = bytes[offset]
      switch byte {
      case 0x20: offset += 1
      case 0x09:
        if isLeading, leadingTab < 0 { leadingTab = offset }
        offset += 1
      case 0x0A, 0x0D:
        offset = self.offset(afterBreakAt: offset)
        lineStart = offset
        leadingTab = -1
        isLeading = true
      case UInt8(ascii: "#") where isAfterWhite(offset):
        offset = endOfLine(from: offset)
      default:
        position = offset
        return
      }
    }
  }

  /// The text of a range of the file.
  func string(_ range: Range<Int>) -> String {
    String(decoding: bytes[range], as: UTF8.self)
  }
}
