import Testing

@testable import TelltaleKit

@Suite struct SimilarityAssertionTests {
  /// A threshold of 0 is no default: promptfoo takes it for 5.
  @Test func `no edits means no edits`() throws {
    let item = try WrittenItem("levenshtein: {to: kitten, at-most: 0}")
    #expect(item.judge("kitten").verdict == .pass)
    #expect(item.judge("kittem").verdict == .fail)
  }

  @Test(arguments: [
    ("kitten", "sitting", 3), ("flaw", "lawn", 2), ("", "abc", 3),
    ("€ 22,41", "22,41 €", 4), ("京都", "東京都", 1),
    // Edits are of characters as a reader sees them.
    ("cafe\u{301}", "caf\u{E9}", 0), ("👩‍👩‍👧", "👩", 1), ("e\u{301}", "e", 1),
  ])
  func `edits are counted in characters`(answer: String, text: String, edits: Int) throws {
    let item = "levenshtein: {to: \"\(text)\", at-most: \(edits)}"
    #expect(try WrittenItem(item).judge(answer).verdict == .pass)
    guard edits > 0 else { return }
    let stricter = "levenshtein: {to: \"\(text)\", at-most: \(edits - 1)}"
    #expect(try WrittenItem(stricter).judge(answer).verdict == .fail)
  }

  /// A share of 4 in 5 is 0.8, whatever 0.8 is in binary.
  @Test(arguments: 1...20)
  func `a likeness at the threshold reaches it`(length: Int) throws {
    let text = String(repeating: "a", count: length)
    for edits in 0...length {
      let answer = String(repeating: "b", count: edits) + text.dropFirst(edits)
      let share = Double(length - edits) / Double(length)
      // Only those that a decimal of two places names.
      guard (share * 100).rounded() * Double(length) == Double(100 * (length - edits)) else {
        continue
      }
      let bound = (share * 100).rounded() / 100
      let item = "similar: {to: \(text), by: levenshtein, at-least: \(bound)}"
      #expect(try WrittenItem(item).judge(answer).verdict == .pass, "\(item) \(answer)")
      guard bound < 0.99 else { continue }
      let above = "similar: {to: \(text), by: levenshtein, at-least: \(bound)0000000001}"
      #expect(try WrittenItem(above).judge(answer).verdict == .fail, "\(above) \(answer)")
    }
  }

  @Test(arguments: [
    // promptfoo PR #10256, PR #9739; google/adk-python #3111, PR #4143
    ("the cat sat on the mat", "the cat sat on the mat"), ("The CAT Sat", "the cat sat"),
    ("สวัสดี", "สวัสดี"), ("一個句子。", "一個句子"), ("こんにちは世界", "こんにちは世界"),
    ("안녕하세요 세계", "안녕하세요 세계"),
  ])
  func `equal answers are wholly alike by words`(answer: String, text: String) throws {
    let item = "similar: {to: \"\(text)\", by: rouge-l, at-least: 1}"
    #expect(try WrittenItem(item).judge(answer).verdict == .pass)
  }

  @Test(arguments: ["chrf", "rouge-l", "levenshtein"])
  func `canonical equivalence and what is ignored make no difference`(measure: String) throws {
    let item = "similar: {to: \"Cre\u{300}me brûlée\", by: \(measure), at-least: 1}"
    #expect(try WrittenItem(item).judge("Cr\u{E8}me bru\u{302}le\u{301}e").verdict == .pass)
    let folded = "{\(item), ignoring: [case, diacritics]}"
    #expect(try WrittenItem(folded).judge("CREME BRULEE").verdict == .pass)
  }

  @Test func `nothing to count is undecided`() throws {
    let item = try WrittenItem("similar: {to: \"!\", by: rouge-l, at-least: 0.5}")
    #expect(item.judge("?").reason == "no-words")
    #expect(item.judge("ja").verdict == .fail)
  }

  @Test(arguments: [
    "levenshtein: {to: a, at-most: 5}", "similar: {to: a, by: chrf, at-least: 0.5}",
  ])
  func `a text too long to measure is an error`(item: String) throws {
    let judgement = try WrittenItem(item).judge(String(repeating: "a", count: 100_001))
    #expect(judgement.verdict == .error)
    #expect(judgement.reason == "too-long")
  }

  @Test(arguments: [
    "levenshtein: {at-most: 5}", "similar: {by: chrf, at-least: 0.5}",
  ])
  func `without a text the case's reference is compared`(item: String) throws {
    let written = try WrittenItem(item).item
    var setting = AssertionSetting(
      answerSchema: nil, hasQuestion: true, hasPassages: true, hasInstructions: true)
    #expect(written.unmetNeed(in: setting)?.hasPrefix("it has no reference") == true)
    setting.hasReference = true
    #expect(written.unmetNeed(in: setting) == nil)
    let subject = AssertionSubject(outcome: .answered(.text("22,41")), reference: "22,41")
    #expect(written.judge(subject).verdict == .pass)
    #expect(try WrittenItem(item).judge("22,41").reason == "no-reference")
  }

  @Test(
    arguments: [
      (
        "similar: {to: a, at-least: 0.8}", "'similar' has no 'by'",
        "the measures are chrf, rouge-l, levenshtein"
      ),
      (
        "similar: {to: a, by: rouge, at-least: 0.8}", "'rouge' is not a measure of likeness",
        "the measures are chrf, rouge-l, levenshtein"
      ),
      (
        "similar: {to: a, by: chrf}", "'similar' has no 'at-least'",
        "say how much is enough, such as at-least: 0.8"
      ),
      ("levenshtein: {to: a}", "'levenshtein' has no 'at-most'", "say how many edits may be"),
      ("levenshtein: {to: [], at-most: 1}", "'levenshtein' has an empty list", nil),
      (
        "{levenshtein: {to: '!', at-most: 1}, ignoring: punctuation}",
        "nothing of '!' is left to compare", "ignore less, or state another text"
      ),
    ] as [(String, String, String?)])
  func `a comparison without its bound is refused`(
    item: String, message: String, help: String?
  ) throws {
    let mistake = try #require(try WrittenItem.Mistake(in: item))
    #expect(mistake.message == message)
    #expect(mistake.help == help)
  }
}
