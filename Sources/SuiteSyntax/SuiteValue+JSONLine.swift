extension SuiteValue {
  /// The value as JSON on one line (RFC 8259), entries in their order, with escapes for
  /// what a reader could not see: control characters, overrides of the direction of
  /// text, joiners and spaces of other widths where no script has them.
  ///
  /// The same value has the same bytes, and no byte of it ends a line. Numbers that JSON
  /// does not have, such as infinity, become `null`.
  package var jsonLine: String {
    var scalars = String.UnicodeScalarView()
    append(to: &scalars)
    return String(scalars)
  }

  private func append(to result: inout String.UnicodeScalarView) {
    switch self {
    case .null: result.append(contentsOf: "null".unicodeScalars)
    case .boolean(let value):
      result.append(contentsOf: (value ? "true" : "false").unicodeScalars)
    case .integer(let value): result.append(contentsOf: "\(value)".unicodeScalars)
    case .number(let value):
      result.append(contentsOf: (value.isFinite ? "\(value)" : "null").unicodeScalars)
    case .text(let text): Self.append(text, to: &result)
    case .list(let values):
      result.append("[")
      for (index, value) in values.enumerated() {
        if index > 0 { result.append(",") }
        value.append(to: &result)
      }
      result.append("]")
    case .mapping(let entries):
      result.append("{")
      for (index, entry) in entries.enumerated() {
        if index > 0 { result.append(",") }
        Self.append(entry.key, to: &result)
        result.append(":")
        entry.value.append(to: &result)
      }
      result.append("}")
    }
  }

  private static func append(_ text: String, to result: inout String.UnicodeScalarView) {
    result.append("\"")
    var previous: Unicode.Scalar?
    var rest = text.unicodeScalars[...]
    while let scalar = rest.popFirst() {
      switch scalar {
      case "\"", "\\": result.append(contentsOf: ["\\", scalar])
      case "\n": result.append(contentsOf: "\\n".unicodeScalars)
      case "\r": result.append(contentsOf: "\\r".unicodeScalars)
      case "\t": result.append(contentsOf: "\\t".unicodeScalars)
      case _ where scalar.isInvisible(between: previous, and: rest.first):
        for unit in UTF16.encode(scalar) ?? .init() {
          let digits = String(unit, radix: 16)
          let zeros = String(repeating: "0", count: 4 - digits.utf8.count)
          result.append(contentsOf: "\\u\(zeros)\(digits)".unicodeScalars)
        }
      default: result.append(scalar)
      }
      previous = scalar
    }
    result.append("\"")
  }
}
