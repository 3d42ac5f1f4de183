import SourceText
import SuiteSyntax

/// A number as it was written, so that 0.9 of 10 is 9 and not a float near it.
struct ExactNumber: Hashable, Sendable {
  /// The number is this divided by ``denominator``.
  let numerator: Int

  /// What ``numerator`` is divided by, at least 1.
  let denominator: Int

  /// The number as it was written.
  let spelling: String

  /// Whether it was written without a fraction, such as `3`.
  let isWhole: Bool

  /// The greatest number.
  static let greatest = 999_999_999

  /// What may stand where such a number is read.
  static func shape(in bounds: ClosedRange<Double>) -> ValueShape {
    .anyOf([
      .number(bounds),
      .text(
        .spelled(
          .init(
            "^[0-9]{1,9}(?:\\.[0-9]{1,9}|/0{0,8}[1-9][0-9]{0,8})?$", examples: ["0.9", "18/20"]))),
    ])
  }

  /// Reads `0.9`, `3` or `18/20`.
  ///
  /// - Parameters:
  ///   - node: The node.
  ///   - help: What can be written, for the error.
  /// - Throws: ``SuiteValueError`` for anything else: a sign, a percentage, an
  ///   exponent, more than nine digits before or after the point.
  init(_ node: SuiteNode, help: String) throws(SuiteValueError) {
    let text = node.scalar?.text ?? ""
    func digits(_ part: Substring) -> Int? {
      guard !part.isEmpty, part.utf8.count <= 9, part.utf8.allSatisfy({ (0x30...0x39) ~= $0 })
      else { return nil }
      return Int(part)
    }
    let halves = text.split(separator: "/", omittingEmptySubsequences: false)
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
    spelling = text
    if halves.count == 2, let whole = digits(halves[0]), let of = digits(halves[1]), of > 0 {
      (numerator, denominator, isWhole) = (whole, of, false)
    } else if parts.count == 1, let whole = digits(parts[0]) {
      (numerator, denominator, isWhole) = (whole, 1, true)
    } else if parts.count == 2, let whole = digits(parts[0]), let fraction = digits(parts[1]),
      whole < Self.greatest || fraction == 0
    {
      let scale = (0..<parts[1].utf8.count).reduce(1) { value, _ in value * 10 }
      (numerator, denominator, isWhole) = (whole * scale + fraction, scale, false)
    } else {
      let isNumber =
        switch node.scalar?.coreValue {
        case .integer, .number: true
        default: false
        }
      throw SuiteValueError(
        "'\(node.scalar?.text ?? node.kindDescription)' is not such a number", at: node.range,
        help: help, id: isNumber ? "number-spelling" : "wrong-value")
    }
  }

  /// Reads a share: more than 0, at most 1.
  ///
  /// - Parameters:
  ///   - node: The node.
  ///   - help: What can be written, for the error.
  ///   - isZeroAllowed: Whether 0 says something.
  /// - Throws: ``SuiteValueError`` for anything else.
  init(share node: SuiteNode, help: String, isZeroAllowed: Bool = false) throws(SuiteValueError) {
    try self.init(node, help: help)
    guard numerator <= denominator else {
      throw SuiteValueError(
        "\(spelling) is more than all of them", at: node.range, help: help, id: "out-of-reach")
    }
    guard numerator > 0 || isZeroAllowed else {
      throw SuiteValueError(
        "a share of \(spelling) can never fail", at: node.range, help: help, id: "out-of-reach")
    }
  }

  /// The least whole number that is at least this share of a number.
  func required(of count: Int) -> Int {
    let (whole, rest) = count.quotientAndRemainder(dividingBy: denominator)
    // In two steps, so that no product of two large numbers is made.
    return whole * numerator + (rest * numerator + denominator - 1) / denominator
  }

  /// Whether a part is more than this share of a whole.
  func isExceeded(by part: Int, of whole: Int) -> Bool {
    part.multipliedFullWidth(by: denominator) > whole.multipliedFullWidth(by: numerator)
  }
}
