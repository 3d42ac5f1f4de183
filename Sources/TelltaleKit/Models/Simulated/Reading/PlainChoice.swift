/// The options of a prompt that asks for one of them in plain text, such as "The buckets
/// are a, b and c. Reply with the bucket alone."
struct PlainChoice: Hashable, Sendable {
  /// The options in order.
  let options: [String]

  /// Reads the instructions; `nil` where they ask for no such thing.
  init?(_ texts: some Sequence<String>, vocabulary: Vocabulary) {
    var best: [String] = []
    var isAlone = false
    for text in texts {
      for sentence in Sentences.split(text, vocabulary: vocabulary) {
        let words = FoldedWord.words(in: String(sentence))
        isAlone =
          isAlone
          || vocabulary.fields.hits(in: words).contains { $0.value == FieldTerm.alone.rawValue }
        let list = Self.list(in: String(sentence), vocabulary)
        if list.count > best.count { best = list }
      }
    }
    guard isAlone, best.count >= 3 else { return nil }
    options = best
  }

  /// The items of a list of short names, without what stands before the first.
  private static func list(in sentence: String, _ vocabulary: Vocabulary) -> [String] {
    var text = sentence.trimmingSpaces
    while let last = text.last, ".。".contains(last) { text.removeLast() }
    if let colon = text.lastIndex(where: { $0 == ":" || $0 == "：" }) {
      text = String(text[text.index(after: colon)...])
    }
    var parts = FormRows.parts(of: text, vocabulary)
    guard parts.count >= 3 else { return [] }
    let lengths = parts.dropFirst().dropLast().map { $0.split(separator: " ").count }
    guard let longest = lengths.max(), longest <= 3 else { return [] }
    let first = parts[0].split(separator: " ").suffix(max(1, longest))
    parts[0] = first.joined(separator: " ")
    if let last = parts.last {
      let words = last.split(separator: " ")
      if words.count > longest {
        let isJoined =
          words.first.map { vocabulary.isStopWord(FoldedWord.fold(String($0))) } ?? false
        guard isJoined else { return [] }
        parts[parts.count - 1] = words.dropFirst().joined(separator: " ")
      }
    }
    return parts.map { option in
      var option = option
      while let mark = option.first, "\"'`“”«»„".contains(mark) { option.removeFirst() }
      while let mark = option.last, "\"'`“”«»„".contains(mark) { option.removeLast() }
      return option
    }
  }
}
