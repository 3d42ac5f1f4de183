import Testing

@testable import TelltaleKit

/// What `starts-with-answer` makes of an answer when it is not told the fact.
private func judge(
  _ answer: String, to question: String, from text: String, language: String? = nil
) throws -> Judgement {
  try WrittenItem("starts-with-answer").item.judge(
    AssertionSubject(
      outcome: .answered(.text(answer)), question: question, passages: [Passage(text: text)],
      language: language))
}

private let lease = """
  Landlord: Anna de Vries. Rent €950 a month. Smoking is not permitted. The lease ends on 30 April \
  2026. Band: Sure Sure.
  """

@Suite struct StartsWithAnswerTests {
  @Test(arguments: [
    ("Anna de Vries.", "Who is the landlord?", "fact-first"),
    ("It is Anna de Vries.", "Who is the landlord?", "lead-in"),
    ("You pay €950.", "What is the rent?", "carries"),
    ("Sure Sure.", "What is the band called?", "fact-first"),
    ("No, it is not.", "Is smoking permitted?", "fact-first"),
    ("Smoking is not permitted here.", "Is smoking permitted?", "carries"),
    ("Smoking is not allowed.", "Is smoking not allowed?", "negated"),
    ("The deposit is not mentioned.", "What is the deposit?", "not-found"),
    ("The answer is not in your documents.", "What is the deposit?", "not-found"),
    ("I found no information about a deposit.", "What is the deposit?", "not-found"),
    ("Green cheese.", "What is the moon?", "ungrounded"),
  ])
  func `without the fact, the passages tell what it can be`(
    answer: String, question: String, reason: String
  ) throws {
    let judgement = try judge(answer, to: question, from: lease, language: "en")
    #expect(judgement.reason == reason)
    #expect(
      judgement.verdict == (reason == "negated" || reason == "ungrounded" ? .undecided : .pass))
  }

  @Test(arguments: [
    ("The landlord is Anna de Vries.", "Who is the landlord?", "echo"),
    ("Based on the lease, Anna de Vries.", "Who is the landlord?", "preamble"),
    ("That is easy to say, for it is €950.", "What is the rent?", "late"),
    ("I'm sorry, I can't help with that.", "What is the rent?", "no-fact"),
    ("", "What is the rent?", "no-fact"),
    ("Based on the lease, no deposit is mentioned.", "What is the deposit?", "preamble"),
    ("Sure, no deposit is mentioned.", "What is the deposit?", "preamble"),
  ])
  func `without the fact, what stands before it still fails`(
    answer: String, question: String, reason: String
  ) throws {
    let judgement = try judge(answer, to: question, from: lease, language: "en")
    #expect(judgement.reason == reason)
    #expect(judgement.verdict == .fail)
  }

  @Test(arguments: [
    ("Gate B17.", "Which gate does my flight leave from?", "Gate: B17", "en"),
    ("Porte 24, au premier étage.", "Quelle est la porte d'embarquement ?", "Porte 24", "fr"),
    ("Der Flugsteig C08.", "Von welchem Flugsteig geht mein Flug?", "Flugsteig C08", "de"),
    ("Stoel 14C.", "Welke stoel heb ik?", "Stoel 14C", "nl"),
  ])
  func `a noun before its number is no echo`(
    answer: String, question: String, text: String, language: String
  ) throws {
    #expect(try judge(answer, to: question, from: text, language: language).verdict == .pass)
  }

  @Test(arguments: [
    ("Gate is B17.", "Which gate is my flight at?", "Gate: B17", "en"),
    ("Garantie · 2 jaar", "Hoe lang is de garantie?", "Garantie · 2 jaar", "nl"),
    ("The gate of my flight is B17.", "What is the gate of my flight?", "Gate: B17", "en"),
    ("Die Summe beträgt 22,41 €.", "Wie hoch ist die Summe?", "Summe 22,41 €", "de"),
  ])
  func `a sentence that repeats the question is one`(
    answer: String, question: String, text: String, language: String
  ) throws {
    #expect(try judge(answer, to: question, from: text, language: language).reason == "echo")
  }

  @Test(arguments: [
    (
      "Le bail expire le 30 avril 2026.", "Quand expire le bail ?",
      "Le bail expire le 30 avril 2026."
    ),
    ("De huur is € 950.", "Wat is de huur?", "Huur € 950 per maand"),
    ("家賃は95,000円です。", "家賃はいくらですか？", "家賃 95,000円"),
    ("월세는 950,000원입니다.", "월세가 얼마인가요?", "월세 950,000원"),
  ])
  func `the language need not be stated`(answer: String, question: String, text: String) throws {
    #expect(try judge(answer, to: question, from: text).reason == "echo")
  }

  @Test func `a preamble in the language that an answer drifted to is one`() throws {
    let judgement = try judge(
      "Sure! The rent is €950 a month.", to: "Wat is de huur per maand?",
      from: "De huur is € 950 per maand.", language: "nl")
    #expect(judgement.reason == "preamble")
  }

  @Test func `evidence is what stands before the answer`() throws {
    let judgement = try judge(
      "The landlord is Anna.", to: "Who is the landlord?", from: lease, language: "en")
    #expect(judgement.evidence == [.init(in: "answer", 0..<15)])
    #expect(
      judgement.message == "the question is repeated before the answer: 'The landlord is'")
  }
}
