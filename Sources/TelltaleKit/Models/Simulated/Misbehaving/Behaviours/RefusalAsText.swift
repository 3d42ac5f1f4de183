/// An apology in place of an answer.
struct RefusalAsText: Misbehaviour {
  let name = "refusal-as-text"
  let summary = "an apology instead of an answer, as ordinary text"
  let counters: [Rule] = []
  let source = "developers' reports: refusals in plain text come as ordinary answers"
  let document = BehaviourReports.apfel
  let caughtBy = ["is-refusal"]
  let remedy: String? = """
    Say in the instructions what the app is for and that the documents are the user's own; ask \
    for a type, which makes a refusal an error.
    """
  let example: BehaviourExample = BehaviourExample(
    passages: [Passage(title: "Leaflet", heading: nil, text: "Dose: 2 tablets a day\n")],
    question: "What dose does the leaflet give?")

  /// Guided generation throws a refusal instead.
  func applies(to reading: Reading, draft: AnswerDraft) -> Bool {
    let health = [Concept.dose, .diagnosis]
    return reading.request.answer == nil
      && !health.allSatisfy { !reading.question.asked.contains($0) }
  }

  func misbehave(_ draft: inout AnswerDraft, reading: Reading) {
    draft.isFreeText = true
    draft.replacement = reading.lexicon(of: draft.language)?.wording.refusal
  }
}
