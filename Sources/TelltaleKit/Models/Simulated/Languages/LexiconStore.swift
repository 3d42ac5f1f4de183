import Synchronization

/// Reads the file of a language when it is first needed, and keeps it.
enum LexiconStore {
  private static let lexicons = Mutex<[String: Lexicon]>([:])

  /// Returns what is known of a language, if it has a file.
  static func lexicon(of code: String) -> Lexicon? {
    if let lexicon = lexicons.withLock({ $0[code] }) { return lexicon }
    guard let file = LexiconFile.named(code) else { return nil }
    let lexicon = Lexicon(file)
    return lexicons.withLock { lexicons in
      if let first = lexicons[code] { return first }
      lexicons[code] = lexicon
      return lexicon
    }
  }

  /// Returns what is known of a language in the script of a question.
  static func lexicon(ofAnswerTo question: String, in code: String) -> Lexicon? {
    let isOther = code == "zh" && RequestLanguages.isTraditional(question)
    return lexicon(of: isOther ? "zh-Hant" : code)
  }

  /// The codes of the languages that have been read, in order.
  static var loaded: [String] { lexicons.withLock { $0.keys.sorted() } }
}
