/// Recognises the rules that a prompt gives, by the meaning-bearing words of its
/// sentences and not by fixed phrases.
struct RuleReader {
  private var rules = RuleSet()
  private var found: Set<Rule> = []

  /// Returns the rules of a prompt's text (the instructions and the text around
  /// the question) and of the guides of its answer's properties.
  static func rules(in texts: [String], guides: [String]) -> RuleSet {
    var reader = RuleReader()
    for text in texts { reader.read(text, isGuide: false) }
    reader.rules.inPrompt = reader.found
    reader.found = []
    for guide in guides { reader.read(guide, isGuide: true) }
    reader.rules.inGuides = reader.found
    return reader.rules
  }

  private mutating func read(_ text: String, isGuide: Bool) {
    var before = RuleTerms()
    let text = QuotedText.removed(from: text)
    let vocabulary = RequestLanguages.vocabulary(of: text)
    for sentence in Sentences.split(text, vocabulary: vocabulary) {
      guard let reading = RuleSentence(sentence, before: before, isGuide: isGuide) else {
        before = RuleTerms()
        continue
      }
      apply(reading)
      before = reading.all
    }
  }

  private mutating func apply(_ sentence: RuleSentence) {
    readLanguage(sentence)
    for (rule, holds) in [
      (Rule.noHeadings, sentence.forbidsHeadings), (.keepCurrency, sentence.keepsCurrency),
      (.startWithAnswer, sentence.startsWithAnswer), (.noQuestionEcho, sentence.forbidsEcho),
      (.noPreamble, sentence.forbidsPreamble), (.sayWhenMissing, sentence.saysWhenMissing),
      (.noSums, sentence.forbidsSums), (.beBrief, sentence.asksBrevity),
      (.noMarkdown, sentence.forbidsMarkdown),
    ] where holds {
      found.insert(rule)
    }
  }

  private mutating func readLanguage(_ sentence: RuleSentence) {
    if sentence.keepsLanguage {
      found.insert(.answerLanguage)
      return
    }
    rules.languagesKept.formUnion(sentence.languagesKept)
    if let fixed = sentence.fixedLanguage, sentence.languagesKept.isEmpty {
      rules.fixedLanguage = fixed
    }
  }
}
