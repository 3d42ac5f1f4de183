extension Unicode.Scalar {
  /// The number of terminal columns that the scalar takes: 0, 1 or 2.
  ///
  /// Follows the East Asian Width property (Unicode Standard Annex 11) for the
  /// ranges that are wide or full-width as a whole, and gives combining marks
  /// and other default-ignorable scalars no width.
  public var displayWidth: Int {
    switch value {
    case 0x20..<0x7F: return 1
    case 0x1100...0x115F, 0x2E80...0x303E, 0x3041...0x33FF, 0x3400...0x4DBF, 0x4E00...0x9FFF,
      0xA000...0xA4CF, 0xA960...0xA97F, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE6F,
      0xFF01...0xFF60, 0xFFE0...0xFFE6, 0x1F300...0x1F64F, 0x1F680...0x1F6FF, 0x1F900...0x1F9FF,
      0x20000...0x3FFFD:
      return 2
    default: break
    }
    if properties.isDefaultIgnorableCodePoint { return 0 }
    switch properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format, .control: return 0
    default: return 1
    }
  }
}

extension StringProtocol {
  /// The number of terminal columns that the text takes.
  public var displayWidth: Int { unicodeScalars.reduce(0) { $0 + $1.displayWidth } }
}
