import SuiteSyntax

/// The JSON that a prompt asks for in words, where no answer type does.
struct JSONForm: Hashable, Sendable {
  /// The members asked for; an answer alone where none are named.
  var schema: AnswerSchema

  /// Finds the request for JSON in the texts of a prompt, the last one first: what
  /// stands nearer to the question is followed.
  init?(in texts: [String]) {
    for text in texts.reversed() where text.utf8.count <= Self.longest && Self.names(text) {
      if let schema = Self.schema(askedIn: text) {
        self.schema = schema
        return
      }
    }
    return nil
  }

  private static let longest = 20_000

  private static func names(_ text: String) -> Bool {
    var run = 0
    for byte in text.utf8 {
      let small = byte | 0x20
      run = small == json[run] ? run + 1 : small == json[0] ? 1 : 0
      if run == json.count { return true }
    }
    return false
  }

  private static let json = Array("json".utf8)

  private static func schema(askedIn text: String) -> AnswerSchema? {
    let vocabulary = RequestLanguages.vocabulary(of: text)
    let sentences = Sentences.split(text, vocabulary: vocabulary)
    for (position, sentence) in sentences.enumerated() {
      guard let reading = JSONSentence(String(sentence)), reading.asksForJSON else { continue }
      if let schema = JSONSkeleton.schema(in: text[sentence.startIndex...]) { return schema }
      var properties = reading.properties
      for next in sentences[(position + 1)...].prefix(2) where properties.isEmpty {
        guard let reading = JSONSentence(String(next)), reading.namesKeys else { continue }
        properties = reading.properties
      }
      return AnswerSchema(
        properties: properties.isEmpty ? [.init(name: "answer", type: .string)] : properties)
    }
    return nil
  }
}

/// A sentence of a prompt that may ask for JSON, or name its keys.
private struct JSONSentence {
  private let text: String
  private let words: [FoldedWord]
  private let vocabulary: Vocabulary
  private let lookup: RuleIndex.Lookup
  private let jsonWord: Int?

  init?(_ text: String) {
    let words = FoldedWord.words(in: text)
    guard !words.isEmpty, words.count < 240 else { return nil }
    self.text = text
    self.words = words
    vocabulary = RequestLanguages.vocabulary(of: text)
    lookup = RuleIndex.index(for: text, words: words).lookup(words, text: text)
    jsonWord = words.firstIndex { $0.bytes == Array("json".utf8) }
  }

  /// Whether the answer is to be JSON: not where JSON is ruled out, where it is only
  /// spoken of, or in a clause that says when.
  var asksForJSON: Bool {
    guard let jsonWord else { return false }
    let clause = lookup.clauseOf[jsonWord]
    let terms = lookup.terms.filter { hit in
      // The Dutch "als" before JSON is no "if", unless it opens the sentence.
      let isManner =
        hit.term == .condition && hit.words.upperBound == jsonWord && hit.words.lowerBound > 0
      return lookup.clauseOf[hit.words.lowerBound] == clause && !isManner
    }.map(\.term)
    let isRefused = terms.contains { term in
      switch term {
      case .negation, .without, .drop, .waiver, .condition: true
      default: false
      }
    }
    guard !isRefused else { return false }
    let isOrder = lookup.terms.contains { $0.term == .answer || $0.term == .only }
    let isShort = lookup.clauseOf.count(where: { $0 == clause }) <= 4
    return isOrder || isShort || namesKeys
  }

  /// Whether the sentence has a word for keys.
  var namesKeys: Bool { keyWords != nil }

  private var keyWords: Range<Int>? {
    vocabulary.hits(of: [.keys], in: words).map(\.words).min { $0.lowerBound < $1.lowerBound }
  }

  /// The keys named: in quotation marks, else as the list after the word for keys or
  /// after "JSON with", else before that word.
  var properties: [AnswerSchema.Property] {
    let named = quoted
    if !named.isEmpty { return named }
    if let keys = keyWords {
      let after = list(from: keys.upperBound)
      return after.isEmpty ? listEnding(at: keys.lowerBound) : after
    }
    guard let jsonWord,
      let with = vocabulary.hits(of: [.with], in: words).map(\.words).first(where: {
        $0.lowerBound > jsonWord && $0.lowerBound <= jsonWord + 2
      })
    else { return [] }
    return list(from: with.upperBound)
  }

