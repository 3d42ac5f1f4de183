/// A text as lower-case scalars, letters and their marks composed, so that
/// spellings that differ in case or normalisation form compare equal.
struct LanguageText {
  /// The scalars, in lower case.
  private(set) var scalars: [UInt32] = []

  /// The UTF-8 offset at which each scalar starts, and the text's length.
  private(set) var offsets: [Int] = []

  /// Whether each scalar was an upper-case letter.
  private(set) var isUpper: [Bool] = []

  /// Folds a text.
  init(_ text: String, by model: LanguageModel) {
    let count = text.utf8.count
    scalars.reserveCapacity(count)
    offsets.reserveCapacity(count + 1)
    isUpper.reserveCapacity(count)
    var offset = 0
    for scalar in text.unicodeScalars {
      let value = scalar.value
      let length = UTF8.width(scalar)
      defer { offset += length }
      if (0x300..<0x370) ~= value {
        if let last = scalars.last, let composed = model.composed(last, value) {
          scalars[scalars.count - 1] = composed
        }
        continue
      }
      // A soft hyphen, a joiner or a byte order mark is not seen.
      if value == 0xAD || (0x200B...0x200D) ~= value || value == 0x2060 || value == 0xFEFF {
        continue
      }
      let lower = model.lowercased(value)
      scalars.append(lower)
      offsets.append(offset)
      isUpper.append(lower != value)
    }
    offsets.append(offset)
  }

  /// Returns the UTF-8 range of a range of scalars.
  func utf8Range(_ range: Range<Int>) -> Range<Int> {
    offsets[range.lowerBound]..<offsets[range.upperBound]
  }
}

extension UInt32 {
  /// Whether the scalar is a decimal digit of any script that texts here use.
  var isDigit: Bool {
    (0x30...0x39) ~= self || (0x660...0x669) ~= self || (0x6F0...0x6F9) ~= self
      || (0x966...0x96F) ~= self || (0xE50...0xE59) ~= self || (0xFF10...0xFF19) ~= self
  }

  /// Whether the scalar is white space.
  var isSpace: Bool {
    self == 0x20 || (0x9...0xD) ~= self || self == 0xA0 || (0x2000...0x200A) ~= self
      || self == 0x2028 || self == 0x2029 || self == 0x202F || self == 0x3000 || self == 0x85
  }

  /// Whether the scalar is an apostrophe.
  var isApostrophe: Bool { self == 0x27 || self == 0x2019 || self == 0x2BC }
}
