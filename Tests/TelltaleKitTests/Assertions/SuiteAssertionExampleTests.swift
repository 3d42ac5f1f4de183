import SourceText
import SuiteSyntax
import Testing

@testable import TelltaleKit

/// An item as it stands under `assert-suite:`, read by the real parser.
func suiteItem(_ text: String) throws -> SuiteAssertionItem {
  let parsed = SuiteParser.parse(SourceFile(path: "item.yaml", text: text + "\n"))
  return try SuiteAssertionItem(try #require(parsed.root, "\(parsed.diagnostics)"))
}

/// One documented example of one assertion about a suite.
private struct DocumentedExample: CustomTestStringConvertible, Sendable {
  let name: String
  let example: SuiteAssertionUsage.Example

  static let all = SuiteAssertionRegistry.builtIn.flatMap { type in
    type.usage.examples.map { Self(name: type.usage.name, example: $0) }
  }

  var testDescription: String { "\(example.item) is \(example.verdict)" }
}

@Suite struct SuiteAssertionExampleTests {
  @Test(arguments: DocumentedExample.all)
  private func `a documented example gets its verdict`(_ documented: DocumentedExample) throws {
    let example = documented.example
    let item = try suiteItem(example.item)
    let judgement = item.judge(example.subject)
    #expect(item.name == documented.name)
    #expect(judgement.verdict == example.verdict, "\(judgement)")
    if let reason = example.reason { #expect(judgement.reason == reason, "\(judgement)") }
    #expect(!judgement.message.isEmpty)
  }

  @Test(arguments: DocumentedExample.all)
  private func `evidence lies inside the answer of the case that it names`(
    _ documented: DocumentedExample
  ) throws {
    let subject = documented.example.subject
    for evidence in try suiteItem(documented.example.item).judge(subject).evidence {
      let place = try #require(SuiteEvidencePlace(evidence.place), "\(evidence)")
      #expect(place.text == evidence.place)
      let member = try #require(subject.members.first { $0.cell.id.caseName == place.caseName })
      let text = try #require(member.cell.trials[place.trial].response.outcome.answer?.text)
      #expect(evidence.range.upperBound <= text.utf8.count, "\(evidence)")
      for offset in [evidence.range.lowerBound, evidence.range.upperBound] {
        let index = text.utf8.index(text.startIndex, offsetBy: offset)
        #expect(index.samePosition(in: text.unicodeScalars) != nil, "\(evidence)")
      }
    }
  }

  @Test(arguments: SuiteAssertionRegistry.builtIn.map { $0.usage.name })
  func `an assertion documents what passes, what fails and what is too little`(name: String) throws
  {
    let usage = try #require(SuiteAssertionRegistry()[name]).usage
    #expect(usage.examples.count { $0.verdict == .pass } >= 2)
    #expect(usage.examples.count { $0.verdict == .fail } >= 2)
    #expect(usage.examples.contains { $0.verdict == .undecided })
    #expect(usage.examples.contains { $0.verdict == .error })
  }

  @Test(arguments: SuiteAssertionRegistry.builtIn.map { $0.usage.name })
  func `a documented form can be read`(name: String) throws {
    let usage = try #require(SuiteAssertionRegistry()[name]).usage
    for form in usage.forms { #expect(try suiteItem(form.syntax).name == name) }
  }

  @Test func `names are given once, and no assertion about one answer has one of them`() {
    let types = SuiteAssertionRegistry.builtIn.map { "\($0)" }
    #expect(types == types.sorted())
    let names = SuiteAssertionRegistry().names
    #expect(names.count == types.count)
    #expect(names.allSatisfy { AssertionRegistry()[$0] == nil })
  }
}
