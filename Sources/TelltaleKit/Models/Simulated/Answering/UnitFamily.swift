/// What a quantity measures.
enum UnitFamily: Hashable, Sendable {
  case temperature, length, time, share

  /// Returns the family of a quantity's unit, if known.
  static func family(of unit: [UInt8], text: String) -> UnitFamily? {
    if text.contains("°") || degrees.contains(unit) { return .temperature }
    if text.contains("%") || shares.contains(unit) { return .share }
    if shortTimes.contains(unit) || times.contains(where: { unit.starts(with: $0) }) {
      return .time
    }
    return nil
  }

  /// Returns the family that a question asks for, if it tells.
  static func asked(by question: QuestionReading) -> UnitFamily? {
    let words = question.words
    for (index, word) in words.enumerated() {
      if degrees.contains(word.bytes) { return .temperature }
      if shares.contains(word.bytes) { return .share }
      if lengths.contains(word.bytes) { return .time }
      if index <= 3, word.bytes.count > 3, family(of: word.bytes, text: "") == .time {
        return .time
      }
      if word.bytes == Array("temps".utf8), index > 0 { return .time }
    }
    if question.asked.contains(where: lasting.contains) { return .time }
    return nil
  }

  private static let lasting: Set<Concept> = [.duration, .noticePeriod, .bakingTime]

  private static func set(_ words: String) -> Set<[UInt8]> {
    Set(words.split(separator: " ").map { Array($0.utf8) })
  }
  private static let degrees = set(
    "degrees degree graden grad degres degre temperature temperatuur temperatur hot heiss")
  private static let shares = set(
    "percent procent prozent pourcent percentage pourcentage prozentsatz")
  private static let lengths = set("long lang lange duree dauer duur often vaak oft")
  private static let times = [
    "second", "minut", "hour", "day", "week", "month", "year", "uur", "uren", "dag", "maand",
    "jaar", "jaren", "jour", "semaine", "mois", "annee", "heure", "stunde", "tag", "woche", "monat",
    "jahr", "seconde", "weken", "sekunde", "kwartier", "nacht", "nuit", "night", "abend", "avond",
    "soir",
    "evening", "quart",
  ].map { Array($0.utf8) }
  private static let shortTimes = set("an ans min std h uur")
}
