import Testing

@testable import TelltaleReports

struct XMLTextTests {
  @Test(arguments: [
    ("plain", "plain"),
    ("A\u{1B}B", "A\\u{1B}B"),
    ("B\u{0}", "B\\u{0}"),
    ("x\u{FFFE}y\u{FFFF}", "x\\u{FFFE}y\\u{FFFF}"),
    ("a\r\nb\rc", "a\nb\\u{D}c"),
    ("\r\r\n", "\\u{D}\n"),
    ("\u{7F}\u{85}\u{9B}", "\\u{7F}\\u{85}\\u{9B}"),
    ("tab\tand\nline", "tab\tand\nline"),
    ("\u{202E}kept\u{2066}", "\u{202E}kept\u{2066}"),
    ("[[ATTACHMENT|/etc/passwd]]", "[\u{2060}[ATTACHMENT|/etc/passwd]]"),
    ("[[[Property|a]]", "[[\u{2060}[Property|a]]"),
    ("[[other|x]]", "[[other|x]]"),
    ("", ""),
  ])
  func `a body keeps what can be kept and shows the rest`(_ text: String, _ expected: String) {
    #expect(Array(XMLText(body: text).value.utf8) == Array(expected.utf8))
  }

  @Test(arguments: [
    ("a\nb\tc\u{2028}d", "a b c d"), ("  trimmed\r\n", "trimmed"), ("\n \t", "none"), ("", "none"),
    ("\u{202E}x", "\\u{202E}x"), ("a & \"b\" <c>", "a & \"b\" <c>"), ("a&#10;b", "a&#10;b"),
  ])
  func `a name is one line and never empty`(_ text: String, _ expected: String) {
    #expect(XMLText(name: text, fallback: "none").value == expected)
  }

  @Test func `a long text is cut between graphemes, with a marker`() {
    let family = "👩‍👩‍👧‍👦"
    let text = XMLText(body: String(repeating: family, count: 100), limit: 60).value
    #expect(text == String(repeating: family, count: 5) + "\n… (665 more characters)")
  }

  @Test func `an escape is never cut`() {
    for limit in 40...60 {
      let text = XMLText(body: String(repeating: "\u{1B}", count: 100), limit: limit).value
      let shown = text.prefix { $0 != "\n" }
      #expect(shown.replacing("\\u{1B}", with: "").isEmpty)
      #expect(text.unicodeScalars.count <= limit)
    }
  }

  @Test func `a grapheme of any length is cut too`() {
    let text = "e" + String(repeating: "\u{301}", count: 100_000)
    #expect(XMLText(body: text).value.unicodeScalars.count <= 8_192)
    #expect(XMLText(name: text).value.unicodeScalars.count <= 200)
  }

  @Test func `cleaning twice changes nothing`() {
    var random = RandomRun(seed: 3)
    for _ in 0..<2_000 {
      let text = random.text()
      let body = XMLText(body: text)
      #expect(XMLText(body: body.value) == body)
      let message = XMLText(message: text)
      #expect(XMLText(message: message.value) == message)
      #expect(XMLText(body: message.value) == message)
    }
  }
}
