/// The shapes that lines of documents have.
extension FragmentReader {
  /// A line without spaces and bullets at its ends; a row of bullets is no bullet
  /// but a mask, as in `•••• 2086`.
  static func trimmed(_ text: Substring) -> Substring {
    var text = text
    while let first = text.first, first.isWhitespace || Self.bullets.contains(first) {
      if !first.isWhitespace, first != "#", text.dropFirst().first == first { break }
      text.removeFirst()
    }
    while let last = text.last, last.isWhitespace { text.removeLast() }
    return text
  }

  static let bullets: Set<Character> = ["•", "▪", "*", "–", "‣", "◦", "#", "・", "●", "■", "○"]

  /// The cells of a line: cut at tabs, bars and runs of spaces or dots.
  static func cells(of line: Substring) -> [Substring] {
    var cells: [Substring] = []
    var start = line.startIndex
    var index = line.startIndex
    let bytes = line.utf8
    func close(at end: String.Index) {
      let cell = trimmed(line[start..<end])
      if !cell.isEmpty { cells.append(cell) }
    }
    while index < bytes.endIndex {
      let byte = bytes[index]
      var end = index
      var length = 0
      if byte == 0x20 || byte == UInt8(ascii: ".") || byte == UInt8(ascii: "_") {
        while end < bytes.endIndex, bytes[end] == byte {
          end = bytes.index(after: end)
          length += 1
        }
      }
      if bytes[index...].starts(with: wideSpace) {
        close(at: index)
        index = bytes.index(index, offsetBy: wideSpace.count)
        start = index
        continue
      }
      let isBreak =
        byte == 0x09 || byte == UInt8(ascii: "|") || byte == 0x20 && length >= 2 || length >= 3
      if isBreak {
        if byte == 0x09 || byte == UInt8(ascii: "|") { end = bytes.index(after: index) }
        close(at: index)
        start = end
        index = end
      } else {
        index = bytes.index(after: index)
      }
    }
    close(at: bytes.endIndex)
    return cells
  }

  private static let wideSpace = Array("\u{3000}".utf8)

  /// The cells with a currency alone in its cell put before its number.
  static func joiningCurrencies(_ cells: [Substring]) -> [Substring] {
    var joined: [Substring] = []
    for cell in cells {
      if let last = joined.last, currencies.contains(last), joined.count > 1 || cells.count == 2 {
        joined[joined.count - 1] = "\(last) \(cell)"
      } else {
        joined.append(cell)
      }
    }
    return joined
  }

  static let currencies: Set<Substring> = [
    "EUR", "€", "USD", "$", "GBP", "£", "CHF", "kr", "SEK", "NOK", "DKK", "Fr.",
  ]

  /// The parts of a line cut at middle dots and at semicolons.
  static func parts(of line: Substring) -> [Substring] {
    guard !MaskedNumbers.isMasked(line) else { return [line] }
    return line.split { $0 == "·" || $0 == "•" || $0 == ";" }.map(trimmed).filter { !$0.isEmpty }
  }

  /// Whether a label only counts slides, so that its value is a header.
  func numbersSlide(_ label: Substring) -> Bool {
    let words = FoldedWord.words(in: String(label))
    guard words.count == 2, words[1].hasDigit else { return false }
    return vocabulary.contains(words[0].bytes, in: .slideLabels)
  }

  static func alternates(_ cells: [Substring], _ vocabulary: Vocabulary) -> Bool {
    stride(from: 0, to: cells.count, by: 2).allSatisfy { index in
      !vocabulary.concepts(in: FoldedWord.words(in: String(cells[index]))).isEmpty
        && !cells[index].utf8.contains { (0x30...0x39).contains($0) }
    }
  }

