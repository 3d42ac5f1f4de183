/// A writing system that a suite can name: one script, or those that a language
/// mixes.
package struct WritingSystem: Hashable, Sendable {
  /// The code of ISO 15924, such as `Latn`.
  package let code: String

  /// The name in English.
  package let name: String

  /// The scripts whose letters it has.
  let scripts: Set<Script>

  /// The writing systems that are told from each other, by name.
  package static let all: [WritingSystem] = table.map(WritingSystem.init)

  /// Returns the writing system with a code or an English name, in any case.
  package init?(named text: String) {
    let wanted = text.lowercased()
    guard
      let found = Self.all.first(where: {
        $0.code.lowercased() == wanted || $0.name.lowercased() == wanted
      })
    else { return nil }
    self = found
  }

  private init(_ row: (code: String, name: String, scripts: Set<Script>)) {
    (code, name, scripts) = row
  }

  /// What a text's letters say of a writing system.
  package enum Finding: Hashable, Sendable {
    /// All letters are of it.
    case fits

    /// These words have others; UTF-8 ranges.
    case others([Range<Int>])

    /// The characters are of the other of the two ways to write Chinese.
    case otherChinese([Range<Int>])

    /// There are no letters but such as were shown to the author.
    case onlyShown

    /// There are no letters.
    case noLetters
  }

  /// Looks for letters of other writing systems.
  ///
  /// Words that stand in a shown text, addresses and symbols of one letter such as
  /// `π` are no evidence. In a text of another script, neither are names, units
  /// and abbreviations in Latin letters: there, two words in lower case side by
  /// side are, and more Latin letters than others.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - shown: What the author was shown, whose words may be repeated.
  /// - Returns: What was found.
  package func finding(in text: String, shown: [String]) -> Finding {
    let words = ScriptWord.all(of: text)
    guard !words.isEmpty else { return .noLetters }
    let known = shown.reduce(into: Set<String>()) { known, text in
      known.formUnion(ScriptWord.all(of: text).map(\.folded))
    }
    let mask = AddressRanges(text)
    var own = 0
    var others: [ScriptWord] = []
    var latin: [ScriptWord] = []
    for word in words {
      let foreign = word.scripts.subtracting(scripts)
      if foreign.isEmpty {
        own += word.letters
      } else if isExcused(word, known) || mask.contains(word.range) {
        continue
      } else if foreign == [.latin], word.scripts.count == 1 {
        latin.append(word)
      } else {
        others.append(word)
      }
    }
    others += latinIntruders(latin, own: own)
    if !others.isEmpty {
      return .others(others.map(\.range).sorted { $0.lowerBound < $1.lowerBound })
    }
    guard own > 0 else { return .onlyShown }
    if let ranges = otherChinese(in: text, known: shown) { return .otherChinese(ranges) }
    return .fits
  }

  private func isExcused(_ word: ScriptWord, _ known: Set<String>) -> Bool {
    if known.contains(word.folded) { return true }
    // π, Ω, Δ; a Han character alone is a word.
    return word.letters == 1 && word.scripts == [.greek]
  }

  private func latinIntruders(_ words: [ScriptWord], own: Int) -> [ScriptWord] {
    // A character that stands for a syllable or more weighs as much as three.
    let weight = scripts.isDisjoint(with: [.han, .kana, .hangul, .bopomofo]) ? 1 : 3
    if words.reduce(0, { $0 + $1.letters }) > own * weight { return words }
    return words.indices.compactMap { index in
      let word = words[index]
      guard word.isLower else { return nil }
      let isAfter = index > 0 && words[index - 1].isLower && words[index - 1].isBefore(word)
      let isBefore =
        index + 1 < words.count && words[index + 1].isLower && word.isBefore(words[index + 1])
      return isAfter || isBefore ? word : nil
    }
  }

  private func otherChinese(in text: String, known: [String]) -> [Range<Int>]? {
    guard code == "Hans" || code == "Hant" else { return nil }
    let model = LanguageModel()
    let shown = Set(known.flatMap { $0.unicodeScalars.map(\.value) })
    var ranges: [Range<Int>] = []
    var own = 0
    var offset = 0
    for scalar in text.unicodeScalars {
      let range = offset..<offset + UTF8.width(scalar)
      offset = range.upperBound
      guard let use = model.use(ofHan: scalar.value), !shown.contains(scalar.value) else {
        continue
      }
      if code == "Hans" ? use.isTraditional : use.isSimplified { ranges.append(range) }
      if code == "Hans" ? use.isSimplified : use.isTraditional { own += 1 }
    }
    // As for the language: one character may stand in a name.
    return ranges.count >= 2 && ranges.count > 4 * own ? ranges : nil
  }

  private static let table: [(code: String, name: String, scripts: Set<Script>)] = [
    ("Arab", "Arabic", [.arabic]), ("Armn", "Armenian", [.armenian]),
    ("Beng", "Bengali", [.bengali]), ("Bopo", "Bopomofo", [.bopomofo]),
    ("Mymr", "Burmese", [.burmese]), ("Cyrl", "Cyrillic", [.cyrillic]),
    ("Deva", "Devanagari", [.devanagari]), ("Ethi", "Ethiopic", [.ethiopic]),
    ("Geor", "Georgian", [.georgian]), ("Grek", "Greek", [.greek]),
    ("Gujr", "Gujarati", [.gujarati]), ("Guru", "Gurmukhi", [.gurmukhi]),
    ("Hani", "Han", [.han]), ("Hang", "Hangul", [.hangul]), ("Hebr", "Hebrew", [.hebrew]),
    ("Jpan", "Japanese", [.han, .kana]), ("Hrkt", "Kana", [.kana]),
    ("Knda", "Kannada", [.kannada]), ("Khmr", "Khmer", [.khmer]),
    ("Kore", "Korean", [.hangul, .han]), ("Laoo", "Lao", [.lao]), ("Latn", "Latin", [.latin]),
    ("Mlym", "Malayalam", [.malayalam]), ("Hans", "Simplified Han", [.han]),
    ("Sinh", "Sinhala", [.sinhala]), ("Taml", "Tamil", [.tamil]), ("Telu", "Telugu", [.telugu]),
    ("Thai", "Thai", [.thai]), ("Hant", "Traditional Han", [.han]),
  ]
}

