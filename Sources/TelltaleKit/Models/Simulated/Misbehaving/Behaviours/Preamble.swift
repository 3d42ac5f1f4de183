/// An introduction that nobody asked for.
struct Preamble: Misbehaviour {
  let name = "preamble"
  let summary = "an opening such as “Sure! Based on the documents…” comes before the answer"
  let counters = [Rule.startWithAnswer, .noPreamble]
  let source = "developers' reports: self-reference and openings before the answer"
  let document = BehaviourReports.apfel
  let caughtBy = ["no-preamble", "starts-with-answer"]
  let example = BehaviourExample.receipt

  func applies(to reading: Reading, draft: AnswerDraft) -> Bool {
    draft.isFound && reading.lexicon(of: draft.language) != nil
  }

  func misbehave(_ draft: inout AnswerDraft, reading: Reading) {
    guard let openings = reading.lexicon(of: draft.language)?.wording.preambles else { return }
    draft.openings.insert(openings[draft.variant % openings.count], at: 0)
  }
}
