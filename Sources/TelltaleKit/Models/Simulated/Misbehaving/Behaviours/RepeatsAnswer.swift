/// The previous answer is given again.
struct RepeatsAnswer: Misbehaviour {
  let name = "repeats-answer"
  let summary = """
    repeats its previous answer when the session was rebuilt from messages; keeping the real \
    transcript counters it
    """
  let counters: [Rule] = []
  let source = "AutoAlign: rebuilding a session from text made the model repeat itself"

  func applies(to reading: Reading, draft: AnswerDraft) -> Bool {
    reading.history.last?.answer.isEmpty == false
  }

  func protection(in reading: Reading) -> Protection { reading.isRebuilt ? .none : .full }

  func misbehave(_ draft: inout AnswerDraft, reading: Reading) {
    draft.replacement = reading.history.last?.answer
  }
}
