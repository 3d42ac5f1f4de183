extension String {
  /// Returns the text with a sign or an escape for each character that a reader would
  /// not see: spaces that are not the ordinary one, zero-width and bidirectional
  /// characters, control characters.
  ///
  /// On request, ordinary spaces, tabs and line breaks get a sign too.
  package func showingInvisibles(showsSpaces: Bool = false) -> String {
    var result = String.UnicodeScalarView()
    for scalar in unicodeScalars {
      switch scalar.value {
      case 0x20 where showsSpaces: result.append("␠")
      case 0x09 where showsSpaces: result.append("→")
      // The sign goes before the line break, which stays one.
      case 0x0A where showsSpaces: result.append(contentsOf: "␊\n".unicodeScalars)
      case 0x09, 0x0A: result.append(scalar)
      case 0x00..<0x20: result.append(Unicode.Scalar(0x2400 + scalar.value) ?? scalar)
      case 0x7F: result.append("␡")
      case 0xA0: result.append("⍽")
      default:
        if scalar.isInvisible {
          result.append(contentsOf: scalar.escape.unicodeScalars)
        } else {
          result.append(scalar)
        }
      }
    }
    return String(result)
  }

  /// The text with an escape for everything outside ASCII, which tells apart
  /// what looks the same.
  package var escapingNonASCII: String {
    var result = ""
    for scalar in unicodeScalars {
      if scalar.isASCII, scalar.value >= 0x20, scalar.value != 0x7F {
        result.unicodeScalars.append(scalar)
      } else {
        result += scalar.escape
      }
    }
    return result
  }
}

extension Unicode.Scalar {
  /// The scalar as Swift spells it in a string: `\u{200B}`.
  package var escape: String { "\\u{\(String(value, radix: 16, uppercase: true))}" }

  /// Whether a reader would not see the scalar, or take it for a plain space.
  ///
  /// The joiners are left alone: emoji and several scripts need them.
  fileprivate var isInvisible: Bool {
    switch value {
    case 0x20: return false
    case 0x200C, 0x200D, 0xFE00...0xFE0F: return false
    case 0x80..<0xA0: return true
    default: break
    }
    switch properties.generalCategory {
    case .format, .spaceSeparator, .lineSeparator, .paragraphSeparator: return true
    default: return properties.isDefaultIgnorableCodePoint
    }
  }
}
