import Foundation

/// The ranking function BM25 over a collection of passages.
///
/// Robertson and Zaragoza, "The Probabilistic Relevance Framework: BM25 and Beyond",
/// Foundations and Trends in Information Retrieval 3(4), 2009, with the inverse
/// document frequency ln(1 + (N - n + 0.5) / (n + 0.5)), which is never negative, and
/// without the factor k1 + 1, which changes no order: both as in Apache Lucene since
/// version 8.
struct BM25: Sendable {
  /// How soon more of a word stops to count more; 1.2 as in Lucene and SQLite's FTS5.
  static let k1 = 1.2

  /// How much long passages are held back, 0 to 1; 0.75 as in Lucene and FTS5.
  static let b = 0.75

  /// A word of a question.
  struct Term {
    /// The numbers of the forms that it has in the collection.
    var forms: [Int]

    /// How often it counts.
    var weight = 1.0
  }

  /// How often a form stands in a passage.
  private struct Posting {
    var passage: Int
    var count: Int
  }

  /// The passages of each form, in order.
  private var postings: [[Posting]] = []

  /// How many words each passage has.
  private var lengths: [Int] = []

  /// The mean of ``lengths``.
  private let meanLength: Double

  /// Counts the words of passages.
  ///
  /// - Parameters:
  ///   - passages: The numbers of the words of each passage.
  ///   - formCount: How many forms there are.
  init(_ passages: [[Int]], formCount: Int) {
    postings = Array(repeating: [], count: formCount)
    for (passage, words) in passages.enumerated() {
      lengths.append(words.count)
      for word in words {
        if postings[word].last?.passage == passage {
          postings[word][postings[word].count - 1].count += 1
        } else {
          postings[word].append(Posting(passage: passage, count: 1))
        }
      }
    }
    let total = lengths.reduce(0, +)
    meanLength = lengths.isEmpty ? 0 : Double(total) / Double(lengths.count)
  }

  /// Returns the scores of the passages that share a word with a question.
  ///
  /// The forms of one term count as one word: a passage has the term as often as it
  /// has any of them.
  ///
  /// - Parameter terms: The words of the question, one that stands twice twice.
  /// - Returns: The score of each passage that has one, above 0.
  func scores(of terms: [Term]) -> [Int: Double] {
    var scores: [Int: Double] = [:]
    for term in terms {
      var counts: [Int: Int] = [:]
      for form in term.forms {
        for posting in postings[form] { counts[posting.passage, default: 0] += posting.count }
      }
      guard !counts.isEmpty else { continue }
      let holders = Double(counts.count)
      let all = Double(lengths.count)
      let rarity = log(1 + (all - holders + 0.5) / (holders + 0.5))
      for (passage, count) in counts {
        let length = Double(lengths[passage]) / meanLength
        let frequency = Double(count)
        let share = frequency / (frequency + Self.k1 * (1 - Self.b + Self.b * length))
        // Each passage gets its terms in the order of the question, whatever the order here.
        scores[passage, default: 0] += term.weight * rarity * share
      }
    }
    return scores
  }

  /// Returns the passages that share a word with a question, the best first.
  ///
  /// Of equal ones the one that stands first in the collection leads. Scores are
  /// compared to nine decimals: the last bits of a logarithm differ between systems.
  func ranking(of terms: [Term]) -> [Int] {
    scores(of: terms)
      .map { (passage: $0.key, score: ($0.value * 1e9).rounded()) }
      .sorted { ($1.score, $0.passage) < ($0.score, $1.passage) }
      .map(\.passage)
  }
}
