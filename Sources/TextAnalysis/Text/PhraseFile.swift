import CPhrases

/// The phrases of a language as they are embedded: lists under `[name]`, one
/// entry a line, comments after `#`.
struct PhraseFile {
  /// The language's BCP 47 code.
  let language: String

  /// The file's text.
  let text: String

  /// The files of all languages.
  static var all: [PhraseFile] {
    (0..<telltale_phrases_count()).map { index in
      let entry = unsafe telltale_phrases(index)
      let bytes = unsafe UnsafeBufferPointer(start: entry.text, count: entry.length)
      let text = unsafe String(decoding: bytes, as: UTF8.self)
      return unsafe PhraseFile(language: String(cString: entry.language), text: text)
    }
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
