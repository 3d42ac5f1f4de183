/// Says what a text is about in few words: a title, keywords, a summary.
struct Digest {
  private let text: String
  private let vocabulary: Vocabulary
  private let language: String

  init(of text: String, language: String, vocabulary: Vocabulary) {
    self.text = text
    self.language = language
    self.vocabulary = vocabulary
  }

  // MARK: Titles

  /// Returns the first clause that says something, of at most some words.
  func title(words limit: Int) -> String {
    var clauses: [String] = []
    for sentence in Sentences.split(text, vocabulary: vocabulary) {
      let parts = sentence.split { ",;:.!?—–()«»\"“”、。：；，！？「」".contains($0) }
      clauses += parts.map { String($0).trimmingSpaces }.filter { !$0.isEmpty }
    }
    var addresses = false
    let telling = clauses.first { clause in
      let words = FoldedWord.words(in: clause)
      if opensLetter(words) {
        addresses = true
        return false
      }
      // "Dear Ms. Brook": the name after the greeting.
      let isName = addresses && words.count <= 3 && words.allSatisfy(\.isCapitalized)
      addresses = false
      return self.telling(words) >= 1 && !isName
    }
    guard let clause = telling ?? clauses.first else { return "" }
    let words = FoldedWord.words(in: clause)
    let bytes = Array(clause.utf8)
    let isWide = words.contains(where: \.isIdeographic)
    // A word of Vietnamese has about two syllables.
    let most = isWide && !clause.contains(" ") ? 14 : language == "vi" ? 2 * limit : limit
    var start = 0
    while start < words.count - 1, !isWide, isSmall(words[start]),
      !words[start].isCapitalized || start > 0
    {
      start += 1
    }
    var end = min(words.count, start + most)
    if isWide, clause.contains(" ") { end = wideEnd(words, from: start, limit: limit) }
    while end > start + 1, end < words.count, isSmall(words[end - 1]) { end -= 1 }
    let title = String(
      decoding: bytes[words[start].range.lowerBound..<words[end - 1].range.upperBound],
      as: UTF8.self)
    guard let first = title.first else { return title }
    return first.uppercased() + title.dropFirst()
  }

  /// Whether a clause greets, says who is written to, or only that it is an invitation.
  private func opensLetter(_ words: [FoldedWord]) -> Bool {
    let hits = vocabulary.hits(of: [.greetings, .invitations, .personTitles], in: words)
    let isWide = words.contains(where: \.isIdeographic)
    let greets = hits.contains { hit in
      hit.value == WordList.greetings.rawValue
        && (hit.words.lowerBound == 0 || isWide && words.count <= 16)
    }
    if greets { return true }
    let covered = Set(hits.flatMap { Array($0.words) })
    let rest = words.indices.filter { !covered.contains($0) && !isSmall(words[$0]) }
    let addresses = hits.contains {
      $0.value == WordList.personTitles.rawValue && $0.words.lowerBound == 0
    }
    if addresses, !isWide { return rest.allSatisfy { words[$0].isCapitalized } }
    return !hits.isEmpty && rest.isEmpty
  }

  /// The end of so many words that spaces part, where a character is a word by itself.
  private func wideEnd(_ words: [FoldedWord], from start: Int, limit: Int) -> Int {
    var count = 1
    for index in words.indices.dropFirst(start + 1) {
      if words[index].range.lowerBound > words[index - 1].range.upperBound { count += 1 }
      if count > limit { return index }
    }
    return words.count
  }

  private func isSmall(_ word: FoldedWord) -> Bool {
    vocabulary.isStopWord(word.bytes) || vocabulary.contains(word.bytes, in: .determiners)
  }

  private func telling(_ words: [FoldedWord]) -> Int {
    words.count { !isSmall($0) && ($0.bytes.count >= 4 || $0.isIdeographic) }
  }

  // MARK: Keywords

  /// Returns the words that say most, in small letters, the first ones before the rest.
  func keywords(_ limit: Int) -> [String] {
    let bytes = Array(text.utf8)
    var scores: [(word: String, score: Double)] = []
    for run in runs() {
      let word = String(decoding: bytes[run.range], as: UTF8.self).lowercased()
      guard let index = scores.firstIndex(where: { $0.word == word }) else {
        scores.append((word, run.score - 0.02 * Double(scores.count)))
        continue
      }
      scores[index].score += 1
    }
    return scores.enumerated()
      .sorted { ($1.element.score, $0.offset) < ($0.element.score, $1.offset) }
      .prefix(limit).map(\.element.word)
  }

  /// The words that can be keywords; in scripts without spaces what stands between
  /// small words.
  private func runs() -> [(range: Range<Int>, score: Double)] {
    let words = FoldedWord.words(in: text)
    var runs: [(range: Range<Int>, score: Double)] = []
    var index = 0
    while index < words.count {
      let word = words[index]
      guard word.isIdeographic else {
        if !isSmall(word), !vocabulary.isIgnorable(word.bytes), !word.hasDigit,
          word.bytes.count >= 4,
          !vocabulary.isMonth(word.bytes), !vocabulary.isWeekday(word.bytes)
        {
          let isNoun =
            word.isCapitalized
            || index > 0 && vocabulary.contains(words[index - 1].bytes, in: .determiners)
          runs.append((word.range, (isNoun ? 1.4 : 1) + min(0.4, Double(word.bytes.count) * 0.04)))
        }
        index += 1
        continue
      }
      var end = index + 1
      while end < words.count, words[end].isIdeographic,
        words[end].range.lowerBound == words[end - 1].range.upperBound, end - index < 4,
        isSameScript(words[end], word), !vocabulary.isStopWord(words[end].bytes)
      {
        end += 1
      }
      if end - index >= 2, !isKana(word) {
        runs.append((word.range.lowerBound..<words[end - 1].range.upperBound, 1))
      }
      index = end
    }
    return runs
  }

