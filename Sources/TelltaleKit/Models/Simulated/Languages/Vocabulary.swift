/// The words of the languages that a request is in, as if they were one: a
/// question and a document may be in different languages.
struct Vocabulary: Sendable {
  /// The languages, in the order of looking up.
  let lexicons: [Lexicon]

  private let conceptIndex: TermIndexes
  private let topicIndex: TermIndexes
  private let senseIndex: TermIndexes
  /// What properties name and documents label beyond the concepts.
  let fields: TermIndexes

  /// What sorts texts into classes.
  let classes: TermIndexes

  /// The kinds of things that rules name: animals, instruments, drinks.
  let kinds: TermIndexes
  private let lists: TermIndexes
  private let calendar: TermIndexes
  private let numbers: TermIndexes
  private let ordinals: TermIndexes

  /// Takes in some languages by their base codes, and English, in which
  /// properties are named.
  init(_ codes: Set<String>) {
    self.init(
      lexicons: LexiconFile.languages.filter { $0 == "en" || codes.contains($0) }
        .compactMap(LexiconStore.lexicon))
  }

  /// Takes in the languages of some lexicons alone.
  init(lexicons: [Lexicon]) {
    self.lexicons = lexicons
    conceptIndex = TermIndexes(lexicons.map(\.concepts), inflects: true)
    topicIndex = TermIndexes(lexicons.map(\.topics), inflects: true)
    senseIndex = TermIndexes(lexicons.map(\.senses), inflects: true)
    fields = TermIndexes(lexicons.map(\.fields), inflects: true)
    classes = TermIndexes(lexicons.map(\.classes), inflects: true)
    kinds = TermIndexes(lexicons.map(\.kinds), inflects: true)
    lists = TermIndexes(lexicons.map(\.lists), isGreedy: false)
    calendar = TermIndexes(lexicons.map(\.calendar))
    numbers = TermIndexes(lexicons.map(\.numbers))
    ordinals = TermIndexes(lexicons.map(\.ordinals))
  }

  // MARK: Lists

  /// Whether a folded word is in a list.
  func contains(_ word: [UInt8], in list: WordList) -> Bool {
    list.holdsBeginnings
      ? lists.hasBeginning(list.rawValue, of: word) : lists.has(list.rawValue, for: word)
  }

  /// Whether a word is frequent in some language.
  func isStopWord(_ word: [UInt8]) -> Bool { contains(word, in: .stop) }

  /// Whether a folded word says nothing about what is looked for: documents need
  /// not hold it.
  func isIgnorable(_ word: [UInt8]) -> Bool { contains(word, in: .ignorable) }

  /// Returns where the entries of some lists stand in a list of words.
  func hits(of wanted: Set<WordList>, in words: [FoldedWord]) -> [TermIndex.Hit] {
    lists.hits(in: words).filter { hit in
      WordList(rawValue: hit.value).map(wanted.contains) ?? false
    }
  }

  /// Returns the language of most of the frequent words, if one leads.
  func likeliest(for words: [FoldedWord]) -> Lexicon? {
    let votes = lexicons.map { lexicon in
      let lists = TermIndexes([lexicon.lists])
      return words.filter { lists.has(WordList.stop.rawValue, for: $0.bytes) }.count
    }
    guard let best = votes.max(), best > 0 else { return nil }
    let leaders = votes.indices.filter { votes[$0] == best }
    return leaders.count == 1 ? lexicons[leaders[0]] : nil
  }

  /// Whether a word is a compound that ends in a word for a street.
  func endsWithStreet(_ word: [UInt8]) -> Bool {
    word.count > 3
      && (max(1, min(word.count - lists.longestWord, word.count - 3))...(word.count - 3)).contains {
        start in
        lists.has(WordList.streetEndings.rawValue, for: Array(word[start...]))
      }
  }

  /// Whether a word is a compound that ends in one for numbers and codes.
  func endsWithIdentifier(_ word: [UInt8]) -> Bool {
    guard word.count >= 9 else { return false }
    return (4...(word.count - 4)).contains {
      lists.has(WordList.identifierNouns.rawValue, for: Array(word[$0...]))
    }
  }

  // MARK: Days and numbers

  /// Returns the month, from 1, that a folded word names.
  func month(of word: [UInt8]) -> Int? {
    guard let value = calendar.first(for: word), value < 13 else { return nil }
    return value
  }

