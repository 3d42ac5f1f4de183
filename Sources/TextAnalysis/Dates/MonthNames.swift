/// The names of months in the languages that write them with letters and spaces.
enum MonthNames {
  /// Returns the month, from 1, that a word in lower case names.
  static func month(_ word: String) -> Int? { months[word] ?? abbreviations[word] }

  /// Whether a word is short for a month, and not its full name too.
  static func isAbbreviation(_ word: String) -> Bool { months[word] == nil }

  /// Whether an abbreviation is an everyday word too, and needs its stop or a year.
  static func isWord(_ word: String) -> Bool { ["out", "set", "des", "ara"].contains(word) }

  /// Without "may", which is a verb too and counts as an abbreviation.
  private static let months = table(
    """
    january february march april - june july august september october november december
    januari februari maart april mei juni juli augustus september oktober november december
    janvier février mars avril mai juin juillet août septembre octobre novembre décembre
    januar februar märz april mai juni juli august september oktober november dezember
    jänner februar märz april mai juni juli august september oktober november dezember
    enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre
    gennaio febbraio marzo aprile maggio giugno luglio agosto settembre ottobre novembre dicembre
    janeiro fevereiro março abril maio junho julho agosto setembro outubro novembro dezembro
    januari februari mars april maj juni juli augusti september oktober november december
    januar februar marts april maj juni juli august september oktober november december
    januar februar mars april mai juni juli august september oktober november desember
    ocak şubat mart nisan mayıs haziran temmuz ağustos eylül ekim kasım aralık
    """)

  private static let abbreviations = table(
    """
    jan feb mar apr may jun jul aug sep oct nov dec
    jan feb mrt apr mei jun jul aug sept okt nov dec
    janv févr mars avr mai juin juil août sept oct nov déc
    jan feb mär apr mai jun jul aug sep okt nov dez
    ene feb mar abr may jun jul ago sept oct nov dic
    gen feb mar apr mag giu lug ago set ott nov dic
    jan fev mar abr mai jun jul ago set out nov dez
    jan feb mars apr maj jun jul aug sep okt nov des
    oca şub mar nis may haz tem ağu eyl eki kas ara
    """)

  /// Reads lines of twelve names.
  private static func table(_ lines: String) -> [String: Int] {
    var table: [String: Int] = [:]
    for line in lines.split(separator: "\n") {
      for (index, name) in line.split(separator: " ").enumerated() {
        table[String(name)] = index + 1
      }
    }
    return table
  }
}
