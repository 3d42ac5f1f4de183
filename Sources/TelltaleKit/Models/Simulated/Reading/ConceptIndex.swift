/// The concept words of all languages, ready for lookup: a question and a
/// document may be in different languages.
enum ConceptIndex {
  /// Returns the concepts named in a list of words, by raw value.
  ///
  /// A compound that is not known itself names what its end names, as
  /// `Kursgebühr` does.
  static func hits(in words: [FoldedWord]) -> [TermIndex.Hit] {
    var hits = index.hits(in: words)
    for (position, word) in words.enumerated() where word.bytes.count >= 9 && !word.hasDigit {
      guard !hits.contains(where: { $0.words.contains(position) }) else { continue }
      for concept in index.longestEnd(of: word.bytes, atLeast: 5) {
        hits.append(TermIndex.Hit(value: concept, words: position..<(position + 1)))
      }
    }
    return hits
  }

  private static let index: TermIndex = {
    var index = TermIndex(inflects: true)
    for table in LanguageTable.all {
      for concept in Concept.allCases {
        index.add(table.concepts[concept] ?? "", value: concept.rawValue)
      }
    }
    for concept in Concept.allCases {
      index.add(Cognates.concepts[concept] ?? "", value: concept.rawValue)
    }
    return index
  }()
}
