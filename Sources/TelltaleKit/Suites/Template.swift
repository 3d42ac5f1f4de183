/// Text with places for variables.
///
/// `{{name}}` is replaced by the variable's text, once: what a value contains is
/// never rendered again. `{{name | json}}` writes it as a JSON string, `{{{{`
/// writes `{{`. Everything else stays as it is.
public struct Template: Hashable, Sendable {
  /// A part of a template.
  public enum Piece: Hashable, Sendable {
    case literal(String)
    case variable(String, isJSON: Bool)
  }

  /// A mistake in a template.
  public struct SyntaxError: Error, Hashable, Sendable {
    /// What is wrong, as one phrase with no full stop.
    public var message: String

    /// The UTF-8 range in the template's text.
    public var range: Range<Int>
  }

  /// The template as it is written.
  public let source: String

  /// Its parts in order.
  public let pieces: [Piece]

  /// Creates a template from its text.
  ///
  /// - Throws: The first place where `{{` is not followed by a name and `}}`.
  public init(_ source: String) throws(SyntaxError) {
    self.source = source
    let bytes = Array(source.utf8)
    let opening = UInt8(ascii: "{")
    let closing = UInt8(ascii: "}")
    var pieces: [Piece] = []
    var literal: [UInt8] = []
    var index = 0
    func isPair(_ byte: UInt8, at index: Int) -> Bool {
      index + 1 < bytes.count && bytes[index] == byte && bytes[index + 1] == byte
    }
    while index < bytes.count {
      guard isPair(opening, at: index) else {
        literal.append(bytes[index])
        index += 1
        continue
      }
      if isPair(opening, at: index + 2) {
        literal += [opening, opening]
        index += 4
        continue
      }
      var end = index + 2
      while end < bytes.count, !isPair(closing, at: end), bytes[end] != UInt8(ascii: "\n") {
        end += 1
      }
      guard isPair(closing, at: end) else {
        throw SyntaxError(
          message: "'{{' is never closed by '}}'", range: index..<min(index + 2, bytes.count))
      }
      let inside = String(decoding: bytes[(index + 2)..<end], as: UTF8.self)
      guard let variable = Self.variable(inside) else {
        throw SyntaxError(
          message: "'{{\(inside)}}' is not a variable", range: index..<(end + 2))
      }
      if !literal.isEmpty { pieces.append(.literal(String(decoding: literal, as: UTF8.self))) }
      literal = []
      pieces.append(variable)
      index = end + 2
    }
    if !literal.isEmpty { pieces.append(.literal(String(decoding: literal, as: UTF8.self))) }
    self.pieces = pieces
  }

  /// Reads what stands between the braces.
  private static func variable(_ inside: String) -> Piece? {
    let parts = inside.split(separator: "|", omittingEmptySubsequences: false).map(\.trimmed)
    guard let name = parts.first, isName(name) else { return nil }
    switch parts.count {
    case 1: return .variable(name, isJSON: false)
    case 2 where parts[1] == "json": return .variable(name, isJSON: true)
    default: return nil
    }
  }

  /// Whether a text can name a variable: letters, digits, `-`, `_` and `.`.
  public static func isName(_ text: String) -> Bool {
    !text.isEmpty
      && text.unicodeScalars.allSatisfy {
        $0.properties.isAlphabetic || $0.properties.numericType != nil
          || "-_.".unicodeScalars
            .contains($0)
      }
  }

  /// The names of the variables that the template uses.
  public var variables: [String] {
    pieces.compactMap { if case .variable(let name, _) = $0 { name } else { nil } }
  }
}

extension Substring {
  /// The text without spaces and tabs at its ends.
  fileprivate var trimmed: String {
    func isBlank(_ character: Character) -> Bool { character == " " || character == "\t" }
    var text = drop(while: isBlank)
    while let last = text.last, isBlank(last) { text.removeLast() }
    return String(text)
  }
}
