import SourceText
import SuiteSyntax
import TelltaleKit

/// One line of `judge --jsonl`, judged.
struct JudgedLine {
  /// The answer to the line, as JSON.
  let json: String

  /// What a person should know of the line: keys that are not read.
  private(set) var remarks: [String] = []

  /// Judges a line.
  init(_ line: String) {
    var id: AnswerValue?
    let judgement: Judgement
    do {
      // Some editors begin a file with a byte order mark.
      let value = try AnswerValue(
        json: line.hasPrefix("\u{FEFF}") ? String(line.dropFirst()) : line)
      guard case .object(let members) = value else {
        throw SuiteValueError("expected a JSON object")
      }
      id = value["id"]
      for member in members where !Self.keys.contains(member.name) {
        let hint = member.name.nearest(among: Self.keys).map { "; did you mean '\($0)'?" } ?? ""
        remarks.append("the key '\(member.name)' is not read\(hint)")
      }
      judgement = try Self.judge(value)
    } catch let error as SuiteValueError {
      let help = error.help.map { "; \($0)" } ?? ""
      judgement = .error("bad-input", error.message + help)
    } catch let error as JSONSyntaxError {
      judgement = .error("bad-input", "not JSON at byte \(error.offset): \(error.message)")
    } catch {
      judgement = .error("bad-input", "\(error)")
    }
    let evidence = judgement.evidence.map { evidence in
      AnswerValue.object([
        .init("in", .string(evidence.place)),
        .init(
          "utf8",
          .array([
            .integer(Int64(evidence.range.lowerBound)), .integer(Int64(evidence.range.upperBound)),
          ])),
      ])
    }
    json =
      AnswerValue.object([
        .init("id", id ?? .null),
        .init("verdict", .string(judgement.verdict.rawValue)),
        .init("reason", .string(judgement.reason)),
        .init("message", .string(judgement.message)),
        .init("evidence", .array(evidence)),
      ]).json
  }

  private static let keys = [
    "answer", "assertion", "document-language", "history", "id", "instructions", "language",
    "outcome", "passages", "prompt", "question", "reference", "region",
  ]

  private static func judge(_ value: AnswerValue) throws(SuiteValueError) -> Judgement {
    guard let assertion = value["assertion"] else { throw SuiteValueError("no 'assertion'") }
    let item = try AssertionReader().item(SuiteNode(assertion))
    var subject = AssertionSubject(
      outcome: try outcome(value), question: try text("question", of: value),
      passages: try passages(value), instructions: try text("instructions", of: value) ?? "",
      prompt: try text("prompt", of: value) ?? "", history: try history(value),
      language: try text("language", of: value), region: try text("region", of: value),
      documentLanguage: try text("document-language", of: value),
      reference: try text("reference", of: value))
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

  private static func text(
    _ name: String, of value: AnswerValue
  ) throws(SuiteValueError) -> String? {
    switch value[name] {
    case .string(let text)?: return text
    case .null?, nil: return nil
    default: throw SuiteValueError("'\(name)' is not text")
    }
  }

  private static func outcome(_ value: AnswerValue) throws(SuiteValueError) -> Outcome {
    let name = try text("outcome", of: value)
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
            title: try text("title", of: element), heading: try text("heading", of: element),
            text: try text("text", of: element) ?? ""))
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
          question: try text("question", of: element) ?? "",
          answer: try text("answer", of: element) ?? ""))
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
