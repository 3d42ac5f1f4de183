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
    answer = TextTokens(text)
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
  var phrases: Phrases {
    let question = questionLanguage
    let answer = answerLanguage
    return Phrases(of: [question, answer == question ? nil : answer].compactMap { $0 })
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
  func grounding(_ phrases: Phrases) -> Grounding {
    Grounding(question: question, passages: passages + labels, phrases: phrases)
  }

  /// What the text is to the question.
  func stance(
    facts: [String] = [], grounding: Grounding, phrases: Phrases
  ) -> Stance {
    Stance(
      of: answer, question: question, grounding: grounding,
      facts: facts.map { NormalizedText($0) }, phrases: phrases, isForeign: isForeign)
  }

  private var questionLanguage: String? {
    subject.language.map { LanguageTag($0).language } ?? subject.questionLanguage
  }

  private var answerLanguage: String? { LanguageIdentifier().identify(text) }

  private var passageLanguage: String? {
    subject.documentLanguage.map { LanguageTag($0).language }
      ?? subject.memo.value("language of the passages") {
        LanguageIdentifier().identify(subject.passages.map(\.text).joined(separator: "\n"))
      }
  }
}
