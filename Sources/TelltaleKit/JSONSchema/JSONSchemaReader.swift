import Foundation
import SourceText
import SuiteSyntax

/// Reads a schema with all that it refers to.
struct JSONSchemaReader {
  private let root: JSONItem
  private var schemas: [JSONSchema.Subschema] = []

  /// The subschemas that were read, by the place they stand at in the root.
  private var places: [[String]: Int] = [:]

  /// The places of schemas with a name of their own.
  private var anchors: [String: [String]] = [:]

  /// Where each subschema is written.
  private var ranges: [Range<Int>] = []

  /// Creates a reader of a schema.
  init(_ root: JSONItem) { self.root = root }

  /// Reads the schema.
  ///
  /// - Returns: Its subschemas, the whole first.
  /// - Throws: ``SuiteValueError`` at the place of the first mistake.
  mutating func read() throws(SuiteValueError) -> [JSONSchema.Subschema] {
    collectAnchors(root, at: [])
    _ = try schema(root, at: [])
    try refuseEndless()
    return schemas
  }

  private mutating func collectAnchors(_ item: JSONItem, at path: [String]) {
    switch item.content {
    case .object(let members):
      for member in members {
        if member.name == "$anchor", case .string(let name) = member.value.content,
          anchors[name] == nil
        {
          anchors[name] = path
        }
        if member.name == "enum" || member.name == "const" { continue }
        collectAnchors(member.value, at: path + [member.name])
      }
    case .array(let elements):
      for (index, element) in elements.enumerated() {
        collectAnchors(element, at: path + ["\(index)"])
      }
    default: break
    }
  }

  /// Reads the subschema at a place, once.
  private mutating func schema(_ item: JSONItem, at path: [String]) throws(SuiteValueError) -> Int {
    if let known = places[path] { return known }
    let index = schemas.count
    places[path] = index
    ranges.append(item.range)
    switch item.content {
    case .boolean(let value):
      schemas.append(.boolean(value))
    case .object(let members):
      schemas.append(.boolean(true))
      var keywords = JSONSchema.Keywords()
      for member in members { try read(member, into: &keywords, at: path) }
      try checkTogether(members)
      schemas[index] = .keywords(keywords)
    default:
      throw error("a schema is a mapping, true or false", at: item.range)
    }
    return index
  }

  private mutating func read(
    _ member: JSONItem.Member, into keywords: inout JSONSchema.Keywords, at path: [String]
  ) throws(SuiteValueError) {
    let value = member.value
    let place = path + [member.name]
    switch member.name {
    case "title", "description", "$comment", "examples", "default", "deprecated", "readOnly",
      "writeOnly", "$anchor":
      break
    case "$schema": try checkDialect(value)
    case "$id":
      guard path.isEmpty else {
        throw error(
          "'$id' inside a schema is not supported", at: member.nameRange,
          help: "refer to the place instead: $ref: '#/$defs/name'")
      }
    case "$ref": keywords.reference = try reference(value)
    case "$defs", "definitions": _ = try named(value, at: place)
    case "type": keywords.types = try types(value)
    case "enum": keywords.values = Set(try array(value, of: member.name).map(\.canonical))
    case "const": keywords.constant = value.canonical
    case "allOf": keywords.allOf = try list(value, of: member.name, at: place)
    case "anyOf": keywords.anyOf = try list(value, of: member.name, at: place)
    case "oneOf": keywords.oneOf = try list(value, of: member.name, at: place)
    case "not": keywords.not = try schema(value, at: place)
    case "if": keywords.condition = try schema(value, at: place)
    case "then": keywords.consequence = try schema(value, at: place)
    case "else": keywords.alternative = try schema(value, at: place)
    default:
      guard try readObjectKeyword(member, into: &keywords, at: place) else {
        guard try readArrayKeyword(member, into: &keywords, at: place) else {
          try readScalarKeyword(member, into: &keywords)
          return
        }
        return
      }
    }
  }

