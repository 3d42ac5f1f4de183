import SourceText
import Testing

@testable import SuiteSyntax

/// Writes events down in the notation of yaml-test-suite.
private struct EventLog: EventReceiver {
  private(set) var lines: [String] = []
  private var anchor = ""
  private var kinds: [String] = []

  mutating func receive(_ event: Event) {
    switch event {
    case .anchor(let name, _): anchor = " &\(name)"
    case .scalar(let text, let style, _), .key(let text, let style, _):
      lines.append("=VAL\(takeAnchor()) \(Self.mark(style))\(Self.escaped(text))")
    case .alias(let name, _): lines.append("=ALI *\(name)")
    case .sequenceStart: open("SEQ")
    case .mappingStart: open("MAP")
    case .collectionEnd: lines.append("-\(kinds.removeLast())")
    }
  }

  private mutating func open(_ kind: String) {
    lines.append("+\(kind)\(takeAnchor())")
    kinds.append(kind)
  }

  private mutating func takeAnchor() -> String {
    defer { anchor = "" }
    return anchor
  }

  private static func mark(_ style: SuiteNode.Scalar.Style) -> String {
    switch style {
    case .plain, .untyped: ":"
    case .singleQuoted: "'"
    case .doubleQuoted: "\""
    case .literal: "|"
    case .folded: ">"
    }
  }

  private static func escaped(_ text: String) -> String {
    text.unicodeScalars.map { scalar in
      switch scalar {
      case "\\": "\\\\"
      case "\n": "\\n"
      case "\t": "\\t"
      case "\r": "\\r"
      case "\u{8}": "\\b"
      default: String(scalar)
      }
    }.joined()
  }
}

@Suite struct EventTests {
  private func events(_ yaml: String) throws -> [String] {
    let text = try CheckedText(SourceFile(path: "t.yaml", text: yaml))
    var parser = EventParser(text, receiver: EventLog())
    try parser.run()
    return parser.receiver.lines
  }

  @Test func `a text is read as events in its order`() throws {
    #expect(
      try events("a: &x\n  - 'b'\n  - *x\nc: {d: |\n}\n".replacing("|\n", with: "\"e\"")) == [
        "+MAP", "=VAL :a", "+SEQ &x", "=VAL 'b", "=ALI *x", "-SEQ", "=VAL :c", "+MAP", "=VAL :d",
        "=VAL \"e", "-MAP", "-MAP",
      ])
  }

  struct Case: Decodable {
    var id: String
    var yaml: String
    var events: String
    var telltale: String
  }

  @Test(.enabled(if: Corpora.isPresent, "\(Corpora.missing)"))
  func `yaml-test-suite has its events`() throws {
    for test: Case in try Corpora.cases("yaml-test-suite.json") where test.telltale == "parse" {
      let expected = test.events.split(separator: "\n").map(String.init)
        .filter { !$0.hasSuffix("STR") && !$0.contains("DOC") }
        .map { line in
          guard line.hasPrefix("+") else { return line }
          return line.replacing(" []", with: "").replacing(" {}", with: "")
        }
      #expect(try events(test.yaml) == expected, "\(test.id)")
    }
  }
}
