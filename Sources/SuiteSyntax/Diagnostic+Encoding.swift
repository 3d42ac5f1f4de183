package import SourceText

/// What can be wrong with a file before it is read as YAML.
extension Diagnostic {
  /// Returns the first place where a file of another syntax is not plain UTF-8
  /// text: another encoding, bytes that are not UTF-8, or a control character
  /// other than a tab and line breaks.
  ///
  /// - Parameter file: The file.
  /// - Returns: What is wrong, or `nil` for a file that can be read.
  package static func encodingFault(in file: SourceFile) -> Self? {
    let bytes = file.bytes
    if bytes.count >= 2, bytes[0] >= 0xFE, bytes[1] >= 0xFE { return otherEncoding() }
    var offset = 0
    while offset < bytes.count {
      let byte = bytes[offset]
      if byte >= 0x80 {
        let window = Array(bytes[offset..<min(offset + 4, bytes.count)]) + [0, 0, 0]
        guard let (_, length) = CheckedText.decode(window, at: 0) else {
          return badEncoding(at: offset..<offset + 1)
        }
        offset += length
        continue
      }
      if byte == 0, offset < 4 { return otherEncoding() }
      if byte < 0x20 ? byte != 0x09 && byte != 0x0A && byte != 0x0D : byte == 0x7F {
        return Self(
          "control-character", "\(codePoint(UInt32(byte))) is a control character",
          at: offset..<offset + 1, help: "it cannot be seen; remove it")
      }
      offset += 1
    }
    return nil
  }

  static func fileTooLarge(_ count: Int) -> Self {
    Self(
      "file-too-large", "the file has \(count) bytes; a suite file may have 32 MiB", at: 0..<0,
      help: "split it into several files")
  }

  static func otherEncoding() -> Self {
    Self(
      "not-utf-8", "the file looks like UTF-16 or UTF-32", at: 0..<0,
      help: "save it as UTF-8")
  }

  static func badEncoding(at range: Range<Int>) -> Self {
    Self("not-utf-8", "this byte is not UTF-8", at: range, help: "save the file as UTF-8")
  }

  static func controlCharacter(_ value: UInt32, at range: Range<Int>) -> Self {
    let name = codePoint(value)
    let escape =
      value < 0x100 ? "\\x\(hexadecimal(value, digits: 2))" : "\\u\(hexadecimal(value, digits: 4))"
    return Self(
      "control-character", "\(name) is a control character, which YAML does not allow", at: range,
      help: "remove it, or write it in double quotes as \"\(escape)\"")
  }

  static func strayByteOrderMark(at offset: Int) -> Self {
    Self(
      "invisible-character", "byte order mark (U+FEFF) inside the file", at: offset..<offset + 3,
      help: "it cannot be seen; remove it",
      fix: Fix("remove it", replacing: offset..<offset + 3, with: ""))
  }

  /// The name of a code point, such as `U+00A0`.
  static func codePoint(_ value: UInt32) -> String { "U+\(hexadecimal(value, digits: 4))" }

  /// A number in hexadecimal, padded with zeros.
  static func hexadecimal(_ value: UInt32, digits: Int) -> String {
    let text = String(value, radix: 16, uppercase: true)
    return String(repeating: "0", count: max(0, digits - text.utf8.count)) + text
  }
}
