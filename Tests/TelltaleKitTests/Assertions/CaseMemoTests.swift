import Testing

@testable import TelltaleKit

@Suite struct CaseMemoTests {
  @Test func `texts that look alike are kept apart, for they have places of their own`() {
    let memo = CaseMemo()
    let (composed, decomposed) = ("caf\u{E9}", "cafe\u{301}")
    #expect(memo.value(composed) { composed.utf8.count } == 5)
    #expect(memo.value(decomposed) { decomposed.utf8.count } == 6)
    #expect(memo.value(composed) { 0 } == 5)
  }

  @Test func `a letter with very many marks takes no longer than other text`() {
    // As strings, the first look into a dictionary would take minutes.
    let text = "a" + String(repeating: "\u{300}\u{316}\u{327}", count: 300_000)
    let memo = CaseMemo()
    #expect(memo.value(text) { 1 } == 1)
    #expect(memo.value(text) { 2 } == 1)
  }
}
