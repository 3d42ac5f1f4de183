import TextAnalysis

/// What the rules about a text look at, read once for a subject.
struct TextSetting {
  /// The judged text.
  let answer: TextTokens

  /// The question; without tokens when there is none.
  let question: TextTokens

  /// The texts of the passages.
  let passages: [TextTokens]

  /// The headings and titles of the passages.
  let labels: [TextTokens]

  private let subject: AssertionSubject
  private let text: String

  /// Reads the texts of a subject.
  init(_ subject: AssertionSubject, answer text: String) {
    self.subject = subject
    self.text = text
    answer = subject.memo.value("tokens of the answer \(text)") { TextTokens(text) }
    (question, passages, labels) = subject.memo.value("tokens of the question and passages") {
      (
        TextTokens(subject.question ?? ""), subject.passages.map { TextTokens($0.text) },
        subject.passages.flatMap { [$0.heading, $0.title].compactMap { $0 } }
          .map { TextTokens($0) }
      )
    }
  }

  /// The phrases of the question's language.
  var questionPhrases: Phrases {
    Phrases(of: [questionLanguage ?? answerLanguage].compactMap { $0 })
  }

  /// The phrases of the question's language and, should it be another, of the
  /// answer's.
  var phrases: Phrases { Phrases(of: languages) }

  /// The language of the question and, should it be another, of the answer.
  private var languages: [String] {
    let question = questionLanguage
    let answer = answerLanguage
    return [question, answer == question ? nil : answer].compactMap { $0 }
  }

  /// Whether the passages are in another language than the answer.
  var isForeign: Bool {
    guard let answer = answerLanguage ?? questionLanguage, let passages = passageLanguage else {
      return false
    }
    return answer != passages
  }

  /// What the question and the passages hold, with the labels of the passages,
  /// which the model was shown, too.
  var grounding: Grounding {
    let languages = languages
    return subject.memo.value("grounding in \(languages)") {
      Grounding(
        question: question, passages: passages + labels, phrases: Phrases(of: languages))
    }
  }

  /// What the text is to the question.
  func stance(facts: [String] = []) -> Stance {
    subject.memo.value("stance of the answer \(text) to \(facts), in \(languages)") {
      Stance(
        of: answer, question: question, grounding: grounding,
        facts: facts.map { NormalizedText($0) }, phrases: phrases, isForeign: isForeign)
    }
  }

  private var questionLanguage: String? {
    subject.language.map { LanguageTag($0).language } ?? subject.questionLanguage
  }

  private var answerLanguage: String? {
    subject.memo.value("language of the answer \(text)") { LanguageIdentifier().identify(text) }
  }

  private var passageLanguage: String? {
    subject.documentLanguage.map { LanguageTag($0).language }
      ?? subject.memo.value("language of the passages") {
        LanguageIdentifier().identify(subject.passages.map(\.text).joined(separator: "\n"))
      }
  }
}
