/// Words of the question that stand before what answers it.
package struct RepeatedQuestion: Hashable, Sendable {
  /// What was found.
  package enum Finding: Hashable, Sendable {
    /// They do not stand there, or answer the question.
    case none

    /// They stand there.
    case echo

    /// They may answer it: it asks for yes or no, or for one of two.
    case polar
  }

  /// What was found.
  package private(set) var finding = Finding.none

  /// What stands before the answer, in UTF-8 of the original.
  package private(set) var range = 0..<0

  /// Looks at what stands before the first word that the question did not hold.
  ///
  /// - Parameters:
  ///   - question: The question.
  ///   - answer: The answer to it.
  ///   - phrases: Those of their languages.
  package init(of question: TextTokens, in answer: TextTokens, phrases: Phrases) {
    guard !question.tokens.isEmpty, phrases.yesOrNo(atStartOf: answer.normalized) == nil else {
      return
    }
    let opening = Opening(of: answer, phrases: phrases)
    let asked = question.tokens.filter { QuestionEcho.hasContent($0, phrases: phrases) }
    // The opener is not the answer, and what it is called does not matter.
    let start = answer.tokens.firstIndex {
      $0.span.lowerBound >= (opening.preamble?.upperBound ?? 0)
    }
    guard let start, !asked.isEmpty else { return }
    let words = AskedWords(asked)
    var fact: Int?
    var count = 0
    for index in start..<answer.tokens.count {
      let token = answer.tokens[index]
      guard QuestionEcho.hasContent(token, phrases: phrases) else { continue }
      guard words.hold(token) else {
        fact = index
        break
      }
      count += 1
    }
    let before = Array(answer.tokens[start..<(fact ?? answer.tokens.count)])
    let isPolar = question.endsWithQuestionMark && !phrases.asksForFact(question)
    let share = Double(count) / Double(asked.count)
    let isOfCharacters = question.countsCharacters
    // One word of many is a subject that any answer may have.
    // One word of many is a subject that any answer may have.
    let isOfNumber = fact.map { answer.tokens[$0].kind == .number } ?? false
    guard count >= 2 || count == 1 && !isOfCharacters && (share >= 0.5 || isOfNumber) else {
      return
    }
    range = answer.range(of: start..<start + before.count)
    guard let fact else {
      finding = isPolar ? .polar : share >= 0.8 ? .echo : .none
      return
    }
    // "The bus" answers "the train or the bus?".
    if isPolar || phrases.offersChoice(question) {
      finding = .polar
      return
    }
    if !isOfCharacters, Self.isLabel(before, of: answer.tokens[fact], in: answer, phrases) {
      return
    }
    finding = .echo
  }

  /// Whether a noun of the question names the number or code after it, as in
  /// "Gate B17", or a colon stands between.
  private static func isLabel(
    _ before: [TextToken], of fact: TextToken, in answer: TextTokens, _ phrases: Phrases
  ) -> Bool {
    guard let last = before.last else { return false }
    let between = answer.normalized.scalars[last.span.upperBound..<fact.span.lowerBound]
    if between.contains(":") { return before.count <= 3 }
    guard fact.kind == .number || fact.text.count == 1, between.allSatisfy({ $0 == " " }),
      QuestionEcho.hasContent(last, phrases: phrases)
    else {
      return false
    }
    let content = before.filter { QuestionEcho.hasContent($0, phrases: phrases) }
    return before.count <= 3 && (content.count == 1 || content.allSatisfy { $0.text.count <= 3 })
  }
}

/// The words of a question, to tell whether an answer repeats one.
private struct AskedWords {
  private let texts: Set<String>

  init(_ tokens: [TextToken]) { texts = Set(tokens.map(\.text)) }

  /// Whether the question holds a word, or one with the same beginning.
  func hold(_ token: TextToken) -> Bool {
    if texts.contains(token.text) { return true }
    guard token.kind == .word, token.text.count >= 4 else { return false }
    return texts.contains { asked in
      guard asked.count >= 4 else { return false }
      let shared = zip(asked, token.text).prefix { $0 == $1 }.count
      let shorter = min(asked.count, token.text.count)
      return shared >= 4 && shared * 10 >= shorter * 7 || shared >= 5
    }
  }
}
