import Synchronization

/// Keeps what was found out of the texts that many requests share, such as their
/// instructions.
///
/// What is kept depends on the texts alone.
final class ReadingMemo: Sendable {
  private struct Prompt: Hashable {
    var texts: [String]
    var guides: [String]
  }

  private struct Asked: Hashable {
    var text: String
    var languages: [String]
    var shown: [String]
  }

  private struct Shown: Hashable {
    var texts: [String]
    var languages: [String]
  }

  /// How many of each kind are kept.
  private static let capacity = 128

  private let languages = Mutex<[String: [String]]>([:])
  private let codes = Mutex<[Asked: String]>([:])
  private let forms = Mutex<[[String]: JSONForm?]>([:])
  private let rules = Mutex<[Prompt: RuleSet]>([:])
  private let examples = Mutex<[Shown: [String]]>([:])

  /// Returns the languages that a text may be in, the likeliest first.
  func languages(of text: String) -> [String] {
    Self.value(of: text, in: languages) { RequestLanguages.candidates(for: text) }
  }

  /// Returns the code of the language of a question.
  func code(of text: String, among languages: [String], shown: [String] = []) -> String {
    Self.value(of: Asked(text: text, languages: languages, shown: shown), in: codes) {
      RequestLanguages.code(of: text, among: languages, shown: shown)
    }
  }

  /// Returns the JSON that the texts of a prompt ask for.
  func json(in texts: [String]) -> JSONForm? {
    Self.value(of: texts, in: forms) { JSONForm(in: texts) }
  }

  /// Returns the rules of a prompt.
  func rules(in texts: [String], guides: [String]) -> RuleSet {
    Self.value(of: Prompt(texts: texts, guides: guides), in: rules) {
      RuleReader.rules(in: texts, guides: guides)
    }
  }

  /// Returns the example sentences of a prompt.
  func examples(in texts: [String], vocabulary: Vocabulary) -> [String] {
    let key = Shown(texts: texts, languages: vocabulary.lexicons.map(\.code))
    return Self.value(of: key, in: examples) {
      ExampleReader.examples(in: texts, vocabulary: vocabulary)
    }
  }

  private static func value<Key: Hashable & Sendable, Value: Sendable>(
    of key: Key, in store: borrowing Mutex<[Key: Value]>, compute: () -> Value
  ) -> Value {
    if let kept = store.withLock({ $0[key] }) { return kept }
    let value = compute()
    store.withLock { values in
      if values.count >= capacity { values.removeAll() }
      values[key] = value
    }
    return value
  }
}
