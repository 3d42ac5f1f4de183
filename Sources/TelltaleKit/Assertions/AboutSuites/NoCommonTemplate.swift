import SourceText
import SuiteSyntax
import TextAnalysis

/// Checks that answers to different questions are not all made after one.
struct NoCommonTemplate: SuiteAssertion {
  static let usage = SuiteAssertionUsage(
    name: "no-common-template",
    summary: """
      At most this share of the answers in one language has one shape. The shape is what is left of \
      an answer without its facts: numbers, dates, words for documents and the words of its \
      question and passages. Two answers have one shape when they share five of the words that are \
      left, or five characters in scripts without spaces, and these are 65 % of the longer shape. Answers that say that nothing \
      was found are left out, a question that is asked twice counts once, and at least three \
      answers in one language are needed. An answer that is only its fact has no shape.
      """,
    value: .required(ExactNumber.shape(in: Bounds.share)),
    forms: [
      .init(
        "no-common-template: 0.6", "at most 60 % of the answers have one shape; 3/5 is the same")
    ],
    examples: [
      .init(
        "no-common-template: 0.6", .pass,
        of: [
          .example("total-en", "What is the total?", "£14.99."),
          .example("rent-en", "How high is the rent?", "£950 a month."),
          .example("date-en", "When was it bought?", "On 14 February 2026."),
        ]),
      .init(
        "no-common-template: 0.6", .pass,
        of: [
          .example("total-nl", "Wat is het totaal?", "Het totaal op de bon is € 22,41."),
          .example("rent-nl", "Hoe hoog is de huur?", "Je betaalt elke maand € 950 aan huur."),
          .example("date-nl", "Wanneer was dat?", "Dat was op 12 maart 2026."),
        ]),
      .init(
        "no-common-template: 0.6", .fail, reason: "one-shape",
        of: [
          .example(
            "total-en", "What is the total?",
            "The total is £14.99, as stated in the receipt of 14 February 2026."),
          .example(
            "rent-en", "How high is the rent?",
            "The rent is £950, as stated in the lease of 3 May 2024."),
          .example(
            "deposit-en", "What is the deposit?",
            "The deposit is £1,900, as stated in the lease of 3 May 2024."),
        ]),
      .init(
        "no-common-template: 0.6", .fail, reason: "one-shape",
        of: [
          .example(
            "total-ja", "合計はいくらですか？", "合計は2,980円で、2026年3月12日付のレシートに記載されています。"),
          .example("rent-ja", "家賃はいくらですか？", "家賃は9万5千円で、2024年5月3日付の契約書に記載されています。"),
          .example("deposit-ja", "敷金は？", "敷金は19万円で、2024年5月3日付の契約書に記載されています。"),
          .example("shop-ja", "どこで買いましたか？", "京都です。"),
        ]),
      .init(
        "no-common-template: 0.6", .undecided, reason: "too-few-answers",
        of: [
          .example("total-en", "What is the total?", "The total on the receipt is £14.99."),
          .example(
            "passport-en", "When does my passport expire?",
            "The documents do not mention a passport.", from: "TOTAL £14.99"),
        ]),
      .init(
        "no-common-template: 0.6", .error, reason: "missing-answers",
        of: [
          .example("total-de", "Wie hoch ist die Summe?", "22,41 €, wie es auf dem Beleg steht."),
          .example("rent-de", "Wie hoch ist die Miete?", "950 €, wie es auf dem Vertrag steht."),
          .example("pets-de", "Sind Haustiere erlaubt?", "Nein."),
          .example("date-de", "Wann war der Kauf?", nil, .errored),
        ]),
    ])

  private static let valueHelp = "write the largest share of the answers, such as 0.6"

  /// Fewer than these are no habit.
  private static let leastAnswers = 3

  var maximum: ExactNumber

  init(value: SuiteNode?) throws(SuiteValueError) {
    guard let value else {
      throw SuiteValueError(
        "'no-common-template' needs a share", help: Self.valueHelp, id: "missing-value")
    }
    maximum = try ExactNumber(share: value, help: Self.valueHelp, isZeroAllowed: true)
    guard maximum.numerator < maximum.denominator else {
      throw SuiteValueError(
        "a share of \(maximum.spelling) can never fail", at: value.range, help: Self.valueHelp,
        id: "out-of-reach")
    }
  }

