/// Reads numbers as documents write them.
enum NumberText {
  /// Returns the first number of a text: the last `.` or `,` before exactly one
  /// or two digits is the decimal mark, any other mark groups thousands.
  static func value(in text: String) -> Double? {
    let bytes = Array(text.utf8)
    guard let start = bytes.firstIndex(where: { (0x30...0x39).contains($0) }) else { return nil }
    var number: [UInt8] = []
    var index = start
    while index < bytes.count {
      let byte = bytes[index]
      let isDigit = (0x30...0x39).contains(byte)
      let isMark = byte == UInt8(ascii: ".") || byte == UInt8(ascii: ",")
      let isGroup =
        byte == 0x20 && index + 3 < bytes.count
        && bytes[(index + 1)...(index + 3)].allSatisfy { (0x30...0x39).contains($0) }
      guard isDigit || isMark || isGroup else { break }
      if !isGroup { number.append(byte) }
      index += 1
    }
    while let last = number.last, !(0x30...0x39).contains(last) { number.removeLast() }
    let mark = number.lastIndex { !(0x30...0x39).contains($0) }
    let isDecimal = mark.map { number.count - $0 - 1 <= 2 } ?? false
    var cleaned: [UInt8] = []
    for (index, byte) in number.enumerated() {
      if (0x30...0x39).contains(byte) {
        cleaned.append(byte)
      } else if isDecimal, index == mark {
        cleaned.append(UInt8(ascii: "."))
      }
    }
    return Double(String(decoding: cleaned, as: UTF8.self))
  }
}
