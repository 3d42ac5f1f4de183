/// What changed between two texts, word by word.
package struct WordDiff: Hashable, Sendable {
  /// A stretch of text.
  package enum Change: Hashable, Sendable {
    /// Text that both have.
    case equal(String)

    /// Text that was replaced; either may be empty, not both.
    case changed(old: String, new: String)
  }

  /// The stretches in order.
  package let changes: [Change]

  /// How alike the texts are, from 0 to 1.
  ///
  /// Twice the bytes of the words that both have in the same order, over the
  /// bytes of all words. Spaces do not count.
  package let similarity: Double

  /// Compares two texts.
  ///
  /// Texts with too little in common come out as one change.
  ///
  /// - Complexity: At most about a million steps beyond the texts' lengths.
  package init(_ old: String, _ new: String) {
    let oldTokens = DiffTokens(old).tokens
    let newTokens = DiffTokens(new).tokens
    var numbers = TokenNumbers()
    let oldNumbers = oldTokens.map { numbers.number(of: $0) }
    let newNumbers = newTokens.map { numbers.number(of: $0) }
    guard let steps = ShortestEdit.steps(from: oldNumbers, to: newNumbers) else {
      changes = [.changed(old: old, new: new)]
      similarity = Self.overlap(oldTokens, oldNumbers, newTokens, newNumbers)
      return
    }
    var shared = 0
    var changes: [Change] = []
    for step in steps {
      switch step {
      case .equal(let old, _):
        shared += oldTokens[old].reduce(0) { $0 + $1.wordBytes }
        changes.append(.equal(oldTokens[old].joined()))
      case .changed(let old, let new):
        changes.append(
          .changed(old: oldTokens[old].joined(), new: newTokens[new].joined()))
      }
    }
    self.changes = Self.joiningAcrossSpaces(changes)
    similarity = Self.ratio(shared, oldTokens, newTokens)
  }

  /// Whether nothing changed, byte for byte.
  package var isEmpty: Bool {
    changes.allSatisfy { if case .equal = $0 { true } else { false } }
  }

  /// Joins two changes that only spaces separate, where text is replaced:
  /// `[-a-]{+b+} [-c-]{+d+}` reads worse than `[-a c-]{+b d+}`.
  private static func joiningAcrossSpaces(_ changes: [Change]) -> [Change] {
    var result: [Change] = []
    for change in changes {
      if case .changed(let old, let new) = change, result.count >= 2,
        case .equal(let between) = result[result.count - 1],
        case .changed(let oldBefore, let newBefore) = result[result.count - 2],
        between.unicodeScalars.allSatisfy({ $0 == " " }),
        !(oldBefore + old).isEmpty && !(newBefore + new).isEmpty
      {
        result.removeLast(2)
        result.append(.changed(old: oldBefore + between + old, new: newBefore + between + new))
      } else {
        result.append(change)
      }
    }
    return result
  }

  private static func ratio(_ shared: Int, _ old: [Substring], _ new: [Substring]) -> Double {
    let total = (old + new).reduce(0) { $0 + $1.wordBytes }
    guard total > 0 else { return 1 }
    return Double(2 * shared) / Double(total)
  }

  /// The same figure for texts too different to align: the words that both have,
  /// in whatever order.
  private static func overlap(
    _ old: [Substring], _ oldNumbers: [Int], _ new: [Substring], _ newNumbers: [Int]
  ) -> Double {
    var counts: [Int: Int] = [:]
    for number in oldNumbers { counts[number, default: 0] += 1 }
    var shared = 0
    for (token, number) in zip(new, newNumbers) {
      guard let count = counts[number], count > 0 else { continue }
      counts[number] = count - 1
      shared += token.wordBytes
    }
    return ratio(shared, old, new)
  }
}

/// Gives equal tokens equal numbers.
private struct TokenNumbers {
  private var numbers: [[UInt8]: Int] = [:]

  mutating func number(of token: Substring) -> Int {
    let bytes = Array(token.utf8)
    if let number = numbers[bytes] { return number }
    let number = numbers.count
    numbers[bytes] = number
    return number
  }
}

extension Substring {
  /// The bytes that count for similarity: those of anything but spaces.
  fileprivate var wordBytes: Int {
    unicodeScalars.allSatisfy(\.properties.isWhitespace) ? 0 : utf8.count
  }
}
