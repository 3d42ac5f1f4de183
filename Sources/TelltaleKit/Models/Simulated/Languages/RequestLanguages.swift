import TextAnalysis

/// Tells the languages of a request's texts.
enum RequestLanguages {
  /// How much of a text is looked at, in bytes.
  private static let sample = 1500

  private static let scandinavian = ["da", "nb", "sv"]

  /// How likely another language must be beside the likeliest.
  private static let share = 0.22

  /// Returns the words of the languages that the texts of a request may be in.
  static func vocabulary(of request: Request, memo: ReadingMemo) -> Vocabulary {
    // The only values of a property may be titles in another language.
    let options = (request.answer?.properties ?? []).map { $0.anyOf.joined(separator: ", ") }
    let texts = request.segments.map(\.text) + options.filter { !$0.isEmpty }
    return Vocabulary(
      texts.reduce(into: Set<String>()) { codes, text in
        codes.formUnion(memo.languages(of: text))
      })
  }

  /// Returns the words of the languages that guides may be in, with those of a request.
  static func vocabulary(
    ofGuides guides: [String], besides vocabulary: Vocabulary, memo: ReadingMemo
  ) -> Vocabulary {
    let known = Set(vocabulary.lexicons.map(\.code))
    let codes = guides.reduce(into: Set<String>()) { $0.formUnion(memo.languages(of: $1)) }
    return codes.isSubset(of: known) ? vocabulary : Vocabulary(known.union(codes))
  }

  /// Returns the words of the languages that a text may be in, English aside where it
  /// cannot be.
  static func vocabulary(of text: String, memo: ReadingMemo? = nil) -> Vocabulary {
    let codes = memo?.languages(of: text) ?? candidates(for: text)
    guard !codes.isEmpty else { return Vocabulary([]) }
    return Vocabulary(lexicons: codes.compactMap(LexiconStore.lexicon))
  }

  /// Returns the codes of the languages with words that a text may be in, the
  /// likeliest first.
  static func candidates(for text: String) -> [String] {
    let found = LanguageIdentifier()
      .finding(of: beginning(of: text), among: LexiconFile.languages).candidates
    guard let best = found.first?.confidence else { return [] }
    let near = found.prefix { $0.confidence > best * share }.prefix(4).map(\.code)
    // Short texts of the neighbours in Scandinavia look alike.
    guard let first = near.first, scandinavian.contains(first) else { return near }
    return near + scandinavian.filter { !near.contains($0) }
  }

  /// Returns the base code of a question's language; English where it cannot be
  /// told, as the models do.
  ///
  /// - Parameters:
  ///   - text: The question.
  ///   - languages: The codes of the languages to tell apart.
  ///   - shown: The documents that it is about; where its own words fit two languages
  ///     alike, theirs decide.
  /// - Returns: The code.
  static func code(of text: String, among languages: [String], shown: [String] = []) -> String {
    if let code = LanguageIdentifier().identify(text, among: languages) { return code }
    let vocabulary = vocabulary(of: text)
    if let code = vocabulary.likeliest(for: FoldedWord.words(in: text))?.code { return code }
    let near = candidates(for: text).filter { languages.contains($0) }
    guard let first = near.first, !near.contains("en") else { return "en" }
    let documents = shown.joined(separator: "\n")
    if let code = LanguageIdentifier().identify(documents, among: near) { return code }
    let lexicons = near.compactMap(LexiconStore.lexicon)
    let words = FoldedWord.words(in: documents)
    return Vocabulary(lexicons: lexicons).likeliest(for: words)?.code ?? first
  }

  /// Whether a Chinese text is in traditional characters, as far as it shows.
  static func isTraditional(_ text: String) -> Bool {
    LanguageIdentifier().chineseScript(of: text) == "Hant"
  }

  /// Whether a Chinese text shows which script it is in.
  static func showsScript(_ text: String) -> Bool {
    LanguageIdentifier().chineseScript(of: text) != nil
  }

  private static func beginning(of text: String) -> String {
    guard text.utf8.count > sample else { return text }
    let end = text.utf8.index(text.startIndex, offsetBy: sample)
    return String(text[..<text.index(roundingDown: end)])
  }
}

extension String {
  /// The last boundary of a character at or before an index.
  fileprivate func index(roundingDown index: Index) -> Index {
    unicodeScalars.index(before: unicodeScalars.index(after: index))
  }
}