  private func property(_ name: String) -> AnswerSchema.Property {
    AnswerSchema.Property(name: name, type: .string)
  }

  private static func isName(_ text: some StringProtocol) -> Bool {
    guard let first = text.unicodeScalars.first, text.utf8.count <= 40 else { return false }
    return first.properties.isAlphabetic && text.unicodeScalars.allSatisfy(JSONKeyType.isNamePart)
  }

  /// The names between marks of quotation, each with what stands in brackets after it.
  private var quoted: [AnswerSchema.Property] {
    var found: [AnswerSchema.Property] = []
    var rest = text[...]
    while let open = rest.firstIndex(where: { "\"`'“„「«".contains($0) }) {
      let inside = rest[rest.index(after: open)...]
      guard let close = inside.firstIndex(where: { "\"`'”“」»".contains($0) }) else { break }
      let name = inside[..<close]
      rest = inside[inside.index(after: close)...]
      if Self.isName(name), !found.contains(where: { $0.name.hasBytes(of: String(name)) }) {
        var property = property(String(name))
        if let description = Self.bracketed(rest) {
          JSONKeyType.describe(&property, as: String(description))
        }
        found.append(property)
      }
    }
    return found
  }

  /// The text in brackets that stands next.
  private static func bracketed(_ text: Substring) -> Substring? {
    let rest = text.drop { $0 == " " }
    guard rest.first == "(", let end = rest.firstIndex(of: ")") else { return nil }
    return rest.dropFirst()[..<end]
  }

  /// The names from a word on: single words between commas and words that join.
  private func list(from start: Int) -> [AnswerSchema.Property] {
    var found: [AnswerSchema.Property] = []
    // "the keys are", "键为"
    let start =
      words[start...].firstIndex { !$0.isIdeographic && !vocabulary.isStopWord($0.bytes) }
      ?? words.count
    var index = start
    let bytes = Array(text.utf8)
    while index < words.count {
      let word = words[index]
      if index == jsonWord { break }
      if vocabulary.contains(word.bytes, in: .joining) || word.isIdeographic, !found.isEmpty {
        index += 1
        continue
      }
      let name = String(decoding: bytes[word.range], as: UTF8.self)
      guard Self.isName(name), index == start || isSeparated(index) || joins(index - 1) else {
        break
      }
      var property = property(name)
      let tail = Substring(String(decoding: bytes[word.range.upperBound...], as: UTF8.self))
      index += 1
      if let description = Self.bracketed(tail) {
        JSONKeyType.describe(&property, as: String(description))
        let skipped = FoldedWord.words(in: String(description)).count
        index += skipped
      }
      found.append(property)
    }
    // "the keys that I name below": words of a sentence are no list.
    let isProse =
      found.count == 1 && index < words.count
      || found.contains { vocabulary.isStopWord(FoldedWord.fold($0.name)) }
    return isProse ? [] : found
  }

  private func joins(_ index: Int) -> Bool {
    guard words.indices.contains(index) else { return false }
    return words[index].isIdeographic || vocabulary.contains(words[index].bytes, in: .joining)
  }

  /// Whether a comma, a colon or a bracket stands before a word.
  private func isSeparated(_ index: Int) -> Bool {
    guard index > 0 else { return true }
    let gap = Array(text.utf8)[words[index - 1].range.upperBound..<words[index].range.lowerBound]
    return gap.contains { $0 == UInt8(ascii: ",") || $0 == UInt8(ascii: ":") || $0 >= 0xE2 }
  }

  /// The names that stand before the word for keys, as in Japanese and Turkish.
  private func listEnding(at end: Int) -> [AnswerSchema.Property] {
    var names: [String] = []
    let bytes = Array(text.utf8)
    for word in words[..<end].reversed() {
      let name = String(decoding: bytes[word.range], as: UTF8.self)
      if word.bytes == Array("json".utf8) { break }
      if Self.isName(name), !vocabulary.isStopWord(word.bytes),
        !vocabulary.contains(word.bytes, in: .joining)
      {
        names.insert(name, at: 0)
      } else if !vocabulary.isStopWord(word.bytes),
        !vocabulary.contains(word.bytes, in: .joining), !word.isIdeographic
      {
        break
      }
    }
    return names.map(property)
  }
}
