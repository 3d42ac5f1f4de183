import SuiteSyntax

/// What a model said.
public enum Answer: Hashable, Sendable {
  /// Plain text.
  case text(String)

  /// A value of the type that was asked for.
  case guided(AnswerValue)

  /// The answer's words: the plain text, or the property `text` of a guided
  /// answer, or its first property that holds text.
  public var text: String? {
    switch self {
    case .text(let text): return text
    case .guided(let value):
      if case .string(let text)? = value["text"] { return text }
      guard case .object(let members) = value else { return nil }
      for member in members {
        if case .string(let text) = member.value { return text }
      }
      return nil
    }
  }
}

/// A value in a guided answer.
public indirect enum AnswerValue: Hashable, Sendable {
  case null
  case boolean(Bool)
  case integer(Int64)
  case number(Double)
  case string(String)
  case array([AnswerValue])
  case object([Member])

  /// A named value.
  public struct Member: Hashable, Sendable {
    /// The name.
    public var name: String

    /// The value.
    public var value: AnswerValue

    /// Creates a member.
    public init(_ name: String, _ value: AnswerValue) {
      self.name = name
      self.value = value
    }
  }

  /// Returns the value of a member, if this is an object that has it.
  ///
  /// JSON compares names code by code (RFC 8259, section 8.3): two spellings that
  /// Unicode calls equivalent are two names.
  public subscript(name: String) -> AnswerValue? {
    guard case .object(let members) = self else { return nil }
    return members.first { $0.name.hasBytes(of: name) }?.value
  }

  /// Returns the value at a path such as `documents.0`.
  public subscript(path path: [String]) -> AnswerValue? {
    guard let first = path.first else { return self }
    let rest = Array(path.dropFirst())
    if case .array(let elements) = self {
      guard let index = Int(first), elements.indices.contains(index) else { return nil }
      return elements[index][path: rest]
    }
    return self[first]?[path: rest]
  }
}
