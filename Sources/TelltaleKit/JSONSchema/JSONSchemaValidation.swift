import SourceText
import SuiteSyntax

/// Judges a value by a schema.
struct JSONSchemaValidation {
  /// Why a value does not fit.
  struct Fault: Hashable {
    /// What is wrong, as one phrase.
    var message: String

    /// Where the value stands: steps from the whole.
    var path: [String]

    /// The UTF-8 range of the value.
    var range: Range<Int>
  }

  /// What stops a judgement.
  enum Stop: Error, Hashable {
    /// A regular expression takes too many steps.
    case pattern(String)

    /// The schemas are too many for the value.
    case steps
  }

  /// What a value was found to be.
  enum Verdict: Hashable {
    case fits
    case fault(Fault)
    case stopped(Stop)
  }

  /// The most subschemas that are applied to the parts of one value.
  private static let mostSteps = 500_000

  private let schemas: [JSONSchema.Subschema]
  private var steps = 0

  private init(_ schema: JSONSchema) { schemas = schema.schemas }

  /// Judges a value by a schema.
  static func verdict(of item: JSONItem, by schema: JSONSchema) -> Verdict {
    var validation = Self(schema)
    do throws(Stop) {
      return try validation.fault(in: item, by: 0, at: []).map { .fault($0) } ?? .fits
    } catch {
      return .stopped(error)
    }
  }

  private mutating func fits(
    _ item: JSONItem, _ schema: Int, _ path: [String]
  ) throws(Stop) -> Bool {
    try fault(in: item, by: schema, at: path) == nil
  }

  private mutating func fault(
    in item: JSONItem, by schema: Int, at path: [String]
  ) throws(Stop) -> Fault? {
    steps += 1
    guard steps <= Self.mostSteps else { throw .steps }
    guard case .keywords(let keywords) = schemas[schema] else {
      if case .boolean(true) = schemas[schema] { return nil }
      return Fault(message: "nothing may stand here", path: path, range: item.range)
    }
    if let reference = keywords.reference,
      let fault = try fault(in: item, by: reference, at: path)
    {
      return fault
    }
    if let message = Self.generalFault(in: item, keywords) {
      return Fault(message: message, path: path, range: item.range)
    }
    var message: String?
    switch item.content {
    case .object(let members):
      if let fault = try fault(in: members, of: item, keywords, path) { return fault }
    case .array(let elements):
      if let fault = try fault(in: elements, of: item, keywords, path) { return fault }
    case .string(let text): message = try Self.textFault(in: text, keywords)
    case .number(let number): message = Self.numberFault(in: number, keywords)
    case .null, .boolean: break
    }
    if let message { return Fault(message: message, path: path, range: item.range) }
    return try combinedFault(in: item, keywords, path)
  }

  private static func generalFault(
    in item: JSONItem, _ keywords: JSONSchema.Keywords
  ) -> String? {
    if let types = keywords.types {
      let type = item.type
      guard types.contains(type) || type == .integer && types.contains(.number) else {
        return "it is \(type.described), not \(types.map(\.described).joined(separator: " or "))"
      }
    }
    if keywords.constant == nil, keywords.values == nil { return nil }
    let canonical = item.canonical
    if let constant = keywords.constant, canonical != constant { return "it is not the one value" }
    if let values = keywords.values, !values.contains(canonical) {
      return "it is not one of the values"
    }
    return nil
  }

  // MARK: Combinations

  private mutating func combinedFault(
    in item: JSONItem, _ keywords: JSONSchema.Keywords, _ path: [String]
  ) throws(Stop) -> Fault? {
    for schema in keywords.allOf {
      if let fault = try fault(in: item, by: schema, at: path) { return fault }
    }
    if let choices = keywords.anyOf {
      var faults: [Fault] = []
      for schema in choices {
        guard let fault = try fault(in: item, by: schema, at: path) else {
          faults = []
          break
        }
        faults.append(fault)
      }
      // The choice that came furthest is most likely the one that was meant.
      if let furthest = faults.max(by: { $0.path.count < $1.path.count }) {
        return faults.count == 1
          ? furthest
          : Fault(
            message: "it fits none of \(faults.count) schemas: \(furthest.message)",
            path: furthest.path, range: furthest.range)
      }
    }
    if let choices = keywords.oneOf {
      var fitting = 0
      for schema in choices where try fits(item, schema, path) { fitting += 1 }
      if fitting != 1 {
        return Fault(
          message: "it fits \(fitting) of \(choices.count) schemas, not exactly one", path: path,
          range: item.range)
      }
    }
    if let schema = keywords.not, try fits(item, schema, path) {
      return Fault(message: "it fits what it should not", path: path, range: item.range)
    }
    if let condition = keywords.condition {
      let branch =
        try fits(item, condition, path) ? keywords.consequence : keywords.alternative
      if let branch { return try fault(in: item, by: branch, at: path) }
    }
    return nil
  }

  // MARK: Objects

  private mutating func fault(
    in members: [JSONItem.Member], of item: JSONItem, _ keywords: JSONSchema.Keywords,
    _ path: [String]
  ) throws(Stop) -> Fault? {
    // Names are equal by their bytes, not by what looks the same.
    var byName: [[UInt8]: Int] = [:]
    for (index, member) in members.enumerated() { byName[Array(member.name.utf8)] = index }
    func has(_ name: String) -> Bool { byName[Array(name.utf8)] != nil }
    func whole(_ message: String) -> Fault {
      Fault(message: message, path: path, range: item.range)
    }
    for name in keywords.required where !has(name) {
      return whole("the property \(name.quoted) is missing")
    }
    if let least = keywords.minimumProperties, members.count < least {
      return whole("it has \(members.count) properties, fewer than \(least)")
    }
    if let most = keywords.maximumProperties, members.count > most {
      return whole("it has \(members.count) properties, more than \(most)")
    }
    for (name, required) in keywords.dependentRequired where has(name) {
      for other in required where !has(other) {
        return whole("the property \(other.quoted) is missing beside \(name.quoted)")
      }
    }
    for (name, schema) in keywords.dependentSchemas where has(name) {
      if let fault = try fault(in: item, by: schema, at: path) { return fault }
    }
    return try memberFault(in: members, byName, keywords, path)
  }

