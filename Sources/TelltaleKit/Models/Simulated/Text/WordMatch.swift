/// How alike two folded words are.
enum WordMatch {
  /// Returns a likeness from 0 to 1: 1 for the same word, less for a common
  /// stem, less again for a part of a compound.
  static func likeness(_ left: [UInt8], _ right: [UInt8]) -> Double {
    if left == right { return 1 }
    let shorter = min(left.count, right.count)
    let longer = max(left.count, right.count)
    if shorter == 3, longer == 5 { return isDefinite(left, right) ? 0.9 : 0 }
    guard shorter >= 4 else { return 0 }
    var prefix = 0
    while prefix < shorter, left[prefix] == right[prefix] { prefix += 1 }
    if prefix >= 4, prefix * 10 >= longer * 7 { return 0.9 }
    if prefix == shorter, longer - shorter <= 2 {
      let ending = (left.count > right.count ? left : right).suffix(longer - shorter)
      if endings.contains(where: { ending.elementsEqual($0.utf8) }) { return 0.9 }
    }
    if let participle = participle(left, right) { return participle }
    guard longer >= shorter + 3 else { return 0 }
    if prefix == shorter { return shorter >= 5 || longer <= 11 ? 0.75 : 0.5 }
    let (part, whole) = left.count < right.count ? (left, right) : (right, left)
    return whole.suffix(part.count).elementsEqual(part) ? 0.75 : 0
  }

  /// Whether one word is the other with a Scandinavian article, as `laxen` is `lax`.
  private static func isDefinite(_ left: [UInt8], _ right: [UInt8]) -> Bool {
    let (short, long) = left.count < right.count ? (left, right) : (right, left)
    return long.starts(with: short) && long[3] == UInt8(ascii: "e")
      && (long[4] == UInt8(ascii: "n") || long[4] == UInt8(ascii: "t"))
  }

  /// The likeness of a word to a participle such as `geprüft`, which has the stem
  /// of `Prüfer` after its first two letters.
  private static func participle(_ left: [UInt8], _ right: [UInt8]) -> Double? {
    let isLeft = left.starts(with: [0x67, 0x65])
    guard isLeft != right.starts(with: [0x67, 0x65]) else { return nil }
    let stem = isLeft ? left.dropFirst(2) : right.dropFirst(2)
    let other = isLeft ? right : left
    let common = zip(stem, other).prefix { $0 == $1 }.count
    return common >= 4 && max(stem.count, other.count) - common <= 2 ? 0.8 : nil
  }

  private static let endings = ["s", "n", "e", "en", "es", "er", "x", "r"]

  /// Returns a word without each common ending of inflection that it has.
  static func shortened(_ word: [UInt8]) -> [ArraySlice<UInt8>] {
    guard word.count >= 4, let last = word.last, last < 0x80 else { return [] }
    switch last {
    case UInt8(ascii: "s"), UInt8(ascii: "n"), UInt8(ascii: "r"):
      let isLong = word.count >= 5 && word[word.count - 2] == UInt8(ascii: "e")
      let isStem = isLong && (last != UInt8(ascii: "r") || word.count >= 6)
      return isStem ? [word.dropLast(1), word.dropLast(2)] : [word.dropLast(1)]
    case UInt8(ascii: "e"), UInt8(ascii: "x"): return [word.dropLast(1)]
    default: return []
    }
  }
}
