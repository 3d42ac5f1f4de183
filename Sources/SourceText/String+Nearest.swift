extension String {
  /// Returns the candidate that this string is most likely a misspelling of.
  ///
  /// - Returns: The closest candidate, or `nil` if none is closer than a third
  ///   of the string's length.
  public func nearest(among candidates: [String]) -> String? {
    let limit = max(1, count / 3)
    return
      candidates
      .map { (candidate: $0, distance: editDistance(to: $0)) }
      .filter { $0.distance <= limit }
      .min { $0.distance < $1.distance }?
      .candidate
  }

  /// The number of single-character edits that turn this string into another.
  ///
  /// Swapping two neighbors, the commonest slip of all, counts as one edit.
  func editDistance(to other: String) -> Int {
    let source = Array(self)
    let target = Array(other)
    var beforeLast: [Int] = []
    var last = Array(0...target.count)
    for i in source.indices {
      var row = [i + 1]
      for j in target.indices {
        let substitution = last[j] + (source[i] == target[j] ? 0 : 1)
        var best = Swift.min(substitution, last[j + 1] + 1, row[j] + 1)
        if i > 0, j > 0, source[i] == target[j - 1], source[i - 1] == target[j] {
          best = Swift.min(best, beforeLast[j - 1] + 1)
        }
        row.append(best)
      }
      beforeLast = last
      last = row
    }
    return last[target.count]
  }
}
