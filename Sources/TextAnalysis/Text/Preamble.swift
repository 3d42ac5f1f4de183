/// Words before an answer that say nothing: a cheer, an offer of help, an announcement
/// or a reference to the documents, as in "Sure! Based on the receipt, …".
public struct Preamble: Hashable, Sendable {
  /// Where they stand, in UTF-8.
  public var range: Range<Int>

  /// Looks at how a text begins; there is nothing to create where it begins with what it
  /// has to say.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - language: The language of the text, a BCP 47 tag; found out when it is not
  ///     stated.
  public init?(of text: String, language: String? = nil) {
    let tokens = TextTokens(text)
    guard let found = Opening(of: tokens, phrases: .ofLanguage(language, of: [text])).preamble
    else { return nil }
    range = tokens.normalized.sourceRange(of: found)
  }
}

extension Phrases {
  /// The phrases of a language, or of those that texts are in.
  static func ofLanguage(_ language: String?, of texts: [String]) -> Phrases {
    let codes =
      language.map { [LanguageTag($0).language] }
      ?? texts.compactMap { LanguageIdentifier().identify($0) }
    return Phrases(of: codes.enumerated().filter { !codes[..<$0].contains($1) }.map(\.element))
  }
}
