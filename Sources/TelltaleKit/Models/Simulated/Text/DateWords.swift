/// The names of months and weekdays, folded.
enum DateWords {
  /// Whether a text begins with the name of a month or its abbreviation.
  static func startsWithMonth(_ text: Substring) -> Bool {
    guard let word = FoldedWord.words(in: String(text)).first else { return false }
    return isMonth(word.bytes)
  }

  /// Whether a folded word names a month.
  static func isMonth(_ word: [UInt8]) -> Bool { months.contains(word) }

  /// Whether a folded word names a day of the week.
  static func isWeekday(_ word: [UInt8]) -> Bool { weekdays.contains(word) }

  private static let months = WordSet(
    """
    january february march april may june july august september october november december jan \
    feb mar apr jun jul aug sep sept oct nov dec januari februari maart mei juni juli augustus \
    oktober mrt okt janvier fevrier mars avril mai juin juillet aout septembre octobre novembre \
    decembre janv fevr avr juil janner januar februar marz dezember dez maerz
    """)

  private static let weekdays = WordSet(
    """
    monday tuesday wednesday thursday friday saturday sunday maandag dinsdag woensdag donderdag \
    vrijdag zaterdag zondag lundi mardi mercredi jeudi vendredi samedi dimanche montag dienstag \
    mittwoch donnerstag freitag samstag sonntag sonnabend mon tue wed thu fri sat sun
    """)
}
