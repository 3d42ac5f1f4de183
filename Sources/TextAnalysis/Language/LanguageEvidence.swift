/// What the words of a text say about its language.
struct LanguageEvidence {
  /// A word with what it says.
  struct Word {
    /// The word's UTF-8 range in the text.
    var range: Range<Int>

    /// The word's script.
    var script: Script

    /// How much the word counts, from 0 to 1.
    var weight: Float

    /// Its log-likelihoods, unweighted.
    var scores: LanguageScores

    /// Whether it starts in lower case, or has a script without cases.
    var isLower: Bool

    /// Whether it can hardly be a name: it is in lower case, or has its capital
    /// from the sentence that it starts.
    var isPlain: Bool

    /// How many letters it has.
    var letters: Int

    /// Which sentence of the text it stands in, counted from 0.
    var sentence: Int
  }

  /// The words that count.
  private(set) var words: [Word] = []

  /// The weighted log-likelihoods of all words.
  private(set) var scores = LanguageScores.zero

  /// The number of letters by script, weighted; a character that stands for a
  /// syllable or more counts as 2.5.
  private(set) var letters: [Float] = Array(repeating: 0, count: 32)

  /// How much likelier the Han characters are in Japanese than in Chinese.
  private(set) var hanJapanese = 0

  /// The number of Han characters.
  private(set) var hanCount = 0

  /// The number of characters that only simplified or traditional writing has.
  private(set) var simplified = 0
  private(set) var traditional = 0

  /// Whether there are Han characters that stand in sentences more than in names.
  private(set) var hasChineseGrammar = false

  /// Whether there are letters that of Russian and Ukrainian only one has.
  private(set) var hasRussianLetter = false
  private(set) var hasUkrainianLetter = false

  /// How much a capitalised word counts that may be a name.
  private static let nameWeight: Float = 0.3

  /// How much a word counts that a sentence starts with and that may be a name.
  private static let startWeight: Float = 0.6

  /// A word this common is no name: about one in seven thousand words.
  private static let commonWord: Float = 5.8

  /// A word this common has its capital from the sentence that it starts, even
  /// before another: about one in three thousand words.
  private static let functionWord: Float = 6.8

  /// Weighs the words of a text outside of a mask.
  ///
  /// `countingDates` says whether the months in dates count, and `names` whether
  /// the capitalised word in a UTF-8 range is known to be a name.
  init(
    _ text: LanguageText, outside mask: EvidenceMask, by model: LanguageModel,
    countingDates: Bool = true, names: (Range<Int>) -> Bool = { _ in false }
  ) {
    let split = LanguageWords(text, outside: mask)
    let isUpperText =
      split.words.count > 1 && split.words.allSatisfy { $0.isAllUpper }
      && (split.words.count > 3 || split.words.contains { $0.letters > 5 })
    words.reserveCapacity(split.words.count)
    var sentence = -1
    for (index, word) in split.words.enumerated() {
      if word.startsSentence { sentence += 1 }
      if word.isCode, word.script == .latin || word.letters == 1 && word.script == .cyrillic {
        continue
      }
      var entry = Word(
        range: word.range, script: word.script, weight: 1, scores: .zero,
        isLower: isUpperText || !word.startsUpper && !word.isCamelCase,
        isPlain: isUpperText || !word.startsUpper && !word.isCamelCase
          || word.startsSentence && !word.isBeforeCapital && !word.isAllUpper,
        letters: word.letters, sentence: sentence)
      if word.script == .latin || word.script == .cyrillic {
        let isCyrillic = word.script == .cyrillic
        if word.letters <= 4, Self.isCurrency(split.scalars[word.scalars]) { continue }
        if !countingDates, split.isBesideNumber(index), model.isMonth(split.scalars[word.scalars]) {
          continue
        }
        let score = model.score(split.scalars[word.scalars], isCyrillic: isCyrillic)
        entry.scores = score.scores
        if word.startsSentence, !word.isAllUpper, score.commonness >= Self.functionWord {
          entry.isPlain = true
        }
        if !isUpperText {
          entry.weight = Self.weight(
            of: word, commonness: score.commonness, isAlone: split.words.count == 1,
            isName: names)
        }
        guard entry.weight > 0 else { continue }
        scores.add(entry.scores, times: entry.weight)
        if isCyrillic { noteLetters(of: split.scalars[word.scalars]) }
      } else if word.script == .han {
        addHan(text, word.range, by: model)
      }
      let isDense = word.script == .han || word.script == .kana || word.script == .hangul
      letters[Int(word.script.rawValue)] +=
        Float(word.letters) * entry.weight * (isDense ? 2.5 : 1)
      words.append(entry)
    }
  }

