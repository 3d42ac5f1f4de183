/// An option is chosen that nothing speaks for.
struct ForcedOption: Misbehaviour {
  let name = "forced-enum"
  let summary = "an allowed value is filled in that the text never mentions"
  let counters = [Rule.sayWhenMissing]
  let source = "measured on OS 27: guided generation fills in a value that the text never mentions"
  let document = BehaviourReports.comparison
  let caughtBy = ["field"]
  let remedy: String? = "Allow a value such as “none”."
  let example: BehaviourExample = {
    var kind = AnswerSchema.Property(name: "kind", type: .string)
    kind.anyOf = ["complaint", "cancellation", "none"]
    return BehaviourExample(
      passages: [], question: "The sky is blue today.", answer: AnswerSchema(properties: [kind]))
  }()

  func applies(to reading: Reading, draft: AnswerDraft) -> Bool {
    reading.schema?.properties.contains { property in
      property.anyOf.contains { OptionChooser.meansNone($0, reading.vocabulary) }
    } ?? false
  }

  func misbehave(_ draft: inout AnswerDraft, reading: Reading) { draft.forcesOptions = true }
}
