/// The question marks of a text that end questions of its own.
package struct QuestionMarks: Hashable, Sendable {
  /// The UTF-8 ranges of the marks; several in a row, such as `?!` and `??`, are
  /// one.
  package private(set) var ranges: [Range<Int>] = []

  /// Finds the marks.
  ///
  /// A mark in an address, in code, in a quotation or after no word, as in `(?)`,
  /// ends no question. A text that is one quotation is taken without its quotation
  /// marks.
  package init(_ text: String) {
    let quotations = Quotation.all(in: text).filter { !Self.isAll($0, of: text) }
    let notation = NotationText(text)
    let code = CodeSpans.ranges(in: notation).map { notation.source(of: $0) }
    let hidden = (quotations.map(\.range) + code).sorted { $0.lowerBound < $1.lowerBound }
    var hiddenIndex = 0
    let scalars = Array(text.unicodeScalars)
    var offset = 0
    var index = 0
    // Whether a word stands before the mark, in its sentence.
    var hasWord = false
    while index < scalars.count {
      let scalar = scalars[index]
      let start = offset
      guard Self.isMark(scalar) || scalar == "!" || scalar == "！" else {
        offset += UTF8.width(scalar)
        index += 1
        if Self.isWordPart(scalar) {
          hasWord = true
        } else if scalar == "(" || scalar == "（" || scalar == "[" {
          hasWord = false
        }
        continue
      }
      var isQuestion = false
      while index < scalars.count,
        Self.isMark(scalars[index]) || scalars[index] == "!" || scalars[index] == "！"
      {
        isQuestion = isQuestion || Self.isMark(scalars[index])
        offset += UTF8.width(scalars[index])
        index += 1
      }
      let isInAddress =
        index < scalars.count && scalars[index - 1].isASCII
        && (scalars[index].isASCII && Self.isWordPart(scalars[index]) || scalars[index] == "=")
      while hiddenIndex < hidden.count, hidden[hiddenIndex].upperBound <= start { hiddenIndex += 1 }
      let isHidden = hiddenIndex < hidden.count && hidden[hiddenIndex].lowerBound <= start
      if isQuestion, hasWord, !isInAddress, !isHidden { ranges.append(start..<offset) }
      if !isInAddress { hasWord = false }
    }
  }

  /// Whether nothing but white space stands outside a quotation.
  private static func isAll(_ quotation: Quotation, of text: String) -> Bool {
    let utf8 = text.utf8
    let start = utf8.index(utf8.startIndex, offsetBy: quotation.range.lowerBound)
    let end = utf8.index(utf8.startIndex, offsetBy: quotation.range.upperBound)
    return text[..<start].allSatisfy(\.isWhitespace) && text[end...].allSatisfy(\.isWhitespace)
  }

  /// The marks of Latin, full-width, Arabic and Greek writing that no other use
  /// have.
  private static func isMark(_ scalar: Unicode.Scalar) -> Bool {
    scalar == "?" || scalar == "？" || scalar == "؟" || scalar == "⁇" || scalar == "⁈"
      || scalar == "⁉" || scalar == "‽"
  }

  private static func isWordPart(_ scalar: Unicode.Scalar) -> Bool {
    if scalar.isASCII {
      return ("a"..."z").contains(scalar) || ("A"..."Z").contains(scalar)
        || ("0"..."9").contains(scalar)
    }
    return scalar.properties.isAlphabetic || scalar.properties.numericType != nil
  }
}
