import CPhrases

/// The phrases of a language as they are embedded: lists under `[name]`, one
/// entry a line, comments after `#`.
struct PhraseFile {
  /// The language's BCP 47 code.
  let language: String

  /// The file's text.
  let text: String

  /// The codes of the languages that have a file, in the order of the files.
  static let languages: [String] = (0..<telltale_phrases_count()).map { index in
    unsafe String(cString: telltale_phrases(index).language)
  }

  /// Returns the file of a language, if it has one.
  static func named(_ language: String) -> PhraseFile? {
    guard let index = languages.firstIndex(of: language) else { return nil }
    let entry = unsafe telltale_phrases(index)
    let bytes = unsafe UnsafeBufferPointer(start: entry.text, count: entry.length)
    return PhraseFile(language: language, text: unsafe String(decoding: bytes, as: UTF8.self))
  }

  /// The entries in order, each with the name of its list.
  var entries: [(list: String, entry: String)] {
    var list = ""
    var entries: [(list: String, entry: String)] = []
    for line in text.utf8.split(separator: UInt8(ascii: "\n")) {
      switch line.first {
      case UInt8(ascii: "#"): continue
      case UInt8(ascii: "[") where line.last == UInt8(ascii: "]"):
        list = String(Substring(line.dropFirst().dropLast()))
      default: entries.append((list, String(Substring(line))))
      }
    }
    return entries
  }
}
