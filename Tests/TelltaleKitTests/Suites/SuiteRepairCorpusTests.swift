import Foundation
import SourceText
import SuiteSyntax
import Testing

@testable import TelltaleKit

/// Mistakes planted into real files: a repair must give back the value that the
/// file had, or leave the file alone.
@Suite(.enabled(if: RealText.isPresent, "set TELLTALE_CORPORA to the folder of the test data"))
struct SuiteRepairCorpusTests {
  /// A way to spoil a line; `nil` where it does not apply.
  typealias Spoiling = @Sendable (_ line: String) -> String?

  /// Mistakes, each with how many tenths of them at least must be repaired.
  static let spoilings: [(name: String, tenths: Int, spoil: Spoiling)] = [
    ("no space after the colon", 9, { $0.replacingFirst(/^( *(?:- )?[A-Za-z_]+): (?=\S)/, "$1:") }),
    ("a comma at the end", 10, { $0.hasSuffix("\"") || $0.hasSuffix("]") ? $0 + "," : nil }),
    (
      "a no-break space after the colon", 9,
      { $0.replacingFirst(/^( *[A-Za-z_]+): (?=\S)/, "$1:\u{A0}") }
    ),
    (
      "a zero-width space before the key", 10,
      { $0.replacingFirst(/^( *)(?=[A-Za-z_]+: )/, "$1\u{200B}") }
    ),
    ("a closing bracket at the margin", 4, { $0.replacingFirst(/^ +(?=[\]}]$)/, "") }),
    ("quotes left out", 7, { $0.replacingFirst(/: ["']([{@%*`\[].*)["']$/, ": $1") }),
    (
      "quotes left out of a text with a colon", 4,
      { $0.replacingFirst(/: "([^"\\]*: [^"\\]*)"$/, ": $1") }
    ),
    ("a quoted line at the margin", 2, { $0.replacingFirst(/^ +(?=\w[^:#]*"$)/, "") }),
  ]

  @Test(arguments: spoilings.map(\.name))
  func `a planted mistake is repaired as it was, or not at all`(name: String) throws {
    let spoiling = try #require(Self.spoilings.first { $0.name == name })
    let spoil = spoiling.spoil
    var planted = 0
    var repaired = 0
    for text in try RealText.all() {
      guard let value = text.value else { continue }
      let lines = text.text.split(separator: "\n", omittingEmptySubsequences: false)
      let places = lines.indices.filter { spoil(String(lines[$0])) != nil }
      for place in places.prefix(4) {
        var spoiled = lines.map(String.init)
        spoiled[place] = spoil(spoiled[place]) ?? ""
        let file = SourceFile(path: text.path, text: spoiled.joined(separator: "\n"))
        // A line of a block is text, whatever becomes of it.
        guard SuiteParser.parse(file).root == nil else { continue }
        planted += 1
        guard let repair = SuiteRepairer(decode: { _, _ in [] }).repair(file),
          let root = SuiteParser.parse(repair.repaired).root
        else { continue }
        repaired += 1
        #expect(root.json == value, "\(text.path):\(place + 1)")
      }
    }
    #expect(repaired * 10 >= planted * spoiling.tenths, "\(repaired) of \(planted)")
  }

  @Test func `tabs for spaces give the value that the file had, or are left`() throws {
    var planted = 0
    var repaired = 0
    for text in try RealText.all() {
      guard let value = text.value else { continue }
      let lines = text.text.split(separator: "\n", omittingEmptySubsequences: false)
      for width in [2, 4] {
        let spoiled = lines.map { line -> String in
          let spaces = line.prefix { $0 == " " }.count
          return String(repeating: "\t", count: spaces / width)
            + String(repeating: " ", count: spaces % width) + line.dropFirst(spaces)
        }
        let file = SourceFile(path: text.path, text: spoiled.joined(separator: "\n"))
        guard SuiteParser.parse(file).root == nil else { continue }
        planted += 1
        guard let repair = SuiteRepairer(decode: { _, _ in [] }).repair(file),
          let root = SuiteParser.parse(repair.repaired).root
        else { continue }
        repaired += 1
        #expect(root.json == value, "\(text.path), \(width) spaces a tab")
      }
    }
    #expect(repaired * 10 >= planted * 8, "\(repaired) of \(planted)")
  }

  @Test func `a file that can be read keeps its value`() throws {
    for text in try RealText.all() {
      guard let value = text.value else { continue }
      let file = SourceFile(path: text.path, text: text.text)
      guard let repair = SuiteRepairer(decode: { _, _ in [] }).repair(file) else { continue }
      #expect(SuiteParser.parse(repair.repaired).root?.json == value)
    }
  }
}

extension String {
  /// The text with its first match replaced, or `nil` where there is none; `$1`
  /// stands for what is captured.
  fileprivate func replacingFirst(
    _ pattern: some RegexComponent<(Substring, Substring)>, _ template: String
  ) -> String? {
    guard let match = firstMatch(of: pattern) else { return nil }
    let text = template.replacing("$1", with: match.output.1)
    return replacingCharacters(in: match.range, with: text)
  }

  fileprivate func replacingFirst(
    _ pattern: some RegexComponent<Substring>, _ text: String
  ) -> String? {
    guard let match = firstMatch(of: pattern) else { return nil }
    return replacingCharacters(in: match.range, with: text)
  }
}

/// A real file of a collection that is not part of the project.
private struct RealText {
  var path: String
  var text: String

  /// The file's value as JSON, or `nil` where it is refused.
  var value: String?

  static let folder = ProcessInfo.processInfo.environment["TELLTALE_CORPORA"].map {
    URL(filePath: $0).appending(path: "yaml/corpus")
  }

  static var isPresent: Bool { folder != nil }

  static func all() throws -> [RealText] {
    guard let folder else { return [] }
    return try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
      .filter { $0.hasSuffix(".yaml") || $0.hasSuffix(".yml") }
      .compactMap { name in
        let data = try Data(contentsOf: folder.appending(component: name))
        guard data.count < 20_000, let text = String(data: data, encoding: .utf8) else {
          return nil
        }
        let root = SuiteParser.parse(SourceFile(path: name, text: text)).root
        return RealText(path: name, text: text, value: root?.json)
      }
  }
}
