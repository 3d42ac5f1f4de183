import Terminal

/// A command that a program gives to GitHub Actions by printing a line.
///
/// The form and its escapes are those of `@actions/core`, in
/// `packages/core/src/command.ts` of `actions/toolkit`.
struct WorkflowCommand: Hashable, Sendable {
  /// The command, such as `error`.
  var name: String

  /// The properties in their order.
  var properties: [Property]

  /// The text.
  var message: String

  /// A named value.
  struct Property: Hashable, Sendable {
    var name: String
    var value: String

    init(_ name: String, _ value: String) {
      self.name = name
      self.value = value
    }
  }

  /// The command as one line without a line break.
  ///
  /// No text in it can end the line or the properties, or steer a terminal that
  /// shows the log.
  var line: String {
    let properties = properties.map { "\($0.name)=\(Self.escapedProperty($0.value))" }
    let list = properties.isEmpty ? "" : " " + properties.joined(separator: ",")
    return "::\(name)\(list)::\(Self.escaped(message))"
  }

  private static func escaped(_ text: String) -> String {
    escaped(text.safeForTerminal, ["%": "%25", "\r": "%0D", "\n": "%0A"])
  }

  private static func escapedProperty(_ text: String) -> String {
    escaped(
      text.safeForTerminal,
      ["%": "%25", "\r": "%0D", "\n": "%0A", ":": "%3A", ",": "%2C"])
  }

  private static func escaped(_ text: String, _ escapes: [Unicode.Scalar: String]) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      if let escape = escapes[scalar] {
        result += escape
      } else {
        result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
