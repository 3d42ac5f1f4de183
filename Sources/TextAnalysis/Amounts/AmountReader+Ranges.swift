extension AmountReader {
  /// Returns mentions with the currency of a range on both of its ends:
  /// `€10–20`, `10 bis 20 Euro`.
  func inheritingRanges(_ mentions: [AmountMention]) -> [AmountMention] {
    var mentions = mentions
    for index in mentions.indices.dropLast() {
      let first = mentions[index]
      let second = mentions[index + 1]
      guard first.isMoney || second.isMoney, first.range.upperBound <= second.range.lowerBound,
        second.range.lowerBound - first.range.upperBound <= 8
      else { continue }
      let gap = gap(first.range.upperBound..<second.range.lowerBound)
      let isRange =
        Self.dashes.contains(gap) || Self.untilWords.contains(gap)
        || Self.andWords.contains(gap) && isAfterBetween(first.range.lowerBound)
      guard isRange else { continue }
      if !first.isMoney {
        guard [.plain, .list].contains(first.bareKind), !first.readings.isEmpty else { continue }
        mentions[index].inherit(from: second)
      } else if !second.isMoney {
        guard second.bareKind == .plain, !second.readings.isEmpty, !Self.andWords.contains(gap)
        else { continue }
        mentions[index + 1].inherit(from: first)
      }
      mentions[index].multiply(like: second)
    }
    return mentions
  }

  /// Returns what stands between the ends of a range, without the article in `tra i
  /// 20 e i 30`.
  private func gap(_ range: Range<Int>) -> String {
    let gap = text.trimmed(range)
    let words = gap.split(separator: " ")
    return words.count == 2 && Self.articles.contains(String(words[1])) ? String(words[0]) : gap
  }

  private func isAfterBetween(_ start: Int) -> Bool {
    let word = text.word(before: start)
    if Self.betweenWords.contains(word) { return true }
    guard Self.articles.contains(word) else { return false }
    let end = text.skippingSpaces(backFrom: start) - word.unicodeScalars.count
    return Self.betweenWords.contains(text.word(before: end))
  }

  private static let articles: Set<String> = [
    "the", "de", "die", "den", "les", "los", "las", "os", "as", "i", "gli", "le",
  ]

  private static let dashes: Set<String> = ["-", "–", "—", "~", "〜", "～", "...", "…", "->", "→"]

  private static let untilWords: Set<String> = [
    "to", "until", "up to", "bis", "tot", "t/m", "à", "aux", "a", "al", "ai", "até", "aos", "til",
    "till", "ile",
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
  /// Takes the word that multiplies the other end of a range too: `2 to 3 million`.
  ///
  /// In `500 to 1 million` it does not.
  fileprivate mutating func multiply(like second: AmountMention) {
    guard isMoney, power == 0, second.power > 0, let value = readings.first?.magnitude,
      let end = second.readings.first?.magnitude.scaled(byPowerOfTen: -second.power),
      value < end
    else { return }
    readings = (readings.compactMap { $0.scaled(byPowerOfTen: second.power) } + readings).uniqued()
  }

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
