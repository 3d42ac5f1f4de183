import TextAnalysis

/// Finds the numbers that documents write in words, such as `一百二` and "forty".
enum WordedNumbers {
  /// A number in words.
  struct Mention: Hashable {
    /// The words, as they stand.
    var text: String

    /// Where they stand, in UTF-8 offsets.
    var range: Range<Int>

    /// The number.
    var value: Int
  }

  /// Returns the whole numbers in words from 13 in a text, in order: models read the
  /// smaller ones, which are words of their own, as everybody does.
  static func mentions(in text: String, language: String?) -> [Mention] {
    NumberScanner().scanWords(text, language: language).compactMap { range, value in
      guard value.isWhole, (13..<1_000_000).contains(value.mantissa) else { return nil }
      let words = String(text.utf8Part(range))
      return Mention(text: words, range: range, value: spoken(words, Int(value.mantissa)))
    }
  }

  /// The number that is meant where people leave the last unit out: `一百二` is 120.
  private static func spoken(_ words: String, _ value: Int) -> Int {
    let units = ["百": 10, "佰": 10, "千": 100, "仟": 100, "万": 1000, "萬": 1000]
    let digit = value % 10
    guard let unit = words.dropLast().last.flatMap({ units[String($0)] }), digit > 0,
      value % (unit * 10) == digit
    else { return value }
    return value - digit + digit * unit
  }

  /// Whether a text can have one, told by single words.
  static func mayBe(in words: [FoldedWord], _ vocabulary: Vocabulary) -> Bool {
    words.contains { word in
      vocabulary.isNumber(word.bytes) || word.isIdeographic && numerals.contains(word.text)
    }
  }

  private static let numerals: Set<String> = [
    "二", "两", "兩", "三", "四", "五", "六", "七", "八", "九", "十", "百", "千", "万", "萬",
  ]

  /// Returns a fact whose value is a part of a number in words with all of it.
  static func whole(_ fact: Fact, in reading: Reading) -> Fact {
    guard fact.kind == .quantity, !fact.value.utf8.contains(where: { (0x30...0x39).contains($0) }),
      let place = fact.fragment.text.range(ofText: fact.value),
      mayBe(in: fact.fragment.words, reading.vocabulary)
    else { return fact }
    let text = fact.fragment.text
    let start = text.utf8.distance(from: text.startIndex, to: place.lowerBound)
    let end = text.utf8.distance(from: text.startIndex, to: place.upperBound)
    let language = Self.language(of: fact, in: reading)
    let cut = mentions(in: text, language: language).first { mention in
      mention.range.lowerBound < start && mention.range.upperBound > start
        && mention.range.upperBound <= end
    }
    guard let cut else { return fact }
    var fact = fact
    fact.value = String(text.utf8Part(cut.range.lowerBound..<end))
    return fact
  }

  /// The language of the text that a fact is from.
  static func language(of fact: Fact, in reading: Reading) -> String {
    let passage = fact.fragment.passage
    let own = reading.sources.indices.contains(passage) ? reading.sources[passage].language : nil
    return own ?? reading.question.language
  }
}
