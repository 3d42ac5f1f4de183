/// The answer begins by repeating the question.
struct QuestionEcho: Misbehaviour {
  let name = "question-echo"
  let summary = "begins by repeating the question, under greedy sampling and mostly not in English"
  let counters = [Rule.startWithAnswer, .noQuestionEcho]
  let source = "AutoAlign: greedy decoding echoed French and Dutch questions"
  let document = BehaviourReports.autoAlign
  let caughtBy = ["no-question-echo", "starts-with-answer"]
  let remedy: String? = """
    Give the rule in the guide of the property too, and try without greedy sampling.
    """
  let example = BehaviourExample.receipt

  func applies(to reading: Reading, draft: AnswerDraft) -> Bool {
    let options = reading.request.options
    let isGreedy =
      options.sampling == .greedy || options.sampling == nil && options.temperature == 0
    return isGreedy && reading.question.language != "en" && reading.question.isAsking
      && !reading.question.text.isEmpty
  }

  /// In guided generation the rule is needed in the guide too.
  func protection(in reading: Reading) -> Protection {
    let isGiven = counters.contains(where: reading.rules.contains)
    guard isGiven else { return .none }
    let hasGuides = reading.request.answer?.properties.contains { $0.guide != nil } ?? false
    let inBoth =
      counters.contains(where: reading.rules.inPrompt.contains)
      && counters.contains(where: reading.rules.inGuides.contains)
    return !hasGuides || inBoth ? .full : .partial
  }

  func misbehave(_ draft: inout AnswerDraft, reading: Reading) {
    draft.openings.append(reading.question.text + " ")
  }
}
