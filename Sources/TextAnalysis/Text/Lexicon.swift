/// The words of one language by which a text says that the documents do not hold
/// an answer, or declines the request.
///
/// No word decides alone: a negation beside a word for saying does, or beside one
/// for holding with a word for a document.
struct Lexicon: Sendable {
  /// What a word is.
  struct Role: OptionSet, Hashable, Sendable {
    let rawValue: UInt128

    static let negation = Role(rawValue: 1)
    static let saying = Role(rawValue: 1 << 1)
    static let holding = Role(rawValue: 1 << 2)
    static let including = Role(rawValue: 1 << 3)
    static let information = Role(rawValue: 1 << 4)
    static let absence = Role(rawValue: 1 << 5)
    static let silence = Role(rawValue: 1 << 6)
    static let paper = Role(rawValue: 1 << 7)
    static let searching = Role(rawValue: 1 << 8)
    static let speaker = Role(rawValue: 1 << 9)
    static let declining = Role(rawValue: 1 << 10)
    static let acting = Role(rawValue: 1 << 11)
    static let request = Role(rawValue: 1 << 12)
    static let preferring = Role(rawValue: 1 << 13)
    static let that = Role(rawValue: 1 << 14)
    static let leaving = Role(rawValue: 1 << 15)
    static let open = Role(rawValue: 1 << 16)
    static let other = Role(rawValue: 1 << 17)
    static let passive = Role(rawValue: 1 << 18)
    static let modal = Role(rawValue: 1 << 19)
    static let knowing = Role(rawValue: 1 << 20)
    static let talking = Role(rawValue: 1 << 21)
    static let refusing = Role(rawValue: 1 << 22)
    static let ownRule = Role(rawValue: 1 << 23)
    static let guessing = Role(rawValue: 1 << 24)
    static let nowhere = Role(rawValue: 1 << 25)
    static let asking = Role(rawValue: 1 << 26)
    static let about = Role(rawValue: 1 << 27)
    static let inside = Role(rawValue: 1 << 28)
    static let none = Role(rawValue: 1 << 29)
    static let telling = Role(rawValue: 1 << 30)
    static let impersonal = Role(rawValue: 1 << 31)
    static let attributing = Role(rawValue: 1 << 32)
    static let without = Role(rawValue: 1 << 33)
    static let topic = Role(rawValue: 1 << 34)
    static let but = Role(rawValue: 1 << 35)
    static let only = Role(rawValue: 1 << 36)
    static let quoting = Role(rawValue: 1 << 37)
    static let handling = Role(rawValue: 1 << 38)
    static let datum = Role(rawValue: 1 << 39)
    static let beyond = Role(rawValue: 1 << 40)
    static let willing = Role(rawValue: 1 << 41)
    static let instructing = Role(rawValue: 1 << 62)
    static let howTo = Role(rawValue: 1 << 63)
    static let elliptic = Role(rawValue: 1 << 58)
    static let no = Role(rawValue: 1 << 59)
    static let apology = Role(rawValue: 1 << 60)
    static let task = Role(rawValue: 1 << 61)
    static let ourselves = Role(rawValue: 1 << 64)
    static let asked = Role(rawValue: 1 << 65)
    static let deflecting = Role(rawValue: 1 << 66)
    static let believing = Role(rawValue: 1 << 67)
    static let advising = Role(rawValue: 1 << 68)
    static let conditional = Role(rawValue: 1 << 69)
    static let hereFor = Role(rawValue: 1 << 70)
    static let referring = Role(rawValue: 1 << 71)
    static let rendering = Role(rawValue: 1 << 72)
    static let serving = Role(rawValue: 1 << 73)
    static let served = Role(rawValue: 1 << 74)
    static let objecting = Role(rawValue: 1 << 75)
    static let blocked = Role(rawValue: 1 << 76)
    static let offering = Role(rawValue: 1 << 77)
    static let service = Role(rawValue: 1 << 78)
    static let judging = Role(rawValue: 1 << 79)
    static let deferring = Role(rawValue: 1 << 80)
    static let expert = Role(rawValue: 1 << 81)
    static let ruling = Role(rawValue: 1 << 82)
    static let when = Role(rawValue: 1 << 83)
    static let demand = Role(rawValue: 1 << 84)
    static let proposing = Role(rawValue: 1 << 85)
    static let forbidding = Role(rawValue: 1 << 86)
    static let saluting = Role(rawValue: 1 << 87)

    /// The roles of words for what may be asked to be done.
    static let ofDoing: Role = [.declining, .acting, .talking, .task]

    /// The roles of words for what an assistant is asked to do, and for why it does
    /// not.
    static let ofServing: Role = [
      .rendering, .serving, .served, .objecting, .blocked, .offering, .service, .judging,
      .deferring, .expert, .ruling, .when, .demand, .proposing, .forbidding,
      .saluting,
    ]

