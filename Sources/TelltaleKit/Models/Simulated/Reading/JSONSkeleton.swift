import SuiteSyntax

/// Reads the object that a prompt shows as the form of its answer, such as
/// `{"vendor": "...", "total": number}`, by the letter of no standard.
struct JSONSkeleton {
  private let scalars: [Unicode.Scalar]
  private var index: Int

  /// Returns the members of the first object in a text that names some.
  static func schema(in text: Substring) -> AnswerSchema? {
    let scalars = Array(text.unicodeScalars)
    for start in scalars.indices where scalars[start] == "{" {
      var reader = JSONSkeleton(scalars: scalars, index: start)
      if let schema = reader.object(depth: 0), !schema.properties.isEmpty { return schema }
    }
    return nil
  }

  private init(scalars: [Unicode.Scalar], index: Int) {
    self.scalars = scalars
    self.index = index
  }

  private mutating func object(depth: Int) -> AnswerSchema? {
    guard depth < 8, take("{") else { return nil }
    var properties: [AnswerSchema.Property] = []
    while true {
      skipSpace()
      if take("}") { return AnswerSchema(properties: properties) }
      guard let name = name(), !properties.contains(where: { $0.name.hasBytes(of: name) }) else {
        return nil
      }
      skipSpace()
      var property = AnswerSchema.Property(name: name, type: .string)
      if take(":") {
        skipSpace()
        guard read(&property, depth: depth) else { return nil }
      }
      properties.append(property)
      skipSpace()
      if !take(","), index >= scalars.count || scalars[index] != "}" { return nil }
    }
  }

  /// Reads what stands in the place of a value.
  private mutating func read(_ property: inout AnswerSchema.Property, depth: Int) -> Bool {
    guard index < scalars.count else { return false }
    switch scalars[index] {
    case "{":
      guard let inner = object(depth: depth + 1) else { return false }
      property.type = .object(inner)
    case "[":
      index += 1
      skipSpace()
      var element = AnswerSchema.Property(name: "", type: .string)
      if index < scalars.count, scalars[index] != "]", scalars[index] != "." {
        guard read(&element, depth: depth + 1) else { return false }
      }
      while index < scalars.count, scalars[index] != "]" { index += 1 }
      guard take("]") else { return false }
      property.type = .array(of: element.type)
      property.anyOf = element.anyOf
    case "\"":
      guard let text = quoted() else { return false }
      JSONKeyType.describe(&property, as: text)
    default:
      let start = index
      while index < scalars.count, !Self.closing.contains(scalars[index]) { index += 1 }
      let text = String(String.UnicodeScalarView(scalars[start..<index])).trimmingSpaces
      guard !text.isEmpty else { return false }
      if text.first?.isNumber == true || text.first == "-" {
        property.type = .number
      } else {
        JSONKeyType.describe(&property, as: text)
      }
    }
    return true
  }

  private mutating func name() -> String? {
    if index < scalars.count, scalars[index] == "\"" {
      return quoted().flatMap { $0.isEmpty ? nil : $0 }
    }
    let start = index
    while index < scalars.count, JSONKeyType.isNamePart(scalars[index]) { index += 1 }
    return start == index ? nil : String(String.UnicodeScalarView(scalars[start..<index]))
  }

  private mutating func quoted() -> String? {
    index += 1
    let start = index
    while index < scalars.count, scalars[index] != "\"", scalars[index] != "\n" { index += 1 }
    guard index < scalars.count, scalars[index] == "\"" else { return nil }
    index += 1
    return String(String.UnicodeScalarView(scalars[start..<(index - 1)]))
  }

  private mutating func take(_ scalar: Unicode.Scalar) -> Bool {
    guard index < scalars.count, scalars[index] == scalar else { return false }
    index += 1
    return true
  }

  private mutating func skipSpace() {
    while index < scalars.count, scalars[index].properties.isWhitespace { index += 1 }
  }

  private static let closing: Set<Unicode.Scalar> = [",", "}", "]", "\n"]
}

/// What is said of a member of an object, in the words of programmers.
enum JSONKeyType {
  /// Whether a character can be in a name without quotation marks.
  static func isNamePart(_ scalar: Unicode.Scalar) -> Bool {
    scalar.isASCII
      && (scalar.properties.isAlphabetic || scalar.value >= 0x30 && scalar.value < 0x3A)
      || scalar == "_"
  }

  /// Takes over a type such as `number` or `array`, allowed values such as `yes|no`,
  /// and whether the member is optional.
  static func describe(_ property: inout AnswerSchema.Property, as text: String) {
    let options = text.split(separator: "|").map { String($0).trimmingSpaces }
    if options.count > 1, options.allSatisfy({ !$0.isEmpty && $0.utf8.count <= 40 }) {
      property.anyOf = options
      return
    }
    for word in text.lowercased().split(whereSeparator: { !$0.isLetter }) {
      switch word {
      case "number", "float", "double", "decimal": property.type = .number
      case "integer", "int": property.type = .integer
      case "boolean", "bool", "true", "false": property.type = .boolean
      case "array", "list", "strings": property.type = .array(of: .string)
      case "optional", "null": property.isOptional = true
      default: continue
      }
    }
  }
}
