/// A quotation mark inside of a text ends it.
struct InvalidJSON: Misbehaviour {
  let name = "invalid-json"
  let summary = "a quotation mark inside a text of JSON made by hand is not escaped"
  let counters: [Rule] = []
  let source = "measured on OS 27, AFM 3 Core Advanced: 3 of 24 answers were not JSON"
  let document = BehaviourReports.comparison
  let caughtBy = ["is-json"]
  let remedy: String? = "Ask for a type: guided generation cannot write what is not JSON."
  let example = BehaviourExample.json

  /// Guided generation cannot write what is no value of the type.
  func applies(to reading: Reading, draft: AnswerDraft) -> Bool {
    guard let form = reading.json, !draft.isFreeText else { return false }
    let shown =
      reading.sources.contains { $0.text.utf8.contains(UInt8(ascii: "\"")) }
      || reading.question.text.utf8.contains(UInt8(ascii: "\""))
    return shown && AnswerWriter(reading: reading).value(of: draft, as: form).holdsQuote
  }

  func misbehave(_ draft: inout AnswerDraft, reading: Reading) { draft.json.leavesQuotes = true }
}
