/// How a text begins.
package struct Opening: Hashable, Sendable {
  /// The opener of a phrase list that the text begins with, or that makes its
  /// first clause a reference to the documents, as a range of the normalised
  /// text.
  package private(set) var preamble: Range<Int>?

  /// A word like "well" before all else, which some take for a preamble, as a range
  /// of the normalised text.
  package private(set) var hesitation: Range<Int>?

  /// The first clause, as a range of the normalised text.
  package private(set) var clause: Range<Int>

  /// Looks at the beginning of a text.
  package init(of text: TextTokens, phrases: Phrases) {
    let scalars = text.normalized.scalars
    var start = 0
    while start < scalars.count, Self.isOpeningMark(scalars[start]) { start += 1 }
    var end = start
    while end < scalars.count, !Self.endsClause(scalars, at: end) { end += 1 }
    clause = start..<end
    var length = 0
    for opener in phrases.openers {
      let wanted = opener.unicodeScalars
      guard let stop = Self.end(of: wanted, in: scalars, from: start), stop - start > length else {
        continue
      }
      let isWhole =
        stop == scalars.count || !scalars[stop].isLetterOrDigit
        || wanted.last?.isIdeographic == true || wanted.last?.isLetterOrDigit == false
      if isWhole { length = stop - start }
    }
    if Self.isQuotedName(scalars, start) { return }
    if length > 0 {
      preamble = start..<start + length
      return
    }
    for phrase in phrases.sourceClauses {
      let wanted = phrase.unicodeScalars
      if let found = Self.range(of: wanted, in: scalars, within: clause) {
        preamble = found
        return
      }
    }
    preamble = Self.reference(in: clause, of: scalars, phrases)
    for lexicon in phrases.runUps where preamble == nil {
      let runUp = RunUp(of: text, from: start, phrases, lexicon)
      preamble = runUp.range
      hesitation = hesitation ?? runUp.hesitation
    }
    preamble = preamble ?? Self.exclamation(text, from: start, phrases)
    if preamble != nil { hesitation = nil }
  }

  /// Whether the text begins with a quotation without a clause's end in it, which is a
  /// name: "“Sure Thing”, a boat".
  private static func isQuotedName(_ scalars: [Unicode.Scalar], _ start: Int) -> Bool {
    guard start > 0, start < scalars.count, scalars[start - 1] == "\"" else { return false }
    let end = scalars[start...].firstIndex {
      $0 == "\"" || ".!?:,;。！？\n".unicodeScalars.contains($0)
    }
    return end.map { scalars[$0] == "\"" } ?? false
  }

  /// A short exclamation that another sentence follows, such as "On it!"; not a
  /// yes or no.
  private static func exclamation(
    _ text: TextTokens, from start: Int, _ phrases: Phrases
  ) -> Range<Int>? {
    let scalars = text.normalized.scalars
    let end = scalars[start...].prefix(80).firstIndex { ".!?。！？\n:".unicodeScalars.contains($0) }
    guard let end, scalars[end] == "!" || scalars[end] == "！",
      phrases.yesOrNo(atStartOf: text.normalized) == nil
    else { return nil }
    let inside = text.tokens.prefix { $0.span.lowerBound < end }
    let isShort = inside.count <= (inside.count { $0.isCharacter } * 2 > inside.count ? 12 : 5)
    guard isShort, !inside.isEmpty, inside.allSatisfy({ $0.kind != .number }),
      text.tokens.count > inside.count
    else { return nil }
    return start..<end + 1
  }

  /// A reference to a document at the start of a clause: a word for one, and what
  /// says that the answer stands in it.
  private static func reference(
    in clause: Range<Int>, of scalars: [Unicode.Scalar], _ phrases: Phrases
  ) -> Range<Int>? {
    // A clause of more is no run-up.
    let head = clause.prefix(160)
    var end: Int?
    for marker in phrases.sourceMarkers {
      let wanted = marker.unicodeScalars
      guard let found = range(of: wanted, in: scalars, within: head),
        found.upperBound == scalars.count || !scalars[found.upperBound].isLetterOrDigit
          || wanted.last?.isIdeographic == true,
        found.lowerBound == 0 || !scalars[found.lowerBound - 1].isLetterOrDigit
          || wanted.first?.isIdeographic == true
      else { continue }
      end = min(end ?? found.upperBound, found.upperBound)
    }
    guard let end else { return nil }
    // "It follows from the lease that": the document may come after it.
    let around = clause.lowerBound..<min(clause.upperBound, end + 30)
    let hasPaper = phrases.lexicons.contains { lexicon in
      lexicon.hits(in: scalars, around).contains { $0.role == .paper }
    }
    return hasPaper ? clause.lowerBound..<end : nil
  }

  private static func isOpeningMark(_ scalar: Unicode.Scalar) -> Bool {
    "¡¿\"'「『“( \n".unicodeScalars.contains(scalar)
  }

  /// Whether a clause ends before a character: at punctuation that is not inside
  /// a number.
  static func endsClause(_ scalars: [Unicode.Scalar], at index: Int) -> Bool {
    let scalar = scalars[index]
    if "，、。!！?？;；：\n".unicodeScalars.contains(scalar) { return true }
    guard ",.:".unicodeScalars.contains(scalar) else { return false }
    guard index + 1 < scalars.count, scalars[index + 1].isLetterOrDigit else { return true }
    return scalars[index + 1].isIdeographic || (index > 0 && scalars[index - 1].isIdeographic)
  }

  private static func range(
    of wanted: String.UnicodeScalarView, in scalars: [Unicode.Scalar], within range: Range<Int>
  ) -> Range<Int>? {
    guard let first = wanted.first else { return range.lowerBound..<range.lowerBound }
    for start in range where scalars[start] == first {
      if let end = end(of: wanted, in: scalars, from: start), end <= range.upperBound {
        return start..<end
      }
    }
    return nil
  }

  /// Where a phrase ends that stands at a place, if it does.
  private static func end(
    of wanted: String.UnicodeScalarView, in scalars: [Unicode.Scalar], from start: Int
  ) -> Int? {
    var end = start
    for scalar in wanted {
      guard end < scalars.count, scalars[end] == scalar else { return nil }
      end += 1
    }
    return end
  }
}

extension Unicode.Scalar {
  var isLetterOrDigit: Bool {
    if isASCII {
      return ("a"..."z").contains(self) || ("0"..."9").contains(self) || ("A"..."Z").contains(self)
    }
    return properties.isAlphabetic || properties.numericType != nil
  }

  /// Whether the character is a Korean syllable.
  var isHangul: Bool { (0xAC00...0xD7A3).contains(value) }

  /// Whether the character is one of hiragana, which inflect what stands before them.
  var isHiragana: Bool { (0x3041...0x309F).contains(value) }

  /// Whether the character belongs to a script whose words are not set apart.
  var isIdeographic: Bool {
    switch value {
    case 0x3005, 0x3041...0x30FA, 0x30FC...0x30FF, 0x3400...0x9FFF, 0xAC00...0xD7A3: true
    default: false
    }
  }
}
