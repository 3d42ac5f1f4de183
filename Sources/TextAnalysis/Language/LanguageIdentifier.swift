/// Tells which language a text is in.
///
/// Scripts that one language uses tell it at once; languages in Latin and
/// Cyrillic script are told by the log-likelihoods of their words.
package struct LanguageIdentifier: Sendable {
  let model: LanguageModel

  /// Creates an identifier; this costs nothing.
  package init() { model = LanguageModel() }

  /// The codes of the languages that are told from each other.
  package static let languages: [String] =
    LanguageModel.latin + LanguageModel.cyrillic + [
      "zh", "ja", "ko", "el", "he", "ar", "hi", "th",
    ]

  /// Returns the languages that a text may be in, the likeliest first, with
  /// scores in nats of which only the differences mean anything.
  ///
  /// The list is empty when the text has no letters that tell anything. Without
  /// candidates all languages are.
  package func ranking(
    of text: String, among candidates: [String]? = nil
  ) -> [(code: String, score: Double)] {
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

  /// Returns the code of the language that a text is in, or `nil` when there is
  /// too little to tell.
  ///
  /// Without candidates all languages are.
  package func identify(_ text: String, among candidates: [String]? = nil) -> String? {
    decided(ranking(of: text, among: candidates))
  }

  /// The first language of a ranking, if it is far enough ahead.
  func decided(_ ranking: [(code: String, score: Double)]) -> String? {
    guard let best = ranking.first else { return nil }
    let margin = ranking.count > 1 ? best.score - ranking[1].score : best.score
    return margin >= 1.5 ? best.code : nil
  }

  /// The scripts and the languages in them that the text's words weigh between.
  func ranking(
    of evidence: LanguageEvidence, among candidates: [String]?
  ) -> [(code: String, score: Double)] {
    let wanted = candidates.map { $0.map { LanguageTag($0).language } }
    func isWanted(_ code: String) -> Bool { wanted?.contains(code) ?? true }
    var best: [(code: String, score: Double)] = []
    var most: Float = 0
    for group in ScriptGroup.all(of: evidence) where group.letters > most {
      let languages = group.languages(of: evidence).filter { isWanted($0.code) }
      if !languages.isEmpty { (best, most) = (languages, group.letters) }
    }
    return best.sorted { $0.score > $1.score || ($0.score == $1.score && $0.code < $1.code) }
  }
}

extension EvidenceMask {
  /// A mask that covers nothing.
  static func none(of text: LanguageText) -> Self { Self(covering: 0..<0, of: text) }
}
