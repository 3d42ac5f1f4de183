import Foundation

extension NotationText {
  /// Returns the plain form of a scalar, or `nil` for one that is not seen.
  ///
  /// A full-width comma or stop is a separator only between full-width digits,
  /// and punctuation anywhere else: `＄20，300元` is two prices.
  static func plain(
    _ scalar: Unicode.Scalar, after previous: Unicode.Scalar, before next: Unicode.Scalar
  ) -> Unicode.Scalar? {
    switch scalar {
    case "\t", "\r": return " "
    case "\0"..."\u{7F}": return scalar
    // Marks of direction, zero-width characters, soft hyphen, variation selectors.
    case "\u{200B}"..."\u{200F}", "\u{61C}", "\u{202A}"..."\u{202E}", "\u{2060}",
      "\u{2066}"..."\u{2069}", "\u{FEFF}", "\u{FE0E}", "\u{FE0F}", "\u{AD}":
      return nil
    case "\u{A0}", "\u{202F}", "\u{2000}"..."\u{200A}", "\u{205F}", "\u{3000}", "\u{1680}":
      return " "
    case "\u{2028}", "\u{2029}", "\u{85}": return "\n"
    case "￥": return "¥"
    case "￦": return "₩"
    case "￡": return "£"
    case "￠": return "¢"
    case "＄", "﹩": return "$"
    case "，", "．":
      guard isFullWidthDigit(previous), isFullWidthDigit(next) else { return scalar }
      return scalar == "，" ? "," : "."
    case "\u{FF01}"..."\u{FF5E}": return Unicode.Scalar(scalar.value - 0xFEE0)
    case "\u{2212}", "\u{FE63}", "\u{2010}", "\u{2011}": return "-"
    case "\u{2018}", "\u{2019}", "\u{2BC}", "\u{2BB}", "\u{2032}", "\u{2B9}": return "'"
    case "\u{201A}", "\u{FE50}": return ","
    default: return asciiDigit(scalar) ?? scalar
    }
  }

  /// Whether a scalar is a mark on the letter before it, in Latin, Greek or
  /// Cyrillic script.
  static func isCombining(_ scalar: Unicode.Scalar) -> Bool {
    ("\u{300}"..."\u{36F}").contains(scalar)
  }

  /// Returns the one scalar that is canonically equivalent to a letter with a mark.
  static func composed(_ base: Unicode.Scalar, _ mark: Unicode.Scalar) -> Unicode.Scalar? {
    let pair = (String(base) + String(mark)).precomposedStringWithCanonicalMapping.unicodeScalars
    return pair.count == 1 ? pair.first : nil
  }

  private static func isFullWidthDigit(_ scalar: Unicode.Scalar) -> Bool {
    ("\u{FF10}"..."\u{FF19}").contains(scalar)
  }

  /// Digits of other scripts (general category Nd) start at U+0660.
  private static func asciiDigit(_ scalar: Unicode.Scalar) -> Unicode.Scalar? {
    guard scalar.value >= 0x660, !isIdeograph(scalar),
      scalar.properties.generalCategory == .decimalNumber,
      let value = scalar.properties.numericValue
    else { return nil }
    return Unicode.Scalar(UInt8(ascii: "0") + UInt8(value))
  }

  /// Returns the lower case of a scalar where that is one scalar.
  ///
  /// The dotted capital I of Turkish becomes a plain i, so that `İsviçre` is
  /// found in any language.
  static func lowercase(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
    if scalar.isASCII {
      return ("A"..."Z").contains(scalar) ? Unicode.Scalar(UInt8(scalar.value) + 32) : scalar
    }
    if scalar == "İ" { return "i" }
    guard !isIdeograph(scalar), scalar.properties.changesWhenLowercased else { return scalar }
    let mapping = scalar.properties.lowercaseMapping.unicodeScalars
    return mapping.count == 1 ? mapping.first ?? scalar : scalar
  }

  static func kind(_ scalar: Unicode.Scalar) -> Kind {
    switch scalar {
    case "0"..."9": .digit
    case "a"..."z", "A"..."Z": .letter
    case " ": .space
    case "\n": .newline
    case "\0"..."\u{7F}": .other
    default:
      if !scalar.properties.isAlphabetic {
        .other
      } else {
        isIdeograph(scalar) ? .ideograph : .letter
      }
    }
  }

  /// Whether a scalar is of a script without spaces between words: kana, Han,
  /// Hangul (whose particles are glued to the word before), Thai.
  static func isIdeograph(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "\u{3040}"..."\u{30FF}", "\u{3400}"..."\u{9FFF}", "\u{AC00}"..."\u{D7A3}",
      "\u{E00}"..."\u{E7F}", "\u{3005}":
      true
    default: false
    }
  }
}
