import SourceText

/// A file's bytes, known to be UTF-8 without characters that YAML forbids.
struct CheckedText {
  /// The largest file that is read: 32 MiB.
  static let sizeLimit = 32 << 20

  /// The file, for the line and column of an offset.
  let file: SourceFile

  /// The file's bytes with a few zeros behind them.
  let bytes: [UInt8]

  /// The offset of the first byte behind a byte order mark.
  let start: Int

  /// The offset behind the last byte of the file.
  let end: Int

  /// The offsets of the byte order marks that are not the file's first character.
  let strayMarks: [Int]

  /// Checks a file.
  ///
  /// - Throws: The first fault: a file too large, bytes that are not UTF-8, or a
  ///   character that YAML 1.2 (production 1) excludes.
  init(_ file: SourceFile) throws(Diagnostic) {
    let count = file.bytes.count
    guard count <= Self.sizeLimit else { throw .fileTooLarge(count) }
    if count >= 2, file.bytes[0] >= 0xFE, file.bytes[1] >= 0xFE { throw .otherEncoding() }
    let bytes = file.bytes + [0, 0, 0, 0]
    var marks: [Int] = []
    var offset = 0
    while offset < count {
      while bytes[offset] &- 0x20 < 0x5F { offset += 1 }
      let byte = bytes[offset]
      if byte == 0x0A {
        offset += 1
        continue
      }
      guard offset < count else { break }
      if byte < 0x80 {
        if byte >= 0x20 ? byte == 0x7F : byte != 0x0A && byte != 0x0D && byte != 0x09 {
          if byte == 0, offset < 4 { throw .otherEncoding() }
          throw .controlCharacter(UInt32(byte), at: offset..<offset + 1)
        }
        offset += 1
        continue
      }
      guard let (value, length) = Self.decode(bytes, at: offset) else {
        throw .badEncoding(at: offset..<offset + 1)
      }
      let range = offset..<offset + length
      if value < 0xA0, value != 0x85 { throw .controlCharacter(value, at: range) }
      if value == 0xFFFE || value == 0xFFFF { throw .controlCharacter(value, at: range) }
      if value == 0xFEFF, offset > 0 { marks.append(offset) }
      offset += length
    }
    self.file = file
    self.bytes = bytes
    self.end = count
    self.start = bytes[0] == 0xEF && bytes[1] == 0xBB && bytes[2] == 0xBF ? 3 : 0
    self.strayMarks = marks
  }

  /// Decodes the scalar of more than one byte at an offset, or returns `nil`
  /// where the bytes are not well-formed UTF-8 (Unicode 17, table 3-7).
  static func decode(_ bytes: [UInt8], at offset: Int) -> (value: UInt32, length: Int)? {
    let first = bytes[offset]
    let length: Int
    var value: UInt32
    switch first {
    case 0xC2...0xDF: (length, value) = (2, UInt32(first & 0x1F))
    case 0xE0...0xEF: (length, value) = (3, UInt32(first & 0x0F))
    case 0xF0...0xF4: (length, value) = (4, UInt32(first & 0x07))
    default: return nil
    }
    for index in 1..<length {
      let byte = bytes[offset + index]
      guard byte & 0xC0 == 0x80 else { return nil }
      value = value << 6 | UInt32(byte & 0x3F)
    }
    switch length {
    case 3 where value < 0x800 || (0xD800...0xDFFF).contains(value): return nil
    case 4 where value < 0x10000 || value > 0x10FFFF: return nil
    default: return (value, length)
    }
  }
}
