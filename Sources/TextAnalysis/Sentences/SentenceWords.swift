/// The words of a language by which a full stop is told from the end of a sentence.
struct SentenceWords: Sendable {
  /// What an abbreviation says of the words after it.
  enum Kind: String, Sendable {
    /// A name follows: `Dr.`, `St.`.
    case title = "titles"

    /// More of the sentence follows, whatever its first letter: `e.g.`, `z. B.`.
    case inner

    /// A number follows, or the abbreviation is a word: `No.`, `p.`.
    case numbered

    /// The sentence may end, but a capital may be a name's: `Inc.`, `U.S.`.
    case closing

    /// The sentence ends unless a lower-case word follows: `etc.`.
    case sentence
  }

  private var kinds: [String: Kind] = [:]

  /// Words that begin a sentence when they have a capital after an abbreviation.
  private(set) var starters: Set<String> = []

  /// Whether a number with a full stop is an ordinal.
  private(set) var hasOrdinals = false

  /// Words that stand before an ordinal.
  private(set) var leads: Set<String> = []

  /// Returns what an abbreviation in lower case and without its last stop says.
  func kind(of abbreviation: String) -> Kind? { kinds[abbreviation] }

  /// Returns the words of a language, a BCP 47 tag; of all languages without one that is
  /// known.
  static func of(_ language: String?) -> SentenceWords {
    guard let language else { return all }
    return byLanguage[LanguageTag(language).language] ?? all
  }

  private static let byLanguage: [String: SentenceWords] = tables.mapValues { table in
    var words = SentenceWords(table)
    // Names of companies and people are the same in all languages.
    words.kinds.merge(SentenceWords(shared).kinds) { own, _ in own }
    return words
  }

  /// The words of all languages; what says different things in two is left to the
  /// gentler one, and what is a word in another language is left out.
  private static let all: SentenceWords = {
    var all = SentenceWords(shared)
    for (_, words) in tables.mapValues(SentenceWords.init).sorted(by: { $0.key < $1.key }) {
      all.kinds.merge(words.kinds) { own, _ in own }
      all.starters.formUnion(words.starters)
      all.leads.formUnion(words.leads)
    }
    for word in wordsElsewhere where all.kinds[word] != .numbered { all.kinds[word] = nil }
    all.hasOrdinals = true
    return all
  }()

  /// Abbreviations that in another language are words that can end a sentence.
  private static let wordsElsewhere = [
    "art", "fig", "no", "par", "som", "mar", "set", "tel", "inkl", "max", "min", "ex", "s", "kap",
    "or", "ons", "tor", "man", "lat", "pag", "men", "var", "kr", "ed", "sal", "son", "pro",
    "san", "via", "am", "rue", "med", "gen", "col", "sim", "sec", "vol", "cap",
  ]

  private init(_ table: String) {
    for line in table.split(separator: "\n") {
      let parts = line.split(separator: ":", maxSplits: 1)
      guard let name = parts.first, let list = parts.last, parts.count == 2 else { continue }
      let entries = list.split(separator: " ").map(String.init)
      switch name {
      case "starters": starters.formUnion(entries)
      case "leads":
        leads.formUnion(entries)
        hasOrdinals = true
      default:
        guard let kind = Kind(rawValue: String(name)) else { continue }
        for entry in entries { kinds[entry] = kind }
      }
    }
  }
}
