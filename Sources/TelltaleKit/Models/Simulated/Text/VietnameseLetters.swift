/// The letters of Vietnamese, in which marks tell words apart.
enum VietnameseLetters {
  /// Whether a text has a letter or a mark that only Vietnamese writes.
  static func areIn(_ text: String) -> Bool {
    text.utf8.contains { $0 >= 0xC6 } && text.unicodeScalars.contains { isTelling($0.value) }
  }

  private static func isTelling(_ value: UInt32) -> Bool {
    switch value {
    case 0x1A0, 0x1A1, 0x1AF, 0x1B0, 0x309, 0x31B, 0x323, 0x1EA0...0x1EF9: true
    default: false
    }
  }

  /// Returns a letter as its base letter and its marks, in the order in which they
  /// stand when they are written apart; `nil` for other letters.
  static func marked(_ scalar: Unicode.Scalar) -> [UInt8]? {
    guard scalar.value >= 0xC0 else { return nil }
    return table[scalar.value] ?? nil
  }

  /// Returns the mark that a combining character is.
  static func mark(_ scalar: Unicode.Scalar) -> UInt8? {
    switch scalar.value {
    case 0x300: UInt8(ascii: "`")
    case 0x301: UInt8(ascii: "'")
    case 0x302: UInt8(ascii: "^")
    case 0x303: UInt8(ascii: "~")
    case 0x306: UInt8(ascii: "(")
    case 0x309: UInt8(ascii: "?")
    case 0x31B: UInt8(ascii: "+")
    case 0x323: UInt8(ascii: ".")
    default: nil
    }
  }

  /// By base letter with its own mark: the forms without a tone and with the five.
  private static let rows: [(base: String, forms: String)] = [
    ("a", "aàáảãạ"), ("a(", "ăằắẳẵặ"), ("a^", "âầấẩẫậ"), ("e", "eèéẻẽẹ"), ("e^", "êềếểễệ"),
    ("i", "iìíỉĩị"), ("o", "oòóỏõọ"), ("o^", "ôồốổỗộ"), ("o+", "ơờớởỡợ"), ("u", "uùúủũụ"),
    ("u+", "ưừứửữự"), ("y", "yỳýỷỹỵ"), ("d-", "đ"),
  ]

  private static let tones = ["", "`", "'", "?", "~", "."]

  private static let table: [UInt32: [UInt8]] = {
    var table: [UInt32: [UInt8]] = [:]
    for row in rows {
      for (form, tone) in zip(row.forms.unicodeScalars, tones) {
        let own = String(row.base.dropFirst())
        // The dot below comes before a mark above, and after a horn.
        let isDotFirst = tone == "." && own != "+"
        let marks = isDotFirst ? tone + own : own + tone
        let bytes = Array((String(row.base.prefix(1)) + marks).utf8)
        table[form.value] = bytes
        let upper = form.properties.uppercaseMapping.unicodeScalars
        if let upper = upper.first { table[upper.value] = bytes }
      }
    }
    return table
  }()
}
