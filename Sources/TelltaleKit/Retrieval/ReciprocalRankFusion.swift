/// Merges rankings by the ranks alone, so that no weights need be tuned.
///
/// Cormack, Clarke and Büttcher, "Reciprocal Rank Fusion outperforms Condorcet and
/// individual Rank Learning Methods", SIGIR 2009: an item scores the sum of
/// 1 / (k + rank) over the rankings that have it, ranks counted from 1, with k = 60.
enum ReciprocalRankFusion {
  /// How little the very first ranks are preferred; 60 as in the paper.
  static let k = 60

  /// Returns the items of some rankings in one, the best first.
  ///
  /// Of equal ones the smaller item leads. An item that a ranking has twice counts
  /// where it stands first.
  ///
  /// - Parameter rankings: Items, the best first.
  /// - Returns: All items, each once.
  static func fused(_ rankings: [[Int]]) -> [Int] {
    scores(of: rankings)
      .map { (item: $0.key, score: ($0.value * 1e12).rounded()) }
      .sorted { ($1.score, $0.item) < ($0.score, $1.item) }
      .map(\.item)
  }

  /// Returns the score of each item of some rankings.
  static func scores(of rankings: [[Int]]) -> [Int: Double] {
    var scores: [Int: Double] = [:]
    for ranking in rankings {
      for (index, item) in ranking.uniqued().enumerated() {
        scores[item, default: 0] += 1 / Double(k + index + 1)
      }
    }
    return scores
  }
}
