/// A message that asks for a summary of the documents and for nothing in them: "sum this
/// letter up in one sentence".
struct SummaryOrder {
  /// Whether one sentence is asked for, by the message or the prompt.
  let isOneSentence: Bool

  /// Recognises the order; `nil` where something else is asked, or the answer has a type.
  init?(_ reading: Reading) {
    guard reading.isAsked, reading.schema == nil, reading.followUp == nil,
      !reading.sources.isEmpty
    else { return nil }
    let vocabulary = reading.vocabulary
    let words = reading.question.words
    guard !vocabulary.hits(of: [.summing], in: words).isEmpty else { return nil }
    // "Sum up what it costs" asks for a price.
    let opening = Interrogatives(of: reading.question.language).opening(of: words)
    guard opening.map({ $0.kind == .open || $0.kind == .yesNo }) ?? true else { return nil }
    let texts = [words] + reading.promptTexts.map { FoldedWord.words(in: $0) }
    isOneSentence = texts.contains { !vocabulary.hits(of: [.oneSentence], in: $0).isEmpty }
  }

  /// Returns the summary, in the words of the documents; `nil` where they say nothing.
  func summary(of reading: Reading) -> String? {
    let language = reading.answerLanguage
    let digest = Digest(
      of: reading.sources.map(\.text).joined(separator: "\n"), language: language,
      vocabulary: reading.vocabulary)
    let summary =
      isOneSentence
      ? digest.sentence()
      : digest.summary(sentences: reading.rules.contains(.beBrief) ? 2 : 3)
    guard !summary.isEmpty else { return nil }
    guard let told = reading.sources.first?.language, told != language,
      let lexicon = reading.lexicon(of: language)
    else { return summary }
    return AnswerWriter.fill(lexicon.wording.grounded, value: summary)
  }
}
