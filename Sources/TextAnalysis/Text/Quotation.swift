/// A part of a text in quotation marks.
package struct Quotation: Hashable, Sendable {
  /// The UTF-8 range with the marks.
  package var range: Range<Int>

  /// The UTF-8 range of what is quoted.
  package var content: Range<Int>

  /// The longest quotation that is looked for, in scalars.
  private static let longest = 1_000

  /// Returns the quotations of a text, in order, outermost only.
  ///
  /// The marks are those of all languages that Apple Intelligence has. A single
  /// mark inside a word is an apostrophe. A quotation ends in its paragraph.
  package static func all(in text: String) -> [Quotation] {
    let scalars = Array(text.unicodeScalars)
    var offsets = [0]
    offsets.reserveCapacity(scalars.count + 1)
    var offset = 0
    for scalar in scalars {
      offset += UTF8.width(scalar)
      offsets.append(offset)
    }
    var search = QuotationSearch(scalars)
    var quotations: [Quotation] = []
    var start = 0
    while start < scalars.count {
      guard let end = search.end(from: start, within: longest) else {
        start += 1
        continue
      }
      quotations.append(
        Quotation(
          range: offsets[start]..<offsets[end + 1], content: offsets[start + 1]..<offsets[end]))
      start = end + 1
    }
    return quotations
  }
}

/// Quotation marks, and what closes them.
enum QuotationMark {
  /// Returns what closes a quotation that a scalar opens; nothing for one that
  /// opens none.
  static func closers(of opener: UInt32) -> [UInt32] {
    switch opener {
    case 0xAB: [0xBB]  // « »
    case 0xBB: [0xAB, 0xBB]  // » «, » »
    case 0x2039: [0x203A]  // ‹ ›
    case 0x203A: [0x2039, 0x203A]
    case 0x201E: [0x201C, 0x201D, 0x22]  // „ “, „ ”
    case 0x201C: [0x201D, 0x201C]  // “ ”
    case 0x201D: [0x201D]  // ” ”
    case 0x22, 0xFF02: [opener]
    case 0x300C: [0x300D]  // 「 」
    case 0x300E: [0x300F]  // 『 』
    case 0x300A: [0x300B]  // 《 》
    case 0x3008: [0x3009]  // 〈 〉
    case 0x201A: [0x2018, 0x2019]  // ‚ ‘
    case 0x2018: [0x2019]  // ‘ ’
    case 0x60: [0x60, 0x27]
    case 0x27, 0x2019: [opener]
    default: []
    }
  }

  /// Whether a mark may also be an apostrophe.
  static func isSingle(_ opener: UInt32) -> Bool {
    opener == 0x27 || opener == 0x2019 || opener == 0x2018
  }
}

/// Finds where quotations end, in time linear in the text.
private struct QuotationSearch {
  let scalars: [Unicode.Scalar]

  /// For each opener, up to where there is nothing that closes it.
  private var searched: [UInt32: Int] = [:]

  init(_ scalars: [Unicode.Scalar]) { self.scalars = scalars }

  /// Returns the index of the mark that closes the quotation opened at an index.
  mutating func end(from start: Int, within limit: Int) -> Int? {
    let opener = scalars[start].value
    // A backtick opens code, which quotes nothing.
    let closers = opener == 0x60 ? [] : QuotationMark.closers(of: opener)
    guard !closers.isEmpty else { return nil }
    let isSingle = QuotationMark.isSingle(opener)
    if isSingle, start > 0, isSpacedWordPart(start - 1) { return nil }
    if opener == 0x22 {
      // 24" is inches, and " after a space closes something.
      if start > 0, isSpacedWordPart(start - 1) { return nil }
      if start + 1 < scalars.count, scalars[start + 1].properties.isWhitespace { return nil }
    }
    var index = max(start + (isSingle ? 2 : 1), searched[opener] ?? 0)
    let limit = min(scalars.count, start + limit)
    while index < limit, scalars[index] != "\n" {
      if closers.contains(scalars[index].value) {
        let isInsideWord =
          isSingle && index + 1 < scalars.count && isSpacedWordPart(index - 1)
          && isSpacedWordPart(index + 1)
        if !isInsideWord { return index }
      }
      index += 1
    }
    searched[opener] = max(index, searched[opener] ?? 0)
    return nil
  }

  /// Whether a letter or digit stands at an index, of a script whose words can have
  /// an apostrophe.
  private func isSpacedWordPart(_ index: Int) -> Bool {
    guard scalars[index].value < 0x2E80 else { return false }
    return scalars[index].properties.isAlphabetic || scalars[index].properties.numericType != nil
  }
}
