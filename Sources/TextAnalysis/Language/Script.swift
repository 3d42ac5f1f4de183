/// A writing system, as far as it tells languages apart.
enum Script: UInt8 {
  /// Not a letter.
  case none
  case latin, cyrillic, greek, hebrew, arabic, devanagari, thai, kana, han, hangul, bopomofo

  /// Letters of scripts that tell one language on their own and are not modelled.
  case armenian, bengali, gurmukhi, gujarati, tamil, telugu, kannada, malayalam, sinhala, lao
  case burmese, georgian, ethiopic, khmer

  /// Creates the script of a scalar.
  init(_ value: UInt32) {
    if value < 0x250 {
      self = Self.isLatinLetter(value) ? .latin : .none
      return
    }
    switch value {
    case 0x250..<0x2B0, 0x1E00..<0x1F00, 0x2C60..<0x2C80, 0xA720..<0xA800, 0xFB00..<0xFB07:
      self = .latin
    case 0xFF21...0xFF3A, 0xFF41...0xFF5A: self = .latin
    case 0x370..<0x400, 0x1F00..<0x2000: self = .greek
    case 0x400..<0x530: self = .cyrillic
    case 0x531..<0x590: self = .armenian
    case 0x5D0..<0x600: self = .hebrew
    case 0x620..<0x660, 0x66E..<0x6D4, 0x6FA..<0x700, 0x750..<0x780, 0xFB50..<0xFE00,
      0xFE70..<0xFEFF:
      self = .arabic
    case 0x904..<0x964, 0x970..<0x980: self = .devanagari
    case 0x985..<0x9E6: self = .bengali
    case 0xA05..<0xA66: self = .gurmukhi
    case 0xA85..<0xAE6: self = .gujarati
    case 0xB85..<0xBE6: self = .tamil
    case 0xC05..<0xC66: self = .telugu
    case 0xC85..<0xCE6: self = .kannada
    case 0xD05..<0xD66: self = .malayalam
    case 0xD85..<0xDE6: self = .sinhala
    case 0xE01..<0xE3F, 0xE40..<0xE50: self = .thai
    case 0xE81..<0xED0: self = .lao
    case 0x1000..<0x1040: self = .burmese
    case 0x10A0..<0x1100: self = .georgian
    case 0x1100..<0x1200, 0x3130..<0x3190, 0xAC00..<0xD7B0: self = .hangul
    case 0x1200..<0x1360: self = .ethiopic
    case 0x1780..<0x17D4: self = .khmer
    case 0x3041..<0x30FB, 0x30FC..<0x3100, 0x31F0..<0x3200, 0xFF66..<0xFFA0: self = .kana
    case 0x3105..<0x3130: self = .bopomofo
    case 0x3005...0x3007, 0x3400..<0xA000, 0xF900..<0xFB00, 0x20000..<0x32000: self = .han
    default: self = .none
    }
  }

  private static func isLatinLetter(_ value: UInt32) -> Bool {
    if value < 0x80 { return (0x61...0x7A) ~= value | 0x20 }
    return value >= 0xC0 ? value != 0xD7 && value != 0xF7 : value == 0xAA || value == 0xBA
  }

  /// The language that the script alone points to.
  var language: String? {
    switch self {
    case .greek: "el"
    case .hebrew: "he"
    case .arabic: "ar"
    case .devanagari: "hi"
    case .thai: "th"
    case .hangul: "ko"
    case .armenian: "hy"
    case .bengali: "bn"
    case .gurmukhi: "pa"
    case .gujarati: "gu"
    case .tamil: "ta"
    case .telugu: "te"
    case .kannada: "kn"
    case .malayalam: "ml"
    case .sinhala: "si"
    case .lao: "lo"
    case .burmese: "my"
    case .georgian: "ka"
    case .ethiopic: "am"
    case .khmer: "km"
    case .none, .latin, .cyrillic, .kana, .han, .bopomofo: nil
    }
  }
}
