import Foundation
import Testing

@testable import TextAnalysis

/// Texts with the amounts that people or other programs read in them, from a
/// folder outside of the repository.
private enum AmountCorpus {
  static let folder = ProcessInfo.processInfo.environment["TELLTALE_CORPORA"]

  struct Case: Decodable {
    var text: String
    var lang: String?
    var kind: String
    var apple_lang: Bool
    var doubtful: Bool
    var expected: [Expected]
  }

  struct Expected: Decodable {
    var amount: String
    var currency: String?
    var bare: Bool?
  }

  static func cases(of kind: String) throws -> [Case] {
    let file = URL(filePath: folder ?? "").appending(path: "text/currency-cases.json")
    return try JSONDecoder().decode([Case].self, from: Data(contentsOf: file))
      .filter { $0.kind == kind && $0.apple_lang && !$0.doubtful }
  }
}

extension AmountCorpus.Case {
  /// Whether the scanner finds the expected amounts and no others.
  fileprivate var isRead: Bool {
    let mentions = AmountScanner().scan(text, language: lang)
    let money = mentions.filter(\.isMoney)
    let wanted = expected.filter { $0.bare != true }
    return money.count == wanted.count && zip(wanted, money).allSatisfy { $0.isRead(as: $1) }
      && expected.filter { $0.bare == true }.allSatisfy { number in
        mentions.contains { !$0.isMoney && $0.readings.first == DecimalValue(number.amount) }
      }
  }
}

extension AmountCorpus.Expected {
  fileprivate func isRead(as mention: AmountMention) -> Bool {
    guard let value = DecimalValue(amount), let first = mention.readings.first else { return false }
    return (first == value || mention.isSignUnknown && first.magnitude == value.magnitude)
      && (currency.map(mention.currencies.contains) ?? true)
  }
}

@Suite(.enabled(if: AmountCorpus.folder != nil, "TELLTALE_CORPORA names no folder"))
struct AmountCorpusTests {
  @Test(arguments: [
    ("symbol", 0.97), ("name", 1), ("sentence", 0.97), ("context", 1), ("range", 0.95),
    ("words", 0.72), ("bare", 1),
    ("negative", 1),
  ])
  func `enough of each kind is read`(_ kind: String, _ share: Double) throws {
    let cases = try AmountCorpus.cases(of: kind)
    let right = cases.filter(\.isRead).count
    print("\(kind): \(right) of \(cases.count)")
    #expect(cases.count >= 20)
    #expect(Double(right) >= share * Double(cases.count))
  }

  @Test func `the worked examples of kept currencies get their verdicts`() throws {
    struct Case: Decodable {
      struct Inputs: Decodable {
        var source: String?
        var answer: String?
        var sourceLang: String?
        var expected: [String]?
        var asWritten: Bool?
      }
      var id: String
      var assertion: String
      var lang: String?
      var inputs: Inputs
      var verdict: String
      var reason: String
    }
    let file = URL(filePath: AmountCorpus.folder ?? "").appending(path: "text/text-cases.json")
    let cases = try JSONDecoder().decode([Case].self, from: Data(contentsOf: file))
      .filter { $0.assertion == "currency-kept" }
    #expect(cases.count >= 50)
    for one in cases {
      var comparison = CurrencyComparison(
        answer: one.inputs.answer ?? "", language: one.lang,
        sources: [.init(one.inputs.source ?? "", language: one.inputs.sourceLang)])
      comparison.isAsWritten = one.inputs.asWritten ?? false
      comparison.demanded = one.inputs.expected ?? []
      let reason = comparison.verdict().reason
      let verdict = reason.passes.map { $0 ? "pass" : "fail" } ?? "unsure"
      #expect(verdict == one.verdict && reason.rawValue == one.reason, "\(one.id): \(reason)")
    }
  }
}
