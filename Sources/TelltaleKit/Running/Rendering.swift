/// Turns a case and a prompt version into what a model gets.
public struct Rendering: Sendable {
  /// The template of a passage.
  public var passageTemplate: Template

  /// The type to generate, or `nil` for plain text.
  public var answer: AnswerSchema?

  /// Creates a rendering.
  public init(passageTemplate: Template, answer: AnswerSchema?) {
    self.passageTemplate = passageTemplate
    self.answer = answer
  }

  /// Returns the request of a case with a prompt version.
  ///
  /// An undefined variable stays empty here: suites that have one are refused
  /// before.
  ///
  /// - Parameters:
  ///   - version: The prompt version.
  ///   - subject: The case, at one of its turns.
  ///   - opening: The case at the turn that opened the session, which its
  ///     instructions are for; the same unless given.
  ///   - earlier: The exchanges that are kept, the oldest first.
  ///   - form: How they reach the model.
  /// - Returns: The request.
  public func request(
    for version: PromptVersion, of subject: Case, openedBy opening: Case? = nil,
    after earlier: [SentExchange] = [], as form: CaseHistory.Form = .transcript
  ) -> Request {
    var segments: [Request.Segment] = []
    if let instructions = version.instructions {
      segments += render(instructions, for: opening ?? subject, role: .instructions, message: 0)
    }
    switch form {
    case .transcript:
      segments += earlier.transcript
      segments += message(for: version, of: subject, message: 2 * earlier.count + 1)
    case .messages:
      segments += earlier.toldInMessage
      segments += message(for: version, of: subject, message: 1)
    }
    return Request(segments: segments, answer: answer, options: version.options)
  }

  /// Returns the user's message of a case.
  func message(
    for version: PromptVersion, of subject: Case, message: Int = 1
  ) -> [Request.Segment] {
    let isDefault = version.prompt.source.utf8.elementsEqual(SuiteDecoder.defaultPrompt.utf8)
    guard isDefault else {
      return render(version.prompt, for: subject, role: .user, message: message)
    }
    var segments = passages(of: subject, role: .user, message: message)
    if let question = subject.question {
      if !segments.isEmpty {
        segments.append(.init(role: .user, kind: .text, text: "\n\n", message: message))
      }
      segments.append(.init(role: .user, kind: .question, text: question, message: message))
    }
    return segments
  }

  private func render(
    _ template: Template, for subject: Case, role: Request.Role, message: Int
  ) -> [Request.Segment] {
    template.pieces.flatMap { piece -> [Request.Segment] in
      switch piece {
      case .literal(let text):
        return [.init(role: role, kind: .text, text: text, message: message)]
      case .variable("passages", let isJSON):
        let passages = self.passages(of: subject, role: role, message: message)
        guard isJSON else { return passages }
        let text = passages.map(\.text).joined().jsonString
        return [.init(role: role, kind: .text, text: text, message: message)]
      case .variable(let name, let isJSON):
        let isQuestion = name == "question"
        let value = (isQuestion ? subject.question : subject.variables[name]) ?? ""
        return [
          .init(
            role: role, kind: isQuestion ? .question : .text,
            text: isJSON ? value.jsonString : value, message: message)
        ]
      }
    }
  }

  /// The passages, each as its template shows it, with an empty line between.
  private func passages(
    of subject: Case, role: Request.Role, message: Int
  ) -> [Request.Segment] {
    var segments: [Request.Segment] = []
    for (index, passage) in (subject.passages ?? []).enumerated() {
      if index > 0 {
        segments.append(.init(role: role, kind: .text, text: "\n\n", message: message))
      }
      for (kind, text) in shown(passage, index, subject) where !text.isEmpty {
        segments.append(.init(role: role, kind: kind, text: text, message: message))
      }
    }
    return segments
  }

  /// The pieces of one passage.
  ///
  /// A title or heading that the passage does not have takes its whole line with
  /// it when it stands alone there.
  private func shown(
    _ passage: Passage, _ index: Int, _ subject: Case
  ) -> [(Request.Segment.Kind, String)] {
    var pieces: [(kind: Request.Segment.Kind, text: String)] = []
    var skipsLineBreak = false
    for piece in passageTemplate.pieces {
      switch piece {
      case .literal(var text):
        if skipsLineBreak, text.hasPrefix("\n") { text.removeFirst() }
        pieces.append((.text, text))
        skipsLineBreak = false
      case .variable(let name, let isJSON):
        let startsLine = pieces.last.map { $0.text.isEmpty || $0.text.hasSuffix("\n") } ?? true
        let (kind, value): (Request.Segment.Kind, String?) =
          switch name {
          case "title": (.passageTitle(index), passage.title)
          case "heading": (.passageHeading(index), passage.heading)
          case "text": (.passageText(index), passage.text.droppingFinalLineBreaks)
          case "question": (.question, subject.question)
          default: (.text, subject.variables[name])
          }
        skipsLineBreak = startsLine && (value ?? "").isEmpty
        if let value, !value.isEmpty { pieces.append((kind, isJSON ? value.jsonString : value)) }
      }
    }
    return pieces
  }
}

extension String {
  /// The text without the line breaks at its end, which a block in a suite has
  /// and a passage does not mean.
  fileprivate var droppingFinalLineBreaks: String {
    var text = Substring(self)
    while text.last?.isNewline == true { text.removeLast() }
    return String(text)
  }
}
