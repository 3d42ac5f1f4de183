import Terminal
import Testing

struct TerminalTests {
  @Test(arguments: [
    ("plain text", "plain text"),
    ("\u{1B}[31mred", "\\u{1B}[31mred"),
    ("a\u{0}b\u{7}\u{8}", "a\\u{0}b\\u{7}\\u{8}"),
    ("a\r\nb\rc", "a\nb\\u{D}c"),
    ("\u{9B}2J\u{85}", "\\u{9B}2J\\u{85}"),
    ("\u{202E}evil\u{2066}", "\\u{202E}evil\\u{2066}"),
    ("a\u{2028}b", "a\\u{2028}b"),
    ("::error::x", ":\u{2060}:error::x"),
    ("a\n  ::add-mask::x", "a\n  :\u{2060}:add-mask::x"),
    ("std::vector", "std::vector"),
    ("##[error]x", "#\u{2060}#[error]x"),
    ("see ##vso[task]", "see #\u{2060}#vso[task]"),
    ("👩‍👧 שלום é", "👩‍👧 שלום é"),
  ])
  func `a text cannot steer a terminal or a log viewer`(_ text: String, _ expected: String) {
    #expect(Array(text.safeForTerminal.utf8) == Array(expected.utf8))
  }

  @Test func `a text on one line has no line breaks`() {
    #expect("a\n b\tc\r\n".safeOnOneLine == "a  b c")
  }

  @Test func `a plain style adds nothing`() {
    #expect(
      Style.Role.allCases.map { Style.plain($0, "x") } == Style.Role.allCases.map { _ in "x" })
  }

  @Test func `a colored style marks each line by itself`() {
    #expect(Style.colored(.success, "a\n\nb") == "\u{1B}[32ma\u{1B}[0m\n\n\u{1B}[32mb\u{1B}[0m")
  }

  @Test func `a status line is rewritten at most ten times a second`() {
    let output = Output()
    var line = StatusLine(columns: 20, isEnabled: true) { output.text += $0 }
    let start = ContinuousClock.now
    line.show("one", at: start)
    line.show("two", at: start.advanced(by: .milliseconds(99)))
    line.show("three \u{1B}[2J and much more", at: start.advanced(by: .milliseconds(100)))
    line.clear()
    line.clear()
    #expect(
      output.text
        == "\r\u{1B}[2Kone\r\u{1B}[2Kthree \\u{1B}[2J a…\r\u{1B}[2K")
  }

  @Test func `a status line writes nothing where it is not wanted`() {
    let output = Output()
    var line = StatusLine(columns: 20, isEnabled: false) { output.text += $0 }
    line.show("one", at: .now)
    line.clear()
    #expect(output.text == "")
  }

  private final class Output { var text = "" }
}
