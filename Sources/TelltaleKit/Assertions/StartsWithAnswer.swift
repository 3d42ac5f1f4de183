import SourceText
import SuiteSyntax
import TextAnalysis

/// Checks that the response starts with the fact that was asked for.
///
/// Small models tend to open with "Sure!", or to repeat the question first,
/// above all under greedy sampling and in other languages than English.
struct StartsWithAnswer: Assertion {
  static let usage = AssertionUsage(
    name: "starts-with-answer",
    summary: "The first words are the fact: no preamble, no echo of the question.",
    value: .optional(.anyOf([fact, .mapping(keys)])),
    forms: [
      .init(
        "starts-with-answer",
        "the first clause carries something of the passages that the question did not"),
      .init(#"starts-with-answer: "€ 22,41""#, "starts with the fact"),
      .init(#"starts-with-answer: ["€ 22,41", "22,41 €"]"#, "starts with one of its forms"),
      .init(
        #"starts-with-answer: {fact: "€ 22,41", lenient: true}"#,
        "a short run-up is allowed, a preamble is not"),
    ],
    examples: [
      .init(
        #"starts-with-answer: "€ 22,41""#, .pass, answer: "€ 22,41, in Utrecht.",
        to: "Wat is het totaal?", language: "nl"),
      .init(
        "starts-with-answer: 1er mai 2026", .pass, answer: "Le 1er mai 2026.",
        to: "Quand expire le contrat ?", language: "fr"),
      .init(
        #"starts-with-answer: {fact: "2,980円", lenient: true}"#, .pass,
        answer: "合計は2,980円です。", to: "合計はいくらですか？", language: "ja"),
      .init(
        "starts-with-answer", .pass, answer: "Anna de Vries, since 2024.",
        to: "Who is the landlord?",
        from: [Passage(text: "Lease of 3 May 2024. Landlord: Anna de Vries.")], language: "en"),
      .init(
        "starts-with-answer", .pass, reason: "not-found",
        answer: "The lease does not mention a deposit.", to: "What is the deposit?",
        from: [Passage(text: "Lease. Rent €950 a month.")], language: "en"),
      .init(
        #"starts-with-answer: "22,41 €""#, .fail, reason: "echo",
        answer: "Le montant de la facture est de 22,41 €.",
        to: "Quel est le montant de la facture ?", language: "fr"),
      .init(
        #"starts-with-answer: "22,41 €""#, .fail, reason: "preamble",
        answer: "Laut den Dokumenten beträgt die Summe 22,41 €.", to: "Wie hoch ist die Summe?",
        language: "de"),
      .init(
        "starts-with-answer", .fail, reason: "preamble", answer: "¡Claro! Son 22,41 €.",
        to: "¿Cuál es el total?", from: [Passage(text: "Total: 22,41 €")], language: "es"),
      .init(
        "starts-with-answer", .fail, reason: "echo", answer: "Summan på kvittot är 234,50 kr.",
        to: "Vad är summan på kvittot?", from: [Passage(text: "Summa 234,50 kr")], language: "sv"),
    ])

  private static let fact = ValueShape.oneOrList(of: .text(.filled), minimum: 1)

  /// The keys of a mapping.
  static let keys = KeyTable(
    "'starts-with-answer'",
    [
      KeyUsage("fact", fact, "The fact, in its accepted forms."),
      KeyUsage("lenient", .boolean, "Whether a short run-up is allowed."),
    ])

  var facts: [String] = []
  var isLenient = false

  init(value: SuiteNode?, reader: AssertionReader) throws(SuiteValueError) {
    guard let value else { return }
    var node: SuiteNode? = value
    if case .mapping = value.content {
      let entries = try value.entries(of: Self.keys)
      node = entries["fact"]
      isLenient = try entries["lenient"]?.boolean() ?? false
    }
    guard let node else { return }
    facts = try node.facts(of: "starts-with-answer")
  }

  func judge(_ subject: AssertionSubject) -> Judgement {
    subject.withJudgedText { text, place in
      let setting = TextSetting(subject, answer: text)
      let phrases = setting.phrases
      let start: AnswerStart
      if facts.isEmpty {
        start = AnswerStart(
          of: setting.answer, question: setting.question, passages: setting.passages,
          grounding: setting.grounding, stance: setting.stance(), phrases: phrases)
      } else {
        start = AnswerStart(
          of: setting.answer, facts: facts, question: setting.question, phrases: phrases)
      }
      return judgement(of: start, text: text, place: place)
    }
  }

  private func judgement(of start: AnswerStart, text: String, place: String) -> Judgement {
    let evidence = start.range.map { [Judgement.Evidence(in: place, $0)] } ?? []
    let words = start.range.map { text.slice($0) } ?? ""
    let reason = start.finding.rawValue
    let isLetThrough = isLenient && start.isEarly
    switch start.finding {
    case .factFirst, .leadIn, .carries, .notFound:
      return Judgement(.pass, reason: reason, evidence: evidence)
    case .echo, .late:
      if isLetThrough { return Judgement(.pass, reason: reason, evidence: evidence) }
      return .fail(
        reason,
        start.finding == .echo
          ? "the question is repeated before the answer: \(words.quoted)"
          : "other words stand before the answer: \(words.quoted)", evidence)
    case .preamble:
      return .fail(reason, "the answer opens with \(words.quoted)", evidence)
    case .noFact:
      return .fail(
        reason,
        facts.isEmpty
          ? "the answer states nothing" : "the answer does not contain \(facts.listed("or"))")
    case .negated:
      return .undecided(reason, "the answer may be a yes or no in other words")
    case .ungrounded:
      return .undecided(reason, "nothing of the answer stands in the passages")
    }
  }

  func unmetNeed(in setting: AssertionSetting) -> String? {
    guard facts.isEmpty else { return nil }
    if !setting.hasPassages {
      return "it has no passages to find the fact in; state the fact"
    }
    return setting.hasQuestion ? nil : "it has no question; state the fact"
  }

  var labelValue: String? {
    guard isLenient else { return facts.isEmpty ? nil : facts.labelledAsOneOrList }
    let fact = facts.isEmpty ? "" : "fact: \(facts.labelledAsOneOrList), "
    return "{\(fact)lenient: true}".labelled
  }
}
