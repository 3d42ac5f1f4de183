extension LanguageIdentifier {
  /// Returns a fail when a text is in a script other than the expected one, of
  /// which it has as many letters as `own` says.
  func foreignScript(_ evidence: LanguageEvidence, own: Float) -> LanguageDecision? {
    let groups = ScriptGroup.all(of: evidence).filter { $0.script != .latin }
    guard let most = groups.max(by: { $0.letters < $1.letters }), most.letters > 2 * own else {
      return nil
    }
    let words = evidence.words.filter { $0.script.group == most.script }
    let isSentence: Bool
    switch most.script {
    case .han:
      // Names are short and without the characters that grammar needs.
      let hiragana = words.filter { $0.script == .kana }.reduce(0) { $0 + $1.letters }
      isSentence =
        most.letters > 15 || most.letters >= 7.5 && (hiragana >= 2 || evidence.hasChineseGrammar)
    case .hangul: isSentence = most.letters > 15
    case .thai, .khmer, .lao, .burmese: isSentence = most.letters > 12
    case .cyrillic, .greek, .armenian:
      isSentence = words.count { $0.isPlain } >= 2 && words.contains { $0.isLower }
    default:
      isSentence = words.count >= 3
    }
    guard isSentence else { return .undecided(.tooLittleText) }
    let languages = most.languages(of: evidence)
    let best = languages.max { $0.score < $1.score }
    return .fail(
      .otherLanguage, best.map { LanguageTag($0.code) }, words.prefix(3).map(\.range))
  }

  /// Decides for an expected language that is not in Latin script.
  func decideOtherScript(
    _ evidence: LanguageEvidence, expected: LanguageTag
  ) -> LanguageDecision {
    let groups = ScriptGroup.all(of: evidence)
    let own = groups.first { group in
      group.languages(of: evidence).contains { $0.code == expected.language }
    }
    let letters = own?.letters ?? 0
    let latin = evidence.words.filter { $0.script == .latin && $0.isPlain && $0.weight == 1 }
    let latinLetters = Float(latin.reduce(0) { $0 + $1.letters })
    if latinLetters > letters {
      guard latin.count >= 2, latinLetters >= 5, latin.contains(where: \.isLower),
        letters < 0.5 * latinLetters
      else {
        return .undecided(.tooLittleText)
      }
      let best = LanguageModel.latin.indices.max { evidence.scores[$0] < evidence.scores[$1] } ?? 0
      return .fail(
        .otherLanguage, LanguageTag(LanguageModel.latin[best]),
        latin.strongest { $0.scores[best] - $0.scores.sum() / Float(LanguageModel.latin.count) })
    }
    if latin.count >= 3, latinLetters >= 0.5 * letters {
      // Neither the words around a title nor the title itself need be the answer's.
      return .undecided(.tooLittleText)
    }
    guard let own else {
      return foreignScript(evidence, own: 0) ?? .undecided(.tooLittleText)
    }
    if let most = groups.filter({ $0.script != .latin }).max(by: { $0.letters < $1.letters }),
      most.script != own.script, most.letters > 2 * letters
    {
      return foreignScript(evidence, own: letters) ?? .undecided(.tooLittleText)
    }
    switch own.script {
    case .cyrillic: return decideCyrillic(evidence, expected: expected)
    case .han: return decideHan(evidence, expected: expected)
    default: return letters >= 2 ? .pass : .undecided(.tooLittleText)
    }
  }

  private func decideCyrillic(
    _ evidence: LanguageEvidence, expected: LanguageTag
  ) -> LanguageDecision {
    let isRussian = expected.language == "ru"
    let russian = LanguageModel.firstCyrillicSlot
    let (own, other) = isRussian ? (russian, russian + 1) : (russian + 1, russian)
    let lead = Double(evidence.scores[own] - evidence.scores[other])
    let words = evidence.words.filter { $0.script == .cyrillic }
    let failing = max(
      LanguageThresholds.siblingFail,
      LanguageThresholds.fail(ofWords: words.count { $0.weight == 1 && $0.letters > 1 }))
    // A letter that only the expected language has outweighs the odds of words.
    let hasOwnLetter = isRussian ? evidence.hasRussianLetter : evidence.hasUkrainianLetter
    if lead <= -failing, !hasOwnLetter, words.contains(where: { $0.isLower }) {
      return .fail(
        .otherLanguage, LanguageTag(isRussian ? "uk" : "ru"),
        words.strongest { $0.scores[other] - $0.scores[own] })
    }
    guard words.contains(where: \.isPlain) else { return .undecided(.tooLittleText) }
    return lead >= -LanguageThresholds.siblingPass ? .pass : .undecided(.closeLanguages)
  }

  /// Decides between Chinese and Japanese: kana is Japanese, and so are some Han
  /// characters; a short run of others may be either.
  private func decideHan(_ evidence: LanguageEvidence, expected: LanguageTag) -> LanguageDecision {
    let kana = evidence.words.filter { $0.script == .kana }
    let kanaCount = kana.reduce(0) { $0 + $1.letters }
    let japanese =
      kanaCount >= 2 && 8 * kanaCount >= evidence.hanCount
      ? 20 : evidence.hanJapanese - evidence.hanCount / 2
    if expected.language == "ja" {
      if kanaCount > 0 && 20 * kanaCount >= evidence.hanCount || japanese >= 3 { return .pass }
      guard japanese <= -6, evidence.hanCount >= 5 else { return .undecided(.closeLanguages) }
      return .fail(
        .otherLanguage, LanguageTag("zh"),
        evidence.words.filter { $0.script == .han }.prefix(3).map(\.range))
    }
    if japanese >= 6 {
      let words = kana.isEmpty ? evidence.words.filter { $0.script == .han } : kana
      return .fail(.otherLanguage, LanguageTag("ja"), words.prefix(3).map(\.range))
    }
    return japanese <= -2 || evidence.hanCount > 8 ? .pass : .undecided(.closeLanguages)
  }
}

extension Script {
  /// The script that stands for the scripts that are written together.
  var group: Script { self == .kana || self == .bopomofo ? .han : self }

  /// Whether a language is the one that a script points to.
  static func language(isAlone code: String) -> Bool {
    (0..<32).contains { Script(rawValue: $0)?.language == code }
  }
}
