import SourceText

/// How values are shown in labels and messages.
extension String {
  /// The text in quotes for a message, shortened when it is long.
  var quoted: String { "'\(shortened(to: 60).withVisibleBreaks)'" }

  /// The text as a label shows it: on one line, and when it is longer than 60
  /// characters, its first 40 with a hash of all of it.
  var labelled: String {
    let line = withVisibleBreaks
    guard line.count > 60 else { return line }
    let digits = String(line.stableHash, radix: 16)
    return "\(line.prefix(40))…\(String(repeating: "0", count: 8 - digits.count))\(digits)"
  }

  /// A hint at the word that was probably meant, if one is near.
  func nearestWord(among words: [String]) -> String? {
    nearest(among: words).map { "did you mean '\($0)'?" }
  }

  private func shortened(to length: Int) -> String {
    count > length ? "\(prefix(length - 1))…" : self
  }

  private var withVisibleBreaks: String {
    guard unicodeScalars.contains(where: { $0 == "\n" || $0 == "\r" || $0 == "\t" }) else {
      return self
    }
    return unicodeScalars.reduce(into: "") { line, scalar in
      switch scalar {
      case "\n": line += "\\n"
      case "\r": line += "\\r"
      case "\t": line += "\\t"
      default: line.unicodeScalars.append(scalar)
      }
    }
  }

  /// FNV-1a over the UTF-8 bytes with 64 bits, folded to 32.
  private var stableHash: UInt32 {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for byte in utf8 {
      hash ^= UInt64(byte)
      hash &*= 0x100_0000_01b3
    }
    return UInt32(truncatingIfNeeded: hash ^ (hash >> 32))
  }
}

extension [String] {
  /// The texts as a label shows them: `[a, b]`, an element in quotes when its
  /// own commas or brackets could be taken for the list's.
  var labelled: String { "[\(map(\.labelElement).joined(separator: ", "))]".labelled }

  /// One text as it stands, several as a list.
  var labelledAsOneOrList: String {
    if count == 1, let only = first { only.labelled } else { labelled }
  }

  /// The texts as a message lists them: `'a', 'b' or 'c'`.
  func listed(_ conjunction: String) -> String {
    let quoted = map(\.quoted)
    guard let last = quoted.last, quoted.count > 1 else { return quoted.first ?? "nothing" }
    return "\(quoted.dropLast().joined(separator: ", ")) \(conjunction) \(last)"
  }
}

extension String {
  fileprivate var labelElement: String {
    contains(", ") || contains("[") || contains("]") || isEmpty ? jsonString : self
  }
}

extension String {
  /// Returns the part in a UTF-8 range.
  func utf8Part(_ range: Range<Int>) -> String {
    let start = utf8.index(utf8.startIndex, offsetBy: range.lowerBound)
    return String(self[start..<utf8.index(start, offsetBy: range.count)])
  }
}