  private static func weight(
    of word: LanguageWord, commonness: Float, isAlone: Bool, isName: (Range<Int>) -> Bool
  ) -> Float {
    guard word.startsUpper else { return word.isCamelCase ? 0 : 1 }
    if word.isAllUpper, (2...5) ~= word.letters { return 0 }
    if commonness >= commonWord { return 1 }
    if isName(word.range) { return 0 }
    let isCapitalisedByPlace =
      word.startsSentence && !word.isBeforeCapital && !isAlone && !word.isAllUpper
    return isCapitalisedByPlace ? startWeight : nameWeight
  }

  /// Whether a word is an abbreviated currency or unit, which stands in an amount
  /// in any language.
  private static func isCurrency(_ word: ArraySlice<UInt32>) -> Bool {
    currencies.contains(key(of: word))
  }

  /// A word of up to four letters as one integer.
  private static func key(of word: some Sequence<UInt32>) -> UInt64 {
    word.reduce(0) { $0 << 16 | UInt64($1 & 0xFFFF) }
  }

  private static let currencies: Set<UInt64> = Set(
    """
    kr kč zł zl gr ft tl lei ron eur usd gbp chf sek nok dkk isk pln czk huf try rp rm rs fr sfr \
    руб грн коп ct cts mm cm dm km kg mg ml cl dl kwh mwh gb mb kb tb
    """.split(separator: " ").map { key(of: $0.unicodeScalars.map(\.value)) })

  private mutating func noteLetters(of word: ArraySlice<UInt32>) {
    for scalar in word {
      switch scalar {
      case 0x44B, 0x44D, 0x451, 0x44A: hasRussianLetter = true  // ы э ё ъ
      case 0x456, 0x457, 0x454, 0x491: hasUkrainianLetter = true  // і ї є ґ
      default: break
      }
    }
  }

  private mutating func addHan(_ text: LanguageText, _ range: Range<Int>, by model: LanguageModel) {
    var index = text.offsets.lowerIndex(of: range.lowerBound)
    while index < text.scalars.count, text.offsets[index] < range.upperBound {
      hanCount += 1
      switch text.scalars[index] {
      case 0x7684, 0x662F, 0x4E0D, 0x4E86, 0x6211, 0x4F60, 0x60A8, 0x9019, 0x8FD9, 0x6709, 0x6C92,
        0x6CA1, 0x5417, 0x55CE, 0x4ED6, 0x5979, 0x5011, 0x4EEC:
        hasChineseGrammar = true
      default: break
      }
      if let use = model.use(ofHan: text.scalars[index]) {
        hanJapanese += use.japanese
        if use.isSimplified { simplified += 1 }
        if use.isTraditional { traditional += 1 }
      }
      index += 1
    }
  }

  /// The weighted number of letters of a script.
  func count(_ script: Script) -> Float { letters[Int(script.rawValue)] }
}

extension [Int] {
  /// Returns the index of a value in sorted values that hold it.
  fileprivate func lowerIndex(of value: Int) -> Int {
    var low = 0
    var high = count
    while low < high {
      let middle = (low + high) / 2
      if self[middle] < value { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
