import SourceText

/// Characters that cannot be seen where a text starts.
extension EventParser {
  /// A colon with a character behind it that looks like a space.
  func invisibleBehindColon(_ range: Range<Int>) -> Diagnostic? {
    for offset in range.dropLast(2) where scanner.bytes[offset] == UInt8(ascii: ":") {
      guard let (value, length) = CheckedText.decode(scanner.bytes, at: offset + 1),
        let name = invisibleName(value)
      else { continue }
      return invisible(name, value, "after \":\"", at: offset + 1..<offset + 1 + length)
    }
    return nil
  }

  func checkInvisible() throws(Diagnostic) {
    let start = scanner.position
    guard let (value, length) = CheckedText.decode(scanner.bytes, at: start),
      let name = invisibleName(value)
    else { return }
    throw invisible(name, value, "at the start of text", at: start..<start + length)
  }

  private func invisibleName(_ value: UInt32) -> String? {
    switch value {
    case 0xA0: "no-break space"
    case 0x200B: "zero-width space"
    case 0x2060: "word joiner"
    case 0xFEFF: "byte order mark"
    default: nil
    }
  }

  private func invisible(
    _ name: String, _ value: UInt32, _ place: String, at range: Range<Int>
  ) -> Diagnostic {
    Diagnostic(
      "invisible-character", "\(name) (\(Diagnostic.codePoint(value))) \(place)", at: range,
      help: value == 0xA0
        ? "it looks like a space but is not one; replace it with a normal space"
        : "it cannot be seen; remove it, or quote the text if it belongs there",
      fix: value == 0xA0
        ? Fix("replace it with a space", replacing: range, with: " ")
        : Fix("remove it", replacing: range, with: ""))
  }
}
