/// A read-mostly table from 64-bit hashes to small lists, with open addressing.
///
/// The keys are hashes already, so that no further hashing is needed on lookup.
struct HashTable<Element: Sendable>: Sendable {
  private var keys: [UInt64]
  private var slots: [Int32]
  private var lists: [[Element]] = []

  /// How many bytes the shortest and the longest word have that was added: others
  /// need not be looked up.
  private(set) var shortest = Int.max
  private(set) var longest = 0

  init() {
    keys = [UInt64](repeating: 0, count: 16)
    slots = [Int32](repeating: -1, count: 16)
  }

  /// Whether nothing was added.
  var isEmpty: Bool { lists.isEmpty }

  /// The list of a hash; empty when there is none.
  subscript(hash: UInt64) -> [Element] {
    let slot = slots[place(of: hash)]
    return slot < 0 ? [] : lists[Int(slot)]
  }

  /// Whether there is a list for a hash.
  func has(_ hash: UInt64) -> Bool { slots[place(of: hash)] >= 0 }

  /// Adds an element to the list of a hash, which is that of a word of so many bytes.
  mutating func add(_ element: Element, for hash: UInt64, length: Int) {
    shortest = min(shortest, length)
    longest = max(longest, length)
    if (lists.count + 1) * 2 > keys.count { grow() }
    let index = place(of: hash)
    if slots[index] >= 0 {
      lists[Int(slots[index])].append(element)
    } else {
      keys[index] = hash
      slots[index] = Int32(lists.count)
      lists.append([element])
    }
  }

  private func place(of hash: UInt64) -> Int {
    let mask = keys.count - 1
    var index = Int(truncatingIfNeeded: hash ^ (hash >> 29)) & mask
    while slots[index] >= 0, keys[index] != hash { index = (index + 1) & mask }
    return index
  }

  private mutating func grow() {
    let old = zip(keys, slots).filter { $0.1 >= 0 }
    keys = [UInt64](repeating: 0, count: keys.count * 4)
    slots = [Int32](repeating: -1, count: keys.count)
    for (key, slot) in old {
      let index = place(of: key)
      keys[index] = key
      slots[index] = slot
    }
  }
}

/// A running 64-bit hash of a word's bytes (FNV-1a).
struct WordHash {
  /// The hash so far.
  private(set) var value: UInt64 = 0xcbf2_9ce4_8422_2325

  /// Takes in a byte.
  mutating func append(_ byte: UInt8) {
    value ^= UInt64(byte)
    value &*= 0x100_0000_01b3
  }

  /// Returns the hash of a whole word.
  static func of(_ bytes: some Sequence<UInt8>) -> UInt64 {
    var hash = WordHash()
    for byte in bytes { hash.append(byte) }
    return hash.value
  }
}
