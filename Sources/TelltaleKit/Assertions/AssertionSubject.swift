/// What an assertion judges: a response in its setting.
public struct AssertionSubject: Hashable, Sendable {
  /// How the request ended.
  public var outcome: Outcome

  /// The user's question, if the case has one.
  public var question: String?

  /// The passages that the model was shown.
  public var passages: [Passage]

  /// The instructions as the model got them.
  public var instructions: String

  /// The last message of the user as the model got it.
  public var prompt: String

  /// Earlier turns of the conversation.
  public var history: [Exchange]

  /// The type that was asked for, if any.
  public var answerSchema: AnswerSchema?

  /// The language of the conversation, where it is stated: a BCP 47 tag.
  public var language: String?

  /// The region of the conversation, where it is stated, such as `CA`.
  public var region: String?

  /// The language of the passages, where it is stated: a BCP 47 tag.
  public var documentLanguage: String?

  /// A good answer, which no model saw.
  public var reference: String?

  /// The part of the answer that is judged, where a suite says so with `on`.
  public var focus: AnswerFocus

  /// What is known of the trial beside what was asked and answered.
  public var circumstances: Circumstances

  /// What was worked out about the case before.
  public var memo: CaseMemo

  /// Creates a subject.
  public init(
    outcome: Outcome, question: String? = nil, passages: [Passage] = [], instructions: String = "",
    prompt: String = "", history: [Exchange] = [], answerSchema: AnswerSchema? = nil,
    language: String? = nil, region: String? = nil, documentLanguage: String? = nil,
    reference: String? = nil, focus: AnswerFocus = .text,
    circumstances: Circumstances = Circumstances(), memo: CaseMemo = CaseMemo()
  ) {
    self.outcome = outcome
    self.question = question
    self.passages = passages
    self.instructions = instructions
    self.prompt = prompt
    self.history = history
    self.answerSchema = answerSchema
    self.language = language
    self.region = region
    self.documentLanguage = documentLanguage
    self.reference = reference
    self.focus = focus
    self.circumstances = circumstances
    self.memo = memo
  }
}

/// Which part of an answer is judged.
public enum AnswerFocus: Hashable, Sendable {
  /// The plain answer, or the property `text` of a guided one.
  case text

  /// All of the answer; a guided one as JSON.
  case raw

  /// A path into a guided answer, such as `documents.0`.
  case path([String])
}

/// An earlier turn of a conversation.
public struct Exchange: Hashable, Sendable {
  /// What the user asked.
  public var question: String

  /// What the model answered.
  public var answer: String

  /// Creates an exchange.
  public init(question: String, answer: String) {
    self.question = question
    self.answer = answer
  }
}
