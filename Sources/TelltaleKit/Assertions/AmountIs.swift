import SourceText
import SuiteSyntax
import TextAnalysis

/// Checks that the response states an amount of money.
struct AmountIs: Assertion {
  static let usage = AssertionUsage(
    name: "amount",
    summary: "The response states the amount with a fitting currency, in any notation.",
    value: .required(.oneOrList(of: .text(.filled), minimum: 1)),
    forms: [
      .init("amount: \"22,41 €\"", "states this amount"),
      .init("amount: [\"22,41 €\", \"24,10 $\"]", "states one of the amounts"),
    ],
    examples: [
      .init("amount: \"22,41 €\"", .pass, answer: "You paid €22.41.", language: "en"),
      .init(
        "amount: EUR 1234.50", .pass, answer: "Sie haben 1.234,50 Euro bezahlt.", language: "de"),
      .init("amount: 12,000円", .pass, answer: "合計は1万2000円です。", language: "ja"),
      .init(
        "amount: \"22,41 €\"", .pass, answer: "| Total (€) |\n| 22,41 |", language: "fr"),
      .init(
        "amount: \"22,41 €\"", .fail, reason: "currency-dropped", answer: "Het totaal is 22,41.",
        language: "nl"),
      .init(
        "amount: \"22,41 €\"", .fail, reason: "currency-changed", answer: "It was $22.41.",
        language: "en"),
      .init(
        "amount: \"1 234,50 kr\"", .fail, reason: "other-amount", answer: "Det var 1 243,50 kr.",
        language: "sv"),
      .init(
        "amount: 22,410원", .fail, reason: "no-amount", answer: "합계를 모르겠습니다.", language: "ko"),
      .init(
        "amount: £1,250", .undecided, reason: "ambiguous-grouping", answer: "It is £1.250.",
        language: "en"),
      .init(
        "amount: \"22,40 €\"", .undecided, reason: "spelled-out",
        answer: "Es waren zweiundzwanzig Euro vierzig.", language: "en"),
    ])

  var amounts: [String] = []

  init(value: SuiteNode?, reader: AssertionReader) throws(SuiteValueError) {
    guard let value else {
      throw SuiteValueError(
        "'amount' needs an amount", help: "write amount: \"22,41 €\"", id: "missing-value")
    }
    let items: [SuiteNode]
    if case .sequence(let elements) = value.content { items = elements } else { items = [value] }
    for item in items {
      let text = try item.text()
      guard !text.isEmpty else {
        throw SuiteValueError("'amount' has an empty text", at: item.range)
      }
      guard AmountStatement.isAmount(text) else {
        throw SuiteValueError(
          "\(text.quoted) is not an amount with a currency", at: item.range,
          help: "write it as in \"22,41 €\"", id: "not-an-amount")
      }
      amounts.append(text)
    }
    guard !amounts.isEmpty else {
      throw SuiteValueError("'amount' has an empty list", at: value.range)
    }
  }

  func judge(_ subject: AssertionSubject) -> Judgement {
    let language = subject.notationTag
    return subject.withJudgedText { answer, place in
      let judgements = amounts.map { amount in
        judgement(AmountStatement(of: answer, wanted: amount, language: language), answer, place)
      }
      return judgements.having(.pass).first ?? judgements.having(.undecided).first
        ?? judgements[0]
    }
  }

  private func judgement(
    _ statement: AmountStatement, _ answer: String, _ place: String
  ) -> Judgement {
    let wanted = amounts.listed("or")
    func shown(_ range: Range<Int>) -> String { answer.utf8Part(range).quoted }
    switch statement {
    case .stated(let range): return Judgement(.pass, evidence: [.init(in: place, range)])
    case .ambiguous(let range):
      return .undecided(
        "ambiguous-grouping", "\(shown(range)) can be read in two ways, one of which is \(wanted)",
        [.init(in: place, range)])
    case .inWords(let range):
      return .undecided(
        "spelled-out", "the amount in words before \(shown(range)) was not read",
        [.init(in: place, range)])
    case .bare(let range):
      return .fail(
        "currency-dropped", "\(shown(range)) has no currency; \(wanted) is asked for",
        [.init(in: place, range)])
    case .otherCurrency(let range):
      return .fail(
        "currency-changed", "\(shown(range)) has another currency than \(wanted)",
        [.init(in: place, range)])
    case .others(let ranges):
      let first = ranges.first.map(shown) ?? ""
      return .fail(
        "other-amount", "the answer says \(first), not \(wanted)",
        ranges.map { .init(in: place, $0) })
    case .none: return .fail("no-amount", "the answer has no amount; \(wanted) is asked for")
    }
  }

  var labelValue: String? { amounts.labelledAsOneOrList }
}
