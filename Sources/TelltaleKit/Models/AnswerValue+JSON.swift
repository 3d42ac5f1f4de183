import SuiteSyntax

extension AnswerValue {
  /// Reads a value from JSON, by the letter of RFC 8259.
  ///
  /// What lenient readers let through is an error here: names that occur twice
  /// in one object, `NaN`, comments, trailing commas, text before and after the
  /// value, lone surrogates, nesting deeper than 64. A number without a fraction
  /// and an exponent that fits 64 bits is an integer.
  ///
  /// - Throws: ``JSONSyntaxError`` at the first mistake.
  public init(json text: String) throws(JSONSyntaxError) {
    var reader = JSONReader(Array(text.utf8))
    self.init(json: try reader.readDocument())
  }

  /// Creates a value from a tree of JSON.
  private init(json node: SuiteNode) {
    switch node.content {
    case .sequence(let items): self = .array(items.map { Self(json: $0) })
    case .mapping(let entries):
      self = .object(entries.map { Member($0.key, Self(json: $0.value)) })
    case .scalar(let scalar): self.init(json: scalar)
    }
  }

  private init(json scalar: SuiteNode.Scalar) {
    switch scalar.text {
    case let text where scalar.style != .plain: self = .string(text)
    case "true": self = .boolean(true)
    case "false": self = .boolean(false)
    case "null": self = .null
    case let number:
      // The reader has checked that the spelling is a finite number.
      self = Int64(number).map { .integer($0) } ?? .number(Double(number) ?? .nan)
    }
  }
}
