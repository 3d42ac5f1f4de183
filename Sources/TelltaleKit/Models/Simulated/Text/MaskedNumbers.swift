/// Numbers of which only the end is shown, such as `**** 2086` and `xxxx-2086`.
enum MaskedNumbers {
  /// Whether a text has a mask.
  static func isMasked(_ text: Substring) -> Bool {
    tail(in: text) != nil
  }

  /// Returns the digits after the first mask of a text.
  static func tail(in text: Substring) -> Substring? {
    let bytes = text.utf8
    var index = text.unicodeScalars.startIndex
    let scalars = text.unicodeScalars
    var run = 0
    while index < scalars.endIndex {
      let scalar = scalars[index]
      if isMask(scalar) {
        run += 1
      } else if run >= 2, (0x30...0x39).contains(scalar.value) {
        var end = index
        while end < bytes.endIndex, (0x30...0x39).contains(bytes[end]) {
          end = bytes.index(after: end)
        }
        if text[index..<end].utf8.count >= 2 { return text[index..<end] }
        run = 0
      } else if scalar != " " && scalar != "-" && scalar != "\u{A0}" {
        run = 0
      }
      index = scalars.index(after: index)
    }
    return nil
  }

  private static func isMask(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "*", "•", "·", "●", "x", "X", "#", "…", "∗", "◦": true
    default: false
    }
  }
}