  private func isKana(_ word: FoldedWord) -> Bool {
    word.text.unicodeScalars.first.map { (0x3040...0x309F).contains($0.value) } ?? false
  }

  private func isSameScript(_ word: FoldedWord, _ other: FoldedWord) -> Bool {
    isKana(word) == isKana(other)
  }

  // MARK: Summaries

  /// Returns the sentences that say most, in order: those with dates, times, amounts and
  /// what is to be done.
  func summary(sentences limit: Int) -> String {
    let sentences = scored()
    return Self.best(of: sentences, limit).sorted().map { index in
      let sentence = sentences[index].text
      let isClosed = sentence.last.map { ".!?。！？".contains($0) } ?? false
      return isClosed ? sentence : sentence + (isWide ? "。" : ".")
    }.joined(separator: isWide ? "" : " ")
  }

  /// Returns one sentence of those that say most: the best, and the others as long as all
  /// are together not long.
  func sentence() -> String {
    let sentences = scored()
    var kept: [Int] = []
    var length = 0.0
    for index in Self.best(of: sentences, 3) {
      let own = Self.length(of: sentences[index].text)
      guard
        kept.isEmpty || length + own <= Self.longest && sentences[index].score >= Self.tellingScore
      else { continue }
      kept.append(index)
      length += own
    }
    let clauses = kept.sorted().map { index in
      var clause = sentences[index].text
      while let last = clause.last, ".!?。！？… ".contains(last) { clause.removeLast() }
      return clause
    }
    guard let first = clauses.first?.first else { return "" }
    let joint = language == "ja" ? "、" : language == "zh" ? "；" : "; "
    let text = clauses.joined(separator: joint) + (isWide ? "。" : ".")
    let capital = language == "tr" && first == "i" ? "İ" : first.uppercased()
    return capital + text.dropFirst()
  }

  /// How many words a sentence made of several has at most.
  private static let longest = 26.0

  /// From which score a sentence tells more than that it is there.
  private static let tellingScore = 0.7

  /// How many words a text has; two characters of Chinese or Japanese are about one.
  private static func length(of text: String) -> Double {
    let words = FoldedWord.words(in: text)
    let parted = text.split(separator: " ").count
    return words.contains(where: \.isIdeographic) && parted * 6 < words.count
      ? Double(words.count) / 2 : Double(parted)
  }

  private var isWide: Bool { ["ja", "zh"].contains(language) }

  /// The places of the sentences that say anything, the best first.
  private static func best(of sentences: [(text: String, score: Double)], _ limit: Int) -> [Int] {
    Array(
      sentences.indices.sorted { (sentences[$1].score, $0) < (sentences[$0].score, $1) }
        .prefix(limit).filter { sentences[$0].score > 0 })
  }

  /// The sentences below the line that greets, each with how much it says.
  private func scored() -> [(text: String, score: Double)] {
    let sentences = FormText.lines(of: ungreeted, vocabulary: vocabulary)
      .flatMap { Sentences.split($0, vocabulary: vocabulary) }.map { String($0).trimmingSpaces }
    return sentences.enumerated().map { index, sentence in
      (sentence, score(sentence, index: index, of: sentences.count))
    }
  }

  /// The text without a short first line that ends as an address does: "Dear all,".
  private var ungreeted: String {
    let lines = text.split(omittingEmptySubsequences: true, whereSeparator: \.isNewline)
    guard lines.count > 1, let first = lines.first.map({ String($0).trimmingSpaces }),
      first.last.map({ ",:!，：、！".contains($0) }) ?? false
    else { return text }
    let words = FoldedWord.words(in: first)
    let isShort = words.count <= (words.contains(where: \.isIdeographic) ? 12 : 7)
    guard isShort, !words.contains(where: \.hasDigit) else { return text }
    return lines.dropFirst().joined(separator: "\n")
  }

  private func score(_ sentence: String, index: Int, of count: Int) -> Double {
    let words = FoldedWord.words(in: sentence)
    let isShort = words.count < (words.contains(where: \.isIdeographic) ? 8 : 4)
    let isGreeting =
      sentence.hasSuffix(",") || sentence.hasSuffix("，") || sentence.hasSuffix("：")
      || sentence.hasSuffix(":")
    let isClosing = !vocabulary.hits(of: [.closings], in: words).isEmpty && words.count <= 12
    if isShort || isGreeting || isClosing || sentence.hasSuffix("?") || sentence.hasSuffix("？") {
      return 0
    }
    let spans = ValueScanner.spans(in: Array(sentence.utf8), words: words, vocabulary: vocabulary)
    var score = 0.4
    for span in spans {
      switch span.kind {
      case .date: score += 1
      case .amount, .decimal, .time: score += 0.8
      case .weekday: score += 0.4
      default: score += 0.2
      }
    }
    let tasks = vocabulary.classes.hits(in: words).count { $0.value == ClassTerm.task.rawValue }
    score += 0.4 * Double(min(tasks, 2))
    score += index <= 2 ? 0.3 : 0
    return score
  }
}
