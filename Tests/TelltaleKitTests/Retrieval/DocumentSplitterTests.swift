import Testing

@testable import TelltaleKit

@Suite struct DocumentSplitterTests {
  private func passages(_ text: String, isMarkdown: Bool = true) -> [Passage] {
    DocumentSplitter.passages(of: text, named: "letter", isMarkdown: isMarkdown)
  }

  @Test
  func `the first heading of the first level is the title, the others stand above their text`() {
    let text = """
      # Lease

      For flat 3.

      ## Costs
      Rent £950.

      ### Deposit ##
      £1,300

      ## Ends
      """
    #expect(
      passages(text) == [
        Passage(title: "Lease", text: "For flat 3."),
        Passage(title: "Lease", heading: "Costs", text: "Rent £950."),
        Passage(title: "Lease", heading: "Costs · Deposit", text: "£1,300"),
        Passage(title: "Lease", text: "Ends"),
      ])
  }

  @Test(arguments: [
    ("Lease\n=====\n\nRent\n----\n£950", [Passage(title: "Lease", heading: "Rent", text: "£950")]),
    (
      "Hello.\n# Later\nx",
      [
        Passage(title: "letter", text: "Hello."),
        Passage(title: "letter", heading: "Later", text: "x"),
      ]
    ),
    (
      "---\ntitle: \"Bail\"\ndate: 2026\n---\n## Loyer\n950 €",
      [
        Passage(title: "Bail", heading: "Loyer", text: "950 €")
      ]
    ),
    ("```\n# no heading\n```", [Passage(title: "letter", text: "```\n# no heading\n```")]),
    ("#hash\n####### seven", [Passage(title: "letter", text: "#hash\n####### seven")]),
    ("\u{FEFF}# A\r\nb\r\nc\rd", [Passage(title: "A", text: "b\nc\nd")]),
    (
      "| a | b |\n| - | - |\n| 1 | 2 |",
      [
        Passage(title: "letter", text: "| a | b |\n| - | - |\n| 1 | 2 |")
      ]
    ),
    (" \n\n", []),
  ])
  func `Markdown is read as CommonMark reads its headings`(text: String, expected: [Passage]) {
    #expect(passages(text) == expected)
  }

  @Test func `plain text has no headings, and its file's name as the title`() {
    #expect(
      passages("# Lease\n\nRent", isMarkdown: false) == [
        Passage(title: "letter", text: "# Lease\n\nRent")
      ])
  }

  /// A paragraph of so many words of six letters and a space: two tokens each by the
  /// estimate, so that 150 fill a passage.
  private func paragraph(_ count: Int, _ word: String = "abcdef") -> String {
    Array(repeating: word, count: count).joined(separator: " ")
  }

  @Test func `paragraphs stay whole, and together as long as there is room`() {
    let (small, large) = (paragraph(40), paragraph(120))
    let text = [small, small, large, small].joined(separator: "\n\n")
    #expect(
      DocumentSplitter.parts(of: text) == [
        "\(small)\n\n\(small)", large, small,
      ])
  }

  @Test(arguments: ["\n", ". ", " ", "", "。"])
  func `what is too long is split at lines, sentences, words, and cut at last`(separator: String) {
    let unit =
      separator == "。" ? String(repeating: "家", count: 90) : String(repeating: "Ab", count: 60)
    let text = Array(repeating: unit, count: 12).joined(separator: separator)
    let parts = DocumentSplitter.parts(of: text)
    #expect(parts.count > 1)
    #expect(parts.allSatisfy { TokenEstimate.tokens(in: $0) <= DocumentSplitter.maximumTokens })
    let kept = parts.joined().filter { !$0.isWhitespace }
    #expect(kept == text.filter { !$0.isWhitespace })
    if !separator.isEmpty {
      #expect(parts.allSatisfy { $0.hasPrefix(unit) })
    }
  }
}
