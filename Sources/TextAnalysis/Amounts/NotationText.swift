/// A text as the amount scanner reads it: one kind of space, one kind of digit,
/// one width, no invisible characters; with the way back to the original.
///
/// Positions count its scalars. A position outside of it reads as U+0000.
struct NotationText: Sendable {
  /// What a scalar is, as far as notations of numbers are concerned.
  enum Kind: UInt8, Sendable {
    case other, space, newline, digit, letter

    /// A letter of a script that writes words without spaces.
    case ideograph
  }

  private(set) var scalars: [Unicode.Scalar] = []

  /// The scalars in lower case.
  private(set) var folded: [Unicode.Scalar] = []

  /// The folded scalars in UTF-8.
  private(set) var foldedBytes: [UInt8] = []

  /// Where each scalar starts in ``foldedBytes``, and where the last one ends.
  private(set) var byteOffsets: [Int] = []

  private var kinds: [Kind] = []
  private var sources: [Range<Int>] = []

  /// Reads a text.
  init(_ text: String) {
    reserve(text.utf8.count)
    var offset = 0
    var previous: Unicode.Scalar = "\0"
    var rest = text.unicodeScalars.makeIterator()
    var next = rest.next()
    while let scalar = next {
      next = rest.next()
      let width = UTF8.width(scalar)
      if NotationText.isCombining(scalar), compose(with: scalar, upTo: offset + width) {
        // It is a part of the letter before.
      } else if let plain = NotationText.plain(scalar, after: previous, before: next ?? "\0") {
        append(plain, from: offset..<offset + width)
      }
      previous = scalar
      offset += width
    }
    byteOffsets.append(foldedBytes.count)
  }

  private mutating func reserve(_ count: Int) {
    scalars.reserveCapacity(count)
    folded.reserveCapacity(count)
    foldedBytes.reserveCapacity(count)
    byteOffsets.reserveCapacity(count + 1)
    kinds.reserveCapacity(count)
    sources.reserveCapacity(count)
  }

  /// Joins a mark to the letter before it where there is one scalar for both;
  /// false where there is none.
  private mutating func compose(with mark: Unicode.Scalar, upTo end: Int) -> Bool {
    guard let base = scalars.last, let source = sources.last, let offset = byteOffsets.last,
      let scalar = NotationText.composed(base, mark)
    else { return false }
    scalars.removeLast()
    folded.removeLast()
    kinds.removeLast()
    sources.removeLast()
    byteOffsets.removeLast()
    foldedBytes.removeSubrange(offset...)
    append(scalar, from: source.lowerBound..<end)
    return true
  }

  private mutating func append(_ scalar: Unicode.Scalar, from source: Range<Int>) {
    let lower = NotationText.lowercase(scalar)
    scalars.append(scalar)
    folded.append(lower)
    byteOffsets.append(foldedBytes.count)
    if lower.isASCII {
      foldedBytes.append(UInt8(truncatingIfNeeded: lower.value))
    } else {
      foldedBytes.append(contentsOf: UTF8.encode(lower) ?? .init())
    }
    kinds.append(NotationText.kind(scalar))
    sources.append(source)
  }

  /// The number of scalars.
  var count: Int { scalars.count }

  /// Returns the scalar at a position.
  subscript(position: Int) -> Unicode.Scalar {
    scalars.indices.contains(position) ? scalars[position] : "\0"
  }

  /// Returns what stands at a position.
  func kind(_ position: Int) -> Kind {
    kinds.indices.contains(position) ? kinds[position] : .other
  }

  func isDigit(_ position: Int) -> Bool { kind(position) == .digit }

  func isSpace(_ position: Int) -> Bool { kind(position) == .space }

  /// Whether a space stands there that people do not type, such as a no-break
  /// space: programs put it between a number and its currency.
  func isTypographicSpace(_ position: Int) -> Bool {
    isSpace(position) && sources[position].count > 1
  }

  /// Whether a letter stands there, of any script.
  func isLetter(_ position: Int) -> Bool {
    kind(position) == .letter || kind(position) == .ideograph
  }

  /// Whether a letter of a script with spaces between words stands there.
  func isWordLetter(_ position: Int) -> Bool { kind(position) == .letter }

  /// Returns the UTF-8 range in the original text of a range of scalars that is
  /// not empty.
  func source(of range: Range<Int>) -> Range<Int> {
    guard let last = range.last, sources.indices.contains(last) else { return 0..<0 }
    return sources[range.lowerBound].lowerBound..<sources[last].upperBound
  }
}
