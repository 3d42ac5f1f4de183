import Foundation
import SourceText
import SuiteSyntax
import TestSupport
import Testing

@testable import TelltaleKit

private let root = URL(filePath: #filePath).deletingLastPathComponent()
  .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

/// The project's own suites.
private func ownSuites() throws -> [SuiteNode] {
  let folder = root.appending(component: "suites")
  return try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
    .filter { $0.hasSuffix(".yaml") }
    .map { name in
      let text = try String(contentsOf: folder.appending(component: name), encoding: .utf8)
      return try SuiteNode(yaml: text)
    }
}

@Suite(.enabled(if: IndependentValidator.isThere, "python3 with jsonschema is not installed"))
struct FormatSchemaTests {
  @Test func `the project's own suites are valid`() throws {
    let comparisons = try IndependentValidator.comparisons(of: ownSuites().map { Trial(root: $0) })
    #expect(!comparisons.isEmpty)
    for comparison in comparisons { #expect(comparison.isAccepted, "\(comparison.errors)") }
  }

  @Test func `every form and example of an assertion is valid`() throws {
    let base = try SuiteNode(yaml: ShapeWalk.suite)
    var trials: [Trial] = []
    for usage in AssertionRegistry.builtIn.map({ $0.usage }) {
      for item in usage.forms.map(\.syntax) + usage.examples.map(\.item) {
        trials.append(
          Trial(root: base.setting("assert", to: .list([try SuiteNode(yaml: item)]))))
      }
    }
    for comparison in try IndependentValidator.comparisons(of: trials) {
      #expect(comparison.isValid && comparison.disagreement == nil, "\(comparison.trial.json)")
      #expect(comparison.errors.allSatisfy { $0.id == "unmet-need" }, "\(comparison.errors)")
    }
  }

  @Test func `decoder and schema agree on right and wrong values of every key`() throws {
    let walk = try ShapeWalk()
    let comparisons = try IndependentValidator.comparisons(of: walk.trials)
    expectAgreement(comparisons)
    for place in walk.places {
      let own = place.indices.map { comparisons[$0] }
      #expect(own.contains(where: isRight), "nothing can stand at \(place.name)")
      #expect(own.contains { !$0.isValid }, "anything can stand at \(place.name)")
    }
  }

  @Test func `decoder and schema agree on suites with slips in them`() throws {
    var mutation = Mutation(random: SeededGenerator(seed: 2026))
    let suites = try ownSuites() + [try SuiteNode(yaml: Self.richSuite)]
    var trials: [Trial] = []
    while trials.count < 2_000 {
      var suite = mutation.random.element(of: suites)
      guard case .sequence(let cases)? = suite.pairs.first(where: { $0.0 == "cases" })?.1.content
      else { continue }
      // A whole suite takes a validator in Python long.
      suite = suite.setting("cases", to: .list([mutation.random.element(of: cases)]))
      for _ in 0...mutation.random.below(2) { suite = mutation.apply(to: suite) }
      trials.append(Trial(root: suite))
    }
    let comparisons = try IndependentValidator.comparisons(of: trials)
    expectAgreement(comparisons)
    #expect(comparisons.count { !$0.isValid } > 1_000)
    #expect(comparisons.count { $0.isAccepted } > 150)
  }

  /// Whether nothing is wrong with a value itself, be the sample's case without
  /// what it needs.
  private func isRight(_ comparison: Comparison) -> Bool {
    comparison.isValid
      && comparison.errors.allSatisfy {
        [
          "unmet-need", "judges-nothing", "empty-prompt", "missing-turns", "nothing-to-search",
        ].contains($0.id)
      }
  }

  private func expectAgreement(
    _ comparisons: [Comparison], sourceLocation: Testing.SourceLocation = #_sourceLocation
  ) {
    let disagreements = comparisons.compactMap(\.disagreement)
    #expect(
      disagreements.isEmpty,
      "\(disagreements.count):\n\(disagreements.prefix(20).joined(separator: "\n"))",
      sourceLocation: sourceLocation)
  }

  /// A suite with the keys that the project's own do not use.
  private static let richSuite = """
    suite: rich
    description: Every key.
    tags: [a]
    models: [afm-2, afm-3-core]
    options: {sampling: {top: 40, seed: 7}, temperature: 0.5, maximum-response-tokens: 200}
    repeat: 3
    floor: 2/3
    timeout: 30
    strict: true
    vars: {shop: Bakery}
    passage-template: "{{heading}}: {{text}}"
    answer:
      text: {type: string, guide: The answer, any-of: [a, b]}
      found: boolean
      rating: {type: integer, minimum: 1, maximum: 5, optional: true}
      documents: {type: array, items: string, maximum-count: 3}
      lines: {type: array, items: {name: string}}
      shop: {type: object, properties: {name: string}}
    prompts:
      short: {instructions: "Work for {{shop}}.", models: [afm-2]}
      long: {prompt: "{{question}}", options: {sampling: {probability-threshold: 0.9}}}
    assert:
      - contains: {text: a, ignoring: [case]}
        severity: observe
        weight: 2
    cases:
      - name: one
        was: first
        description: The first.
        tags: [b]
        question: q
        passages: [{title: t, heading: h, text: p}, text]
        vars: {city: [Utrecht, Lyon]}
        each: true
        repeat: 2
        floor: 1/2
        threshold: 0.5
        reference: r
        skip: Not now.
        known-failure: {models: [afm-2], reason: Known., until: 2026-12-31}
        options: {sampling: greedy}
        models: [afm-2]
        assert:
          - not: {contains: x, on: raw}
          - all: [is-json, {equals: [a, b]}]
          - at-least: {count: 1, of: [is-json, {word-count: {minimum: 1, maximum: 3}}]}
          - field: {path: rating, at-least: 1, one-of: [1, 2]}
          - documents: {titles: [t], in-order: true}
          - found: {is: true, fact: a}
          - regex: {pattern: a, flags: i, full: true}
          - starts-with-answer: {fact: [a], lenient: true}
          - currency-kept: {allow-extra: true, expected: ["22,41 €"]}
          - outcome: [answered, refused]
          - language: nl
            models: [afm-2]
    """
}
