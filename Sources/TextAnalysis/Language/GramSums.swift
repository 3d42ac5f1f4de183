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
    let (even, odd, lastEven, lastOdd) = (even, odd, lastEven, lastOdd)
    unsafe sums.withLanes { sums in
      for byte in 0..<8 {
        unsafe sums[2 * byte] &+= Int32(even >> (8 * UInt64(byte)) & 0xFF)
        unsafe sums[2 * byte + 1] &+= Int32(odd >> (8 * UInt64(byte)) & 0xFF)
      }
      for byte in 0..<2 {
        unsafe sums[16 + 2 * byte] &+= Int32(lastEven >> (8 * UInt32(byte)) & 0xFF)
        unsafe sums[17 + 2 * byte] &+= Int32(lastOdd >> (8 * UInt32(byte)) & 0xFF)
      }
    }
    (self.even, self.odd, self.lastEven, self.lastOdd, pending) = (0, 0, 0, 0, 0)
  }

  mutating func scores(unit: Float, isCyrillic: Bool) -> LanguageScores {
    guard count > 0 else { return .zero }
    flush()
    let factor = unit / Float(count).squareRoot()
    let slots =
      isCyrillic
      ? LanguageModel.firstCyrillicSlot..<LanguageModel.firstCyrillicSlot
        + LanguageModel.cyrillic.count : 0..<LanguageModel.latin.count
    var scores = LanguageScores.zero
    let middle = Int32(8 * count)
    unsafe sums.withLanes { sums in
      unsafe scores.withLanes { scores in
        for slot in slots { unsafe scores[slot] = factor * Float(sums[slot] - middle) }
      }
    }
    return scores
  }
}

extension LanguageScores {
  /// Adds other scores, each times a weight.
  ///
  /// The operators of `SIMD32` set one lane after the other and copy all for each.
  mutating func add(_ other: Self, times weight: Float) {
    unsafe withLanes { lanes in
      unsafe other.withConstantLanes { others in
        for slot in 0..<Self.scalarCount { unsafe lanes[slot] += weight * others[slot] }
      }
    }
  }
}

extension SIMD32 {
  /// Gives access to the lanes in place, to read them.
  fileprivate func withConstantLanes(_ body: (UnsafeBufferPointer<Scalar>) -> Void) {
    unsafe withUnsafeBytes(of: self) { bytes in
      unsafe body(bytes.bindMemory(to: Scalar.self))
    }
  }

  /// Gives access to the lanes in place: to set one by its subscript copies them all.
  mutating func withLanes(_ body: (UnsafeMutableBufferPointer<Scalar>) -> Void) {
    unsafe withUnsafeMutableBytes(of: &self) { bytes in
      unsafe body(bytes.bindMemory(to: Scalar.self))
    }
  }
}
