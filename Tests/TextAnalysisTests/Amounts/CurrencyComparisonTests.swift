import Testing

@testable import TextAnalysis

/// A source, an answer and the reason of the verdict.
private struct Comparison: CustomTestStringConvertible, Sendable {
  var source: String
  var answer: String
  var language: String
  var reason: CurrencyVerdict.Reason

  init(_ source: String, _ answer: String, _ language: String, _ reason: CurrencyVerdict.Reason) {
    self.source = source
    self.answer = answer
    self.language = language
    self.reason = reason
  }

  var testDescription: String { "\(source) → \(answer)" }

  var verdict: CurrencyVerdict {
    CurrencyComparison(answer: answer, language: language, sources: [.init(source)]).verdict()
  }
}

@Suite struct CurrencyComparisonTests {
  @Test(arguments: [
    Comparison("Totaal € 18,95", "Het was €18.95.", "nl", .kept),
    Comparison("Totaal € 18,95", "Het was 18,95.", "nl", .currencyDropped),
    Comparison("Totaal € 18,95", "Het was $ 18,95.", "nl", .currencyChanged),
    Comparison("Totaal € 18,95", "Het was € 19.", "nl", .amountChanged),
    Comparison("Totaal € 18,95", "Het was £ 16.", "nl", .notInSource),
    Comparison("Totaal € 18,95", "Het was bij de bakker.", "nl", .nothingToJudge),
    Comparison("Totaal € 18,95", "Het was achttien euro vijfennegentig.", "nl", .kept),
    Comparison("Totaal € 18,95", "Het was negentien euro.", "nl", .amountChanged),
    Comparison("Totaal € 18,95", "Het was achttien komma negen euro.", "nl", .amountChanged),
    Comparison("Totaal € 18,95", "It was eighteen euros ninety-five.", "nl", .spelledOut),
    Comparison("Achttien euro per uur", "Het is € 18 per uur.", "nl", .kept),
    Comparison("Bread 3,50 €\nMilk 1,20 €", "Together €4.70.", "en", .notInSource),
    Comparison("Deposit $1,500", "The deposit is $1.500.", "en", .ambiguousGrouping),
    Comparison("Deposit $1,500", "The deposit is USD 1,500.", "en", .currencyNarrowed),
    Comparison("Deposit $1,500", "The deposit is USD 1,500.", "en-US", .kept),
    Comparison("Deposit $1,500", "The deposit is USD 1,500.", "en-NZ", .currencyChanged),
    Comparison("Deposit NZ$1,500", "The deposit is $1,500.", "en", .keptWider),
    Comparison("Deposit NZ$1,500", "The deposit is $1,500.", "en-NZ", .kept),
    Comparison("Pris 49 kr", "Det kostar 49 NOK.", "sv", .currencyChanged),
    Comparison("Prix 4,95 €", "Cela coûte 495 centimes.", "fr", .kept),
    Comparison("Refund -12,00 €", "You got €12.00 back.", "en", .kept),
    Comparison("3 tickets, 12,00 €", "3 tickets for €12.", "en", .kept),
    Comparison("Room 12,00 €", "You dined on March 12.", "en", .nothingToJudge),
    Comparison("Room 12,00 €", "There are 12 rooms.", "en", .nothingToJudge),
    Comparison("Room 12,00 €", "It was 12.", "en", .currencyDropped),
    Comparison("Kaas 5,95\nTotaal EUR 9,10", "De kaas was € 5,95.", "nl", .kept),
    Comparison("2 kazen\nTotaal EUR 9,10", "De kaas was € 2.", "nl", .amountChanged),
    Comparison("Total EUR 9,10\nCard 9,10", "It was 9.10.", "en", .currencyDropped),
    Comparison("Fee TRY 150.00", "The fee is TRY 150.", "en", .kept),
    Comparison("Precio $1,500.00", "Cuesta 1500 dólares.", "es-MX", .currencyChanged),
    Comparison("Huur € 950 per maand", "Het is 950 per maand.", "nl", .currencyDropped),
    Comparison("料金は980円", "980です。", "ja", .currencyDropped),
    Comparison("料金は3円", "3個です。", "ja", .nothingToJudge),
    Comparison("Budget €20 million", "It is 20 million.", "en", .currencyDropped),
    Comparison("Budget €20 million", "It has 20 million users.", "en", .nothingToJudge),
    Comparison("Total 5,00 €", "See page 5.", "en", .nothingToJudge),
    Comparison("Total 9,10 €", "| Amount (EUR) |\n|---|\n| 9.10 |", "en", .nothingToJudge),
    Comparison("Total 9,10 €", "In euros, it was 9.10.", "en", .nothingToJudge),
  ])
  fileprivate func `an answer is compared with its source`(_ comparison: Comparison) {
    #expect(comparison.verdict.reason == comparison.reason, "\(comparison.verdict)")
  }

