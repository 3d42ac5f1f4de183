/// All that the simulated models know of one language.
///
/// Another language is another file in `CLexicons`.
final class Lexicon: Sendable {
  /// The BCP 47 base code.
  let code: String

  /// The words of each concept, topic and sense, by raw value.
  let concepts: TermIndex
  let topics: TermIndex
  let senses: TermIndex

  /// What properties name and documents label beyond the concepts, by raw value.
  let fields: TermIndex

  /// What sorts texts into classes, by raw value.
  let classes: TermIndex

  /// The kinds of things that rules name, by raw value.
  let kinds: TermIndex

  /// What opens the questions of each kind, by the kind's place among all.
  let questions: TermIndex

  /// The words of rules, by the raw value of their terms.
  let rules: TermIndex

  /// The names of languages, by the place of their code.
  let languageNames: TermIndex

  /// The other lists of words, by raw value.
  let lists: TermIndex

  /// The names of months, from 1, and of days of the week, from 13.
  let calendar: TermIndex

  /// Numbers and ordinal numbers in words.
  let numbers: TermIndex
  let ordinals: TermIndex

  /// What ends in a full stop that ends no sentence, in small letters.
  let abbreviations: Set<String>

  /// A noun with its article for each concept and each kind that answers name.
  let nouns: [Concept: String]
  let answerNouns: [QuestionKind: String]

  /// How answers are worded.
  let wording: Wording

  /// Reads a file.
  init(_ file: LexiconFile) {
    code = file.language
    var tables = LexiconTables(keepsMarks: file.language == "vi")
    for entry in file.entries { tables.add(entry) }
    concepts = TermIndex(tables.concepts)
    topics = TermIndex(tables.topics)
    senses = TermIndex(tables.senses)
    fields = TermIndex(tables.fields)
    classes = TermIndex(tables.classes)
    kinds = TermIndex(tables.kinds)
    questions = TermIndex(tables.questions)
    rules = TermIndex(tables.rules)
    languageNames = TermIndex(tables.languageNames)
    lists = TermIndex(tables.lists)
    calendar = TermIndex(tables.calendar)
    numbers = TermIndex(tables.numbers)
    ordinals = TermIndex(tables.ordinals)
    abbreviations = tables.abbreviations
    nouns = tables.nouns
    answerNouns = tables.answerNouns
    wording = Wording(tables.texts)
  }
}

/// The tables of a language while its file is read.
private struct LexiconTables {
  var concepts: TermIndexBuilder
  var topics: TermIndexBuilder
  var senses: TermIndexBuilder
  var fields: TermIndexBuilder
  var classes: TermIndexBuilder
  var kinds: TermIndexBuilder
  var questions: TermIndexBuilder
  var rules: TermIndexBuilder
  var languageNames: TermIndexBuilder
  var lists: TermIndexBuilder
  var calendar: TermIndexBuilder
  var numbers: TermIndexBuilder
  var ordinals: TermIndexBuilder
  var abbreviations: Set<String> = []
  var nouns: [Concept: String] = [:]
  var answerNouns: [QuestionKind: String] = [:]
  var texts: [Substring: [Substring]] = [:]

  init(keepsMarks: Bool) {
    let empty = TermIndexBuilder(keepsMarks: keepsMarks)
    (concepts, topics, senses, questions, rules) = (empty, empty, empty, empty, empty)
    (fields, classes, kinds) = (empty, empty, empty)
    (languageNames, lists, calendar, numbers, ordinals) = (empty, empty, empty, empty, empty)
  }

