import SuiteSyntax

extension SuiteNode {
  /// Returns the entries of a mapping whose keys are all in a table.
  ///
  /// - Parameter table: The keys allowed.
  /// - Returns: The values by key.
  /// - Throws: What should stand there instead, or the first key that is unknown.
  func entries(of table: KeyTable) throws(SuiteValueError) -> [String: SuiteNode] {
    try entries(allowing: table.names, of: table.owner)
  }
}
