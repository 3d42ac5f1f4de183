import SuiteSyntax
import TelltaleKit

/// What a program's end and output come to.
struct CommandResponse {
  /// The model.
  var declaration: CommandDeclaration

  /// The type that was asked for, if any.
  var schema: AnswerSchema?

  /// What the program said.
  var output: ChildProcess.Output

  /// The response.
  var response: Response {
    let name = declaration.programName
    switch output.ending {
    case .timedOut, .cancelled: return Response(.timeout)
    case .tooMuchOutput:
      return Response(.unknown("\(name) wrote more than \(CommandModel.outputLimit >> 20) MiB"))
    case .signalled:
      return Response(.unknown("\(name) \(Self.phrase(output.ending))\(reasonGiven)"))
    case .exited(0): return answer
    case .exited(let status): return Response(outcome(ofStatus: Int(status)))
    }
  }

  /// How a program ended, behind its name.
  static func phrase(_ ending: ChildProcess.Ending) -> String {
    switch ending {
    case .exited(let status): "ended with status \(status)"
    case .signalled(let signal): "was ended by signal \(signal)"
    case .timedOut: "did not end in time"
    case .cancelled: "was ended"
    case .tooMuchOutput: "wrote too much"
    }
  }

  /// What a program said of its errors, on one line of limited length; `nil` where it
  /// said nothing.
  static func said(_ errors: String) -> String? {
    let text = errors.withoutTerminalSequences.onOneLine(limit: 400)
    return text.isEmpty ? nil : text
  }

  private var reasonGiven: String { Self.said(output.errors).map { ": \($0)" } ?? "" }

  // MARK: Answers

  private var answer: Response {
    let name = declaration.programName
    guard let text = String(validating: output.bytes, as: UTF8.self) else {
      return Response(.unknown("\(name) wrote bytes that are not UTF-8"))
    }
    switch declaration.output {
    case .text: return Response(outcome(ofText: text.withoutLastLineBreak))
    case .json:
      do throws(JSONSyntaxError) {
        return response(of: try AnswerValue(json: text))
      } catch {
        return Response(
          .unknown("\(name) wrote no response in JSON: \(error.message)\(reasonGiven)"))
      }
    }
  }

  private func outcome(ofText text: String) -> Outcome {
    guard schema != nil else { return .answered(.text(text)) }
    // What a framework cannot make the type of is an error there, too.
    guard let value = try? AnswerValue(json: text), case .object = value else {
      return .decodingFailure
    }
    return .answered(.guided(value))
  }

  private func response(of value: AnswerValue) -> Response {
    let name = declaration.programName
    do throws(SuiteValueError) {
      var response = try Response(value.node)
      response.route = nil
      guard let answer = response.outcome.answer else { return response }
      switch (answer, schema) {
      case (.text, nil), (.guided, _?): return response
      case (.text(let text), _?):
        guard case .answered(let guided) = outcome(ofText: text) else {
          response.outcome = .decodingFailure
          return response
        }
        response.outcome =
          response.outcome.kind == .truncated ? .truncated(guided) : .answered(guided)
        return response
      case (.guided, nil):
        return Response(.unknown("\(name) answered with a value where text was asked for"))
      }
    } catch {
      let help = error.help.map { " (\($0))" } ?? ""
      return Response(
        .unknown("\(name) wrote a response that makes no sense: \(error.message)\(help)"))
    }
  }

  // MARK: Failures

  private func outcome(ofStatus status: Int) -> Outcome {
    let name = declaration.programName
    let said = Self.said(output.errors)
    if let known = declaration.exitCodes[status] { return known.outcome(said: said) }
    let unknown = Outcome.unknown("\(name) ended with status \(status)\(reasonGiven)")
    switch declaration.preset {
    case nil: return unknown
    case .fmRespond?:
      if status == 69 {
        return .unknown(
          "fm is not licensed on this machine: a person has to read and accept its licence with "
            + "`sudo fm license`")
      }
      return Self.classified(said, [:]) ?? unknown
    case .apfel?:
      return Self.classified(said, Self.apfelLabels) ?? Self.apfelOutcomes[status] ?? unknown
    }
  }

