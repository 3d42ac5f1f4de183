/// Recognises languages by a script that one of them alone writes.
enum ForeignScript {
  /// Returns the base code of the language of most of a text's letters, where
  /// the script tells it.
  static func language(of text: String) -> String? {
    var counts: [String: Int] = [:]
    var letters = 0
    for scalar in text.unicodeScalars where Folding.isLetter(scalar) || Folding.isIdeograph(scalar)
    {
      letters += 1
      if let code = code(of: scalar.value) { counts[code, default: 0] += 1 }
    }
    return counts.filter { $0.value * 2 > letters }.keys.min()
  }

  private static func code(of value: UInt32) -> String? {
    switch value {
    case 0x0590...0x05FF: "he"
    case 0x0600...0x06FF, 0x0750...0x077F: "ar"
    case 0x0900...0x097F: "hi"
    case 0x0E00...0x0E7F: "th"
    case 0x0370...0x03FF: "el"
    case 0x0400...0x04FF: "ru"
    case 0xAC00...0xD7AF: "ko"
    default: nil
    }
  }
}
