/// An apology in place of an answer.
struct RefusalAsText: Misbehaviour {
  let name = "refusal-as-text"
  let summary = "an apology instead of an answer, as ordinary text"
  let counters: [Rule] = []
  let source = "developers' reports: refusals in plain text come as ordinary answers"

  /// Guided generation throws a refusal instead.
  func applies(to reading: Reading, draft: AnswerDraft) -> Bool {
    let health = [Concept.dose, .diagnosis]
    return reading.request.answer == nil
      && !health.allSatisfy { !reading.question.asked.contains($0) }
  }

  func misbehave(_ draft: inout AnswerDraft, reading: Reading) {
    draft.replacement = reading.lexicon(of: draft.language)?.wording.refusal
  }
}
