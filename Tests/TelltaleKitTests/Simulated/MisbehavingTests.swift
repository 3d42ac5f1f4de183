import Testing
import TextAnalysis

@testable import TelltaleKit

@Suite struct MisbehavingTests {
  private static let rules = """
    Reply in the language of the user's message.
    Start with the answer. Do not copy headings from the excerpts.
    Write amounts with their currency, as written on the document.
    Say so when the answer is not in the documents.
    """

  private func model(_ id: ModelID) throws -> SimulatedModel {
    SimulatedModel(profile: try #require(SimulatedProfile.builtIn(id)))
  }

  private var pairs: [QuestionPairs.Pair] { QuestionPairs.pairs(QuestionPairs.tuning) }

  private func text(_ model: SimulatedModel, _ request: Request, trial: Int = 0) -> String {
    model.response(to: request, trial: trial).outcome.answer?.text ?? ""
  }

  @Test func `AFM 2 without rules shows most faults, and with them hardly any`() throws {
    let model = try model("afm-2")
    let faultless = SimulatedModel(profile: model.profile.faultless)
    var changed = 0
    var changedWithRules = 0
    for pair in pairs {
      let bare = QuestionPairs.request(pair)
      let ruled = QuestionPairs.request(pair, instructions: Self.rules)
      if text(model, bare) != text(faultless, bare) { changed += 1 }
      if text(model, ruled) != text(faultless, ruled) { changedWithRules += 1 }
    }
    #expect(changed * 10 >= pairs.count * 7, "\(changed) of \(pairs.count)")
    #expect(changedWithRules * 10 <= pairs.count, "\(changedWithRules) of \(pairs.count)")
  }

  @Test func `newer models show fewer faults`() throws {
    let counts = try SimulatedProfile.builtIn.map { profile in
      let model = try model(profile.id)
      let faultless = SimulatedModel(profile: profile.faultless)
      // Several throws, so that neighbouring models do not change places by chance.
      return pairs.map { pair in
        let request = QuestionPairs.request(pair, options: .init(sampling: .top(40, seed: 7)))
        return (0..<5).count { trial in
          text(model, request, trial: trial) != text(faultless, request, trial: trial)
        }
      }.reduce(0, +)
    }
    #expect(counts == counts.sorted(by: >), "\(counts)")
    #expect(counts.last ?? 0 < pairs.count)
  }

  @Test func `the same request gives the same response, whatever the trial, under greedy sampling`()
    throws
  {
    let model = try model("afm-2")
    for pair in pairs {
      let request = QuestionPairs.request(pair)
      #expect(model.response(to: request, trial: 0) == model.response(to: request, trial: 7))
    }
  }

  @Test func `trials and seeds differ when sampling`() throws {
    let model = try model("afm-2")
    let answers = Set(
      (0..<20).map { trial in
        text(
          model,
          QuestionPairs.request(
            pairs[0], options: .init(sampling: .top(40, seed: 7))), trial: trial)
      })
    #expect(answers.count > 1)
  }

  @Test func `an unrelated edit of the instructions changes nothing`() throws {
    for profile in SimulatedProfile.builtIn {
      let model = try model(profile.id)
      for pair in pairs {
        let before = QuestionPairs.request(pair, instructions: "You are the assistant of an app.")
        let after = QuestionPairs.request(pair, instructions: "You help people with their papers.")
        #expect(
          model.response(to: before, trial: 0).outcome
            == model.response(to: after, trial: 0).outcome)
      }
    }
  }

  /// The names of the faults that happen.
  private func faults(_ profile: SimulatedProfile, _ request: Request) -> Set<String> {
    let reading = Reading(request, languages: profile.languages)
    let draw = Draw(profile: profile, request: request, trial: 0)
    var happening: Set<String> = []
    for behaviour in Misbehaviours.all {
      var only = profile
      only.figures = profile.figures.filter { $0.key == behaviour.name }
      let draft = Answering(reading: reading).draft(style: profile.style, variant: draw.variant)
      var changed = draft
      Misbehaving(profile: only, reading: reading, draw: draw).apply(to: &changed)
      let writer = AnswerWriter(reading: reading)
      if writer.text(of: changed) != writer.text(of: draft) || changed.isFound != draft.isFound {
        happening.insert(behaviour.name)
      }
    }
    return happening
  }

  @Test(arguments: [
    "Reply in the language of the user's message.", "Do not copy headings.",
    "Never drop the euro sign.", "Start with the answer.", "Never guess.",
  ])
  func `a rule only removes faults`(rule: String) throws {
    let profile = try #require(SimulatedProfile.builtIn("afm-2"))
    let base = "You answer questions about the user's documents."
    for pair in pairs {
      let before = faults(profile, QuestionPairs.request(pair, instructions: base))
      let after = faults(profile, QuestionPairs.request(pair, instructions: base + " " + rule))
      #expect(after.isSubset(of: before), "\(pair)")
    }
  }

