/// A question in another language is answered in English.
struct EnglishDrift: Misbehaviour {
  let name = "english-drift"
  let summary = "a question in another language is answered in English"
  let counters = [Rule.answerLanguage]
  let source = "AutoAlign: Dutch and French questions got English answers"
  let document = BehaviourReports.autoAlign
  let caughtBy = ["language-matches-question"]
  let example = BehaviourExample.receipt

  func applies(to reading: Reading, draft: AnswerDraft) -> Bool {
    draft.language != "en" && reading.rules.fixedLanguage == nil
  }

  func protection(in reading: Reading) -> Protection {
    let isKept = reading.rules.languagesKept.contains(reading.question.language)
    return isKept || reading.rules.contains(.answerLanguage) ? .full : .none
  }

  func misbehave(_ draft: inout AnswerDraft, reading: Reading) { draft.language = "en" }
}
