import SourceText
import Testing

@testable import TelltaleKit

@Suite struct PromptLedgerFileTests {
  static let text = """
    prompts: 1
    suite: ask
    versions:
      0123456789ab:
        name: default
        instructions: |
          Answer.
          Be brief.
        prompt: |-
          {{passages}}

          {{question}}
        passage-template: "{{heading}}"
        options:
          sampling: greedy
          maximum-response-tokens: 400
        answer:
          text:
            type: string
            guide: The answer itself
          found:
            type: boolean
          pages:
            type: array
            items:
              number:
                type: integer
                minimum: 1
            minimum-count: 0
            maximum-count: 3
            optional: true
          kind:
            type: string
            any-of:
              - receipt
              - "no"
      ab0123456789:
        name: short
        prompt: "{{question}}"
        passage-template: "{{text}}"
        options:
          sampling:
            top: 40
            seed: 7
          temperature: 0.5

    """

  static var ledger: PromptLedger {
    var number = AnswerSchema.Property(name: "number", type: .integer)
    number.minimum = 1
    var pages = AnswerSchema.Property(
      name: "pages", type: .array(of: .object(AnswerSchema(properties: [number]))))
    pages.minimumCount = 0
    pages.maximumCount = 3
    pages.isOptional = true
    var kind = AnswerSchema.Property(name: "kind", type: .string)
    kind.anyOf = ["receipt", "no"]
    return PromptLedger(
      suite: "ask",
      prompts: [
        "ab0123456789": PromptRecord(
          hash: "ab0123456789", suite: "ask", name: "short", instructions: nil,
          prompt: "{{question}}", passageTemplate: "{{text}}",
          options: GenerationOptions(sampling: .top(40, seed: 7), temperature: 0.5), answer: nil),
        "0123456789ab": PromptRecord(
          hash: "0123456789ab", suite: "ask", name: "default",
          instructions: "Answer.\nBe brief.\n", prompt: "{{passages}}\n\n{{question}}",
          passageTemplate: "{{heading}}",
          options: GenerationOptions(sampling: .greedy, maximumResponseTokens: 400),
          answer: AnswerSchema(properties: [
            .init(name: "text", type: .string, guide: "The answer itself"),
            .init(name: "found", type: .boolean), pages, kind,
          ])),
      ])
  }

  @Test func `prompts are written by hash, with the answer type as in a suite`() {
    #expect(PromptLedgerFile.text(Self.ledger) == Self.text)
  }

  @Test func `prompts read back as they were written`() throws {
    let read = try PromptLedgerFile.read(SourceFile(path: "prompts.yaml", text: Self.text))
    #expect(read == Self.ledger)
  }

  @Test(arguments: [
    (
      "prompts: 1", "prompts: 0",
      "version 0 of the format is not known; this version of Telltale reads 1"
    ),
    ("    name: short\n", "    nam: short\n", "unknown key 'nam' in a prompt"),
    ("    name: short\n", "", "a prompt without 'name'"),
    ("type: boolean", "type: bool", "'bool' is not a type"),
    ("sampling: greedy", "sampling: greed", "'greed' is not a way of sampling"),
    ("versions:\n", "<<<<<<< HEAD\nversions:\n", "an unresolved merge conflict"),
  ])
  func `a mistake is named`(old: String, new: String, said: String) throws {
    let changed = Self.text.replacing(old, with: new, maxReplacements: 1)
    try #require(changed != Self.text)
    let error = #expect(throws: InvalidBaseline.self) {
      try PromptLedgerFile.read(SourceFile(path: "prompts.yaml", text: changed))
    }
    #expect(error?.diagnostics.map(\.message) == [said])
  }

  @Test func `prompts in the folder of another suite are refused`() {
    let error = #expect(throws: InvalidBaseline.self) {
      try PromptLedgerFile.read(SourceFile(path: "prompts.yaml", text: Self.text)) { $0 == "x" }
    }
    #expect(
      error?.diagnostics.map(\.message) == [
        "this file has another place: it holds the prompts of the suite 'ask'"
      ])
  }
}
