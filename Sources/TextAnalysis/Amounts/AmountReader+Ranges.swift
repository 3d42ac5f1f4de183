extension AmountReader {
  /// Returns mentions with the currency of a range on both of its ends:
  /// `€10–20`, `10 bis 20 Euro`.
  func inheritingRanges(_ mentions: [AmountMention]) -> [AmountMention] {
    var mentions = mentions
    for index in mentions.indices.dropLast() {
      let first = mentions[index]
      let second = mentions[index + 1]
      guard first.isMoney != second.isMoney, first.range.upperBound <= second.range.lowerBound,
        second.range.lowerBound - first.range.upperBound <= 8
      else { continue }
      let gap = text.trimmed(first.range.upperBound..<second.range.lowerBound)
      if second.isMoney {
        guard [.plain, .list].contains(first.bareKind), !first.readings.isEmpty,
          Self.dashes.contains(gap) || Self.untilWords.contains(gap)
            || Self.andWords.contains(gap) && isAfterBetween(first.range.lowerBound)
        else { continue }
        mentions[index].inherit(from: second)
      } else if second.bareKind == .plain, !second.readings.isEmpty,
        Self.dashes.contains(gap) || Self.untilWords.contains(gap)
      {
        mentions[index + 1].inherit(from: first)
      }
    }
    return mentions
  }

  private func isAfterBetween(_ start: Int) -> Bool {
    Self.betweenWords.contains(text.word(before: start))
  }

  private static let dashes: Set<String> = ["-", "–", "—", "~", "〜", "～", "...", "…", "->", "→"]

  private static let untilWords: Set<String> = [
    "to", "until", "up to", "bis", "tot", "t/m", "à", "a", "al", "até", "til", "till", "ile",
    "'dan", "đến", "tới", "到", "至", "から",
  ]

  private static let andWords: Set<String> = [
    "and", "und", "et", "en", "y", "e", "og", "och", "và",
  ]

  static let betweenWords: Set<String> = [
    "between", "from", "zwischen", "von", "entre", "de", "tussen", "van", "rond", "om", "tra",
    "fra", "da", "mellan", "mellem", "mellom", "giữa", "từ",
  ]
}

extension AmountMention {
  /// Takes the currency of the other end of a range.
  fileprivate mutating func inherit(from other: AmountMention) {
    currencies = other.currencies
    symbol = other.symbol
    isMinorUnit = other.isMinorUnit
    isFromRange = true
    bareKind = nil
    if other.isMinorUnit { readings = readings.compactMap { $0.scaled(byPowerOfTen: -2) } }
  }
}
