import Testing

@testable import TelltaleKit

/// One documented example of one assertion.
private struct DocumentedExample: CustomTestStringConvertible, Sendable {
  let name: String
  let example: AssertionUsage.Example

  static let all = AssertionRegistry.builtIn.flatMap { type in
    type.usage.examples.map { Self(name: type.usage.name, example: $0) }
  }

  var testDescription: String {
    "\(example.item) is \(example.verdict) for \(example.subject.outcome.answer?.text ?? "nothing")"
  }
}

@Suite struct AssertionExampleTests {
  @Test(arguments: DocumentedExample.all)
  private func `a documented example gets its verdict`(_ documented: DocumentedExample) throws {
    let example = documented.example
    let item = try WrittenItem(example.item).item
    let judgement = item.judge(example.subject)
    #expect(item.name == documented.name)
    #expect(judgement.verdict == example.verdict, "\(judgement)")
    if let reason = example.reason { #expect(judgement.reason == reason, "\(judgement)") }
  }

  @Test(arguments: DocumentedExample.all)
  private func `evidence lies inside the text that it names`(
    _ documented: DocumentedExample
  ) throws {
    let subject = documented.example.subject
    let item = try WrittenItem(documented.example.item).item
    for evidence in item.judge(subject).evidence {
      let text = try #require(subject.text(at: evidence.place), "\(evidence)")
      #expect(evidence.range.upperBound <= text.utf8.count, "\(evidence)")
      let start = text.utf8.index(text.startIndex, offsetBy: evidence.range.lowerBound)
      let end = text.utf8.index(text.startIndex, offsetBy: evidence.range.upperBound)
      #expect(start.samePosition(in: text.unicodeScalars) != nil, "\(evidence)")
      #expect(end.samePosition(in: text.unicodeScalars) != nil, "\(evidence)")
    }
  }

  @Test(arguments: AssertionRegistry.builtIn.map { $0.usage.name })
  func `an assertion documents what passes and what fails`(name: String) throws {
    let usage = try #require(AssertionRegistry()[name]).usage
    #expect(usage.examples.count { $0.verdict == .pass } >= 2)
    #expect(usage.examples.count { $0.verdict == .fail } >= 2)
  }

  @Test(arguments: AssertionRegistry.builtIn.map { $0.usage.name })
  func `a documented form can be read`(name: String) throws {
    let usage = try #require(AssertionRegistry()[name]).usage
    for form in usage.forms {
      #expect(try WrittenItem(form.syntax).item.name == name)
    }
  }

  @Test func `the names stand in alphabetical order of their types, each once`() {
    let types = AssertionRegistry.builtIn.map { "\($0)" }
    #expect(types == types.sorted())
    #expect(Set(AssertionRegistry.builtIn.map { $0.usage.name }).count == types.count)
  }
}
