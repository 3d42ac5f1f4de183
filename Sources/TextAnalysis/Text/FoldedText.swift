import Foundation

/// A text that is compared without the differences that a folding overlooks, and
/// that knows where each part stands in the original.
package struct FoldedText: Hashable, Sendable {
  /// The characters left after folding; Swift compares them by canonical
  /// equivalence.
  private var units: [Character] = []

  /// Where each of them stands in the original, in UTF-8.
  private var ranges: [Range<Int>] = []

  /// A character of so many bytes has no 30 marks.
  private static let longestPlain = 60

  /// Folds a text.
  package init(_ text: String, ignoring folding: TextFolding = []) {
    units.reserveCapacity(text.utf8.count)
    ranges.reserveCapacity(text.utf8.count)
    var offset = 0
    for character in text {
      let range = offset..<offset + character.utf8.count
      offset = range.upperBound
      if range.count == 2, character == "\r\n" {
        append("\r", range.lowerBound..<range.lowerBound + 1, folding)
        append("\n", range.lowerBound + 1..<range.upperBound, folding)
      } else if range.count > Self.longestPlain {
        for part in String(character).streamSafe { append(part, range, folding) }
      } else {
        append(character, range, folding)
      }
    }
  }

  /// The characters that are left.
  package var characters: [Character] { units }

  /// Whether nothing is left to compare.
  package var isEmpty: Bool { units.isEmpty }

  package static func == (left: Self, right: Self) -> Bool { left.units == right.units }

  package func hash(into hasher: inout Hasher) { hasher.combine(units) }

  /// The place of the first occurrence of another text, in UTF-8 of the original.
  package func range(of other: FoldedText) -> Range<Int>? {
    units.firstRange(ofRun: other.units).map {
      ranges[$0.lowerBound].lowerBound..<ranges[$0.upperBound - 1].upperBound
    }
  }

  /// The place of another text at the start of this one, in UTF-8 of the original.
  package func range(ofPrefix other: FoldedText) -> Range<Int>? {
    guard units.starts(with: other.units), let first = ranges.first, !other.units.isEmpty else {
      return nil
    }
    return first.lowerBound..<ranges[other.units.count - 1].upperBound
  }

  /// The place of another text at the end of this one, in UTF-8 of the original.
  package func range(ofSuffix other: FoldedText) -> Range<Int>? {
    guard units.reversed().starts(with: other.units.reversed()), let last = ranges.last,
      !other.units.isEmpty
    else { return nil }
    return ranges[units.count - other.units.count].lowerBound..<last.upperBound
  }

  private mutating func append(
    _ character: Character, _ range: Range<Int>, _ folding: TextFolding
  ) {
    guard !folding.isEmpty else {
      units.append(character)
      ranges.append(range)
      return
    }
    if folding.contains(.whitespace), character.isWhitespace { return }
    if folding.contains(.punctuation), character.isPunctuation { return }
    var folded = String(character)
    if folding.contains(.diacritics), !character.isASCII { folded = folded.withoutDiacritics }
    if folding.contains(.case) { folded = folded.caseFolded }
    for part in folded {
      units.append(part)
      ranges.append(range)
    }
  }
}

extension String {
  /// The text under full case folding, the same in every locale; the Turkish
  /// letters `İ` and `ı` fold to `i`, since a text seldom says which rule it is
  /// under.
  fileprivate var caseFolded: String {
    let folded = uppercased().lowercased()
    guard folded.unicodeScalars.contains("\u{307}") else { return folded }
    return folded.replacing("i\u{307}", with: "i")
  }

  /// The text without its accents and vowel points.
  fileprivate var withoutDiacritics: String {
    var kept = String.UnicodeScalarView()
    for scalar in decomposedStringWithCanonicalMapping.unicodeScalars where !scalar.isDiacritic {
      kept.append(scalar)
    }
    return String(kept)
  }
}

extension Unicode.Scalar {
  /// Whether this is an accent of Latin, Greek or Cyrillic, or a vowel point of
  /// Hebrew or Arabic.
  fileprivate var isDiacritic: Bool {
    switch value {
    case 0x300...0x36F, 0x1AB0...0x1AFF, 0x1DC0...0x1DFF: true
    case 0x591...0x5BD, 0x5BF, 0x5C1, 0x5C2, 0x5C4, 0x5C5, 0x5C7: true
    case 0x64B...0x65F, 0x670: true
    default: false
    }
  }
}