  private mutating func readObjectKeyword(
    _ member: JSONItem.Member, into keywords: inout JSONSchema.Keywords, at place: [String]
  ) throws(SuiteValueError) -> Bool {
    let value = member.value
    switch member.name {
    case "properties": keywords.properties = try named(value, at: place)
    case "patternProperties":
      for (name, schema) in try named(value, at: place) {
        let range = object(value)?.first { $0.name == name }?.nameRange ?? value.range
        keywords.patternProperties.append((try pattern(name, at: range), schema))
      }
    case "additionalProperties": keywords.additionalProperties = try schema(value, at: place)
    case "propertyNames": keywords.propertyNames = try schema(value, at: place)
    case "required": keywords.required = try names(value, of: member.name)
    case "minProperties": keywords.minimumProperties = try count(value, of: member.name)
    case "maxProperties": keywords.maximumProperties = try count(value, of: member.name)
    case "dependentRequired":
      for entry in try members(value, of: member.name) {
        keywords.dependentRequired.append((entry.name, try names(entry.value, of: member.name)))
      }
    case "dependentSchemas": keywords.dependentSchemas = try named(value, at: place)
    default: return false
    }
    return true
  }

  private mutating func readArrayKeyword(
    _ member: JSONItem.Member, into keywords: inout JSONSchema.Keywords, at place: [String]
  ) throws(SuiteValueError) -> Bool {
    let value = member.value
    switch member.name {
    case "prefixItems": keywords.prefixItems = try list(value, of: member.name, at: place)
    case "items":
      if case .array = value.content {
        throw error(
          "'items' is one schema for all elements", at: value.range,
          help: "write prefixItems for a list of schemas")
      }
      keywords.items = try schema(value, at: place)
    case "contains": keywords.contains = try schema(value, at: place)
    case "minContains": keywords.minimumContains = try count(value, of: member.name)
    case "maxContains": keywords.maximumContains = try count(value, of: member.name)
    case "minItems": keywords.minimumItems = try count(value, of: member.name)
    case "maxItems": keywords.maximumItems = try count(value, of: member.name)
    case "uniqueItems":
      guard case .boolean(let isUnique) = value.content else {
        throw error("'uniqueItems' is true or false", at: value.range)
      }
      keywords.hasUniqueItems = isUnique
    default: return false
    }
    return true
  }

  private func readScalarKeyword(
    _ member: JSONItem.Member, into keywords: inout JSONSchema.Keywords
  ) throws(SuiteValueError) {
    let value = member.value
    switch member.name {
    case "minimum": keywords.minimum = try number(value, of: member.name)
    case "maximum": keywords.maximum = try number(value, of: member.name)
    case "exclusiveMinimum": keywords.exclusiveMinimum = try number(value, of: member.name)
    case "exclusiveMaximum": keywords.exclusiveMaximum = try number(value, of: member.name)
    case "multipleOf":
      let divisor = try number(value, of: member.name)
      guard divisor.isDivisor else {
        throw error(
          "'multipleOf' is a number above 0 of at most \(JSONNumber.longestDivisor) digits",
          at: value.range)
      }
      keywords.divisor = divisor
    case "minLength": keywords.minimumLength = try count(value, of: member.name)
    case "maxLength": keywords.maximumLength = try count(value, of: member.name)
    case "pattern":
      guard case .string(let text) = value.content else {
        throw error("'pattern' is a regular expression", at: value.range)
      }
      keywords.pattern = try pattern(text, at: value.range)
      keywords.patternSpelling = text
    default: throw unknown(member)
    }
  }

  // MARK: Values

  private func object(_ item: JSONItem) -> [JSONItem.Member]? {
    if case .object(let members) = item.content { members } else { nil }
  }

  private func members(
    _ item: JSONItem, of name: String
  ) throws(SuiteValueError) -> [JSONItem.Member] {
    guard let members = object(item) else {
      throw error("'\(name)' is a mapping", at: item.range)
    }
    return members
  }

  private func array(_ item: JSONItem, of name: String) throws(SuiteValueError) -> [JSONItem] {
    guard case .array(let elements) = item.content else {
      throw error("'\(name)' is a list", at: item.range)
    }
    return elements
  }

  private mutating func named(
    _ item: JSONItem, at place: [String]
  ) throws(SuiteValueError) -> [(name: String, schema: Int)] {
    var schemas: [(name: String, schema: Int)] = []
    for member in try members(item, of: place.last ?? "") {
      schemas.append((member.name, try schema(member.value, at: place + [member.name])))
    }
    return schemas
  }

