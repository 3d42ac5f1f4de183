/// A follow-up is answered as if nothing was said before.
///
/// Once the session has dropped what it follows, every model answers so: there is
/// nothing in the request to follow.
struct LosesThread: Misbehaviour {
  let name = "loses-thread"
  let summary = "a follow-up is answered as if alone, although what it follows is still there"
  let counters: [Rule] = []
  let source = "AutoAlign: a chain of follow-ups loses track"

  func applies(to reading: Reading, draft: AnswerDraft) -> Bool { reading.followUp != nil }

  func misbehave(_ draft: inout AnswerDraft, reading: Reading) {
    draft.fact = Answering(reading: reading.alone).fact()
    draft.isFound = draft.fact?.isSupported ?? false
  }
}
