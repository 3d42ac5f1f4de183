import SourceText
import SuiteSyntax
import Testing

@testable import TelltaleKit

/// The request of the first case of a suite.
private func request(_ text: String) throws -> Request {
  let file = SourceFile(path: "suites/x.yaml", text: text)
  let root = try #require(SuiteParser.parse(file).root)
  let decoded = SuiteDecoder(knownModels: []).decode(root, in: file)
  #expect(decoded.diagnostics == [])
  let suite = try #require(decoded.suite)
  return Rendering(passageTemplate: suite.passageTemplate, answer: suite.answer)
    .request(for: suite.cases[0].versions[0], of: suite.cases[0])
}

@Suite struct RenderingTests {
  @Test func `the default prompt shows the passages and then the question`() throws {
    let request = try request(
      """
      suite: a
      instructions: Be brief.
      cases:
        - name: x
          question: How much?
          passages:
            - {title: Receipt, heading: 12 March, text: "Total 22.41\\n"}
            - {heading: 13 March, text: Total 3.00}
            - {text: Bare}
          assert: [{contains: a}]
      """)
    #expect(request.instructions == "Be brief.")
    #expect(
      request.prompt == """
        Receipt
        12 March
        Total 22.41

        13 March
        Total 3.00

        Bare

        How much?
        """)
    #expect(
      request.segments.map(\.kind) == [
        .text, .passageTitle(0), .text, .passageHeading(0), .text, .passageText(0), .text,
        .passageHeading(1), .text, .passageText(1), .text, .passageText(2), .text, .question,
      ])
  }

  @Test func `a value is never rendered again`() throws {
    let request = try request(
      """
      suite: a
      vars: {a: "{{b}}", b: no}
      prompt: "<{{a}}> {{a | json}} {{{{a}}"
      cases:
        - {name: x, assert: [{contains: a}]}
      """.replacing("b: no", with: "b: \"no\""))
    #expect(request.prompt == "<{{b}}> \"{{b}}\" {{a}}")
  }

  @Test func `an empty list of passages leaves the question alone`() throws {
    let request = try request(
      "suite: a\ncases:\n  - {name: x, question: Hm?, passages: [], assert: [{contains: a}]}\n")
    #expect(request.prompt == "Hm?")
    #expect(request.messages.map(\.role) == [.user])
  }
}
