package import SuiteSyntax

extension Answer {
  /// The keys under which an answer can stand.
  static let keys = ["answer", "guided"]

  /// The answer as an entry of a mapping.
  ///
  /// Plain text is text under `answer`, a guided answer a mapping or a list. A
  /// guided answer that is neither stands under `guided`, so that it cannot be
  /// taken for plain text.
  package var entry: (key: String, value: SuiteValue) {
    switch self {
    case .text(let text): ("answer", .text(text))
    case .guided(let value):
      switch value {
      case .object, .array: ("answer", value.suiteValue)
      case .null, .boolean, .integer, .number, .string: ("guided", value.suiteValue)
      }
    }
  }

  /// Reads the answer among a mapping's values, if it has one.
  static func read(from values: [String: SuiteNode]) throws(SuiteValueError) -> Answer? {
    if let node = values["guided"] {
      if let other = values["answer"] {
        throw SuiteValueError("'answer' and 'guided' stand side by side", at: other.range)
      }
      return .guided(AnswerValue(node))
    }
    guard let node = values["answer"] else { return nil }
    return node.scalar == nil ? .guided(AnswerValue(node)) : .text(try node.text())
  }
}
