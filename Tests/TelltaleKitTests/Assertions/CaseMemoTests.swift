import Testing

@testable import TelltaleKit

@Suite struct CaseMemoTests {
  @Test(arguments: ["nl", nil] as [String?])
  func `a value is made once, also when it is nil or optional`(value: String?) {
    let memo = CaseMemo()
    var count = 0
    for _ in 0..<3 {
      let found: String? = memo.value("language") {
        count += 1
        return value
      }
      #expect(found == value)
    }
    #expect(count == 1)
  }

  @Test func `a value is made again once all are forgotten`() {
    let memo = CaseMemo()
    var count = 0
    for _ in 0..<2 {
      let found = memo.value("language") {
        count += 1
        return "nl"
      }
      #expect(found == "nl")
      memo.clear()
    }
    #expect(count == 2)
  }

  @Test func `a judgement is the same whoever asked first`() throws {
    // The question asks for the date, so that the date is no pasted heading; that it does, only
    // its own language tells, and the answer is in another.
    let passage = Passage(
      title: "Kreditkarte", heading: "Bankkarte · 1. Dezember 2025", text: "Gültig bis 11/28")
    func subject(_ answer: String, _ memo: CaseMemo) -> AssertionSubject {
      AssertionSubject(
        outcome: .answered(.text(answer)), question: "Wann läuft mein Reisepass ab?",
        passages: [passage], memo: memo)
    }
    let item = try WrittenItem("no-copied-headings").item
    let answer =
      "Bankkarte · 1. Dezember 2025\nAccording to the document, the expiry date is 11/28."
    let alone = item.judge(subject(answer, CaseMemo()))
    let memo = CaseMemo()
    for other in ["11/28.", "Le 1er décembre."] { _ = item.judge(subject(other, memo)) }
    #expect(item.judge(subject(answer, memo)) == alone)
    #expect(alone.verdict == .pass)
  }
}
