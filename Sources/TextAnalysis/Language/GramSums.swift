/// Adds up rows of 4-bit values, many at a time in the bytes of an integer.
struct GramSums {
  private var even: UInt64 = 0
  private var odd: UInt64 = 0
  private var lastEven: UInt32 = 0
  private var lastOdd: UInt32 = 0
  private var pending = 0
  private var count = 0
  private var sums = SIMD32<Int32>()

  mutating func addLatin(_ first: UInt64, _ last: UInt16) {
    even &+= first & 0x0F0F_0F0F_0F0F_0F0F
    odd &+= first >> 4 & 0x0F0F_0F0F_0F0F_0F0F
    lastEven &+= UInt32(last & 0x0F0F)
    lastOdd &+= UInt32(last >> 4 & 0x0F0F)
    pending += 1
    count += 1
    // Sixteen values of up to 15 fit a byte.
    if pending == 16 { flush() }
  }

  mutating func addCyrillic(_ values: UInt8) {
    sums[LanguageModel.firstCyrillicSlot] &+= Int32(values & 15)
    sums[LanguageModel.firstCyrillicSlot + 1] &+= Int32(values >> 4)
    count += 1
  }

  private mutating func flush() {
    for byte in 0..<8 {
      sums[2 * byte] &+= Int32(even >> (8 * UInt64(byte)) & 0xFF)
      sums[2 * byte + 1] &+= Int32(odd >> (8 * UInt64(byte)) & 0xFF)
    }
    for byte in 0..<2 {
      sums[16 + 2 * byte] &+= Int32(lastEven >> (8 * UInt32(byte)) & 0xFF)
      sums[17 + 2 * byte] &+= Int32(lastOdd >> (8 * UInt32(byte)) & 0xFF)
    }
    (even, odd, lastEven, lastOdd, pending) = (0, 0, 0, 0, 0)
  }

  mutating func scores(unit: Float, isCyrillic: Bool) -> LanguageScores {
    guard count > 0 else { return .zero }
    flush()
    let factor = unit / Float(count).squareRoot()
    var scores = LanguageScores.zero
    let slots =
      isCyrillic
      ? LanguageModel.firstCyrillicSlot..<LanguageModel.firstCyrillicSlot
        + LanguageModel.cyrillic.count : 0..<LanguageModel.latin.count
    for slot in slots { scores[slot] = factor * Float(Int(sums[slot]) - 8 * count) }
    return scores
  }
}
