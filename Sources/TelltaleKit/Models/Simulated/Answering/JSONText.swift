/// Writes a value as models write JSON by hand.
struct JSONText {
  /// Whether it stands in a block of code, with a member a line.
  var isFenced = false

  /// Whether quotation marks inside of texts are left as they are.
  var leavesQuotes = false

  /// Returns the text of a value.
  func text(of value: AnswerValue) -> String {
    guard isFenced else { return written(value, indent: nil) }
    return "```json\n\(written(value, indent: 0))\n```"
  }

  private func written(_ value: AnswerValue, indent: Int?) -> String {
    switch value {
    case .string(let text): return string(text)
    case .array(let elements):
      return list(elements.map { written($0, indent: indent.map { $0 + 1 }) }, "[", "]", indent)
    case .object(let members):
      let lines = members.map { member in
        "\(string(member.name)): \(written(member.value, indent: indent.map { $0 + 1 }))"
      }
      return list(lines, "{", "}", indent)
    case .null, .boolean, .integer, .number: return value.json
    }
  }

  private func list(_ parts: [String], _ open: String, _ close: String, _ indent: Int?) -> String {
    guard let indent, !parts.isEmpty else { return open + parts.joined(separator: ", ") + close }
    let inner = String(repeating: "  ", count: indent + 1)
    let outer = String(repeating: "  ", count: indent)
    return "\(open)\n\(parts.map { inner + $0 }.joined(separator: ",\n"))\n\(outer)\(close)"
  }

  private func string(_ text: String) -> String {
    guard leavesQuotes else { return text.jsonString }
    let parts = text.split(separator: "\"", omittingEmptySubsequences: false)
    return "\""
      + parts.map { $0.description.jsonString.dropFirst().dropLast() }
      .joined(separator: "\"") + "\""
  }
}

extension AnswerValue {
  /// Whether a text in the value has a quotation mark.
  var holdsQuote: Bool {
    switch self {
    case .string(let text): text.utf8.contains(UInt8(ascii: "\""))
    case .array(let elements): elements.contains(where: \.holdsQuote)
    case .object(let members): members.contains(where: \.value.holdsQuote)
    case .null, .boolean, .integer, .number: false
    }
  }

  /// The value with its texts changed.
  func mappingTexts(_ change: (String) -> String) -> AnswerValue {
    switch self {
    case .string(let text): .string(change(text))
    case .array(let elements): .array(elements.map { $0.mappingTexts(change) })
    case .object(let members):
      .object(members.map { .init($0.name, $0.value.mappingTexts(change)) })
    case .null, .boolean, .integer, .number: self
    }
  }
}
