import Foundation
import Testing

@testable import TextAnalysis

@Suite struct ComposedTextTests {
  /// What is in one piece is composed by Foundation, and what is in several must
  /// come out as if it were one, wherever the pieces end.
  @Test(arguments: [
    "a\u{300}\u{316}\u{327}", "e\u{301}", "\u{1100}\u{1161}\u{11A8}", "\u{1112}\u{1161}",
    "\u{AC00}\u{11A8}", "\u{9C7}\u{9BE}", "\u{B47}\u{B3E}", "\u{1025}\u{102E}",
    "\u{110B9}\u{110BA}", "三\u{3099}", "か\u{3099}", "q\u{307}\u{323}", "\u{212B}", "\u{344}",
    "👨‍👩‍👧", "\u{16D63}\u{16D67}", "\u{0F71}\u{0F72}", "\u{E000}\u{301}", "\u{10FFFF}\u{301}", "日本語",
    "한국어", " \u{308}",
  ])
  func `a long text is composed as Foundation composes all of it at once`(unit: String) {
    for shift in 0..<4 {
      let text =
        String(repeating: "x", count: shift)
        + String(repeating: unit, count: 3_000 / unit.utf8.count)
      let whole = text.streamSafe.precomposedStringWithCanonicalMapping
      #expect(text.composed.unicodeScalars.elementsEqual(whole.unicodeScalars))
    }
  }
}
