import Testing

@testable import TelltaleKit

@Suite struct RuleReaderTests {
  /// The samples whose rule is not recognised.
  private func misses(_ samples: [RuleSentences.Sample]) -> [String] {
    samples.filter { sample in
      let rules = RuleReader.rules(in: [sample.text], guides: [])
      guard let rule = sample.rule else { return rules.inPrompt != [] }
      let byName = rule == .answerLanguage && !rules.languagesKept.isEmpty
      return !rules.contains(rule) && !byName
    }.map { "\($0.rule?.rawValue ?? "none"): \($0.text)" }
  }

  @Test func `rules are recognised by meaning`() {
    let samples = RuleSentences.samples(RuleSentences.tuning)
    let misses = misses(samples)
    #expect(samples.count > 200)
    #expect(
      misses.isEmpty, "\(misses.count) of \(samples.count):\n\(misses.joined(separator: "\n"))")
  }

  @Test func `rules are recognised in sentences that nobody tuned for`() {
    let samples = RuleSentences.samples(RuleSentences.heldOut)
    let misses = misses(samples)
    #expect(
      misses.count * 10 <= samples.count, "\(misses.count) of \(samples.count)")
  }

  @Test func `rules are recognised in eleven further languages`() {
    let tuned = RuleSentences.samples(RuleSentences.languages)
    let heldOut = RuleSentences.samples(RuleSentences.languagesHeldOut)
    let misses = misses(tuned)
    #expect(tuned.count >= 100)
    #expect(misses.isEmpty, "\(misses.joined(separator: "\n"))")
    #expect(self.misses(heldOut).count * 10 <= heldOut.count)
  }

  @Test func `sentences that only speak of such things are no rules`() {
    let samples = RuleSentences.none.split(separator: "\n").map {
      RuleSentences.Sample(rule: nil, text: String($0))
    }
    let misses = misses(samples)
    #expect(samples.count >= 40)
    #expect(misses.isEmpty, "\(misses.count):\n\(misses.joined(separator: "\n"))")
  }
}
