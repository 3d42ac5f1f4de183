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
    var language: String?
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

  /// The rules that the prompt gives.
  var rules: RuleSet

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

  /// How many of the documents the last message shows; the others stand in earlier
  /// messages.
  private var shownSources: Int

  /// Reads a request; `languages` are the base codes of those to tell apart.
  init(_ request: Request, languages: [String]) {
    self.request = request
    let layout = RequestLayout(request)
    let guides = layout.guides
    rules = RuleReader.rules(in: layout.promptTexts, guides: guides)
    examples = ExampleReader.examples(in: layout.promptTexts)
    history = layout.history
    isRebuilt = layout.isRebuilt
    let text = layout.question
    question = QuestionReading(
      text, language: Self.language(of: text, after: layout.history, among: languages))
    followUp = FollowUp(question, after: layout.history)
    var passages = layout.passages
    shownSources = passages.count
    if followUp != nil {
      // An earlier message may show what the follow-up is about.
      for passage in layout.history.flatMap(\.passages) where !passages.contains(passage) {
        passages.append(passage)
      }
    }
    sources = passages.map { passage in
      Source(title: passage.title, heading: passage.heading, text: passage.text)
    }
    var fragments: [Fragment] = []
    for (index, source) in sources.enumerated() {
      fragments += FragmentReader.fragments(of: source.text, passage: index)
      if let heading = source.heading {
        let lines = FragmentReader.fragments(of: heading, passage: index)
        fragments += lines.map { line in
          var line = line
          line.line = -1
          return line
        }
      }
    }
    let sources = sources
    self.fragments = SignatureLines.recognised(
      fragments.map { CardLines.recognised($0, in: sources[$0.passage]) })
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
    of text: String, after history: [Exchange], among languages: [String]
  ) -> String {
    guard let last = history.last, FollowUp.isShort(text) else {
      return TextLanguage.code(of: text, among: languages)
    }
    return TextLanguage.code(of: last.question + "\n" + text, among: languages)
  }

  /// The language in which the answer is due.
  var answerLanguage: String { rules.fixedLanguage ?? question.language }
}

extension Reading.Source {
  init(title: String?, heading: String?, text: String) {
    self.title = title
    self.heading = heading
    self.text = text
    words = FoldedWord.words(in: text)
    namedWords =
      FoldedWord.words(in: title ?? "") + FoldedWord.words(in: heading ?? "")
    concepts = Set(ConceptIndex.hits(in: namedWords).map(\.value))
    namedSenses = SenseIndex.senses(in: namedWords)
    senses = namedSenses.union(SenseIndex.senses(in: words))
    topics = TopicIndex.topics(in: namedWords + words)
    language = LanguageTable.likeliest(for: words)
  }
}
