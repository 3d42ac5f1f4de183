import SourceText
import SuiteSyntax
import Testing

@testable import TelltaleKit

/// A suite whose assertion is made for one fault.
private struct FaultSuite: CustomTestStringConvertible, Sendable {
  var fault: String

  /// The assertion that fails, and why.
  var caught: [String]
  var suite: String

  var testDescription: String { fault }

  init(_ fault: String, _ caught: String..., suite: String) {
    self.fault = fault
    self.caught = caught
    self.suite = suite
  }

  private static let receipt = """
    instructions: You answer questions about the user's documents.
    prompt: "{{passages}}\\n\\n{{question}}"
    passage-template: "{{title}}\\n{{heading}}\\n{{text}}"
    options: {sampling: greedy}
    cases:
      - name: case
        question: Hoeveel heb ik bij de bakker betaald?
        passages:
          - title: Bakker
            heading: Bon · 12 maart 2026 · Utrecht
            text: "Bakkerij De Korenaar\\nTotaal: € 22,41"

    """

  private static func asking(
    _ question: String, of text: String, instructions: String = "Answer from the documents.",
    limit: Int = 300, then rest: String
  ) -> String {
    """
    instructions: |-
    \(instructions.split(separator: "\n").map { "  " + $0 }.joined(separator: "\n"))
    prompt: "{{passages}}\\n\\n{{question}}"
    options: {sampling: greedy, maximum-response-tokens: \(limit)}
    cases:
      - name: case
        question: \(question)
        passages: [{title: Paper, text: '\(text)'}]
    \(rest)
    """
  }

  static let all: [FaultSuite] = [
    FaultSuite(
      "english-drift", "language-matches-question: other-language",
      suite: receipt + "    assert: [language-matches-question, {contains: '22,41'}]"),
    FaultSuite(
      "copied-heading", "no-copied-headings: line",
      suite: receipt + "    assert: [no-copied-headings, {contains: '22,41'}]"),
    FaultSuite(
      "currency-dropped", "currency-kept: currency-dropped",
      suite: receipt + "    assert: [currency-kept, {contains: '22,41'}]"),
    FaultSuite(
      "question-echo", "no-question-echo: echo", "starts-with-answer: echo",
      suite: receipt + "    assert: [no-question-echo, starts-with-answer]"),
    FaultSuite(
      "preamble", "no-preamble: opener", "starts-with-answer: preamble",
      suite: receipt + "    assert: [no-preamble, starts-with-answer]"),
    FaultSuite(
      "markdown", "plain-text: emphasis",
      suite: receipt + "    assert: [plain-text, {contains: '22,41'}]"),
    FaultSuite(
      "example-template", "example-not-template: skeleton",
      suite: asking(
        "What did I pay at the baker?", of: "Baker receipt. Total: € 22.41",
        instructions: """
          Answer from the documents.
          Example: "The rent of € 950 leaves your account on the first."
          """, then: "    assert: [example-not-template, {contains: '22.41'}]")),
    FaultSuite(
      "unasked-sum", "no-sum-of-its-own: own-sum",
      suite: """
        prompt: "{{passages}}\\n\\n{{question}}"
        options: {sampling: greedy}
        cases:
          - name: case
            question: How much did I pay in total?
            passages:
              - {title: Baker, text: 'Bread: € 4.10'}
              - {title: Florist, text: 'Tulips: € 12.50'}
              - {title: Butcher, text: 'Sausages: € 7.30'}
            assert: [no-sum-of-its-own]
        """),
    FaultSuite(
      "found-flag", "found: flag",
      suite: "answer: {text: string, found: boolean}\n"
        + asking(
          "Until when does my lease run?", of: "Baker receipt. Total: € 22.41",
          then: "    assert: [{found: false}]")),
    FaultSuite(
      "refusal-as-text", "not: is-refusal", "contains: not-there",
      suite: asking(
        "What dose does the leaflet give?", of: "Dose: 2 tablets a day",
        then: "    assert: [{not: is-refusal}, {contains: 2 tablets}]")),
    FaultSuite(
      "forced-enum", "field: different",
      suite: """
        answer: {kind: {type: string, any-of: [complaint, cancellation, none]}}
        prompt: "{{question}}"
        options: {sampling: greedy}
        cases:
          - name: case
            question: The sky is blue today.
            assert: [{field: {path: kind, equals: none}}, matches-answer-type]
        """),
    FaultSuite(
      "missing-key", "field: absent",
      suite: "answer: {answer: string, items: {type: array, items: string, optional: true}}\n"
        + asking(
          "What is the total?", of: "Items: bread, milk. Total: € 5.20",
          then: "    assert: [{field: {path: items, exists: true}}, matches-answer-type]")),
    FaultSuite(
      "fenced-json", "is-json: not-json", "plain-text: fence",
      suite: asking(
        "What does the receipt say?", of: "Seller: Blue Door\n\n          Total: € 22.41",
        instructions: "Answer as JSON with the keys vendor and total.",
        then: """
              assert:
                - is-json: {schema: {required: [vendor, total]}}
                - plain-text
                - contains-json: {schema: {properties: {total: {const: € 22.41}}}}
          """)),
    FaultSuite(
      "invalid-json", "is-json: not-json",
      suite: asking(
        "What does the receipt say?", of: "Seller: Bistro \"De Hoek\"\n\n          Total: € 22.41",
        instructions: "Answer as JSON with the keys vendor and total.",
        then: "    assert: [{is-json: {schema: {required: [vendor, total]}}}]")),
    FaultSuite(
      "number-words", "numbers-from-source: not-in-source", "contains: not-there",
      suite: asking(
        "How many chairs do we order?", of: "We order one hundred and twenty chairs.",
        then: "    assert: [numbers-from-source, {contains: one hundred and twenty}]")),
    FaultSuite(
      "leading-zeros", "contains: not-there",
      suite: asking(
        "What is my member number?", of: "Member number: 00878",
        then: "    assert: [{contains: '00878'}]")),
    FaultSuite(
      "relative-date", "date: other-date",
      suite: asking(
        "When was the parcel delivered?", of: "The parcel was delivered last Friday.",
        instructions: "Today is Monday, 14 September 2026.",
        then: "    assert: [{date: 2026-09-11}]")),
    FaultSuite(
      "cut-off", "complete: mid-sentence",
      suite: asking(
        "Who repairs the heating?",
        of: "The landlord repairs the roof, the heating and the pipes within two weeks.",
        limit: 10, then: "    assert: [complete]")),
  ]
}

