/// Finds the element of a list that a question counts to, as in "the third point".
struct OrdinalFinder {
  let reading: Reading

  /// Returns the element, if the question asks for one and a list has it; a fact
  /// without support where no list goes that far.
  func fact() -> Fact? {
    let question = reading.question
    let opening = Interrogatives(of: question.language).opening(of: question.words)
    guard let ordinal = Ordinals(vocabulary: reading.vocabulary).ordinal(in: question.words),
      !FactFinder.needsSpan(opening?.kind ?? .open)
    else { return nil }
    let lists = lists(isStep: ordinal.isStep)
    guard var best = lists.first else { return nil }
    var bestScore = -1.0
    var bestHeader = 0.0
    for list in lists {
      let header = headerScore(of: list, besides: ordinal.words)
      let score = header + titleScore(of: list, besides: ordinal.words)
      if score > bestScore { (best, bestScore, bestHeader) = (list, score, header) }
    }
    // Without a word such as "point" the noun itself must head the list.
    guard ordinal.namesItem || bestHeader >= 0.75 else { return nil }
    let index = ordinal.index < 0 ? best.count - 1 : ordinal.index
    guard best.indices.contains(index), let item = best[index].item else {
      return best.first.map { fact(of: $0, value: $0.text, isSupported: false) }
    }
    return fact(of: best[index], value: item.text, isSupported: true)
  }

  private func fact(of fragment: Fragment, value: String, isSupported: Bool) -> Fact {
    Fact(
      value: value, fragment: fragment, concept: nil, kind: .open, isSupported: isSupported,
      score: 1)
  }

  /// The lists of the documents, each with the first fragment of each element;
  /// numbered ones first where steps are asked for.
  private func lists(isStep: Bool) -> [[Fragment]] {
    var lists: [[Fragment]] = []
    for fragment in reading.fragments {
      guard let item = fragment.item else { continue }
      let last = lists.last?.last
      let isSame = last?.passage == fragment.passage && last?.item?.list == item.list
      if !isSame {
        lists.append([fragment])
      } else if last?.item?.index != item.index {
        lists[lists.count - 1].append(fragment)
      }
    }
    if lists.isEmpty { lists = linesUnderHeaders() }
    guard isStep else { return lists }
    let numbered = lists.filter { $0[0].item?.isNumbered ?? false }
    return numbered.isEmpty ? lists : numbered
  }

  /// Where nothing is marked as a list: the lines below each header.
  private func linesUnderHeaders() -> [[Fragment]] {
    var lists: [[Fragment]] = []
    for fragment in reading.fragments where fragment.line >= 0 && !fragment.header.isEmpty {
      var element = fragment
      let last = lists.last?.last
      let isSame = last?.passage == fragment.passage && last?.header == fragment.header
      element.item = ListPlace(
        list: lists.count, index: isSame ? (lists.last?.count ?? 0) : 0, isNumbered: false,
        text: fragment.text)
      if isSame { lists[lists.count - 1].append(element) } else { lists.append([element]) }
    }
    return lists.filter { $0.count > 1 }
  }

  private func headerScore(of list: [Fragment], besides ordinal: Set<Int>) -> Double {
    guard let first = list.first else { return 0 }
    return score(against: first.header, senses: first.headerSenses, besides: ordinal)
  }

  private func titleScore(of list: [Fragment], besides ordinal: Set<Int>) -> Double {
    guard let first = list.first else { return 0 }
    let source = reading.sources[first.passage]
    return 0.4
      * score(against: source.namedWords, senses: source.namedSenses, besides: ordinal)
  }

  private func score(
    against header: [FoldedWord], senses: Set<Int>, besides ordinal: Set<Int>
  ) -> Double {
    var sum = 0.0
    let words = reading.question.words
    for (index, word) in words.enumerated() where !ordinal.contains(index) {
      let isFrequent = reading.vocabulary.isStopWord(word.bytes)
      let best = header.map { Self.likeness(word.bytes, $0.bytes) }.max() ?? 0
      sum += best * (isFrequent ? 0.2 : 1)
      if best == 0, !isFrequent,
        !reading.vocabulary.senses(in: [word]).isDisjoint(with: senses)
      {
        sum += 0.8
      }
    }
    return sum
  }

  /// Likeness as elsewhere, and a little for the same first four letters.
  private static func likeness(_ left: [UInt8], _ right: [UInt8]) -> Double {
    let likeness = WordMatch.likeness(left, right)
    if likeness > 0 || left.count < 4 || right.count < 4 { return likeness }
    return left.prefix(4) == right.prefix(4) ? 0.4 : 0
  }
}

/// The ordinal numbers of questions.
struct Ordinals {
  /// The words of the languages that the question may be in.
  let vocabulary: Vocabulary

  /// An ordinal in a question.
  struct Ordinal {
    /// The place from 0; below 0 for the last.
    var index: Int

    /// Whether a word such as "point" says that an element is meant.
    var namesItem: Bool

    /// Whether that word is "step".
    var isStep: Bool

    /// The words of the ordinal and of that word.
    var words: Set<Int>
  }

  /// Returns the first ordinal that counts elements.
  func ordinal(in words: [FoldedWord]) -> Ordinal? {
    var fallback: Ordinal?
    for (index, word) in words.enumerated() {
      guard let place = place(of: word.bytes) else {
        if isItem(word.bytes), index + 1 < words.count, let number = number(words[index + 1]) {
          return Ordinal(
            index: number - 1, namesItem: true, isStep: isStep(word.bytes),
            words: [index, index + 1])
        }
        continue
      }
      let near = ((index + 1)..<min(words.count, index + 3)).first { isItem(words[$0].bytes) }
      if let near {
        return Ordinal(
          index: place, namesItem: true, isStep: isStep(words[near].bytes),
          words: [index, near])
      }
      fallback = fallback ?? Ordinal(index: place, namesItem: false, isStep: false, words: [index])
    }
    return fallback
  }

  private func number(_ word: FoldedWord) -> Int? {
    word.hasDigit && word.bytes.count <= 2 ? Int(word.text) : nil
  }

  private func isItem(_ word: [UInt8]) -> Bool {
    vocabulary.contains(word, in: .listItems) || isStep(word)
  }

  private func isStep(_ word: [UInt8]) -> Bool { vocabulary.contains(word, in: .listSteps) }

  private func place(of word: [UInt8]) -> Int? {
    if vocabulary.contains(word, in: .ordinalLast) { return -1 }
    if let place = vocabulary.ordinal(of: word) { return place - 1 }
    let digits = word.prefix { (0x30...0x39).contains($0) }
    let tail = word.dropFirst(digits.count)
    guard (1...2).contains(digits.count),
      vocabulary.contains(Array(tail), in: .ordinalEndings)
    else { return nil }
    return Int(String(decoding: digits, as: UTF8.self)).map { $0 - 1 }
  }
}
