import Testing
import TextAnalysis

@testable import TelltaleKit

@Suite struct WordingTests {
  private static let pairs = QuestionPairs.pairs(
    QuestionPairs.tuning + "\n\n" + QuestionPairs.moreTuning + "\n\n" + QuestionPairs.thirdTuning)

  /// The answers of a model whose only faults are the ones named, with the
  /// language that each is taken for.
  private func answers(
    _ profile: SimulatedProfile
  ) -> [(pair: QuestionPairs.Pair, text: String, language: String?)] {
    let model = SimulatedModel(profile: profile)
    return Self.pairs.map { pair in
      let outcome = model.response(to: QuestionPairs.request(pair), trial: 0).outcome
      let text = outcome.answer?.text ?? ""
      return (pair, text, LanguageIdentifier().identify(text))
    }
  }

  @Test(arguments: SimulatedProfile.builtIn.map { $0.id.rawValue })
  func `a faultless answer is in the language of the question`(id: String) throws {
    let profile = try #require(SimulatedProfile.builtIn(ModelID(id)))
    let wrong = answers(profile.faultless).filter { answer in
      // A quotation in another language may tip the balance.
      !answer.text.contains("“") && !answer.text.contains("«")
        && answer.language != answer.pair.language
    }
    let report = wrong.map { "\($0.language ?? "?") \($0.pair.language) \($0.text)" }
    #expect(wrong.count * 50 <= Self.pairs.count, "\(report.joined(separator: "\n"))")
  }

  @Test func `a drifted answer is English`() throws {
    var profile = try #require(SimulatedProfile.builtIn("afm-2"))
    profile.figures = ["english-drift": .init(without: 1, with: 0, evidence: .assumed)]
    let wrong = answers(profile).filter { answer in
      // A short answer may leave it open.
      !answer.text.contains("“") && answer.language != nil && answer.language != "en"
    }
    let report = wrong.map { "\($0.language ?? "?") \($0.text)" }
    #expect(wrong.count * 50 <= Self.pairs.count, "\(report.joined(separator: "\n"))")
  }
}
