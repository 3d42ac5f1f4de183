/// Which names of an answer stand in what was shown.
///
/// Names are told by their capitals, in languages that write other words without;
/// a word that starts a sentence, a line or a quotation tells nothing.
package struct NameGrounding: Hashable, Sendable {
  /// What became of a name.
  package enum Standing: Hashable, Sendable {
    case shown

    /// It was not found, and may be no name, or one that was translated.
    case uncertain

    case absent
  }

  /// A word of a name in the answer.
  package struct Finding: Hashable, Sendable {
    /// What became of it.
    package var standing: Standing

    /// Its UTF-8 range in the answer.
    package var range: Range<Int>
  }

  /// The words, in order.
  package private(set) var findings: [Finding] = []

  /// Whether the answer's language tells names by capitals.
  package private(set) var isTold: Bool

  /// The languages that write names, and little else, with capitals.
  private static let languages: Set<String> = [
    "da", "en", "es", "fr", "it", "nb", "nl", "pt", "sv", "tr", "vi",
  ]

  /// Compares an answer with what was shown.
  ///
  /// - Parameters:
  ///   - answer: The answer.
  ///   - language: The answer's language, a BCP 47 tag; `nil` when it is not known.
  ///   - shown: What was shown.
  ///   - isForeign: Whether some of it is in another language, so that names may
  ///     be translated.
  package init(of answer: String, language: String?, shown: [String], isForeign: Bool) {
    let code = language.map { LanguageTag($0).language } ?? ""
    isTold = Self.languages.contains(code)
    let known = KnownNames(shown)
    findings = Self.titles(in: answer).map { title in
      let isShown = title.words.allSatisfy(known.holds)
      return Finding(
        standing: isShown ? .shown : title.isSure && !isForeign ? .absent : .uncertain,
        range: title.range)
    }
    guard isTold else { return }
    for word in NameWord.all(of: answer) where word.mayBeName {
      if findings.contains(where: { $0.range.overlaps(word.range) }) { continue }
      let isSure = !isForeign && !word.isInTitleCase
      let standing: Standing = known.holds(word.folded) ? .shown : isSure ? .absent : .uncertain
      findings.append(Finding(standing: standing, range: word.range))
    }
    findings.sort { $0.range.lowerBound < $1.range.lowerBound }
  }

  /// What stands between the marks of titles in Chinese and Japanese text; between
  /// the brackets of speech it may be any word.
  private static func titles(
    in answer: String
  ) -> [(range: Range<Int>, words: [String], isSure: Bool)] {
    let bytes = Array(answer.utf8)
    return Quotation.all(in: answer).prefix(100).compactMap { quotation in
      let mark = String(
        decoding: bytes[quotation.range.lowerBound..<quotation.content.lowerBound], as: UTF8.self)
      guard ["《", "『", "「"].contains(mark) else { return nil }
      let content = String(decoding: bytes[quotation.content], as: UTF8.self)
      return (
        quotation.content, [FoldedName.fold(content)],
        mark == "《" && content.unicodeScalars.count <= 40
      )
    }
  }
}

/// How names are compared.
private enum FoldedName {
  /// A word without case, accents and white space.
  static func fold(_ text: String) -> String {
    String(FoldedText(text, ignoring: [.case, .diacritics, .whitespace]).characters)
  }
}

/// The words of what was shown.
private struct KnownNames {
  private var words: Set<String> = []
  private var stems: Set<String> = []
  private let wholes: [String]

  init(_ shown: [String]) {
    wholes = shown.map { FoldedName.fold($0) }
    for text in shown {
      for word in ScriptWord.all(of: text) {
        let folded = FoldedName.fold(word.folded)
        guard words.insert(folded).inserted else { continue }
        stems.insert(Self.stem(folded))
      }
    }
  }

  /// Whether a word was shown, in this form or another: `Nederland` and
  /// `Nederlands`.
  func holds(_ word: String) -> Bool {
    words.contains(word) || stems.contains(Self.stem(word))
      || word.unicodeScalars.first.map { $0.value >= 0x2E80 } == true
        && wholes.contains { $0.contains(word) }
  }

  private static func stem(_ word: String) -> String { String(word.prefix(5)) }
}

/// A word of an answer that may be a name.
private struct NameWord {
  var range: Range<Int>
  var folded: String

