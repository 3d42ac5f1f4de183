import SourceText
import SuiteSyntax

/// Reads values out of a tree and collects every mistake on the way.
///
/// Each reading function returns `nil` after noting what is wrong, so that a
/// decoder goes on and a person sees all mistakes at once.
struct NodeReader {
  /// What is wrong so far.
  private(set) var diagnostics: [Diagnostic] = []

  /// What is wrong so far, in the order of the file.
  var sortedDiagnostics: [Diagnostic] {
    diagnostics.enumerated()
      .sorted {
        ($0.element.range.lowerBound, $0.offset) < ($1.element.range.lowerBound, $1.offset)
      }
      .map(\.element)
  }

  /// Notes a mistake.
  mutating func note(_ diagnostic: Diagnostic) { diagnostics.append(diagnostic) }

  /// Notes a mistake.
  mutating func note(
    _ id: Diagnostic.ID, _ message: String, at range: Range<Int>, help: String? = nil,
    related: Diagnostic.Label? = nil
  ) {
    diagnostics.append(Diagnostic(id, message, at: range, related: related, help: help))
  }

  /// Returns what `read` reads from a node, or `nil` after noting its error.
  mutating func read<Value>(
    _ node: SuiteNode, _ body: (SuiteNode) throws(SuiteValueError) -> Value
  ) -> Value? {
    do {
      return try body(node)
    } catch {
      diagnostics.append(error.diagnostic(in: node.range))
      return nil
    }
  }

  /// Returns what `read` reads from a node if there is one.
  mutating func read<Value>(
    _ node: SuiteNode?, _ body: (SuiteNode) throws(SuiteValueError) -> Value
  ) -> Value? {
    guard let node else { return nil }
    return read(node, body)
  }

  /// Returns a mapping's entries by key, after noting each key that it cannot
  /// have.
  mutating func fields(
    of node: SuiteNode, allowing keys: [String], unbuilt: [String] = [], owner: String
  ) -> Fields? {
    guard let entries = read(node, { node throws(SuiteValueError) in try node.entries() }) else {
      return nil
    }
    var values: [String: SuiteNode.Entry] = [:]
    for (index, entry) in entries.enumerated() {
      if keys.contains(where: { $0.hasBytes(of: entry.key) }) {
        values[entry.key] = entry
      } else if unbuilt.contains(where: { $0.hasBytes(of: entry.key) }) {
        note(
          "unsupported-key", "'\(entry.key)' is not supported by this version of Telltale",
          at: entry.keyRange, help: "remove it, or see the documentation for what can stand here")
      } else {
        var unknown = SuiteValueError.unknownKey(entry, allowing: keys, of: owner).diagnostic(
          in: entry.keyRange)
        // A key that stands beside the one whose value it belongs to.
        if index > 0, entries[index - 1].value.isLeftOut {
          let owner = entries[index - 1]
          unknown.help = "did you mean to indent '\(entry.key)' under '\(owner.key)'?"
          unknown.related = Diagnostic.Label("has no value", at: owner.keyRange)
        }
        note(unknown)
      }
    }
    return Fields(values: values, range: node.range)
  }

  /// Returns a mapping's entries by key, after noting each key that its table
  /// does not have.
  mutating func fields(
    of node: SuiteNode, in table: KeyTable, unbuilt: [String] = [], owner: String? = nil
  ) -> Fields? {
    fields(of: node, allowing: table.names, unbuilt: unbuilt, owner: owner ?? table.owner)
  }

  /// Notes a list without items where there should be one.
  mutating func noteEmptyList(_ node: SuiteNode?, of name: String) {
    guard let node, case .sequence(let items) = node.content, items.isEmpty else { return }
    note("wrong-value", "'\(name)' has an empty list", at: node.range)
  }

  /// Reads a name: letters, digits and the given marks.
  mutating func name(_ node: SuiteNode, of what: String, marks: String) -> String? {
    guard let text = read(node, { node throws(SuiteValueError) in try node.text() }) else {
      return nil
    }
    let isName =
      !text.isEmpty
      && text.unicodeScalars.allSatisfy {
        $0.properties.isAlphabetic || $0.properties.generalCategory == .nonspacingMark
          || $0.properties.numericType != nil || marks.unicodeScalars.contains($0)
      }
    let isTrimmed = text.utf8.first != 0x20 && text.utf8.last != 0x20
    guard isName, isTrimmed else {
      note(
        "bad-name", "'\(text)' cannot name a \(what)", at: node.range,
        help: "a name has letters, digits and \(Self.listing(marks))")
      return nil
    }
    return text
  }

  private static func listing(_ marks: String) -> String {
    marks.map { $0 == " " ? "spaces" : "'\($0)'" }.joined(separator: ", ")
  }
}

extension SuiteNode {
  /// Whether the value is left out: nothing stands behind its colon.
  var isLeftOut: Bool {
    if let scalar { scalar.style == .plain && scalar.text.isEmpty } else { false }
  }
}

/// The entries of a mapping by key.
struct Fields {
  var values: [String: SuiteNode.Entry]
  var range: Range<Int>

  /// The value of a key; `nil` when the key is absent.
  subscript(key: String) -> SuiteNode? { values[key]?.value }
}
