import TextAnalysis

/// A text that a model was shown, and where it stands.
struct ShownText: Sendable {
  var source: CurrencyComparison.Source
  var place: String
}

extension AssertionSubject {
  /// Returns what the model was shown that can hold an amount.
  ///
  /// Amounts that the user named, now or earlier, or the model did in an earlier
  /// turn, may be repeated, but need not be kept.
  ///
  /// - Parameter conversation: The language of the conversation, a BCP 47 tag.
  /// - Returns: The texts with their places.
  func shownAmountTexts(in conversation: String?) -> [ShownText] {
    var shown: [ShownText] = []
    func add(_ text: String?, _ place: String, isContext: Bool = false, language: String? = nil) {
      guard let text, !text.isEmpty else { return }
      shown.append(
        ShownText(
          source: .init(text, language: language, isContext: isContext), place: place))
    }
    for (index, passage) in passages.enumerated() {
      let language = notationTag(of: passage, in: conversation)
      add(passage.text, "passages/\(index)/text", language: language)
      add(passage.heading, "passages/\(index)/heading", language: language)
      add(passage.title, "passages/\(index)/title", language: language)
    }
    let hasPassages = !passages.isEmpty
    if !hasPassages {
      add(prompt, "prompt")
      add(instructions, "instructions")
    }
    if question != prompt { add(question, "question", isContext: hasPassages) }
    for (index, exchange) in history.enumerated() {
      add(exchange.answer, "history/\(index)/answer", isContext: true)
      add(exchange.question, "history/\(index)/question", isContext: true)
    }
    return shown
  }

  /// The language and region of the conversation, as far as they are known: a
  /// BCP 47 tag.
  var notationTag: String? {
    let known =
      language ?? questionLanguage
      ?? judgedText.flatMap { LanguageIdentifier().identify($0.text) }
    guard let region else { return known }
    // Without a language the region still says which dollar is at home.
    let base = known?.split(separator: "-").first.map(String.init) ?? "und"
    return "\(base)-\(region)"
  }

  /// The language that the question shows.
  var questionLanguage: String? {
    memo.value("language of the question") {
      question.flatMap { LanguageIdentifier().identify($0) }
    }
  }

  /// The language of a passage, where it differs from that of the conversation.
  func notationTag(of passage: Passage, in conversation: String?) -> String? {
    if let documentLanguage { return documentLanguage }
    let conversation = conversation?.split(separator: "-").first.map(String.init)
    guard let found = LanguageIdentifier().identify(passage.text), found != conversation else {
      return nil
    }
    // A Japanese or Korean receipt may hold Han characters alone.
    if found == "zh", conversation == "ja" || conversation == "ko" { return nil }
    return found
  }
}
