/// Compares the amounts of an answer with those that a model was shown.
///
/// Only what the answer says is judged: an amount that it leaves out is missing
/// only when it was demanded.
public struct CurrencyComparison: Sendable {
  /// A text that the model was shown.
  public struct Source: Hashable, Sendable {
    /// The text.
    public var text: String

    /// The language it is in, a BCP 47 tag.
    public var language: String?

    /// Whether it only excuses amounts, as the user's own words do: an amount in
    /// it need not be kept.
    public var isContext: Bool

    /// Creates a source.
    ///
    /// - Parameters:
    ///   - text: The text.
    ///   - language: The language it is in, a BCP 47 tag.
    ///   - isContext: Whether it only excuses amounts.
    public init(_ text: String, language: String? = nil, isContext: Bool = false) {
      self.text = text
      self.language = language
      self.isContext = isContext
    }
  }

  /// The answer.
  public var answer: String

  /// The language and, if it is known, the region of the answer: a BCP 47 tag.
  public var language: String?

  /// What the model was shown.
  package var sources: Sources

  /// Whether an amount must be spelled as in a source, spaces aside.
  public var isAsWritten = false

  /// Whether the answer may hold amounts that no source has, such as conversions.
  public var allowsExtra = false

  /// Amounts that the answer must hold, each with its currency.
  public var demanded: [String] = []

  /// Creates a comparison.
  ///
  /// - Parameters:
  ///   - answer: The answer.
  ///   - language: The language and, if it is known, the region of the answer: a BCP 47
  ///     tag.
  ///   - sources: What the model was shown.
  public init(answer: String, language: String? = nil, sources: [Source]) {
    self.init(
      answer: answer, language: language, sources: Sources(sources, conversation: language))
  }

  package init(answer: String, language: String? = nil, sources: Sources) {
    self.answer = answer
    self.language = language
    self.sources = sources
  }

  /// What a model was shown, with the amounts in it: read once for many answers.
  package struct Sources: Sendable {
    let amounts: ShownAmounts

    /// Reads the sources.
    ///
    /// - Parameters:
    ///   - sources: What the model was shown.
    ///   - conversation: The language and region of the conversation, a BCP 47
    ///     tag.
    package init(_ sources: [Source], conversation: String?) {
      amounts = ShownAmounts(sources, conversation: conversation)
    }
  }

  /// Returns what became of the amounts.
  public func verdict() -> CurrencyVerdict {
    let shown = sources.amounts
    let answer = ReadText(answer, language: language, expecting: shown.codes)
    var matcher = AmountMatcher(
      answer: answer, home: Notation(language: language).homeCurrency, shown: shown,
      isAsWritten: isAsWritten)
    var findings = answer.money.map { matcher.finding($0) }
    findings += answer.bare.compactMap(matcher.dropped)
    findings += demanded.compactMap { matcher.missing($0, language: language) }
    if findings.isEmpty, let words = answer.currencies.first(where: \.isCountedInWords) {
      findings = [.init(reason: .spelledOut, answer: words.range)]
    }
    if allowsExtra {
      findings = findings.map { finding in
        var finding = finding
        if finding.reason == .notInSource { finding.reason = .kept }
        return finding
      }
    }
    return CurrencyVerdict(findings)
  }
}

/// A text with what the scanner found in it.
struct ReadText: Sendable {
  let text: String
  let money: [AmountMention]
  let bare: [AmountMention]

  /// The currencies that it names apart from its amounts.
  let currencies: [CurrencyMention]

  init(_ text: String, language: String?, expecting expected: Set<String> = []) {
    self.text = text
    let scanner = AmountScanner()
    let notation = NotationText(text)
    let mentions = scanner.scan(notation, language: language, expecting: expected)
    money = mentions.filter(\.isMoney)
    bare = mentions.filter { !$0.isMoney }
    currencies = scanner.currencies(in: notation, besides: mentions, language: language)
  }

  /// Returns the scalars that stand before a range, at most `limit`.
  func scalars(before range: Range<Int>, limit: Int) -> String {
    String(String.UnicodeScalarView(text(in: 0..<range.lowerBound).unicodeScalars.suffix(limit)))
  }

  /// Returns the scalars that stand after a range, at most `limit`.
  func scalars(after range: Range<Int>, limit: Int) -> String {
    let rest = text(in: range.upperBound..<text.utf8.count)
    return String(String.UnicodeScalarView(rest.unicodeScalars.prefix(limit)))
  }

  /// Returns a part of the text.
  func text(in range: Range<Int>) -> Substring {
    let start = text.utf8.index(text.startIndex, offsetBy: range.lowerBound)
    return text[start..<text.utf8.index(start, offsetBy: range.count)]
  }
}
