/// The endings of Turkish nouns, which follow one another: `fatura`, `faturalar`,
/// `faturalarımız`.
///
/// What a common ending of one or two letters tells apart is told elsewhere; here words
/// are forms of one when all that differs is a chain of such endings.
enum TurkishEndings {
  /// The fewest bytes that two words with endings share.
  private static let leastStem = 5

  /// The fewest bytes of a word that has no ending itself.
  private static let leastWord = 4

  /// Whether two folded words differ in their endings alone.
  static func tellApart(_ left: [UInt8], _ right: [UInt8]) -> Bool {
    var common = zip(left, right).prefix { $0 == $1 }.count
    let shorter = min(left.count, right.count)
    if common == shorter, common >= leastWord {
      return isChain((left.count > right.count ? left : right)[common...])
    }
    // An ending may begin with what the other shares: `faturala-r` and `faturala-rda`.
    while common >= leastStem {
      if isChain(left[common...]), isChain(right[common...]) { return true }
      common -= 1
    }
    return false
  }

  /// Whether bytes are up to four endings, one after the other.
  private static func isChain(_ rest: ArraySlice<UInt8>, atMost count: Int = 4) -> Bool {
    if rest.isEmpty { return true }
    guard count > 0 else { return false }
    return endings.contains { ending in
      rest.starts(with: ending) && isChain(rest.dropFirst(ending.count), atMost: count - 1)
    }
  }

  /// Plural, possession and case, folded.
  private static let endings: [[UInt8]] = """
    lar ler i u a e si su in un nin nun yi yu ya ye ni nu na ne da de ta te dan den tan ten
    nda nde ndan nden im um imiz umuz iniz unuz la le yla yle
    """.split { $0 == " " || $0 == "\n" }.map { Array($0.utf8) }
}
