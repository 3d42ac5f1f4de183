/// The words that open questions, ready for lookup.
struct Interrogatives: Sendable {
  /// What opens a question.
  struct Opening: Sendable {
    var kind: QuestionKind
    var words: Range<Int>

    /// The words that are part of it; others may stand between.
    var covered: [Int]
  }

  private var index = TermIndex()
  private var yesNo = Set<[UInt8]>()

  private init(_ table: LanguageTable) {
    for (value, kind) in QuestionKind.allCases.enumerated() {
      index.add(table.interrogatives[kind] ?? "", value: value)
    }
    for entry in table.yesNoOpeners.split(separator: " ") {
      if let first = FoldedWord.words(in: String(entry)).first { yesNo.insert(first.bytes) }
    }
  }

  private static let byLanguage: [String: Interrogatives] = Dictionary(
    uniqueKeysWithValues: LanguageTable.all.map { ($0.code, Interrogatives($0)) })

  /// Returns the longest opening of a question, the earliest of the longest.
  static func kind(of words: [FoldedWord], language: String) -> Opening? {
    let table = byLanguage[language] ?? byLanguage["en"]
    let hits = table?.index.hits(in: words) ?? []
    let best = hits.max { left, right in
      (left.words.count, -left.words.lowerBound, -left.value)
        < (right.words.count, -right.words.lowerBound, -right.value)
    }
    guard let best else { return nil }
    return Opening(
      kind: QuestionKind.allCases[best.value], words: best.words, covered: best.covered)
  }

  /// Whether the first word is a verb that opens a yes-or-no question.
  static func opensYesNo(_ words: [FoldedWord], language: String) -> Bool {
    guard let first = words.first, let table = byLanguage[language] else { return false }
    if table.yesNo.contains(first.bytes) { return true }
    // Inversion, as in "les animaux sont-ils admis".
    return language == "fr"
      && zip(words, words.dropFirst()).contains { verb, pronoun in
        verb.range.upperBound + 1 == pronoun.range.lowerBound && pronouns.contains(pronoun.bytes)
      }
  }

  private static let pronouns: Set<[UInt8]> = Set(
    ["il", "elle", "ils", "elles", "on", "t", "ce", "je"].map { Array($0.utf8) })
}
