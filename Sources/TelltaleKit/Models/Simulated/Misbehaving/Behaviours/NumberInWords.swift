/// A number in words is written with the wrong digits.
struct NumberInWords: Misbehaviour {
  let name = "number-words"
  let summary = "a number above twelve that the document has in words is written in wrong digits"
  let counters: [Rule] = []
  let source = "measured on OS 27: 一百二 came back as 112, on AFM 3 Core Advanced as 120"
  let document = BehaviourReports.comparison
  let caughtBy = ["numbers-from-source", "contains"]
  let remedy: String? = "Turn numbers in words into digits in code, before or after the model."
  let example: BehaviourExample = BehaviourExample(
    passages: [
      Passage(title: "Order", heading: nil, text: "We order one hundred and twenty chairs.\n")
    ], question: "How many chairs do we order?")

  func applies(to reading: Reading, draft: AnswerDraft) -> Bool {
    !misreadings(reading, draft).isEmpty
  }

  func misbehave(_ draft: inout AnswerDraft, reading: Reading) {
    draft.misreadings += misreadings(reading, draft)
  }

  /// What a question asks for, or all that is taken out of the documents.
  private func misreadings(_ reading: Reading, _ draft: AnswerDraft) -> [Misreading] {
    let texts: [(text: String, language: String?)]
    if reading.takesOut {
      texts = reading.shownTexts.filter { shown in
        WordedNumbers.mayBe(in: FoldedWord.words(in: shown.text), reading.vocabulary)
      }
    } else {
      guard draft.isFound, let fact = draft.fact, Self.kinds.contains(fact.kind),
        WordedNumbers.mayBe(in: FoldedWord.words(in: fact.value), reading.vocabulary)
      else { return [] }
      texts = [(fact.value, WordedNumbers.language(of: fact, in: reading))]
    }
    return texts.flatMap { WordedNumbers.mentions(in: $0.text, language: $0.language) }
      .map { Misreading(right: $0.text, wrong: String(Self.misread($0.value))) }
      .sorted { ($1.right.utf8.count, $0.right) < ($0.right.utf8.count, $1.right) }
  }

  private static let kinds: Set<QuestionKind> = [.quantity, .amount, .identifier]

  /// The number as a model that slips on the tens writes it: `一百二`, which is 120, as
  /// 112; fifty as 15, and twenty-four as 42.
  static func misread(_ number: Int) -> Int {
    let tens = number / 10 % 10
    let units = number % 10
    let rest = number - tens * 10 - units
    if tens == 0, units == 0 { return number / 10 }
    if units == 0 { return rest + 10 + tens }
    return tens == units ? number + 1 : rest + units * 10 + tens
  }
}
