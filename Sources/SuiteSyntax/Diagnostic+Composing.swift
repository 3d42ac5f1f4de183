import SourceText

/// Faults that show only where tokens meet: limits, keys, anchors, numbers.
extension Diagnostic {
  static func tooDeep(limit: Int, at range: Range<Int>) -> Self {
    Self(
      "too-deep", "more than \(limit) levels of nesting", at: range,
      help: "no suite needs so many; is a closing bracket missing?")
  }

  static func tooManyNodes(limit: Int, at range: Range<Int>) -> Self {
    Self(
      "too-many-nodes", "more than \(limit) values, counting what aliases repeat", at: range,
      help: "split the file, or use fewer aliases of large values")
  }

  static func duplicateKey(
    _ key: String, at range: Range<Int>, first: Range<Int>, _ text: CheckedText
  ) -> Self {
    let place = text.file.location(ofUTF8Offset: first.lowerBound)
    return Self(
      "duplicate-key", "\"\(key)\" is defined twice", at: range,
      related: .init("first defined here", at: first),
      help: "first defined at \(place.line):\(place.column); remove one, or rename it")
  }

  static func mergeKey(at range: Range<Int>) -> Self {
    Self(
      "merge-key-not-supported", "\"<<\" (merge key) is not part of YAML 1.2", at: range,
      help: """
        YAML readers disagree about it; copy the keys, use an alias for the whole mapping, \
        or use "defaults:"
        """)
  }

  static func keyNotText(_ key: String, at range: Range<Int>) -> Self {
    let what =
      switch SuiteNode.Scalar(key).coreValue {
      case .null: "null"
      case .boolean: "a truth value"
      default: "a number"
      }
    return Self(
      "key-not-text", "the key \(key.isEmpty ? "" : "\"\(key)\" ")is \(what), not text", at: range,
      help: "quote the key: \"\(key)\"")
  }

  // MARK: - Anchors

  static func undefinedAlias(_ name: String, at range: Range<Int>, among names: [String]) -> Self {
    guard name.utf8.allSatisfy(\.isWordByte) else {
      return Self(
        "star-needs-quotes", "a value that starts with \"*\" must be quoted", at: range,
        help: "\"*\" starts an alias; write \"*\(name)\"")
    }
    let near = names.count <= 1000 ? name.nearest(among: names) : nil
    return Self(
      "undefined-alias", "no anchor \"&\(name)\" stands above this alias", at: range,
      help: near.map { "did you mean \"*\($0)\"?" } ?? "if it is text, quote it: \"*\(name)\"")
  }

  static func recursiveAlias(_ name: String, at range: Range<Int>, anchor: Range<Int>) -> Self {
    Self(
      "recursive-alias", "\"*\(name)\" stands inside the value that it names", at: range,
      related: .init("the anchor", at: anchor), help: "a value cannot contain itself")
  }

  static func anchorRedefined(_ name: String, at range: Range<Int>, first: Range<Int>) -> Self {
    Self(
      "anchor-redefined", "the anchor \"&\(name)\" is defined again", at: range,
      severity: .warning, related: .init("first defined here", at: first),
      help: "aliases below mean this one; give it another name")
  }

  static func anchorUnused(_ name: String, at range: Range<Int>) -> Self {
    Self(
      "anchor-unused", "nothing uses the anchor \"&\(name)\"", at: range, severity: .warning,
      help: "remove it; if it is text, quote the value")
  }
}

extension Composer {
  /// Refuses a number that readers of YAML do not agree about.
  func checkNumber(_ text: String, at range: Range<Int>) throws(Diagnostic) {
    var bytes = text.utf8[...]
    guard let first = bytes.first, first < 0x3A, first >= 0x2B else { return }
    if first == UInt8(ascii: "+") || first == UInt8(ascii: "-") { bytes.removeFirst() }
    guard let digit = bytes.first,
      (0x30...0x39).contains(digit) || digit == UInt8(ascii: ".")
    else { return }
    let isSmallWhole = bytes.count < 19 && bytes.allSatisfy { (0x30...0x39).contains($0) }
    if isSmallWhole, digit != UInt8(ascii: "0") || bytes.count == 1 { return }
    let value = SuiteNode.Scalar(text).coreValue
    if digit == UInt8(ascii: "0"), let second = bytes.dropFirst().first {
      if (0x30...0x39).contains(second), value.isNumber {
        throw Diagnostic(
          "ambiguous-number", "a number with a leading zero", at: range,
          help: """
            YAML versions read it as a decimal number, as an octal number or as text; \
            quote it to keep the zero: "\(text)"
            """)
      }
      if second == UInt8(ascii: "x") || second == UInt8(ascii: "o"), !value.isNumber,
        first == digit
      {
        let isHexadecimal = second == UInt8(ascii: "x")
        let digits = bytes.dropFirst(2)
        let isNumber =
          !digits.isEmpty
          && digits.allSatisfy { byte in
            isHexadecimal ? byte.isHexadecimalDigit : (0x30...0x37).contains(byte)
          }
        if isNumber { throw .numberTooLarge(text, at: range) }
      }
    }
    if case .number(let number) = value {
      let isWhole = bytes.allSatisfy { (0x30...0x39).contains($0) }
      let isInfinite = number.isInfinite && bytes.contains { (0x30...0x39).contains($0) }
      if isWhole || isInfinite { throw .numberTooLarge(text, at: range) }
    }
  }
}

extension Diagnostic {
  static func numberTooLarge(_ text: String, at range: Range<Int>) -> Self {
    Self(
      "number-out-of-range", "this number does not fit 64 bits", at: range,
      help: "quote it if it is text: \"\(text.utf8.count <= 80 ? text : "…")\"")
  }
}

extension CoreValue {
  /// Whether the value is a number.
  var isNumber: Bool {
    switch self {
    case .integer, .number: true
    default: false
    }
  }
}

extension UInt8 {
  /// Whether the byte is a hexadecimal digit.
  var isHexadecimalDigit: Bool {
    switch self {
    case 0x30...0x39, 0x41...0x46, 0x61...0x66: true
    default: false
    }
  }
}
