import SuiteSyntax

extension SuiteValue {
  /// The value as JSON on several lines, indented by two spaces, with a final
  /// line break; what fits a line stands on one.
  var jsonDocument: String {
    var text = ""
    write(to: &text, indent: "", before: 0)
    return text + "\n"
  }

  /// The most characters of a line.
  private static let lineLength = 100

  private func write(to text: inout String, indent: String, before: Int) {
    let line = self.line
    guard !items.isEmpty, before + line.utf8.count >= Self.lineLength else {
      text += line
      return
    }
    let brackets = if case .mapping = self { ("{", "}") } else { ("[", "]") }
    let inner = indent + "  "
    text += brackets.0
    for (index, item) in items.enumerated() {
      text += (index > 0 ? ",\n" : "\n") + inner + item.prefix
      item.value.write(
        to: &text, indent: inner, before: inner.utf8.count + item.prefix.utf8.count)
    }
    text += "\n" + indent + brackets.1
  }

  private var items: [(prefix: String, value: SuiteValue)] {
    switch self {
    case .list(let values): values.map { ("", $0) }
    case .mapping(let entries): entries.map { ("\(SuiteValue.text($0.key).line): ", $0.value) }
    default: []
    }
  }

  /// The value as JSON on one line; a number that JSON lacks is null.
  private var line: String {
    switch self {
    case .text(let text): text.jsonString { $0.isInvisible }
    case .list: "[\(items.map(\.value.line).joined(separator: ", "))]"
    case .mapping: "{\(items.map { $0.prefix + $0.value.line }.joined(separator: ", "))}"
    default: json
    }
  }
}

extension Unicode.Scalar {
  /// Whether a reader of the document could not see the character for what it is.
  fileprivate var isInvisible: Bool {
    switch properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator: true
    case .spaceSeparator: self != " "
    default: false
    }
  }
}
