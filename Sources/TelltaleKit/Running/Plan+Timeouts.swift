extension Plan {
  /// Says how long one trial may take.
  ///
  /// - Parameters:
  ///   - seconds: The time for all suites, whatever they say; `nil` for what they say.
  ///   - fallback: The time for suites that say nothing; `nil` for as long as it takes.
  public mutating func setTimeouts(_ seconds: Double?, default fallback: Double?) {
    for index in suites.indices {
      suites[index].timeout = seconds ?? suites[index].timeout ?? fallback
    }
  }
}
