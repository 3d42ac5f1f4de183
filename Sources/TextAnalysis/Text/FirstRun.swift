extension Collection where Element: Equatable, Index == Int {
  /// Where other elements stand in this collection side by side, first occurrence.
  ///
  /// D. E. Knuth, J. H. Morris, V. R. Pratt, "Fast pattern matching in strings", SIAM
  /// Journal on Computing 6 (1977).
  ///
  /// - Complexity: O(*n* + *m*) in the lengths of both.
  ///
  /// - Parameter run: What is looked for.
  /// - Returns: Its indices; `nil` where it does not stand here or is empty.
  package func firstRange(ofRun run: [Element]) -> Range<Int>? {
    guard let head = run.first, run.count <= count else { return nil }
    // How much of the run is matched by what ends at each of its places.
    var borders: [Int] = []
    var matched = 0
    for index in indices {
      // Most texts have the run's first element seldom: the table is not needed then.
      if matched == 0, self[index] != head { continue }
      if borders.isEmpty { borders = Self.borders(of: run) }
      while matched > 0, self[index] != run[matched] { matched = borders[matched - 1] }
      if self[index] == run[matched] { matched += 1 }
      if matched == run.count { return index + 1 - matched..<index + 1 }
    }
    return nil
  }

  private static func borders(of run: [Element]) -> [Int] {
    var borders = [Int](repeating: 0, count: run.count)
    var length = 0
    for index in run.indices.dropFirst() {
      while length > 0, run[index] != run[length] { length = borders[length - 1] }
      if run[index] == run[length] { length += 1 }
      borders[index] = length
    }
    return borders
  }
}
