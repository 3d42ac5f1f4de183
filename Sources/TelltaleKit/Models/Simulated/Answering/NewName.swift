/// Reads the name that a message wants to give to a document.
enum NewName {
  /// Returns the new name: what is quoted, or what follows the last word such as
  /// "to" in a message that renames.
  static func name(in message: QuestionReading) -> String? {
    guard
      message.vocabulary.topics(in: message.words).contains(.rename) || MessageForm.names(message)
    else { return nil }
    if let quoted = quoted(in: message.text) { return quoted }
    let bytes = Array(message.text.utf8)
    let markers = message.words.indices.filter {
      message.vocabulary.contains(message.words[$0].bytes, in: .nameMarkers)
    }
    for marker in markers.reversed() where marker + 1 < message.words.count {
      guard message.words[marker + 1].isCapitalized || message.words[marker + 1].hasDigit else {
        continue
      }
      return ended(bytes[message.words[marker + 1].range.lowerBound...], message.vocabulary)
    }
    guard let start = message.words.dropFirst().first(where: { $0.isCapitalized }) else {
      return nil
    }
    return ended(bytes[start.range.lowerBound...], message.vocabulary)
  }

  private static func ended(_ bytes: ArraySlice<UInt8>, _ vocabulary: Vocabulary) -> String {
    var text = String(decoding: bytes, as: UTF8.self).trimmingSpaces
    while let last = text.last, ".!?,".contains(last) { text.removeLast() }
    while let last = FoldedWord.words(in: text).last, last.range.lowerBound > 0,
      last.range.upperBound == text.utf8.count, vocabulary.contains(last.bytes, in: .nameTails)
    {
      text = String(decoding: text.utf8.prefix(last.range.lowerBound), as: UTF8.self).trimmingSpaces
    }
    return text
  }

  private static func quoted(in text: String) -> String? {
    for (open, close) in [
      ("\"", "\""), ("“", "”"), ("«", "»"), ("„", "“"), ("‘", "’"), ("「", "」"), ("『", "』"),
    ] {
      guard let start = text.firstIndex(of: Character(open)) else { continue }
      let rest = text[text.index(after: start)...]
      guard let end = rest.firstIndex(of: Character(close)) else { continue }
      return String(rest[..<end]).trimmingSpaces
    }
    return nil
  }
}
