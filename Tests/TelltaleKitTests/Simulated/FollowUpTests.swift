import Testing

@testable import TelltaleKit

/// A question with the documents that its message shows.
private struct Asked {
  var question: String
  var passages: [Passage] = []
}

@Suite struct FollowUpTests {
  private static let receipts = [
    Passage(
      title: "Markt mei", heading: "Bon · 9 mei 2026", text: "Kaas 7,60\nTotaal € 18,35"),
    Passage(
      title: "Markt april", heading: "Bon · 25 april 2026", text: "Kaas 7,60\nTotaal € 12,10"),
    Passage(title: "Markt maart", heading: "Bon · 28 maart 2026", text: "Totaal € 9,75"),
  ]

  private static let lease = [
    Passage(
      title: "Mietvertrag",
      text: "Miete: 910,00 €\nKaution: 2.730,00 €\nKündigungsfrist: 3 Monate")
  ]

  private static let bills = [
    Passage(title: "Electricity bill May", heading: "31 May 2026", text: "Total £61.30"),
    Passage(title: "Electricity bill April", heading: "30 April 2026", text: "Total £54.10"),
  ]

  private static let contract = [
    Passage(
      title: "Contrat de la salle de sport",
      text: "Cotisation mensuelle : 29,00 €\nPréavis : 2 mois\nFin : 30 juin 2027")
  ]

  private static let rendering: Rendering? = (try? Template("{{title}}\n{{heading}}\n{{text}}"))
    .map { Rendering(passageTemplate: $0, answer: nil) }

  /// What a model says to the last of some questions, the earlier ones answered by
  /// itself.
  private func answer(
    to questions: [Asked], on model: SimulatedModel, as form: CaseHistory.Form = .transcript,
    keeping kept: Int = .max
  ) throws -> String {
    let rendering = try #require(Self.rendering)
    let version = PromptVersion(
      name: "default", instructions: nil, prompt: try Template(SuiteDecoder.defaultPrompt),
      options: GenerationOptions(sampling: .greedy))
    var earlier: [SentExchange] = []
    var last = ""
    for asked in questions {
      var subject = sampleCase(asked.question)
      subject.passages = asked.passages
      let request = rendering.request(
        for: version, of: subject, after: Array(earlier.suffix(kept)), as: form)
      let answer = try #require(model.response(to: request, trial: 0).outcome.answer)
      last = answer.text ?? ""
      earlier.append(
        SentExchange(
          question: asked.question, message: rendering.message(for: version, of: subject),
          answer: answer))
    }
    return last
  }

  private func sampleCase(_ question: String) -> Case {
    Case(
      name: "x", range: 0..<0, tags: [], variables: [:], question: question, versions: [],
      repeatCount: 1, items: [], isObserved: false)
  }

