import SourceText

/// Looking around for a message; nothing here moves the scanner.
extension Scanner {
  /// A place as a person reads it, such as `1:4`.
  func place(_ offset: Int) -> String {
    let location = text.file.location(ofUTF8Offset: offset)
    return "\(location.line):\(location.column)"
  }

  /// The number of the line of an offset, from 1.
  func line(_ offset: Int) -> Int { text.file.location(ofUTF8Offset: offset).line }

  /// The first 40 characters of a range, on one line.
  func excerpt(_ range: Range<Int>) -> String {
    var rest = 40
    for offset in range where bytes[offset] & 0xC0 != 0x80 {
      if rest == 0 || bytes[offset].isBreak { return string(range.lowerBound..<offset) + "…" }
      rest -= 1
    }
    return string(range)
  }

  /// The text of a line from an offset on, without a comment and the white space
  /// behind it.
  func restOfLine(from start: Int) -> Range<Int> {
    var end = start
    while !bytes[end].isBreakOrEnd {
      if bytes[end] == UInt8(ascii: "#"), end > start, bytes[end - 1].isWhite { break }
      end += 1
    }
    while end > start, bytes[end - 1].isWhite { end -= 1 }
    return start..<end
  }

  /// The key that starts at an offset, if the line has one.
  func keyText(onLineFrom offset: Int) -> Range<Int>? {
    var copy = self
    copy.position = offset
    let quote = bytes[offset]
    guard quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else {
      let range = copy.scanPlainLine(inFlow: false)
      return copy.byte == UInt8(ascii: ":") && !range.isEmpty ? range : nil
    }
    var end = offset + 1
    while bytes[end] != quote, !bytes[end].isBreakOrEnd { end += 1 }
    guard bytes[end] == quote else { return nil }
    let next = skippingWhite(from: end + 1)
    return bytes[next] == UInt8(ascii: ":") && bytes[next + 1].isBlank ? offset..<end + 1 : nil
  }

  /// Whether a line looks like the start of another entry: `key: …` or `- …`.
  func looksLikeEntry(at line: Int) -> Bool {
    let start = skippingWhite(from: line)
    if bytes[start] == UInt8(ascii: "-"), bytes[start + 1].isBlank { return true }
    return keyText(onLineFrom: start) != nil
  }

  /// A text in quotes: double quotes, unless single quotes spare it escapes.
  func quoted(_ text: String) -> String {
    let bytes = text.utf8
    if bytes.contains(UInt8(ascii: "\"")) || bytes.contains(UInt8(ascii: "\\")),
      !bytes.contains(UInt8(ascii: "'"))
    {
      return "'\(text)'"
    }
    var result = "\""
    for scalar in text.unicodeScalars {
      if scalar == "\"" || scalar == "\\" { result.unicodeScalars.append("\\") }
      result.unicodeScalars.append(scalar)
    }
    return result + "\""
  }

  /// The line of a value with the value in quotes, as far as the line goes.
  func lineQuoting(valueAt start: Int) -> String {
    let first = skippingWhite(from: lineStart)
    return string(min(first, start)..<start) + quoted(string(restOfLine(from: start)))
  }
}