  @Test func `a drifted answer is English and keeps the fact`() throws {
    let profile = try #require(SimulatedProfile.builtIn("afm-2"))
    var only = profile
    only.figures = ["english-drift": .init(without: 1, with: 0, evidence: .assumed)]
    let pair = try #require(pairs.first)
    let request = QuestionPairs.request(pair)
    only.style = .clean
    #expect(text(SimulatedModel(profile: only), request) == "€ 22,41 is the total.")
  }

  @Test func `each fault does what its name says`() throws {
    let profile = try #require(SimulatedProfile.builtIn("afm-2"))
    let pair = try #require(pairs.first)
    let expected = [
      "copied-heading": "Bon · 12 maart 2026 · Utrecht\n€ 22,41 is het totaal.",
      "currency-dropped": "22,41 is het totaal.",
      "question-echo": "Hoeveel heb ik bij de bakker betaald? € 22,41 is het totaal.",
    ]
    for (name, answer) in expected {
      var only = profile
      only.style = .clean
      only.figures = [name: .init(without: 1, with: 0, evidence: .assumed)]
      #expect(text(SimulatedModel(profile: only), QuestionPairs.request(pair)) == answer)
    }
  }

  @Test func `every figure of the table belongs to a fault, and a rule never adds one`() {
    let names = Set(Misbehaviours.all.map { $0.name } + [Admission.Overflow.name])
    for profile in SimulatedProfile.builtIn {
      #expect(Set(profile.figures.keys) == names)
      for (name, figure) in profile.figures {
        #expect(figure.with <= figure.without && figure.without <= 1 && figure.with >= 0, "\(name)")
      }
    }
  }
}

@Suite struct BehaviourTableTests {
  @Test func `the table that is shown has every fault with a figure for each model`() {
    let table = Behaviour.builtIn
    #expect(table.allSatisfy { $0.cells.map(\.model) == ModelCatalogue.builtIn.map(\.id) })
    #expect(
      Set(table.map(\.name)).isSuperset(of: [
        "english-drift", "copied-heading", "currency-dropped", "question-echo", "example-template",
        "found-flag", "preamble", "overflow-as-decoding-failure",
      ]))
    for behaviour in table {
      let example = behaviour.example
      #expect(example?.right != example?.wrong || example == nil, "\(behaviour.name)")
      #expect(!behaviour.rules.isEmpty || behaviour.remedy != nil, "\(behaviour.name)")
      #expect(
        behaviour.caughtBy.allSatisfy { AssertionRegistry()[$0] != nil }
          && !behaviour.caughtBy.isEmpty, "\(behaviour.name)")
    }
    let drift = table.first { $0.name == "english-drift" }
    #expect(drift?.counteredBy == ["answer-language"])
    #expect(
      drift?.cells.first
        == Behaviour.Cell(
          model: "afm-2", figure: .init(without: 0.9, with: 0.02, evidence: .reported)))
  }

  @Test(arguments: Rule.allCases)
  func `the sentence that is offered for a rule gives that rule alone`(rule: Rule) {
    #expect(RuleReader.rules(in: [rule.sentence], guides: []).inPrompt == [rule])
  }

  @Test(arguments: [
    (120, 112), (50, 15), (24, 42), (33, 34), (300, 30), (102, 120), (110, 111),
  ])
  func `a number in words is always misread as another`(number: Int, read: Int) {
    #expect(NumberInWords.misread(number) == read)
    #expect((13...9999).allSatisfy { NumberInWords.misread($0) != $0 })
  }

  @Test func `a title that is chosen from a list keeps its number in words`() throws {
    var profile = try #require(SimulatedProfile.builtIn("afm-2")).faultless
    profile.figures["number-words"] = .init(without: 1, with: 1, evidence: .assumed)
    let example = BehaviourExample(
      passages: [Passage(title: "Twenty Bridges", heading: nil, text: "Paid twenty pounds\n")],
      question: "How much did I pay?",
      answer: AnswerSchema(properties: [
        .init(name: "text", type: .string), .init(name: "document", type: .string),
      ]))
    let outcome = SimulatedModel(profile: profile).response(to: example.request, trial: 0).outcome
    guard case .guided(let value)? = outcome.answer else {
      Issue.record("no guided answer: \(outcome)")
      return
    }
    #expect(value["document"] == .string("Twenty Bridges"))
  }

  @Test(arguments: [
    // Python: date.fromisoformat(…).toordinal() - 719163, .weekday()
    ("1970-01-01", 0, 3), ("2000-02-29", 11016, 1), ("2026-09-11", 20707, 4),
    ("1969-12-31", -1, 2), ("2100-03-01", 47541, 0), ("2023-10-27", 19657, 4),
  ])
  func `days are counted as the calendar has them`(text: String, number: Int, day: Int) throws {
    let date = try #require(CalendarDate(text))
    let count = try #require(DayCount(date))
    #expect(count.number == number && count.weekday == day && count.date == date)
  }
}
