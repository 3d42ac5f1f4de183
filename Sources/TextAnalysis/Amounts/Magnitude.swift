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
    if notation.isEuropeanPortuguese {
      switch word {
      case "bi": return 12
      case "mm": return 9
      default: break
      }
    }
    return localPowers(notation.language).flatMap { power(ofWord: word, $0) }
      ?? power(ofWord: word, powers)
  }

  private static func power(ofWord word: String, _ words: StaticString) -> Int? {
    let table = SortedLines(words: words)
    return table.value(of: word).map { digits in
      digits.reduce(0) { $0 * 10 + Int(table[$1]) - 48 }
    }
  }

  /// The tables of powers of ten.
  static var tables: [SortedLines] {
    ([powers] + NumberLexicon.languages.compactMap(localPowers)).map(SortedLines.init(words:))
  }

  /// Whether a word is one of the Romance cognates after which another can
  /// follow: `mil millones`.
  static func isFirstOfTwo(_ word: String) -> Bool { ["million", "mille", "mil"].contains(word) }

  /// Abbreviations and short words that multiply only where a currency follows or
  /// the number touches them: `5 m` is a length.
  static func isShort(_ word: String, in language: String) -> Bool {
    switch word {
    case "md", "mds", "tri", "cr", "mi", "bi", "mm", "mr", "nt", "tn": true
    case "mil": language == "en"
    case "bin": language != "tr"
    default: word.unicodeScalars.count == 1
    }
  }

  /// Whether the word means 10 to the 9th or, in the long scale, 10 to the 12th.
  static func isBillion(_ word: String) -> Bool { ["billion", "billions"].contains(word) }

  /// Abbreviations that mean something else elsewhere, or nothing (Unicode CLDR,
  /// compact currency formats).
  private static func localPowers(_ language: String) -> StaticString? {
    switch language {
    case "da": "bio=12 bio.=12 t=3"
    case "de": "bio=12 bio.=12 t=3 tsd=3 tsd.=3"
    case "es": "b=12 mill.=6"
    case "fr": "bn=12 mds=9"
    case "it": "bln=12"
    case "nb": "bill=12 bill.=12 mill=6 mill.=6"
    case "nl": "bln=12 bln.=12"
    case "pt": "bi=9 mi=6"
    case "sv": "bn=12 tn=3"
    case "tr": "b=3 mr=9"
    case "vi": "n=3 nt=12 t=9"
    default: nil
    }
  }

  /// Words with their powers, sorted by their bytes.
  private static let powers: StaticString = """
    b=9 bilhoes=9 bilhão=9 bilhões=9 bilione=12 bilioner=12 bilioni=12 biljoen=12 biljoner=12 \
    billion=9 billionen=12 billioner=12 billions=9 billones=12 billón=12 bin=3 bn=9 bn.=9 cr=7 \
    crore=7 crores=7 duizend=3 k=3 lac=5 lakh=5 lakhs=5 m=6 md=9 md.=9 mia=9 mia.=9 mil=3 mila=3 \
    milhao=6 milhoes=6 milhão=6 milhões=6 miliardi=9 miliardo=9 milione=6 milioni=6 miljard=9 \
    miljarder=9 miljoen=6 miljon=6 miljoner=6 mille=3 milliard=9 milliarde=9 milliarden=9 \
    milliarder=9 milliards=9 million=6 millionen=6 millioner=6 millions=6 millon=6 millones=6 \
    millón=6 milyar=9 milyon=6 mio=6 mio.=6 mld=9 mld.=9 mln=6 mln.=6 mn=6 mrd=9 mrd.=9 ngan=3 \
    nghìn=3 ngàn=3 t=12 tausend=3 thousand=3 tn=12 tr=6 tri=12 trillion=12 trillions=12 \
    trilyon=12 triệu=6 tusen=3 tusind=3 tys=3 tys.=3 tỉ=9 tỷ=9 млн=6 млн.=6 млрд=9 млрд.=9 тыс=3 \
    тыс.=3 करोड़=7 बिलियन=9 मिलियन=6 लाख=5 हज़ार=3
    """
}
