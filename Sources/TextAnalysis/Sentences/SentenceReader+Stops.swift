extension SentenceReader {
  /// What stands after a stop.
  enum Opening {
    case upperCase, lowerCase, uncased, digit

    /// An ellipsis that begins a sentence.
    case omission

    /// The mark of a list's item.
    case item

    /// The end of the line or of the text.
    case nothing
  }

  /// Looks at a full stop, question or exclamation mark or ellipsis; returns the next
  /// position.
  mutating func stop(_ position: Int) -> Int {
    if text[position] == ".", let end = spacedEllipsis(position) { return end }
    var end = position
    while text[end] == "." || text[end] == "…" || text[end].isStrongStop { end += 1 }
    let isPlain = text[position] == "." && end == position + 1
    let isEllipsis = !isPlain && !text.scalars[position..<end].contains { $0.isStrongStop }
    let marks = end
    end = closed(end)
    guard text[end].isSentenceSpace else {
      return continues(isPlain, isEllipsis, position, marks, end) ? marks : cut(end)
    }
    switch opening(after: end) {
    case .nothing: return end
    case .item: return cut(end)
    case .omission: return isEllipsis ? end : cut(end)
    case .lowerCase:
      return text.hasUpperCase || isEllipsis || isPlain && isAbbreviation(position, end)
        ? end : cut(end)
    case .digit:
      return isEllipsis || isPlain && isAbbreviation(position, end) ? end : cut(end)
    case .upperCase, .uncased:
      return isPlain && isAbbreviation(position, end) ? end : cut(end)
    }
  }

  /// Whether a sentence goes on after a stop that no space follows.
  private func continues(
    _ isPlain: Bool, _ isEllipsis: Bool, _ position: Int, _ marks: Int, _ end: Int
  ) -> Bool {
    guard end < text.count, !text[end].isLineEnd else { return true }
    if isEllipsis { return true }
    if text[end].isSpaceless { return isPlain && text[position - 1].isASCII }
    guard text[end].isUpperCase, text[end + 1].isLowerCase || text[end + 1].isSentenceSpace else {
      return true
    }
    guard isPlain else { return !text[position - 1].isWordStart }
    // The space may be missing: "It is late.Come home." But "node.Js" has none.
    var start = position
    while start > 0, position - start < 40, !text[start - 1].isSentenceSpace,
      !text[start - 1].isLineEnd
    { start -= 1 }
    var next = end
    while text[next].isSentenceLetter { next += 1 }
    guard text[next].isSentenceSpace || text[next] == "." || text[next] == "," else { return true }
    let before = text.scalars[start..<position]
    let isWord = before.count > 2 && before.allSatisfy { $0.isSentenceLetter }
    let isNumber = before.allSatisfy { $0.isSentenceDigit || $0 == "," } && !before.isEmpty
    return !(isNumber || isWord && before.dropFirst().allSatisfy { $0.isLowerCase })
  }

  /// Returns the position after the marks that close what a sentence ends with, and
  /// after the number of a footnote.
  private func closed(_ position: Int) -> Int {
    var end = position
    while true {
      if text[end].isSentenceCloser, text.closings[end] == nil {
        end += 1
      } else if text[end] == "[", text[end + 1].isSentenceDigit, let closing = text.closings[end],
        closing - end <= 4
      {
        end = closing + 1
      } else if text[end].isSentenceSpace, text[text.skippingSpaces(from: end)] == "»",
        text.closings[text.skippingSpaces(from: end)] == nil
      {
        end = text.skippingSpaces(from: end) + 1
      } else {
        return end
      }
    }
  }

  /// Reads `. . .`: three dots leave a sentence open, a fourth ends it.
  private mutating func spacedEllipsis(_ position: Int) -> Int? {
    var count = 1
    var end = position + 1
    while text[end] == " ", text[end + 1] == "." {
      count += 1
      end += 2
    }
    guard count >= 3 else { return nil }
    guard count > 3, opening(after: end) == .upperCase else { return end }
    return cut(text[position - 1].isSentenceSpace ? end : position + 1)
  }

  /// Returns what begins after a stop and spaces.
  func opening(after end: Int) -> Opening {
    var position = text.skippingSpaces(from: end)
    if startsItem(position) { return .item }
    if text[position] == "(", let closing = text.closings[position] {
      // (a) and (1) begin items; a bracket before a stop ends the sentence before it.
      if closing - position <= 3, text[closing + 1].isSentenceSpace { return .item }
      if text[closing + 1] == "." || text[closing + 1] == "," { return .lowerCase }
    }
    if text[position] == "…" || text[position] == "." && text[position + 1] == "." {
      return .omission
    }
    while position < text.count, !text[position].isLineEnd {
      let scalar = text[position]
      if scalar.isUpperCase { return .upperCase }
      if scalar.isLowerCase {
        // A name such as iPhone may begin a sentence.
        return text[position + 1].isUpperCase ? .upperCase : .lowerCase
      }
      if scalar.isSentenceDigit { return .digit }
      if scalar.isSentenceLetter { return .uncased }
      if scalar == "$" || scalar.properties.generalCategory == .currencySymbol { return .digit }
      position += 1
    }
    return .nothing
  }

  // MARK: Abbreviations

  /// Whether a full stop belongs to an abbreviation, an ordinal or an initial and the
  /// sentence goes on.
  private func isAbbreviation(_ stop: Int, _ end: Int) -> Bool {
    var start = stop
    while start > self.start, stop - start < 24, text[start - 1].isAbbreviationPart { start -= 1 }
    guard start < stop, end == stop + 1 else { return false }
    var next = end
    while next < text.count, !text[next].isWordStart, !text[next].isLineEnd { next += 1 }
    let follower = text.word(from: next)
    let isUpper = text[next].isUpperCase
    if text[start].isSentenceDigit {
      return isNumber(start..<stop, before: next, follower)
    }
    let word = text.text(start..<stop).lowercased()
    // A capital is an initial before it is an abbreviation such as "p." for a page.
    let isInitial = start + 1 == stop && text[start].isUpperCase
    let kind =
      (isInitial ? nil : words.kind(of: word)) ?? joined(word, start).flatMap { words.kind(of: $0) }
    switch kind {
    case .title, .inner: return true
    case .numbered:
      return text[next].isSentenceDigit || !isUpper || isCode(next)
    case .closing:
      return isUpper ? !words.starters.contains(follower) : text[next].isLowerCase
    case .sentence: return text[next].isLowerCase || text[next].isSentenceDigit
    case nil: break
    }
    // An initial: E. Smith, J. R. R. Tolkien; not the end of an address.
    guard start == self.start || !text[start - 1].isSymbolOfAddress else { return false }
    let letters = word.unicodeScalars.count
    guard letters == 1 || word.unicodeScalars.dropFirst(letters - 2).first == ".",
      text[stop - 1].isSentenceLetter, !text[stop - 1].isSpaceless,
      text[stop - 1].isUpperCase
        || text[stop - 1].isLowerCase
    else { return false }
    return !isUpper || !words.starters.contains(follower)
  }

  /// An abbreviation of several parts, as in `z. B.`, from its last part.
  private func joined(_ word: String, _ start: Int) -> String? {
    guard text[start - 1].isSentenceSpace, text[start - 2] == "." else { return nil }
    var first = start - 2
    while first > 0, start - first < 16,
      text[first - 1].isAbbreviationPart
        || text[first - 1].isSentenceSpace && text[first - 2] == "."
    { first -= 1 }
    let before = text.text(first..<start - 1).lowercased().filter { $0 != " " && $0 != "\u{A0}" }
    return before + word
  }

  /// Whether a number with a stop is an ordinal, a part of a date, or an item's.
  private func isNumber(_ range: Range<Int>, before next: Int, _ follower: String) -> Bool {
    if text[next].isSentenceDigit {
      var end = next
      while text[end].isSentenceDigit { end += 1 }
      return range.count <= 4 && end - next <= 4 && text[end] == "."
        && !text[end + 1].isSentenceDigit
    }
    // 2026. 3. 12. in Korean.
    if range.count <= 2, text[range.lowerBound - 1] == " ", text[range.lowerBound - 2] == ".",
      text[range.lowerBound - 3].isSentenceDigit
    {
      return text[next].isSentenceLetter && !words.starters.contains(follower)
    }
    let isPlain = range.allSatisfy { text[$0].isSentenceDigit }
    // 1.-3. Jahrhundert.
    let isRange =
      range.contains { text[$0] == "-" }
      && range.allSatisfy { text[$0].isSentenceDigit || text[$0] == "." || text[$0] == "-" }
    guard words.hasOrdinals, isPlain && range.count <= 3 || isRange && range.count <= 8 else {
      return false
    }
    if MonthNames.month(follower) != nil { return true }
    if words.starters.contains(follower) { return false }
    var end = range.lowerBound
    while text[end - 1].isSentenceSpace { end -= 1 }
    var start = end
    while start > 0, text[start - 1].isSentenceLetter { start -= 1 }
    return words.leads.contains(text.word(from: start))
  }

  /// Whether a number in capitals or with digits begins, such as `A12` or `IV`.
  private func isCode(_ start: Int) -> Bool {
    var end = start
    var hasLower = false
    while text[end].isWordStart {
      hasLower = hasLower || text[end].isLowerCase
      end += 1
    }
    return !hasLower && end - start <= 8
  }
}

extension Unicode.Scalar {
  /// Whether the scalar joins letters to an address or a formula.
  fileprivate var isSymbolOfAddress: Bool {
    switch self {
    case "=", "/", "@", "?", "#", "%", "+", "_", "~", "\\": true
    default: false
    }
  }

  /// Whether the scalar may stand in an abbreviation before its last full stop.
  fileprivate var isAbbreviationPart: Bool {
    isWordStart || self == "." || self == "°" || self == "º" || self == "ª" || self == "-"
      || self == "&" || self == ","
  }
}
