/// A number in a text that is no amount of money and no date.
public struct NumberMention: Hashable, Sendable {
  /// The values that it can mean, the likeliest first: `1.234` is 1234 or 1.234.
  ///
  /// Empty where the digits make no number, as in a version.
  public var readings: [DecimalValue]

  /// What it is, as far as its notation shows.
  public var kind: AmountMention.BareKind

  /// Its UTF-8 range in the text, with its sign.
  public var range: Range<Int>
}

/// Finds the numbers of a text that are neither money nor dates, as exact decimals.
public struct NumberScanner: Sendable {
  /// Creates a scanner; this costs nothing.
  public init() {}

  /// Returns the numbers of a text, in order.
  ///
  /// - Parameters:
  ///   - text: Any text.
  ///   - language: The language that the text is in, a BCP 47 tag with or without a
  ///     region; it decides if `1.234` is a thousand.
  ///   - amounts: The amounts and numbers of the same text in the same language, where
  ///     they are known.
  /// - Returns: The numbers, whose ranges do not overlap.
  public func scan(
    _ text: String, language: String? = nil, amounts: [AmountMention]? = nil
  ) -> [NumberMention] {
    let mentions = amounts ?? AmountScanner().scan(text, language: language)
    let bytes = Array(text.utf8)
    return mentions.compactMap { mention in
      guard let kind = mention.bareKind, kind != .date else { return nil }
      let number = NumberMention(readings: mention.readings, kind: kind, range: mention.range)
      return kind == .plain || kind == .percent ? signed(number, in: bytes) : number
    }
  }

  /// A number with the sign that stands directly before it: a minus, a plus or their
  /// look-alikes, that joins nothing.
  private func signed(_ number: NumberMention, in bytes: [UInt8]) -> NumberMention {
    let start = number.range.lowerBound
    guard
      let sign = Self.signs.first(where: { sign in
        start >= sign.bytes.count
          && bytes[start - sign.bytes.count..<start].elementsEqual(sign.bytes)
      }), Self.isFree(bytes, before: start - sign.bytes.count)
    else { return number }
    var number = number
    number.range = start - sign.bytes.count..<number.range.upperBound
    if sign.isMinus { number.readings = number.readings.map(\.negated) }
    return number
  }

  /// Whether what stands before a sign is no word or number that it would join.
  private static func isFree(_ bytes: [UInt8], before end: Int) -> Bool {
    guard end > 0 else { return true }
    switch bytes[end - 1] {
    case UInt8(ascii: " "), UInt8(ascii: "\n"), UInt8(ascii: "\t"), UInt8(ascii: "\r"),
      UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: ":"), UInt8(ascii: "="), UInt8(ascii: "~"),
      UInt8(ascii: "\""), UInt8(ascii: "'"), UInt8(ascii: ","), UInt8(ascii: ";"),
      UInt8(ascii: "<"),
      UInt8(ascii: ">"), UInt8(ascii: "|"), UInt8(ascii: "*"), UInt8(ascii: "_"):
      return true
    default:
      // No-break spaces, the marks of direction and full-width punctuation.
      return [
        "\u{A0}", "\u{202F}", "\u{2009}", "\u{3000}", "\u{200E}", "\u{200F}", "\u{61C}", "：", "（",
        "「",
        "“", "„", "«", "，", "、", "。",
      ].contains { mark in
        let mark = Array(mark.utf8)
        return end >= mark.count && bytes[end - mark.count..<end].elementsEqual(mark)
      }
    }
  }

  private struct Sign {
    var bytes: [UInt8]
    var isMinus: Bool

    init(_ text: String, isMinus: Bool) {
      bytes = Array(text.utf8)
      self.isMinus = isMinus
    }
  }

  /// Also with the marks of direction that CLDR puts around signs in Arabic and Hebrew.
  private static let signs =
    ["-", "\u{2212}", "\u{FE63}", "\u{FF0D}", "-\u{200E}", "\u{200E}-", "-\u{61C}"].map {
      Sign($0, isMinus: true)
    } + ["+", "\u{FF0B}"].map { Sign($0, isMinus: false) }
}
