/// Chooses among the only values that a property allows.
struct OptionChooser {
  /// What was understood of the request.
  let reading: Reading

  /// The property whose value is chosen.
  let property: AnswerSchema.Property

  /// Whether something must be chosen even where nothing fits.
  var isForced = false

  /// Returns the options that fit, the best first; one that means "none" where
  /// nothing does.
  func ranked() -> [String] {
    let options = property.anyOf
    if let settled = OptionLinks(reading: reading, property: property).chosen() {
      return [settled]
    }
    var scores = isAboutDocuments ? documentScores() : topicScores()
    let isNone = options.map(meansNone)
    for index in options.indices where isNone[index] { scores[index] = isForced ? -1 : 0.35 }
    let order = options.indices.sorted { (scores[$1], $0) < (scores[$0], $1) }
    let fitting = order.filter { scores[$0] > 0 }
    return (fitting.isEmpty ? Array(order.prefix(1)) : fitting).map { options[$0] }
  }

  /// Whether the options are titles of documents.
  private var isAboutDocuments: Bool {
    let titles = Set(reading.sources.compactMap(\.title))
    if property.anyOf.contains(where: { titles.contains($0) }) { return true }
    let isNamedSo = vocabulary.contains(
      PropertyName.words(of: property.name), in: .documentProperties)
    let known = property.anyOf.filter { !meansNone($0) && !topics(of: $0).isEmpty }
    return isNamedSo && known.count * 2 < property.anyOf.count
      || isNamedSo && property.anyOf.contains { $0.contains(" ") && $0.first?.isUppercase == true }
  }

  /// Whether an option stands for nothing.
  static func meansNone(_ option: String, _ vocabulary: Vocabulary) -> Bool {
    let words = FoldedWord.words(in: option)
    return option.isEmpty || words.count <= 3 && vocabulary.topics(in: words).contains(.none)
  }

  private func meansNone(_ option: String) -> Bool { Self.meansNone(option, vocabulary) }

  private var vocabulary: Vocabulary { reading.vocabulary }

  private func topics(of option: String) -> Set<Topic> {
    vocabulary.topics(in: FoldedWord.words(in: PropertyName.spaced(option)))
  }

  // MARK: Documents

  private func documentScores() -> [Double] {
    let message = reading.question
    let wanted = vocabulary.topics(in: message.words)
    let latest = message.words.contains { vocabulary.contains($0.bytes, in: .latest) }
    var dates: [Int] = []
    var scores = property.anyOf.map { option -> Double in
      let profile = profile(of: option)
      dates.append(Recency.latest(in: profile.text, vocabulary: vocabulary))
      let titleWords = FoldedWord.words(in: option)
      let titleGrams = FoldedWord.grams(of: titleWords)
      let textGrams = FoldedWord.grams(of: profile.words)
      var score = 0.0
      for word in FoldedWord.grams(of: message.words) where !vocabulary.isStopWord(word.bytes) {
        let inTitle = titleGrams.map { WordMatch.likeness(word.bytes, $0.bytes) }.max() ?? 0
        let inText = textGrams.map { WordMatch.likeness(word.bytes, $0.bytes) }.max() ?? 0
        score += max(inTitle * 1.5, inText >= 0.9 ? inText * 0.5 : 0)
      }
      let titleTopics = vocabulary.topics(in: titleWords)
      let subjects = wanted.filter { !$0.isIntent && $0 != .none }
      score += Double(subjects.intersection(titleTopics).count)
      score += 0.7 * Double(subjects.intersection(profile.topics).count)
      let concepts = message.asked.filter { profile.concepts.contains($0.rawValue) }
      score += 0.3 * Double(Set(concepts).count)
      return score >= 0.7 ? score : 0
    }
    if latest, let newest = dates.indices.filter({ scores[$0] > 0 }).map({ dates[$0] }).max() {
      for index in scores.indices where scores[index] > 0 && dates[index] == newest {
        scores[index] += 1
      }
    }
    return scores
  }

  private struct Profile {
    var text: String
    var words: [FoldedWord]
    var topics: Set<Topic>
    var concepts: Set<Int>
  }

