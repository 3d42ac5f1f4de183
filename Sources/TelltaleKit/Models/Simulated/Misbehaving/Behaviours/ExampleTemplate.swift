/// An example sentence in the prompt becomes the shape of the answer.
struct ExampleTemplate: Misbehaviour {
  let name = "example-template"
  let summary = "an example sentence in the instructions becomes the shape of the answer"
  let counters: [Rule] = []
  let source = "AutoAlign: one example sentence became the shape of every answer"
  let document = BehaviourReports.autoAlign
  let caughtBy = ["example-not-template"]
  let remedy: String? = "Take the example out of the instructions."
  let example: BehaviourExample = BehaviourExample(
    instructions: """
      You answer questions about the user's documents.
      Example: "The rent of € 950 leaves your account on the first."
      """, passages: BehaviourExample.receipt.passages, question: "What did I pay the baker?")

  func applies(to reading: Reading, draft: AnswerDraft) -> Bool {
    guard draft.isFound, let fact = draft.fact, fact.kind != .yesNo else { return false }
    return reading.examples.contains { shaped($0, by: fact, reading.vocabulary) != nil }
  }

  /// The example's fact gives way to the one found.
  func misbehave(_ draft: inout AnswerDraft, reading: Reading) {
    guard let fact = draft.fact else { return }
    draft.replacement =
      reading.examples.lazy.compactMap { shaped($0, by: fact, reading.vocabulary) }.first
  }

  private func shaped(
    _ example: String, by fact: Fact, _ vocabulary: Vocabulary
  ) -> String? {
    let bytes = Array(example.utf8)
    let spans = ValueScanner.spans(
      in: bytes, words: FoldedWord.words(in: example), vocabulary: vocabulary)
    guard let slot = spans.max(by: { $0.fit(fact.kind) < $1.fit(fact.kind) }) else { return nil }
    let value = fact.value.last == "." ? String(fact.value.dropLast()) : fact.value
    return String(decoding: bytes[..<slot.range.lowerBound], as: UTF8.self) + value
      + String(decoding: bytes[slot.range.upperBound...], as: UTF8.self)
  }
}
