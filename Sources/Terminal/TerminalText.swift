extension String {
  /// The text in a form that cannot steer a terminal or a log viewer.
  ///
  /// Control characters but line feed and tab, and characters that reorder or
  /// separate lines, become visible escapes such as `\u{1B}`; CR LF becomes LF.
  /// The openings by which build servers recognize commands in a log (`##[`,
  /// `##vso[`, `##teamcity[`, and `::` at the start of a line) are broken by a
  /// word joiner.
  package var safeForTerminal: String {
    var result = String.UnicodeScalarView()
    let scalars = Array(unicodeScalars)
    var isAtLineStart = true
    for (index, scalar) in scalars.enumerated() {
      let next = index + 1 < scalars.count ? scalars[index + 1] : nil
      switch scalar {
      case "\r" where next == "\n": continue
      case "\n":
        isAtLineStart = true
        result.append(scalar)
        continue
      case "\t", " ":
        result.append(scalar)
        continue
      case ":" where isAtLineStart && next == ":", "#" where next == "#":
        result.append(scalar)
        result.append(Self.wordJoiner)
      default:
        if scalar.steersTerminals {
          let hex = String(scalar.value, radix: 16, uppercase: true)
          result.append(contentsOf: "\\u{\(hex)}".unicodeScalars)
        } else {
          result.append(scalar)
        }
      }
      isAtLineStart = isAtLineStart && scalar.properties.isWhitespace
    }
    return String(result)
  }

  /// The text on one line, in a form that cannot steer a terminal.
  package var safeOnOneLine: String {
    safeForTerminal.split(whereSeparator: { $0 == "\n" || $0 == "\t" }).joined(separator: " ")
  }

  private static let wordJoiner: Unicode.Scalar = "\u{2060}"
}

extension Unicode.Scalar {
  /// Whether the scalar is a control character, reorders what stands around it,
  /// separates lines, or is no character at all.
  package var steersTerminals: Bool {
    switch value {
    case 0x00..<0x20, 0x7F..<0xA0: true
    case 0x061C, 0x200E, 0x200F, 0x2028...0x202E, 0x2066...0x206F, 0xFFF9...0xFFFB: true
    case 0xFDD0...0xFDEF: true
    default: value & 0xFFFE == 0xFFFE
    }
  }
}
