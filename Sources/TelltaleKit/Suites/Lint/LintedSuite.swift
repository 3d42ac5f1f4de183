import SourceText
import SuiteSyntax

/// A suite with the texts that its prompts are made of, where they stand.
struct LintedSuite {
  /// The suite.
  var suite: Suite

  /// The models that run where a suite names none.
  var defaultModels: [ModelID]

  /// The greatest context window that each model may have, in tokens.
  var windows: [ModelID: Int]

  /// Every instructions and prompt template that the file writes out, in its
  /// order.
  var texts: [LintedText] = []

  /// Collects the texts of a suite from its file.
  init(_ suite: Suite, defaultModels: [ModelID], windows: [ModelID: Int] = [:]) {
    self.suite = suite
    let search = SuiteSearch(of: suite)
    self.suite.cases = suite.cases.map { search.searched($0) }
    self.defaultModels = defaultModels
    self.windows = Dictionary(
      ModelCatalogue.builtIn.map { ($0.id, $0.largestContextSize) }, uniquingKeysWith: { $1 }
    ).merging(windows) { builtIn, _ in builtIn }
    guard case .mapping(let entries)? = SuiteParser.parse(suite.file).root?.content else { return }
    add(entries, models: suite.models)
    for entry in entries {
      switch (entry.key, entry.value.content) {
      case ("prompts", .mapping(let versions)):
        for version in versions { add(version.value, suite.models) }
      case ("cases", .sequence(let cases)):
        for node in cases { add(node, suite.models) }
      default: break
      }
    }
    // An alias repeats a text, which is one text to mend where it is written.
    var seen: Set<Range<Int>> = []
    texts = texts.filter {
      seen.insert($0.node.range).inserted
        && suite.file.bytes[$0.node.range].first != UInt8(ascii: "*")
    }
  }

  private mutating func add(_ node: SuiteNode, _ models: [ModelID]?) {
    guard case .mapping(let entries) = node.content else { return }
    let own = entries.first { $0.key == "models" }.flatMap { Self.models($0.value) }
    add(entries, models: own ?? models)
  }

  private mutating func add(_ entries: [SuiteNode.Entry], models: [ModelID]?) {
    for entry in entries {
      guard let role = LintedText.Role(rawValue: entry.key), let source = entry.value.scalar?.text
      else { continue }
      do {
        texts.append(
          LintedText(
            role: role, node: entry.value, file: suite.file, template: try Template(source),
            isForDevice: isForDevice(models)))
      } catch {
        continue
      }
    }
  }

  private static func models(_ node: SuiteNode) -> [ModelID]? {
    switch node.content {
    case .scalar(let scalar): [ModelID(scalar.text)]
    case .sequence(let nodes): nodes.compactMap { $0.scalar.map { ModelID($0.text) } }
    case .mapping: nil
    }
  }

  /// Whether one of the models runs on a device; one that nobody knows may.
  func isForDevice(_ models: [ModelID]?) -> Bool {
    (models ?? defaultModels).contains { ModelCatalogue.model($0)?.place != .privateCloudCompute }
  }
}

/// A text of a prompt, where it stands.
struct LintedText {
  /// What a text is for; the raw value is its key.
  enum Role: String {
    case instructions, prompt
  }

  var role: Role
  var node: SuiteNode
  var file: SourceFile
  var template: Template

  /// Whether it is for a model on a device, which Apple's advice is about.
  var isForDevice: Bool

  /// What the author wrote, without what variables bring.
  ///
  /// A variable leaves an object replacement character.
  var literal: String {
    template.pieces.map { piece in
      switch piece {
      case .literal(let text): text
      case .variable: "\u{FFFC}"
      }
    }.joined()
  }

  /// Finds where a spelling of the text stands; the text's first line where it
  /// cannot be found, as in a folded or escaped scalar.
  func range(of spelling: String) -> Range<Int> {
    let needle = Array(spelling.utf8)
    let range = node.range.clamped(to: 0..<file.bytes.count)
    if let first = needle.first, range.count >= needle.count {
      for start in range.lowerBound...(range.upperBound - needle.count)
      where file.bytes[start] == first
        && file.bytes[start..<start + needle.count].elementsEqual(needle)
      {
        return start..<start + needle.count
      }
    }
    let end = file.bytes[range].firstIndex { $0 == 0x0A || $0 == 0x0D } ?? range.upperBound
    return range.lowerBound..<end
  }
}
