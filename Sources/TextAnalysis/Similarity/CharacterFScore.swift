/// The character n-gram F-score: how much two texts have in common, without
/// regard to words, so that it suits languages with and without spaces.
///
/// chrF2 as M. Popović defines it ("chrF: character n-gram F-score for automatic
/// MT evaluation", WMT 2015) and sacrebleu computes it for one sentence:
/// n-grams of 1 to 6 characters, white space left out, recall counted twice.
/// It differs in one value: two texts of which nothing is left are equal (1), not
/// different (0).
public struct CharacterFScore: Hashable, Sendable {
  /// From 0, nothing in common, to 1, the same.
  public var value: Double

  /// The longest n-grams, in characters.
  public static let order = 6

  /// How much more recall counts than precision.
  private static let beta = 2.0

  /// Compares a text with a reference, in time linear in their lengths.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - reference: What it should be like. The score is not symmetric: what of the
  ///     reference the text lacks weighs more than what it has besides.
  public init(of text: String, against reference: String) {
    let text = Self.characters(of: text)
    let reference = Self.characters(of: reference)
    guard !text.isEmpty || !reference.isEmpty else {
      value = 1
      return
    }
    var precision = 0.0
    var recall = 0.0
    var orders = 0.0
    for length in 1...Self.order {
      let inText = max(0, text.count - length + 1)
      let inReference = max(0, reference.count - length + 1)
      guard inText > 0, inReference > 0 else { break }
      let shared = Double(Self.shared(text, reference, length))
      precision += shared / Double(inText)
      recall += shared / Double(inReference)
      orders += 1
    }
    guard orders > 0, precision + recall > 0 else {
      value = 0
      return
    }
    precision /= orders
    recall /= orders
    let factor = Self.beta * Self.beta
    value = (1 + factor) * precision * recall / (factor * precision + recall)
  }

  private static func characters(of text: String) -> [Unicode.Scalar] {
    text.unicodeScalars.filter { !$0.properties.isWhitespace && !("\u{1C}"..."\u{1F}" ~= $0) }
  }

  /// How many n-grams stand in both, each as often as in the one that has it
  /// less often.
  private static func shared(
    _ text: [Unicode.Scalar], _ reference: [Unicode.Scalar], _ length: Int
  ) -> Int {
    var counts: [Gram: Int] = [:]
    counts.reserveCapacity(reference.count)
    for start in 0...reference.count - length {
      counts[Gram(reference[start..<start + length]), default: 0] += 1
    }
    var shared = 0
    for start in 0...text.count - length {
      let gram = Gram(text[start..<start + length])
      guard let left = counts[gram], left > 0 else { continue }
      counts[gram] = left - 1
      shared += 1
    }
    return shared
  }

  /// Up to six characters, 21 bits each.
  private struct Gram: Hashable {
    var high: UInt64 = 0
    var low: UInt64 = 0

    init(_ scalars: ArraySlice<Unicode.Scalar>) {
      for scalar in scalars {
        high = high << 21 | low >> 42
        low = (low << 21 | UInt64(scalar.value)) & 0x7FFF_FFFF_FFFF_FFFF
      }
    }
  }
}
