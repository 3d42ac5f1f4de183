/// What a simulated model understands of a request: the second of its steps.
struct Reading: Sendable {
  /// A document, or a part of one, that the request shows.
  struct Source: Hashable, Sendable {
    var title: String?
    var heading: String?
    var text: String
    var words: [FoldedWord]
    var namedWords: [FoldedWord]
    var concepts: Set<Int>
    var topics: Set<Topic>
    var senses: Set<Int>
    var namedSenses: Set<Int>
    var kindred: Set<Int> = []
    var language: String?

    /// Its sentences, where it is running text.
    var prose: Prose?
  }

  /// An earlier exchange of the conversation.
  struct Exchange: Hashable, Sendable {
    var question: String
    var answer: String

    /// The documents that its message shows.
    var passages: [Passage]
  }

  /// The request.
  var request: Request

  /// The words of the languages that its texts are in.
  var vocabulary: Vocabulary

  /// The words of the languages that the guides of the answer's properties are in, and of
  /// the request's.
  var guideVocabulary: Vocabulary

  /// The rules that the prompt gives.
  var rules: RuleSet

  /// The JSON that the prompt asks for in words.
  var json: JSONForm?

  /// The example sentences in the prompt.
  var examples: [String]

  /// The documents shown, in order.
  var sources: [Source]

  /// Their fragments, in order.
  var fragments: [Fragment]

  /// The question, or the message that takes its place.
  var question: QuestionReading

  /// The earlier exchanges.
  var history: [Exchange]

  /// Whether the session was rebuilt: its message tells what was said before.
  var isRebuilt: Bool

  /// What the question follows, where it does not stand alone.
  var followUp: FollowUp?

  /// The lines of the documents with the values in them, where properties are taken out
  /// of them and nothing is asked.
  private(set) var formLines: [FormLine] = []

  /// Whether the request marks a text as the question or message of a user.
  private(set) var isAsked: Bool

  /// The message of the user, where it only says what to do with the documents: "add the
  /// plumber to my contacts".
  private(set) var order: QuestionReading?

  /// The options, where the prompt asks for one of them in plain text.
  private(set) var choice: PlainChoice?

  /// The instructions and the author's text of the last message.
  private(set) var promptTexts: [String]

  /// How many of the documents the last message shows; the others stand in earlier
  /// messages.
  private var shownSources: Int

  /// Reads a request.
  ///
  /// - Parameters:
  ///   - request: The request.
  ///   - languages: The base codes of the languages to tell apart.
  ///   - memo: What is known of texts that other requests had too.
  init(_ request: Request, languages: [String], memo: ReadingMemo = ReadingMemo()) {
    self.request = request
    let vocabulary = RequestLanguages.vocabulary(of: request, memo: memo)
    self.vocabulary = vocabulary
    let layout = RequestLayout(request, vocabulary: vocabulary)
    let guides = layout.guides
    guideVocabulary = RequestLanguages.vocabulary(
      ofGuides: guides, besides: vocabulary, memo: memo)
    rules = memo.rules(in: layout.promptTexts, guides: guides)
    json = request.answer == nil ? memo.json(in: layout.promptTexts + [layout.question]) : nil
    promptTexts = layout.promptTexts
    isAsked = layout.hasQuestion
    if !layout.hasQuestion, request.answer == nil, json == nil {
      choice = PlainChoice(layout.promptTexts.dropLast(), vocabulary: vocabulary)
    }
    examples = memo.examples(in: layout.promptTexts, vocabulary: vocabulary)
    history = layout.history
    isRebuilt = layout.isRebuilt
    let text = layout.question
    let question = QuestionReading(
      text,
      language: Self.language(
        of: text, after: layout.history, among: languages, shown: layout.passages.map(\.text),
        memo: memo),
      vocabulary: vocabulary)
    self.question = question
    followUp = FollowUp(question, after: layout.history, vocabulary: vocabulary)
    var passages = layout.passages
    shownSources = passages.count
    if followUp != nil {
      // An earlier message may show what the follow-up is about.
      for passage in layout.history.flatMap(\.passages) where !passages.contains(passage) {
        passages.append(passage)
      }
    }
    sources = passages.map { passage in
      Source(
        title: passage.title, heading: passage.heading, text: passage.text,
        vocabulary: vocabulary)
    }
    var fragments: [Fragment] = []
    for (index, source) in sources.enumerated() {
      fragments += FragmentReader.fragments(
        of: source.text, passage: index, vocabulary: vocabulary)
      if let heading = source.heading {
        let lines = FragmentReader.fragments(
          of: heading, passage: index, vocabulary: vocabulary)
        fragments += lines.map { line in
          var line = line
          line.line = -1
          return line
        }
      }
    }
    let sources = sources
    self.fragments = SignatureLines.recognised(
      fragments.map { CardLines.recognised($0, in: sources[$0.passage]) },
      vocabulary: vocabulary)
    if layout.hasQuestion, orders {
      isAsked = false
      order = question
    }
    if !isAsked, takesOut {
      formLines = FormLine.lines(of: sources, prompt: Self.instructions(of: request), vocabulary)
    }
  }

