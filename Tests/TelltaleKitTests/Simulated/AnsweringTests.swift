import Testing

@testable import TelltaleKit

@Suite struct AnsweringTests {
  /// The pairs that a faultless AFM Cloud answers wrongly, with what it says.
  private func misses(_ pairs: [QuestionPairs.Pair]) throws -> [String] {
    let cloud = SimulatedModel(
      profile: try #require(SimulatedProfile.builtIn("afm-cloud")).faultless)
    return pairs.compactMap { pair in
      let outcome = cloud.response(to: QuestionPairs.request(pair), trial: 0).outcome
      guard case .answered(.guided(let value)) = outcome else { return "\(pair): \(outcome)" }
      let found = value["found"] == .boolean(true)
      let text = outcome.answer?.text ?? ""
      let isRight = pair.facts.contains { fact in
        fact == "-" ? !found : found && text.contains(fact)
      }
      return isRight ? nil : "\(pair) [\(pair.facts.joined(separator: "|"))] \(found) \(text)"
    }
  }

  @Test func `the documents' facts are found, and what is not there is not`() throws {
    let texts = [
      QuestionPairs.tuning, QuestionPairs.moreTuning, QuestionPairs.thirdTuning,
      QuestionPairs.lists, QuestionPairs.shops, QuestionPairs.lengths, QuestionPairs.several,
      QuestionPairs.clubs, QuestionPairs.papers, QuestionPairs.folders, QuestionPairs.mixed,
      QuestionPairs.crossings,
    ]
    let pairs = QuestionPairs.pairs(texts.joined(separator: "\n\n"))
    let misses = try misses(pairs)
    #expect(pairs.count >= 600)
    #expect(misses.count * 25 <= pairs.count, "\(misses.joined(separator: "\n"))")
  }

  @Test func `kinds of questions that were missed are answered in other words`() throws {
    let misses = try misses(QuestionPairs.pairs(QuestionPairs.kinds))
    #expect(misses.isEmpty, "\(misses.joined(separator: "\n"))")
  }

  @Test(arguments: LexiconFile.languages)
  func `facts are found in documents of every language`(code: String) throws {
    let all = QuestionPairs.pairs(QuestionPairs.languages + "\n\n" + QuestionPairs.languagesHeldOut)
    let pairs = all.filter { $0.language == code }
    let misses = try misses(pairs)
    #expect(misses.count * 10 <= pairs.count, "\(misses.joined(separator: "\n"))")
  }

  @Test func `running text is quoted by the sentence that holds the answer`() throws {
    let pairs = QuestionPairs.pairs(QuestionPairs.prose)
    let misses = try misses(pairs)
    #expect(pairs.count >= 70)
    #expect(misses.count * 10 <= pairs.count, "\(misses.joined(separator: "\n"))")
  }

  @Test func `a sentence that ends in a quotation or a note ends there`() throws {
    let text = """
      He called it "the longest road in the kingdom." Nobody had measured it before 1890.[12] The \
      survey took three years and was led by Dr. Ames, who walked all of it (twice.) Two of his \
      helpers fell ill.
      """
    let prose = try #require(Prose(text, vocabulary: Vocabulary(["en"])))
    #expect(
      prose.sentences.map(\.text) == [
        "He called it \"the longest road in the kingdom.\"",
        "Nobody had measured it before 1890.[12]",
        "The survey took three years and was led by Dr. Ames, who walked all of it (twice.)",
        "Two of his helpers fell ill.",
      ])
  }

  @Test func `lines with labels are no running text`() {
    let receipt = """
      HARDWARE STORE MILLER, 12 Quay Street, Bristol
      Paint, white: £12.50
      Brushes, set of three: £7.20
      Total paid by card: £19.70
      Thank you for your visit, please come again soon.
      """
    #expect(Prose(receipt, vocabulary: Vocabulary(["en"])) == nil)
  }

  @Test(arguments: [
    QuestionPairs.heldOut, QuestionPairs.heldOutLater, QuestionPairs.languagesHeldOutLater,
  ])
  func `facts are found in documents that nobody tuned for`(text: String) throws {
    let pairs = QuestionPairs.pairs(text)
    let misses = try misses(pairs)
    #expect(pairs.count >= 40)
    #expect(misses.count * 10 <= pairs.count, "\(misses.count) of \(pairs.count)")
  }

  @Test func `models that share what they read answer as those that do not`() throws {
    let pairs = QuestionPairs.pairs(QuestionPairs.heldOut)
    let sharing = SimulatedModel.builtIn()
    for pair in pairs {
      let request = QuestionPairs.request(pair)
      for model in sharing {
        let alone = SimulatedModel(profile: model.profile).response(to: request, trial: 0)
        #expect(model.response(to: request, trial: 0) == alone)
      }
    }
  }
}
