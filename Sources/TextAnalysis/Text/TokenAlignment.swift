/// Which words of two texts stand opposite each other.
///
/// The longest shared run is laid opposite itself, then what stands before it and
/// what stands after it are aligned in the same way.
package struct TokenAlignment: Sendable {
  /// A run that both texts have.
  package struct Match: Hashable, Sendable {
    /// Where it stands in the first text.
    package var left: Range<Int>

    /// Where it stands in the second text.
    package var right: Range<Int>
  }

  /// The runs in order.
  package private(set) var matches: [Match] = []

  /// The share of both texts that is matched, from 0 to 1.
  package private(set) var ratio = 0.0

  /// The product of two lengths above which no runs are looked for between them,
  /// so that long texts cost no more than time in proportion to their length.
  private static let largestArea = 1_000_000

  /// Aligns the words of two texts.
  ///
  /// - Complexity: What both texts begin and end with is found in linear time; a
  ///   rest of *n* and *m* words costs O(*n*·*m*) for each level of runs, and
  ///   nothing where *n*·*m* is above a million.
  package init(of left: [String], and right: [String]) {
    let shortest = min(left.count, right.count)
    var start = 0
    while start < shortest, left[start] == right[start] { start += 1 }
    var end = 0
    while end < shortest - start, left[left.count - 1 - end] == right[right.count - 1 - end] {
      end += 1
    }
    if start > 0 { matches.append(Match(left: 0..<start, right: 0..<start)) }
    let (leftEnd, rightEnd) = (left.count - end, right.count - end)
    if (leftEnd - start) * (rightEnd - start) <= Self.largestArea {
      align(left, start..<leftEnd, right, start..<rightEnd)
    }
    if end > 0 {
      matches.append(Match(left: leftEnd..<left.count, right: rightEnd..<right.count))
    }
    let matched = matches.reduce(0) { $0 + $1.left.count }
    let total = left.count + right.count
    ratio = total == 0 ? 1 : Double(2 * matched) / Double(total)
  }

  private mutating func align(
    _ left: [String], _ leftRange: Range<Int>, _ right: [String], _ rightRange: Range<Int>
  ) {
    guard !leftRange.isEmpty, !rightRange.isEmpty else { return }
    let run = CommonRun(of: Array(left[leftRange]), and: Array(right[rightRange]))
    guard !run.first.isEmpty else { return }
    let inLeft =
      run.first.lowerBound + leftRange.lowerBound..<run.first.upperBound + leftRange.lowerBound
    let inRight =
      run.second.lowerBound + rightRange.lowerBound..<run.second.upperBound + rightRange.lowerBound
    align(
      left, leftRange.lowerBound..<inLeft.lowerBound,
      right, rightRange.lowerBound..<inRight.lowerBound)
    matches.append(Match(left: inLeft, right: inRight))
    align(
      left, inLeft.upperBound..<leftRange.upperBound,
      right, inRight.upperBound..<rightRange.upperBound)
  }
}
