/// A word of a text, folded for comparison: lower case, without diacritics.
///
/// Apostrophes separate words, so that the French `l'échéance` gives `l` and
/// `echeance`. Separators between digits stay, so that `22,41` and `12-03-2026`
/// are one word each. In scripts without spaces each character is a word. In
/// Vietnamese, where marks tell words apart, they stay.
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

  /// Whether it is a character of a script without spaces.
  var isIdeographic: Bool { Self.isIdeographic(bytes) }

  /// Whether it is a syllable of Hangul.
  var isHangul: Bool {
    guard let first = bytes.first, (0xEA...0xED).contains(first) else { return false }
    return text.unicodeScalars.first.map { (0xAC00...0xD7AF).contains($0.value) } ?? false
  }

  /// Whether a folded word is a character of a script without spaces.
  static func isIdeographic(_ word: [UInt8]) -> Bool {
    guard let first = word.first, first >= 0xE3, word.count <= 4 else { return false }
    return String(decoding: word, as: UTF8.self).unicodeScalars.first.map(Folding.isIdeograph)
      ?? false
  }

  /// Returns the words of a text in order.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - keepsMarks: Whether the marks of Vietnamese stay; without it where the text
  ///     has a letter that only Vietnamese writes.
  /// - Returns: The words.
  static func words(in text: String, keepsMarks: Bool? = nil) -> [FoldedWord] {
    var scan = Scan(keepsMarks: keepsMarks ?? VietnameseLetters.areIn(text))
    for scalar in text.unicodeScalars { scan.take(scalar) }
    scan.close()
    return scan.words
  }

  /// Returns words in which neighbouring characters of scripts without spaces are taken
  /// two by two, for comparison: one alone says nothing.
  ///
  /// - Parameter words: Words of one text, in order; what does not follow is no neighbour.
  /// - Returns: The pairs in place of the characters, and the other words.
  static func grams(of words: [FoldedWord]) -> [FoldedWord] {
    guard words.contains(where: \.isIdeographic) else { return words }
    return words.indices.compactMap { index in
      let word = words[index]
      guard word.isIdeographic else { return word }
      guard index + 1 < words.count, words[index + 1].isIdeographic,
        words[index + 1].range.lowerBound >= word.range.upperBound
      else { return nil }
      var gram = word
      gram.bytes += words[index + 1].bytes
      gram.range = word.range.lowerBound..<words[index + 1].range.upperBound
      return gram
    }
  }

  /// Returns the folded form of a text that is one word.
  static func fold(_ text: String) -> [UInt8] {
    var bytes: [UInt8] = []
    for scalar in text.unicodeScalars { Folding.append(scalar, to: &bytes) }
    return bytes
  }

  /// The state while words are collected.
  private struct Scan {
    let keepsMarks: Bool
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
        if !bytes.isEmpty {
          wordEnd = offset + width
          if keepsMarks, let mark = VietnameseLetters.mark(scalar) { bytes.append(mark) }
        }
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
        if keepsMarks, let marked = VietnameseLetters.marked(scalar) {
          bytes += marked
        } else {
          Folding.append(scalar, to: &bytes)
        }
        wordEnd = offset + width
        return
      }
      let joins = hasDigit && !bytes.isEmpty && separator == nil
      let narrow = Folding.narrow(scalar) ?? scalar
      if joins, let ascii = narrow.isASCII ? UInt8(narrow.value) : nil, Folding.joinsDigits(ascii) {
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
