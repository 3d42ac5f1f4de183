import TestSupport

/// Texts that are hard to keep, the same for the same seed.
struct RandomText {
  private var generator: SeededGenerator

  init(seed: UInt64) { generator = SeededGenerator(seed: seed) }

  mutating func next() -> UInt64 { generator.next() }

  mutating func next(below bound: Int) -> Int { generator.below(bound) }

  private static let pieces = [
    " ", "  ", "\n", "\n\n", "\r", "\r\n", "\t", "\0", "\u{7F}", "\u{85}", "\u{A0}", "\u{FEFF}",
    "\u{200B}", "\u{200E}", "\u{202E}", "\u{2028}", "\u{2029}", "\u{2066}", "\u{FFFE}", "\u{FFFF}",
    "caf\u{E9}", "cafe\u{301}", "\u{1100}\u{1161}", "\u{AC00}", "\u{212B}", "\u{C5}", "👩‍👩‍👧‍👦",
    "\u{E0041}",
    ":", ": ", " #", "#", "- ", "? ", "---", "...", "|", ">", "'", "\"", "\\", "{", "}", "[", "]",
    ",", "&a", "*a", "!t", "%", "@", "`", "<<", "=", "~", "null", "true", "no", "on", "0o7", "0x1F",
    "1e3", "3.10", "007", ".inf", ".nan", "12:30", "2026-08-12", "1_000", "+1", "-", "a", "text",
    "€ 22,41", "\u{10FFFF}", "\u{1B}[31m", "<<<<<<< HEAD\n", "=======\n", ">>>>>>> x\n",
  ]

  mutating func text() -> String {
    var text = ""
    for _ in 0..<next(below: 8) {
      if next(below: 6) == 0 {
        if let scalar = Unicode.Scalar(UInt32(next(below: 0x11_0000))) {
          text.unicodeScalars.append(scalar)
        }
      } else {
        text += Self.pieces[next(below: Self.pieces.count)]
      }
    }
    return text
  }

  mutating func hash() -> String {
    let digits = String(next() >> 16, radix: 16)
    return String(repeating: "0", count: 12 - digits.count) + digits
  }
}
