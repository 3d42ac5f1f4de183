/// What a scalar means under the core schema of YAML 1.2 (section 10.3.2).
public enum CoreValue: Hashable, Sendable {
  case null
  case boolean(Bool)
  case integer(Int64)
  case number(Double)
  case text(String)

  /// The spelling that every reader of YAML writes and reads alike, or `nil` for
  /// a value that has none, such as `1e3`.
  ///
  /// A whole number with a fraction of zero has none: some readers keep `3.0`,
  /// others make it `3`.
  public var canonicalSpelling: String? {
    switch self {
    case .null: return nil
    case .boolean(let value): return value ? "true" : "false"
    case .integer(let value): return String(value)
    case .number(let value):
      let spelling = "\(value)"
      let isPlain = spelling.utf8.allSatisfy { $0 == 0x2D || $0 == 0x2E || (0x30...0x39) ~= $0 }
      return isPlain && !spelling.hasSuffix(".0") ? spelling : nil
    case .text(let text): return text
    }
  }
}

extension SuiteNode.Scalar {
  /// What the scalar means: text when it is quoted or a block, otherwise what
  /// the core schema makes of its spelling.
  ///
  /// One that is untyped is its text as well.
  ///
  /// An integer that does not fit 64 bits is read as a number here; the parser
  /// refuses it before.
  public var coreValue: CoreValue {
    guard style == .plain || style == .untyped else { return .text(text) }
    switch text {
    case "", "~", "null", "Null", "NULL": return .null
    case "true", "True", "TRUE": return .boolean(true)
    case "false", "False", "FALSE": return .boolean(false)
    case ".nan", ".NaN", ".NAN": return .number(.nan)
    case ".inf", ".Inf", ".INF", "+.inf", "+.Inf", "+.INF": return .number(.infinity)
    case "-.inf", "-.Inf", "-.INF": return .number(-.infinity)
    default: break
    }
    guard let first = text.utf8.first, first < 0x3A else { return .text(text) }
    if let value = radixInteger { return .integer(value) }
    let (isInteger, isNumber) = decimalForm
    if isInteger, let value = Int64(text) { return .integer(value) }
    if isInteger || isNumber, let value = Double(text) { return .number(value) }
    return .text(text)
  }

  /// The value of `0o…` and `0x…`.
  private var radixInteger: Int64? {
    guard text.hasPrefix("0o") || text.hasPrefix("0x") else { return nil }
    let digits = text.dropFirst(2)
    guard let first = digits.utf8.first, first != 0x2B, first != 0x2D else { return nil }
    return Int64(digits, radix: text.hasPrefix("0o") ? 8 : 16)
  }

  /// Whether the text is `[-+]?[0-9]+`, and whether it is
  /// `[-+]?(\.[0-9]+|[0-9]+(\.[0-9]*)?)([eE][-+]?[0-9]+)?`.
  private var decimalForm: (isInteger: Bool, isNumber: Bool) {
    var rest = Substring(text).utf8
    func skipDigits() -> Int {
      let count = rest.prefix { (0x30...0x39) ~= $0 }.count
      rest = rest.dropFirst(count)
      return count
    }
    if rest.first == 0x2B || rest.first == 0x2D { rest = rest.dropFirst() }
    let whole = skipDigits()
    if rest.isEmpty { return (whole > 0, whole > 0) }
    if rest.first == 0x2E {
      rest = rest.dropFirst()
      let fraction = skipDigits()
      guard whole + fraction > 0 else { return (false, false) }
    } else if whole == 0 {
      return (false, false)
    }
    if rest.isEmpty { return (false, true) }
    guard rest.first == 0x65 || rest.first == 0x45 else { return (false, false) }
    rest = rest.dropFirst()
    if rest.first == 0x2B || rest.first == 0x2D { rest = rest.dropFirst() }
    let exponent = skipDigits()
    return (false, exponent > 0 && rest.isEmpty)
  }
}
