/// Which regular expressions guided generation takes.
///
/// Measured on macOS 27: literals, `.`, `\d \w \s`, escaped punctuation, groups,
/// `|`, `* + ? {m,n}` are taken; `[…]`, `^`, `$`, other escapes, `(?…)` and lazy
/// quantifiers are not.
enum PatternSupport {
  /// Returns the first part of a pattern that is not taken.
  static func unsupportedPart(of pattern: String) -> String? {
    var rest = Substring(pattern)
    var followsQuantifier = false
    while let character = rest.popFirst() {
      let isQuantifier = "*+?".contains(character)
      switch character {
      case "\\":
        guard let escaped = rest.popFirst() else { return "\\" }
        if escaped.isLetter || escaped.isNumber, !"dws".contains(escaped) { return "\\\(escaped)" }
      case "[", "]", "^", "$": return String(character)
      case "(" where rest.first == "?": return "(?"
      case "?" where followsQuantifier: return "?"
      case "+" where followsQuantifier: return "+"
      case "{": rest = rest.drop { $0 != "}" }.dropFirst()
      default: break
      }
      followsQuantifier = isQuantifier || character == "{"
    }
    return nil
  }

  /// Returns what guided generation does not take of an answer type.
  static func unsupportedGuide(in schema: AnswerSchema) -> String? {
    for property in schema.properties {
      if let pattern = property.pattern, let part = unsupportedPart(of: pattern) {
        return "the pattern of '\(property.name)' has '\(part)'"
      }
      switch property.type {
      case .object(let inner), .array(of: .object(let inner)):
        if let found = unsupportedGuide(in: inner) { return found }
      default: break
      }
    }
    return nil
  }
}
