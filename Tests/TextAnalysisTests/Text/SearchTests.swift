import Foundation
import Testing

@testable import TextAnalysis

/// Words in a row of a few letters, so that runs overlap and almost match.
private func words(_ number: Int, of letters: Int, count: Int) -> String {
  var state = UInt64(number)
  return String(
    (0..<count).map { _ in
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Character(Unicode.Scalar(UInt8(ascii: "a") + UInt8((state >> 33) % UInt64(letters))))
    })
}

@Suite struct SearchTests {
  @Test(arguments: 1...4)
  func `a run is found where Foundation finds it`(letters: Int) {
    for number in 0..<200 {
      let text = words(number, of: letters, count: 40)
      let run = words(number &* 31, of: letters, count: 1 + number % 7)
      let found = (text as NSString).range(of: run)
      let expected = Range(found)
      #expect(Array(text).firstRange(ofRun: Array(run)) == expected, "\(run) in \(text)")
      #expect(FoldedText(text).range(of: FoldedText(run)) == expected)
    }
  }

  @Test func `nothing is not found`() {
    #expect([1, 2].firstRange(ofRun: []) == nil)
    #expect([Int]().firstRange(ofRun: [1]) == nil)
    #expect([1].firstRange(ofRun: [1, 1]) == nil)
  }

  @Test func `many words are looked up as few are`() {
    let sources = [words(1, of: 3, count: 300), "Müller & Søn", ""]
    var spellings = ShownSpellings(sources)
    for number in 0..<400 {
      let word = words(number, of: 3, count: 1 + number % 9)
      let isThere = sources.contains { $0.contains(word) }
      let isFound = spellings.contain(Array(word.utf8)[...])
      #expect(isFound == isThere, "\(word)")
    }
    let found = ["Søn", "SønA", ""].map { spellings.contain(Array($0.utf8)[...]) }
    #expect(found == [true, false, false])
  }
}

/// UAX #15, section 13: at most 30 marks, then U+034F.
@Suite struct StreamSafeTests {
  @Test(arguments: [0, 1, 30])
  func `a text with few marks in a row is left as it is`(count: Int) {
    let text = "a" + String(repeating: "\u{300}", count: count) + "b"
    #expect(Array(text.streamSafe.unicodeScalars) == Array(text.unicodeScalars))
  }

  @Test func `a joiner stands after each thirty marks`() {
    let marks = String(repeating: "\u{300}", count: 30)
    let safe = ("a" + marks + marks + "\u{316}").streamSafe
    let expected = "a" + marks + "\u{34F}" + marks + "\u{34F}\u{316}"
    #expect(Array(safe.unicodeScalars) == Array(expected.unicodeScalars))
    #expect(safe.streamSafe == safe)
  }

  @Test func `marks that change places are compared at once`() {
    let marks = String(repeating: "\u{300}\u{316}\u{327}", count: 20_000)
    let text = FoldedText("a\(marks)b")
    #expect(text == FoldedText("a\(marks)b"))
    #expect(text.range(of: FoldedText("b")) == marks.utf8.count + 1..<marks.utf8.count + 2)
    #expect(TextTokens("a\(marks) b").words.count == 2)
    #expect(TextTokens("a\(marks) b").tokens.last?.range.upperBound == marks.utf8.count + 3)
  }

  @Test(arguments: [1, 64, 65, 20_000])
  func `sequences of elements that are all different are measured`(count: Int) {
    let distance = EditDistance.levenshtein(Array(0..<count), Array(1...count))
    // The first goes and the last comes; of one element it is a replacement.
    #expect(distance == (count == 1 ? 1 : 2))
    let common = EditDistance.longestCommonSubsequence(Array(0..<count), Array(1...count))
    #expect(common == count - 1)
  }
}
