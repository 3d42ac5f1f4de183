/// The longest run that two lists share.
package struct CommonRun: Hashable, Sendable {
  /// Where it stands in the first list.
  package var first: Range<Int>

  /// Where it stands in the second list.
  package var second: Range<Int>

  /// Finds the longest run, of equals the earliest in the first list.
  ///
  /// - Complexity: O(*n*·*m*) in the lengths of the lists.
  package init(of left: [String], and right: [String]) {
    first = 0..<0
    second = 0..<0
    // The length of the run that ends before each place of the right list.
    var lengths = [Int](repeating: 0, count: right.count + 1)
    for i in left.indices {
      var diagonal = 0
      for j in right.indices {
        let above = lengths[j + 1]
        lengths[j + 1] = left[i] == right[j] ? diagonal + 1 : 0
        diagonal = above
        if lengths[j + 1] > first.count {
          first = i + 1 - lengths[j + 1]..<i + 1
          second = j + 1 - lengths[j + 1]..<j + 1
        }
      }
    }
  }
}

extension [String] {
  /// Where another list stands in this one as a run, first occurrence.
  package func range(ofRun run: [String]) -> Range<Int>? { firstRange(ofRun: run) }
}
