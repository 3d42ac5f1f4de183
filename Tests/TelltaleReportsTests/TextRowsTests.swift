import Terminal
import Testing

@testable import TelltaleReports

struct TextRowsTests {
  private func rows(
    _ text: String, _ evidence: [Range<Int>] = [], width: Int = 20, maximum: Int = 5
  ) -> [String] {
    TextRows(text, evidence: evidence, width: width, maximum: maximum).rows.flatMap { row in
      [row.rendered(.plain)] + (row.marks.map { [$0] } ?? [])
    }
  }

  @Test func `rows break at spaces, or anywhere in a long word`() {
    #expect(rows("one two three four five") == ["one two three four", "five"])
    #expect(rows("abcdefghijklmnopqrstuvwxyz") == ["abcdefghijklmnopqrst", "uvwxyz"])
    #expect(rows("a\r\nb\n") == ["a", "b"])
    #expect(rows("") == ["(empty)"])
  }

  @Test func `evidence is marked beneath, in columns`() {
    #expect(rows("was € 22,41 ok", [4..<13]) == ["was € 22,41 ok", "    ^^^^^^^"])
    #expect(rows("日本 x", [0..<3, 7..<8]) == ["日本 x", "^^   ^"])
    #expect(rows("\u{1B}x", [1..<2]) == ["\\u{1B}x", "      ^"])
  }

  @Test func `evidence outside the text is left out`() {
    #expect(rows("abc", [2..<9, 5..<6, -1..<2, 1..<1]) == ["abc"])
  }

  @Test func `evidence that overlaps is marked once`() {
    #expect(rows("abcdef", [0..<4, 2..<5, 1..<2]) == ["abcdef", "^^^^^"])
  }

  @Test func `a long text is cut, and evidence is kept`() {
    let text = (1...12).map { "line \($0)" }.joined(separator: "\n")
    let place = text.utf8.count - 7
    #expect(
      rows(text, [place..<(place + 4)], maximum: 4)
        == ["line 1", "line 2", "⋮", "line 12", "^^^^", "… (56 more characters)"])
  }
}
