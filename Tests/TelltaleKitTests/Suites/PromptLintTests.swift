import SourceText
import Testing
import SuiteSyntax

@testable import TelltaleKit

/// The identifiers of the warnings about a suite, and the texts that they mark.
private func lint(_ suite: String) throws -> [String] {
  let file = SourceFile(path: "t.yaml", text: suite)
  let root = try #require(SuiteParser.parse(file).root)
  let models = ModelCatalogue.builtIn.map(\.id)
  let decoded = SuiteDecoder(knownModels: models).decode(root, in: file)
  #expect(decoded.diagnostics == [])
  let warnings = PromptLint.warnings(about: try #require(decoded.suite), defaultModels: models)
  #expect(warnings.allSatisfy { $0.severity == .warning && $0.help != nil && $0.fix == nil })
  return warnings.map { warning in
    let marked = String(decoding: file.bytes[warning.range], as: UTF8.self)
    return "\(warning.id.rawValue.dropFirst("lint-".count)): \(marked)"
  }
}

/// A suite with instructions of several lines.
private func suite(_ instructions: String, answer: String = "", models: String = "") -> String {
  let lines = instructions.split(separator: "\n", omittingEmptySubsequences: false)
    .map { $0.isEmpty ? "" : "  \($0)" }.joined(separator: "\n")
  return """
    suite: a
    \(answer.isEmpty ? "" : "answer: \(answer)")
    \(models.isEmpty ? "" : "models: \(models)")
    instructions: |
    \(lines)
    cases:
      - {name: x, question: Could you please help me?, passages: [a], assert: [{contains: a}]}

    """
}

@Suite struct PromptLintTests {
  /// Examples of Apple's article, "Prompting an on-device foundation model", that
  /// it recommends.
  static let recommended = [
    "If it’s a question, answer it directly. If it’s a statement, ask a follow-up question.",
    """
    Given a person’s home-decor transactions and search history, generate three categories they \
    might be interested in, starting with the most relevant category. Generate two more categories \
    related to home-decor but that are not in their transaction or search history.
    """,
    "You are a senior software engineer who values mentoring junior developers.",
    """
    You are an expert English teacher. Provide feedback on the person’s sentence to help them \
    improve clarity.
    """,
    """
    Communicate as a learned scribe from a medieval library. Use slightly archaic language \
    (“thou shalt,” “wherein,” “henceforth”) but keep it readable.
    """,
    """
    Given a person’s home-decor transactions and search history related to couches:
    1. Choose four home furniture categories that are most relevant to this person.
    2. Recommend two more categories related to home-decor.
    3. Return a list of relevant and recommended categories, ordered by most relevant to least.
    """,
    """
    Use the weather tool if the person asks about the weather and the calendar tool if the person \
    asks about events.
    """,
    """
    Create an NPC customer with a fun personality suitable for the dream realm. Have the customer \
    order coffee. Here are some examples to inspire you:

    {name: "Thimblefoot", imageDescription: "A horse with a rainbow mane",
    coffeeOrder: "I would like a coffee that's refreshing and sweet."}

    {name: "Wise Fairy", imageDescription: "A blue, glowing fairy that radiates wisdom",
    coffeeOrder: "Something simple and plant-based, please."}
    """,
  ]

  @Test(arguments: recommended)
  func `what Apple recommends is not warned of`(instructions: String) throws {
    #expect(try lint(suite(instructions)) == [])
  }

  /// Texts with the warnings that they must get.
  static let advised: [(instructions: String, warnings: [String])] = [
    // Apple's example of too many conditions, and others.
    (
      """
      You are a friendly innkeeper. Generate a greeting to a new guest that walks in the door.
      IF the guest is a sorcerer, comment on their magical appearance.
      IF the guest is a bard, ask if they're willing to play music for the inn tonight.
      IF the guest is a soldier, ask if there’s been any dangerous activity in the area.
      There is one single and one double room available.
      """, ["conditions: IF"]
    ),
    ("Als a, doe b. Als c, doe d. Als e, doe f.", ["conditions: Als"]),
    ("- Wenn a, dann b.\n- Wenn c, dann d.\n- Wenn e, dann f.", ["conditions: Wenn"]),
    ("Si a, b. Se c, d. If e, f.", []),
    // Politeness and hedging.
    ("Please answer in one sentence.", ["politeness: Please"]),
    ("Answer in one sentence, please.", ["politeness: please"]),
    ("Could you list three names?", ["politeness: Could you"]),
    ("Perhaps add a date.", ["politeness: Perhaps"]),
    ("Antwoord alsjeblieft kort.", ["politeness: alsjeblieft"]),
    ("Réponds, s’il te plaît, en une phrase.", ["politeness: s’il te plaît"]),
    ("Antworte bitte kurz.", ["politeness: bitte"]),
    ("Answer the question \"could you please help\" with yes.", []),
    ("Say what a person could you lend money to.", []), ("Write to please the reader.", []),
    ("Erfülle die Bitte des Nutzers.", []), ("La réponse peut être courte.", []),
    // Examples.
    ("List the names.\nExample: Ada, Grace", ["examples: Example"]),
    ("List the names.\nExample: Ada\nExample: Grace", []),
    ("Noem de namen.\n**Voorbeeld 1:** Ada", ["examples: Voorbeeld"]),
    ("Take a role, for example: a cook.", []), ("Examples:\nAda\nGrace", []),
    // Paragraphs.
    (
      (1...4).map { "Rule \($0) says that the answer is short and that it is true." }
        .joined(separator: "\n\n"),
      ["paragraphs: Rule 4 says that the answer is short and that it is true."]
    ),
    (
      (1...9).map { "Rule \($0) says that the answer is short and true." }.joined(separator: "\n"),
      []
    ),
    // Text of others.
    ("Answer {{question}} briefly.", ["untrusted-instructions: {{question}}"]),
    ("Use these: {{ passages }}", ["untrusted-instructions: {{ passages }}"]),
  ]

  @Test(arguments: advised)
  func `what Apple advises against is told where it stands`(
    instructions: String, warnings: [String]
  ) throws {
    #expect(try lint(suite(instructions)) == warnings)
  }

  /// Answer types with the warnings about a text that asks for reasoning.
  static let reasoning: [(answer: String, warnings: [String])] = [
    ("", []), ("{text: string}", ["reasoning-field: show your work"]),
    ("{reasoningSteps: string, answer: string}", []),
    ("{answer: string, reasoning: string}", ["reasoning-field: show your work"]),
  ]

  @Test(arguments: reasoning)
  func `a model that must think needs a place for it`(answer: String, warnings: [String]) throws {
    // Apple's example, "Handle on-device reasoning".
    let instructions = """
      Answer the person's question.
      1. Begin your response with a plan to solve this question.
      2. Follow your plan's steps and show your work.
      3. Deliver the final answer in `answer`.
      """
    #expect(try lint(suite(instructions, answer: answer)) == warnings)
    #expect(
      try lint(suite("Explain the recipe step by step.", answer: "{text: string}")) == [])
  }

  @Test func `advice for models on devices is not given for the cloud`() throws {
    #expect(try lint(suite("Please answer.", models: "[afm-cloud]")) == [])
    #expect(
      try lint(suite("Please answer.", models: "[afm-cloud, afm-2]")) == ["politeness: Please"])
    #expect(
      try lint(suite("Use {{passages}}", models: "afm-cloud"))
        == ["untrusted-instructions: {{passages}}"])
  }

  @Test(arguments: [(4_000, []), (20_000, ["context-window: x"]), (40_000, ["context-window: x"])])
  func `a prompt that no count of tokens fits is told`(
    characters: Int, warnings: [String]
  ) throws {
    let text = String(repeating: "word ", count: characters / 5)
    let suite = """
      suite: a
      models: [afm-2, afm-3-core-advanced]
      cases:
        - name: x
          question: Hi?
          passages: ["\(text)"]
          assert: [{contains: a}]

      """
    #expect(try lint(suite) == warnings)
    #expect(try lint(suite.replacing("afm-2, afm-3-core-advanced", with: "afm-cloud")) == [])
  }

  @Test func `a text that aliases repeat is told once, and every version is read`() throws {
    #expect(
      try lint(
        """
        suite: a
        prompts:
          one: {instructions: &i "Answer \\x41, please.", models: [afm-2]}
          two: {instructions: *i, prompt: "Please: {{question}}"}
          three: {prompt: "Please: {{question}}", models: [afm-cloud]}
        cases:
          - {name: x, question: Hi?, prompt: "Maybe {{question}}", assert: [{contains: a}]}

        """) == [
          "politeness: please", "politeness: Please", "politeness: Maybe",
        ])
  }
}