  /// All that the request shows of a document: its passage, or the lines of the
  /// prompt that name it.
  private func profile(of title: String) -> Profile {
    var text = ""
    for source in reading.sources where source.title == title {
      text += "\n" + (source.heading ?? "") + "\n" + source.text
    }
    for segment in reading.request.segments where segment.kind == .text {
      for line in segment.text.split(whereSeparator: \.isNewline) where line.contains(title) {
        text += "\n" + line
      }
    }
    let words = FoldedWord.words(in: text)
    return Profile(
      text: text, words: words, topics: vocabulary.topics(in: words),
      concepts: Set(vocabulary.concepts(in: words).map(\.value)))
  }

  // MARK: Topics

  private func topicScores() -> [Double] {
    let subject = subjectWords
    var counts = [Double](repeating: 0, count: Topic.allCases.count)
    for hit in vocabulary.topicHits(in: subject.text) { counts[hit.value] += 1 }
    for hit in vocabulary.topicHits(in: subject.names) { counts[hit.value] += 3 }
    if reading.isAsked { MessageForm(reading.question).weigh(&counts) }
    let grams = FoldedWord.grams(of: subject.text) + FoldedWord.grams(of: subject.names)
    let descriptions = OptionGuide.descriptions(of: property.anyOf, in: guideTexts)
    let meanings = OptionMeanings(vocabulary)
      .scores(
        of: property.anyOf, explained: descriptions, besides: others, in: subject.text)
    // What the form of a question tells counts only where one is asked.
    let asksInDocument =
      !reading.isAsked && reading.sources.contains { $0.text.contains { "?？".contains($0) } }
    return property.anyOf.indices.map { index in
      let option = property.anyOf[index]
      let optionWords = FoldedWord.words(in: PropertyName.spaced(option))
      let described = FoldedWord.words(in: descriptions[index] ?? "")
      let own = vocabulary.topics(in: optionWords)
      let topics = own.isEmpty ? vocabulary.topics(in: described).subtracting([.none]) : own
      var score = topics.map { counts[$0.rawValue] }.max() ?? 0
      if !reading.isAsked { score *= OptionMeanings(vocabulary).namesClass(option) ? 0 : 0.3 }
      // That somebody "asks" in what explains a named class makes it none for questions.
      let isForQuestions =
        own.contains(.ask)
        || own.isEmpty && topics.contains(.ask) && !OptionMeanings(vocabulary).namesClass(option)
      if asksInDocument, isForQuestions { score += 0.5 }
      score += meanings[index]
      for word in FoldedWord.grams(of: optionWords) + FoldedWord.grams(of: described)
      where !vocabulary.isStopWord(word.bytes) {
        let likeness =
          grams.map { WordMatch.likeness(word.bytes, $0.bytes) }.max() ?? 0
        if likeness >= 0.9 { score += reading.isAsked ? 0.6 : 0.4 }
      }
      return score
    }
  }

  /// The options of the other properties, without those that this one has too.
  private var others: [String] {
    (reading.schema?.properties ?? []).filter { $0.name != property.name }.flatMap(\.anyOf)
      .filter { !property.anyOf.contains($0) }
  }

  private var guideTexts: [String] {
    [property.guide].compactMap { $0 }
      + reading.request.segments.filter { $0.kind == .text }.map(\.text)
  }

  private var subjectWords: (text: [FoldedWord], names: [FoldedWord]) {
    let message = reading.question.words
    // Without a question the document is what is sorted.
    guard reading.isAsked else {
      let isApart = !reading.sources.contains {
        $0.text.range(ofText: reading.question.text) != nil
      }
      return (
        reading.sources.flatMap(\.words) + (isApart ? message : []),
        reading.sources.flatMap(\.namedWords)
      )
    }
    let isShown = !reading.sources.isEmpty && !property.name.lowercased().contains("intent")
    guard isShown,
      reading.request.segments.contains(where: { segment in
        if case .passageText = segment.kind { return true }
        return segment.kind == .text && segment.role == .user
      })
    else { return (message, []) }
    return (
      message + reading.sources.flatMap(\.words), reading.sources.flatMap(\.namedWords)
    )
  }
}