  private mutating func memberFault(
    in members: [JSONItem.Member], _ byName: [[UInt8]: Int], _ keywords: JSONSchema.Keywords,
    _ path: [String]
  ) throws(Stop) -> Fault? {
    var isKnown = [Bool](repeating: false, count: members.count)
    for (name, schema) in keywords.properties {
      guard let index = byName[Array(name.utf8)] else { continue }
      isKnown[index] = true
      let member = members[index]
      if let fault = try fault(in: member.value, by: schema, at: path + [name]) { return fault }
    }
    for (pattern, schema) in keywords.patternProperties {
      for (index, member) in members.enumerated() where try Self.matches(pattern, member.name) {
        isKnown[index] = true
        if let fault = try fault(in: member.value, by: schema, at: path + [member.name]) {
          return fault
        }
      }
    }
    for (index, member) in members.enumerated() {
      if let schema = keywords.propertyNames {
        let name = JSONItem(content: .string(member.name), range: member.nameRange)
        if let fault = try fault(in: name, by: schema, at: path + [member.name]) { return fault }
      }
      guard let schema = keywords.additionalProperties, !isKnown[index] else { continue }
      if case .boolean(false) = schemas[schema] {
        return Fault(
          message: "it is a property that is not in the schema", path: path + [member.name],
          range: member.value.range)
      }
      if let fault = try fault(in: member.value, by: schema, at: path + [member.name]) {
        return fault
      }
    }
    return nil
  }

  // MARK: Arrays

  private mutating func fault(
    in elements: [JSONItem], of item: JSONItem, _ keywords: JSONSchema.Keywords, _ path: [String]
  ) throws(Stop) -> Fault? {
    func whole(_ message: String) -> Fault {
      Fault(message: message, path: path, range: item.range)
    }
    if let least = keywords.minimumItems, elements.count < least {
      return whole("it has \(elements.count) elements, fewer than \(least)")
    }
    if let most = keywords.maximumItems, elements.count > most {
      return whole("it has \(elements.count) elements, more than \(most)")
    }
    for (index, element) in elements.enumerated() {
      let schema =
        index < keywords.prefixItems.count ? keywords.prefixItems[index] : keywords.items
      if let schema, let fault = try fault(in: element, by: schema, at: path + ["\(index)"]) {
        return fault
      }
    }
    if keywords.hasUniqueItems {
      var seen: Set<[UInt8]> = []
      for (index, element) in elements.enumerated() where !seen.insert(element.canonical).inserted {
        return Fault(
          message: "it stands in the list before", path: path + ["\(index)"], range: element.range)
      }
    }
    if let schema = keywords.contains {
      var count = 0
      for (index, element) in elements.enumerated()
      where try fits(element, schema, path + ["\(index)"]) {
        count += 1
      }
      let least = keywords.minimumContains ?? 1
      if count < least { return whole("\(count) elements fit 'contains', fewer than \(least)") }
      if let most = keywords.maximumContains, count > most {
        return whole("\(count) elements fit 'contains', more than \(most)")
      }
    }
    return nil
  }

  // MARK: Text and numbers

  private static func textFault(
    in text: String, _ keywords: JSONSchema.Keywords
  ) throws(Stop) -> String? {
    if keywords.minimumLength != nil || keywords.maximumLength != nil {
      let length = text.unicodeScalars.count
      if let least = keywords.minimumLength, length < least {
        return "it has \(length) characters, fewer than \(least)"
      }
      if let most = keywords.maximumLength, length > most {
        return "it has \(length) characters, more than \(most)"
      }
    }
    if let pattern = keywords.pattern, try !matches(pattern, text) {
      return "\(keywords.patternSpelling.quoted) does not match it"
    }
    return nil
  }

  private static func matches(_ pattern: SearchPattern, _ text: String) throws(Stop) -> Bool {
    switch pattern.search(text) {
    case .found: return true
    case .nothing: return false
    case .stopped: throw .pattern(pattern.pattern)
    }
  }

  private static func numberFault(
    in number: JSONNumber, _ keywords: JSONSchema.Keywords
  ) -> String? {
    if let least = keywords.minimum, number < least { return "it is below the minimum" }
    if let most = keywords.maximum, number > most { return "it is above the maximum" }
    if let least = keywords.exclusiveMinimum, number <= least {
      return "it is not above the minimum"
    }
    if let most = keywords.exclusiveMaximum, number >= most { return "it is not below the maximum" }
    if let divisor = keywords.divisor, !number.isMultiple(of: divisor) {
      return "it is not a multiple as 'multipleOf' asks"
    }
    return nil
  }
}

extension JSONSchema.ValueType {
  /// The type for a message.
  fileprivate var described: String {
    switch self {
    case .null: "null"
    case .boolean: "true or false"
    case .integer: "a whole number"
    case .number: "a number"
    case .string: "text"
    case .array: "a list"
    case .object: "an object"
    }
  }
}

extension JSONItem {
  /// Creates a value.
  init(content: Content, range: Range<Int>) {
    self.content = content
    self.range = range
  }
}
