import SourceText
import SuiteSyntax
import TelltaleKit

/// One line of `judge --jsonl`, judged.
struct JudgedLine {
  /// The answer to the line.
  let json: AnswerValue

  /// What a person should know of the line: keys that are not read.
  let remarks: [String]

  /// Judges a line.
  init(_ text: String) {
    let line = JSONLine(text, keys: Self.keys)
    let judgement = line.answer(Self.judge) { .error("bad-input", $0) }
    let evidence = judgement.evidence.map { evidence in
      AnswerValue.object([
        .init("in", .string(evidence.place)), .init("utf8", AnswerValue(utf8: evidence.range)),
      ])
    }
    json = .object([
      .init("id", line.id),
      .init("verdict", .string(judgement.verdict.rawValue)),
      .init("reason", .string(judgement.reason)),
      .init("message", .string(judgement.message)),
      .init("evidence", .array(evidence)),
    ])
    remarks = line.remarks
  }

  private static let keys = [
    "answer", "assertion", "document-language", "history", "id", "instructions", "language",
    "outcome", "passages", "prompt", "question", "reference", "region",
  ]

  private static func judge(_ value: AnswerValue) throws(SuiteValueError) -> Judgement {
    guard let assertion = value["assertion"] else { throw SuiteValueError("no 'assertion'") }
    let item = try AssertionReader().item(SuiteNode(assertion))
    var subject = AssertionSubject(
      outcome: try outcome(value), question: try value.text("question"),
      passages: try passages(value), instructions: try value.text("instructions") ?? "",
      prompt: try value.text("prompt") ?? "", history: try history(value),
      language: try value.text("language"), region: try value.text("region"),
      documentLanguage: try value.text("document-language"),
      reference: try value.text("reference"))
    if case .guided(let answer)? = subject.outcome.answer {
      subject.answerSchema = AnswerSchema(of: answer)
    }
    let setting = AssertionSetting(
      answerSchema: subject.answerSchema, hasQuestion: subject.question != nil,
      hasPassages: value["passages"] != nil, hasInstructions: value["instructions"] != nil,
      hasHistory: value["history"] != nil,
      hasReference: subject.reference != nil)
    if subject.outcome.answer != nil, let need = item.unmetNeed(in: setting) {
      return .error("unmet-need", need)
    }
    return item.judge(subject)
  }

  private static func outcome(_ value: AnswerValue) throws(SuiteValueError) -> Outcome {
    let name = try value.text("outcome")
    switch value["answer"] {
    case .string(let text)?:
      return name == "truncated" ? .truncated(.text(text)) : .answered(.text(text))
    case .object(let members)?:
      let answer = Answer.guided(.object(members))
      return name == "truncated" ? .truncated(answer) : .answered(answer)
    case .null?, nil:
      guard let name else { throw SuiteValueError("no 'answer'") }
      guard let outcome = Outcome(name: name) else {
        throw SuiteValueError("'\(name)' is not an outcome without an answer")
      }
      return outcome
    default: throw SuiteValueError("'answer' is neither text nor an object")
    }
  }

  private static func passages(_ value: AnswerValue) throws(SuiteValueError) -> [Passage] {
    guard let list = value["passages"] else { return [] }
    guard case .array(let elements) = list else {
      throw SuiteValueError("'passages' is not a list")
    }
    var passages: [Passage] = []
    for element in elements {
      if case .string(let text) = element {
        passages.append(Passage(text: text))
      } else {
        passages.append(
          Passage(
            title: try element.text("title"), heading: try element.text("heading"),
            text: try element.text("text") ?? ""))
      }
    }
    return passages
  }

  private static func history(_ value: AnswerValue) throws(SuiteValueError) -> [Exchange] {
    guard let list = value["history"] else { return [] }
    guard case .array(let elements) = list else { throw SuiteValueError("'history' is not a list") }
    var history: [Exchange] = []
    for element in elements {
      history.append(
        Exchange(
          question: try element.text("question") ?? "",
          answer: try element.text("answer") ?? ""))
    }
    return history
  }
}

extension SuiteNode {
  /// A JSON value as a node; its ranges are empty.
  init(_ value: AnswerValue) {
    let content: Content =
      switch value {
      case .null: .scalar(.init("null"))
      case .boolean(let value): .scalar(.init(value ? "true" : "false"))
      case .integer(let value): .scalar(.init(String(value)))
      case .number: .scalar(.init(value.json))
      case .string(let text): .scalar(.init(text, style: .doubleQuoted))
      case .array(let elements): .sequence(elements.map { SuiteNode($0) })
      case .object(let members):
        .mapping(
          members.map { Entry(key: $0.name, keyRange: 0..<0, value: SuiteNode($0.value)) })
      }
    self.init(content, range: 0..<0)
  }
}

extension AnswerSchema {
  /// The type that a value has, as far as it shows.
  init?(of value: AnswerValue) {
    guard case .object(let members) = value else { return nil }
    self.init(
      properties: members.map { member in
        Property(name: member.name, type: Self.type(of: member.value))
      })
  }

  private static func type(of value: AnswerValue) -> ValueType {
    switch value {
    case .boolean: .boolean
    case .integer: .integer
    case .number: .number
    case .array(let elements): .array(of: elements.first.map { type(of: $0) } ?? .string)
    case .object: AnswerSchema(of: value).map { .object($0) } ?? .string
    case .null, .string: .string
    }
  }
}

extension Outcome {
  /// An outcome without details and without an answer, by its name.
  fileprivate init?(name: String) {
    switch Kind(rawValue: name) {
    case .refused?: self = .refused(explanation: nil)
    case .guardrailViolation?: self = .guardrailViolation
    case .contextExceeded?: self = .contextExceeded(contextSize: nil, tokenCount: nil)
    case .decodingFailure?: self = .decodingFailure
    case .unsupportedLanguage?: self = .unsupportedLanguage(code: nil)
    case .unsupportedGuide?: self = .unsupportedGuide(nil)
    case .rateLimited?: self = .rateLimited(reset: nil)
    case .quotaReached?: self = .quotaReached(reset: nil)
    case .concurrentRequests?: self = .concurrentRequests
    case .unavailable?: self = .unavailable(.modelNotReady)
    case .networkFailure?: self = .networkFailure("")
    case .serviceUnavailable?: self = .serviceUnavailable(nil)
    case .timeout?: self = .timeout
    case .toolFailure?: self = .toolFailure("")
    case .unknown?: self = .unknown("")
    case .answered?, .truncated?, nil: return nil
    }
  }
}
