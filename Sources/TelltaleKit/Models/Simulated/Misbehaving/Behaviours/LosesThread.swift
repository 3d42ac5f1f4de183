/// A follow-up is answered as if nothing was said before.
///
/// Once the session has dropped what it follows, every model answers so: there is
/// nothing in the request to follow.
struct LosesThread: Misbehaviour {
  let name = "loses-thread"
  let summary = "a follow-up is answered as if alone, although what it follows is still there"
  let counters: [Rule] = []
  let source = "AutoAlign: a chain of follow-ups loses track"
  let document = BehaviourReports.autoAlign
  let caughtBy = ["contains"]
  let remedy: String? = """
    Keep as many exchanges as fit, or put what the follow-up is about into the question.
    """
  let example: BehaviourExample = BehaviourExample(
    passages: [
      Passage(
        title: "Market April", heading: "Receipt · 25 April 2026", text: "Total: € 12.10\n"),
      Passage(
        title: "Market May", heading: "Receipt · 9 May 2026", text: "Total: € 18.35\n"),
    ], question: "And the one before that?",
    earlier: [
      SentExchange(
        stated: Exchange(
          question: "How much did I pay at the market in May?", answer: "€ 18.35 is the total."))
    ])

  func applies(to reading: Reading, draft: AnswerDraft) -> Bool { reading.followUp != nil }

  func misbehave(_ draft: inout AnswerDraft, reading: Reading) {
    draft.fact = Answering(reading: reading.alone).fact()
    draft.isFound = draft.fact?.isSupported ?? false
  }
}
