import TestSupport
import Testing
import TextDiff

struct WordDiffTests {
  @Test(arguments: [
    ("", "", ""),
    ("same words", "same words", "same words"),
    ("was €22.41.", "was 22.41.", "was [-€-]22.41."),
    ("due on 14 March.", "due on the 14th of March.", "due on {+the +}14{+th of+} March."),
    ("one two three", "one deux three", "one [-two-]{+deux+} three"),
    ("a b c", "x y c", "[-a b-]{+x y+} c"),
    ("costs 1,50", "costs 1.50", "costs [-1,50-]{+1.50+}"),
    ("don't go", "do not go", "[-don't-]{+do not+} go"),
    ("今日は晴れ", "今日は雨", "今日は[-晴れ-]{+雨+}"),
    ("", "new", "{+new+}"),
    ("old", "", "[-old-]"),
  ])
  func `what changed stands in brackets`(_ old: String, _ new: String, _ expected: String) {
    #expect(WordDiff(old, new).text == expected)
  }

  @Test(arguments: [
    ("Delhaize Uccle", "Delhaize\u{A0}Uccle", "Delhaize[-␠-]{+⍽+}Uccle"),
    ("ab", "a\u{200B}b", "[-ab-]{+a\\u{200B}b+}"),
    ("a b", "a  b", "a[-␠-]{+␠␠+}b"),
    ("a\nb", "a\r\nb", "a[-␊\n-]{+␍␊\n+}b"),
    ("caf\u{E9}", "cafe\u{301}", "[-caf\\u{E9}-]{+cafe\\u{301}+}"),
    ("a\u{A0}b", "a\u{202F}b", "a[-⍽-]{+\\u{202F}+}b"),
    ("x", "\u{1B}x", "{+␛+}x"),
    ("x y", "x\u{202E} y", "x{+\\u{202E}+} y"),
  ])
  func `what cannot be seen is shown`(_ old: String, _ new: String, _ expected: String) {
    #expect(WordDiff(old, new).text == expected)
  }

  @Test(arguments: [
    ("", "", 1.0), ("a", "a", 1.0), ("a", "b", 0.0), ("", "a", 0.0), ("aa bb", "aa cc", 0.5),
    ("aa  bb", "aa bb", 1.0),
  ])
  func `similarity counts the words that both have`(
    _ old: String, _ new: String, _ expected: Double
  ) {
    #expect(WordDiff(old, new).similarity == expected)
  }

  @Test func `the stretches put both texts together again`() {
    var generator = SeededGenerator(seed: 7)
    let alphabet = [
      "a", "b", " ", "1", ",", ".", "é", "e\u{301}", "\r\n", "\n", "今", "👩‍👧", "'", "-",
    ]
    for _ in 0..<2_000 {
      let old = text(alphabet, &generator)
      let new = text(alphabet, &generator)
      let diff = WordDiff(old, new)
      var first = ""
      var second = ""
      for change in diff.changes {
        switch change {
        case .equal(let text):
          first += text
          second += text
        case .changed(let old, let new):
          first += old
          second += new
        }
      }
      #expect(Array(first.utf8) == Array(old.utf8))
      #expect(Array(second.utf8) == Array(new.utf8))
      #expect(diff.isEmpty == old.utf8.elementsEqual(new.utf8))
      #expect((0...1).contains(diff.similarity))
    }
  }

  @Test func `long texts with nothing in common take no time`() {
    let old = words(startingWith: "a")
    let new = words(startingWith: "b")
    let diff = WordDiff(old, new)
    #expect(diff.changes == [.changed(old: old, new: new)])
    #expect(diff.similarity == 0)
  }

  /// 20,000 different words.
  private func words(startingWith letter: Character) -> String {
    (0..<20_000).map { number in
      String(letter)
        + String(number).map {
          $0 == "0" ? "x" : "y" + String(repeating: "z", count: $0.wholeNumberValue ?? 0)
        }.joined()
    }.joined(separator: " ")
  }

  private func text(_ alphabet: [String], _ generator: inout SeededGenerator) -> String {
    (0..<Int.random(in: 0...12, using: &generator))
      .map { _ in alphabet[Int.random(in: alphabet.indices, using: &generator)] }.joined()
  }
}