@Suite struct BehaviourSuiteTests {
  /// The verdicts of a suite's case on a model that has no other fault, or none.
  private func verdicts(_ suite: FaultSuite, has fault: Bool) async throws -> [String] {
    var profile = try #require(SimulatedProfile.builtIn("afm-cloud")).faultless
    if fault { profile.figures[suite.fault] = .init(without: 1, with: 1, evidence: .assumed) }
    let model = SimulatedModel(profile: profile)
    let file = SourceFile(
      path: "suites/\(suite.fault).yaml", text: "suite: \(suite.fault)\n" + suite.suite)
    let parsed = SuiteParser.parse(file)
    #expect(parsed.diagnostics == [])
    let decoded = SuiteDecoder(knownModels: [model.id]).decode(try #require(parsed.root), in: file)
    #expect(decoded.diagnostics.filter { $0.severity == .error } == [])
    let plan = Planner(
      models: [model], defaultModels: [model.id], hashes: ContentHashes { Array($0.prefix(8)) },
      today: "2026-11-30"
    ).plan([try #require(decoded.suite)])
    let cells = await Runner(plan: plan, jobs: 1, clock: { 0 }).run { _ in }
    let cell = try #require(cells.first)
    return cell.assertions.flatMap { assertion in
      assertion.judgements.map { judgement in
        "\(assertion.name): \(judgement.verdict == .pass ? "pass" : judgement.reason)"
      }
    }
  }

  @Test(arguments: FaultSuite.all)
  fileprivate func `the assertion made for a fault notices it, and passes without`(
    suite: FaultSuite
  ) async throws {
    let with = try await verdicts(suite, has: true)
    #expect(with.filter { !$0.hasSuffix(": pass") } == suite.caught)
    // A token limit cuts a model without the fault too, which says so.
    guard suite.fault != "cut-off" else {
      let flagged = try await verdicts(suite, has: false)
      #expect(flagged.contains("complete: truncated"))
      #expect(flagged.allSatisfy { $0.hasSuffix(": truncated") })
      return
    }
    #expect(try await verdicts(suite, has: false).filter { !$0.hasSuffix(": pass") } == [])
  }

  @Test func `an answer given again is noticed after its turn`() throws {
    let fault = try #require(Behaviour.builtIn.first { $0.name == "repeats-answer" })
    let example = try #require(fault.example)
    var verdicts: [Verdict] = []
    for answer in [example.right, example.wrong] {
      verdicts.append(
        try WrittenItem("no-repeated-answer").item.judge(
          AssertionSubject(
            outcome: .answered(.text(answer)), question: "What is the deposit?",
            history: [.init(question: "How high is the rent?", answer: "€ 950 is the rent.")])
        ).verdict)
    }
    #expect(verdicts == [.pass, .fail])
  }

  @Test func `a follow-up that is answered as if alone is noticed by what it should hold`() throws {
    let fault = try #require(Behaviour.builtIn.first { $0.name == "loses-thread" })
    let example = try #require(fault.example)
    let item = try WrittenItem("contains: '12.10'").item
    let verdicts = [example.right, example.wrong].map { answer in
      item.judge(AssertionSubject(outcome: .answered(.text(answer)))).verdict
    }
    #expect(verdicts == [.pass, .fail])
  }

  @Test func `every fault but overflow has a suite or a conversation that shows it`() {
    let named = Set(FaultSuite.all.map(\.fault) + ["repeats-answer", "loses-thread"])
    #expect(Set(Misbehaviours.all.map { $0.name }) == named)
  }
}
