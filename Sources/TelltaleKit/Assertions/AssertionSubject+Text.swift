extension AssertionSubject {
  /// The text that is judged with the name of the place it stands in, or `nil`
  /// when there is none at the path that a suite names.
  public var judgedText: (text: String, place: String)? {
    guard let answer = outcome.answer else { return nil }
    switch (focus, answer) {
    case (.text, _), (.raw, .text): return answer.text.map { ($0, "answer") }
    case (.raw, .guided(let value)): return (value.json, "answer")
    case (.path(let path), .guided(let value)):
      guard let found = value[path: path] else { return nil }
      let place = (["answer"] + path).joined(separator: "/")
      if case .string(let text) = found { return (text, place) }
      return (found.json, place)
    case (.path, .text): return nil
    }
  }
}

extension AnswerValue {
  /// The value as JSON on one line, members in their order.
  public var json: String {
    switch self {
    case .null: "null"
    case .boolean(let value): value ? "true" : "false"
    case .integer(let value): String(value)
    case .number(let value): value.isFinite ? "\(value)" : "null"
    case .string(let text): text.jsonString
    case .array(let elements): "[\(elements.map(\.json).joined(separator: ","))]"
    case .object(let members):
      "{\(members.map { "\($0.name.jsonString):\($0.value.json)" }.joined(separator: ","))}"
    }
  }
}

extension String {
  /// The text as a JSON string, with its quotes (RFC 8259 section 7).
  public var jsonString: String {
    var result = "\""
    for scalar in unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case "\r": result += "\\r"
      case "\t": result += "\\t"
      case "\u{0}"..<"\u{20}", "\u{7F}", "\u{2028}", "\u{2029}":
        let hex = String(scalar.value, radix: 16)
        result += "\\u" + String(repeating: "0", count: 4 - hex.count) + hex
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }
}
