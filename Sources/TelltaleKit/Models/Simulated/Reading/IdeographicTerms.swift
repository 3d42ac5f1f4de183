/// The terms of a question in a script without spaces that no table knows: runs of
/// characters between the known words.
enum IdeographicTerms {
  /// Returns the runs of at least two characters of one kind, without frequent words.
  ///
  /// - Parameters:
  ///   - words: The words of the question.
  ///   - taken: Those that are known.
  ///   - vocabulary: The words of the languages of the request.
  ///   - topics: The topics of some of the words.
  /// - Returns: The terms in order.
  static func terms(
    of words: [FoldedWord], besides taken: Set<Int>, _ vocabulary: Vocabulary,
    topics: (Range<Int>) -> Set<Topic>
  ) -> [QuestionReading.Term] {
    guard words.contains(where: \.isIdeographic) else { return [] }
    let empty = vocabulary.hits(of: [.stop, .ignorable, .yesNo, .which, .latest], in: words)
      .filter { hit in hit.words.count > 1 || isLast(hit.words.lowerBound, of: words) }
    let left = taken.union(empty.flatMap(\.covered))
    var runs: [Range<Int>] = []
    for index in words.indices where words[index].isIdeographic && !left.contains(index) {
      let kind = Kind(words[index])
      guard kind != .hiragana else { continue }
      if let last = runs.last, last.upperBound == index, kind == Kind(words[index - 1]),
        words[index - 1].range.upperBound == words[index].range.lowerBound
      {
        runs[runs.count - 1] = last.lowerBound..<(index + 1)
      } else {
        runs.append(index..<(index + 1))
      }
    }
    return runs.filter { $0.count > 1 }.map { run in
      QuestionReading.Term(
        words: words[run].map(\.bytes), concepts: [], topics: topics(run), weight: 1,
        position: run.lowerBound, isDistinctive: false)
    }
  }

  /// Whether a syllable of Hangul ends its word, as particles do; always so in other
  /// scripts.
  private static func isLast(_ index: Int, of words: [FoldedWord]) -> Bool {
    guard words[index].isHangul, index + 1 < words.count, words[index + 1].isHangul else {
      return true
    }
    return words[index].range.upperBound != words[index + 1].range.lowerBound
  }

  /// Returns how much of a run of characters stands in a list of words, 0 to 1.
  static func likeness(_ run: [[UInt8]], in words: [FoldedWord]) -> Double {
    var longest = 0
    for start in words.indices {
      for offset in run.indices where run[offset] == words[start].bytes {
        let common = zip(run[offset...], words[start...]).prefix { $0 == $1.bytes }.count
        longest = max(longest, common)
      }
    }
    return longest < 2 ? 0 : Double(longest) / Double(run.count)
  }

  /// The kinds of characters that a word does not mix.
  private enum Kind {
    case hiragana, katakana, hangul, han

    init(_ word: FoldedWord) {
      switch word.text.unicodeScalars.first?.value ?? 0 {
      case 0x3040...0x309F: self = .hiragana
      case 0x30A0...0x30FF: self = .katakana
      case 0xAC00...0xD7AF: self = .hangul
      default: self = .han
      }
    }
  }
}

extension QuestionReading.Term {
  /// Whether the parts of the term mean something only together: the characters of a
  /// script without spaces, and the syllables of Vietnamese.
  var isRun: Bool {
    guard let first = words.first else { return false }
    return FoldedWord.isIdeographic(first) || isSyllabic && words.count > 1
  }
}
