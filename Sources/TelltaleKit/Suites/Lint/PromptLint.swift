package import SourceText
import SuiteSyntax

/// One piece of advice about prompts that can be judged from a suite alone.
///
/// To add one, write one type in its own file in this folder and add it to
/// ``PromptLint/rules``. A rule speaks only where a careful author would agree,
/// and is silent in languages that it does not know.
protocol LintRule: Sendable {
  /// The identifier of the rule's warnings.
  static var id: Diagnostic.ID { get }

  /// Returns what the rule advises against in a suite.
  func warnings(about suite: LintedSuite) -> [Diagnostic]
}

/// What Apple's guidance on prompts says about a suite.
package enum PromptLint {
  /// Every rule.
  static let rules: [any LintRule] = [
    UntrustedInstructions(), ContextWindow(), ReasoningField(), Conditions(), SingleExample(),
    Paragraphs(), Politeness(),
  ]

  /// Returns the warnings about a suite, in the order of its file.
  ///
  /// - Parameters:
  ///   - suite: A suite without errors.
  ///   - defaultModels: The models that run where a suite names none.
  ///   - windows: The context windows of models that are not built in, in tokens.
  /// - Returns: The warnings; their identifiers begin with `lint-`.
  package static func warnings(
    about suite: Suite, defaultModels: [ModelID], windows: [ModelID: Int] = [:]
  ) -> [Diagnostic] {
    let linted = LintedSuite(suite, defaultModels: defaultModels, windows: windows)
    return rules.flatMap { $0.warnings(about: linted) }
      .sorted { $0.range.lowerBound < $1.range.lowerBound }
  }
}

extension LintRule {
  /// A warning of the rule.
  func warning(_ message: String, at range: Range<Int>, help: String) -> Diagnostic {
    Diagnostic(Self.id, message, at: range, severity: .warning, help: help)
  }
}
