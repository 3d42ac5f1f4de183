/// What a list's item begins with: `1.`, `2)`, `a.`, `•`, or a bullet and a number.
struct ListMark: Equatable {
  /// The bullet; U+0000 when there is none.
  var bullet: Unicode.Scalar = "\0"

  /// The number, or that of the letter; 0 when there is only a bullet.
  var value: UInt32 = 0

  /// Whether it is a letter.
  var isLetter = false

  /// What stands after the number: `.`, `)` or `.)`.
  var closing = ""

  /// Where the item's text begins.
  var end = 0

  /// Whether a list may begin with it in the middle of a line.
  var isFirst: Bool { value == 1 || bullet.isBullet }

  /// Whether it is the item after another.
  func follows(_ other: ListMark) -> Bool {
    bullet == other.bullet && isLetter == other.isLetter && closing == other.closing
      && value == other.value + (other.value > 0 ? 1 : 0)
  }
}

extension SentenceReader {
  /// Reads the mark of an item.
  func listMark(at start: Int) -> ListMark? {
    var mark = ListMark()
    var position = start
    if text[position].isBullet
      || "-*+–".unicodeScalars.contains(text[position]) && text[position + 1].isSentenceSpace
    {
      mark.bullet = text[position]
      position = text.skippingSpaces(from: position + 1)
      mark.end = position
    }
    let first = position
    while text[position].isSentenceDigit, position - first < 4 {
      mark.value = mark.value * 10 + UInt32(text[position].properties.numericValue ?? 0)
      position += 1
    }
    if position == first, text[first].isASCII, text[first].isSentenceLetter {
      mark.isLetter = true
      mark.value = (text[first].value | 0x20) - 0x60
      position += 1
    }
    guard position > first, position - first < 4 else {
      return mark.bullet == "\0" ? nil : ListMark(bullet: mark.bullet, end: first)
    }
    for closing in [".)", ".", ")"]
    where closing.unicodeScalars.enumerated().allSatisfy({ text[position + $0] == $1 }) {
      position += closing.unicodeScalars.count
      guard text[position].isSentenceSpace || text[position].isSpaceless else { break }
      mark.closing = closing
      mark.end = position
      return mark
    }
    return mark.bullet == "\0" ? nil : ListMark(bullet: mark.bullet, end: first)
  }

  /// Whether an item of the list begins here that the sentence at hand belongs to, or
  /// one with a bullet.
  func startsItem(_ position: Int) -> Bool {
    let first = text[position]
    guard first.isBullet || item != nil && (first.isWordStart || first == "-" || first == "*"),
      let mark = listMark(at: position)
    else { return false }
    return first.isBullet || item.map { mark.follows($0) && mark.value > 0 } ?? false
  }
}
