/// How often each run of a fixed length stands in a sequence.
package struct NGramCounts<Element: Hashable & Sendable>: Hashable, Sendable {
  private var counts: [[Element]: Int] = [:]

  /// How many runs there are, equal ones counted each time.
  package var total = 0

  /// Counts the runs of `length` elements.
  package init(_ elements: [Element], length: Int) {
    guard length > 0, elements.count >= length else { return }
    total = elements.count - length + 1
    for start in 0..<total { counts[Array(elements[start..<start + length]), default: 0] += 1 }
  }

  /// How many runs stand in both, each as often as where it is rarer.
  package func shared(with other: Self) -> Int {
    counts.reduce(0) { $0 + min($1.value, other.counts[$1.key] ?? 0) }
  }

  /// The share of the different runs that another sequence has too, from 0 to 1;
  /// `nil` where there is no run.
  ///
  /// Source: Broder, "On the resemblance and containment of documents" (1997).
  package func containment(in other: Self) -> Double? {
    guard !counts.isEmpty else { return nil }
    let contained = counts.keys.count { other.counts[$0] != nil }
    return Double(contained) / Double(counts.count)
  }
}
