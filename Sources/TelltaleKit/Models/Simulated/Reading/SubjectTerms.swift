/// Marks the terms of a question that say what it is about.
enum SubjectTerms {
  /// Gives each term its senses, and marks names that the documents must hold.
  static func mark(
    _ terms: inout [QuestionReading.Term], in words: [FoldedWord], text: String,
    language: String, vocabulary: Vocabulary
  ) {
    let hits = vocabulary.senseHits(in: words)
    let bytes = Array(text.utf8)
    for index in terms.indices {
      let position = terms[index].position
      let covered = position..<min(words.count, position + terms[index].words.count)
      let own = hits.filter { $0.words.overlaps(covered) }
      guard !own.isEmpty else {
        let word = words[position]
        terms[index].isName =
          terms[index].isDistinctive
          && isName(at: position, of: words, language: language, vocabulary)
          && bytes[word.range].contains { (0x61...0x7A).contains($0) || $0 >= 0x80 }
        continue
      }
      if own.contains(where: { Senses.isSubject($0.value) }) {
        terms[index].weight = max(terms[index].weight, 1.2)
      }
      let parts = covered.count == 1 ? vocabulary.senseParts(of: words[position]) : []
      let known = Set(own.map(\.value))
      let isCompound = parts.count > 1 && parts.allSatisfy { !known.isDisjoint(with: $0) }
      terms[index].senses = isCompound ? parts.map { Set($0) } : [known]
    }
    dropContext(of: &terms, in: words, vocabulary)
    guard language == "de" else { return }
    for index in terms.indices where terms[index].senses.isEmpty && terms[index].concepts.isEmpty {
      let position = terms[index].position
      guard position > 0, words[position].isCapitalized, words[position].bytes.count >= 4,
        vocabulary.contains(words[position - 1].bytes, in: .namePrepositions)
      else { continue }
      terms[index].isName = true
      terms[index].isDistinctive = true
      terms[index].weight = 1.7
    }
  }

  /// What stands after "after" or "during" says when, not what.
  private static func dropContext(
    of terms: inout [QuestionReading.Term], in words: [FoldedWord], _ vocabulary: Vocabulary
  ) {
    guard terms.count > 1 else { return }
    let condition = vocabulary.hits(of: [.conditions], in: words).map(\.words.lowerBound)
      .first { $0 > 1 }
    if let condition, terms.contains(where: { $0.position < condition }) {
      // "If I have a problem" says when something is asked for.
      for index in terms.indices where terms[index].position > condition {
        terms[index].weight = min(terms[index].weight, 0.4)
        terms[index].senses = []
        terms[index].isName = false
      }
    }
    for index in terms.indices where terms[index].concepts.isEmpty && !terms[index].isName {
      let position = terms[index].position
      let before = [position - 1, position - 2].filter { words.indices.contains($0) }
      let isMoment = before.contains { place in
        vocabulary.contains(words[place].bytes, in: .timePrepositions)
          && (place == position - 1
            || vocabulary.contains(words[position - 1].bytes, in: .determiners)
            || vocabulary.isStopWord(words[position - 1].bytes))
      }
      guard isMoment else { continue }
      terms[index].weight = 0.4
      terms[index].senses = []
    }
  }

  private static func isName(
    at position: Int, of words: [FoldedWord], language: String, _ vocabulary: Vocabulary
  ) -> Bool {
    let word = words[position]
    return language != "de" && !word.hasDigit && word.bytes.count >= 4
      && !vocabulary.isMonth(word.bytes) && !vocabulary.isWeekday(word.bytes)
      && !vocabulary.contains(word.bytes, in: .notNames)
  }
}

extension QuestionReading.Term {
  /// Whether it is no more than a lesson, a ticket or the like.
  var isContainer: Bool {
    !senses.isEmpty && senses.allSatisfy { $0.isSubset(of: Senses.containers) }
  }

  /// Whether one of the senses is among others.
  func hasSense(in others: Set<Int>) -> Bool {
    senses.contains { !$0.isDisjoint(with: others) }
  }

  /// Whether a subject that the term names is not among others.
  func lacksSubject(in others: Set<Int>) -> Bool {
    senses.contains { group in
      group.allSatisfy(Senses.isSubject) && group.isDisjoint(with: others)
    }
  }
}
