/// Something that a person typed at a terminal.
package enum Key: Hashable, Sendable {
  /// A character that is typed as text: one scalar, never a control character.
  case character(Unicode.Scalar)

  case enter, escape, backspace, tab
  case up, down, left, right, pageUp, pageDown, home, end

  /// Control and a letter, in lower case.
  case control(Unicode.Scalar)

  /// Something that is no key of ours.
  case unknown
}

/// Makes keys of the bytes that a terminal sends (ECMA-48, 5.4; xterm's control
/// sequences), however they are cut into reads.
package struct KeyDecoder: Sendable {
  private var pending: [UInt8] = []

  /// The longest sequence that is waited for; one that is longer is noise.
  private static let maximumLength = 32

  /// Creates a decoder.
  package init() {}

  /// Whether a sequence has begun and not ended, so that a lone Escape can be told from
  /// one by waiting.
  package var isWaiting: Bool { !pending.isEmpty }

  /// Takes bytes.
  ///
  /// - Returns: The keys that are complete.
  package mutating func take(_ bytes: [UInt8]) -> [Key] {
    pending += bytes
    var keys: [Key] = []
    while let (key, length) = Self.first(in: pending) {
      pending.removeFirst(length)
      keys.append(key)
    }
    return keys
  }

  /// Ends what was waited for.
  ///
  /// - Returns: The keys that it is as it stands.
  package mutating func flush() -> [Key] {
    defer { pending = [] }
    guard let first = pending.first else { return [] }
    return pending.count == 1 && first == 0x1B ? [.escape] : [.unknown]
  }

  /// The first key of some bytes and how many it takes; `nil` while it is not complete.
  private static func first(in bytes: [UInt8]) -> (key: Key, length: Int)? {
    guard let byte = bytes.first else { return nil }
    switch byte {
    case 0x1B: return sequence(bytes)
    case 0x0D, 0x0A: return (.enter, 1)
    case 0x09: return (.tab, 1)
    case 0x7F, 0x08: return (.backspace, 1)
    case 0x00: return (.unknown, 1)
    case 0x01...0x1A: return (.control(Unicode.Scalar(byte + 0x60)), 1)
    case 0x1C...0x1F: return (.unknown, 1)
    default: return scalar(bytes)
    }
  }

  private static func scalar(_ bytes: [UInt8]) -> (Key, Int)? {
    let length =
      switch bytes[0] {
      case ..<0x80: 1
      case 0xC2...0xDF: 2
      case 0xE0...0xEF: 3
      case 0xF0...0xF4: 4
      default: 0
      }
    guard length > 0 else { return (.unknown, 1) }
    // A broken sequence is one unknown key, up to where another begins.
    for index in 1..<max(length, 2) where index < length {
      guard index < bytes.count else { return nil }
      if bytes[index] & 0xC0 != 0x80 { return (.unknown, index) }
    }
    guard let text = String(validating: bytes[..<length], as: UTF8.self),
      let scalar = text.unicodeScalars.first, !scalar.steersTerminals
    else { return (.unknown, length) }
    return (.character(scalar), length)
  }

  /// The key of a sequence that Escape begins.
  private static func sequence(_ bytes: [UInt8]) -> (Key, Int)? {
    guard bytes.count > 1 else { return nil }
    switch bytes[1] {
    case UInt8(ascii: "["):
      for index in 2..<max(2, min(bytes.count, maximumLength)) where (0x40...0x7E) ~= bytes[index] {
        return (key(final: bytes[index], parameters: bytes[2..<index]), index + 1)
      }
      return bytes.count < maximumLength ? nil : (.unknown, maximumLength)
    case UInt8(ascii: "O"):
      guard bytes.count > 2 else { return nil }
      return (key(final: bytes[2], parameters: []), 3)
    case 0x1B: return (.escape, 1)
    default: return (.unknown, 2)
    }
  }

  private static func key(final: UInt8, parameters: ArraySlice<UInt8>) -> Key {
    switch final {
    case UInt8(ascii: "A"): return .up
    case UInt8(ascii: "B"): return .down
    case UInt8(ascii: "C"): return .right
    case UInt8(ascii: "D"): return .left
    case UInt8(ascii: "H"): return .home
    case UInt8(ascii: "F"): return .end
    case UInt8(ascii: "~"):
      switch String(decoding: parameters.prefix { $0 != UInt8(ascii: ";") }, as: UTF8.self) {
      case "1", "7": return .home
      case "4", "8": return .end
      case "5": return .pageUp
      case "6": return .pageDown
      default: return .unknown
      }
    default: return .unknown
    }
  }
}
