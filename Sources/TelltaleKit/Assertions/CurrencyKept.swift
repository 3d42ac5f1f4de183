import SourceText
import SuiteSyntax
import TextAnalysis

/// Checks that the amounts of the response kept their values and currencies.
struct CurrencyKept: Assertion {
  static let usage = AssertionUsage(
    name: "currency-kept",
    summary: """
      Each amount in the response stands in what the model was shown, with a fitting currency, and \
      no shown amount stands without one.
      """,
    value: .optional(.anyOf([.words([asWritten]), .mapping(keys)])),
    forms: [
      .init("currency-kept", "the notation may change: 22,41 € may become €22.41"),
      .init("currency-kept: as-written", "each amount is spelled as in a passage, spaces aside"),
      .init("currency-kept: {allow-extra: true}", "others may be added, such as conversions"),
      .init(
        "currency-kept: {expected: [\"22,41 €\"]}", "the response must also hold these amounts"),
    ],
    examples: [
      .init(
        "currency-kept", .pass, reason: "kept", answer: "You paid €22.41.",
        to: "How much did I pay?", from: [.init(text: "Total: 22,41 €")], language: "en"),
      .init(
        "currency-kept", .pass, reason: "nothing-to-judge", answer: "Bij Albert Heijn.",
        to: "Waar is het gekocht?", from: [.init(text: "Totaal € 22,41")], language: "nl"),
      .init(
        "currency-kept: {allow-extra: true}", .pass, reason: "kept",
        answer: "22,41 €, soit environ 24 $.", to: "Combien en dollars ?",
        from: [.init(text: "Total : 22,41 €")], language: "fr"),
      .init(
        "currency-kept", .fail, reason: "currency-dropped", answer: "Het totaal is 22,41.",
        to: "Wat is het totaal?", from: [.init(text: "Totaal € 22,41")], language: "nl"),
      .init(
        "currency-kept", .fail, reason: "currency-changed", answer: "12,000元です。",
        to: "合計はいくらですか？", from: [.init(text: "合計 12,000円")], language: "ja"),
      .init(
        "currency-kept", .fail, reason: "amount-changed", answer: "Die Summe beträgt 22,14 €.",
        to: "Wie hoch ist die Summe?", from: [.init(text: "Summe 22,41 €")], language: "de"),
      .init(
        "currency-kept", .fail, reason: "not-in-source", answer: "It cost about $24.",
        to: "How much was it?", from: [.init(text: "Total: 22,41 €")], language: "en"),
      .init(
        "currency-kept: as-written", .fail, reason: "not-as-written", answer: "€22.41",
        to: "How much was it?", from: [.init(text: "Total: 22,41 €")], language: "en"),
      .init(
        "currency-kept: {expected: [\"1 234,50 kr\"]}", .fail, reason: "missing",
        answer: "Det var en lampa.", to: "Vad köpte jag?",
        from: [.init(text: "Lampa 1 234,50 kr")], language: "sv"),
      .init(
        "currency-kept", .undecided, reason: "ambiguous-grouping", answer: "The deposit is £1.250.",
        to: "How high is the deposit?", from: [.init(text: "Deposit: £1,250")], language: "en"),
    ])

  private static let asWritten = ValueShape.Word(
    "as-written", "Each amount is spelled as in a passage, spaces aside.")

  /// The keys of a mapping.
  static let keys = KeyTable(
    "'currency-kept'",
    [
      KeyUsage("allow-extra", .boolean, "Whether others may be added, such as conversions."),
      KeyUsage("as-written", .boolean, "Whether each amount is spelled as in a passage."),
      KeyUsage(
        "expected", .oneOrList(of: .text, minimum: 1), "Amounts that the response must hold."),
    ])

  var isAsWritten = false
  var allowsExtra = false
  var expected: [String] = []

  init(value: SuiteNode?, reader: AssertionReader) throws(SuiteValueError) {
    guard let value else { return }
    guard case .mapping = value.content else {
      let word = try value.text()
      guard word == Self.asWritten.word else {
        throw SuiteValueError(
          "'currency-kept' has no form '\(word)'", at: value.range,
          help: "write currency-kept, or currency-kept: as-written")
      }
      isAsWritten = true
      return
    }
    let entries = try value.entries(of: Self.keys)
    allowsExtra = try entries["allow-extra"]?.boolean() ?? false
    isAsWritten = try entries["as-written"]?.boolean() ?? false
    if let node = entries["expected"] {
      expected = try node.texts()
      guard !expected.isEmpty else {
        throw SuiteValueError("'expected' has an empty list", at: node.range)
      }
      for amount in expected where !AmountScanner().scan(amount).contains(where: \.isMoney) {
        throw SuiteValueError(
          "\(amount.quoted) is not an amount with a currency", at: node.range,
          help: "write it as in \"22,41 €\"", id: "not-an-amount")
      }
    }
  }

  func judge(_ subject: AssertionSubject) -> Judgement {
    subject.withJudgedText { answer, place in
      let language = subject.notationTag
      let (shown, sources) = subject.memo.value("amounts shown, in \(language ?? "any language")") {
        let shown = subject.shownAmountTexts(in: language)
        return (
          shown, CurrencyComparison.Sources(shown.map(\.source), conversation: language)
        )
      }
      var comparison = CurrencyComparison(answer: answer, language: language, sources: sources)
      comparison.isAsWritten = isAsWritten
      comparison.allowsExtra = allowsExtra
      comparison.demanded = expected
      let report = CurrencyReport(
        verdict: comparison.verdict(), answer: answer, answerPlace: place, shown: shown)
      return report.judgement
    }
  }

  var labelValue: String? {
    switch (isAsWritten, allowsExtra, expected.isEmpty) {
    case (false, false, true): return nil
    case (true, false, true): return "as-written"
    default:
      var parts: [String] = []
      if isAsWritten { parts.append("as-written: true") }
      if allowsExtra { parts.append("allow-extra: true") }
      if !expected.isEmpty { parts.append("expected: \(expected.labelled)") }
      return "{\(parts.joined(separator: ", "))}"
    }
  }
}
