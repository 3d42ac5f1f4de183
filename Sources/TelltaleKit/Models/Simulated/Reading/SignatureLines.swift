/// Recognises the name below a letter.
enum SignatureLines {
  /// Returns fragments with the first line after a closing, such as "Yours
  /// sincerely,", marked as the name of the sender.
  static func recognised(_ fragments: [Fragment], vocabulary: Vocabulary) -> [Fragment] {
    var fragments = fragments
    for index in fragments.indices.dropFirst() {
      let closing = fragments[index - 1]
      let isClosing =
        closing.words.count <= 6
        && !vocabulary.hits(of: [.closings], in: closing.words).isEmpty
      guard isClosing, closing.passage == fragments[index].passage,
        fragments[index].labelWords == 0, fragments[index].words.count <= 5,
        !fragments[index].words.contains(where: { $0.hasDigit })
      else { continue }
      let all = 0..<fragments[index].words.count
      for concept in [Concept.sender, .name] {
        fragments[index].concepts.append(TermIndex.Hit(value: concept.rawValue, words: all))
      }
      fragments[index].value = fragments[index].text
    }
    return fragments
  }
}