  private static func instructions(of request: Request) -> [String] {
    request.segments.filter { $0.role == .instructions }.map(\.text)
  }

  /// The reading of the question as if nothing was said before.
  var alone: Reading {
    var alone = self
    alone.followUp = nil
    alone.sources = Array(sources.prefix(shownSources))
    alone.fragments = fragments.filter { $0.passage < shownSources }
    return alone
  }

  /// The language of a question; a short one is in that of the question before,
  /// unless it can be told.
  private static func language(
    of text: String, after history: [Exchange], among languages: [String],
    shown: [String], memo: ReadingMemo
  ) -> String {
    guard let last = history.last, FollowUp.isShort(text) else {
      return memo.code(of: text, among: languages, shown: shown)
    }
    return memo.code(of: last.question + "\n" + text, among: languages, shown: shown)
  }

  /// Returns the words in which a language is written to who asked.
  func lexicon(of language: String) -> Lexicon? {
    // A short question may not show which script its writer reads.
    let hasScript = language != "zh" || RequestLanguages.showsScript(question.text)
    let shown = hasScript ? "" : sources.map(\.text).joined(separator: "\n")
    return LexiconStore.lexicon(ofAnswerTo: question.text + shown, in: language)
  }

  /// The type of the answer, given as one or in the words of the prompt.
  var schema: AnswerSchema? { request.answer ?? json?.schema }

  /// Whether properties are taken out of the documents beside, or without, an answer in
  /// words.
  var takesOut: Bool {
    guard let schema else { return false }
    return schema.properties.contains { property in
      switch property.type {
      case .boolean: false
      case .string where !property.anyOf.isEmpty: false
      case .string, .array:
        !vocabulary.contains(
          PropertyName.words(of: property.name), in: .answerProperties)
          && !vocabulary.contains(PropertyName.words(of: property.name), in: .documentProperties)
      case .integer, .number, .object: true
      }
    }
  }

  /// Whether the message of the user asks nothing, and the answer's properties are all to
  /// be taken out of the documents.
  private var orders: Bool {
    guard let schema, !question.isAsking, !sources.isEmpty, history.isEmpty, takesOut else {
      return false
    }
    return schema.properties.allSatisfy { property in
      let words = PropertyName.words(of: property.name)
      return ![
        .answerProperties, .documentProperties, .foundProperties, .missingProperties, .requests,
      ]
      .contains { vocabulary.contains(words, in: $0) }
    }
  }

  /// The texts that values are taken from, each with its language.
  var shownTexts: [(text: String, language: String?)] {
    sources.isEmpty
      ? [(question.text, question.language)] : sources.map { ($0.text, $0.language) }
  }

  /// The language in which the answer is due.
  var answerLanguage: String { rules.fixedLanguage ?? question.language }
}

extension Reading.Source {
  init(title: String?, heading: String?, text: String, vocabulary: Vocabulary) {
    self.title = title
    self.heading = heading
    self.text = text
    words = FoldedWord.words(in: text)
    namedWords =
      FoldedWord.words(in: title ?? "") + FoldedWord.words(in: heading ?? "")
    concepts = Set(vocabulary.concepts(in: namedWords).map(\.value))
    namedSenses = vocabulary.senses(in: namedWords)
    senses = namedSenses.union(vocabulary.senses(in: words))
    kindred = Set(vocabulary.kinds.hits(in: words).map(\.value))
    topics = vocabulary.topics(in: namedWords + words)
    language = vocabulary.likeliest(for: words)?.code
    prose = Prose(text, vocabulary: vocabulary)
  }
}
