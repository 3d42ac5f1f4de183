import SuiteSyntax
import TestSupport

/// Makes random values with texts that are hard to write down.
struct RandomValues {
  private var random: SeededGenerator

  init(seed: UInt64) {
    random = SeededGenerator(seed: seed)
  }

  private static let pieces = [
    "a", "word", "é", "日本", "😀", "👩\u{200D}👧", " ", "  ", "\n", "\n\n", "\n ", "\n\t", " \n", "\t",
    "\r", "\r\n", "- ", "#", " #", ":", ": ", "'", "\"", "\\", "{{x}}", "{", "]", ",", "&", "*",
    "!",
    "|", ">", "%", "@", "`", "?", "-", "---", "...", "yes", "null", "12", "0x1F", "12:30", "1e5",
    "\u{0}", "\u{7F}", "\u{85}", "\u{A0}", "\u{200B}", "\u{200D}", "\u{2028}", "\u{202E}",
    "\u{301}", "\u{3000}", "\u{FEFF}", "\u{E000}", "\u{10FFFD}", "=", "<<", "+", ".", "inf", "NaN",
  ]

  /// Code points that Swift's literals refuse.
  private static let nonCharacters: [UInt32] = [0xFFFE, 0xFFFF, 0xFDD0, 0x1FFFF, 0x10FFFF]

  private mutating func text() -> String {
    let count = Int.random(in: 0...8, using: &random)
    var text = ""
    for _ in 0..<count {
      switch Int.random(in: 0..<8, using: &random) {
      case 0:
        let value = UInt32.random(in: 0...0x10FFFF, using: &random)
        text.unicodeScalars.append(Unicode.Scalar(value) ?? "x")
      case 1:
        let value = Self.nonCharacters.randomElement(using: &random) ?? 0
        text.unicodeScalars.append(Unicode.Scalar(value) ?? "x")
      default:
        text += Self.pieces.randomElement(using: &random) ?? ""
      }
    }
    return text
  }

  mutating func value(depth: Int) -> SuiteValue {
    switch Int.random(in: 0..<(depth > 0 ? 16 : 10), using: &random) {
    case 0: return .null
    case 1: return .boolean(.random(using: &random))
    case 2: return .integer(.random(in: .min ... .max, using: &random))
    case 3:
      let number = Double(bitPattern: random.next())
      return .number(number.isNaN ? 0.5 : number)
    case 4..<10: return .text(text())
    case 10..<13:
      let count = Int.random(in: 0...4, using: &random)
      return .list((0..<count).map { _ in value(depth: depth - 1) })
    default:
      var keys: [[UInt8]] = []
      var entries: [(key: String, value: SuiteValue)] = []
      for _ in 0..<Int.random(in: 0...4, using: &random) {
        let key = text()
        guard !keys.contains(Array(key.utf8)) else { continue }
        keys.append(Array(key.utf8))
        entries.append((key, value(depth: depth - 1)))
      }
      return .mapping(entries)
    }
  }
}
