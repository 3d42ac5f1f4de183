/// All that the simulated models know of one language.
///
/// Another language is another table.
struct LanguageTable: Sendable {
  /// The BCP 47 base code.
  var code: String

  /// Frequent words without a meaning of their own, separated by spaces.
  var stopWords: String

  /// The words and phrases that open a question of a kind.
  var interrogatives: [QuestionKind: String]

  /// The words of each concept.
  var concepts: [Concept: String]

  /// A noun with its article for each concept that answers name.
  var nouns: [Concept: String]

  /// Words that negate a statement.
  var negations: String

  /// Verbs that open a yes-or-no question.
  var yesNoOpeners: String

  /// The words of each topic.
  var topics: TopicVocabulary

  /// How answers are worded.
  var wording: Wording

  /// The words by which a prompt gives rules.
  var rules: RuleVocabulary

  /// The tables, English first.
  static let all: [LanguageTable] = [.english, .dutch, .french, .german]

  /// Returns the table of a language, if there is one.
  static func table(for code: String) -> LanguageTable? { all.first { $0.code == code } }

  /// Returns the language of most of the frequent words, if one leads.
  static func likeliest(for words: [FoldedWord]) -> String? {
    var votes = [Int](repeating: 0, count: all.count)
    for word in words {
      let hash = WordHash.of(word.bytes)
      guard frequent.has(hash) else { continue }
      for index in frequent[hash] { votes[index] += 1 }
    }
    guard let best = votes.max(), best > 0 else { return nil }
    let leaders = votes.indices.filter { votes[$0] == best }
    return leaders.count == 1 ? all[leaders[0]].code : nil
  }

  /// Whether a word is frequent in some language.
  static func isStopWord(_ word: [UInt8]) -> Bool { frequent.has(WordHash.of(word)) }

  /// For each frequent word the languages in which it is one, by their index.
  private static let frequent: HashTable<Int> = {
    var table = HashTable<Int>()
    for (index, language) in all.enumerated() {
      for word in Set(language.stopWords.split(separator: " ")) {
        table.add(index, for: WordHash.of(FoldedWord.fold(String(word))))
      }
    }
    return table
  }()
}
