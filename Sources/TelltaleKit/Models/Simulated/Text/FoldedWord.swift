/// A word of a text, folded for comparison: lower case, without diacritics.
///
/// Apostrophes separate words, so that the French `l'échéance` gives `l` and
/// `echeance`. Separators between digits stay, so that `22,41` and `12-03-2026`
/// are one word each. In scripts without spaces each character is a word.
struct FoldedWord: Hashable, Sendable {
  /// The folded bytes.
  var bytes: [UInt8]

  /// Where the word stands, in UTF-8 offsets of its text.
  var range: Range<Int>

  /// Whether it starts with a capital letter.
  var isCapitalized: Bool

  /// Whether it holds a digit.
  var hasDigit: Bool

  /// Whether an apostrophe stands right before it.
  var followsApostrophe: Bool

  /// The folded text.
  var text: String { String(decoding: bytes, as: UTF8.self) }

  /// Returns the words of a text in order.
  static func words(in text: String) -> [FoldedWord] {
    var scan = Scan()
    for scalar in text.unicodeScalars { scan.take(scalar) }
    scan.close()
    return scan.words
  }

  /// Returns the folded form of a text that is one word.
  static func fold(_ text: String) -> [UInt8] {
    var bytes: [UInt8] = []
    for scalar in text.unicodeScalars { Folding.append(scalar, to: &bytes) }
    return bytes
  }

  /// The state while words are collected.
  private struct Scan {
    var words: [FoldedWord] = []
    var bytes: [UInt8] = []
    var offset = 0
    var start = 0
    var wordEnd = 0
    var isCapitalized = false
    var hasDigit = false
    var isAfterApostrophe = false
    var pendingApostrophe = false
    var separator: UInt8?

    mutating func take(_ scalar: Unicode.Scalar) {
      let width = UTF8.width(scalar)
      defer { offset += width }
      if Folding.isIgnorable(scalar) {
        if !bytes.isEmpty { wordEnd = offset + width }
        return
      }
      if Folding.isIdeograph(scalar) {
        close()
        begin(scalar)
        Folding.append(scalar, to: &bytes)
        wordEnd = offset + width
        close()
        return
      }
      if Folding.isLetter(scalar) || Folding.isDigit(scalar) {
        resume(with: scalar)
        Folding.append(scalar, to: &bytes)
        wordEnd = offset + width
        return
      }
      let joins = hasDigit && !bytes.isEmpty && separator == nil
      if joins, let ascii = scalar.isASCII ? UInt8(scalar.value) : nil, Folding.joinsDigits(ascii) {
        separator = ascii
        return
      }
      close()
      pendingApostrophe = scalar == "'" || scalar == "\u{2019}"
    }

    private mutating func resume(with scalar: Unicode.Scalar) {
      if let joined = separator {
        separator = nil
        if Folding.isDigit(scalar) {
          bytes.append(joined)
        } else {
          close()
        }
      }
      if bytes.isEmpty { begin(scalar) }
      if Folding.isDigit(scalar) { hasDigit = true }
    }

    private mutating func begin(_ scalar: Unicode.Scalar) {
      start = offset
      isCapitalized = Folding.isUppercase(scalar)
      hasDigit = false
      isAfterApostrophe = pendingApostrophe
      pendingApostrophe = false
    }

    mutating func close() {
      separator = nil
      pendingApostrophe = false
      guard !bytes.isEmpty else { return }
      words.append(
        FoldedWord(
          bytes: bytes, range: start..<wordEnd, isCapitalized: isCapitalized, hasDigit: hasDigit,
          followsApostrophe: isAfterApostrophe))
      bytes = []
      hasDigit = false
    }
  }
}
