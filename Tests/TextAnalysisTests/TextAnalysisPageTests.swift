import Foundation
import Testing
import TextAnalysis

/// The examples of `docs/text-analysis.md`: each block of code of the page stands here,
/// between the braces of a test, and is run.
@Suite struct TextAnalysisPageTests {
  @Test func `a language is identified and decided`() {
    let identifier = LanguageIdentifier()
    let finding = identifier.finding(of: "Het totaal van de bon is onbekend.")
    #expect(finding.code == "nl")
    #expect(finding.candidates.first.map { $0.confidence > 0.99 } == true)

    let decision = identifier.decide(
      "The total of the receipt is unknown.", expected: LanguageTag("nl"))
    #expect(decision.verdict == .fail)
    #expect(decision.found?.name == "English")
  }

  @Test func `amounts are read`() {
    let text = "De borg is € 1.234,50."
    let amount = AmountScanner().scan(text, language: "nl")[0]
    #expect(amount.currencies == ["EUR"])
    #expect(amount.readings == [DecimalValue(123_450, fractionDigits: 2)])
    #expect(amount.range == 11..<23)
  }

  @Test func `the amounts of an answer are compared with what was shown`() {
    let comparison = CurrencyComparison(
      answer: "You paid 22.41.", language: "en",
      sources: [.init("Totaal € 22,41", language: "nl")])
    #expect(comparison.verdict().reason == .currencyDropped)
  }

  @Test func `numbers are read`() {
    let number = NumberScanner().scan("Het wordt -1,5 graden.", language: "nl")[0]
    #expect(number.readings.first?.description == "-1.5")
    #expect(number.kind == .plain)
  }

  @Test func `dates are read`() {
    let dates = DateScanner().scan("Am 3. Mai 2026 oder 04/05/2026", language: "en-US")
    #expect(dates.map { $0.readings[0].description } == ["2026-05-03", "2026-04-05"])
  }

  @Test func `sentences and words are split`() {
    let text = "Dr. Okafor paid $12.50. She left."
    #expect(SentenceSplitter(language: "en").sentences(of: text) == [0..<23, 24..<33])
    #expect(WordSplitter().words(of: "10kg brood") == [0..<4, 5..<10])
  }

  @Test func `a text is counted`() {
    let statistics = TextStatistics(of: "Is it open? It is, until 5 p.m. today.", language: "en")
    #expect(statistics.words == 9)
    #expect(statistics.sentences == 2)
    #expect(statistics.questions == 1)
  }

  @Test func `likeness is measured`() {
    let edits = EditDistance.levenshtein(Array("kitten"), Array("sitting"))
    #expect(edits == 3)

    let score = CharacterFScore(of: "It ends on 1 March", against: "It ends on 1 March.")
    #expect(score.value > 0.9)

    let overlap = OverlapScore(
      rougeLOf: "It ends in March.", against: "It ends on 1 March.")
    #expect(overlap.precision == 0.75)
    #expect(overlap.recall == 0.6)
  }

  @Test func `the stance of a text is taken`() {
    let stance = Stance(
      of: "The receipt does not mention a tip.", question: "How much was the tip?",
      passages: ["Total € 22,41"], language: "en")
    #expect(stance.kind == .notFound)
  }

  @Test func `preambles and echoes are found`() {
    #expect(Preamble(of: "Sure! The total is € 22,41.", language: "en")?.range == 0..<4)
    #expect(Preamble(of: "The total is € 22,41.", language: "en") == nil)

    let echo = AnswerEcho.ofQuestion(
      "What is the total of the receipt?", in: "The total of the receipt is € 22,41.",
      language: "en")
    #expect(echo == .echo(0..<27))
    #expect(AnswerEcho.ofAnswer("You paid € 22,41 there.", in: "You paid € 22,41 there.") == .same)
  }

  @Test func `the page shows the code of these tests`() throws {
    let file = URL(filePath: #filePath)
    let root = file.deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    let page = try String(
      contentsOf: root.appending(path: "docs/text-analysis.md"), encoding: .utf8)
    let code = try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
      .map { $0.drop { $0 == " " } }
    let blocks = page.components(separatedBy: "```swift\n").dropFirst()
      .compactMap { $0.components(separatedBy: "```").first }
    #expect(blocks.count == 10)
    for block in blocks {
      let lines = block.split(separator: "\n").map { $0.drop { $0 == " " } }
      let isRun = code.indices.contains { code[$0...].starts(with: lines) }
      #expect(isRun, "\(block)")
    }
  }
}
