@testable import TelltaleKit

/// Sentences of prompts with the rule that they give.
enum RuleSentences {
  struct Sample: Hashable, Sendable, CustomStringConvertible {
    var rule: Rule?
    var text: String
    var description: String { text }
  }

  /// Reads blocks: the rule's name, then a sentence a line.
  static func samples(_ text: String) -> [Sample] {
    text.split(separator: "\n\n").flatMap { block -> [Sample] in
      let lines = block.split(separator: "\n").map(String.init)
      guard let first = lines.first, let rule = Rule(rawValue: first) else { return [] }
      return lines.dropFirst().map { Sample(rule: rule, text: $0) }
    }
  }
}