  /// The outcome that a program's words stand for.
  private static func classified(_ said: String?, _ labels: [String: Outcome]) -> Outcome? {
    guard let said else { return nil }
    for (label, outcome) in labels.sorted(by: { $0.key < $1.key }) where said.contains(label) {
      return outcome
    }
    let text = said.lowercased()
    let reasons: [(String, Outcome.Unavailability)] = [
      ("apple intelligence not enabled", .appleIntelligenceNotEnabled),
      ("apple intelligence is not enabled", .appleIntelligenceNotEnabled),
      ("device not eligible", .deviceNotEligible), ("model not ready", .modelNotReady),
    ]
    if let reason = reasons.first(where: { text.contains($0.0) })?.1 { return .unavailable(reason) }
    if text.contains("exceeded"), text.contains("context size") {
      return .contextExceeded(contextSize: nil, tokenCount: nil)
    }
    let outcome = ServerError(status: 0, body: Array(said.utf8)).outcome(keyVariable: nil)
    if case .unknown = outcome { return nil }
    return outcome
  }

  /// What `apfel` begins its errors with.
  ///
  /// Source: its `ApfelError.cliLabel`.
  private static let apfelLabels: [String: Outcome] = [
    "[guardrail]": .guardrailViolation, "[refusal]": .refused(explanation: nil),
    "[context overflow]": .contextExceeded(contextSize: nil, tokenCount: nil),
    "[rate limited]": .rateLimited(reset: nil), "[busy]": .concurrentRequests,
    "[model loading]": .unavailable(.modelNotReady), "[unsupported guide]": .unsupportedGuide(nil),
    "[decoding failure]": .decodingFailure,
    "[unsupported language]": .unsupportedLanguage(code: nil),
  ]

  /// What `apfel` exits with.
  ///
  /// Source: its manual.
  private static let apfelOutcomes: [Int: Outcome] = [
    3: .guardrailViolation, 4: .contextExceeded(contextSize: nil, tokenCount: nil),
    5: .unavailable(.modelNotReady), 6: .rateLimited(reset: nil),
  ]
}

extension CommandDeclaration.ExitOutcome {
  /// The outcome, with what the program said where the outcome tells it.
  fileprivate func outcome(said: String?) -> Outcome {
    switch kind {
    case .answered, .truncated, .unknown: .unknown(said ?? "the program said no more")
    case .refused: .refused(explanation: said)
    case .guardrailViolation: .guardrailViolation
    case .contextExceeded: .contextExceeded(contextSize: nil, tokenCount: nil)
    case .decodingFailure: .decodingFailure
    case .unsupportedLanguage: .unsupportedLanguage(code: nil)
    case .unsupportedGuide: .unsupportedGuide(said)
    case .rateLimited: .rateLimited(reset: nil)
    case .quotaReached: .quotaReached(reset: nil)
    case .concurrentRequests: .concurrentRequests
    case .unavailable: .unavailable(reason ?? .modelNotReady)
    case .networkFailure: .networkFailure(said ?? "the program said no more")
    case .serviceUnavailable: .serviceUnavailable(said)
    case .timeout: .timeout
    case .toolFailure: .toolFailure(said ?? "the program said no more")
    }
  }
}

extension String {
  /// The text without the line break at its end, which programs write behind an answer.
  var withoutLastLineBreak: String {
    guard utf8.last == 0x0A else { return self }
    let bytes = utf8.dropLast()
    return String(decoding: bytes.last == 0x0D ? bytes.dropLast() : bytes, as: UTF8.self)
  }

  /// The text without the sequences by which a terminal is told of colors (ECMA-48,
  /// section 5.4).
  var withoutTerminalSequences: String {
    var result: [UInt8] = []
    var rest = utf8[...]
    while let byte = rest.popFirst() {
      guard byte == 0x1B, rest.first == UInt8(ascii: "[") else {
        result.append(byte)
        continue
      }
      rest = rest.dropFirst()
      while let next = rest.first, (0x20...0x3F).contains(next) { rest = rest.dropFirst() }
      if let last = rest.first, (0x40...0x7E).contains(last) { rest = rest.dropFirst() }
    }
    return String(decoding: result, as: UTF8.self)
  }
}
