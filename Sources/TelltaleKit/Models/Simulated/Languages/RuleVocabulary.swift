/// The words by which one language gives rules to a model.
///
/// Entries are separated by spaces. A final `*` stands for any ending, `_` joins
/// the words of a phrase, and `a~b` is `a`, up to twelve other words, then `b`.
struct RuleVocabulary: Sendable {
  /// The entries of each term.
  var terms: [RuleTerm: String]

  /// Adjectives that make "language" a manner of speaking and not a tongue.
  var manners: String

  /// The names of languages: base code to entries.
  var languageNames: [String: String]

  /// The words before a language's name that make it the language of a text.
  var languagePrepositions: String
}
