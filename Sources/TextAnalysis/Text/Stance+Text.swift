extension Stance {
  /// Takes the stance of a text by itself, or to a question and its passages.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - question: The question, where there is one.
  ///   - passages: The texts of the passages that were shown.
  ///   - language: The language of the text, a BCP 47 tag; found out when it is
  ///     not stated.
  public init(
    of text: String, question: String? = nil, passages: [String] = [], language: String? = nil
  ) {
    let identified =
      language.map { LanguageTag($0).language } ?? LanguageIdentifier().identify(text)
    let phrases = Phrases(of: [identified].compactMap { $0 })
    let asked = TextTokens(question ?? "")
    let grounding = Grounding(
      question: asked, passages: passages.map { TextTokens($0) }, phrases: phrases)
    self.init(
      of: TextTokens(text), question: asked, grounding: grounding, phrases: phrases,
      isForeign: Self.isForeign(identified, to: passages))
  }

  private static func isForeign(_ language: String?, to passages: [String]) -> Bool {
    guard let language, let other = LanguageIdentifier().identify(passages.joined(separator: "\n"))
    else { return false }
    return other != language
  }
}
