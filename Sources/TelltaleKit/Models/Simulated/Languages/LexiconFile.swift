import CLexicons

/// The words of a language as they are embedded: under `[section]` lines
/// `key: entries`, which go on in indented lines; comments after `#`.
struct LexiconFile: Sendable {
  /// The language's BCP 47 base code.
  let language: String

  /// The file's text.
  let text: String

  /// The tags of all files: languages, and a language in another script, of which the
  /// file has the texts of answers alone.
  static let tags: [String] = (0..<telltale_lexicons_count()).map { index in
    let file = unsafe telltale_lexicon(index)
    return unsafe String(cString: file.language)
  }

  /// The codes of the languages that have a file, in the order of looking up.
  static let languages: [String] = tags.filter { !$0.contains("-") }

  /// Returns the file of a language, if there is one.
  static func named(_ code: String) -> LexiconFile? {
    guard let index = tags.firstIndex(of: code) else { return nil }
    let file = unsafe telltale_lexicon(index)
    let bytes = unsafe UnsafeBufferPointer(start: file.text, count: file.length)
    return unsafe LexiconFile(language: code, text: String(decoding: bytes, as: UTF8.self))
  }

  /// The lines of one key.
  struct Entry: Hashable, Sendable {
    var section: Substring
    var key: Substring

    /// What stands after the colon and in the lines that go on, without empty ones.
    var lines: [Substring]
  }

  /// The keys in order.
  var entries: [Entry] {
    var section: Substring = ""
    var entries: [Entry] = []
    for bytes in text.utf8.split(separator: UInt8(ascii: "\n")) {
      let line = Substring(bytes)
      switch bytes.first {
      case UInt8(ascii: "#"): continue
      case UInt8(ascii: "["): section = line.dropFirst().dropLast()
      case UInt8(ascii: " "):
        guard !entries.isEmpty else { continue }
        entries[entries.count - 1].lines.append(line.drop { $0 == " " })
      default:
        let colon = bytes.firstIndex(of: UInt8(ascii: ":")) ?? bytes.endIndex
        let rest = line[colon...].dropFirst().drop { $0 == " " }
        entries.append(
          Entry(section: section, key: line[..<colon], lines: rest.isEmpty ? [] : [rest]))
      }
    }
    return entries
  }
}
