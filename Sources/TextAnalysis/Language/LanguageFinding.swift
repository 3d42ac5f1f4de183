import Foundation

/// The language that a text is in, as far as its words tell.
public struct LanguageFinding: Hashable, Sendable {
  /// A language that the text may be in.
  public struct Candidate: Hashable, Sendable {
    /// The language's code.
    public var code: String

    /// Its share of the likelihood of all candidates, from 0 to 1.
    ///
    /// It says how far the words speak against the other candidates, not how often such
    /// a text is in this language; of long texts it is 1.
    public var confidence: Double
  }

  /// The language's code; `nil` where there is too little to tell.
  public var code: String?

  /// The languages that the text may be in, the likeliest first; empty when it has no
  /// letters that tell anything.
  public var candidates: [Candidate]

  /// The UTF-8 ranges of up to three words that speak most for the likeliest language
  /// and against the next, in order; empty where the script tells.
  public var evidence: [Range<Int>]
}

extension LanguageIdentifier {
  /// Returns the language that a text is in with what speaks for it.
  ///
  /// - Parameters:
  ///   - text: Any text. Quotations, addresses, codes and dates do not count, and words
  ///     that may be names hardly do.
  ///   - candidates: The codes of the languages that it may be in; without them all are.
  /// - Returns: The language, which is the one that ``identify(_:among:)`` returns.
  public func finding(of text: String, among candidates: [String]? = nil) -> LanguageFinding {
    let evidence = evidence(of: text)
    let ranking = ranking(of: evidence, among: candidates)
    guard let best = ranking.first else {
      return LanguageFinding(code: nil, candidates: [], evidence: [])
    }
    let weights = ranking.map { exp($0.score - best.score) }
    let sum = weights.reduce(0, +)
    return LanguageFinding(
      code: decided(ranking),
      candidates: zip(ranking, weights).map { .init(code: $0.code, confidence: $1 / sum) },
      evidence: ranking.count > 1
        ? words(of: evidence, for: best.code, against: ranking[1].code) : [])
  }

  private func words(
    of evidence: LanguageEvidence, for code: String, against rival: String
  ) -> [Range<Int>] {
    guard let slot = LanguageModel.slot(of: code), let other = LanguageModel.slot(of: rival) else {
      return []
    }
    return evidence.words.strongest { $0.scores[slot] - $0.scores[other] }
  }
}