  private mutating func list(
    _ item: JSONItem, of name: String, at place: [String]
  ) throws(SuiteValueError) -> [Int] {
    let elements = try array(item, of: name)
    guard !elements.isEmpty else { throw error("'\(name)' has an empty list", at: item.range) }
    var list: [Int] = []
    for (index, element) in elements.enumerated() {
      list.append(try schema(element, at: place + ["\(index)"]))
    }
    return list
  }

  private func names(_ item: JSONItem, of name: String) throws(SuiteValueError) -> [String] {
    var names: [String] = []
    for element in try array(item, of: name) {
      guard case .string(let text) = element.content else {
        throw error("'\(name)' lists names of properties", at: element.range)
      }
      names.append(text)
    }
    return names
  }

  private func count(_ item: JSONItem, of name: String) throws(SuiteValueError) -> Int {
    guard let count = try number(item, of: name).integer, count >= 0 else {
      throw error("'\(name)' is a whole number from 0", at: item.range)
    }
    return count
  }

  private func number(_ item: JSONItem, of name: String) throws(SuiteValueError) -> JSONNumber {
    guard case .number(let number) = item.content else {
      throw error("'\(name)' is a number", at: item.range)
    }
    return number
  }

  private func pattern(
    _ text: String, at range: Range<Int>
  ) throws(SuiteValueError) -> SearchPattern {
    let node = SuiteNode(.scalar(.init(Self.inICU(text), style: .singleQuoted)), range: range)
    return try SearchPattern(node)
  }

  /// A regular expression of ECMA-262 in the syntax of ICU: its `\d` and `\w` are
  /// of ASCII alone, and its `\s` has the byte order mark.
  ///
  /// A set stands for its members inside another set, too.
  private static func inICU(_ pattern: String) -> String {
    var result = String.UnicodeScalarView()
    var isEscaped = false
    for scalar in pattern.unicodeScalars {
      if !isEscaped {
        isEscaped = scalar == "\\"
        if !isEscaped { result.append(scalar) }
        continue
      }
      isEscaped = false
      let set: String =
        switch scalar {
        case "d": "[0-9]"
        case "D": "[^0-9]"
        case "w": "[0-9A-Z_a-z]"
        case "W": "[^0-9A-Z_a-z]"
        case "s": "[\\s\\uFEFF]"
        case "S": "[^\\s\\uFEFF]"
        default: "\\" + String(scalar)
        }
      result.append(contentsOf: set.unicodeScalars)
    }
    if isEscaped { result.append("\\") }
    return String(result)
  }

  private func types(_ item: JSONItem) throws(SuiteValueError) -> [JSONSchema.ValueType] {
    let elements: [JSONItem]
    if case .array(let list) = item.content { elements = list } else { elements = [item] }
    var types: [JSONSchema.ValueType] = []
    let names = JSONSchema.ValueType.allCases.map(\.rawValue)
    for element in elements {
      guard case .string(let name) = element.content,
        let type = JSONSchema.ValueType(rawValue: name)
      else {
        var help = "the types are \(names.joined(separator: ", "))"
        if case .null = element.content { help = "quote it: \"null\"" }
        if case .string(let name) = element.content, let near = name.nearestWord(among: names) {
          help = near
        }
        throw error("this is no type of JSON", at: element.range, help: help)
      }
      types.append(type)
    }
    guard !types.isEmpty else { throw error("'type' has an empty list", at: item.range) }
    return types
  }

  // MARK: References

  private mutating func reference(_ item: JSONItem) throws(SuiteValueError) -> Int {
    guard case .string(let text) = item.content else {
      throw error("'$ref' is the place of a schema", at: item.range)
    }
    guard text.hasPrefix("#") else {
      throw error(
        "\(text.quoted) is outside of this schema", at: item.range,
        help: "only places in the same schema can be referred to: '#/$defs/name'")
    }
    guard let fragment = text.dropFirst().removingPercentEncoding else {
      throw error("\(text.quoted) is no place in the schema", at: item.range)
    }
    let path: [String]
    if fragment.isEmpty {
      path = []
    } else if fragment.hasPrefix("/") {
      path = fragment.dropFirst().split(separator: "/", omittingEmptySubsequences: false).map {
        String($0).replacing("~1", with: "/").replacing("~0", with: "~")
      }
    } else if let anchor = anchors[fragment] {
      path = anchor
    } else {
      throw error(
        "no '$anchor' is named \(fragment.quoted)", at: item.range,
        help: fragment.nearestWord(among: anchors.keys.sorted()))
    }
    guard let target = target(of: path) else {
      throw error("there is nothing at \(text.quoted)", at: item.range)
    }
    return try schema(target, at: path)
  }

