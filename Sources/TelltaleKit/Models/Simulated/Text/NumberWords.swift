/// Numbers in words, folded, from two to twelve and some round ones.
enum NumberWords {
  /// Whether a folded word is a number.
  static func contains(_ word: [UInt8]) -> Bool { words.contains(word) }

  /// Whether a folded word is "one", which mostly is an article.
  static func isOne(_ word: [UInt8]) -> Bool { ones.contains(word) }

  private static let ones = WordSet("one een un une ein eine einen einem einer half halbe demi")

  private static let words = WordSet(
    """
    two three four five six seven eight nine ten eleven twelve fifteen twenty thirty twee drie \
    vier vijf zes zeven acht negen tien elf twaalf vijftien twintig dertig deux trois quatre \
    cinq sept huit neuf dix onze douze quinze vingt trente zwei drei funf sechs sieben neun zehn \
    zwolf funfzehn zwanzig dreissig twintig veertig veertien dertien sechzehn vierzehn dreizehn vierzig fourteen forty quarante quatorze
    """)
}
