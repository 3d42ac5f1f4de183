import SourceText
import SuiteSyntax
import TestSupport
import Testing

@testable import TelltaleKit

@Suite struct TurnDecoderTests {
  /// The mistakes of a suite, each with the text that it points at.
  private func mistakes(_ text: String) throws -> [String] {
    let file = SourceFile(path: "suites/x.yaml", text: text)
    let root = try #require(SuiteParser.parse(file).root)
    return SuiteDecoder(knownModels: ["afm-2"]).decode(root, in: file).diagnostics.map {
      let place = file.location(ofUTF8Offset: $0.range.lowerBound)
      return "\(place.line): [\($0.id.rawValue)] \($0.message)"
        + ($0.help.map { "; \($0)" } ?? "")
    }
  }

  @Test func `a conversation is read, with the assertions of suite, case and turn`() throws {
    let file = SourceFile(
      path: "suites/x.yaml",
      text: """
        suite: a
        prompt: "{{question}} in {{city}}"
        session: {keep-exchanges: 3, on-overflow: fewer-passages}
        vars: {city: Utrecht}
        assert: [no-repeated-answer]
        cases:
          - name: talk
            history: {from: messages}
            assert: [{contains: "{{city}}"}]
            turns:
              - {question: Who?, passages: [x], assert: [{contains: "{{question}}"}]}
              - {question: When?, vars: {city: Lyon}, reference: now}
        """)
    let root = try #require(SuiteParser.parse(file).root)
    let decoded = SuiteDecoder(knownModels: []).decode(root, in: file)
    #expect(decoded.diagnostics == [])
    let suite = try #require(decoded.suite)
    #expect(suite.session == SessionSettings(keptExchanges: 3, overflow: .fewerPassages))
    let talk = suite.cases[0]
    #expect(talk.history == CaseHistory(form: .messages))
    #expect(talk.question == nil)
    #expect(talk.turns.map(\.question) == ["Who?", "When?"])
    #expect(talk.turns.map(\.passages) == [[Passage(text: "x")], nil])
    #expect(talk.turns.map(\.reference) == [nil, "now"])
    #expect(talk.turns.map { $0.variables["city"] } == ["Utrecht", "Lyon"])
    #expect(
      talk.turns.map { $0.items.map(\.label) } == [
        ["contains: Utrecht", "contains: Who?"], ["no-repeated-answer", "contains: Lyon"],
      ])
    #expect(talk.items.count == 4)
  }

  @Test func `an item with each makes a conversation for each element`() throws {
    let file = SourceFile(
      path: "suites/x.yaml",
      text: """
        suite: a
        prompt: "{{question}} in {{city}}"
        cases:
          - name: talk
            each: true
            vars: {city: [Utrecht, Lyon]}
            turns:
              - {question: Who?, assert: [{contains: "{{city}}"}]}
        """)
    let root = try #require(SuiteParser.parse(file).root)
    let decoded = SuiteDecoder(knownModels: []).decode(root, in: file)
    #expect(decoded.diagnostics == [])
    let cases = try #require(decoded.suite).cases
    #expect(cases.map(\.name) == ["talk/Utrecht", "talk/Lyon"])
    #expect(
      cases.map { $0.turns[0].items.map(\.label) } == [
        ["contains: Utrecht"], ["contains: Lyon"],
      ])
  }

  @Test(
    arguments: [
      (
        """
        suite: a
        cases:
          - name: x
            question: q
            passages: []
            turns: [{question: q, assert: [{contains: a}]}]
        """,
        [
          """
          4: [misplaced-key] a case with 'turns' has no 'question' of its own; write 'question' in \
          one of the turns
          """,
          """
          5: [misplaced-key] a case with 'turns' has no 'passages' of its own; write 'passages' in \
          one of the turns
          """,
        ]
      ),
      (
        """
        suite: a
        cases:
          - name: x
            turns: []
        """,
        [
          "3: [judges-nothing] the case judges nothing; add assert: with an assertion, or observe: "
            + "true to only record the answers",
          "4: [wrong-value] 'turns' has an empty list; add a turn with a question, or write "
            + "'question' in the case",
        ]
      ),
      (
        """
        suite: a
        cases:
          - name: x
            turns:
              - {question: q, asert: [{contains: a}]}
              - {passages: [], assert: [{contains: a}]}
              - {question: q, assert: [{contians: a}]}
              - {question: q, vars: {city: [a, b]}}
        """,
        [
          "5: [unknown-key] unknown key 'asert' in a turn; did you mean 'assert'?",
          "6: [missing-key] the turn has no question; add question: with what the user asks",
          "7: [unknown-assertion] unknown assertion 'contians'; did you mean 'contains'?",
          "8: [list-without-each] the variable 'city' is a list; write text; the vars of a case "
            + "with 'each: true' can have a list",
        ]
      ),
      (
        """
        suite: a
        prompt: "{{question}} {{city}}"
        instructions: "{{place}}"
        cases:
          - name: x
            turns:
              - {question: q, vars: {city: b, place: c}, assert: [{contains: a}]}
              - {question: q, assert: [{contains: a}]}
        """,
        [
          "8: [undefined-variable] the case 'x' does not define '{{city}}'; add city: under vars "
            + "of the case or the suite"
        ]
      ),
      (
        """
        suite: a
        cases:
          - name: x
            turns:
              - {question: q, assert: [no-repeated-answer]}
              - {question: q, assert: [no-repeated-answer, {similar: {by: chrf, at-least: 0.5}}]}
        """,
        [
          "5: [unmet-need] 'no-repeated-answer' cannot judge the case 'x': it has no earlier turns",
          "6: [unmet-need] 'similar' cannot judge the case 'x': it has no reference; "
            + "add reference: to the case, or to: with the text",
        ]
      ),
      (
        """
        suite: a
        session: {keep-exchange: 2, on-overflow: fewer-pasages}
        cases:
          - name: x
            question: q
            history: {from: transcipt, turns: [{question: q}, {question: q, anwser: a}]}
            assert: [{contains: a}]
          - name: y
            question: q
            history: {from: messages}
            assert: [{contains: a}]
        """,
        [
          "2: [unknown-key] unknown key 'keep-exchange' in 'session'; did you mean "
            + "'keep-exchanges'?",
          "2: [wrong-value] 'fewer-pasages' is not a way to go on; did you mean 'fewer-passages'?",
          "6: [wrong-value] 'transcipt' is not a form of history; did you mean 'transcript'?",
          "6: [missing-key] the earlier turn has no answer; add answer:",
          "6: [missing-key] the earlier turn has no answer; add answer:",
          "6: [unknown-key] unknown key 'anwser' in an earlier turn; did you mean 'answer'?",
          "10: [missing-turns] 'history' has no turns; add turns: with the question and answer of "
            + "each earlier turn",
        ]
      ),
      (
        """
        suite: a
        session: {keep-exchanges: many}
        cases:
          - name: x
            question: q
            assert: [{contains: a}]
        """,
        [
          "2: [wrong-type] expected a whole number, found text; write how many "
            + "exchanges are kept, such as 2, or all"
        ]
      ),
    ])
  func `mistakes are told with their places and what to do`(
    text: String, expected: [String]
  )
    throws
  {
    #expect(try mistakes(text) == expected)
  }

  @Test func `rows of a file are no conversations`() throws {
    let found = try mistakes(
      """
      suite: a
      cases:
        from: a.csv
        turns: []
      """)
    #expect(
      found.contains { $0.hasPrefix("4: [unknown-key] unknown key 'turns' in cases from a file") })
  }
}