  func judge(_ subject: SuiteSubject) -> Judgement {
    let languages = AnswersByLanguage(subject)
    let large = languages.all.filter {
      $0.answers.count + $0.missing.count >= Self.leastAnswers
    }
    guard !large.isEmpty else {
      let most = languages.all.map(\.answers.count).max() ?? 0
      return .undecided(
        "too-few-answers",
        "at most \(most) \(most == 1 ? "answer" : "answers") in one language to compare"
          + subject.leftOut)
    }
    var passes: [String] = []
    var error: Judgement?
    for language in large {
      let cluster = language.largestCluster
      let total = language.answers.count + language.missing.count
      let counted = "\(cluster.count) of \(language.answers.count) answers in '\(language.code)'"
      if cluster.count >= Self.leastAnswers, maximum.isExceeded(by: cluster.count, of: total) {
        return failure(cluster, counted, leftOut: subject.leftOut)
      }
      let most = cluster.count + language.missing.count
      if !language.missing.isEmpty, most >= Self.leastAnswers,
        maximum.isExceeded(by: most, of: total)
      {
        error =
          error
          ?? .error(
            "missing-answers",
            "\(counted) have one shape, and \(language.missing.count) of \(total) are missing: "
              + language.missing.listedShortly)
      }
      passes.append(
        cluster.count < 2
          ? "no two of \(language.answers.count) answers in '\(language.code)' have one shape"
          : "\(counted) have one shape")
    }
    return error
      ?? Judgement(.pass, message: passes.joined(separator: "; ") + subject.leftOut)
  }

  private func failure(
    _ cluster: [ShapedAnswer], _ counted: String, leftOut: String
  ) -> Judgement {
    let first = cluster[0]
    // What most of them have, by the words of the first.
    var counts = Array(repeating: 0, count: first.shape.words.count)
    for other in cluster.dropFirst() {
      for word in first.shape.shared(with: other.shape) ?? [] { counts[word] += 1 }
    }
    let common = counts.indices.filter { counts[$0] * 2 >= cluster.count - 1 }
    let outline = first.shape.outline(of: common, in: first.text).quoted
    let names = cluster.map(\.answer.caseName).listedShortly
    var evidence = first.shape.ranges(of: common).map { first.answer.evidence($0) }
    for other in cluster.dropFirst().prefix(2) {
      let shared = other.shape.shared(with: first.shape) ?? []
      evidence += other.shape.ranges(of: shared).map { other.answer.evidence($0) }
    }
    return .fail(
      "one-shape",
      "\(counted) have one shape, \(outline), at most \(maximum.spelling) of them may: "
        + names + leftOut, evidence)
  }

  var labelValue: String? { maximum.spelling }
}

/// An answer with its shape.
private struct ShapedAnswer {
  var answer: SuiteSubject.Answer
  var text: String
  var shape: AnswerShape
}

/// Answers to different questions, by the language of the question.
private struct AnswersByLanguage {
  struct Language {
    var code: String
    var answers: [ShapedAnswer] = []
    var missing: [String] = []
    var questions: Set<String> = []

    /// The most answers that share their shape with one of them, which is first.
    var largestCluster: [ShapedAnswer] {
      let comparable = answers.filter(\.shape.isComparable)
      var largest: [ShapedAnswer] = []
      for (index, center) in comparable.enumerated() {
        let others = comparable.enumerated().filter { place, other in
          place != index && center.shape.shared(with: other.shape) != nil
        }
        if others.count + 1 > largest.count { largest = [center] + others.map(\.element) }
      }
      return largest
    }
  }

  /// The languages, in the order of the suite.
  private(set) var all: [Language] = []

  init(_ subject: SuiteSubject) {
    for member in subject.asked {
      let answer = subject.answer(of: member)
      if answer == nil, member.cell.result != .errored { continue }
      let question = member.cell.question ?? ""
      let setting = AssertionSubject(
        outcome: answer?.trial.response.outcome ?? .unknown(""), question: member.cell.question,
        passages: member.passages)
      let place = place(of: setting.questionLanguage ?? "und")
      guard let answer else {
        all[place].missing.append(member.name)
        continue
      }
      guard let text = answer.text else { continue }
      let texts = TextSetting(setting, answer: text)
      let phrases = texts.phrases
      if Self.saysNotFound(setting, texts) { continue }
      let key = question.split(whereSeparator: \.isWhitespace).joined(separator: " ").lowercased()
      guard question.isEmpty || all[place].questions.insert(key).inserted else { continue }
      let labels = member.passages.flatMap { [$0.heading, $0.title].compactMap { $0 } }
      let shape = AnswerShape(
        of: texts.answer, question: texts.question,
        passages: texts.passages + labels.map { TextTokens($0) }, phrases: phrases)
      all[place].answers.append(ShapedAnswer(answer: answer, text: text, shape: shape))
    }
  }

  private mutating func place(of code: String) -> Int {
    if let place = all.firstIndex(where: { $0.code == code }) { return place }
    all.append(Language(code: code))
    return all.count - 1
  }

  /// Whether an answer says that nothing was found, or declines: many questions
  /// can have that one answer.
  private static func saysNotFound(
    _ subject: AssertionSubject, _ texts: TextSetting
  ) -> Bool {
    if case .guided(let value)? = subject.outcome.answer, value["found"] == .boolean(false) {
      return true
    }
    let stance = texts.stance()
    return stance.kind == .notFound || stance.kind == .refusal || stance.kind == .empty
  }
}
