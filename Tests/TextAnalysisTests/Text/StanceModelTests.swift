import Foundation
import Testing

@testable import TextAnalysis

/// The texts that the stance model was made from, and what it makes of them.
@Suite struct StanceModelTests {
  private struct LabelledText {
    var language: String
    var label: String
    var question: String
    var text: String

    /// All of them, those of a file in order.
    static func all() throws -> [Self] {
      let folder = URL(filePath: #filePath).deletingLastPathComponent()
        .appending(path: "../../../Benchmarks/stance-model/texts").standardized
      let names = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
      return try names.filter { $0.hasSuffix(".tsv") }.flatMap { name in
        let lines = try String(contentsOf: folder.appending(path: name), encoding: .utf8)
        return lines.split(separator: "\n").map { line in
          let columns = line.split(separator: "\t", omittingEmptySubsequences: false)
            .map { String($0).replacing("\\n", with: "\n") }
          return Self(
            language: String(name.dropLast(4)), label: columns[0], question: columns[1],
            text: columns[2])
        }
      }
    }

    /// The signs by which the model weighs it.
    var signs: StanceSigns {
      let phrases = Phrases(of: [LanguageTag(language).language])
      let question = TextTokens(question)
      let grounding = Grounding(question: question, passages: [], phrases: phrases)
      return NotFoundWords(
        in: TextTokens(text), question: question, phrases: phrases, isAsked: grounding.isAsked
      ).signs
    }
  }

  /// What `Benchmarks/stance-model/train.py` reads.
  @Test(.enabled(if: ProcessInfo.processInfo.environment["TELLTALE_STANCE_SIGNS"] != nil))
  func `the signs of the labelled texts are written`() throws {
    let path = try #require(ProcessInfo.processInfo.environment["TELLTALE_STANCE_SIGNS"])
    let lines = try LabelledText.all().map { one in
      let signs = one.signs
      let columns = [
        one.language, one.label, one.text.replacing("\n", with: "\\n"),
        signs.built.map(String.init).joined(separator: " "),
        signs.found.map(String.init).joined(separator: " "),
        signs.words.map(String.init).joined(separator: " "),
      ]
      return columns.joined(separator: "\t") + "\n"
    }
    try lines.joined().write(toFile: path, atomically: true, encoding: .utf8)
  }

  @Test func `the model tells the texts that it was made from`() throws {
    let texts = try LabelledText.all()
    #expect(texts.count >= 9000)
    // Every eighth, so that the test is quick; the share is the same in each.
    let some = texts.indices.filter { $0 % 8 == 0 }.map { texts[$0] }
    let right = some.count { one in
      StanceModel().opinion(of: one.signs)?.kind.rawValue == one.label
    }
    #expect(right * 100 >= some.count * 97)
  }

  @Test func `signs do not outgrow what the model holds`() throws {
    let long = String(repeating: "I cannot say no, it does not state that. ", count: 300)
    let signs = NotFoundWords(
      in: TextTokens(long), question: TextTokens(""), phrases: Phrases(of: ["en"])
    ) { _ in false }.signs
    #expect(signs.parts.count == 13)
    #expect(signs.built.allSatisfy { (0..<StanceSigns.builtCount).contains($0) })
    #expect(signs.found.allSatisfy { (0..<StanceSigns.foundCount).contains($0) })
    #expect(StanceModel.byteCount < 400_000)
  }
}
