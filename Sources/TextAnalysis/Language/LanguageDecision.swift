/// Whether a text is in an expected language, with what shows it.
public struct LanguageDecision: Hashable, Sendable {
  /// The conclusion.
  public enum Verdict: Hashable, Sendable {
    case pass, fail

    /// The text's words do not tell.
    case undecided
  }

  /// Why.
  public enum Reason: Hashable, Sendable {
    /// The words fit the expected language.
    case fits

    /// Too few words count as evidence.
    case tooLittleText

    /// The words fit the expected language and another about as well.
    case closeLanguages

    /// The text, or one of its sentences, is in another language.
    case otherLanguage

    /// The text is in the writing of the other Chinese script.
    case otherScript

    /// The text has words of another region.
    case otherRegion

    /// The expected language is none that can be told.
    case unknownLanguage
  }

  /// The conclusion.
  public var verdict: Verdict

  /// Why.
  public var reason: Reason

  /// What the text is in instead, on a fail, if that can be told.
  public var found: LanguageTag?

  /// Whether only a sentence of the text is in another language.
  public var isPart = false

  /// The UTF-8 ranges of the words that decided, on a fail; in order.
  public var evidence: [Range<Int>] = []

  static let pass = Self(verdict: .pass, reason: .fits)

  static func undecided(_ reason: Reason) -> Self { Self(verdict: .undecided, reason: reason) }

  static func fail(_ reason: Reason, _ found: LanguageTag?, _ evidence: [Range<Int>]) -> Self {
    Self(verdict: .fail, reason: reason, found: found, evidence: evidence)
  }
}

extension LanguageIdentifier {
  /// Whether a language can be told from the others.
  package static func canTell(_ tag: LanguageTag) -> Bool {
    languages.contains(tag.language) || Script.language(isAlone: tag.language)
  }

  /// Decides whether a text is in an expected language.
  ///
  /// Only words that must be the author's own count: quotations, the known
  /// strings, addresses, file names, codes and dates do not, and capitalised
  /// words that may be names hardly do.
  ///
  /// The expected language's script or region is checked where the text can show
  /// it. The time is linear in the lengths of the texts.
  ///
  /// - Parameters:
  ///   - text: Any text.
  ///   - expected: The language, with a script or a region where those matter.
  ///   - known: Strings that are not the author's words: titles and headings of
  ///     documents.
  ///   - sources: Texts whose names the author may repeat.
  /// - Returns: The decision; undecided where the words that count do not tell.
  public func decide(
    _ text: String, expected: LanguageTag, known: [String] = [], sources: [String] = []
  ) -> LanguageDecision {
    guard Self.canTell(expected) else { return .undecided(.unknownLanguage) }
    let folded = LanguageText(text, by: model)
    let mask = EvidenceMask(of: folded, known: known.map { LanguageText($0, by: model) })
    let evidence = evidence(folded, outside: mask, of: text, sources: sources)
    let decision = decide(evidence, text, expected: expected)
    guard decision.reason == .tooLittleText, mask.quotations > 0, evidence.words.count < 2 else {
      return decision
    }
    // An answer that is all quotation may quote a document in any language, but
    // in the expected one it is right whose words they ever are.
    let whole = self.evidence(folded, outside: .none(of: folded), of: text, sources: sources)
    return decide(whole, text, expected: expected).verdict == .pass ? .pass : decision
  }

  /// Returns the languages that a text may be in: the likeliest, and the ones
  /// that fit it about as well; none when there is too little to tell.
  package func candidates(
    for text: String, known: [String] = [], sources: [String] = []
  ) -> [LanguageTag] {
    let folded = LanguageText(text, by: model)
    let mask = EvidenceMask(of: folded, known: known.map { LanguageText($0, by: model) })
    let evidence = evidence(folded, outside: mask, of: text, sources: sources)
    let ranking = ranking(of: evidence, among: nil)
    guard let best = ranking.first else { return [] }
    // What an answer may fail by has to be as sure as the fail itself.
    let words = evidence.words.count { $0.isPlain && $0.letters > 1 }
    let wanted = LanguageThresholds.fail(ofWords: words)
    let rival = ranking.dropFirst().first { !best.code.isSibling(of: $0.code) }
    if let rival, best.score - rival.score < wanted { return [] }
    let close = ranking.filter { best.score - $0.score < LanguageThresholds.candidate }
    return close.map { candidate in
      var tag = LanguageTag(candidate.code)
      if tag.language == "zh" { tag.script = evidence.chineseScript }
      return tag
    }
  }

  /// Returns the script of a Chinese text, `Hans` or `Hant`, if its characters show it.
  ///
  /// - Parameter text: The text, whatever language it may be taken for.
  /// - Returns: The script's code.
  package func chineseScript(of text: String) -> String? { evidence(of: text).chineseScript }

  private func evidence(
    _ folded: LanguageText, outside mask: EvidenceMask, of text: String, sources: [String]
  ) -> LanguageEvidence {
    var shown = ShownSpellings(sources)
    return LanguageEvidence(folded, outside: mask, by: model, countingDates: false) { range in
      shown.contain(Array(text.utf8.substring(range).utf8)[...])
    }
  }

  private func decide(
    _ evidence: LanguageEvidence, _ text: String, expected: LanguageTag
  ) -> LanguageDecision {
    guard !evidence.words.isEmpty else { return .undecided(.tooLittleText) }
    let decision =
      LanguageModel.latin.contains(expected.language)
      ? decideLatin(evidence, expected: expected)
      : decideOtherScript(evidence, expected: expected)
    guard decision.verdict == .pass else { return decision }
    return variantDecision(evidence, text, expected: expected) ?? decision
  }
}

/// The margins, in nats, that verdicts need.
enum LanguageThresholds {
  /// What the expected language must lead by to pass.
  static let pass: Double = 2

  /// What another language must lead by to fail: the more, the fewer words of
  /// more than a letter there are that can be no names.
  static func fail(ofWords count: Int) -> Double {
    switch count {
    case ...1: 6
    case 2: 4.5
    default: 3
    }
  }

  /// How far a sibling may lead on a pass.
  static let siblingPass: Double = 1

  /// What a sibling must lead by to fail.
  static let siblingFail: Double = 3

  /// What another language must lead by in one sentence of a longer text.
  static let failOfSentence: Double = 9

  /// How many words a title has that stands in a text without quotation marks.
  static let longestTitle = 5

  /// In a longer answer than this, in words, a title changes nothing.
  static let longestAnswerWithTitle = 60

  /// How close a language must come to the likeliest to be expected as well.
  static let candidate: Double = 3
}

extension String {
  /// Whether another language shares so many words that short texts fit both.
  func isSibling(of other: String) -> Bool {
    Self.siblings.contains { $0.contains(self) && $0.contains(other) }
  }

  private static let siblings: [Set<String>] = [
    ["nb", "da", "sv"], ["es", "pt", "ca"], ["it", "ca"], ["ru", "uk"], ["ja", "zh"],
  ]
}

extension String.UTF8View {
  /// Returns the text in a range of UTF-8 offsets.
  func substring(_ range: Range<Int>) -> Substring {
    let start = index(startIndex, offsetBy: range.lowerBound)
    return Substring(self[start..<index(start, offsetBy: range.count)])
  }
}
