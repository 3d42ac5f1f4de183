import SuiteSyntax

/// What `{{name}}` stands for in a case.
struct CaseValues {
  /// The texts.
  var texts: [String: String] = [:]

  /// Lists of texts, which only an assertion can take, and only whole.
  var lists: [String: [String]] = [:]

  /// The user's question.
  var question: String?

  /// The names that are defined, sorted.
  var names: [String] {
    (Array(texts.keys) + lists.keys + (question == nil ? [] : ["question"])).sorted()
  }

  /// A variable that a case does not define, or that cannot stand where it does.
  struct Missing: Error, Hashable {
    /// The variable's name.
    var name: String

    /// Whether it is a list that stands inside a text.
    var isList: Bool
  }

  /// Returns a template's text.
  ///
  /// - Throws: The first variable that is missing.
  func text(_ template: Template) throws(Missing) -> String {
    var result = ""
    for piece in template.pieces {
      switch piece {
      case .literal(let text): result += text
      case .variable(let name, let isJSON):
        let value = try text(of: name)
        result += isJSON ? value.jsonString : value
      }
    }
    return result
  }

  private func text(of name: String) throws(Missing) -> String {
    if name == "question", let question { return question }
    guard let text = texts[name] else { throw Missing(name: name, isList: lists[name] != nil) }
    return text
  }

  /// Returns a value of a suite with its variables replaced.
  ///
  /// A text that is one variable and nothing else becomes what the variable
  /// holds: text, read as a number or a truth value where one is asked for, or a
  /// list. What a variable holds is never rendered again. Keys stay as they are.
  ///
  /// - Parameters:
  ///   - node: The value.
  ///   - ranges: Gets the range of each text that has variables.
  ///   - allowsLists: Whether a variable may stand for a list.
  /// - Returns: The value, with the ranges of what was written.
  /// - Throws: The first variable that is missing.
  func rendering(
    _ node: SuiteNode, noting ranges: inout [Range<Int>], allowingLists allowsLists: Bool = true
  ) throws(Missing) -> SuiteNode {
    switch node.content {
    case .scalar(let scalar):
      // A template that is malformed was noted when the suite was read.
      guard scalar.holdsTemplate, let template = try? Template(scalar.text) else { return node }
      ranges.append(node.range)
      if template.pieces.count == 1, case .variable(let name, false)? = template.pieces.first {
        if allowsLists, let list = lists[name] {
          let items = list.map {
            SuiteNode(.scalar(.init($0, style: .untyped)), range: node.range)
          }
          return SuiteNode(.sequence(items), range: node.range)
        }
        return SuiteNode(
          .scalar(.init(try text(of: name), style: .untyped)), range: node.range)
      }
      return SuiteNode(
        .scalar(.init(try text(template), style: .doubleQuoted)), range: node.range)
    case .sequence(let items):
      var rendered: [SuiteNode] = []
      for item in items {
        rendered.append(try rendering(item, noting: &ranges, allowingLists: allowsLists))
      }
      return SuiteNode(.sequence(rendered), range: node.range)
    case .mapping(let entries):
      var rendered: [SuiteNode.Entry] = []
      for entry in entries {
        let value = try rendering(
          entry.value, noting: &ranges, allowingLists: allowsLists)
        rendered.append(.init(key: entry.key, keyRange: entry.keyRange, value: value))
      }
      return SuiteNode(.mapping(rendered), range: node.range)
    }
  }
}

extension SuiteNode {
  /// The scalars inside that are written with variables, in order.
  var templates: [(source: String, node: SuiteNode)] {
    switch content {
    case .scalar(let scalar): scalar.holdsTemplate ? [(scalar.text, self)] : []
    case .sequence(let items): items.flatMap(\.templates)
    case .mapping(let entries): entries.flatMap(\.value.templates)
    }
  }
}

extension SuiteNode.Scalar {
  /// Whether the text has a place for a variable in it, or braces that look like
  /// one.
  fileprivate var holdsTemplate: Bool {
    var previous: UInt8 = 0
    for byte in text.utf8 {
      if byte == UInt8(ascii: "{"), previous == byte { return true }
      previous = byte
    }
    return false
  }
}
