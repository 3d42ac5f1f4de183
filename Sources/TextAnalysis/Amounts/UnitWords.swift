/// Words that are a currency alone, and something else as part of a longer word.
enum UnitWords {
  /// Whether the katakana of a currency go on as those of a longer word:
  /// `ドルビー`.
  static func isCutOff(_ text: NotationText, _ range: Range<Int>) -> Bool {
    isKatakana(text[range.upperBound - 1]) && isKatakana(text[range.upperBound])
  }

  /// Whether a unit of numerals at a position is the start of a name: 百慕大, 조지아.
  static func isInName(_ text: NotationText, at position: Int) -> Bool {
    switch text[position] {
    case "萬", "万": text[position + 1] == "那"
    case "百": text[position + 1] == "慕"
    case "千": text[position + 1] == "里" && ["达", "達"].contains(text[position + 2])
    case "조": text[position + 1] == "지" && text[position + 2] == "아"
    default: false
    }
  }

  private static func isKatakana(_ scalar: Unicode.Scalar) -> Bool {
    ("\u{30A1}"..."\u{30FA}").contains(scalar) || scalar == "ー"
  }

  /// Whether a currency is the start of another word: 元素, 円形, 프랑스.
  static func isPartOfWord(_ text: NotationText, _ range: Range<Int>) -> Bool {
    let next = text[range.upperBound]
    guard range.count == 1 else {
      guard range.count == 2 else { return false }
      return switch (text[range.lowerBound], text[range.lowerBound + 1]) {
      case ("프", "랑"): next == "스"
      case ("유", "로"): next == "파"
      default: false
      }
    }
    return switch text[range.lowerBound] {
    case "元": "素化方件音年旦帅老气気凶首祖始月搜二次函运".unicodeScalars.contains(next)
    case "块": text[range.lowerBound - 1] == "一" && "儿去来走说看吃玩过".unicodeScalars.contains(next)
    case "塊": text[range.lowerBound - 1] == "一" && "兒去來走說看吃玩過".unicodeScalars.contains(next)
    case "円": "玉形周卓滑高安盤".unicodeScalars.contains(next)
    case "원": "소칙자격본형장래리료인".unicodeScalars.contains(next)
    case "엔": "진드터딩".unicodeScalars.contains(next)
    default: false
    }
  }

  /// Whether a numeral before a currency is one syllable of Hangul for a digit, as in
  /// 사원 and 이유로, and not an amount.
  static func isSyllable(
    _ text: NotationText, _ number: NumberToken, before unit: Range<Int>
  ) -> Bool {
    number.isNumeral && number.range.count == 1 && unit.count < 3 && text[unit.lowerBound] != "달"
      && CJKNumerals.isHangul(text[number.range.lowerBound])
      && CJKNumerals.digit(text[number.range.lowerBound]) != nil
  }
}
