/// An optional object or list is left out.
struct MissingKey: Misbehaviour {
  let name = "missing-key"
  let summary = "an optional object or list is left out of the answer"
  let counters: [Rule] = []
  let source = "measured on OS 27: an optional object missing in 12 of 24 answers"
  let document = BehaviourReports.comparison
  let caughtBy = ["field"]
  let remedy: String? = "Make the property obligatory, and empty where there is nothing."
  let example: BehaviourExample = {
    var items = AnswerSchema.Property(name: "items", type: .array(of: .string))
    items.isOptional = true
    return BehaviourExample(
      passages: [
        Passage(title: "Receipt", heading: nil, text: "Items: bread, milk\nTotal: € 5.20\n")
      ],
      question: "What is the total?",
      answer: AnswerSchema(properties: [.init(name: "answer", type: .string), items]))
  }()

  func applies(to reading: Reading, draft: AnswerDraft) -> Bool {
    reading.schema?.properties.contains { property in
      guard property.isOptional else { return false }
      switch property.type {
      case .object, .array: return true
      default: return false
      }
    } ?? false
  }

  func misbehave(_ draft: inout AnswerDraft, reading: Reading) { draft.omitsOptionals = true }
}
