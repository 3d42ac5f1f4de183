/// A number of JSON, exactly as it is written.
struct JSONNumber: Hashable, Sendable {
  private var isNegative: Bool

  /// The digits without zeros at either end, each from 0 to 9; empty for zero.
  private var digits: [UInt8]

  /// The power of ten of the place before the first digit: the value is
  /// `0.digits` times ten to it.
  private var exponent: Int

  /// Reads a decimal such as `-22.41e3`; `nil` for anything else.
  init?(_ spelling: String) {
    var digits: [UInt8] = []
    var point: Int?
    var power = 0
    var bytes = Array(spelling.utf8)[...]
    isNegative = bytes.first == UInt8(ascii: "-")
    if let sign = bytes.first, sign == UInt8(ascii: "-") || sign == UInt8(ascii: "+") {
      bytes.removeFirst()
    }
    while let byte = bytes.first {
      bytes.removeFirst()
      switch byte {
      case UInt8(ascii: "0")...UInt8(ascii: "9"): digits.append(byte - UInt8(ascii: "0"))
      case UInt8(ascii: ".") where point == nil: point = digits.count
      case UInt8(ascii: "e"), UInt8(ascii: "E"):
        guard let value = Self.power(bytes) else { return nil }
        power = value
        bytes = []
      default: return nil
      }
    }
    guard !digits.isEmpty else { return nil }
    exponent = (point ?? digits.count) + power
    let zeros = digits.prefix { $0 == 0 }.count
    digits.removeFirst(zeros)
    exponent -= zeros
    while digits.last == 0 { digits.removeLast() }
    self.digits = digits
    if digits.isEmpty { (isNegative, exponent) = (false, 0) }
  }

  /// The exponent; one that no machine can hold becomes a very large one.
  private static func power(_ bytes: ArraySlice<UInt8>) -> Int? {
    let text = String(decoding: bytes, as: UTF8.self)
    let digits = text.drop { $0 == "-" || $0 == "+" }
    guard !digits.isEmpty, digits.utf8.allSatisfy({ (0x30...0x39) ~= $0 }),
      text.utf8.count - digits.utf8.count <= 1
    else { return nil }
    let value = Int(digits).map { min($0, 1_000_000_000) } ?? 1_000_000_000
    return text.hasPrefix("-") ? -value : value
  }

  /// Whether the number has no fraction.
  var isWhole: Bool { exponent >= digits.count }

  /// Whether the number is above zero.
  var isPositive: Bool { !isNegative && !digits.isEmpty }

  /// The number as a whole one; `nil` where it has a fraction or does not fit.
  var integer: Int? {
    guard isWhole, exponent <= 18 else { return nil }
    var value = 0
    for place in 0..<exponent { value = value * 10 + Int(place < digits.count ? digits[place] : 0) }
    return isNegative ? -value : value
  }

  /// The digits with their power, the same for equal numbers.
  var canonical: String {
    digits.isEmpty
      ? "0" : (isNegative ? "-" : "") + digits.map { String($0) }.joined() + "e\(exponent)"
  }

  /// The most digits of a divisor.
  static let longestDivisor = 17

  /// Whether the number can be divided by with ``isMultiple(of:)``.
  var isDivisor: Bool { isPositive && digits.count <= Self.longestDivisor }

  /// Whether the number is a whole multiple of a divisor.
  func isMultiple(of divisor: JSONNumber) -> Bool {
    if digits.isEmpty { return true }
    // Both as whole numbers of digits, times a power of ten.
    let power = exponent - digits.count
    let divisorPower = divisor.exponent - divisor.digits.count
    // The last digit is not 0, so that no multiple of a greater power ends in it.
    guard power >= divisorPower else { return false }
    let modulus = divisor.digits.reduce(UInt64(0)) { $0 * 10 + UInt64($1) }
    let remainder = digits.reduce(UInt64(0)) { ($0 * 10 + UInt64($1)) % modulus }
    return Self.product(remainder, Self.powerOfTen(power - divisorPower, modulo: modulus), modulus)
      == 0
  }

  private static func powerOfTen(_ power: Int, modulo modulus: UInt64) -> UInt64 {
    var result = 1 % modulus
    var square = 10 % modulus
    var rest = power
    while rest > 0 {
      if rest & 1 == 1 { result = product(result, square, modulus) }
      square = product(square, square, modulus)
      rest >>= 1
    }
    return result
  }

  private static func product(_ left: UInt64, _ right: UInt64, _ modulus: UInt64) -> UInt64 {
    modulus.dividingFullWidth(left.multipliedFullWidth(by: right)).remainder
  }
}

extension JSONNumber: Comparable {
  static func < (left: JSONNumber, right: JSONNumber) -> Bool {
    if left.isNegative != right.isNegative { return left.isNegative }
    return left.isNegative ? right.isBelow(left) : left.isBelow(right)
  }

  /// Compares without signs.
  private func isBelow(_ other: JSONNumber) -> Bool {
    if digits.isEmpty || other.digits.isEmpty { return digits.isEmpty && !other.digits.isEmpty }
    if exponent != other.exponent { return exponent < other.exponent }
    return digits.lexicographicallyPrecedes(other.digits)
  }
}
