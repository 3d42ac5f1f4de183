import TextAnalysis

/// Tells the language of a question.
enum TextLanguage {
  /// Returns the base code of a text's language; English where it cannot be
  /// told, as the models do.
  static func code(of text: String, among languages: [String]) -> String {
    if let code = LanguageIdentifier().identify(text, among: languages) { return code }
    return LanguageTable.likeliest(for: FoldedWord.words(in: text)) ?? "en"
  }
}
