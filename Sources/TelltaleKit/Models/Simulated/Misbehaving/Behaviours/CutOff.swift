/// An answer that is too long just ends.
struct CutOff: Misbehaviour {
  let name = "cut-off"
  let summary = "ends mid-sentence at the token limit, and nothing says so"
  let counters: [Rule] = []
  let source = "Apple's Technical Note TN3193: the limit cuts without a flag"
  let document = BehaviourReports.technicalNote
  let caughtBy = ["complete"]
  let remedy: String? = "Leave room for the answer, or ask for a shorter one."
  let example: BehaviourExample = BehaviourExample(
    passages: [
      Passage(
        title: "Lease", heading: nil,
        text: "The landlord repairs the roof, the heating and the pipes within two weeks.\n")
    ], question: "Who repairs the heating?", maximumResponseTokens: 10)

  /// Guided generation fails instead.
  func applies(to reading: Reading, draft: AnswerDraft) -> Bool {
    reading.request.answer == nil && reading.request.options.maximumResponseTokens != nil
  }

  func misbehave(_ draft: inout AnswerDraft, reading: Reading) { draft.endsSilently = true }
}
