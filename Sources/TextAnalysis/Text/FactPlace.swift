extension NormalizedText {
  /// The first place of a fact, whole: neither in the middle of a word nor of a
  /// number.
  ///
  /// Spaces beside a sign or between a digit and a letter do not matter:
  /// `€ 22,41` is found in `€22,41`.
  package func range(ofFact fact: NormalizedText) -> Range<Int>? {
    guard !fact.scalars.isEmpty else { return nil }
    for start in scalars.indices where scalars[start] == fact.scalars[0] {
      if let end = end(of: fact, from: start), isWhole(start..<end) { return start..<end }
    }
    return nil
  }

  private func end(of fact: NormalizedText, from start: Int) -> Int? {
    var place = start
    var index = 0
    while index < fact.scalars.count {
      if place < scalars.count, scalars[place] == fact.scalars[index] {
        place += 1
        index += 1
      } else if fact.scalars[index] == " ", fact.isFreeSpace(at: index) {
        index += 1
      } else if place < scalars.count, scalars[place] == " ", isFreeSpace(at: place) {
        place += 1
      } else {
        return nil
      }
    }
    return place
  }

  /// Whether a space may as well not be there.
  private func isFreeSpace(at index: Int) -> Bool {
    guard index > 0, index + 1 < scalars.count else { return true }
    let (left, right) = (scalars[index - 1], scalars[index + 1])
    if left.isDigit, right.isDigit { return false }
    return !(left.isPlainLetter && right.isPlainLetter)
  }

  private func isWhole(_ range: Range<Int>) -> Bool {
    let (first, last) = (scalars[range.lowerBound], scalars[range.upperBound - 1])
    if range.lowerBound > 0, !isBreak(scalars[range.lowerBound - 1], first) { return false }
    if range.upperBound < scalars.count, !isBreak(last, scalars[range.upperBound]) { return false }
    // `22` is not in `22,41`, and `41` neither.
    if last.isDigit, range.upperBound + 1 < scalars.count,
      Self.isSeparator(scalars[range.upperBound]), scalars[range.upperBound + 1].isDigit
    {
      return false
    }
    if first.isDigit, range.lowerBound > 1, Self.isSeparator(scalars[range.lowerBound - 1]),
      scalars[range.lowerBound - 2].isDigit
    {
      return false
    }
    return true
  }

  private func isBreak(_ left: Unicode.Scalar, _ right: Unicode.Scalar) -> Bool {
    !left.isLetterOrDigit || !right.isLetterOrDigit || left.isIdeographic || right.isIdeographic
  }

  private static func isSeparator(_ scalar: Unicode.Scalar) -> Bool {
    scalar == "." || scalar == "," || scalar == ":" || scalar == "'"
  }
}

extension Unicode.Scalar {
  fileprivate var isDigit: Bool { ("0"..."9").contains(self) }

  var isPlainLetter: Bool { isLetterOrDigit && !isDigit && !isIdeographic }
}
