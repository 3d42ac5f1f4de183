import SourceText

/// The repairs of mistakes inside a token, and of tabs.
extension Scanner {
  /// Returns the offset behind the quote that closes the one at an offset, or
  /// `nil` where none does.
  func endOfQuote(from open: Int) -> Int? {
    let quote = bytes[open]
    var offset = open + 1
    while bytes[offset] != 0 {
      if bytes[offset] == UInt8(ascii: "\\"), quote == UInt8(ascii: "\""), bytes[offset + 1] != 0 {
        offset += 2
      } else if bytes[offset] == quote {
        guard quote == UInt8(ascii: "'"), bytes[offset + 1] == quote else { return offset + 1 }
        offset += 2
      } else {
        offset += 1
      }
    }
    return nil
  }

  /// Writes the tab at an offset, and those that start the lines below, as
  /// spaces.
  ///
  /// A line that starts with a tab belongs to no text that keeps its white space:
  /// the lines of a block start with spaces. A tab further on in the white space
  /// of a line may be a block's text, so that it is found by itself.
  func untabbing(at offset: Int) -> Fix {
    let file = text.file
    let number = line(offset)
    let range = file.range(ofLine: number)
    var edits: [Fix.Edit] = []
    if bytes[range.lowerBound..<offset].allSatisfy(\.isWhite) {
      edits.append(untabbing(lineFrom: range.lowerBound))
    } else {
      // Behind a dash.
      var start = offset
      while start > range.lowerBound, bytes[start - 1].isWhite { start -= 1 }
      let column = file.location(ofUTF8Offset: start).column - 1
      edits.append(untabbing(from: start, column: column))
    }
    var next = number + 1
    while next <= file.lineCount {
      let range = file.range(ofLine: next)
      if !range.isEmpty, bytes[range.lowerBound] == 0x09,
        skippingWhite(from: range.lowerBound) < range.upperBound
      {
        edits.append(untabbing(lineFrom: range.lowerBound))
      }
      next += 1
    }
    return Fix("replace the tab with spaces", edits)
  }

  private func untabbing(lineFrom start: Int) -> Fix.Edit { untabbing(from: start, column: 0) }

  /// Writes white space as the spaces up to where its tabs lead.
  private func untabbing(from start: Int, column: Int) -> Fix.Edit {
    let end = skippingWhite(from: start)
    var reached = column
    for byte in bytes[start..<end] {
      reached += byte == 0x09 ? tabWidth - reached % tabWidth : 1
    }
    return Fix.Edit(start..<end, String(repeating: " ", count: reached - column))
  }

  /// Indents the lines of a quoted text that is closed, which changes nothing in
  /// the text.
  func indentingQuote(_ open: Int, indent: Int) -> Fix? {
    guard let end = endOfQuote(from: open) else { return nil }
    let next = bytes[skippingWhite(from: end)]
    guard isRestEmpty(from: end) || next.isFlowIndicator else { return nil }
    var edits: [Fix.Edit] = []
    var line = endOfLine(from: open)
    while line < end {
      let start = offset(afterBreakAt: line)
      let first = skippingWhite(from: start)
      if start < end, !bytes[first].isBreakOrEnd, !hasSpaces(indent, at: start) {
        if looksLikeEntry(at: start) { return nil }
        edits.append(Fix.Edit(start..<first, String(repeating: " ", count: indent)))
      }
      line = endOfLine(from: first)
    }
    return edits.isEmpty ? nil : Fix("indent the lines of the quoted text", edits)
  }

  /// Ends the file with a line break, of the kind that it has.
  func breakingLastLine() -> Fix {
    let hasReturns =
      bytes.firstIndex(of: 0x0A).map { $0 > 0 && bytes[$0 - 1] == 0x0D } ?? bytes.contains(0x0D)
    let isLoneReturn = !bytes.contains(0x0A) && hasReturns
    return Fix(
      "end the file with a line break", replacing: text.end..<text.end,
      with: isLoneReturn ? "\r" : hasReturns ? "\r\n" : "\n")
  }
}