  private func target(of path: [String]) -> JSONItem? {
    var item = root
    for step in path {
      switch item.content {
      case .object(let members):
        guard let next = members.first(where: { $0.name.utf8.elementsEqual(step.utf8) }) else {
          return nil
        }
        item = next.value
      case .array(let elements):
        guard let index = Int(step), elements.indices.contains(index) else { return nil }
        item = elements[index]
      default: return nil
      }
    }
    return item
  }

  /// Refuses a schema that asks for itself of the same value.
  private func refuseEndless() throws(SuiteValueError) {
    // 0: not seen, 1: on the way, 2: ends.
    var states = [UInt8](repeating: 0, count: schemas.count)
    for start in schemas.indices where states[start] == 0 {
      var stack: [(schema: Int, next: [Int])] = [(start, inPlace(start))]
      states[start] = 1
      while var top = stack.popLast() {
        guard let next = top.next.popLast() else {
          states[top.schema] = 2
          continue
        }
        stack.append(top)
        if states[next] == 1 {
          throw error(
            "the schema refers to itself without end", at: ranges[next],
            help: "refer to it for a part of the value, such as an element or a property")
        }
        if states[next] == 0 {
          states[next] = 1
          stack.append((next, inPlace(next)))
        }
      }
    }
  }

  private func inPlace(_ index: Int) -> [Int] {
    if case .keywords(let keywords) = schemas[index] { keywords.inPlace } else { [] }
  }

  // MARK: Mistakes

  private func checkDialect(_ item: JSONItem) throws(SuiteValueError) {
    guard case .string(let text) = item.content,
      text == "https://json-schema.org/draft/2020-12/schema"
        || text == "https://json-schema.org/draft/2020-12/schema#"
    else {
      throw error(
        "only JSON Schema 2020-12 is read", at: item.range,
        help: "write $schema: https://json-schema.org/draft/2020-12/schema, or leave it out")
    }
  }

  /// Refuses keywords that mean nothing without another.
  private func checkTogether(_ members: [JSONItem.Member]) throws(SuiteValueError) {
    let names = members.map(\.name)
    let needs = [
      ("then", "if"), ("else", "if"), ("minContains", "contains"), ("maxContains", "contains"),
    ]
    for (name, other) in needs where !names.contains(other) {
      guard let member = members.first(where: { $0.name == name }) else { continue }
      throw error("'\(name)' means nothing without '\(other)'", at: member.nameRange)
    }
  }

  private func unknown(_ member: JSONItem.Member) -> SuiteValueError {
    let name = member.name
    let help: String? =
      switch name {
      case "format": "it only describes; write pattern: to check the spelling"
      case "additionalItems": "write items: beside prefixItems:"
      case "dependencies": "write dependentRequired: or dependentSchemas:"
      case "nullable": "write type: [string, \"null\"]"
      case "$dynamicRef", "$recursiveRef": "write $ref: with a place in the schema"
      case "unevaluatedProperties": "write additionalProperties: beside the properties"
      case "unevaluatedItems": "write items: beside prefixItems:"
      default: name.nearestWord(among: Self.keywords)
      }
    return error("the keyword '\(name)' is not checked", at: member.nameRange, help: help)
  }

  private static let keywords = """
    $anchor $comment $defs $id $ref $schema additionalProperties allOf anyOf const contains default \
    definitions dependentRequired dependentSchemas deprecated description else enum examples \
    exclusiveMaximum exclusiveMinimum if items maxContains maxItems maxLength maxProperties maximum \
    minContains minItems minLength minProperties minimum multipleOf not oneOf pattern \
    patternProperties prefixItems properties propertyNames readOnly required then title type \
    uniqueItems writeOnly
    """.split(separator: " ").map(String.init)

  private func error(
    _ message: String, at range: Range<Int>, help: String? = nil
  ) -> SuiteValueError {
    SuiteValueError(message, at: range, help: help, id: "bad-schema")
  }
}