  /// Whether a folded word names a month.
  func isMonth(_ word: [UInt8]) -> Bool { month(of: word) != nil }

  /// Whether a folded word names a day of the week.
  func isWeekday(_ word: [UInt8]) -> Bool { calendar.first(for: word).map { $0 >= 13 } ?? false }

  /// Returns the days of the week that are named in a list of words, Monday being 0.
  func weekdays(in words: [FoldedWord]) -> [(day: Int, words: Range<Int>)] {
    calendar.hits(in: words).filter { $0.value >= 13 }.map { ($0.value - 13, $0.words) }
  }

  /// Whether a text begins with the name of a month or its abbreviation.
  func startsWithMonth(_ text: Substring) -> Bool {
    guard let word = FoldedWord.words(in: String(text)).first else { return false }
    return isMonth(word.bytes)
  }

  /// Returns the number, from 1, that a folded word names.
  func number(of word: [UInt8]) -> Int? { numbers.first(for: word) }

  /// Whether a folded word is a number from two.
  func isNumber(_ word: [UInt8]) -> Bool { contains(word, in: .number) }

  /// Whether a folded word is "one", which mostly is an article.
  func isOne(_ word: [UInt8]) -> Bool { contains(word, in: .one) || contains(word, in: .half) }

  /// Returns the place, from 1, that a folded ordinal number names.
  func ordinal(of word: [UInt8]) -> Int? { ordinals.first(for: word) }

  // MARK: Concepts and topics

  /// Returns the concepts named in a list of words, by raw value.
  ///
  /// A compound that is not known itself names what its end names, as
  /// `Kursgebühr` does.
  func concepts(in words: [FoldedWord]) -> [TermIndex.Hit] {
    var hits = conceptIndex.hits(in: words)
    for (position, word) in words.enumerated() where word.bytes.count >= 9 && !word.hasDigit {
      guard !hits.contains(where: { $0.words.contains(position) }) else { continue }
      for concept in conceptIndex.longestEnd(of: word.bytes, atLeast: 5) {
        hits.append(TermIndex.Hit(value: concept, words: position..<(position + 1)))
      }
    }
    return hits
  }

  /// Returns the topics named in a list of words, by raw value.
  func topicHits(in words: [FoldedWord]) -> [TermIndex.Hit] { topicIndex.hits(in: words) }

  /// Returns the topics named in a list of words.
  func topics(in words: [FoldedWord]) -> Set<Topic> {
    Set(topicHits(in: words).compactMap { Topic(rawValue: $0.value) })
  }

  // MARK: Senses

  /// Returns the senses named in a list of words.
  func senses(in words: [FoldedWord]) -> Set<Int> { Set(senseHits(in: words).map(\.value)) }

  /// Returns the senses named in a list of words, with the words; both parts of
  /// a compound count.
  func senseHits(in words: [FoldedWord]) -> [TermIndex.Hit] {
    var hits = senseIndex.hits(in: words).filter { hit in
      let first = words[hit.words.lowerBound]
      let isCapitalMonth = first.isCapitalized && isMonth(first.bytes)
      return hit.words.count > 1 || isCapitalMonth || !isStopWord(first.bytes)
    }
    let named = Set(hits.flatMap { Array($0.words) })
    for (position, word) in words.enumerated() where !named.contains(position) {
      for senses in senseParts(of: word) {
        hits += senses.map { TermIndex.Hit(value: $0, words: position..<(position + 1)) }
      }
    }
    return hits
  }

  /// The senses of the longest known beginning of a compound and those of the
  /// longest known end after it.
  func senseParts(of word: FoldedWord) -> [[Int]] {
    let bytes = word.bytes
    guard bytes.count >= 8, !word.hasDigit else { return [] }
    var found: [[Int]] = []
    var rest = 3
    if let (length, senses) = senseIndex.longestBeginning(of: bytes, atLeast: 4) {
      found.append(senses)
      rest = length
      let end = senseIndex.values(of: Array(bytes[length...]))
      if !end.isEmpty { return found + [end] }
    }
    let end = senseIndex.longestEnd(of: bytes, atLeast: 5, from: rest)
    if !end.isEmpty { found.append(end) }
    return found
  }
}

extension Senses {
  /// Whether documents must mention a sense that a question names.
  static func isSubject(_ sense: Int) -> Bool { sense < subjects.count }

  /// Whether a sense is a place where one pays.
  static func isTrade(_ sense: Int) -> Bool { sense < trades.count }
}