  private func faultless(_ id: ModelID = "afm-cloud") throws -> SimulatedModel {
    SimulatedModel(profile: try #require(SimulatedProfile.builtIn(id)).faultless)
  }

  private static let followed: [(questions: [Asked], expected: String, unexpected: String)] = [
    (
      [
        .init(question: "Hoeveel heb ik op de markt betaald?", passages: [receipts[0]]),
        .init(question: "En de keer daarvoor?", passages: receipts),
      ], "12,10", "18,35"
    ),
    (
      [
        .init(question: "Hoeveel heb ik op de markt betaald?", passages: [receipts[0]]),
        .init(question: "En de keer daarvoor?", passages: receipts),
        .init(question: "En die daarvoor?", passages: receipts.reversed()),
      ], "9,75", "12,10"
    ),
    (
      [
        .init(question: "Wie hoch ist die Miete?", passages: lease),
        .init(question: "Und die Kaution?", passages: lease),
      ], "2.730,00", "910,00"
    ),
    (
      [
        .init(question: "What is the total of my electricity bill of May?", passages: bills),
        .init(question: "Compare it with last month.", passages: bills),
      ], "£54.10", "not"
    ),
    (
      [
        .init(question: "What is the total of my electricity bill of April?", passages: bills),
        .init(question: "Compare that with May.", passages: bills),
      ], "£61.30", "not"
    ),
    (
      [
        .init(question: "Quand finit mon contrat de la salle de sport ?", passages: contract),
        .init(question: "Et le préavis ?", passages: []),
      ], "2 mois", "2027"
    ),
  ]

  @Test(arguments: followed.indices)
  func `a follow-up is answered from the exchange before it`(index: Int) throws {
    let (questions, expected, unexpected) = Self.followed[index]
    let text = try answer(to: questions, on: faultless())
    #expect(text.contains(expected) && !text.contains(unexpected), "\(text)")
  }

  @Test(arguments: followed.indices)
  func `without that exchange there is nothing to follow`(index: Int) throws {
    let (questions, _, _) = Self.followed[index]
    let model = try faultless()
    let trimmed = try answer(to: questions, on: model, keeping: 0)
    #expect(try trimmed == answer(to: questions.suffix(1), on: model))
  }

  @Test(arguments: [
    "Hoeveel heb ik op de markt in april betaald?", "Wanneer was ik op de markt?",
    "What is the total of the receipt from the market in March?",
  ])
  func `a question that stands alone is answered alike whatever was said before`(
    question: String
  ) throws {
    let model = try faultless()
    let last = Asked(question: question, passages: Self.receipts)
    let before = Asked(question: "Wie hoch ist die Miete?", passages: Self.lease)
    #expect(try answer(to: [before, last], on: model) == answer(to: [last], on: model))
  }

  /// Conversations of two questions that are asked of one document.
  private var pairs: [[Asked]] {
    (1...60).map { number in
      let passages = [
        Passage(
          title: "Invoice \(number)", heading: "Invoice · \(number % 28 + 1) May 2026",
          text: "Repair £\(number).50\nTotal £\(number + 20).90\nInvoice number: R-\(number)77")
      ]
      return [
        Asked(question: "What is the total of invoice \(number)?", passages: passages),
        Asked(question: "What is the invoice number?", passages: passages),
      ]
    }
  }

  @Test func `a rebuilt session makes the old model repeat itself, a kept transcript hardly`()
    throws
  {
    var profile = try #require(SimulatedProfile.builtIn("afm-2"))
    profile.figures = profile.figures.filter { $0.key == "repeats-answer" }
    let model = SimulatedModel(profile: profile)
    func repeated(_ form: CaseHistory.Form) throws -> Int {
      try pairs.count { pair in
        try answer(to: pair, on: model, as: form) == answer(to: pair.dropLast(), on: model)
      }
    }
    // 0.60 and 0.02 of 60: within three standard deviations.
    #expect((25...47).contains(try repeated(.messages)))
    #expect(try repeated(.transcript) <= 4)
  }

  @Test func `what is kept of a conversation changes no throw`() throws {
    let profile = try #require(SimulatedProfile.builtIn("afm-2"))
    let rendering = try #require(Self.rendering)
    let version = PromptVersion(
      name: "default", instructions: nil, prompt: try Template(SuiteDecoder.defaultPrompt),
      options: GenerationOptions(sampling: .greedy))
    var subject = sampleCase("Hoeveel?")
    subject.passages = Self.receipts
    let earlier = SentExchange(stated: Exchange(question: "Wie?", answer: "Ann."))
    let requests = [
      rendering.request(for: version, of: subject),
      rendering.request(for: version, of: subject, after: [earlier]),
      rendering.request(for: version, of: subject, after: [earlier], as: .messages),
    ]
    let throwsOfAll = requests.map { request in
      let draw = Draw(profile: profile, request: request, trial: 0)
      return Misbehaviours.all.map { draw.value($0.name) }
    }
    #expect(throwsOfAll[0] == throwsOfAll[1] && throwsOfAll[0] == throwsOfAll[2])
  }
}
