/// The shortest list of removals and insertions that turns one sequence into
/// another, given up when it would take too long.
///
/// The algorithm is that of E. W. Myers, "An O(ND) Difference Algorithm and Its
/// Variations", 1986.
enum ShortestEdit {
  /// A stretch of both sequences.
  enum Step: Hashable {
    case equal(old: Range<Int>, new: Range<Int>)
    case changed(old: Range<Int>, new: Range<Int>)
  }

  /// The most removals and insertions looked for.
  ///
  /// Beyond it, texts have so little in common that a list of words helps nobody.
  /// It bounds the memory to some 8 MB.
  static let maximumEdits = 1_000

  /// Returns the steps, or `nil` when there are more edits than the maximum.
  static func steps(from old: [Int], to new: [Int], maximum: Int = maximumEdits) -> [Step]? {
    var head = 0
    while head < old.count, head < new.count, old[head] == new[head] { head += 1 }
    var tail = 0
    while tail < old.count - head, tail < new.count - head,
      old[old.count - 1 - tail] == new[new.count - 1 - tail]
    {
      tail += 1
    }
    let oldMiddle = head..<(old.count - tail)
    let newMiddle = head..<(new.count - tail)
    var steps: [Step] = []
    if head > 0 { steps.append(.equal(old: 0..<head, new: 0..<head)) }
    guard
      let middle = middleSteps(
        old[oldMiddle], new[newMiddle], maximum: maximum)
    else { return nil }
    steps += middle
    if tail > 0 {
      steps.append(
        .equal(old: oldMiddle.upperBound..<old.count, new: newMiddle.upperBound..<new.count))
    }
    return steps
  }

  private static func middleSteps(
    _ old: ArraySlice<Int>, _ new: ArraySlice<Int>, maximum: Int
  ) -> [Step]? {
    if old.isEmpty && new.isEmpty { return [] }
    if old.isEmpty || new.isEmpty {
      return [.changed(old: old.indices, new: new.indices)]
    }
    guard let matches = matches(Array(old), Array(new), maximum: maximum) else { return nil }
    var steps: [Step] = []
    var oldAt = 0
    var newAt = 0
    var index = 0
    while index < matches.count {
      let match = matches[index]
      if match.old > oldAt || match.new > newAt {
        steps.append(changed(old, oldAt..<match.old, new, newAt..<match.new))
      }
      var length = 1
      while index + length < matches.count, matches[index + length].old == match.old + length,
        matches[index + length].new == match.new + length
      {
        length += 1
      }
      steps.append(
        .equal(
          old: (old.startIndex + match.old)..<(old.startIndex + match.old + length),
          new: (new.startIndex + match.new)..<(new.startIndex + match.new + length)))
      oldAt = match.old + length
      newAt = match.new + length
      index += length
    }
    if oldAt < old.count || newAt < new.count {
      steps.append(changed(old, oldAt..<old.count, new, newAt..<new.count))
    }
    return steps
  }

  private static func changed(
    _ old: ArraySlice<Int>, _ oldRange: Range<Int>, _ new: ArraySlice<Int>, _ newRange: Range<Int>
  ) -> Step {
    .changed(
      old: (old.startIndex + oldRange.lowerBound)..<(old.startIndex + oldRange.upperBound),
      new: (new.startIndex + newRange.lowerBound)..<(new.startIndex + newRange.upperBound))
  }

  /// Returns the pairs of equal elements that a shortest edit keeps.
  private static func matches(
    _ old: [Int], _ new: [Int], maximum: Int
  ) -> [(old: Int, new: Int)]? {
    let limit = min(maximum, old.count + new.count)
    // Furthest place in `old` on each diagonal, from -limit - 1 to limit + 1.
    var furthest = [Int](repeating: 0, count: 2 * limit + 3)
    let center = limit + 1
    var history: [[Int]] = []
    for edits in 0...limit {
      history.append(Array(furthest[(center - edits - 1)...(center + edits + 1)]))
      for diagonal in stride(from: -edits, through: edits, by: 2) {
        let goesDown =
          diagonal == -edits
          || (diagonal != edits
            && furthest[center + diagonal - 1] < furthest[center + diagonal + 1])
        var x = goesDown ? furthest[center + diagonal + 1] : furthest[center + diagonal - 1] + 1
        while x < old.count, x - diagonal < new.count, old[x] == new[x - diagonal] { x += 1 }
        furthest[center + diagonal] = x
        if x >= old.count, x - diagonal >= new.count {
          return backtrack(history, from: (old.count, new.count))
        }
      }
    }
    return nil
  }

  private static func backtrack(
    _ history: [[Int]], from end: (old: Int, new: Int)
  ) -> [(old: Int, new: Int)] {
    var matches: [(old: Int, new: Int)] = []
    var x = end.old
    var y = end.new
    for (edits, furthest) in history.enumerated().reversed() {
      let center = edits + 1
      let diagonal = x - y
      let goesDown =
        diagonal == -edits
        || (diagonal != edits && furthest[center + diagonal - 1] < furthest[center + diagonal + 1])
      let previous = goesDown ? diagonal + 1 : diagonal - 1
      let previousX = edits == 0 ? 0 : furthest[center + previous]
      let previousY = edits == 0 ? 0 : previousX - previous
      while x > previousX, y > previousY {
        x -= 1
        y -= 1
        matches.append((x, y))
      }
      x = previousX
      y = previousY
    }
    return matches.reversed()
  }
}
