/// A whole number of any size, from 0: what exact probabilities are counted in.
///
/// Binomial coefficients outgrow machine integers at some seventy trials.
struct Natural: Hashable, Sendable, Comparable {
  /// The number where it fits, which it mostly does; else 0.
  private var small: UInt64

  /// The digits to the base 2³² where it does not, the lowest first, without zeros at
  /// the end; else empty.
  private var large: [UInt32]

  private init(_ small: UInt64) {
    self.small = small
    large = []
  }

  private init(digits: [UInt32]) {
    var digits = digits
    while digits.last == 0 { digits.removeLast() }
    let isSmall = digits.count <= 2
    small = isSmall ? digits.reversed().reduce(0) { $0 << 32 | UInt64($1) } : 0
    large = isSmall ? [] : digits
  }

  /// Creates a number.
  init(_ value: Int) {
    precondition(value >= 0, "a natural number is not negative")
    self.init(UInt64(value))
  }

  static let zero = Self(UInt64(0))
  static let one = Self(UInt64(1))

  /// The digits to the base 2³², the lowest first, without zeros at the end.
  private var digits: [UInt32] {
    if !large.isEmpty { return large }
    if small == 0 { return [] }
    let low = UInt32(truncatingIfNeeded: small)
    let high = UInt32(truncatingIfNeeded: small >> 32)
    return high == 0 ? [low] : [low, high]
  }

  /// Returns 2 to the power of an exponent from 0.
  static func powerOfTwo(_ exponent: Int) -> Self {
    Self(digits: Array(repeating: 0, count: exponent / 32) + [1 << UInt32(exponent % 32)])
  }

  static func < (left: Self, right: Self) -> Bool {
    if left.large.isEmpty, right.large.isEmpty { return left.small < right.small }
    if left.large.count != right.large.count { return left.large.count < right.large.count }
    for (one, other) in zip(left.large, right.large).reversed() where one != other {
      return one < other
    }
    return false
  }

  static func + (left: Self, right: Self) -> Self {
    if left.large.isEmpty, right.large.isEmpty {
      let (sum, isOver) = left.small.addingReportingOverflow(right.small)
      if !isOver { return Self(sum) }
    }
    let (longer, shorter) =
      left.digits.count < right.digits.count
      ? (right.digits, left.digits) : (left.digits, right.digits)
    var sum = longer + [0]
    var carry: UInt64 = 0
    for index in sum.indices {
      carry += UInt64(sum[index]) + UInt64(index < shorter.count ? shorter[index] : 0)
      sum[index] = UInt32(truncatingIfNeeded: carry)
      carry >>= 32
    }
    return Self(digits: sum)
  }

  static func += (left: inout Self, right: Self) { left = left + right }

  static func * (left: Self, right: Self) -> Self {
    if left.large.isEmpty, right.large.isEmpty {
      let (product, isOver) = left.small.multipliedReportingOverflow(by: right.small)
      if !isOver { return Self(product) }
    }
    let (first, second) = (left.digits, right.digits)
    var product = [UInt32](repeating: 0, count: first.count + second.count)
    for (index, digit) in first.enumerated() {
      var carry: UInt64 = 0
      for (offset, other) in second.enumerated() {
        // At most (2³² − 1)² + 2 · (2³² − 1), which is 2⁶⁴ − 1.
        carry += UInt64(digit) * UInt64(other) + UInt64(product[index + offset])
        product[index + offset] = UInt32(truncatingIfNeeded: carry)
        carry >>= 32
      }
      product[index + second.count] = UInt32(truncatingIfNeeded: carry)
    }
    return Self(digits: product)
  }

  /// Returns the number over a divisor, rounded down.
  func divided(by divisor: UInt32) -> Self {
    if large.isEmpty { return Self(small / UInt64(divisor)) }
    var quotient = large
    var rest: UInt64 = 0
    for index in large.indices.reversed() {
      rest = rest << 32 | UInt64(large[index])
      quotient[index] = UInt32(rest / UInt64(divisor))
      rest %= UInt64(divisor)
    }
    return Self(digits: quotient)
  }

  /// The number as a fraction from 1/2 up to 1 and a power of two; exact but for
  /// what a `Double` cannot hold.
  private var scaled: (fraction: Double, exponent: Int) {
    let digits = digits
    var value = 0.0
    for digit in digits.suffix(4).reversed() { value = value * 4_294_967_296 + Double(digit) }
    if value == 0 { return (0, 0) }
    let exponent = value.exponent + 1
    return (
      Double(sign: .plus, exponent: -Int(exponent), significand: value),
      Int(exponent) + 32 * max(0, digits.count - 4)
    )
  }

  /// Returns the number over another that is not 0, as near as a `Double` comes.
  func ratio(to whole: Self) -> Double {
    let (part, whole) = (scaled, whole.scaled)
    return Double(
      sign: .plus, exponent: part.exponent - whole.exponent,
      significand: part.fraction / whole.fraction)
  }

  /// Returns in how many ways some of a number of things can be chosen: a row of
  /// Pascal's triangle, for 0 to all of them.
  static func binomials(_ count: Int) -> [Self] {
    var row = [one]
    for chosen in stride(from: 1, through: count, by: 1) {
      let next = row[chosen - 1] * Self(count - chosen + 1)
      row.append(next.divided(by: UInt32(chosen)))
    }
    return row
  }
}
