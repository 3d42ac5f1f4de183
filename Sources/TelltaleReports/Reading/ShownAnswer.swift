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

extension TrialResult {
  /// The answer for a person; of a conversation that of each turn.
  var shown: String {
    if turns.isEmpty { return response.outcome.shown }
    return turns.map(\.shown).numbered
  }
}

extension TurnResult {
  /// The answer for a person, or what happened instead.
  var shown: String { response?.outcome.shown ?? "(\(Self.notAsked))" }
}

extension BaselineTurn {
  /// The commonest answer that was accepted, or what happened instead.
  var shown: String {
    responses.first?.answer?.shown ?? "(\(outcome?.rawValue ?? TurnResult.notAsked))"
  }
}

extension BaselineCell {
  /// The commonest answer that was accepted, or what happened instead; of a
  /// conversation for each turn.
  var shown: String {
    if turns.isEmpty { return responses.first?.answer?.shown ?? "(\(outcome.rawValue))" }
    return turns.map(\.shown).numbered
  }
}

extension [String] {
  /// The texts, each behind the number of its turn.
  fileprivate var numbered: String {
    enumerated().map { "turn \($0 + 1): \($1)" }.joined(separator: "\n")
  }
}
