/// The heading of the excerpt is pasted before the answer.
struct PastedHeading: Misbehaviour {
  let name = "copied-heading"
  let summary = "the excerpt's heading is pasted before the answer"
  let counters = [Rule.noHeadings]
  let source = "AutoAlign: it pasted each excerpt's heading into every answer"
  let document = BehaviourReports.autoAlign
  let caughtBy = ["no-copied-headings"]
  let example = BehaviourExample.receipt

  func applies(to reading: Reading, draft: AnswerDraft) -> Bool {
    heading(reading, draft) != nil
  }

  func misbehave(_ draft: inout AnswerDraft, reading: Reading) {
    guard let heading = heading(reading, draft) else { return }
    draft.openings.append(heading + "\n")
  }

  private func heading(_ reading: Reading, _ draft: AnswerDraft) -> String? {
    guard draft.isFound, let passage = draft.fact?.fragment.passage else { return nil }
    let heading = reading.sources[passage].heading?.trimmingSpaces
    return heading?.isEmpty == false ? heading : nil
  }
}
