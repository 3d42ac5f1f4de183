/// How many edits turn one sequence of characters into another.
///
/// Both measures go through the longer sequence once and through 64 characters
/// of the other at a time: G. Myers, "A fast bit-vector algorithm for approximate
/// string matching", JACM 46 (1999); H. Hyyrö, "Bit-parallel LCS-length
/// computation revisited" (2004).
public enum EditDistance {
  /// The fewest insertions, deletions and replacements of one element that turn
  /// one sequence into the other.
  ///
  /// - Complexity: O(*n*·*m* / 64) in the lengths of the sequences; two of 100,000
  ///   characters take about a second.
  ///
  /// - Parameters:
  ///   - left: One sequence, such as the characters of a text.
  ///   - right: The other sequence.
  /// - Returns: The number of edits, 0 for equal sequences.
  public static func levenshtein<Element: Hashable>(
    _ left: [Element], _ right: [Element]
  ) -> Int {
    let shorter = left.count <= right.count ? left : right
    let longer = left.count <= right.count ? right : left
    let (pattern, text) = trimmingCommonEnds(shorter[...], longer[...])
    guard !pattern.isEmpty else { return text.count }
    var masks = BlockMasks(pattern)
    let lastBit = UInt64(1) << UInt64((pattern.count - 1) % 64)
    // For each block of the pattern, where the distance goes up and down from
    // one row to the next.
    var up = [UInt64](repeating: .max, count: masks.blocks)
    var down = [UInt64](repeating: 0, count: masks.blocks)
    var distance = pattern.count
    for element in text {
      masks.show(element)
      var carryUp: UInt64 = 1
      var carryDown: UInt64 = 0
      for block in 0..<masks.blocks {
        let equal = masks[block] | carryDown
        let diagonal = (((equal & up[block]) &+ up[block]) ^ up[block]) | equal | down[block]
        var right = down[block] | ~(diagonal | up[block])
        var left = diagonal & up[block]
        if block == masks.blocks - 1 {
          if right & lastBit != 0 { distance += 1 }
          if left & lastBit != 0 { distance -= 1 }
        }
        (right, carryUp) = (right << 1 | carryUp, right >> 63)
        (left, carryDown) = (left << 1 | carryDown, left >> 63)
        up[block] = left | ~(diagonal | right)
        down[block] = right & diagonal
      }
    }
    return distance
  }

  /// The length of the longest sequence that stands in both, not necessarily
  /// without gaps.
  ///
  /// - Complexity: O(*n*·*m* / 64) in the lengths of the sequences.
  ///
  /// - Parameters:
  ///   - left: One sequence, such as the words of a text.
  ///   - right: The other sequence.
  /// - Returns: The number of elements.
  public static func longestCommonSubsequence<Element: Hashable>(
    _ left: [Element], _ right: [Element]
  ) -> Int {
    let shorter = left.count <= right.count ? left : right
    let longer = left.count <= right.count ? right : left
    let (pattern, text) = trimmingCommonEnds(shorter[...], longer[...])
    let common = shorter.count - pattern.count
    guard !pattern.isEmpty else { return common }
    var masks = BlockMasks(pattern)
    var unmatched = [UInt64](repeating: .max, count: masks.blocks)
    for element in text {
      masks.show(element)
      var carry: UInt64 = 0
      for block in 0..<masks.blocks {
        let matches = unmatched[block] & masks[block]
        let (sum, first) = unmatched[block].addingReportingOverflow(matches)
        let (total, second) = sum.addingReportingOverflow(carry)
        carry = first || second ? 1 : 0
        unmatched[block] = total | (unmatched[block] &- matches)
      }
    }
    return common + unmatched.reduce(0) { $0 + (~$1).nonzeroBitCount }
  }

  /// Both sequences without what they have in common at their ends, which no
  /// shortest list of edits touches.
  private static func trimmingCommonEnds<Element: Equatable>(
    _ left: ArraySlice<Element>, _ right: ArraySlice<Element>
  ) -> (ArraySlice<Element>, ArraySlice<Element>) {
    var (left, right) = (left, right)
    let start = zip(left, right).prefix { $0 == $1 }.count
    (left, right) = (left.dropFirst(start), right.dropFirst(start))
    let end = zip(left.reversed(), right.reversed()).prefix { $0 == $1 }.count
    return (left.dropLast(end), right.dropLast(end))
  }
}

/// Where each element stands in a pattern, 64 places to a block.
///
/// Only blocks with an element are kept: a row of all blocks for each of many
/// different elements would take memory quadratic in the pattern's length.
private struct BlockMasks<Element: Hashable> {
  /// How many blocks the pattern takes.
  let blocks: Int

  private var rows: [Element: Int] = [:]

  /// The blocks that have an element, by its row, in order.
  private var marked: [[(block: Int, mask: UInt64)]] = []

  /// The row that is shown, and all blocks of it.
  private var shown: Int?
  private var masks: [UInt64]

  init(_ pattern: ArraySlice<Element>) {
    blocks = (pattern.count + 63) / 64
    masks = [UInt64](repeating: 0, count: blocks)
    for (index, element) in pattern.enumerated() {
      let row = rows[element] ?? marked.count
      if row == marked.count {
        rows[element] = row
        marked.append([])
      }
      let mask: UInt64 = 1 << UInt64(index % 64)
      if let last = marked[row].last, last.block == index / 64 {
        marked[row][marked[row].count - 1].mask |= mask
      } else {
        marked[row].append((index / 64, mask))
      }
    }
  }

  /// Lets the subscript tell where an element stands.
  mutating func show(_ element: Element) {
    let row = rows[element]
    guard row != shown else { return }
    if let shown { for entry in marked[shown] { masks[entry.block] = 0 } }
    if let row { for entry in marked[row] { masks[entry.block] = entry.mask } }
    shown = row
  }

  subscript(block: Int) -> UInt64 { masks[block] }
}
