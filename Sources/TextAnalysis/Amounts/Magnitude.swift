/// A word after a number that multiplies it: million, Mrd., lakh, nghìn.
struct Magnitude {
  /// The power of ten; 0 where there is no such word.
  var power = 0

  /// Where the word ends, or the number where there is none.
  var end: Int

  /// Whether it is a "billion" that means 10 to the 12th in some languages.
  var isBillion = false

  /// Returns the power of ten that a word stands for in a notation.
  static func power(ofWord word: String, in notation: Notation) -> Int? {
    let isEuropean = notation.language == "pt" && !["pt", "pt-BR"].contains(notation.place)
    return (isEuropean ? europeanPortuguese[word] : nil) ?? localPowers[notation.language]?[word]
      ?? powers[word]
  }

  /// Whether a word is one of the Romance cognates after which another can
  /// follow: `mil millones`.
  static func isFirstOfTwo(_ word: String) -> Bool { ["million", "mille", "mil"].contains(word) }

  /// Abbreviations and short words that multiply only where a currency follows or
  /// the number touches them: `5 m` is a length.
  static func isShort(_ word: String, in language: String) -> Bool {
    switch word {
    case "md", "tri", "cr", "mi", "bi", "mm", "mr", "nt", "tn": true
    case "mil": language == "en"
    case "bin": language != "tr"
    default: word.unicodeScalars.count == 1
    }
  }

  /// Whether the word means 10 to the 9th or, in the long scale, 10 to the 12th.
  static func isBillion(_ word: String) -> Bool { ["billion", "billions"].contains(word) }

  /// Abbreviations that mean something else elsewhere, or nothing (Unicode CLDR,
  /// compact currency formats).
  private static let localPowers: [String: [String: Int]] = [
    "da": ["t": 3, "bio": 12, "bio.": 12], "de": ["bio": 12, "bio.": 12, "tsd": 3, "tsd.": 3],
    "es": ["b": 12, "mill.": 6], "fr": ["bn": 12], "it": ["bln": 12],
    "nb": ["mill": 6, "mill.": 6, "bill": 12, "bill.": 12], "nl": ["bln": 12, "bln.": 12],
    "pt": ["mi": 6, "bi": 9], "sv": ["tn": 3, "bn": 12],
    "tr": ["b": 3, "mr": 9],
    "vi": ["n": 3, "t": 9, "nt": 12],
  ]

  private static let europeanPortuguese = ["bi": 12, "mm": 9]

  private static let powers: [String: Int] = [
    "k": 3, "m": 6, "b": 9, "t": 12, "mn": 6, "mln": 6, "mln.": 6, "mio": 6, "mio.": 6,
    "mld": 9, "mld.": 9,
    "million": 6, "millions": 6, "millionen": 6, "miljoen": 6, "miljon": 6, "miljoner": 6,
    "millioner": 6, "milyon": 6, "milione": 6, "milioni": 6, "millón": 6, "millon": 6,
    "millones": 6, "milhão": 6, "milhao": 6, "milhões": 6, "milhoes": 6, "bn": 9, "bn.": 9,
    "billion": 9, "billions": 9, "mrd": 9, "mrd.": 9, "md": 9, "md.": 9, "milliard": 9,
    "milliards": 9, "milliarde": 9, "milliarden": 9, "miljard": 9, "miljarder": 9,
    "milliarder": 9, "milyar": 9, "miliardi": 9, "miliardo": 9, "bilhão": 9, "bilhões": 9,
    "bilhoes": 9, "mia": 9, "mia.": 9, "trillion": 12, "trillions": 12, "trilyon": 12, "tn": 12,
    "biljoner": 12, "bilioner": 12, "billioner": 12, "biljoen": 12, "billones": 12, "billón": 12,
    "billionen": 12, "bilione": 12, "bilioni": 12, "thousand": 3, "tausend": 3, "duizend": 3,
    "mille": 3, "mila": 3, "mil": 3, "tusen": 3, "tusind": 3, "bin": 3, "tys.": 3, "tys": 3,
    "тыс": 3, "тыс.": 3, "млн": 6, "млн.": 6, "млрд": 9, "млрд.": 9, "lakh": 5, "lakhs": 5,
    "lac": 5, "crore": 7, "crores": 7, "cr": 7, "nghìn": 3, "ngàn": 3, "ngan": 3, "triệu": 6,
    "tr": 6, "tỷ": 9, "tỉ": 9, "tri": 12, "मिलियन": 6, "बिलियन": 9, "लाख": 5, "करोड़": 7, "हज़ार": 3,
  ]
}