/// A run of letters: of one script where scripts change without a space, and of
/// several where letters of European scripts are mixed in one word.
struct ScriptWord {
  /// Its UTF-8 range.
  var range: Range<Int>

  /// The scripts of its letters.
  var scripts: Set<Script>

  /// How many letters it has.
  var letters: Int

  /// The word in lower case, letters and accents composed.
  var folded: String

  /// Whether it starts in lower case and has no capital, and is no unit after a
  /// number.
  var isLower: Bool

  /// How many spaces stand between it and the word before, `nil` where anything
  /// else does.
  var spacesBefore: Int?

  /// Whether another word follows after nothing but a space.
  func isBefore(_ other: ScriptWord) -> Bool {
    other.spacesBefore == other.range.lowerBound - range.upperBound && other.spacesBefore ?? 0 > 0
  }

  /// Splits a text.
  static func all(of text: String) -> [ScriptWord] {
    var words: [ScriptWord] = []
    var current = String.UnicodeScalarView()
    var start = 0
    var offset = 0
    var scripts: Set<Script> = []
    var spaces: Int? = nil
    var isAfterDigit = false
    var hasCapital = false
    var letters = 0
    func flush() {
      guard letters > 0 else { return }
      let folded = String(current).composed.lowercased()
      words.append(
        ScriptWord(
          range: start..<offset, scripts: scripts, letters: letters, folded: folded,
          isLower: !hasCapital && !isAfterDigit && letters > 1, spacesBefore: spaces))
      current = .init()
      scripts = []
      hasCapital = false
      letters = 0
      spaces = 0
    }
    for scalar in text.unicodeScalars {
      let script = Script(scalar.value)
      if script != .none {
        let isEuropean = script == .latin || script == .cyrillic || script == .greek
        let wasEuropean = scripts.isSubset(of: [.latin, .cyrillic, .greek])
        if letters > 0, !scripts.contains(script), !(isEuropean && wasEuropean) {
          flush()
          isAfterDigit = false
        }
        if letters == 0 { start = offset }
        current.append(scalar)
        scripts.insert(script)
        letters += 1
        if scalar.properties.isUppercase { hasCapital = true }
      } else if letters > 0, scalar.properties.canonicalCombiningClass != .notReordered {
        current.append(scalar)
      } else {
        let wasWord = letters > 0
        flush()
        if wasWord { isAfterDigit = false }
        if scalar.properties.isWhitespace {
          spaces = spaces.map { $0 + UTF8.width(scalar) }
        } else {
          spaces = nil
          isAfterDigit = scalar.value.isDigit
        }
      }
      offset += UTF8.width(scalar)
    }
    flush()
    return words
  }
}

/// The addresses and names of files in a text.
private struct AddressRanges {
  private let ranges: [Range<Int>]

  init(_ text: String) {
    let folded = LanguageText(text, by: LanguageModel())
    ranges = EvidenceMask(addressesOf: folded).ranges.map { folded.utf8Range($0) }
  }

  func contains(_ range: Range<Int>) -> Bool { ranges.overlap(range) }
}