  @Test func `a finding points at the amounts in both texts`() {
    let source = "Datum 9-3\nTotaal € 18,95"
    let answer = "Dat is 18,95 voor alles."
    let verdict = CurrencyComparison(answer: answer, language: "nl", sources: [.init(source)])
      .verdict()
    let finding = verdict.findings.first
    #expect(verdict.findings.count == 1)
    #expect(finding?.answer.map { answer.part($0) } == "18,95")
    #expect(finding?.source.map { source.part($0.range) } == "€ 18,95")
  }

  @Test func `a sum is told from an invention`() {
    let sources = [CurrencyComparison.Source("3,50 €"), .init("1,20 €"), .init("4,00 €")]
    func isSum(_ answer: String) -> [Bool] {
      CurrencyComparison(answer: answer, language: "en", sources: sources).verdict().findings
        .map(\.isSum)
    }
    #expect(isSum("€4.70") == [true])
    #expect(isSum("€8.70") == [true])
    #expect(isSum("€9.99") == [false])
  }

  @Test func `spelling as written ignores spaces and emphasis`() {
    func reason(_ answer: String) -> CurrencyVerdict.Reason {
      var comparison = CurrencyComparison(
        answer: answer, language: "fr", sources: [.init("Net : 1\u{202F}234,50\u{A0}€")])
      comparison.isAsWritten = true
      return comparison.verdict().reason
    }
    #expect(reason("**1 234,50 €**") == .kept)
    #expect(reason("1234,50€") == .kept)
    #expect(reason("€ 1234,50") == .notAsWritten)
    #expect(reason("1234,50") == .currencyDropped)
  }

  @Test func `extra amounts are excused, changed ones are not`() {
    func reason(_ answer: String) -> CurrencyVerdict.Reason {
      var comparison = CurrencyComparison(
        answer: answer, language: "en", sources: [.init("Total 9,10 €")])
      comparison.allowsExtra = true
      return comparison.verdict().reason
    }
    #expect(reason("€9.10, about $10") == .kept)
    #expect(reason("€9.01, about $10") == .amountChanged)
  }

  @Test func `a demanded amount must be there with its currency`() {
    func reason(_ answer: String) -> CurrencyVerdict.Reason {
      var comparison = CurrencyComparison(
        answer: answer, language: "en", sources: [.init("Total 9,10 €")])
      comparison.demanded = ["9,10 €"]
      return comparison.verdict().reason
    }
    #expect(reason("You paid €9.10.") == .kept)
    #expect(reason("You paid by card.") == .missing)
  }

  @Test func `what the user said excuses an amount and demands nothing`() {
    func reason(_ answer: String) -> CurrencyVerdict.Reason {
      CurrencyComparison(
        answer: answer, language: "en",
        sources: [.init("Total 9,10 €"), .init("Was it €25?", isContext: true)]
      ).verdict().reason
    }
    #expect(reason("No, it was €9.10, not €25.") == .kept)
    #expect(reason("You asked about 25 things.") == .nothingToJudge)
    #expect(reason("It was €26.") == .amountChanged)
  }

  @Test func `each source is read in its own language`() {
    let source = CurrencyComparison.Source("Borg € 1.500", language: "nl")
    let verdict = CurrencyComparison(
      answer: "The deposit is €1,500.", language: "en", sources: [source]
    ).verdict()
    #expect(verdict.reason == .kept)
  }

  @Test func `a demanded amount may stand in a column whose heading names the currency`() {
    func reason(_ answer: String) -> CurrencyVerdict.Reason {
      var comparison = CurrencyComparison(
        answer: answer, language: "en", sources: [.init("Total 9,10 €")])
      comparison.demanded = ["9,10 €"]
      return comparison.verdict().reason
    }
    #expect(reason("| Total (€) |\n| 9.10 |") == .nothingToJudge)
    #expect(reason("Es waren neun Euro zehn.") == .spelledOut)
  }

  /// Amounts that all differ, all are the same, cross in their readings, or are
  /// in one another's sums.
  @Test(
    arguments: [
      { "\($0).\($0 % 90 + 10) €\n" }, { _ in "€ 1,50 " },
      { "$\($0 % 900 + 100).\($0 % 900 + 100) " },
      { "\($0 % 7 == 0 ? "USD" : "kr.") \($0) and \($0)\n" },
      { "1.5\(String(repeating: "0", count: $0 % 90)) €\n" },
    ] as [@Sendable (Int) -> String])
  func `the time of a comparison grows as its texts do`(_ amount: @Sendable (Int) -> String) {
    func time(_ count: Int) -> Duration {
      let source = (0..<count).map(amount).joined()
      let others = (0..<count).map { amount($0 + count / 2) }.joined()
      return ContinuousClock().measure {
        for isAsWritten in [false, true] {
          var comparison = CurrencyComparison(
            answer: others, language: "en", sources: [.init(source)])
          comparison.isAsWritten = isAsWritten
          #expect(!comparison.verdict().findings.isEmpty)
        }
      }
    }
    let short = time(100)
    let long = time(800)
    #expect(long < short * 20 + .milliseconds(100), "\(short), \(long)")
  }
}
