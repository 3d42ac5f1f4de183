import Testing

@testable import TelltaleKit

/// The scores are those of bm25s 0.3.16 with `method="lucene", k1=1.2, b=0.75` for the
/// same tokens, six decimals.
@Suite struct BM25Tests {
  private static let corpus = [
    ["a", "b", "c", "a"], ["b", "d"], ["a", "c", "c", "e", "f", "b"], ["g"],
    ["a", "g", "d", "d", "d"],
  ]

  private static func number(_ word: String) -> Int {
    Int(Array(word.utf8)[0]) - Int(Array("a".utf8)[0])
  }

  private func scores(_ words: [String]) -> [Double] {
    let statistics = BM25(Self.corpus.map { $0.map(Self.number) }, formCount: 26)
    let scores = statistics.scores(of: words.map { .init(forms: [Self.number($0)]) })
    return Self.corpus.indices.map { ((scores[$0] ?? 0) * 1e6).rounded() / 1e6 }
  }

  @Test(arguments: [
    (["a"], [0.326665, 0, 0.192499, 0, 0.211371]),
    (["c", "d"], [0.380639, 0.486372, 0.460773, 0, 0.577232]),
    (["a", "g", "a"], [0.653329, 0, 0.384998, 0.564819, 0.766063]),
    (["g", "f", "z"], [0, 0, 0.495105, 0.564819, 0.343321]),
  ])
  func `scores are those of a reference`(words: [String], expected: [Double]) {
    #expect(scores(words) == expected)
  }

  @Test func `a name counts as a word that stands twice`() {
    let statistics = BM25(Self.corpus.map { $0.map(Self.number) }, formCount: 26)
    let doubled = statistics.scores(of: [.init(forms: [0], weight: 2), .init(forms: [6])])
    let twice = statistics.scores(of: [.init(forms: [0]), .init(forms: [0]), .init(forms: [6])])
    #expect(doubled.mapValues { ($0 * 1e9).rounded() } == twice.mapValues { ($0 * 1e9).rounded() })
  }

  @Test func `forms of a word count as one word`() {
    let apart = BM25([[0, 1], [2], [2]], formCount: 3)
    let same = BM25([[0, 0], [1], [1]], formCount: 2)
    #expect(apart.scores(of: [.init(forms: [0, 1])]) == same.scores(of: [.init(forms: [0])]))
  }

  @Test func `of equal passages the first leads, and those without a word are left out`() {
    let statistics = BM25([[1], [0], [2], [0], [0, 0]], formCount: 3)
    #expect(statistics.ranking(of: [.init(forms: [0])]) == [4, 1, 3])
    #expect(BM25([], formCount: 0).ranking(of: []) == [])
  }
}

@Suite struct ReciprocalRankFusionTests {
  /// By hand from the formula of the paper, with k = 60: 1/61 + 1/63 for item 0,
  /// 1/62 + 1/61 for item 1, 1/63 for item 2, 1/62 for item 3.
  @Test func `ranks are merged by the formula of the paper`() {
    let rankings = [[0, 1, 2], [1, 3, 0]]
    let scores = ReciprocalRankFusion.scores(of: rankings)
    let expected = [0: 0.032266, 1: 0.032522, 2: 0.015873, 3: 0.016129]
    #expect(scores.mapValues { ($0 * 1e6).rounded() / 1e6 } == expected)
    #expect(ReciprocalRankFusion.fused(rankings) == [1, 0, 3, 2])
  }

  @Test func `of equal items the smaller leads`() {
    #expect(ReciprocalRankFusion.fused([[5, 2], [2, 5]]) == [2, 5])
    #expect(ReciprocalRankFusion.fused([[3, 3, 1]]) == [3, 1])
    #expect(ReciprocalRankFusion.fused([]) == [])
  }
}
