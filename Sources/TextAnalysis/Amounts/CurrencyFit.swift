/// How the currency of an amount in an answer fits that of a source.
enum CurrencyFit {
  case same

  /// The answer's sign says less: `US$99` became `$99`.
  case wider

  /// The answer says which of several currencies it is, and nothing shows that.
  case narrowed

  case other

  /// Compares currencies.
  ///
  /// - Parameters:
  ///   - source: What the source's sign can mean.
  ///   - answer: What the answer's sign can mean.
  ///   - home: The currency of the source's place, if it is known.
  ///   - answerHome: The currency of the answer's place, if it is known.
  ///   - named: The currencies that the source names without doubt.
  init(
    from source: [String], to answer: [String], home: String?, answerHome: String?,
    named: Set<String>
  ) {
    guard let only = answer.first, source.contains(where: answer.contains) else {
      self = .other
      return
    }
    if source.count == 1 {
      self = answer.count == 1 || source.first == answerHome ? .same : .wider
    } else if let home, source.contains(home) {
      self = answer.contains(home) ? .same : .other
    } else if answer.count > 1 {
      self = .same
    } else {
      self = named.contains(only) ? .same : .narrowed
    }
  }

  /// Whether the answer may mean the source's currency.
  var isPossible: Bool { self != .other }
}
