/// Fences of Markdown round JSON.
struct FencedJSON: Misbehaviour {
  let name = "fenced-json"
  let summary = "JSON in plain text comes in a block of code, indented"
  let counters = [Rule.noMarkdown]
  let source = "measured on OS 27, presumably AFM 3 Core: 24 of 24 answers fenced"
  let document = BehaviourReports.comparison
  let caughtBy = ["is-json", "plain-text"]
  let remedy: String? = "Ask for a type: guided generation has no text around the value."
  let example = BehaviourExample.json

  /// Guided generation has no text around the value.
  func applies(to reading: Reading, draft: AnswerDraft) -> Bool {
    reading.json != nil && !draft.isFreeText
  }

  func misbehave(_ draft: inout AnswerDraft, reading: Reading) { draft.json.isFenced = true }
}
