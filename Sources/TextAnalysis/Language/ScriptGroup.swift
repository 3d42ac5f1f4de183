/// A script with its languages, or the scripts that a language mixes.
struct ScriptGroup {
  /// The script that stands for the group.
  var script: Script

  /// The weighted number of its letters.
  var letters: Float

  /// Returns the groups of which a text has letters, in a fixed order.
  static func all(of evidence: LanguageEvidence) -> [Self] {
    var groups: [Self] = []
    for (index, letters) in evidence.letters.enumerated() where letters > 0 {
      guard let script = Script(rawValue: UInt8(index)) else { continue }
      switch script {
      case .han, .kana, .bopomofo:
        if let last = groups.firstIndex(where: { $0.script == .han }) {
          groups[last].letters += letters
        } else {
          groups.append(Self(script: .han, letters: letters))
        }
      default: groups.append(Self(script: script, letters: letters))
      }
    }
    return groups
  }

  /// Returns the languages written in the group's script with their scores.
  func languages(of evidence: LanguageEvidence) -> [ScoredLanguage] {
    switch script {
    case .latin:
      return LanguageModel.latin.enumerated().map {
        ScoredLanguage(code: $1, score: Double(evidence.scores[$0]))
      }
    case .cyrillic:
      return LanguageModel.cyrillic.enumerated().map {
        ScoredLanguage(
          code: $1, score: Double(evidence.scores[$0 + LanguageModel.firstCyrillicSlot]))
      }
    case .han:
      let kana = evidence.count(.kana) * 4
      let japanese =
        kana > 0 && kana >= 0.2 * Float(evidence.hanCount)
        ? Double(max(kana, 10))
        // Japanese without kana is rare, and the rarer the longer the text.
        : Double(evidence.hanJapanese) - 2 - 0.5 * Double(evidence.hanCount)
      return [ScoredLanguage(code: "zh", score: 0), ScoredLanguage(code: "ja", score: japanese)]
    default:
      return script.language.map { [ScoredLanguage(code: $0, score: Double(letters))] } ?? []
    }
  }
}
