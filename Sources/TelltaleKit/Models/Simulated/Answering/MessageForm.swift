/// What the form of a message says of its intent.
struct MessageForm {
  private let message: QuestionReading

  init(_ message: QuestionReading) { self.message = message }

  /// Adds the weight of the form to the counts of the topics.
  func weigh(_ counts: inout [Double]) {
    if asksToKeep {
      counts[Topic.tell.rawValue] += 6
      counts[Topic.ask.rawValue] = 0
      counts[Topic.rename.rawValue] = 0
      return
    }
    if givesName { counts[Topic.rename.rawValue] += 4 }
    if let first = message.words.first, Self.namers.contains(first.bytes) {
      counts[Topic.rename.rawValue] += 2
    }
    let isOrder = counts[Topic.rename.rawValue] > 0 || counts[Topic.delete.rawValue] > 0
    for topic in [
      Topic.rename, .delete, .summarise, .translate, .compare, .cancel, .refund, .complain,
    ]
    where counts[topic.rawValue] > 0 {
      counts[topic.rawValue] += 3
    }
    if asks || asksForSomething {
      counts[Topic.ask.rawValue] += isOrder ? 1 : 2.5
      counts[Topic.tell.rawValue] = min(counts[Topic.tell.rawValue], 0.2)
    } else if isNounPhrase {
      counts[Topic.ask.rawValue] += 2
    } else {
      counts[Topic.tell.rawValue] += isOrder ? 0.5 : 2
      counts[Topic.ask.rawValue] = min(counts[Topic.ask.rawValue], 0.4)
    }
    if counts[Topic.positive.rawValue] == 0, counts[Topic.negative.rawValue] == 0 {
      counts[Topic.neutral.rawValue] += 0.5
    }
    if counts[Topic.urgent.rawValue] == 0 { counts[Topic.relaxed.rawValue] += 0.2 }
  }

  /// Whether the message is a question: by its mark, or by how it opens.
  private var asks: Bool {
    if message.text.utf8.last(where: { $0 > 0x20 }) == UInt8(ascii: "?") { return true }
    guard message.isAsking else { return false }
    let opening = Interrogatives.kind(of: message.words, language: message.language)
    return opening.map { $0.words.lowerBound <= 2 } ?? true
  }

  /// Whether the message asks to keep something in mind.
  private var asksToKeep: Bool {
    guard let first = message.words.first?.bytes else { return false }
    let opening = message.words.prefix(3).map { $0.text }.joined(separator: " ")
    return Self.keepers.contains(first) || Self.keeping.contains { opening.hasPrefix($0) }
  }

  /// Whether the message gives a name: "give X the title Y", "the new title of X
  /// is Y", "X should be called Y".
  private var givesName: Bool {
    guard !message.text.contains("?"), let first = message.words.first?.bytes else { return false }
    let words = message.words.map(\.bytes)
    guard let noun = words.firstIndex(where: Self.titles.contains) else {
      return words.contains(where: Self.shoulds.contains)
        && words.contains(where: Self.calleds.contains)
    }
    let isNew = noun > 0 && Self.news.contains(words[noun - 1])
    return Self.givers.contains(first) || isNew
      || words.contains(where: Self.shoulds.contains)
  }

  /// Whether the message orders the app to show or find something.
  private var asksForSomething: Bool {
    guard let first = message.words.first else { return false }
    return Self.orders.contains(first.bytes)
  }

  /// Whether the message is a bare phrase without a verb, such as "my last
  /// receipt", which asks for the thing.
  private var isNounPhrase: Bool {
    guard let first = message.words.first, message.words.count <= 5,
      message.text.utf8.last != UInt8(ascii: ".") || message.words.count < 4
    else { return false }
    return Self.determiners.contains(first.bytes)
      && !message.words.contains { Self.statementVerbs.contains($0.bytes) }
  }

  private static func set(_ words: String) -> Set<[UInt8]> {
    Set(words.split(separator: " ").map { Array($0.utf8) })
  }
  /// Whether a message begins by naming something.
  static func names(_ message: QuestionReading) -> Bool {
    message.words.first.map { namers.contains($0.bytes) } ?? false
  }

  private static let keepers = set(
    """
    remember onthoud onthou noteer retiens retenez notez note merke merk notiere notier \
    memorise memorize souviens
    """)
  private static let keeping = [
    "keep in mind", "bear in mind", "make a note", "don t forget", "denk eraan", "vergeet niet",
    "hou er", "houd er", "n oublie", "n oubliez", "garde en tete", "denk daran", "denke daran",
    "vergiss nicht", "behalte im", "schreib dir", "for the record",
  ]
  private static let titles = set("title titel titre name naam nom namen")
  private static let news = set("new nieuwe nieuw nouveau nouvelle neue neuer neuen neues")
  private static let givers = set("give geef donne donnez gib geben set change verander maak mets")
  private static let shoulds = set(
    "should must shall moet moeten zou doit devrait doivent soll sollte sollen")
  private static let calleds = set(
    "called named titled heten genoemd appeler nommer intituler heissen genannt")
  private static let namers = set(
    "call name noem appelle nomme nenne benenne rename hernoem renomme")
  private static let orders = set(
    "show find give tell list search open look toon laat zoek geef vertel open montre trouve donne cherche affiche zeige zeig suche finde gib offne such dis sag zeg"
  )
  private static let determiners = set(
    "my the this that last latest mijn de het dit deze die laatste mon ma mes le la les ce cet cette dernier derniere mein meine meinen der die das dieser diese dieses letzte letzter"
  )
  private static let statementVerbs = set(
    "is are was were have has paid pay ends starts will am zijn ben heb heeft betaal betaald loopt begint est sont ai a paye ist sind war habe hat bezahlt endet beginnt expires closes costs kost coute kostet wurde wird moved changed"
  )
}
