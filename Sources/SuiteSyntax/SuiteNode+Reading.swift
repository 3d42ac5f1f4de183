import SourceText

/// Typed reading: each function returns the value or says what should stand
/// there instead.
extension SuiteNode {
  /// What the node is, for a message: `a list`, `the number 3.10`, `nothing`.
  public var kindDescription: String {
    switch content {
    case .sequence: return "a list"
    case .mapping: return "a mapping"
    case .scalar(let scalar) where scalar.style == .untyped: return "'\(scalar.text)'"
    case .scalar(let scalar):
      switch scalar.coreValue {
      case .null: return scalar.text.isEmpty ? "nothing" : "'\(scalar.text)' (null)"
      case .boolean: return "'\(scalar.text)'"
      case .integer, .number: return "the number \(scalar.text)"
      case .text: return "text"
      }
    }
  }

  /// Whether nothing stands here.
  public var isEmpty: Bool {
    if case .scalar(let scalar) = content {
      scalar.style != .untyped && scalar.coreValue == .null
    } else {
      false
    }
  }

  /// The scalar, or `nil` for a list or a mapping.
  public var scalar: Scalar? {
    if case .scalar(let scalar) = content { scalar } else { nil }
  }

  /// Returns the node's text.
  ///
  /// A number or a truth value is taken as its text where every other reader of
  /// YAML would print it as it is written.
  public func text() throws(SuiteValueError) -> String {
    guard case .scalar(let scalar) = content else {
      throw SuiteValueError(
        "expected text, found \(kindDescription)", at: range, id: "wrong-type")
    }
    if scalar.style == .untyped { return scalar.text }
    let value = scalar.coreValue
    if value == .null {
      let help = scalar.text.isEmpty ? "write \"\" for empty text" : "quote it: \"\(scalar.text)\""
      throw SuiteValueError(
        "expected text, found \(kindDescription)", at: range, help: help, id: "wrong-type")
    }
    guard value.canonicalSpelling == scalar.text else {
      throw SuiteValueError(
        "expected text, found \(kindDescription), which other YAML readers may print differently",
        at: range, help: "quote it: \"\(scalar.text)\"", id: "ambiguous-text",
        fix: range.count == scalar.text.utf8.count
          ? Fix("quote it", replacing: range, with: "\"\(scalar.text)\"") : nil)
    }
    return scalar.text
  }

  /// Returns the node's texts: one, or a list of them.
  public func texts() throws(SuiteValueError) -> [String] {
    guard case .sequence(let items) = content else { return [try text()] }
    var texts: [String] = []
    for item in items { texts.append(try item.text()) }
    return texts
  }

  /// Returns the truth value.
  public func boolean() throws(SuiteValueError) -> Bool {
    if case .boolean(let value)? = scalar?.coreValue { return value }
    var word: String?
    switch scalar?.text.lowercased() {
    case "yes", "on", "y", "true": word = "true"
    case "no", "off", "n", "false": word = "false"
    default: break
    }
    throw SuiteValueError(
      "expected true or false, found \(kindDescription)", at: range,
      help: word.map { "write \($0)" }, id: "wrong-type",
      fix: word.map { Fix("write \($0)", replacing: range, with: $0) })
  }

  /// Returns the integer.
  ///
  /// - Parameter bounds: The values allowed.
  /// - Returns: The value.
  /// - Throws: What should stand there instead.
  public func integer(
    in bounds: ClosedRange<Int> = Int.min...Int.max
  ) throws(SuiteValueError) -> Int {
    if case .number(let value)? = scalar?.coreValue, value == value.rounded(), value.isFinite {
      throw SuiteValueError(
        "expected a whole number, found the number \(scalar?.text ?? "")", at: range,
        help: Int(exactly: value).map { "write \($0)" }, id: "number-spelling")
    }
    guard case .integer(let value)? = scalar?.coreValue, let integer = Int(exactly: value) else {
      throw SuiteValueError(
        "expected a whole number, found \(kindDescription)", at: range, id: "wrong-type")
    }
    guard bounds.contains(integer) else {
      let wanted =
        bounds.upperBound == Int.max
        ? "at least \(bounds.lowerBound)" : "from \(bounds.lowerBound) to \(bounds.upperBound)"
      throw SuiteValueError("expected a number \(wanted), found \(integer)", at: range)
    }
    return integer
  }

