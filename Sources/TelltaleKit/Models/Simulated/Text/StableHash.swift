/// A 64-bit hash that is the same on every machine and in every release.
///
/// FNV-1a over length-prefixed fields, then the finaliser of MurmurHash3, whose
/// avalanche spreads small differences over all bits.
struct StableHash {
  private var state: UInt64 = 0xcbf2_9ce4_8422_2325

  /// Mixes in a field; its length goes first, so that `ab` + `c` and `a` + `bc`
  /// differ.
  mutating func combine(_ text: String) {
    combine(UInt64(text.utf8.count))
    for byte in text.utf8 { mix(byte) }
  }

  /// Mixes in a number.
  mutating func combine(_ number: UInt64) {
    for shift in stride(from: 0, to: 64, by: 8) { mix(UInt8(truncatingIfNeeded: number >> shift)) }
  }

  /// The hash of what was mixed in.
  var value: UInt64 {
    var value = state
    value ^= value >> 33
    value &*= 0xff51_afd7_ed55_8ccd
    value ^= value >> 33
    value &*= 0xc4ce_b9fe_1a85_ec53
    value ^= value >> 33
    return value
  }

  /// The hash as a number from 0 up to but without 1.
  var unit: Double { Double(value >> 11) * 0x1p-53 }

  private mutating func mix(_ byte: UInt8) {
    state ^= UInt64(byte)
    state &*= 0x100_0000_01b3
  }
}
