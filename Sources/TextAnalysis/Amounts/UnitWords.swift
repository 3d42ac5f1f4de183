/// Words of one character that are a currency alone, and something else as part
/// of a longer word.
enum UnitWords {
  /// Whether a currency of one character is the start of another word: 元素, 円形.
  static func isPartOfWord(_ text: NotationText, _ range: Range<Int>) -> Bool {
    guard range.count == 1 else { return false }
    let next = text[range.upperBound]
    return switch text[range.lowerBound] {
    case "元": "素化方件音年旦帅老気气凶首祖始月".unicodeScalars.contains(next)
    case "円": "玉形周卓滑高安盤".unicodeScalars.contains(next)
    case "원": "소칙자격본형장".unicodeScalars.contains(next)
    default: false
    }
  }
}
