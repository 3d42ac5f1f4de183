import Foundation
import Testing
import TextAnalysis

@testable import TelltaleKit

/// A short text in one of 15 languages with what a rule makes of it, from
/// `Cases/text-rules.tsv`.
private struct TextRuleCase: CustomTestStringConvertible, Sendable {
  var rule: String
  var language: String
  var verdict: String
  var answer: String
  var question: String?

  var testDescription: String { "\(rule), \(language): \(answer)" }

  static let all: [TextRuleCase] = {
    let path = "\(#filePath)".replacing("TextRuleCaseTests.swift", with: "Cases/text-rules.tsv")
    let text = (try? String(contentsOfFile: path, encoding: .utf8)) ?? ""
    return text.split(separator: "\n").filter { !$0.hasPrefix("#") }.map { line in
      let cells = line.split(separator: "\t").map(String.init)
      return TextRuleCase(
        rule: cells[0], language: cells[1], verdict: cells[2], answer: cells[3],
        question: cells.count > 4 ? cells[4] : nil)
    }
  }()
}

@Suite struct TextRuleCaseTests {
  @Test func `the cases are there, in every language`() {
    #expect(TextRuleCase.all.count > 300)
    #expect(Set(TextRuleCase.all.map(\.language)) == Set(Phrases.languages))
  }

  @Test(arguments: TextRuleCase.all)
  private func `a text rule decides a case of its kind`(_ one: TextRuleCase) throws {
    if one.rule == "stance" {
      #expect(Stance(of: one.answer, language: one.language).kind.rawValue == one.verdict)
      return
    }
    let judgement = try WrittenItem(one.rule).item.judge(
      AssertionSubject(
        outcome: .answered(.text(one.answer)), question: one.question, language: one.language))
    #expect(judgement.verdict.rawValue == one.verdict, "\(judgement)")
  }

  @Test(arguments: [
    "a\u{301}\u{327}", "\u{0}", "\u{202E}(「“**[{<&", "not found, ", "〇", "`_*~|#>- ", "không có ",
  ])
  func `hostile text is judged`(piece: String) throws {
    let text = String(repeating: piece, count: 3_000)
    let names = [
      "complete", "no-placeholder", "no-preamble", "no-question-echo", "no-repeated-answer",
      "plain-text", "is-refusal", "example-not-template",
    ]
    let subject = AssertionSubject(
      outcome: .answered(.text(text)), question: String(text.prefix(400)),
      passages: [Passage(text: String(text.prefix(2_000)))],
      instructions: "For example: \(text.prefix(500))",
      history: [Exchange(question: "", answer: text + "x")])
    for name in names {
      #expect(try WrittenItem(name).item.judge(subject).verdict != .error, "\(name)")
    }
  }
}
