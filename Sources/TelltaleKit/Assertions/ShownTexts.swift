/// A text that stands before the model, and where.
struct ShownPart: Hashable, Sendable {
  var text: String

  /// The place, as evidence names it.
  var place: String

  /// Its language, a BCP 47 tag, where that is known.
  var language: String?
}

extension AssertionSubject {
  /// Everything that the model was shown, the passages first, and the question
  /// also where the prompt has it.
  ///
  /// - Parameter conversation: The language of the conversation, a BCP 47 tag.
  /// - Returns: The texts; a passage with its own language where it has one.
  func shownParts(in conversation: String? = nil) -> [ShownPart] {
    var parts: [ShownPart] = []
    func add(_ text: String?, _ place: String, _ language: String? = nil) {
      guard let text, !text.isEmpty else { return }
      parts.append(ShownPart(text: text, place: place, language: language ?? conversation))
    }
    for (index, passage) in passages.enumerated() {
      let language = notationTag(of: passage, in: conversation)
      add(passage.text, "passages/\(index)/text", language)
      add(passage.heading, "passages/\(index)/heading", language)
      add(passage.title, "passages/\(index)/title", language)
    }
    add(question, "question")
    add(instructions, "instructions")
    if prompt != question { add(prompt, "prompt") }
    for (index, exchange) in history.enumerated() {
      add(exchange.question, "history/\(index)/question")
      add(exchange.answer, "history/\(index)/answer")
    }
    return parts
  }
}

extension AssertionSetting {
  /// Why nothing can be looked up in what the model was shown, if so.
  var unmetNeedOfSource: String? {
    hasPassages || hasQuestion || hasInstructions
      ? nil : "it shows the model no passages, question or instructions"
  }
}

extension [ShownPart] {
  /// The texts with their languages.
  var texts: [(text: String, language: String?)] { map { ($0.text, $0.language) } }
}