  /// Returns the number.
  ///
  /// - Parameter bounds: The values allowed.
  /// - Returns: The value, never "not a number".
  /// - Throws: What should stand there instead.
  public func number(
    in bounds: ClosedRange<Double> = -Double
      .greatestFiniteMagnitude...Double.greatestFiniteMagnitude
  ) throws(SuiteValueError) -> Double {
    var found: Double?
    switch scalar?.coreValue {
    case .integer(let value)?: found = Double(value)
    case .number(let value)?: found = value
    default: break
    }
    guard let found, !found.isNaN else {
      throw SuiteValueError(
        "expected a number, found \(kindDescription)", at: range, id: "wrong-type")
    }
    guard bounds.contains(found) else {
      throw SuiteValueError(
        "expected a number from \(bounds.lowerBound) to \(bounds.upperBound), found \(found)",
        at: range)
    }
    return found
  }

  /// Returns the items of a list.
  public func items() throws(SuiteValueError) -> [SuiteNode] {
    if case .sequence(let items) = content { return items }
    throw SuiteValueError(
      "expected a list, found \(kindDescription)", at: range, id: "wrong-type")
  }

  /// Returns the entries of a mapping.
  public func entries() throws(SuiteValueError) -> [Entry] {
    if case .mapping(let entries) = content { return entries }
    throw SuiteValueError(
      "expected a mapping, found \(kindDescription)", at: range, id: "wrong-type")
  }

  /// Returns the entries of a mapping whose keys are names that a person chose.
  ///
  /// YAML compares keys byte by byte and Swift compares strings by what Unicode
  /// calls equivalent, so that two entries could become one: `é` as one code point
  /// and as two look the same.
  ///
  /// - Returns: The entries, no two of them with equivalent keys.
  /// - Throws: What should stand there instead, or the second of two such keys.
  public func namedEntries() throws(SuiteValueError) -> [Entry] {
    let entries = try entries()
    var seen: [String: Entry] = [:]
    for entry in entries where !entry.key.utf8.allSatisfy({ $0 < 0x80 }) {
      guard let first = seen.updateValue(entry, forKey: entry.key) else { continue }
      throw SuiteValueError(
        "'\(entry.key)' is already a key, spelled with other code points", at: entry.keyRange,
        help: entry.key.renamingHelp(besides: first.key), id: "equivalent-key",
        related: .init("first here", at: first.keyRange))
    }
    return entries
  }

  /// Returns the entries of a mapping whose keys are all known.
  ///
  /// - Parameters:
  ///   - keys: The keys allowed.
  ///   - owner: What the keys belong to, for the message.
  /// - Returns: The values by key.
  /// - Throws: What should stand there instead, or the first key that is unknown.
  public func entries(
    allowing keys: [String], of owner: String
  ) throws(SuiteValueError) -> [String: SuiteNode] {
    var values: [String: SuiteNode] = [:]
    for entry in try entries() {
      guard keys.contains(where: { $0.hasBytes(of: entry.key) }) else {
        throw .unknownKey(entry, allowing: keys, of: owner)
      }
      values[entry.key] = entry.value
    }
    return values
  }
}

extension SuiteValueError {
  /// A key that its mapping does not have, with the nearest that it has.
  public static func unknownKey(
    _ entry: SuiteNode.Entry, allowing keys: [String], of owner: String
  ) -> Self {
    let help =
      entry.key.nearest(among: keys).map { "did you mean '\($0)'?" }
      ?? "the keys are \(keys.joined(separator: ", "))"
    return Self(
      "unknown key '\(entry.key)' in \(owner)", at: entry.keyRange, help: help, id: "unknown-key")
  }
}
