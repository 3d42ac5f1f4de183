/// Markdown in plain text.
struct MarkdownLeak: Misbehaviour {
  let name = "markdown"
  let summary = "bold type and bullets in plain text"
  let counters = [Rule.noMarkdown]
  let source = "developers' reports: asterisks in answers on OS 27"
  let document = BehaviourReports.samples
  let caughtBy = ["plain-text"]
  let example = BehaviourExample.receipt

  func applies(to reading: Reading, draft: AnswerDraft) -> Bool {
    draft.isFound && reading.request.answer == nil && reading.json == nil
  }

  func misbehave(_ draft: inout AnswerDraft, reading: Reading) { draft.usesMarkdown = true }
}
