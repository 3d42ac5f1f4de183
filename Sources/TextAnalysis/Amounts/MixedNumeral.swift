/// Reads numbers with Chinese, Japanese or Korean numerals: `1万2千`, `2억 5천만`,
/// `二十二`, `贰拾贰`.
///
/// Digits before a unit multiply it; units up to a thousand add up to a section,
/// and a section's unit multiplies all of it.
struct MixedNumeral {
  private let text: NotationText
  private let start: Int
  private var position: Int
  private var end: Int

  /// The sections that are complete.
  private var total = DecimalValue.zero

  /// The section at hand.
  private var section = DecimalValue.zero

  /// The digits that wait for their unit.
  private var pending: DecimalValue?

  /// The numerals that ``pending`` was read from, for `二〇二六`.
  private var numerals: [Int64] = []

  /// Whether anything was read.
  private var isStarted: Bool

  private init(_ text: NotationText, from start: Int, first: DecimalValue?) {
    self.text = text
    self.start = start
    position = start
    end = start
    pending = first
    isStarted = first != nil
  }

  /// Whether a number in numerals alone can start at a position: Hangul numerals
  /// are syllables of ordinary words too, and start only after another script.
  static func starts(_ text: NotationText, at position: Int) -> Bool {
    let scalar = text[position]
    guard scalar.value >= 0x3007,
      CJKNumerals.digit(scalar) != nil || CJKNumerals.power(scalar) != nil
    else { return false }
    return !CJKNumerals.isHangul(scalar) || !CJKNumerals.isHangul(text[position - 1])
  }

  /// Returns where a unit follows digits that end at a position: right there, or
  /// after a space for the larger units.
  static func unit(_ text: NotationText, after position: Int) -> Int? {
    let next = text.skippingSpaces(from: position, limit: 2)
    if UnitWords.isInName(text, at: next) { return nil }
    if CJKNumerals.power(text[position]) != nil { return position }
    guard next > position, let power = CJKNumerals.power(text[next]), power >= 3 else { return nil }
    return next
  }

  /// Reads a number from a position on, after digits of the value `first`.
  static func read(
    _ text: NotationText, from start: Int, first: DecimalValue? = nil
  ) -> (value: DecimalValue, end: Int)? {
    var numeral = MixedNumeral(text, from: start, first: first)
    return numeral.read()
  }

  private mutating func read() -> (value: DecimalValue, end: Int)? {
    reading: while true {
      let scalar = text[position]
      if let power = CJKNumerals.power(scalar) {
        guard apply(power: power) else { return nil }
      } else if let digit = CJKNumerals.digit(scalar) {
        switch append(digit) {
        case .taken: break
        case .ended: break reading
        case .tooLong: return nil
        }
      } else if text.isDigit(position), position > start, pending == nil {
        guard readDigits() else { return nil }
      } else if CJKNumerals.isPoint(scalar), let pending,
        CJKNumerals.digit(text[position + 1]) != nil
      {
        return readFraction(after: pending)
      } else if continuesAfterSpace {
        position += 1
      } else {
        break
      }
    }
    guard isStarted, let sum = total.adding(section)?.adding(pending ?? .zero) else { return nil }
    return (sum, end)
  }

  /// Multiplies what waits for a unit by it; false when the value is too large.
  private mutating func apply(power: Int) -> Bool {
    if power < 4 {
      guard
        let value = (pending ?? DecimalValue(1)).scaled(byPowerOfTen: power),
        let sum = section.adding(value)
      else { return false }
      section = sum
    } else if isDoubledUnit {
      guard let product = total.scaled(byPowerOfTen: power) else { return false }
      total = product
    } else {
      guard let count = section.adding(pending ?? .zero),
        let value = (count == .zero ? DecimalValue(1) : count).scaled(byPowerOfTen: power),
        let sum = total.adding(value)
      else { return false }
      total = sum
      section = .zero
    }
    pending = nil
    numerals = []
    take(1)
    return true
  }

  /// Whether a section's unit follows another one, as in 万亿.
  private var isDoubledUnit: Bool {
    section == .zero && pending == nil && total != .zero
      && (CJKNumerals.power(text[position - 1]) ?? 0) >= 4
  }

  private enum Step { case taken, ended, tooLong }

  private mutating func append(_ digit: Int64) -> Step {
    if pending != nil {
      guard !numerals.isEmpty else { return .ended }
      numerals.append(digit)
      guard let value = DecimalValue(digits: numerals, fractionDigits: 0) else { return .tooLong }
      pending = value
    } else if digit == 0, section != .zero || total != .zero {
      // 一千零五: the zero only says that a unit is missing.
      position += 1
      return .taken
    } else {
      numerals = [digit]
      pending = DecimalValue(digit)
    }
    take(1)
    return .taken
  }

  /// Reads the digits in `1万2,500`.
  private mutating func readDigits() -> Bool {
    var digits: [Int64] = []
    var next = position
    while text.isDigit(next) || (text[next] == "," && text.isDigit(next + 1)) {
      if text.isDigit(next) { digits.append(Int64(text[next].value) - 48) }
      next += 1
    }
    guard let value = DecimalValue(digits: digits, fractionDigits: 0) else { return false }
    pending = value
    take(next - position)
    return true
  }

  /// Reads the numerals after a point, which end the number: 二十二点四一.
  private func readFraction(after pending: DecimalValue) -> (value: DecimalValue, end: Int)? {
    var digits: [Int64] = []
    var next = position + 1
    while let digit = CJKNumerals.digit(text[next]) {
      digits.append(digit)
      next += 1
    }
    guard let fraction = DecimalValue(digits: digits, fractionDigits: digits.count),
      let value = total.adding(section)?.adding(pending)?.adding(fraction)
    else { return nil }
    if let power = CJKNumerals.power(text[next]), power >= 4,
      let scaled = value.scaled(byPowerOfTen: power)
    {
      return (scaled, next + 1)
    }
    return (value, next)
  }

  /// Whether a Korean number goes on after a space: `2억 5천만`.
  private var continuesAfterSpace: Bool {
    guard text.isSpace(position), end > start || isStarted,
      CJKNumerals.isHangul(text[end - 1]), CJKNumerals.power(text[end - 1]) != nil
    else { return false }
    let next = text[position + 1]
    return CJKNumerals.power(next) != nil || CJKNumerals.digit(next) != nil
      || text.isDigit(position + 1)
  }

  private mutating func take(_ count: Int) {
    position += count
    end = position
    isStarted = true
  }
}
