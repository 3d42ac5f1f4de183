/// Words of the question that stand before what answers it.
package struct RepeatedQuestion: Hashable, Sendable {
  /// What was found.
  package enum Finding: Hashable, Sendable {
    /// They do not stand there, or answer the question.
    case none

    /// They stand there.
    case echo

    /// One of them stands there, before a comma and a number: "the moped's, 4 July".
    case elliptic

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
    if let restated = Self.restated(in: answer, after: opening, asked, words, phrases) {
      finding = .echo
      range = answer.range(of: restated)
      return
    }
    let restating = RestatingWords(in: answer, phrases)
    var fact: Int?
    var count = 0
    for index in start..<answer.tokens.count {
      let token = answer.tokens[index]
      guard QuestionEcho.hasContent(token, phrases: phrases) else { continue }
      guard words.hold(token) else {
        if restating.hold(token) { continue }
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
    // What only takes the question up is no part of a label.
    let named = before.filter { !restating.hold($0) || words.hold($0) }
    if !isOfCharacters, opening.preamble == nil,
      Self.isLabel(before, named, of: answer.tokens[fact], in: answer, phrases)
    {
      return
    }
    let last = before.last { words.hold($0) }
    let isApart =
      last.map { last in
        answer.normalized.scalars[last.span.upperBound..<answer.tokens[fact].span.lowerBound]
          .contains { ",;，、；".unicodeScalars.contains($0) }
      } ?? false
    finding = count == 1 && share < 0.5 && isApart ? .elliptic : .echo
  }

  /// The least part of the question's words in a sentence that restates it.
  private static let leastRestated = 0.6

  /// What the answer opens with, when that is the question again: as a question, or
  /// in a run-up such as "you asked when the pool closes:".
  private static func restated(
    in answer: TextTokens, after opening: Opening, _ asked: [TextToken], _ words: AskedWords,
    _ phrases: Phrases
  ) -> Range<Int>? {
    let scalars = answer.normalized.scalars
    let end = scalars.firstIndex { "?？.!。！\n".unicodeScalars.contains($0) } ?? scalars.count
    let isQuestion = end < scalars.count && (scalars[end] == "?" || scalars[end] == "？")
    let stop = max(isQuestion ? end : 0, opening.preamble?.upperBound ?? 0)
    let head = answer.tokens.prefix { $0.span.lowerBound < stop }
    guard !head.isEmpty, head.count < answer.tokens.count else { return nil }
    let held = head.filter { QuestionEcho.hasContent($0, phrases: phrases) && words.hold($0) }
    // The same word twice is one.
    let count = Set(held.map(\.text)).count
    return count >= 2 && Double(count) >= Self.leastRestated * Double(Set(asked.map(\.text)).count)
      ? head.indices : nil
  }

  /// Whether a noun of the question names the number or code after it, as in
  /// "Gate B17", or a colon stands between.
  private static func isLabel(
    _ before: [TextToken], _ named: [TextToken], of fact: TextToken, in answer: TextTokens,
    _ phrases: Phrases
  ) -> Bool {
    guard let last = before.last else { return false }
    let between = answer.normalized.scalars[last.span.upperBound..<fact.span.lowerBound]
    if between.contains(":") { return before.count <= 3 }
    guard fact.kind == .number || fact.text.count == 1, between.allSatisfy({ $0 == " " }),
      let last = named.last, QuestionEcho.hasContent(last, phrases: phrases)
    else {
      return false
    }
    let content = named.filter { QuestionEcho.hasContent($0, phrases: phrases) }
    return before.count <= 3 && (content.count == 1 || content.allSatisfy { $0.text.count <= 3 })
  }
}

/// The words by which an answer takes the question up in a sentence of its own:
/// "the number of" for "how many", "as for", "you asked".
private struct RestatingWords {
  /// Words further on restate nothing.
  private static let longest = 240

  private var isCovered: [Bool]

  init(in answer: TextTokens, _ phrases: Phrases) {
    let scalars = answer.normalized.scalars
    let range = 0..<min(scalars.count, Self.longest)
    isCovered = [Bool](repeating: false, count: range.count)
    for lexicon in phrases.runUps {
      for hit in lexicon.hits(in: scalars, range) where hit.role.isSubset(of: .ofRestating) {
        for place in hit.range { isCovered[place] = true }
      }
    }
  }

  func hold(_ token: TextToken) -> Bool {
    guard token.kind != .number, token.span.upperBound <= isCovered.count else { return false }
    return token.span.contains { isCovered[$0] }
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
