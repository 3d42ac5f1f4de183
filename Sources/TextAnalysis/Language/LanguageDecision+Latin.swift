extension LanguageIdentifier {
  /// Decides for an expected language in Latin script.
  func decideLatin(_ evidence: LanguageEvidence, expected: LanguageTag) -> LanguageDecision {
    let latin = evidence.words.reduce(0) {
      $1.script == .latin && $1.isPlain ? $0 + $1.letters : $0
    }
    if let foreign = foreignScript(evidence, own: Float(latin)) { return foreign }
    guard evidence.count(.latin) > 0, let slot = LanguageModel.slot(of: expected.language) else {
      return .undecided(.tooLittleText)
    }
    let words = evidence.words.filter { $0.script == .latin }
    var decision = Self.weigh(words, evidence.scores, expected: slot)
    if let found = decision.found.flatMap({ LanguageModel.slot(of: $0.language) }) {
      if Self.restsOnPhrase(words, evidence.scores, expected: slot, found: found) {
        return Self.driftedSentence(words, expected: slot) ?? .undecided(.tooLittleText)
      }
      decision.isPart = Self.sentences(of: words).contains { sentence in
        let scores = sentence.scores
        return Double(scores[slot] - scores[found]) >= LanguageThresholds.fail(ofWords: 0)
      }
      return decision
    }
    if decision.verdict == .pass, Self.restsOnTitle(words, evidence.scores, expected: slot) {
      return .undecided(.tooLittleText)
    }
    return Self.driftedSentence(words, expected: slot) ?? decision
  }

  /// Weighs words that are all in Latin script.
  private static func weigh(
    _ words: [LanguageEvidence.Word], _ scores: LanguageScores, expected: Int
  ) -> LanguageDecision {
    let own = LanguageModel.latin[expected]
    var other = (slot: expected, score: -Float.infinity)
    var sibling = (slot: expected, score: -Float.infinity)
    for (slot, code) in LanguageModel.latin.enumerated() where slot != expected {
      if code.isSibling(of: own) {
        if scores[slot] > sibling.score { sibling = (slot, scores[slot]) }
      } else if scores[slot] > other.score {
        other = (slot, scores[slot])
      }
    }
    let lead = Double(scores[expected] - other.score)
    let siblingLead = Double(scores[expected] - sibling.score)
    // Names and abbreviations alone never show that a text is in a wrong language.
    let canFail = words.contains { $0.isLower }
    let count = words.count { $0.weight == 1 && $0.letters > 1 }
    let failing = LanguageThresholds.fail(ofWords: count)
    let siblingFailing = max(failing, LanguageThresholds.siblingFail)
    if canFail, lead <= -failing || siblingLead <= -siblingFailing {
      let found = other.score >= sibling.score ? other.slot : sibling.slot
      let tag = LanguageTag(LanguageModel.latin[found])
      return .fail(
        .otherLanguage, tag, words.strongest { $0.scores[found] - $0.scores[expected] })
    }
    guard lead >= LanguageThresholds.pass, words.contains(where: \.isPlain) else {
      return .undecided(.tooLittleText)
    }
    return siblingLead >= -LanguageThresholds.siblingPass ? .pass : .undecided(.closeLanguages)
  }

  /// Whether a fail turns when a few words in a row are left out, which may be a
  /// title or a phrase in another language that nothing marks as one.
  private static func restsOnPhrase(
    _ words: [LanguageEvidence.Word], _ scores: LanguageScores, expected: Int, found: Int
  ) -> Bool {
    guard words.count <= LanguageThresholds.longestAnswerWithTitle else { return false }
    let allPlain = words.count { $0.isPlain }
    for start in words.indices {
      let isCapital = !words[start].isPlain
      let wanted = isCapital ? LanguageThresholds.pass : LanguageThresholds.fail(ofWords: 2)
      let longest = isCapital ? words.count : words.count / 2
      var lead = scores[expected] - scores[found]
      var plain = allPlain
      for (offset, word) in words[start...].prefix(
        min(longest, LanguageThresholds.longestTitle)
      ).enumerated() where word.sentence == words[start].sentence {
        lead -= word.weight * (word.scores[expected] - word.scores[found])
        plain -= word.isPlain ? 1 : 0
        guard plain >= 2, Double(lead) >= wanted else { continue }
        let rest = words[..<start] + words[(start + offset + 1)...]
        let scores = Array(rest).scores
        if Double(scores[expected] - scores.highest(besides: expected)) >= wanted { return true }
      }
    }
    return false
  }

  /// Whether a pass turns when a few words after a capital are left out.
  private static func restsOnTitle(
    _ words: [LanguageEvidence.Word], _ scores: LanguageScores, expected: Int
  ) -> Bool {
    guard words.count <= LanguageThresholds.longestAnswerWithTitle else { return false }
    let allPlain = words.count { $0.isPlain }
    for start in words.indices where !words[start].isPlain {
      var rest = scores
      var plain = allPlain
      for word in words[start...].prefix(LanguageThresholds.longestTitle)
      where word.sentence == words[start].sentence {
        rest -= word.weight * word.scores
        plain -= word.isPlain ? 1 : 0
        let lead = rest[expected] - rest.highest(besides: expected, sparingSiblings: true)
        if plain >= 3, Double(lead) <= -LanguageThresholds.fail(ofWords: 0) { return true }
      }
    }
    return false
  }

  private static func sentences(
    of words: [LanguageEvidence.Word]
  ) -> [[LanguageEvidence.Word]] {
    var sentences: [[LanguageEvidence.Word]] = []
    for word in words {
      if let last = sentences.last?.last, last.sentence == word.sentence {
        sentences[sentences.count - 1].append(word)
      } else {
        sentences.append([word])
      }
    }
    return sentences
  }

  /// Finds a sentence in another language in a text that as a whole is not.
  private static func driftedSentence(
    _ words: [LanguageEvidence.Word], expected: Int
  ) -> LanguageDecision? {
    let sentences = sentences(of: words)
    guard sentences.count > 1 else { return nil }
    for sentence in sentences
    where sentence.count(where: { $0.isLower && $0.weight == 1 }) >= 5 {
      let scores = sentence.scores
      let own = LanguageModel.latin[expected]
      let best = LanguageModel.latin.indices.max { scores[$0] < scores[$1] } ?? expected
      guard Double(scores[best] - scores[expected]) >= LanguageThresholds.failOfSentence,
        !own.isSibling(of: LanguageModel.latin[best])
      else { continue }
      var decision = LanguageDecision.fail(
        .otherLanguage, LanguageTag(LanguageModel.latin[best]),
        sentence.strongest { $0.scores[best] - $0.scores[expected] })
      decision.isPart = true
      return decision
    }
    return nil
  }
}

