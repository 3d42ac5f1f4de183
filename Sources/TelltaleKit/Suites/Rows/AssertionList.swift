import SourceText
import SuiteSyntax

/// Assertions as they stand in a suite: read once, or, where they are written
/// with variables, read for each case.
struct AssertionList {
  /// The assertions without variables.
  private(set) var fixed: [AssertionItem] = []

  /// All assertions in order, unless all are fixed.
  private var entries: [Entry]?

  private enum Entry {
    case fixed(AssertionItem)
    case written(SuiteNode, isOfSuite: Bool)
  }

  /// Whether no assertion depends on the case.
  var isFixed: Bool { entries == nil }

  /// How many assertions are written, with those that cannot be read.
  var count = 0

  /// The variables that are used.
  private(set) var variables: Set<String> = []

  /// Adds an assertion without variables.
  mutating func append(_ item: AssertionItem) {
    fixed.append(item)
    entries?.append(.fixed(item))
  }

  /// Adds an assertion that is written with variables.
  mutating func append(_ node: SuiteNode, using variables: [String], isOfSuite: Bool) {
    var entries = self.entries ?? fixed.map { .fixed($0) }
    self.entries = nil
    entries.append(.written(node, isOfSuite: isOfSuite))
    self.entries = entries
    self.variables.formUnion(variables)
  }

  /// The assertions of two lists, one behind the other.
  static func + (first: Self, second: Self) -> Self {
    if second.count == 0 { return first }
    var list = first
    if let entries = second.entries {
      list.entries = (first.entries ?? first.fixed.map { .fixed($0) }) + entries
    } else {
      list.entries? += second.fixed.map { .fixed($0) }
    }
    list.fixed += second.fixed
    list.count += second.count
    list.variables.formUnion(second.variables)
    return list
  }

  /// Returns the assertions of a case.
  ///
  /// - Parameter read: Reads one that is written with variables, knowing whether
  ///   it is the suite's; `nil` for one that has a mistake.
  /// - Returns: The assertions in order.
  func items(reading read: (SuiteNode, Bool) -> AssertionItem?) -> [AssertionItem] {
    guard let entries else { return fixed }
    return entries.compactMap { entry in
      switch entry {
      case .fixed(let item): item
      case .written(let node, let isOfSuite): read(node, isOfSuite)
      }
    }
  }
}

extension SuiteDecoding {
  /// Reads assertions, of the suite or of a case; each mistake is noted by itself.
  mutating func assertionList(_ node: SuiteNode?, isOfSuite: Bool = false) -> AssertionList {
    guard let node,
      let nodes = reader.read(node, { node throws(SuiteValueError) in try node.items() })
    else { return AssertionList() }
    var list = AssertionList()
    list.count = nodes.count
    for element in nodes {
      // An assertion without a value is a name, which has no variables.
      let templates = element.scalar == nil ? element.templates : []
      if templates.isEmpty {
        if let item = item(element) { list.append(item) }
      } else if let variables = variables(of: templates) {
        list.append(element, using: variables, isOfSuite: isOfSuite)
      }
    }
    return list
  }

  /// Returns the assertions of a case, with its values where they are used.
  mutating func items(
    of list: AssertionList, for decoded: Case, _ values: CaseValues
  ) -> [AssertionItem] {
    list.isFixed ? list.fixed : list.items { item($0, isOfSuite: $1, for: decoded, values) }
  }

  /// The variables of texts; `nil` after noting each text that is malformed.
  mutating func variables(of templates: [(source: String, node: SuiteNode)]) -> [String]? {
    var variables: [String] = []
    var isGood = true
    for (_, node) in templates {
      if let template = template(node) {
        variables += template.variables
      } else {
        isGood = false
      }
    }
    return isGood ? variables.uniqued() : nil
  }

  /// Reads one assertion that is written with variables.
  private mutating func item(
    _ node: SuiteNode, isOfSuite: Bool, for decoded: Case, _ values: CaseValues
  ) -> AssertionItem? {
    var ranges: [Range<Int>] = []
    let rendered: SuiteNode
    do throws(CaseValues.Missing) {
      rendered = try values.rendering(node, noting: &ranges)
    } catch {
      note(error, in: decoded, known: values.names, isOfSuite: isOfSuite)
      return nil
    }
    do throws(SuiteValueError) {
      let item = try decoder.assertions.item(rendered)
      for model in item.models ?? [] { noteUnknownModel(model, at: node.range) }
      return item
    } catch {
      note(error, of: node, rendering: ranges, in: decoded)
      return nil
    }
  }

  /// Notes what is wrong with an assertion: for the case where its values are to
  /// blame, and otherwise once.
  private mutating func note(
    _ error: SuiteValueError, of node: SuiteNode, rendering ranges: [Range<Int>], in decoded: Case
  ) {
    let diagnostic = error.diagnostic(in: node.range)
    let isOfValues = ranges.contains { diagnostic.range.overlaps($0) }
    guard isOfValues else {
      noteInSuite(diagnostic)
      return
    }
    let line = file.lineNumber(ofUTF8Offset: diagnostic.range.lowerBound)
    let place = "for the assertion on line \(line) of \(file.path)"
    let columns = node.templates.filter { $0.node.range.overlaps(diagnostic.range) }
      .flatMap { (try? Template($0.source))?.variables ?? [] }
    if let row = rows?.row, let column = columns.first(where: { row[$0] != nil }) {
      reader.note(
        diagnostic.id, "row \(row.number), column '\(column)': \(diagnostic.message), \(place)",
        at: row[column]?.range ?? decoded.range, help: diagnostic.help)
    } else {
      reader.note(
        diagnostic.id, "the case '\(decoded.name)': \(diagnostic.message), \(place)",
        at: decoded.range, help: diagnostic.help)
    }
  }
}
