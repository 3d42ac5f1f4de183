/// Something that a prompt can ask for and that keeps a model from a fault.
public enum Rule: String, Hashable, Sendable, CaseIterable {
  /// Answer in the language of the question.
  case answerLanguage = "answer-language"

  /// Do not copy the headings of the excerpts.
  case noHeadings = "no-headings"

  /// Write amounts with their currency, as in the document.
  case keepCurrency = "keep-currency"

  /// Begin with the answer itself.
  case startWithAnswer = "start-with-answer"

  /// Do not repeat the question.
  case noQuestionEcho = "no-question-echo"

  /// No introduction before the answer.
  case noPreamble = "no-preamble"

  /// Say when the documents do not hold the answer.
  case sayWhenMissing = "say-when-missing"

  /// Do not add amounts up.
  case noSums = "no-sums"

  /// Keep it short.
  case beBrief = "be-brief"

  /// Plain text, no Markdown.
  case noMarkdown = "no-markdown"
}

extension Rule {
  /// A sentence for instructions that gives the rule.
  public var sentence: String {
    switch self {
    case .answerLanguage: "Answer in the language of the user's message."
    case .noHeadings: "Do not copy the headings of the excerpts."
    case .keepCurrency: "Write amounts with their currency, as written on the document."
    case .startWithAnswer: "Start with the answer."
    case .noQuestionEcho: "Do not repeat the question."
    case .noPreamble: "Write no introduction before the answer."
    case .sayWhenMissing: "If the documents do not hold the answer, say so."
    case .noSums: "Do not add amounts up."
    case .beBrief: "Keep the answer short."
    case .noMarkdown: "Write plain text, no Markdown and no code fences."
    }
  }
}

/// The rules that a prompt gives, and where.
struct RuleSet: Hashable, Sendable {
  /// Rules in the instructions or the text of the prompt.
  var inPrompt: Set<Rule> = []

  /// Rules in the guides of the answer's properties.
  var inGuides: Set<Rule> = []

  /// Languages for which the prompt says to answer in that same language.
  var languagesKept: Set<String> = []

  /// The one language in which the prompt wants every answer.
  var fixedLanguage: String?

  /// Whether a rule is given anywhere.
  func contains(_ rule: Rule) -> Bool { inPrompt.contains(rule) || inGuides.contains(rule) }
}
