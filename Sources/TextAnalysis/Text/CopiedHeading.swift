/// A heading of a passage that an answer pastes.
package struct CopiedHeading: Hashable, Sendable {
  /// How a heading is pasted.
  package enum Form: String, Hashable, Sendable {
    /// A run of the line.
    case line

    /// A label with its value.
    case label

    /// Two or more of its fields, in other places or with other separators.
    case fields
  }

  /// How it is pasted.
  package var form: Form

  /// Where in the answer, in UTF-8.
  package var ranges: [Range<Int>]

  /// What of the heading is pasted.
  package var fields: [String]

  /// Looks for a heading in an answer; there is none to create when the answer
  /// does not paste it.
  ///
  /// - Parameters:
  ///   - heading: The heading.
  ///   - answer: The answer.
  ///   - question: The question; a field that it asks for or names may be in the
  ///     answer.
  ///   - bodies: The texts of the passages; what stands in one of them may be in
  ///     the answer.
  ///   - phrases: Those of the question's language.
  package init?(
    of heading: PassageHeading, in answer: TextTokens, to question: TextTokens,
    bodies: [TextTokens], phrases: Phrases
  ) {
    let asked = Set(HeadingField.Kind.allCases.filter { phrases.asks(for: $0, in: question) })
    let unnamed = heading.fields.filter {
      question.words.range(ofRun: TextTokens($0.value).words) == nil
    }
    let unasked = unnamed.filter { $0.kinds.isDisjoint(with: asked) }
    // A name may be a place or a person, so it may be what was asked for.
    let doubtful = unnamed.filter {
      !$0.kinds.isDisjoint(with: asked) && !$0.kinds.isSubset(of: asked)
    }
    guard
      let found = Self.label(of: unasked, in: answer) ?? Self.line(heading, unasked, in: answer)
        ?? Self.fields(of: unasked, or: doubtful, in: answer, bodies: bodies, phrases)
    else {
      return nil
    }
    self = found
  }

  private init(_ form: Form, _ ranges: [Range<Int>], _ fields: [String]) {
    self.form = form
    self.ranges = ranges
    self.fields = fields
  }

  private static func label(of fields: [HeadingField], in answer: TextTokens) -> Self? {
    let scalars = answer.normalized.scalars
    for field in fields {
      guard let label = field.label else { continue }
      let words = TextTokens(label).words
      let value = TextTokens(field.value).words
      guard let first = value.first else { continue }
      for start in answer.tokens.indices {
        let end = start + words.count
        guard end < answer.tokens.count,
          answer.words[start..<end].elementsEqual(words), answer.tokens[end].text == first
        else { continue }
        let between = scalars[
          answer.tokens[end - 1].span.upperBound..<answer.tokens[end].span.lowerBound]
        if between.contains(":") {
          return Self(.label, [answer.range(of: start..<end + 1)], ["\(label): \(field.value)"])
        }
      }
    }
    return nil
  }

  private static func line(
    _ heading: PassageHeading, _ unasked: [HeadingField], in answer: TextTokens
  ) -> Self? {
    let line = TextTokens(heading.text)
    let run = CommonRun(of: answer.words, and: line.words)
    let words = Array(line.words[run.second])
    let pasted = unasked.filter { words.range(ofRun: TextTokens($0.value).words) != nil }
    let isLong = run.first.count >= 4 && run.first.count * 10 >= line.tokens.count * 6
    if isLong, pasted.count >= 2 {
      return Self(.line, [answer.range(of: run.first)], pasted.map(\.value))
    }
    // A short line counts when it comes with its separators, or as a line.
    guard run.second.count == line.tokens.count, !line.tokens.isEmpty else { return nil }
    let scalars = answer.normalized.scalars
    let span =
      answer.tokens[run.first.lowerBound].span
      .lowerBound..<answer.tokens[run.first.upperBound - 1].span.upperBound
    if pasted.count >= 2, scalars[span].elementsEqual(line.normalized.scalars) {
      return Self(.line, [answer.range(of: run.first)], pasted.map(\.value))
    }
    let isOwnLine =
      (span.lowerBound == 0 || scalars[span.lowerBound - 1] == "\n")
      && span.upperBound < scalars.count && scalars[span.upperBound] == "\n"
    if isOwnLine, pasted.count == heading.fields.count, line.tokens.count >= 3 {
      return Self(.line, [answer.range(of: run.first)], pasted.map(\.value))
    }
    return nil
  }

  /// Two or more fields in the answer; one that may be what was asked for counts
  /// beside one that is not, and after words that answer before it.
  private static func fields(
    of fields: [HeadingField], or doubtful: [HeadingField], in answer: TextTokens,
    bodies: [TextTokens], _ phrases: Phrases
  ) -> Self? {
    var ranges: [Range<Int>] = []
    var values: [String] = []
    for (field, isDoubtful) in fields.map({ ($0, false) }) + doubtful.map({ ($0, true) })
    where field.kinds != [.category] {
      let words = TextTokens(field.value).words
      guard let range = answer.words.range(ofRun: words),
        !bodies.contains(where: { $0.words.range(ofRun: words) != nil })
      else { continue }
      if isDoubtful {
        let pasted = TextTokens(values.joined(separator: " ")).words
        let answers = answer.tokens[..<range.lowerBound].contains { token in
          !pasted.contains(token.text) && !phrases.leadIns.contains(token.text)
            && !phrases.stopWords.contains(token.text)
        }
        guard !ranges.isEmpty, answers else { continue }
      }
      ranges.append(answer.range(of: range))
      values.append(field.value)
    }
    return ranges.count >= 2 ? Self(.fields, ranges, values) : nil
  }
}
