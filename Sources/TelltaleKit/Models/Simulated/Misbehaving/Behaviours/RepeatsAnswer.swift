/// The previous answer is given again.
struct RepeatsAnswer: Misbehaviour {
  let name = "repeats-answer"
  let summary = """
    repeats its previous answer when the session was rebuilt from messages; keeping the real \
    transcript counters it
    """
  let counters: [Rule] = []
  let source = "AutoAlign: rebuilding a session from text made the model repeat itself"
  let document = BehaviourReports.autoAlign
  let caughtBy = ["no-repeated-answer"]
  let remedy: String? = """
    Keep the transcript of the session, and do not build it anew from the messages' text.
    """
  let example: BehaviourExample = BehaviourExample(
    passages: [
      Passage(title: "Lease", heading: nil, text: "Rent: € 950\nDeposit: € 1900\n")
    ], question: "What is the deposit?",
    earlier: [
      SentExchange(
        stated: Exchange(
          question: "How high is the rent?", answer: "€ 950 is the rent."))
    ], isRebuilt: true)

  func applies(to reading: Reading, draft: AnswerDraft) -> Bool {
    reading.history.last?.answer.isEmpty == false
  }

  func protection(in reading: Reading) -> Protection { reading.isRebuilt ? .none : .full }

  func misbehave(_ draft: inout AnswerDraft, reading: Reading) {
    draft.isFreeText = true
    draft.replacement = reading.history.last?.answer
  }
}
