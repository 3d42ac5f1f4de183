/// The assertions about all answers of a model that a suite can name.
public struct SuiteAssertionRegistry: Sendable {
  private let types: [String: any SuiteAssertion.Type]

  /// Creates a registry of the given assertions.
  public init(_ types: [any SuiteAssertion.Type] = builtIn) {
    self.types = Dictionary(uniqueKeysWithValues: types.map { ($0.usage.name, $0) })
  }

  /// Every assertion about a suite that comes with Telltale, by name.
  public static let builtIn: [any SuiteAssertion.Type] = [
    LengthSpread.self,
    NoCommonTemplate.self,
    PassRate.self,
    Varies.self,
  ]

  /// The names a suite can use, sorted.
  public var names: [String] { types.keys.sorted() }

  /// Returns the assertion with the given name.
  public subscript(name: String) -> (any SuiteAssertion.Type)? { types[name] }
}
