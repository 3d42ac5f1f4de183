/// The numerals of Chinese, Japanese and Korean.
enum CJKNumerals {
  /// Returns the value of a numeral for 0 to 9, in everyday or bank writing.
  static func digit(_ scalar: Unicode.Scalar) -> Int64? {
    switch scalar {
    case "〇", "零", "영": 0
    case "一", "壹", "壱", "일": 1
    case "二", "贰", "貳", "弐", "两", "兩", "이": 2
    case "三", "叁", "參", "参", "삼": 3
    case "四", "肆", "사": 4
    case "五", "伍", "오": 5
    case "六", "陆", "陸", "육": 6
    case "七", "柒", "칠": 7
    case "八", "捌", "팔": 8
    case "九", "玖", "구": 9
    default: nil
    }
  }

  /// Returns the power of ten that a unit stands for: 1 to 3 within a section of
  /// four digits, 4 and above for a section.
  static func power(_ scalar: Unicode.Scalar) -> Int? {
    switch scalar {
    case "十", "拾", "십": 1
    case "百", "佰", "백": 2
    case "千", "仟", "천": 3
    case "万", "萬", "만": 4
    case "億", "亿", "억": 8
    case "兆", "조": 12
    default: nil
    }
  }

  /// Whether a scalar is a Hangul syllable.
  static func isHangul(_ scalar: Unicode.Scalar) -> Bool {
    ("\u{AC00}"..."\u{D7A3}").contains(scalar)
  }

  /// Whether a scalar is a decimal point in words.
  static func isPoint(_ scalar: Unicode.Scalar) -> Bool { ["点", "점", "쩜"].contains(scalar) }
}
