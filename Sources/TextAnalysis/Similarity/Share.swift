/// A part of a whole as two counts, which is compared without rounding.
package struct Share: Hashable, Sendable {
  /// How much there is.
  package var part: Int

  /// Of how much; at least 1.
  package var whole: Int

  /// Creates a share.
  package init(_ part: Int, of whole: Int) {
    self.part = part
    self.whole = max(whole, 1)
  }

  /// The share as a number.
  package var value: Double { Double(part) / Double(whole) }

  /// Whether the share is at least a decimal number from 0 to 1.
  ///
  /// The number is taken as it is written, not as the nearest binary fraction: 4
  /// of 5 is at least 0.8.
  package func reaches(_ threshold: Double) -> Bool {
    guard let decimal = ShortestDecimal(threshold) else { return value >= threshold }
    let left = UInt64(part.magnitude).multipliedFullWidth(by: decimal.scale)
    let right = UInt64(whole).multipliedFullWidth(by: decimal.digits)
    return (left.high, left.low) >= (right.high, right.low)
  }
}

/// The shortest decimal that reads back as a number: digits over a power of ten.
private struct ShortestDecimal {
  let digits: UInt64
  let scale: UInt64

  /// Creates the decimal of a number that is not negative; `nil` when it has more
  /// places than fit.
  init?(_ number: Double) {
    let parts = "\(number)".split(separator: "e")
    guard let mantissa = parts.first else { return nil }
    let exponent = parts.count > 1 ? Int(parts[1]) ?? 0 : 0
    let halves = mantissa.split(separator: ".")
    let fraction = halves.count > 1 && halves[1] != "0" ? halves[1] : ""
    let places = fraction.count - exponent
    guard (0...18).contains(places), let whole = halves.first,
      let digits = UInt64(whole + fraction)
    else { return nil }
    self.digits = digits
    scale = (0..<places).reduce(1) { product, _ in product * 10 }
  }
}
