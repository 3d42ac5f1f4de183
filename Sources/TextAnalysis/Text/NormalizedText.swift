import Foundation

/// A text without the differences that never matter to its words, with the place
/// of each character in the original.
///
/// Letters and their accents are composed, compatibility forms become plain ones, digits of all scripts 0 to 9, quotes
/// and hyphens one kind each, letters lower case (both Turkish i's one letter),
/// and white space one space. Invisible characters, Markdown's `*`, `_` and
/// `` ` `` and the marks of lists, quotations and headings at the start of a line
/// are left out; a number at the start of a line is not, for it may be the day in
/// "1. Mai 2026".
package struct NormalizedText: Sendable {
  /// The original.
  package let source: String

  /// The characters that are left.
  package private(set) var scalars: [Unicode.Scalar] = []

  /// For each of them, the UTF-8 range in the original that it stands for.
  private var ranges: [Range<Int>] = []

  /// How many marks the text ends with so far.
  private var marksInRow = 0

  /// More marks in a row are left out: no language has so many, and to compare words
  /// with them takes time quadratic in their number.
  private static let longestMarks = 30

  /// Normalises a text.
  package init(_ text: String) {
    source = text
    let capacity = text.utf8.count
    scalars.reserveCapacity(capacity)
    ranges.reserveCapacity(capacity)
    var offset = 0
    var isAtLineStart = true
    var isAfterReturn = false
    // The marks of a line's start so far; they count as text unless a space
    // follows.
    var marks: [(Unicode.Scalar, Range<Int>)] = []
    for scalar in text.unicodeScalars {
      let range = offset..<offset + UTF8.width(scalar)
      offset = range.upperBound
      let isSecondHalf = isAfterReturn && scalar == "\n"
      isAfterReturn = scalar == "\r"
      if isSecondHalf || scalar.isInvisible || scalar.isMarkup { continue }
      if scalar.isLineBreak {
        flush(&marks)
        append("\n", range)
        isAtLineStart = true
      } else if scalar.isSpace {
        marks.removeAll()
        append(" ", range)
      } else if isAtLineStart, scalar.isLineMark {
        marks.append((scalar, range))
      } else {
        flush(&marks)
        isAtLineStart = false
        appendFolded(scalar, range)
      }
    }
    flush(&marks)
    while let last = scalars.last, last == " " || last == "\n" { dropLast() }
  }

  /// The UTF-8 range in the original of a range of characters.
  package func sourceRange(of range: Range<Int>) -> Range<Int> {
    guard !range.isEmpty else {
      let place = range.lowerBound < ranges.count ? ranges[range.lowerBound].lowerBound : 0
      return place..<place
    }
    return ranges[range.lowerBound].lowerBound..<ranges[range.upperBound - 1].upperBound
  }

  /// The first character that stands for what is at a UTF-8 offset of the original, or
  /// after it.
  func place(ofSource offset: Int) -> Int {
    var low = 0
    var high = ranges.count
    while low < high {
      let middle = (low + high) / 2
      if ranges[middle].lowerBound < offset { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// The characters as text.
  package var string: String { Self.string(scalars[...]) }

  /// Some of the characters as text.
  package static func string(_ scalars: ArraySlice<Unicode.Scalar>) -> String {
    let count = scalars.reduce(0) { $0 + UTF8.width($1) }
    return unsafe String(unsafeUninitializedCapacity: count) { bytes in
      var end = 0
      for scalar in scalars {
        for byte in Unicode.UTF8.encode(scalar) ?? .init() {
          unsafe bytes[end] = byte
          end += 1
        }
      }
      return end
    }
  }

  private mutating func flush(_ marks: inout [(Unicode.Scalar, Range<Int>)]) {
    for (scalar, range) in marks { append(scalar, range) }
    marks.removeAll()
  }

  /// Appends a character; no space at the start of a line or after another.
  private mutating func append(_ scalar: Unicode.Scalar, _ range: Range<Int>) {
    if scalar == "\n" {
      if scalars.last == " " { dropLast() }
      if scalars.isEmpty { return }
    }
    if scalar == " ", scalars.isEmpty || scalars.last == " " || scalars.last == "\n" { return }
    if scalar.isCombining {
      if let last = scalars.last, let composed = last.composed(with: scalar) {
        replaceLast(by: composed, upTo: range.upperBound)
        return
      }
      marksInRow += 1
      if marksInRow > Self.longestMarks, let last = scalars.last {
        replaceLast(by: last, upTo: range.upperBound)
        return
      }
    } else {
      marksInRow = 0
    }
    scalars.append(scalar)
    ranges.append(range)
  }

  private mutating func appendFolded(_ scalar: Unicode.Scalar, _ range: Range<Int>) {
    if scalar.isASCII {
      append(scalar.asciiLowercased, range)
    } else {
      for folded in scalar.plainForm { append(folded, range) }
    }
  }

  private mutating func replaceLast(by scalar: Unicode.Scalar, upTo end: Int) {
    scalars[scalars.count - 1] = scalar
    ranges[ranges.count - 1] = ranges[ranges.count - 1].lowerBound..<end
  }

  private mutating func dropLast() {
    scalars.removeLast()
    ranges.removeLast()
  }
}

extension Unicode.Scalar {
  /// Zero-width and bidirectional marks, soft hyphen, variation selectors.
  fileprivate var isInvisible: Bool {
    switch value {
    case 0xAD, 0x61C, 0x180E, 0x200B...0x200F, 0x202A...0x202E, 0x2060...0x2069, 0xFE00...0xFE0F,
      0xFEFF:
      true
    default: false
    }
  }

  /// Whether the character is white space, and no line break.
  fileprivate var isSpace: Bool {
    isASCII ? self == " " || self == "\t" || value == 11 || value == 12 : properties.isWhitespace
  }

  fileprivate var isMarkup: Bool { self == "*" || self == "_" || self == "`" }

  /// Marks of a list, quotation or heading, when a space follows.
  fileprivate var isLineMark: Bool {
    self == "-" || self == "•" || self == ">" || self == "#" || self == "‣" || self == "▪"
  }

  fileprivate var isLineBreak: Bool {
    self == "\n" || self == "\r" || value == 0x85 || value == 0x2028 || value == 0x2029
  }

  /// Whether the character can become one with the character before it.
  fileprivate var isCombining: Bool {
    value >= 0x300
      && (properties.canonicalCombiningClass != .notReordered || (0x1160...0x11FF).contains(value))
  }

  /// The one character that this one and a mark make together.
  fileprivate func composed(with mark: Unicode.Scalar) -> Unicode.Scalar? {
    let pair = (String(self) + String(mark)).precomposedStringWithCanonicalMapping.unicodeScalars
    return pair.count == 1 ? pair.first : nil
  }

  fileprivate var asciiLowercased: Unicode.Scalar {
    ("A"..."Z").contains(self) ? Unicode.Scalar(UInt8(value) | 0x20) : self
  }

  /// The character in lower case and in its plain form.
  fileprivate var plainForm: [Unicode.Scalar] {
    switch value {
    case 0x2018, 0x2019, 0x201A, 0x201B, 0x2032, 0x2BC, 0xB4: return ["'"]
    case 0x201C...0x201F, 0x2033, 0xAB, 0xBB: return ["\""]
    case 0x2010, 0x2011: return ["-"]
    case 0x130, 0x131: return ["i"]
    default: break
    }
    if properties.numericType == .decimal, let digit = properties.numericValue {
      return [Unicode.Scalar(UInt8(ascii: "0") + UInt8(digit))]
    }
    guard properties.changesWhenNFKCCaseFolded else { return [self] }
    let lower = properties.lowercaseMapping
    guard lower.unicodeScalars.elementsEqual([self]) || isCompatibilityForm else {
      return Array(lower.unicodeScalars)
    }
    let plain = String(self).precomposedStringWithCompatibilityMapping.lowercased()
    return Array(plain.unicodeScalars)
  }

  /// Whether the character may be a compatibility form as well as a capital.
  private var isCompatibilityForm: Bool {
    switch value {
    case 0x2100...0x214F, 0x2160...0x217F, 0x24B6...0x24E9, 0x3300...0x33FF, 0xFF21...0xFF3A,
      0x1D400...0x1D7FF:
      true
    default: false
    }
  }
}