  mutating func add(_ entry: LexiconFile.Entry) {
    let key = entry.key
    if let list = LexiconKeys.lists[entry.section]?[key] {
      Self.add(entry, to: &lists, value: list.rawValue, isPrefix: list.holdsBeginnings)
    }
    switch entry.section {
    case "concepts":
      if let concept = LexiconKeys.concepts[key] {
        Self.add(entry, to: &concepts, value: concept.rawValue)
      }
    case "topics":
      if let topic = LexiconKeys.topics[key] {
        Self.add(entry, to: &topics, value: topic.rawValue)
      }
    case "senses":
      if let sense = LexiconKeys.senses[key] { Self.add(entry, to: &senses, value: sense) }
    case "fields":
      if let term = LexiconKeys.fields[key] {
        Self.add(entry, to: &fields, value: term.rawValue)
      }
    case "classes":
      if let term = LexiconKeys.classes[key] {
        Self.add(entry, to: &classes, value: term.rawValue)
      }
    case "kinds":
      if let kind = LexiconKeys.kindsOfThings[key] { Self.add(entry, to: &kinds, value: kind) }
    case "questions":
      if let kind = LexiconKeys.kinds[key] { Self.add(entry, to: &questions, value: kind) }
    case "rules":
      if let term = LexiconKeys.terms[key] {
        Self.add(entry, to: &rules, value: term.rawValue)
      }
    case "languages":
      if let code = LexiconKeys.languages.firstIndex(of: key) {
        Self.add(entry, to: &languageNames, value: code)
      }
    case "words" where key == "abbreviations":
      abbreviations.formUnion(entry.lines.flatMap { $0.split(separator: " ").map(String.init) })
    case "months":
      guard let month = Int(key) else { return }
      Self.add(entry, to: &calendar, value: month)
      Self.add(entry, to: &senses, value: Senses.january + month - 1)
    case "weekdays":
      let day = LexiconKeys.weekdays.firstIndex(of: key) ?? 0
      Self.add(entry, to: &calendar, value: 13 + day)
    case "numbers":
      guard let number = Int(key) else { return }
      Self.add(entry, to: &numbers, value: number)
      if number > 1 { Self.add(entry, to: &lists, value: WordList.number.rawValue) }
    case "ordinals":
      if let number = Int(key) { Self.add(entry, to: &ordinals, value: number) }
    case "nouns":
      if let concept = LexiconKeys.concepts[key] { nouns[concept] = Self.text(entry) }
    case "answer-nouns":
      guard let kind = LexiconKeys.kinds[key] else { return }
      answerNouns[QuestionKind.allCases[kind]] = Self.text(entry)
    case "wording": texts[key] = entry.lines
    default: break
    }
  }

  private static func text(_ entry: LexiconFile.Entry) -> String {
    entry.lines.first.map { String($0) } ?? ""
  }

  private static func add(
    _ entry: LexiconFile.Entry, to index: inout TermIndexBuilder, value: Int, isPrefix: Bool = false
  ) {
    for line in entry.lines {
      for bytes in line.utf8.split(separator: UInt8(ascii: " ")) {
        let word = Substring(bytes)
        index.add(isPrefix ? word + "*" : word, value: value)
      }
    }
  }
}

/// What the keys in the files of languages stand for.
enum LexiconKeys {
  static let concepts = keyed(Concept.allCases)
  static let topics = keyed(Topic.allCases)
  static let fields = keyed(FieldTerm.allCases)
  static let classes = keyed(ClassTerm.allCases)
  static let terms = keyed(RuleTerm.allCases)
  static let kindsOfThings = keyed(KindOfThing.allCases).mapValues(\.rawValue)
  static let kinds = keyed(
    QuestionKind.allCases.enumerated().filter { $0.element != .yesNo }, by: \.element
  ).mapValues(\.offset)
  static let senses = Dictionary(
    uniqueKeysWithValues: Senses.all.enumerated().map { (Substring($1), $0) })
  static let lists: [Substring: [Substring: WordList]] = WordList.allCases.reduce(into: [:]) {
    $0[Substring($1.place.section), default: [:]][Substring($1.place.key)] = $1
  }

  /// The codes of the languages that have names.
  static let languages: [Substring] = [
    "da", "de", "en", "es", "fr", "it", "ja", "ko", "nb", "nl", "pt", "sv", "tr", "vi", "zh",
  ]

  static let weekdays: [Substring] = [
    "monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday",
  ]

  private static func keyed<Value>(_ values: [Value]) -> [Substring: Value] {
    keyed(values) { $0 }
  }

  private static func keyed<Value, Name>(
    _ values: [Value], by name: (Value) -> Name
  ) -> [Substring: Value] {
    Dictionary(uniqueKeysWithValues: values.map { (kebab("\(name($0))"), $0) })
  }

  /// `dueDate` as `due-date`.
  private static func kebab(_ name: String) -> Substring {
    var kebab: Substring = ""
    for character in name {
      if character.isUppercase { kebab.append("-") }
      kebab += character.lowercased()
    }
    return kebab
  }
}
