/// Differences between texts that a comparison overlooks.
///
/// A comparison without any is by canonical equivalence: `é` as one scalar and
/// as two is the same.
package struct TextFolding: OptionSet, Hashable, Sendable {
  package let rawValue: UInt8

  package init(rawValue: UInt8) { self.rawValue = rawValue }

  /// Upper and lower case, by full case folding: `STRASSE` and `Straße` are equal.
  package static let `case` = TextFolding(rawValue: 1)

  /// Accents and vowel points; not the voicing marks of kana, which make another
  /// letter.
  package static let diacritics = TextFolding(rawValue: 2)

  /// White space, wherever it stands.
  package static let whitespace = TextFolding(rawValue: 4)

  /// Punctuation, wherever it stands; currency signs are not punctuation.
  package static let punctuation = TextFolding(rawValue: 8)

  /// Every member with its name.
  package static let named: [(name: String, folding: TextFolding)] = [
    ("case", .case), ("diacritics", .diacritics), ("whitespace", .whitespace),
    ("punctuation", .punctuation),
  ]

  /// The names of the members, in a fixed order.
  package var names: [String] { Self.named.filter { contains($0.folding) }.map(\.name) }
}
