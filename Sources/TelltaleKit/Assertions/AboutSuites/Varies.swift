import SourceText
import SuiteSyntax

/// Checks that a model does not give one answer to everything.
struct Varies: SuiteAssertion {
  static let usage = SuiteAssertionUsage(
    name: "varies",
    summary: """
      The cases do not all get the same answer. Answers are the same when only spaces, line breaks \
      or the way Unicode spells a character differ; of several trials, the commonest answer of the \
      case counts.
      """,
    value: .optional(.mapping(keys)),
    forms: [
      .init("varies", "at least two different answers"),
      .init("varies: {at-least: 5}", "at least so many different answers"),
      .init("varies: {at-least: 0.5}", "at least so many as this share of the cases, rounded up"),
    ],
    examples: [
      .init(
        "varies", .pass,
        of: [
          .example("total-en", "What is the total?", "£14.99."),
          .example("date-en", "When was it bought?", "On 14 February 2026."),
        ]),
      .init(
        "varies: {at-least: 0.5}", .pass,
        of: [
          .example("total-nl", "Wat is het totaal?", "€ 22,41."),
          .example("vase-nl", "Wat kostte de vaas?", "€ 9,95."),
          .example("passport-nl", "Wanneer verloopt mijn paspoort?", "Dat staat er niet."),
          .example("deposit-nl", "Hoe hoog is de borg?", "Dat staat er niet."),
        ]),
      .init(
        "varies", .fail, reason: "constant",
        of: [
          .example("total-en", "What is the total?", "£14.99."),
          .example("date-en", "When was it bought?", "£14.99."),
          .example("shop-en", "Where was it bought?", " £14.99.\n"),
        ]),
      .init(
        "varies: {at-least: 3}", .fail, reason: "too-few-answers",
        of: [
          .example("total-ja", "合計はいくらですか？", "2,980円です。"),
          .example("date-ja", "いつ買いましたか？", "2,980円です。"),
          .example("shop-ja", "どこで買いましたか？", "京都です。"),
        ]),
      .init(
        "varies", .undecided, reason: "too-few-cases",
        of: [
          .example("total-en", "What is the total?", "£14.99."),
          .example("date-en", "When was it bought?", nil, .skipped, skip: .declared("later")),
        ]),
      .init(
        "varies", .error, reason: "missing-answers",
        of: [
          .example("total-en", "What is the total?", "£14.99."),
          .example("date-en", "When was it bought?", "£14.99."),
          .example("shop-en", "Where was it bought?", nil, .errored),
        ]),
    ])

  /// The keys of the value.
  static let keys = KeyTable(
    "'varies'",
    [
      KeyUsage(
        "at-least",
        .anyOf([.integer(2...ExactNumber.greatest), ExactNumber.shape(in: Bounds.share)]),
        "How many different answers there are, or their share of the cases.", isRequired: true)
    ])

  private static let valueHelp =
    "write a number of different answers, such as 5, or a share of the cases, such as 0.5"

  /// The number or share that was written; at least two different answers
  /// where there is none.
  var minimum: ExactNumber?

  init(value: SuiteNode?) throws(SuiteValueError) {
    guard let value else { return }
    let entries = try value.entries(of: Self.keys)
    guard let node = entries["at-least"] else {
      throw SuiteValueError(
        "'varies' needs 'at-least' in its value", at: value.range, help: Self.valueHelp,
        id: "missing-key")
    }
    let number = try ExactNumber(node, help: Self.valueHelp)
    if number.isWhole {
      guard number.numerator >= 2 else {
        throw SuiteValueError(
          "\(number.spelling) different answers can never be missed", at: node.range,
          help: "write 2 or more, or a share such as 0.5", id: "out-of-reach")
      }
      minimum = number
    } else {
      minimum = try ExactNumber(share: node, help: Self.valueHelp)
    }
  }

  func judge(_ subject: SuiteSubject) -> Judgement {
    let answers = subject.asked.compactMap { subject.answer(of: $0) }
    let missing = subject.unanswered
    let cases = answers.count + missing.count
    let needed = needed(of: cases)
    let groups = Self.groups(answers)
    let requests = Set((answers.map(\.member) + missing).map(\.cell.requestHash)).count
    if requests < 2 || cases < needed {
      let found = cases == 1 ? "1 case has" : "\(cases) cases have"
      return .undecided(
        "too-few-cases",
        "\(found) an answer to compare, to \(requests) different "
          + "\(requests == 1 ? "request" : "requests")\(subject.leftOut)")
    }
    let counted = "\(groups.count) different \(groups.count == 1 ? "answer" : "answers")"
    if groups.count >= needed {
      return Judgement(.pass, message: "\(counted) in \(answers.count) cases\(subject.leftOut)")
    }
    if groups.count + missing.count >= needed {
      return .error(
        "missing-answers",
        "\(counted), and \(missing.count) of \(cases) cases without an answer: "
          + missing.map(\.name).listedShortly)
    }
    return failure(groups, of: answers.count, needed: needed, leftOut: subject.leftOut)
  }

  private func failure(
    _ groups: [[SuiteSubject.Answer]], of cases: Int, needed: Int, leftOut: String
  ) -> Judgement {
    let largest = groups.max { $0.count < $1.count } ?? []
    let names = largest.map(\.caseName).listedShortly
    let shown = largest.first.map { $0.compared?.quoted ?? "nothing" } ?? ""
    if groups.count == 1 {
      return .fail(
        "constant", "all \(cases) cases have the same answer, \(shown): \(names)\(leftOut)",
        largest.prefix(2).map { $0.evidence() })
    }
    return .fail(
      "too-few-answers",
      "\(groups.count) different answers in \(cases) cases, \(needed) are asked for; "
        + "\(largest.count) have \(shown): \(names)\(leftOut)",
      largest.prefix(2).map { $0.evidence() })
  }

  /// How many different answers there should be.
  private func needed(of cases: Int) -> Int {
    guard let minimum else { return 2 }
    // A share of few cases can come to one, which would say nothing.
    return minimum.isWhole ? minimum.numerator : max(2, minimum.required(of: cases))
  }

  /// The answers, those that are the same together, in the order of the suite.
  private static func groups(_ answers: [SuiteSubject.Answer]) -> [[SuiteSubject.Answer]] {
    var groups: [[SuiteSubject.Answer]] = []
    var places: [String?: Int] = [:]
    for answer in answers {
      if let place = places[answer.compared] {
        groups[place].append(answer)
      } else {
        places[answer.compared] = groups.count
        groups.append([answer])
      }
    }
    return groups
  }

  func unmetNeed(in setting: SuiteSetting) -> String? {
    let cases = setting.cases.reduce(0) { $0 + ($1.isObserved ? 0 : $1.asked.count) }
    let needed = minimum.map { $0.isWhole ? $0.numerator : 2 } ?? 2
    guard cases < needed else { return nil }
    return
      "the suite has \(cases) \(cases == 1 ? "case" : "cases") that \(cases == 1 ? "is" : "are")"
      + " judged, too few for \(needed) different answers"
  }

  var labelValue: String? { minimum.map { "{at-least: \($0.spelling)}" } }
}
