import SuiteSyntax
import TextAnalysis

/// Checks that the response does not open with words about itself.
///
/// Small models like to begin with "Sure!", praise for the question, or "Based on
/// the documents", and the first words are what a small screen shows. A word like
/// "well" may be one, so it is undecided.
struct NoPreamble: Assertion {
  static let usage = AssertionUsage(
    name: "no-preamble",
    summary: """
      The response does not open with a cheer, an offer of help, an announcement or a reference to \
      the documents.
      """,
    value: .none,
    examples: [
      .init("no-preamble", .pass, answer: "€ 22,41.", language: "nl"),
      .init(
        "no-preamble", .pass, answer: "Two weeks, according to the contract.", language: "en"),
      .init("no-preamble", .pass, answer: "Certosa di Pavia.", language: "it"),
      .init(
        "no-preamble", .pass, answer: "Sure Sure, on Friday.", to: "Which band plays?",
        from: [Passage(text: "Friday: Sure Sure. Saturday: nobody.")], language: "en"),
      .init("no-preamble", .pass, answer: "Great Western Railway, platform 4.", language: "en"),
      .init("no-preamble", .pass, answer: "Selon la saison, 20 à 30 €.", language: "fr"),
      .init(
        "no-preamble", .fail, reason: "opener", answer: "Sure! The total is €22.41.",
        language: "en"),
      .init(
        "no-preamble", .fail, reason: "opener", answer: "Laut den Unterlagen 22,41 €.",
        language: "de"),
      .init(
        "no-preamble", .fail, reason: "opener", answer: "領収書によると、2,980円です。", language: "ja"),
      .init(
        "no-preamble", .fail, reason: "opener",
        answer: "Ich habe kurz im Mietvertrag nachgeschlagen: 900 Euro.", language: "de"),
      .init(
        "no-preamble", .fail, reason: "opener",
        answer: "In the lease it says two weeks.", language: "en"),
      .init(
        "no-preamble", .undecided, reason: "hesitation", answer: "Nou, alleen op dinsdag.",
        language: "nl"),
    ])

  init(value: SuiteNode?, reader: AssertionReader) throws(SuiteValueError) {
    try SuiteNode.refuse(value, of: "no-preamble")
  }

  func judge(_ subject: AssertionSubject) -> Judgement {
    subject.withJudgedText { text, place in
      let setting = TextSetting(subject, answer: text)
      let opening = Opening(of: setting.answer, phrases: setting.phrases)
      if let hesitation = opening.hesitation {
        let range = setting.answer.normalized.sourceRange(of: hesitation)
        return .undecided(
          "hesitation", "\(text.slice(range).quoted) may be taken for a preamble",
          [.init(in: place, range)])
      }
      guard let preamble = opening.preamble,
        !setting.answer.isName(preamble, in: setting.passages)
      else { return .pass }
      let stance = setting.stance()
      if stance.kind == .notFound, setting.answer.isNegated(opening.clause, setting.phrases) {
        return Judgement(
          .pass, reason: "not-found", message: "the first clause says that it is not there")
      }
      let range = setting.answer.normalized.sourceRange(of: preamble)
      return .fail(
        "opener", "the answer opens with \(text.slice(range).quoted)", [.init(in: place, range)])
    }
  }

  var labelValue: String? { nil }
}
