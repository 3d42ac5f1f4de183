import TelltaleKit

extension Answer {
  /// The answer for a person: its words, then the other members of a guided one,
  /// a line each.
  var shown: String {
    switch self {
    case .text(let text): return text
    case .guided(.object(let members)):
      let words = members.first { $0.name == "text" } ?? members.first { $0.value.isText }
      var lines: [String] = []
      if let words, case .string(let text) = words.value { lines.append(text) }
      for member in members where member.name != words?.name {
        lines.append("\(member.name): \(member.value.json)")
      }
      return lines.joined(separator: "\n")
    case .guided(let value): return value.json
    }
  }
}

extension Outcome {
  /// The answer for a person, or what happened instead in parentheses.
  var shown: String { answer?.shown ?? "(\(summary))" }
}

extension AnswerValue {
  fileprivate var isText: Bool { if case .string = self { true } else { false } }
}

extension BaselineCell {
  /// The commonest answer that was accepted, or what happened instead.
  var shown: String { responses.first?.answer?.shown ?? "(\(outcome.rawValue))" }
}
