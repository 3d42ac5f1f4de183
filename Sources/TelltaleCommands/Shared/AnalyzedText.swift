import SuiteSyntax
import TelltaleKit
import TextAnalysis

/// What the text analysis sees in a text.
struct AnalyzedText {
  /// A kind of thing that it looks for, in the order in which they are told.
  enum Part: String, CaseIterable {
    case language, amounts, numbers, dates, stance, sentences
  }

  /// What to look for, and among which languages.
  struct Question {
    var parts = Set(Part.allCases)

    /// The codes of the languages that a text may be in; `nil` for all.
    var languages: [String]?
  }

  let text: String
  private(set) var language: LanguageFinding?
  private(set) var amounts: [AmountMention]?
  private(set) var numbers: [NumberMention]?
  private(set) var dates: [DateMention]?
  private(set) var stance: Stance?
  private(set) var sentences: [Range<Int>]?

  /// Analyses a text.
  ///
  /// The language that a caller knows decides how amounts, numbers and dates are read;
  /// without it the one that is found does.
  init(_ text: String, language known: String?, _ question: Question) {
    self.text = text
    let parts = question.parts
    let isLanguageNeeded = known == nil && !parts.isDisjoint(with: Set(Part.allCases.dropFirst()))
    let finding =
      parts.contains(.language) || isLanguageNeeded
      ? LanguageIdentifier().finding(of: text, among: question.languages) : nil
    if parts.contains(.language) { language = finding }
    let tag = known ?? finding?.code
    if parts.contains(.amounts) || parts.contains(.numbers) {
      let mentions = AmountScanner().scan(text, language: tag)
      if parts.contains(.amounts) { amounts = mentions.filter(\.isMoney) }
      if parts.contains(.numbers) {
        numbers = NumberScanner().scan(text, language: tag, amounts: mentions)
      }
    }
    if parts.contains(.dates) { dates = DateScanner().scan(text, language: tag) }
    if parts.contains(.stance) { stance = Self.stance(of: text, language: tag) }
    if parts.contains(.sentences) {
      sentences = SentenceSplitter(language: tag).sentences(of: text)
    }
  }

  private static func stance(of text: String, language: String?) -> Stance {
    let phrases = Phrases(of: [language.map { LanguageTag($0).language }].compactMap { $0 })
    let question = TextTokens("")
    return Stance(
      of: TextTokens(text), question: question,
      grounding: Grounding(question: question, passages: [], phrases: phrases), phrases: phrases)
  }

  /// What was seen, as members of a JSON object.
  var members: [AnswerValue.Member] {
    var members: [AnswerValue.Member] = []
    if let language { members.append(.init("language", language.json)) }
    if let amounts { members.append(.init("amounts", .array(amounts.map(\.json)))) }
    if let numbers { members.append(.init("numbers", .array(numbers.map(\.json)))) }
    if let dates { members.append(.init("dates", .array(dates.map(\.json)))) }
    if let stance { members.append(.init("stance", stance.json)) }
    if let sentences {
      let list = sentences.map { AnswerValue.object([.init("utf8", AnswerValue(utf8: $0))]) }
      members.append(.init("sentences", .array(list)))
    }
    return members
  }
}

/// One line of `analyze --jsonl`, analysed.
struct AnalyzedLine {
  /// The answer to the line.
  let json: AnswerValue

  /// What a person should know of the line: keys that are not read.
  let remarks: [String]

  /// Analyses a line.
  init(_ text: String, _ question: AnalyzedText.Question) {
    let line = JSONLine(text, keys: ["id", "language", "text"])
    let members = line.answer {
      (value: AnswerValue) throws(SuiteValueError) -> [AnswerValue.Member] in
      guard let text = try value.text("text") else { throw SuiteValueError("no 'text'") }
      return AnalyzedText(text, language: try value.text("language"), question).members
    } orElse: { message in
      Self.refusal(message)
    }
    json = .object([.init("id", line.id)] + members)
    remarks = line.remarks
  }

  private static func refusal(_ message: String) -> [AnswerValue.Member] {
    [
      .init("verdict", .string("error")), .init("reason", .string("bad-input")),
      .init("message", .string(message)),
    ]
  }
}

extension LanguageFinding {
  /// The candidates that are worth telling.
  var likely: [Candidate] {
    Array(candidates.prefix(5).enumerated().filter { $0.offset == 0 || $0.element.rounded > 0 })
      .map(\.element)
  }

  fileprivate var json: AnswerValue {
    .object([
      .init("code", code.map { .string($0) } ?? .null),
      .init("confidence", .number(likely.first?.rounded ?? 0)),
      .init(
        "ranking", .array(likely.map { .array([.string($0.code), .number($0.rounded)]) })),
      .init("evidence", .array(evidence.map { AnswerValue(utf8: $0) })),
    ])
  }
}

extension LanguageFinding.Candidate {
  /// The confidence in hundredths, so that no machine's last digit shows.
  var rounded: Double { (confidence * 100).rounded() / 100 }
}

extension AmountMention {
  /// The currency; `nil` where the text does not say which.
  var currency: String? { currencies.count == 1 ? currencies.first : nil }

  fileprivate var json: AnswerValue {
    var members: [AnswerValue.Member] = [
      .init("amount", plainText.map { .string($0) } ?? .null),
      .init("currency", currency.map { .string($0) } ?? .null),
      .init("candidates", .array(currencies.map { .string($0) })),
    ]
    if currency == nil { members.append(.init("symbol", .string(symbol))) }
    // Brackets leave open if an amount is negative.
    let readings = isSignUnknown ? readings.flatMap { [$0, $0.negated] } : readings
    members.append(.init("readings", .array(readings.map { .string(plainText(of: $0)) })))
    members.append(.init("utf8", AnswerValue(utf8: range)))
    return .object(members)
  }
}

extension NumberMention {
  fileprivate var json: AnswerValue {
    .object([
      .init("number", readings.first.map { .string($0.description) } ?? .null),
      .init("kind", .string(kind.rawValue)),
      .init("readings", .array(readings.map { .string($0.description) })),
      .init("utf8", AnswerValue(utf8: range)),
    ])
  }
}

extension DateMention {
  fileprivate var json: AnswerValue {
    .object([
      .init("date", readings.first.map { .string($0.description) } ?? .null),
      .init("readings", .array(readings.map { .string($0.description) })),
      .init("utf8", AnswerValue(utf8: range)),
    ])
  }
}

extension Stance {
  fileprivate var json: AnswerValue {
    var members: [AnswerValue.Member] = [.init("kind", .string(kind.rawValue))]
    if let range { members.append(.init("utf8", AnswerValue(utf8: range))) }
    return .object(members)
  }
}
