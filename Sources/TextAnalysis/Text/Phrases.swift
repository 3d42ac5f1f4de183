import Synchronization

/// The phrases of a language by which the text rules explain what an answer is.
///
/// They explain more often than they decide: lists are precise but blind to
/// every other wording.
package struct Phrases: Sendable {
  /// Openers such as "sure" and "based on the", as a text begins with them.
  package private(set) var openers: [String] = []

  /// What makes a first clause a reference to the documents, wherever it stands
  /// in it.
  package private(set) var sourceClauses: [String] = []

  /// What makes a first clause with a word for a document a reference to it.
  package private(set) var sourceMarkers: [String] = []

  /// Negations.
  package private(set) var negation: [String] = []

  /// Yes, no.
  package private(set) var yesNo: [String] = []

  /// Words that may stand before the fact that an answer starts with.
  package private(set) var leadIns: Set<String> = []

  /// The characters of the lead-ins of a language without spaces.
  package private(set) var leadInCharacters: Set<String> = []

  /// What a lead-in is made of besides, each as words, by its first word.
  private(set) var leadInPhrases: [String: [[String]]] = [:]

  /// Words that carry nothing of their own.
  package private(set) var stopWords: Set<String> = []

  /// Characters that carry nothing of their own in a question without spaces.
  package private(set) var questionCharacters: Set<String> = []

  /// Words by which a question asks for a fact and not for yes or no.
  package private(set) var questionWords: [String] = []

  /// Phrases by which a question asks for a part of a heading, each as tokens.
  private(set) var asks: [HeadingField.Kind: [[String]]] = [:]

  /// Stems of words for documents, which tell nothing of what is in them.
  package private(set) var documentNouns: [String] = []

  /// Words for what is filled into a gap: name, date.
  package private(set) var placeholderWords: [String] = []

  /// Words that no sentence ends with.
  package private(set) var unfinished: Set<String> = []

  /// What asks for the same answer again, as a part of a question.
  package private(set) var again: [String] = []

  /// Words between things to choose from.
  package private(set) var alternatives: [String] = []

  /// What stands before an example.
  package private(set) var exampleMarkers: [String] = []

  /// What stands before a colon at the start of a line that someone speaks.
  package private(set) var speakers: Set<String> = []

  /// The words by which the languages say not found, or decline, one lexicon each.
  private(set) var lexicons: [Lexicon] = []

  /// The words by which the languages run up to an answer, one lexicon each.
  private(set) var runUps: [Lexicon] = []

  /// The languages that have phrases, by BCP 47 code.
  package static var languages: [String] { PhraseFile.languages.sorted() }

  /// The phrases of some languages as one; of all where none of them has any.
  package init(of languages: [String]) {
    let known = languages.compactMap { Self.phrases(of: $0) }
    guard var phrases = known.first else {
      self = Self.all
      return
    }
    for other in known.dropFirst() { phrases.merge(other) }
    self = phrases
  }

  /// The phrases of all languages as one.
  package static let all = {
    var all = Phrases()
    for language in languages { phrases(of: language).map { all.merge($0) } }
    return all
  }()

  /// The files that were read: a text is in one language, and to read those of all
  /// takes longer than to judge a hundred answers.
  private static let read = Mutex<[String: Phrases]>([:])

  /// Returns the phrases of a language, if it has a file.
  private static func phrases(of language: String) -> Phrases? {
    if let phrases = read.withLock({ $0[language] }) { return phrases }
    guard let file = PhraseFile.named(language) else { return nil }
    let phrases = Phrases(reading: file)
    read.withLock { $0[language] = phrases }
    return phrases
  }

  private init() {}

  private init(reading file: PhraseFile) {
    var lexicon = Lexicon(language: file.language)
    var runUp = Lexicon(language: file.language)
    // The words of Vietnamese have no endings.
    let isInflected = file.language != "vi"
    for (list, entry) in file.entries {
      let entry = Self.withDottedI(entry)
      lexicon.add(entry, to: list, isInflected: isInflected)
      runUp.add(entry, to: list, as: Lexicon.Role.ofRunUps, isInflected: isInflected)
      add(entry, to: list)
    }
    lexicons = [lexicon]
    runUps = [runUp]
  }

  /// The entry with the normal form of the dotless i, which one language has.
  private static func withDottedI(_ entry: String) -> String {
    guard entry.utf8.contains(0xC4) else { return entry }
    var scalars = String.UnicodeScalarView()
    scalars.append(contentsOf: entry.unicodeScalars.lazy.map { $0 == "ı" ? "i" : $0 })
    return String(scalars)
  }

  private mutating func add(_ entry: String, to list: String) {
    switch list {
    case "openers": openers.append(entry)
    case "source-clauses": sourceClauses.append(entry)
    case "source-markers": sourceMarkers.append(entry)
    case "negation": negation.append(entry)
    case "yes-no": yesNo.append(entry)
    case "lead-ins":
      leadIns.insert(entry)
      if entry.unicodeScalars.first?.isIdeographic == true {
        leadInCharacters.formUnion(entry.map { String($0) })
      }
    case "expletives", "copulas", "approximators":
      let words = LeadIn.words(of: entry)
      if let first = words.first { leadInPhrases[first, default: []].append(words) }
    case "stop-words": stopWords.insert(entry)
    case "question-characters": questionCharacters.insert(entry)
    case "question-words": questionWords.append(entry)
    case "document-nouns": documentNouns.append(entry)
    case "placeholders": placeholderWords.append(entry)
    case "unfinished": unfinished.insert(entry)
    case "again": again.append(entry)
    case "or": alternatives.append(entry)
    case "example-markers": exampleMarkers.append(entry)
    case "speakers": speakers.insert(entry)
    default:
      guard list.hasPrefix("asks-"),
        let kind = HeadingField.Kind(rawValue: String(list.dropFirst(5)))
      else { return }
      let isIdeographic = entry.unicodeScalars.first?.isIdeographic == true
      let words =
        isIdeographic ? entry.map { String($0) } : entry.split(separator: " ").map { String($0) }
      asks[kind, default: []].append(words)
    }
  }

  private mutating func merge(_ other: Phrases) {
    lexicons += other.lexicons
    runUps += other.runUps
    openers += other.openers
    sourceClauses += other.sourceClauses
    sourceMarkers += other.sourceMarkers
    negation += other.negation
    yesNo += other.yesNo
    leadIns.formUnion(other.leadIns)
    leadInCharacters.formUnion(other.leadInCharacters)
    leadInPhrases.merge(other.leadInPhrases) { $0 + $1 }
    stopWords.formUnion(other.stopWords)
    questionCharacters.formUnion(other.questionCharacters)
    asks.merge(other.asks) { $0 + $1 }
    questionWords += other.questionWords
    documentNouns += other.documentNouns
    placeholderWords += other.placeholderWords
    unfinished.formUnion(other.unfinished)
    again += other.again
    alternatives += other.alternatives
    exampleMarkers += other.exampleMarkers
    speakers.formUnion(other.speakers)
  }
}
