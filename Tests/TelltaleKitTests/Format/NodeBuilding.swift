import SourceText
import SuiteSyntax
import Testing

extension SuiteNode {
  /// Reads a node from its source.
  init(yaml: String) throws {
    self = try #require(
      SuiteParser.parse(SourceFile(path: "x.yaml", text: yaml)).root, "\(yaml)")
  }

  /// Reads a value from its source in flow style.
  static func value(_ source: String) throws -> SuiteNode {
    guard case .mapping(let entries) = try SuiteNode(yaml: "value: \(source)").content else {
      return SuiteNode(.sequence([]), range: 0..<0)
    }
    return entries[0].value
  }

  /// A text, whatever it looks like.
  static func text(_ text: String) -> SuiteNode {
    SuiteNode(.scalar(.init(text, style: .doubleQuoted)), range: 0..<0)
  }

  static func list(_ items: [SuiteNode]) -> SuiteNode {
    SuiteNode(.sequence(items), range: 0..<0)
  }

  static func mapping(_ entries: [(String, SuiteNode)]) -> SuiteNode {
    SuiteNode(
      .mapping(entries.map { Entry(key: $0.0, keyRange: 0..<0, value: $0.1) }), range: 0..<0)
  }

  /// The entries; none of what is no mapping.
  var pairs: [(String, SuiteNode)] {
    if case .mapping(let entries) = content { entries.map { ($0.key, $0.value) } } else { [] }
  }

  /// The mapping with a key set, or taken out.
  func setting(_ key: String, to value: SuiteNode?) -> SuiteNode {
    var pairs = self.pairs
    let index = pairs.firstIndex { $0.0 == key }
    switch (index, value) {
    case (let index?, let value?): pairs[index].1 = value
    case (let index?, nil): pairs.remove(at: index)
    case (nil, let value?): pairs.append((key, value))
    case (nil, nil): break
    }
    return .mapping(pairs)
  }
}
