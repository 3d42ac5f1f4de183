/// An exact decimal number: a whole number of units divided by a power of ten.
///
/// Always in lowest terms, so that equal numbers are equal values.
public struct DecimalValue: Hashable, Sendable {
  /// The digits of the number without its decimal mark, with its sign.
  public let mantissa: Int64

  /// How many of the digits stand behind the decimal mark.
  public let fractionDigits: Int

  /// Zero.
  public static let zero = DecimalValue(0)

  /// Creates `mantissa` divided by ten to the power of `fractionDigits`, which is
  /// not negative.
  public init(_ mantissa: Int64, fractionDigits: Int = 0) {
    var mantissa = mantissa
    var fractionDigits = mantissa == 0 ? 0 : fractionDigits
    while fractionDigits > 0, mantissa % 10 == 0 {
      mantissa /= 10
      fractionDigits -= 1
    }
    self.mantissa = mantissa
    self.fractionDigits = fractionDigits
  }

  /// Creates a number from its digits; `nil` when there are too many.
  init?(digits: some Sequence<Int64>, fractionDigits: Int) {
    var mantissa: Int64 = 0
    for digit in digits {
      let (product, overflow) = mantissa.multipliedReportingOverflow(by: 10)
      let (sum, carry) = product.addingReportingOverflow(digit)
      if overflow || carry { return nil }
      mantissa = sum
    }
    self.init(mantissa, fractionDigits: fractionDigits)
  }

  /// Reads a plain decimal such as `-22.41`; `nil` for anything else.
  public init?(_ text: String) {
    var digits: [Int64] = []
    var mark: Int?
    let isNegative = text.utf8.first == UInt8(ascii: "-")
    for byte in text.utf8.dropFirst(isNegative ? 1 : 0) {
      switch byte {
      case UInt8(ascii: "0")...UInt8(ascii: "9"): digits.append(Int64(byte - UInt8(ascii: "0")))
      case UInt8(ascii: ".") where mark == nil: mark = digits.count
      default: return nil
      }
    }
    guard !digits.isEmpty, mark != 0, mark != digits.count,
      let value = DecimalValue(digits: digits, fractionDigits: mark.map { digits.count - $0 } ?? 0)
    else { return nil }
    self = isNegative ? value.negated : value
  }

  /// Whether the number is whole.
  public var isWhole: Bool { fractionDigits == 0 }

  /// The number with the other sign.
  public var negated: Self { Self(-mantissa, fractionDigits: fractionDigits) }

  /// The number without its sign.
  public var magnitude: Self { mantissa < 0 ? negated : self }

  /// Returns the number times ten to the given power; `nil` when it is too large.
  public func scaled(byPowerOfTen power: Int) -> Self? {
    guard power > fractionDigits else {
      return Self(mantissa, fractionDigits: fractionDigits - power)
    }
    guard let factor = Self.powerOfTen(power - fractionDigits) else { return nil }
    let (product, overflow) = mantissa.multipliedReportingOverflow(by: factor)
    return overflow ? nil : Self(product)
  }

  /// Returns the sum; `nil` when it is too large.
  public func adding(_ other: Self) -> Self? {
    let fractionDigits = max(fractionDigits, other.fractionDigits)
    guard let left = units(of: fractionDigits), let right = other.units(of: fractionDigits) else {
      return nil
    }
    let (sum, overflow) = left.addingReportingOverflow(right)
    return overflow ? nil : Self(sum, fractionDigits: fractionDigits)
  }

  /// Returns the product; `nil` when it is too large.
  public func multiplied(by other: Self) -> Self? {
    let (product, overflow) = mantissa.multipliedReportingOverflow(by: other.mantissa)
    return overflow ? nil : Self(product, fractionDigits: fractionDigits + other.fractionDigits)
  }

  private func units(of digits: Int) -> Int64? {
    guard let factor = Self.powerOfTen(digits - fractionDigits) else { return nil }
    let (product, overflow) = mantissa.multipliedReportingOverflow(by: factor)
    return overflow ? nil : product
  }

  private static func powerOfTen(_ power: Int) -> Int64? {
    power > 18 ? nil : (0..<power).reduce(1) { product, _ in product * 10 }
  }
}

extension DecimalValue: Comparable {
  /// Returns whether a number is less than another.
  ///
  /// - Parameters:
  ///   - first: A number.
  ///   - second: Another number.
  /// - Returns: Whether the first is less.
  public static func < (first: Self, second: Self) -> Bool {
    guard let difference = first.adding(second.negated) else {
      // Their digits are too far apart to be subtracted.
      return first.approximation < second.approximation
    }
    return difference.mantissa < 0
  }

  private var approximation: Double {
    (0..<fractionDigits).reduce(Double(mantissa)) { value, _ in value / 10 }
  }
}

extension DecimalValue: CustomStringConvertible {
  /// The number as a plain decimal: a point as its mark, no grouping.
  public var description: String {
    var digits = String(mantissa.magnitude)
    if fractionDigits > 0 {
      let zeros = max(0, fractionDigits + 1 - digits.utf8.count)
      digits = String(repeating: "0", count: zeros) + digits
      digits.insert(".", at: digits.utf8.index(digits.endIndex, offsetBy: -fractionDigits))
    }
    return mantissa < 0 ? "-\(digits)" : digits
  }
}
