import SourceText
package import SuiteSyntax

extension GenerationOptions {
  /// The options as they stand in a suite; an empty mapping when all is left to
  /// the model.
  package var suiteValue: SuiteValue {
    var entries: [(key: String, value: SuiteValue)] = []
    switch sampling {
    case .greedy?: entries.append(("sampling", .text("greedy")))
    case .top(let top, let seed)?:
      entries.append(("sampling", .sampling(("top", .integer(Int64(top))), seed: seed)))
    case .probabilityThreshold(let threshold, let seed)?:
      entries.append(
        ("sampling", .sampling(("probability-threshold", .shortest(threshold)), seed: seed)))
    case nil: break
    }
    if let temperature { entries.append(("temperature", .shortest(temperature))) }
    if let maximumResponseTokens {
      entries.append(("maximum-response-tokens", .integer(Int64(maximumResponseTokens))))
    }
    return .mapping(entries)
  }

  /// Reads options as they stand in a suite.
  ///
  /// - Throws: ``SuiteValueError`` for the first mistake.
  package init(_ node: SuiteNode) throws(SuiteValueError) {
    self = try NodeReader.reading { reader in reader.options(node, over: GenerationOptions()) }
  }
}

extension SuiteValue {
  /// A number written without a fraction where it has none.
  static func shortest(_ number: Double) -> SuiteValue {
    // Whole numbers up to 2^53 are exact in both forms.
    if number.magnitude <= 9_007_199_254_740_992, let whole = Int64(exactly: number) {
      return .integer(whole)
    }
    return .number(number)
  }

  fileprivate static func sampling(
    _ entry: (key: String, value: SuiteValue), seed: UInt64?
  ) -> SuiteValue {
    guard let seed else { return .mapping([entry]) }
    return .mapping([
      entry, ("seed", Int64(exactly: seed).map { .integer($0) } ?? .text(String(seed))),
    ])
  }
}

extension NodeReader {
  /// Returns what `body` reads, or throws its first mistake.
  static func reading<Value>(
    _ body: (inout NodeReader) -> Value?
  ) throws(SuiteValueError) -> Value {
    var reader = NodeReader()
    let value = body(&reader)
    if let first = reader.diagnostics.first {
      throw SuiteValueError(first.message, at: first.range, help: first.help, id: first.id)
    }
    guard let value else { throw SuiteValueError("expected a value") }
    return value
  }
}
