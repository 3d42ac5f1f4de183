/// A part of the line above a passage, such as its date.
package struct HeadingField: Hashable, Sendable {
  /// What a field tells.
  package enum Kind: String, Hashable, Sendable, CaseIterable {
    case category, date, place, camera, person
  }

  /// What the field can be telling; several where that cannot be seen, such as a
  /// name that is a place's or a person's.
  package var kinds: Set<Kind>

  /// The word before the value, of a heading that has them: `Date` in
  /// `Date: 12 March 2026`.
  package var label: String?

  /// The value, as it is written.
  package var value: String

  /// Creates a field.
  package init(kinds: Set<Kind>, label: String? = nil, value: String) {
    self.kinds = kinds
    self.label = label
    self.value = value
  }
}

/// The line above a passage, in its parts.
package struct PassageHeading: Sendable {
  /// The line as the model was shown it.
  package var text: String

  /// Its parts in order.
  package var fields: [HeadingField]

  /// Reads a heading: lines of `Key: value`, or parts between `·`, `|`, `–`, `—`,
  /// `・`, `•` or `/` with spaces round it.
  package init(_ text: String) {
    self.text = text
    let lines = text.split(whereSeparator: \.isNewline).map(String.init)
    fields = []
    for line in lines {
      if let (label, value) = line.labelledValue {
        fields.append(HeadingField(kinds: Self.kinds(label: label), label: label, value: value))
        continue
      }
      for part in line.headingParts {
        let kinds = Self.kinds(of: part, isFirst: fields.isEmpty)
        fields.append(HeadingField(kinds: kinds, value: part))
      }
    }
  }

  /// The headings in a text whose passages are not given apart: a first line in
  /// brackets or after `#`, or of three parts or more.
  package static func found(atStartOf text: String) -> PassageHeading? {
    guard let first = text.split(whereSeparator: \.isNewline).first else { return nil }
    let line = first.trimmed
    if line.hasPrefix("["), line.hasSuffix("]") {
      return PassageHeading(String(line.dropFirst().dropLast()))
    }
    if line.hasPrefix("#") {
      return PassageHeading(String(line.drop { $0 == "#" }).trimmed)
    }
    return line.headingParts.count >= 3 ? PassageHeading(line) : nil
  }

  private static func kinds(label: String) -> Set<HeadingField.Kind> {
    let tokens = TextTokens(label)
    var kinds: Set<HeadingField.Kind> = []
    for kind in HeadingField.Kind.allCases where Phrases.all.asks(for: kind, in: tokens) {
      kinds.insert(kind)
    }
    return kinds.isEmpty ? [.place, .person] : kinds
  }

  private static func kinds(of part: String, isFirst: Bool) -> Set<HeadingField.Kind> {
    let tokens = TextTokens(part).tokens
    if tokens.contains(where: \.isCameraName) { return [.camera] }
    if tokens.contains(where: { $0.kind == .number }) {
      return tokens.isDate ? [.date] : [.date, .camera, .place]
    }
    return isFirst ? [.category] : [.place, .person]
  }
}

extension TextToken {
  /// Whether the token is a maker or a line of cameras and phones.
  fileprivate var isCameraName: Bool {
    [
      "iphone", "ipad", "canon", "nikon", "sony", "fujifilm", "leica", "olympus", "panasonic",
      "lumix", "pentax", "hasselblad", "ricoh", "kodak", "gopro", "dji", "pixel", "galaxy",
      "samsung", "huawei", "xiaomi", "redmi", "oneplus", "oppo", "vivo", "honor", "motorola",
      "nokia", "epson", "scansnap",
    ].contains(text)
  }
}

extension [TextToken] {
  /// Whether the tokens are a date: a year of four digits, or a day with words
  /// or other numbers.
  fileprivate var isDate: Bool {
    let numbers = filter { $0.kind == .number }
    if numbers.contains(where: { $0.text.count == 4 && $0.text.hasPrefix("2") }) { return true }
    if numbers.contains(where: { $0.text.hasPrefix("19") && $0.text.count == 4 }) { return true }
    return numbers.allSatisfy { $0.text.count <= 2 } || numbers.contains { $0.text.contains(".") }
  }
}

extension StringProtocol {
  fileprivate var trimmed: String {
    var rest = Substring(self)
    while rest.first?.isWhitespace == true { rest.removeFirst() }
    while rest.last?.isWhitespace == true { rest.removeLast() }
    return String(rest)
  }

  /// The label and the value of `Key: value`, with a key of 2 to 20 characters.
  fileprivate var labelledValue: (label: String, value: String)? {
    guard let colon = firstIndex(where: { $0 == ":" || $0 == "：" }) else { return nil }
    let label = self[..<colon].trimmed
    let value = self[index(after: colon)...].trimmed
    guard (2...20).contains(label.count), !value.isEmpty,
      label.unicodeScalars.contains(where: \.properties.isAlphabetic),
      !label.unicodeScalars.contains(where: { ("0"..."9").contains($0) })
    else { return nil }
    return (label, value)
  }

  /// The parts of a line between separators.
  fileprivate var headingParts: [String] {
    var parts: [String] = []
    var part = ""
    let characters = Array(self)
    for (index, character) in characters.enumerated() {
      let isSpaced =
        (index == 0 || characters[index - 1].isWhitespace)
        && (index + 1 == characters.count || characters[index + 1].isWhitespace)
      switch character {
      case "·", "|", "・", "•", "｜": parts.append(part.trimmed)
      case "–", "—", "-", "/":
        guard isSpaced else { fallthrough }
        parts.append(part.trimmed)
      default:
        part.append(character)
        continue
      }
      part = ""
    }
    parts.append(part.trimmed)
    return parts.filter { !$0.isEmpty }
  }
}