    /// The role of the words of a list, by the list's name.
    static let named: [String: Role] = [
      "negation": .negation, "saying": .saying, "holding": .holding, "including": .including,
      "information": .information, "absence": .absence, "silence": .silence, "papers": .paper,
      "searching": .searching, "self": .speaker, "declining": .declining, "acting": .acting,
      "requests": .request, "preferring": .preferring, "that": .that, "leaving": .leaving,
      "open": .open, "persons": .other, "passives": .passive, "modals": .modal,
      "knowing": .knowing, "talking": .talking, "refusing": .refusing, "own-rules": .ownRule,
      "guessing": .guessing, "nowhere": .nowhere, "asking": .asking, "about": .about,
      "inside": .inside, "none": .none, "telling": .telling, "impersonal": .impersonal,
      "attributing": .attributing, "without": .without, "topics": .topic, "but": .but,
      "only": .only, "quoting": .quoting, "handling": .handling,
      "datum": .datum, "beyond": .beyond, "willing": .willing, "elliptic": .elliptic, "noes": .no,
      "apologies": .apology, "tasks": .task, "how-to": .howTo, "instructing": .instructing,
      "selves": .ourselves, "asked": .asked, "deflecting": .deflecting,
      "believing": .believing, "advising": .advising, "conditionals": .conditional,
      "here-for": .hereFor, "referring": .referring,
      "rendering": .rendering, "serving": .serving, "served": .served, "objections": .objecting,
      "blocked": .blocked, "offers": .offering, "services": .service, "judging": .judging,
      "deferring": .deferring, "professionals": .expert, "ruling": .ruling, "whens": .when,
      "demands": .demand, "proposals": .proposing, "forbidding": .forbidding,
      "salutations": .saluting,
    ]
  }

  /// Where a language puts a negation to the word that it negates.
  enum Order: String, Sendable {
    case either
    case negationFirst = "negation-first"
    case negationLast = "negation-last"
  }

  /// A word that was found.
  struct Hit: Hashable, Sendable {
    /// What it is.
    var role: Role

    /// Where it stands, as a range of the normalised text.
    var range: Range<Int>
  }

  private struct Entry: Sendable {
    var scalars: [Unicode.Scalar]
    var role: Role
    var isWhole: Bool
  }

  /// The language, a BCP 47 code.
  let language: String

  /// Where the language puts a negation.
  private(set) var order = Order.either

  private var atStart: [Unicode.Scalar: [Entry]] = [:]
  private var inside: [Unicode.Scalar: [Entry]] = [:]

  /// Whether the language names the subject of a verb, with "it" or "one" where
  /// there is none.
  private(set) var hasImpersonal = false

  /// Creates a lexicon without words.
  init(language: String) { self.language = language }

  /// Adds an entry of a list.
  ///
  /// An entry with four letters or more in its last word begins a word, a shorter
  /// one or one that ends in `$` is one; one between or after hyphens stands inside
  /// a word, and so does one that begins after an apostrophe.
  mutating func add(
    _ entry: String, to list: String, as roles: [String: Role] = Role.named, isInflected: Bool
  ) {
    if list == "order" {
      order = Order(rawValue: entry) ?? .either
      return
    }
    guard let role = roles[list] else { return }
    if role == .impersonal { hasImpersonal = true }
    let isInside = entry.hasPrefix("-") || entry.hasPrefix("n'") && entry.count == 3
    var scalars = Array(entry.unicodeScalars)
    if entry.hasPrefix("-") { scalars.removeFirst() }
    if isInside, scalars.last == "-" { scalars.removeLast() }
    var isWhole = !isInflected
    if scalars.last == "$" {
      scalars.removeLast()
      isWhole = true
    }
    let word = scalars.suffix(while: { $0 != " " && $0 != "'" })
    if word.count < 4 || role == .speaker || role == .elliptic, !isInside { isWhole = true }
    let isWord = Role.wholeWords.contains(role)
    if isWord { isWhole = true }
    if entry.hasSuffix("'") || isInside && entry.hasSuffix("-") { isWhole = false }
    guard let first = scalars.first else { return }
    if !scalars[scalars.count - 1].isLetterOrDigit { isWhole = false }
    if scalars[scalars.count - 1].isIdeographic, !entry.hasSuffix("$") {
      // Of these languages only Korean sets its words apart.
      isWhole = isWord && scalars[scalars.count - 1].isHangul
    }
    let added = Entry(scalars: scalars, role: role, isWhole: isWhole)
    if isInside {
      inside[first, default: []].append(added)
    } else {
      atStart[first, default: []].append(added)
    }
  }

  /// The words of the lexicon in a part of a text, in order.
  func hits(in scalars: [Unicode.Scalar], _ range: Range<Int>) -> [Hit] {
    var hits: [Hit] = []
    for place in range {
      let scalar = scalars[place]
      guard scalar.isLetterOrDigit else { continue }
      let isStart =
        place == 0 || scalar.isIdeographic || !scalars[place - 1].isLetterOrDigit
      let entries = isStart ? atStart[scalar] : inside[scalar]
      for entry in entries ?? [] {
        let end = place + entry.scalars.count
        guard end <= range.upperBound, matches(entry, at: place, in: scalars) else { continue }
        if entry.isWhole, end < scalars.count, scalars[end].isLetterOrDigit { continue }
        if entry.isWhole, scalar.isIdeographic, place > 0, scalars[place - 1].isLetterOrDigit {
          continue
        }
        hits.append(Hit(role: entry.role, range: place..<end))
      }
    }
    return hits
  }

  private func matches(_ entry: Entry, at place: Int, in scalars: [Unicode.Scalar]) -> Bool {
    for (offset, wanted) in entry.scalars.enumerated() where scalars[place + offset] != wanted {
      return false
    }
    return true
  }
}

extension [Unicode.Scalar] {
  /// The longest end whose elements all hold.
  fileprivate func suffix(while holds: (Unicode.Scalar) -> Bool) -> ArraySlice<Unicode.Scalar> {
    var start = endIndex
    while start > startIndex, holds(self[start - 1]) { start -= 1 }
    return self[start...]
  }
}
