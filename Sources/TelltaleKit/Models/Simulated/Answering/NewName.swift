/// Reads the name that a message wants to give to a document.
enum NewName {
  /// Returns the new name: what is quoted, or what follows the last word such as
  /// "to" in a message that renames.
  static func name(in message: QuestionReading) -> String? {
    guard TopicIndex.topics(in: message.words).contains(.rename) || MessageForm.names(message)
    else { return nil }
    if let quoted = quoted(in: message.text) { return quoted }
    let bytes = Array(message.text.utf8)
    let markers = message.words.indices.filter { words.contains(message.words[$0].bytes) }
    for marker in markers.reversed() where marker + 1 < message.words.count {
      guard message.words[marker + 1].isCapitalized || message.words[marker + 1].hasDigit else {
        continue
      }
      return ended(bytes[message.words[marker + 1].range.lowerBound...])
    }
    guard let start = message.words.dropFirst().first(where: { $0.isCapitalized }) else {
      return nil
    }
    return ended(bytes[start.range.lowerBound...])
  }

  private static func ended(_ bytes: ArraySlice<UInt8>) -> String {
    var text = String(decoding: bytes, as: UTF8.self).trimmingSpaces
    while let last = text.last, ".!?,".contains(last) { text.removeLast() }
    for tail in [" um", " please", " alstublieft", " bitte"] where text.hasSuffix(tail) {
      text.removeLast(tail.count)
    }
    return text
  }

  private static func quoted(in text: String) -> String? {
    for (open, close) in [("\"", "\""), ("“", "”"), ("«", "»"), ("„", "“"), ("‘", "’")] {
      guard let start = text.firstIndex(of: Character(open)) else { continue }
      let rest = text[text.index(after: start)...]
      guard let end = rest.firstIndex(of: Character(close)) else { continue }
      return String(rest[..<end]).trimmingSpaces
    }
    return nil
  }

  private static let words: Set<[UInt8]> = Set(
    [
      "to", "it", "as", "this", "naar", "in", "als", "en", "dit", "het", "le", "la", "zu", "um",
      "das", "es",
    ].map {
      Array($0.utf8)
    })
}
