/// Finds a key among the earlier ones of its mapping, by its bytes: two spellings
/// that Unicode calls equivalent are two keys.
///
/// A dictionary would hash every key again each time it grows.
struct KeyTable {
  /// For each slot, the index of a key plus one, or 0.
  private var slots: [Int32] = []

  /// The hash of each key.
  private var hashes: [Int] = []

  /// Adds the next key and returns the index of an earlier one with the same
  /// bytes.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - earlier: Returns the key of an index.
  /// - Returns: The index, or `nil` where the key is new.
  mutating func add(_ key: String, earlier: (Int) -> String) -> Int? {
    if 2 * hashes.count >= slots.count { grow() }
    let hash = Self.hash(key)
    var slot = hash & (slots.count - 1)
    while slots[slot] != 0 {
      let index = Int(slots[slot] - 1)
      if hashes[index] == hash, earlier(index).utf8.elementsEqual(key.utf8) { return index }
      slot = (slot + 1) & (slots.count - 1)
    }
    hashes.append(hash)
    slots[slot] = Int32(hashes.count)
    return nil
  }

  /// Makes four times the room; at least half of the slots stay empty.
  private mutating func grow() {
    slots = Array(repeating: 0, count: max(64, 4 * slots.count))
    for (index, hash) in hashes.enumerated() {
      var slot = hash & (slots.count - 1)
      while slots[slot] != 0 { slot = (slot + 1) & (slots.count - 1) }
      slots[slot] = Int32(index + 1)
    }
  }

  /// A hash of a key's bytes, seeded anew for each process, so that no file can
  /// be made of keys that collide.
  private static func hash(_ key: String) -> Int {
    var hasher = Hasher()
    hasher.combine(bytesOf: key)
    return hasher.finalize()
  }
}

extension Hasher {
  /// Hashes a text's bytes.
  mutating func combine(bytesOf text: String) {
    // Eight bytes at a time: the hasher's cost is by the call.
    var word: UInt64 = 0
    var count = 0
    for byte in text.utf8 {
      word = word << 8 | UInt64(byte)
      count += 1
      if count & 7 == 0 { combine(word) }
    }
    combine(word)
    combine(count)
  }
}
