/// An answer that takes its form or its facts from an example in the instructions.
package struct AnswerTemplate: Hashable, Sendable {
  /// How the example shows in the answer.
  package enum Form: String, Hashable, Sendable {
    /// The example itself.
    case verbatim

    /// Its words, with other numbers and names in their places.
    case skeleton

    /// A number that only the example holds.
    case leak

    /// Two or three shared words with all else changed: it may be chance.
    case short
  }

  /// How it shows.
  package var form: Form

  /// What of the answer shows it, in UTF-8.
  package var range: Range<Int>

  /// What the case itself holds: words of the passages and the question.
  package struct Slots: Sendable {
    private let words: Set<String>
    private let stems: Set<String>

    /// Collects the words of some texts.
    package init(_ texts: [TextTokens]) {
      words = Set(texts.flatMap(\.words))
      stems = Set(words.filter { $0.count >= 5 }.map { String($0.prefix(5)) })
    }

    /// Whether the case holds a word.
    func hold(_ word: String) -> Bool { words.contains(word) }

    /// Whether a word may stand in a slot: a number, a word of the case, or one
    /// that shares its beginning with one.
    func mayFill(_ token: TextToken) -> Bool {
      if token.kind == .number || words.contains(token.text) { return true }
      guard token.text.count >= 4 else { return false }
      if token.text.count >= 5, stems.contains(String(token.text.prefix(5))) { return true }
      // No inflected word is longer.
      let longest = min(token.text.count, 64)
      return (3..<longest).contains { words.contains(String(token.text.prefix($0))) }
    }
  }

  /// Looks for an example in an answer; there is nothing to create when the
  /// answer is free of it.
  package init?(of example: [TextToken], in answer: TextTokens, slots: Slots) {
    guard !example.isEmpty, !answer.tokens.isEmpty else { return nil }
    let words = example.map(\.text)
    let numbers = example.filter { $0.kind == .number }
    let isSupported = !numbers.isEmpty && numbers.allSatisfy { slots.hold($0.text) }
    if !isSupported {
      let run = CommonRun(of: words, and: answer.words)
      if run.first.count >= 3, run.first.count * 5 >= words.count * 4 {
        form = .verbatim
        range = answer.range(of: run.second)
        return
      }
    }
    let skeleton = Skeleton(of: example, in: answer.tokens, slots: slots)
    if let shown = skeleton.form, shown == .skeleton {
      form = shown
      range = answer.range(of: answer.tokens.indices)
      return
    }
    let known = Set(numbers.filter { $0.stem.count >= 2 && !slots.hold($0.text) }.map(\.text))
    if let leak = answer.tokens.first(where: { $0.kind == .number && known.contains($0.text) }) {
      form = .leak
      range = leak.range
      return
    }
    guard let shown = skeleton.form else { return nil }
    form = shown
    range = answer.range(of: answer.tokens.indices)
  }
}

/// What an example and an answer share beside their numbers and names.
private struct Skeleton {
  let form: AnswerTemplate.Form?

  init(of example: [TextToken], in answer: [TextToken], slots: AnswerTemplate.Slots) {
    let left = Self.withoutMonths(example)
    let right = Self.withoutMonths(answer)
    let alignment = TokenAlignment(of: left, and: right)
    var matched: Set<Int> = []
    var shared = 0
    var covered = 0
    var changed = 0
    var (leftEnd, rightEnd) = (0, 0)
    func gap(to leftStart: Int, _ rightStart: Int) {
      let replaced = rightEnd..<rightStart
      guard leftEnd < leftStart, !replaced.isEmpty,
        replaced.allSatisfy({ right[$0].hasPrefix("0") || slots.mayFill(answer[$0]) })
      else { return }
      covered += min(leftStart - leftEnd, replaced.count + 1)
      changed += 1
    }
    for match in alignment.matches {
      gap(to: match.left.lowerBound, match.right.lowerBound)
      shared += match.left.count { example[$0].kind != .number }
      covered += match.left.count
      matched.formUnion(match.right)
      (leftEnd, rightEnd) = (match.left.upperBound, match.right.upperBound)
    }
    gap(to: example.count, answer.count)
    let free = answer.indices.filter { index in
      if matched.contains(index) { return answer[index].kind != .number }
      return !right[index].hasPrefix("0") && !slots.mayFill(answer[index])
    }
    let freeMatched = free.count { matched.contains($0) }
    let ofAnswer = free.isEmpty ? 0 : Double(freeMatched) / Double(free.count)
    let ofExample = Double(covered) / Double(example.count)
    let isOfCharacters = example.count { $0.isCharacter } * 2 > example.count
    let least = isOfCharacters ? 5 : 4
    if changed >= 1, ofAnswer >= 0.65, ofExample >= 0.6, shared >= least {
      form = .skeleton
    } else if changed >= 2, ofAnswer >= 0.9, ofExample >= 0.6, (2..<least).contains(shared) {
      form = .short
    } else {
      form = nil
    }
  }

  /// The words, with a zero before a word between two numbers: a month, which is
  /// a slot and no shared word.
  private static func withoutMonths(_ tokens: [TextToken]) -> [String] {
    tokens.indices.map { index in
      let token = tokens[index]
      guard index > 0, index + 1 < tokens.count, token.kind == .word,
        tokens[index - 1].kind == .number, tokens[index + 1].kind == .number
      else { return token.text }
      return "0\(token.text)"
    }
  }
}
