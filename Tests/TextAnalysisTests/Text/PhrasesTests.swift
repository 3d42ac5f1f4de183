import Testing

@testable import TextAnalysis

extension PhraseFile: CustomTestStringConvertible {
  var testDescription: String { language }
}

@Suite struct PhrasesTests {
  @Test(arguments: PhraseFile.languages.compactMap { PhraseFile.named($0) })
  func `every list is known and every entry in its normal form`(file: PhraseFile) {
    let known = [
      "openers", "source-clauses", "source-markers", "negation", "saying", "holding", "including",
      "information", "absence", "silence", "leaving", "open", "papers", "searching", "self",
      "declining", "acting", "requests", "preferring", "that", "order", "yes-no", "lead-ins",
      "stop-words", "question-characters", "question-words", "or",
      "asks-category", "asks-date", "asks-place", "asks-camera", "asks-person",
      "document-nouns", "placeholders", "unfinished", "again", "example-markers", "speakers",
      "persons", "passives", "modals", "knowing", "talking", "refusing", "own-rules", "guessing",
      "nowhere", "asking", "about", "inside", "none", "telling", "impersonal", "attributing",
      "without", "topics", "but", "only", "quoting", "handling", "datum", "beyond", "willing",
      "elliptic", "noes", "apologies", "tasks", "how-to", "instructing", "expletives", "copulas",
      "approximators", "selves", "asked", "deflecting", "believing", "advising", "conditionals",
      "here-for", "referring", "rendering", "serving", "served", "objections", "blocked", "offers",
      "proposals", "services", "judging", "deferring", "professionals", "ruling", "whens",
      "demands", "forbidding", "salutations",
      "hails", "hems", "me", "i", "looks", "acts", "ends", "afters", "accord", "going-by",
      "conditions", "sources", "tells", "points", "replies", "restating", "small",
    ]
    let lists = Dictionary(grouping: file.entries, by: \.list).mapValues { $0.map(\.entry) }
    for (name, entries) in lists {
      #expect(known.contains(name))
      #expect(Set(entries).count == entries.count, "\(name) has an entry twice")
      for entry in entries where !entry.hasPrefix("-") {
        let normal = NormalizedText(entry).string
        #expect(normal == entry.replacing("ı", with: "i"), "\(entry)")
      }
    }
  }

  @Test(arguments: PhraseFile.languages.compactMap { PhraseFile.named($0) })
  func `an opener is seen at the start of a text`(file: PhraseFile) {
    let phrases = Phrases(of: [file.language])
    for opener in phrases.openers {
      #expect(
        Opening(of: TextTokens("\(opener), x"), phrases: phrases).preamble != nil, "\(opener)")
    }
  }

  @Test func `the languages of Apple Intelligence have phrases`() {
    #expect(
      Phrases.languages == [
        "da", "de", "en", "es", "fr", "it", "ja", "ko", "nb", "nl", "pt", "sv", "tr", "vi", "zh",
      ])
  }

  @Test(arguments: [
    ("en", "Sure! €22.41.", "sure"),
    ("ja", "この書類に基づくと、2,980円です。", "に基づくと"),
    ("de", "Laut den Dokumenten 22,41 €.", "laut den dokumenten"),
    ("tr", "Tabii ki! ₺22,41.", "tabii ki"),
    ("en", "“Sure,” she wrote.", "sure"),
  ])
  func `a preamble is an opener of the language`(language: String, text: String, opener: String) {
    let tokens = TextTokens(text)
    let opening = Opening(of: tokens, phrases: Phrases(of: [language]))
    #expect(opening.preamble.map { NormalizedText.string(tokens.normalized.scalars[$0]) } == opener)
  }

  @Test(arguments: [
    ("en", "Sureties of €500."), ("en", "Okinawa."), ("nl", "Zekering 16 A."),
    ("de", "Lauterbach."), ("it", "Secondo piano."), ("sv", "Hejaren."),
  ])
  func `a word that only begins like an opener is none`(language: String, text: String) {
    #expect(Opening(of: TextTokens(text), phrases: Phrases(of: [language])).preamble == nil)
  }
}