  /// The label and the value of `label: value` or `label = value`.
  static func label(of text: Substring) -> (Substring, Substring)? {
    let bytes = text.utf8
    var index = bytes.startIndex
    var spaces = 0
    var characters = 0
    while index < bytes.endIndex {
      let byte = bytes[index]
      let next = bytes.index(after: index)
      if byte == 0x20 { spaces += 1 }
      // A character of a script without spaces has three bytes and is half a word.
      if byte >= 0xE3 { characters += 1 }
      if spaces > 7 || characters > 16 { return nil }
      if bytes[index...].starts(with: wideColon) {
        guard index > bytes.startIndex else { return nil }
        let end = bytes.index(index, offsetBy: wideColon.count)
        return (trimmed(text[..<index]), trimmed(text[end...]))
      }
      if byte == UInt8(ascii: ":") || byte == UInt8(ascii: "=") {
        let isClock =
          index > bytes.startIndex && next < bytes.endIndex
          && (0x30...0x39).contains(bytes[next])
          && (0x30...0x39).contains(bytes[bytes.index(before: index)])
        if !isClock, index > bytes.startIndex {
          return (trimmed(text[..<index]), trimmed(text[next...]))
        }
      }
      index = next
    }
    return nil
  }

  private static let wideColon = Array("：".utf8)

  static func isProse(_ line: Substring) -> Bool {
    if label(of: line) == nil, let last = line.last, "。！？".contains(last) || isLongIdeographic(line)
    {
      return true
    }
    let spaces = line.utf8.filter { $0 == 0x20 }.count
    guard spaces >= 3, !line.contains("·") else { return false }
    if let (label, _) = label(of: line), label.utf8.filter({ $0 == 0x20 }).count <= 3 {
      return false
    }
    return spaces >= 6 || line.last == "." || line.last == "!" || line.last == "?"
  }

  /// Whether a line is as long as a sentence in a script without spaces.
  private static func isLongIdeographic(_ line: Substring) -> Bool {
    line.utf8.count >= 90 && line.unicodeScalars.filter(Folding.isIdeograph).count >= 28
  }

  /// Whether a line goes on with the paragraph before it: that ends a sentence, or
  /// its last line is long enough to have been broken.
  static func wraps(_ prose: String, before line: Substring) -> Bool {
    if let last = prose.last, continues(line) || ".!?。！？".contains(last) {
      return true
    }
    return prose.utf8.count >= 66 && !opensAnew(line)
  }

  /// The words in brackets at the beginning of a line, which say what the lines below it
  /// are about.
  static func bracketedHeading(of line: Substring) -> Substring? {
    guard let first = line.first else { return nil }
    let close: Character
    switch first {
    case "【": close = "】"
    case "[": close = "]"
    case "［": close = "］"
    default: return nil
    }
    guard let end = line.firstIndex(of: close) else { return nil }
    let words = line[line.index(after: line.startIndex)..<end]
    return words.isEmpty || words.utf8.count > 60 ? nil : words
  }

  /// Whether a line begins something of its own: it has a label, or a mark or a number as
  /// items of lists have.
  static func opensAnew(_ line: Substring) -> Bool {
    guard let first = line.unicodeScalars.first else { return false }
    if let (label, _) = label(of: line), label.utf8.count <= 40,
      Folding.isUppercase(first) || Folding.isIdeograph(first)
    {
      return true
    }
    if "【[（(•·*-–▪●○■□◆".unicodeScalars.contains(first) { return true }
    let digits = line.unicodeScalars.prefix(while: Folding.isDigit)
    guard (1...2).contains(digits.count) else { return false }
    let mark = line.unicodeScalars.dropFirst(digits.count).first
    return mark.map { ")）．".unicodeScalars.contains($0) } ?? false
  }

  static func continues(_ line: Substring) -> Bool {
    guard let first = line.unicodeScalars.first, label(of: line) == nil else { return false }
    if Folding.isIdeograph(first) { return false }
    return !Folding.isUppercase(first) && first != "-" && first != "§" && !Folding.isDigit(first)
  }
}
