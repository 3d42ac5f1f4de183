import SourceText
import SuiteSyntax
import TextAnalysis

extension SuiteNode {
  /// Returns the accepted forms of a fact: at least one, each with something in
  /// it to compare.
  ///
  /// - Parameter name: The assertion, for messages.
  /// - Returns: The forms.
  /// - Throws: What should stand there instead.
  func facts(of name: String) throws(SuiteValueError) -> [String] {
    let facts = try texts()
    guard !facts.isEmpty, !facts.contains("") else {
      throw SuiteValueError("'\(name)' has an empty fact", at: range)
    }
    guard facts.allSatisfy({ !NormalizedText($0).scalars.isEmpty }) else {
      throw SuiteValueError(
        "'\(name)' has a fact with nothing to compare", at: range, id: "nothing-to-compare")
    }
    return facts
  }
}
