/// An answer that is not in the documents is claimed to be there.
struct WrongFoundFlag: Misbehaviour {
  let name = "found-flag"
  let summary = "says that the answer was found when it is not there, or invents one"
  let counters = [Rule.sayWhenMissing]
  let source = "AutoAlign: a flag tells the app when the answer is not in the documents"
  let document = BehaviourReports.autoAlign
  let caughtBy = ["found"]
  let example: BehaviourExample = BehaviourExample(
    passages: BehaviourExample.receipt.passages, question: "Tot wanneer loopt mijn huurcontract?",
    answer: AnswerSchema(properties: [
      .init(name: "text", type: .string), .init(name: "found", type: .boolean),
    ]))

  func applies(to reading: Reading, draft: AnswerDraft) -> Bool {
    !draft.isFound && !reading.fragments.isEmpty && reading.question.isAsking
  }

  /// The nearest thing in the documents is passed off as the answer.
  func misbehave(_ draft: inout AnswerDraft, reading: Reading) {
    var fact = draft.fact ?? invented(for: reading)
    fact?.concept = reading.question.asked.first
    draft.fact = fact
    draft.isFound = fact != nil
  }

  private func invented(for reading: Reading) -> Fact? {
    let withValue = reading.fragments.first { !$0.spans.isEmpty && $0.line >= 0 }
    guard let fragment = withValue ?? reading.fragments.first else { return nil }
    let value = fragment.spans.first.map { fragment.text(of: $0) } ?? fragment.text
    return Fact(
      value: value, fragment: fragment, concept: nil, kind: reading.question.kind,
      isSupported: false, score: 0)
  }
}
