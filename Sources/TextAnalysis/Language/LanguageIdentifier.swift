/// Tells which language a text is in.
///
/// Scripts that one language uses tell it at once; languages in Latin and
/// Cyrillic script are told by the log-likelihoods of their words.
public struct LanguageIdentifier: Sendable {
  let model: LanguageModel

  /// Creates an identifier; this costs nothing.
  public init() { model = LanguageModel() }

  /// The codes of the languages that are told from each other.
  public static let languages: [String] =
    LanguageModel.latin + LanguageModel.cyrillic + [
      "zh", "ja", "ko", "el", "he", "ar", "hi", "th",
    ]

  /// Returns the languages that a text may be in, the likeliest first.
  ///
  /// The list is empty when the text has no letters that tell anything. Without
  /// candidates all languages are.
  func ranking(of text: String, among candidates: [String]? = nil) -> [ScoredLanguage] {
    ranking(of: evidence(of: text), among: candidates)
  }

  /// The words of a text that are its author's own; of one that is all quotation, all.
  func evidence(of text: String) -> LanguageEvidence {
    let folded = LanguageText(text, by: model)
    let mask = EvidenceMask(of: folded)
    let evidence = LanguageEvidence(folded, outside: mask, by: model)
    guard evidence.words.isEmpty, mask.quotations > 0 else { return evidence }
    return LanguageEvidence(folded, outside: .none(of: folded), by: model)
  }

  /// Returns the code of the language that a text is in.
  ///
  /// - Parameters:
  ///   - text: Any text.
  ///   - candidates: The codes of the languages that it may be in; without them all of
  ///     ``languages`` are.
  /// - Returns: The code; `nil` where the likeliest language is not ahead of the next by
  ///   1.5 nats, a factor of 4.5, or no word tells anything.
  public func identify(_ text: String, among candidates: [String]? = nil) -> String? {
    // Of a ranking only the first two are needed.
    var leaders: [ScoredLanguage] = []
    for language in scores(of: evidence(of: text), among: candidates) {
      if let best = leaders.first, !language.leads(best) {
        if leaders.count == 1 {
          leaders.append(language)
        } else if language.leads(leaders[1]) {
          leaders[1] = language
        }
      } else {
        leaders = [language] + leaders.prefix(1)
      }
    }
    return decided(leaders)
  }

  /// The first language of a ranking, if it is far enough ahead.
  func decided(_ ranking: [ScoredLanguage]) -> String? {
    guard let best = ranking.first else { return nil }
    let margin = ranking.count > 1 ? best.score - ranking[1].score : best.score
    return margin >= 1.5 ? best.code : nil
  }

  /// The languages of ``scores(of:among:)``, the likeliest first.
  func ranking(of evidence: LanguageEvidence, among candidates: [String]?) -> [ScoredLanguage] {
    scores(of: evidence, among: candidates).sorted { $0.leads($1) }
  }

  /// The languages of the script that weighs most of those that have a candidate.
  private func scores(
    of evidence: LanguageEvidence, among candidates: [String]?
  ) -> [ScoredLanguage] {
    let wanted = candidates.map { $0.map { LanguageTag($0).language } }
    var best: [ScoredLanguage] = []
    var most: Float = 0
    for group in ScriptGroup.all(of: evidence) where group.letters > most {
      var languages = group.languages(of: evidence)
      if let wanted { languages.removeAll { !wanted.contains($0.code) } }
      if !languages.isEmpty { (best, most) = (languages, group.letters) }
    }
    return best
  }
}

/// A language with the score of a text in it, in nats.
///
/// Only differences between scores mean anything.
struct ScoredLanguage: Hashable, Sendable {
  /// The language's code.
  var code: String

  /// The score.
  var score: Double

  /// Whether it comes before another in a ranking.
  func leads(_ other: Self) -> Bool {
    score > other.score || score == other.score && code < other.code
  }
}

extension EvidenceMask {
  /// A mask that covers nothing.
  static func none(of text: LanguageText) -> Self { Self(covering: 0..<0, of: text) }
}
