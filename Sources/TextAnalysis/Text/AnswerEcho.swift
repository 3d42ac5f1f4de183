/// What of an answer repeats what was said before it.
public enum AnswerEcho {
  /// Words of the question that stand before what answers it.
  public enum OfQuestion: Hashable, Sendable {
    /// They stand at this UTF-8 range of the answer.
    case echo(Range<Int>)

    /// They stand at this UTF-8 range and may answer the question, which asks for yes or
    /// no, or for one of two.
    case polar(Range<Int>)

    /// One of them stands at this UTF-8 range, before a comma and a number, and may only
    /// name what is meant: "the moped's, 4 July".
    case elliptic(Range<Int>)
  }

  /// An answer of an earlier turn that is given again.
  public enum OfAnswer: Hashable, Sendable {
    /// Word for word.
    case same

    /// With a word or two changed, and with the same numbers.
    case near

    /// As a part of the answer, at this UTF-8 range.
    case contained(Range<Int>)
  }

  /// Looks for words of the question at the start of an answer.
  ///
  /// - Parameters:
  ///   - question: The question.
  ///   - answer: The answer to it.
  ///   - language: The language of both, a BCP 47 tag; found out for each when it is not
  ///     stated.
  /// - Returns: What repeats; `nil` where nothing does.
  public static func ofQuestion(
    _ question: String, in answer: String, language: String? = nil
  ) -> OfQuestion? {
    let echo = RepeatedQuestion(
      of: TextTokens(question), in: TextTokens(answer),
      phrases: .ofLanguage(language, of: [question, answer]))
    return switch echo.finding {
    case .none: nil
    case .echo: .echo(echo.range)
    case .polar: .polar(echo.range)
    case .elliptic: .elliptic(echo.range)
    }
  }

  /// Looks for an earlier answer in another.
  ///
  /// - Parameters:
  ///   - earlier: The answer of an earlier turn.
  ///   - answer: The answer that is looked at.
  /// - Returns: How it is repeated; `nil` where it is not, or is so short that two
  ///   questions may have it: three words, or eight characters of a script without
  ///   spaces.
  public static func ofAnswer(_ earlier: String, in answer: String) -> OfAnswer? {
    let none = TextTokens("")
    let repeated = RepeatedAnswer(
      of: .init(question: none, answer: TextTokens(earlier)),
      in: .init(question: none, answer: TextTokens(answer)))
    return switch repeated?.form {
    case nil: nil
    case .same?, .stale?: .same
    case .near?: .near
    case .contained?: repeated.map { .contained($0.range) }
    }
  }
}
