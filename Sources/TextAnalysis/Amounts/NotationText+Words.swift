extension NotationText {
  /// Returns a range of scalars in lower case as text.
  func lowercased(_ range: Range<Int>) -> String {
    let range = range.clamped(to: 0..<count)
    let bytes = foldedBytes[byteOffsets[range.lowerBound]..<byteOffsets[range.upperBound]]
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Returns the letters from a position on in lower case, and where they end; at
  /// most `limit` of them.
  func word(at position: Int, limit: Int = 14) -> (text: String, end: Int) {
    var end = position
    while isLetter(end), end - position < limit { end += 1 }
    return (lowercased(position..<end), end)
  }

  /// Returns the letters that end before a position, spaces skipped; at most `limit`
  /// of them, for a text without spaces is one word.
  func word(before position: Int, limit: Int = 60) -> String {
    let end = skippingSpaces(backFrom: position)
    var start = end
    while isLetter(start - 1), end - start < limit { start -= 1 }
    return lowercased(start..<end)
  }

  /// Returns the first position from the given one that holds no space, looking
  /// at most `limit` further.
  func skippingSpaces(from position: Int, limit: Int = .max) -> Int {
    var end = position
    while isSpace(end), end - position < limit { end += 1 }
    return end
  }

  /// Returns the end of what stands before a position and the spaces there.
  func skippingSpaces(backFrom position: Int) -> Int {
    var end = position
    while isSpace(end - 1) { end -= 1 }
    return end
  }

  /// Returns a range in lower case without the spaces around it.
  func trimmed(_ range: Range<Int>) -> String {
    let start = skippingSpaces(from: range.lowerBound, limit: range.count)
    let end = skippingSpaces(backFrom: range.upperBound)
    return start < end ? lowercased(start..<end) : ""
  }
}