  /// Whether it has a capital that no place in a sentence explains.
  var mayBeName: Bool

  /// Whether most words of its line have capitals.
  var isInTitleCase = false

  static func all(of text: String) -> [NameWord] {
    let bytes = Array(text.utf8)
    var words: [NameWord] = []
    var lineStart = 0
    // Of a line's words after its first; short ones are small in titles, too.
    var capitals = 0
    var others = 0
    var previousEnd = 0
    func endLine() {
      if capitals * 5 > (capitals + others) * 3 {
        for index in lineStart..<words.count { words[index].isInTitleCase = true }
      }
      lineStart = words.count
      (capitals, others) = (0, 0)
    }
    for word in ScriptWord.all(of: text) {
      let between = bytes[previousEnd..<word.range.lowerBound]
      let spelled = String(decoding: bytes[word.range], as: UTF8.self).streamSafe
      let startsLine = previousEnd == 0 || between.contains(0x0A)
      if startsLine { endLine() }
      let isUpper = spelled.first?.isUppercase == true
      if !startsLine, isUpper { capitals += 1 }
      if !startsLine, !isUpper, word.letters > 2 { others += 1 }
      // `l'Été`, `Anna's`, `Ankara'da`: a part of a word.
      let isPart = between.elementsEqual("'".utf8) || between.elementsEqual("’".utf8)
      words.append(
        NameWord(
          range: word.range, folded: FoldedName.fold(spelled),
          mayBeName: isUpper && word.letters > 2 && word.scripts == [.latin]
            && !(startsLine || startsSentence(between) && !isPart)
            && !isAbbreviation(spelled) && !NameWords.isNone(spelled)))
      previousEnd = word.range.upperBound
    }
    endLine()
    return words
  }

  /// Whether something stands before a word after which any word has a capital.
  private static func startsSentence(_ between: ArraySlice<UInt8>) -> Bool {
    let text = String(decoding: between, as: UTF8.self)
    return text.unicodeScalars.contains { scalar in
      !scalar.properties.isWhitespace && scalar != "," && scalar != "-" && scalar != "&"
        && !scalar.value.isDigit
    }
  }

  private static func isAbbreviation(_ word: String) -> Bool {
    word.count <= 6 && word.allSatisfy(\.isUppercase)
      || word.dropFirst().contains(where: \.isUppercase)
  }
}

/// Words that are written with a capital and name nobody.
enum NameWords {
  static func isNone(_ word: String) -> Bool {
    let lower = word.lowercased()
    return MonthNames.month(lower) != nil || words.contains(lower)
      || peoples.contains { lower.hasPrefix($0) }
  }

  private static let words: Set<String> = Set(
    """
    monday tuesday wednesday thursday friday saturday sunday
    maandag dinsdag woensdag donderdag vrijdag zaterdag zondag
    lundi mardi mercredi jeudi vendredi samedi dimanche
    lunes martes miércoles jueves viernes sábado domingo
    lunedì martedì mercoledì giovedì venerdì sabato domenica
    mandag tirsdag onsdag torsdag fredag lørdag søndag måndag tisdag lördag söndag
    pazartesi salı çarşamba perşembe cuma cumartesi pazar
    chúa tháng thứ hai quý
    mrs miss sir madam prof dhr mevr mevrouw monsieur madame señor señora sig signor signora senhor
    senhora herr fru hr frøken fröken bey hanım sayın ông anh chị
    lei suo sua suoi sue dem deres eder usted ustedes
    euro euros yen yuan dollar dollars pound pounds celsius fahrenheit internet web god
    christmas easter kerst pasen noël pâques navidad natale pasqua natal jul
    """.split(whereSeparator: \.isWhitespace).map(String.init))

  /// How words for peoples and their languages begin in English and Dutch.
  private static let peoples: [String] = """
    dutch english french german spanish italian portugues chinese japanese korean vietnames danish
    norwegian swedish turkish american british europe belgian swiss austrian canadian australian
    indian russian polish irish scottish mexican brazilian asian african latin greek arab
    nederland engels frans duits spaans italiaan portugees chinees japans koreaan deens noors zweeds
    turks amerikaan brits belg zwitser oostenrijk canadees europees
    """.split(whereSeparator: \.isWhitespace).map(String.init)
}
