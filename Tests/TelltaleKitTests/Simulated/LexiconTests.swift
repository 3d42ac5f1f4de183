import Testing

@testable import TelltaleKit

@Suite struct LexiconTests {
  /// The sections whose lines are texts, each with the keys that a file must have.
  private static let texts: [String: Set<String>] = [
    "answer-nouns": [
      "amount", "date", "time", "quantity", "identifier", "name", "place", "open",
    ],
    "wording": [
      "fact-first", "lead-in", "additions", "missing", "missing-addition", "preambles", "yes",
      "no", "grounded-yes", "grounded-no", "grounded", "list", "listed", "document", "quoted",
      "sum", "refusal", "acknowledgement",
    ],
    "nouns": [],
  ]

  /// What a file may leave out.
  private static let optional: Set<String> = [
    "words/name-prepositions", "questions/much", "questions/count-links",
    "questions/inverted-pronouns", "ordinals/prefix", "units/time-words", "units/hour-marks",
    "units/clock-prefixes",
    "units/between-day-and-month", "rules/any",
  ]

  /// The keys that the code has a meaning for, as `section/key`.
  private static let known: Set<String> = {
    var keys = Set(WordList.allCases.map { "\($0.place.section)/\($0.place.key)" })
    keys.remove("numbers/")
    func add(_ section: String, _ names: some Sequence<some StringProtocol>) {
      keys.formUnion(names.map { "\(section)/\($0)" })
    }
    add("words", ["abbreviations"])
    add("concepts", LexiconKeys.concepts.keys)
    add("topics", LexiconKeys.topics.keys)
    add("fields", LexiconKeys.fields.keys)
    add("classes", LexiconKeys.classes.keys)
    add("kinds", LexiconKeys.kindsOfThings.keys)
    add("rules", LexiconKeys.terms.keys)
    add("questions", LexiconKeys.kinds.keys)
    add("languages", LexiconKeys.languages)
    add("weekdays", LexiconKeys.weekdays)
    add("months", (1...12).map(String.init))
    add("numbers", (1...12).map(String.init))
    add("ordinals", (1...10).map(String.init))
    return keys
  }()

  private static let further: Set<String> = Set(
    Senses.all.map { "senses/\($0)" } + LexiconKeys.concepts.keys.map { "nouns/\($0)" }
      + [13, 14, 15, 16, 20, 30, 40].map { "numbers/\($0)" } + ["wording/stop"])

  @Test(arguments: [3, 40, 11_000])
  func `a compound of any length names what its end names`(length: Int) throws {
    // "Kursgebühr" is a fee, whatever the fee is for.
    let vocabulary = Vocabulary(["de"])
    let word = String(repeating: "x", count: length) + "gebühr"
    let hits = vocabulary.concepts(in: FoldedWord.words(in: word))
    #expect(hits.contains { $0.value == Concept.fee.rawValue })
    #expect(vocabulary.endsWithStreet(FoldedWord.fold(word)) == false)
    let street = String(repeating: "x", count: length) + "straße"
    #expect(vocabulary.endsWithStreet(FoldedWord.fold(street)))
  }

  @Test(arguments: LexiconFile.languages)
  func `a language's file has every key once and no other`(code: String) throws {
    let file = try #require(LexiconFile.named(code))
    let english = try #require(LexiconFile.named("en"))
    let keys = file.entries.map { "\($0.section)/\($0.key)" }
    let twice = Dictionary(grouping: keys) { $0 }.filter { $0.value.count > 1 }.keys
    let nouns = english.entries.filter { $0.section == "nouns" }.map { "nouns/\($0.key)" }
    let worded = Self.texts.flatMap { section, keys in keys.map { "\(section)/\($0)" } }
    let needed = Self.known.filter { !$0.hasPrefix("properties/") }
      .subtracting(Self.optional).union(nouns).union(worded)
    #expect(twice.sorted() == [])
    #expect(needed.subtracting(keys).sorted() == [])
    #expect(
      Set(keys).subtracting(Self.known).subtracting(worded).subtracting(Self.further).sorted() == []
    )
  }

  @Test(arguments: LexiconFile.languages)
  func `no entry stands twice in a list, holds punctuation or matches everything`(
    code: String
  ) throws {
    var faults: [String] = []
    for entry in try #require(LexiconFile.named(code)).entries
    where Self.texts[String(entry.section)] == nil && entry.key != "abbreviations" {
      let words = entry.lines.flatMap { $0.split(separator: " ") }
      let twice = Dictionary(grouping: words) { $0 }.filter { $0.value.count > 1 }.keys
      faults += twice.sorted().map { "\(entry.section)/\(entry.key): \($0) twice" }
      for word in words where !Self.isSound(word) {
        faults.append("\(entry.section)/\(entry.key): \(word)")
      }
    }
    #expect(faults == [])
  }

  /// An ending that stands for anything needs three letters before it.
  private static func isSound(_ entry: Substring) -> Bool {
    let marks: Set<Character> = [
      ":", ",", ";", "!", "?", "\"", "“", "”", "(", ")", "[", "]", "{", "}", "。", "、", "：",
    ]
    let parts = entry.split { $0 == "_" || $0 == "~" }
    let isOpen = parts.contains { part in
      part.last == "*" && part.dropLast().count < 3 || part.dropLast().contains("*")
    }
    return !isOpen && !entry.contains(where: marks.contains) && !parts.isEmpty
      && entry.count(where: { $0 == "~" }) <= 1
  }

  @Test(arguments: LexiconFile.tags)
  func `every sentence of an answer has the fact`(code: String) throws {
    let wording = try #require(LexiconStore.lexicon(of: code)).wording
    let sentences =
      wording.factFirst + wording.leadIn
      + [wording.grounded, wording.listed, wording.document, wording.quoted, wording.sum]
    #expect(sentences.filter { !$0.contains("{value}") } == [])
    #expect(!wording.factFirst.contains { !$0.hasPrefix("{value}") })
    #expect(wording.missing.count == 2)
    #expect(wording.preambles.count == 2)
    #expect(wording.additions.count == 2)
    #expect(!wording.comma.isEmpty)
  }
}
