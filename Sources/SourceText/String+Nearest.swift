extension String {
  /// The longest text that is taken for a misspelling, in bytes.
  private static var longestName: Int { 1024 }

  /// Returns the candidate that this string is most likely a misspelling of.
  ///
  /// - Returns: The closest candidate, or `nil` if none is closer than a third
  ///   of the string's length.
  public func nearest(among candidates: [String]) -> String? {
    guard utf8.count <= Self.longestName else { return nil }
    let source = Array(self)
    var limit = max(1, source.count / 3)
    var nearest: String?
    for candidate in candidates {
      // No character is shorter than a byte.
      guard candidate.utf8.count >= source.count - limit,
        candidate.utf8.count <= Self.longestName,
        let distance = Self.editDistance(source, Array(candidate), atMost: limit)
      else { continue }
      nearest = candidate
      if distance == 0 { break }
      limit = distance - 1
    }
    return nearest
  }

  /// The number of single-character edits that turn one text into another, or
  /// `nil` if it is above a limit.
  ///
  /// Swapping two neighbors, the commonest slip of all, counts as one edit.
  static func editDistance(
    _ source: [Character], _ target: [Character], atMost limit: Int
  ) -> Int? {
    guard abs(source.count - target.count) <= limit else { return nil }
    var beforeLast: [Int] = []
    var last = Array(0...target.count)
    for i in source.indices {
      var row = [i + 1]
      row.reserveCapacity(target.count + 1)
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
    return last[target.count] <= limit ? last[target.count] : nil
  }
}
