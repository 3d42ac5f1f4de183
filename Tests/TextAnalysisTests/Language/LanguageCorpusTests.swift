import Foundation
import Testing

@testable import TextAnalysis

/// Accuracy on texts that the model was not made from.
///
/// They are no part of the project; `TELLTALE_CORPORA` says where they are.
@Suite(.enabled(if: LanguageCorpus.isPresent, "TELLTALE_CORPORA does not name the test data"))
struct LanguageCorpusTests {
  private let identifier = LanguageIdentifier()

  /// The languages of Apple's models, and the ones beside them in the test data.
  private static let apple = [
    "en", "fr", "de", "it", "pt", "es", "zh", "ja", "ko", "vi", "da", "nl", "nb", "sv", "tr",
  ]
  private static let all =
    apple + ["ar", "pl", "ru", "uk", "cs", "fi", "el", "he", "hi", "th", "id", "hu", "ro", "ca"]

  /// The mean of the languages' shares of texts that are told right, in percent.
  private func accuracy(_ texts: (String) throws -> [String]) rethrows -> Double {
    var shares: [Double] = []
    for code in Self.apple {
      let texts = try texts(code)
      guard !texts.isEmpty else { continue }
      let right = texts.count { identifier.ranking(of: $0, among: Self.apple).first?.code == code }
      shares.append(Double(right) / Double(texts.count))
    }
    return 100 * shares.reduce(0, +) / Double(shares.count)
  }

  @Test(arguments: [("sentences", 99.5), ("tatoeba", 98.0), ("word-pairs", 91.0)])
  func `texts are told apart`(_ set: String, _ bar: Double) throws {
    let accuracy = try accuracy { try LanguageCorpus.lines(set, $0, every: 2) }
    #expect(accuracy >= bar)
  }

  @Test(arguments: [("t", 91.0), ("s", 95.0)])
  func `short answers are told apart`(_ kind: String, _ bar: Double) throws {
    let answers = try LanguageCorpus.answers()
    let accuracy = accuracy { code in
      answers.answers.filter { $0.kind == kind && $0.language == code }.map(\.text)
    }
    #expect(accuracy >= bar)
  }

  @Test func `right answers hardly ever fail and English ones never pass`() throws {
    let answers = try LanguageCorpus.answers()
    var right = Tally()
    var english = Tally()
    let drifted = try LanguageCorpus.lines("tatoeba", "en", every: 5)
    for code in Self.all where code != "en" {
      let tag = LanguageTag(code)
      let own =
        try LanguageCorpus.lines("tatoeba", code, every: 4)
        + answers.answers.filter { $0.language == code && $0.kind != "q" }.map(\.text)
      for text in own { right.add(identifier.decide(text, expected: tag)) }
      let drift = drifted + answers.drift.filter { $0.language == code }.map(\.text)
      for text in drift { english.add(identifier.decide(text, expected: tag)) }
    }
    #expect(right.share(of: .fail) <= 0.3)
    #expect(english.share(of: .pass) <= 0.3)
    #expect(english.share(of: .fail) >= 95)
  }

  @Test func `texts without evidence hardly ever get a verdict`() throws {
    var tally = Tally()
    for text in try LanguageCorpus.answers().und {
      for code in Self.all { tally.add(identifier.decide(text, expected: LanguageTag(code))) }
    }
    #expect(tally.share(of: .fail) == 0)
    #expect(tally.share(of: .undecided) >= 95)
  }
}

private struct Tally {
  private var counts: [LanguageDecision.Verdict: Int] = [:]

  mutating func add(_ decision: LanguageDecision) { counts[decision.verdict, default: 0] += 1 }

  /// The share of a verdict, in percent.
  func share(of verdict: LanguageDecision.Verdict) -> Double {
    100 * Double(counts[verdict] ?? 0) / Double(counts.values.reduce(0, +))
  }
}

private enum LanguageCorpus {
  static let folder = ProcessInfo.processInfo.environment["TELLTALE_CORPORA"].map {
    URL(fileURLWithPath: $0).appendingPathComponent("language")
  }

  static var isPresent: Bool { folder != nil }

  static func lines(_ set: String, _ code: String, every step: Int) throws -> [String] {
    let file = try #require(folder).appendingPathComponent("\(set)/\(code).txt")
    let lines = try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
    return stride(from: 0, to: lines.count, by: step).map { String(lines[$0]) }
  }

  struct Answers: Decodable {
    struct Entry: Decodable {
      var lang: String?
      var expected: String?
      var kind: String
      var text: String

      var language: String { LanguageTag(lang ?? expected ?? "").language }
    }

    var answers: [Entry]
    var drift: [Entry]
    var und: [String]
  }

  static func answers() throws -> Answers {
    let file = try #require(folder).appendingPathComponent("answers.json")
    return try JSONDecoder().decode(Answers.self, from: Data(contentsOf: file))
  }
}
