import SourceText
package import SuiteSyntax

extension Request {
  /// The request as a mapping: all that reached the model, in its order.
  package var suiteValue: SuiteValue {
    var entries: [(key: String, value: SuiteValue)] = [
      ("segments", .list(segments.map(\.suiteValue)))
    ]
    if let answer { entries.append(("answer", answer.suiteValue)) }
    if options != GenerationOptions() { entries.append(("options", options.suiteValue)) }
    return .mapping(entries)
  }

  /// Reads a request from its mapping.
  ///
  /// - Throws: ``SuiteValueError`` for the first mistake.
  package init(_ node: SuiteNode) throws(SuiteValueError) {
    let values = try node.entries(allowing: ["segments", "answer", "options"], of: "a request")
    var segments: [Segment] = []
    for item in try values.needed("segments", of: "a request", at: node.range).items() {
      segments.append(try Segment(item))
    }
    self.init(segments: segments)
    if let answer = values["answer"] { self.answer = try AnswerSchema(answer) }
    if let options = values["options"] { self.options = try GenerationOptions(options) }
  }
}

extension Request.Segment {
  /// The name of the kind, and which passage or turn it is about, if any.
  private var kindName: (name: String, key: String, index: Int?) {
    switch kind {
    case .text: ("text", "", nil)
    case .question: ("question", "", nil)
    case .passageTitle(let index): ("passage-title", "passage", index)
    case .passageHeading(let index): ("passage-heading", "passage", index)
    case .passageText(let index): ("passage-text", "passage", index)
    case .earlierQuestion(let index): ("earlier-question", "turn", index)
    case .earlierAnswer(let index): ("earlier-answer", "turn", index)
    }
  }

  fileprivate var suiteValue: SuiteValue {
    let (name, key, index) = kindName
    var entries: [(key: String, value: SuiteValue)] = [
      ("message", .integer(Int64(message))), ("role", .text(role.rawValue)), ("kind", .text(name)),
    ]
    if let index { entries.append((key, .integer(Int64(index)))) }
    entries.append(("text", .text(text)))
    return .mapping(entries)
  }

  fileprivate init(_ node: SuiteNode) throws(SuiteValueError) {
    let values = try node.entries(
      allowing: ["message", "role", "kind", "passage", "turn", "text"], of: "a segment")
    func needed(_ key: String) throws(SuiteValueError) -> SuiteNode {
      try values.needed(key, of: "a segment", at: node.range)
    }
    let word = try needed("role").text()
    guard let role = Request.Role(rawValue: word) else {
      throw SuiteValueError("'\(word)' is not a role", at: node.range)
    }
    let kind: Kind
    switch try needed("kind").text() {
    case "text": kind = .text
    case "question": kind = .question
    case "passage-title": kind = .passageTitle(try needed("passage").integer())
    case "passage-heading": kind = .passageHeading(try needed("passage").integer())
    case "passage-text": kind = .passageText(try needed("passage").integer())
    case "earlier-question": kind = .earlierQuestion(try needed("turn").integer())
    case "earlier-answer": kind = .earlierAnswer(try needed("turn").integer())
    case let other: throw SuiteValueError("'\(other)' is not a kind of segment", at: node.range)
    }
    self.init(
      role: role, kind: kind, text: try needed("text").text(),
      message: try needed("message").integer())
  }
}

extension [String: SuiteNode] {
  /// Returns the value of a key that has to be there.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - owner: What the key belongs to, for the message.
  ///   - range: Where the owner stands.
  /// - Returns: The value.
  /// - Throws: ``SuiteValueError`` when the key is absent.
  func needed(
    _ key: String, of owner: String, at range: Range<Int>
  ) throws(SuiteValueError) -> SuiteNode {
    if let node = self[key] { return node }
    throw SuiteValueError("\(owner) without '\(key)'", at: range, id: "missing-key")
  }
}