extension [LanguageEvidence.Word] {
  /// The weighted log-likelihoods of the words.
  fileprivate var scores: LanguageScores {
    reduce(into: .zero) { $0 += $1.weight * $1.scores }
  }

  /// Returns the ranges of up to three words that speak most for something, in
  /// the order of the text.
  func strongest(_ strength: (Element) -> Float) -> [Range<Int>] {
    typealias Candidate = (strength: Float, range: Range<Int>)
    var candidates: [Candidate] = map { ($0.weight * strength($0), $0.range) }
    candidates.removeAll { $0.strength <= 0 }
    candidates.sort { (left: Candidate, right: Candidate) -> Bool in
      if left.strength != right.strength { return left.strength > right.strength }
      return left.range.lowerBound < right.range.lowerBound
    }
    return candidates.prefix(3).map { $0.range }.sorted { $0.lowerBound < $1.lowerBound }
  }
}

extension LanguageScores {
  /// Returns the highest score of the languages in Latin script besides one, and
  /// if asked besides those close to it.
  fileprivate func highest(besides expected: Int, sparingSiblings: Bool = false) -> Float {
    let own = LanguageModel.latin[expected]
    var highest = -Float.infinity
    for slot in LanguageModel.latin.indices where slot != expected && self[slot] > highest {
      if sparingSiblings, LanguageModel.latin[slot].isSibling(of: own) { continue }
      highest = self[slot]
    }
    return highest
  }
}
