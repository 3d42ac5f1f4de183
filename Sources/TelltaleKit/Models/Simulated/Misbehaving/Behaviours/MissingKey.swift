/// An optional object or list is left out.
struct MissingKey: Misbehaviour {
  let name = "missing-key"
  let summary = "an optional object or list is left out of the answer"
  let counters: [Rule] = []
  let source = "measured on OS 27: an optional object missing in 12 of 24 answers"

  func applies(to reading: Reading, draft: AnswerDraft) -> Bool {
    reading.request.answer?.properties.contains { property in
      guard property.isOptional else { return false }
      switch property.type {
      case .object, .array: return true
      default: return false
      }
    } ?? false
  }

  func misbehave(_ draft: inout AnswerDraft, reading: Reading) { draft.omitsOptionals = true }
}
