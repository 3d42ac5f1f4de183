/// The classes of bytes that YAML 1.2 (chapter 5) tells apart.
///
/// A checked text holds no zero byte, so the zeros behind its end stand for the
/// end of the file, and no scan needs a second test for it.
extension UInt8 {
  /// Whether the byte is a space or a tab.
  var isWhite: Bool { self == 0x20 || self == 0x09 }

  /// Whether the byte starts a line break.
  var isBreak: Bool { self == 0x0A || self == 0x0D }

  /// Whether a line ends here.
  var isBreakOrEnd: Bool { self == 0x0A || self == 0x0D || self == 0 }

  /// Whether the byte is white space, a line break or the end of the file.
  var isBlank: Bool { isWhite || isBreakOrEnd }

  /// Whether the byte is one of `,[]{}`.
  var isFlowIndicator: Bool {
    switch self {
    case UInt8(ascii: ","), UInt8(ascii: "["), UInt8(ascii: "]"), UInt8(ascii: "{"),
      UInt8(ascii: "}"):
      true
    default: false
    }
  }

  /// Whether the byte is an ASCII letter, digit, `_` or `-`.
  var isWordByte: Bool {
    switch self {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "-"):
      true
    default: false
    }
  }
}
