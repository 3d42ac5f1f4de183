import TextAnalysis

/// Finds the values of a line: dates, times, amounts, numbers, codes, and what has a form
/// of its own such as an address for mail.
struct PieceScanner {
  let text: String
  let bytes: [UInt8]
  let words: [FoldedWord]
  let language: String?
  let vocabulary: Vocabulary

  /// Returns the values in order; a code and a number may overlap, others do not.
  func pieces() -> [FormLine.Piece] {
    let scanned = DateScanner().scan(text, language: language).compactMap { mention in
      mention.readings.first.map { piece(.date, mention.range, date: $0) }
    }
    let dates = scanned + eastAsianDays(besides: scanned.map(\.range))
    var pieces = dates + tokens(besides: dates.map(\.range))
    func isFree(_ range: Range<Int>) -> Bool {
      !pieces.contains { $0.range.overlaps(range) && $0.kind != .code }
    }
    pieces += runs(besides: pieces.filter { $0.kind != .code }.map(\.range))
    for span in ValueScanner.spans(in: bytes, words: words, vocabulary: vocabulary)
    where isFree(span.range) {
      switch span.kind {
      case .amount, .decimal: pieces.append(piece(.amount, span.range))
      case .date: pieces.append(piece(.date, span.range, date: shortDate(span.range)))
      case .weekday: pieces.append(piece(.date, span.range))
      case .time: pieces.append(piece(.time, span.range))
      case .percentage: pieces.append(piece(.percentage, span.range))
      case .quantity: pieces.append(piece(.quantity, span.range))
      case .number: pieces.append(piece(.number, span.range))
      case .identifier:
        if let number = grouped(span.range) {
          pieces.append(piece(.number, number))
        } else if !pieces.contains(where: { $0.kind == .code && $0.range.overlaps(span.range) }) {
          pieces.append(piece(.code, span.range))
        }
      case .name: break
      }
    }
    return pieces.sorted {
      ($0.range.lowerBound, $1.range.upperBound) < ($1.range.lowerBound, $0.range.upperBound)
    }
  }

  private func piece(
    _ kind: FieldKind, _ range: Range<Int>, date: CalendarDate? = nil
  )
    -> FormLine.Piece
  {
    FormLine.Piece(kind: kind, text: String(text.utf8Part(range)), range: range, date: date)
  }

  /// A number whose digits stand in groups of three after commas or stops.
  private func grouped(_ range: Range<Int>) -> Range<Int>? {
    let parts = bytes[range].split(omittingEmptySubsequences: false) {
      $0 == UInt8(ascii: ",") || $0 == UInt8(ascii: ".")
    }
    guard parts.count > 1, let first = parts.first, (1...3).contains(first.count),
      parts.allSatisfy({ $0.allSatisfy { (0x30...0x39).contains($0) } }),
      parts.dropFirst().allSatisfy({ $0.count == 3 })
    else { return nil }
    return range
  }

  /// A date such as `07-03-26`, whose year has two digits.
  private func shortDate(_ range: Range<Int>) -> CalendarDate? {
    let parts = bytes[range].split { !(0x30...0x39).contains($0) }.map { part in
      part.reduce(0) { $0 * 10 + Int($1 - 0x30) }
    }
    guard parts.count == 3, parts[2] < 100 else { return nil }
    return CalendarDate(year: 2000 + parts[2], month: parts[1], day: parts[0])
      ?? CalendarDate(year: 2000 + parts[2], month: parts[0], day: parts[1])
      ?? CalendarDate(year: 2000 + parts[0], month: parts[1], day: parts[2])
  }

  /// Days such as `5/10`, month first, where East Asian text surrounds them.
  private func eastAsianDays(besides taken: [Range<Int>]) -> [FormLine.Piece] {
    guard words.contains(where: \.isIdeographic) else { return [] }
    return words.compactMap { word in
      let parts = word.bytes.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
      guard parts.count == 2,
        parts.allSatisfy({
          (1...2).contains($0.count) && $0.allSatisfy { (0x30...0x39).contains($0) }
        }),
        !taken.contains(where: { $0.overlaps(word.range) })
      else { return nil }
      let numbers = parts.map { $0.reduce(0) { $0 * 10 + Int($1 - 0x30) } }
      guard let date = CalendarDate(year: nil, month: numbers[0], day: numbers[1]) else {
        return nil
      }
      return piece(.date, word.range, date: date)
    }
  }

  // MARK: What stands between spaces

  /// The values that a form of their own tells: addresses for mail and of pages,
  /// accounts, telephone numbers, and codes.
  private func tokens(besides dates: [Range<Int>]) -> [FormLine.Piece] {
    var pieces: [FormLine.Piece] = []
    var taken = 0
    for range in ranges()
    where range.lowerBound >= taken && !dates.contains(where: { $0.overlaps(range) }) {
      if let account = account(from: range.lowerBound) {
        pieces.append(piece(.account, account))
        taken = account.upperBound
        continue
      }
      if let phone = phone(from: range.lowerBound) {
        pieces.append(piece(.phone, phone))
        if phone == range { pieces.append(piece(.code, phone)) }
        taken = phone.upperBound
        continue
      }
      let token = bytes[range]
      if let at = token.firstIndex(of: UInt8(ascii: "@")), at > range.lowerBound,
        token[at...].contains(UInt8(ascii: "."))
      {
        pieces.append(piece(.email, range))
      } else if isWeb(token) {
        pieces.append(piece(.web, range))
      } else if isCode(token) {
        pieces.append(piece(.code, range))
      }
    }
    return pieces
  }

  /// The runs between spaces, without marks at their ends.
  private func ranges() -> [Range<Int>] {
    var ranges: [Range<Int>] = []
    var start: Int?
    func close(_ end: Int) {
      guard var low = start else { return }
      var high = end
      while low < high, Self.edges.contains(bytes[low]) { low += 1 }
      while high > low, Self.edges.contains(bytes[high - 1]) { high -= 1 }
      if high > low { ranges.append(low..<high) }
      start = nil
    }
    var index = 0
    while index < bytes.count {
      let byte = bytes[index]
      if byte <= 0x20 || byte >= 0xE2 || byte == 0x7C {
        close(index)
        index += byte >= 0xF0 ? 4 : byte >= 0xE0 ? 3 : 1
      } else {
        if start == nil { start = index }
        index += byte >= 0xC2 ? 2 : 1
      }
    }
    close(min(index, bytes.count))
    return ranges
  }

  /// The codes that stand in groups, such as `HC 5590 1123 GB`.
  private func runs(besides taken: [Range<Int>]) -> [FormLine.Piece] {
    var pieces: [FormLine.Piece] = []
    var run: [Range<Int>] = []
    func close() {
      let digits = run.reduce(0) { count, range in
        count + bytes[range].count { (0x30...0x39).contains($0) }
      }
      if run.count > 1, digits >= 4, let first = run.first, let last = run.last {
        pieces.append(piece(.code, first.lowerBound..<last.upperBound))
      }
      run = []
    }
    for range in ranges() {
      let isGroup =
        bytes[range].allSatisfy { (0x30...0x39).contains($0) || (0x41...0x5A).contains($0) }
        && range.count <= 6
        && (bytes[range].contains { (0x30...0x39).contains($0) } || range.count <= 2)
        && !taken.contains { $0.overlaps(range) }
      if isGroup, let last = run.last, range.lowerBound - last.upperBound == 1,
        bytes[last.upperBound] == 0x20
      {
        run.append(range)
      } else {
        close()
        if isGroup { run = [range] }
      }
    }
    close()
    return pieces
  }

  private static let edges = Set(".,;:!?()[]<>\"'*".utf8)

  private func isWeb(_ token: ArraySlice<UInt8>) -> Bool {
    let text = String(decoding: token, as: UTF8.self).lowercased()
    if text.hasPrefix("http://") || text.hasPrefix("https://") || text.hasPrefix("www.") {
      return true
    }
    let host = text.split(separator: "/").first ?? ""
    let parts = host.split(separator: ".", omittingEmptySubsequences: false)
    return parts.count >= 2 && (2...7).contains(parts.last?.count ?? 0)
      && parts.allSatisfy { part in
        part.count >= 2
          && part.utf8.allSatisfy {
            (0x61...0x7A).contains($0) || $0 == 0x2D || (0x30...0x39).contains($0)
          }
      } && parts.last?.utf8.allSatisfy { (0x61...0x7A).contains($0) } == true
      && parts[0].contains { $0.isLetter }
  }

  private func isCode(_ token: ArraySlice<UInt8>) -> Bool {
    let digits = token.count { (0x30...0x39).contains($0) }
    guard digits > 0, token.count >= 2 else { return false }
    let letters = token.count { (0x41...0x5A).contains($0) || (0x61...0x7A).contains($0) }
    let marks = token.count { $0 == 0x2D || $0 == 0x2F || $0 == 0x5F || $0 == 0x23 || $0 == 0x2E }
    guard digits + letters + marks == token.count else { return false }
    let small = token.count { (0x61...0x7A).contains($0) }
    if letters > 0 { return small <= 2 || small * 2 < token.count || marks > 0 && digits > 2 }
    return marks > 0 && token.allSatisfy { $0 != 0x2E } || digits >= 3 && marks == 0
  }

  /// An account number in its international form from an offset on.
  private func account(from start: Int) -> Range<Int>? {
    guard start + 4 < bytes.count, (0x41...0x5A).contains(bytes[start]),
      (0x41...0x5A).contains(bytes[start + 1]), (0x30...0x39).contains(bytes[start + 2]),
      (0x30...0x39).contains(bytes[start + 3]),
      start == 0 || !(0x30...0x7A).contains(bytes[start - 1])
    else { return nil }
    var end = start
    var index = start
    var count = 0
    var group = 0
    while index < bytes.count, count <= 34 {
      let byte = bytes[index]
      if (0x41...0x5A).contains(byte) || (0x30...0x39).contains(byte) {
        count += 1
        group += 1
        end = index + 1
      } else if byte == 0x20, group >= 2, group <= 4 || count == group {
        // Groups of four, the last may be shorter; letters alone begin another word.
        let next = bytes[(index + 1)...].prefix { $0 > 0x20 }
        guard next.contains(where: { (0x30...0x39).contains($0) }),
          next.prefix(while: { (0x30...0x5A).contains($0) }).count <= 4 || group == 2
        else { break }
        group = 0
      } else {
        break
      }
      index += 1
    }
    return (15...34).contains(count) ? start..<end : nil
  }

  /// Whether digits are a telephone number without a zero or a plus before it, such as
  /// `655 550 193` and `400 55 512`: eight to ten in three groups or more, of two or three.
  private func isNational(_ range: Range<Int>) -> Bool {
    let groups = bytes[range].split { !(0x30...0x39).contains($0) }
    let marks = Set(bytes[range].filter { !(0x30...0x39).contains($0) })
    let digits = groups.reduce(0) { $0 + $1.count }
    return groups.count >= 3 && (8...10).contains(digits) && marks.count == 1
      && marks.isSubset(of: [0x20, 0x2D]) && groups.allSatisfy { (2...4).contains($0.count) }
      && groups.dropLast().allSatisfy { $0.count < 4 }
  }

  /// A telephone number from an offset on: 8 to 15 digits that begin with a plus or a
  /// zero and stand in groups.
  private func phone(from start: Int) -> Range<Int>? {
    var index = start
    if index > 0, bytes[index - 1] == UInt8(ascii: "(") { index -= 1 }
    let first = index
    guard index < bytes.count,
      bytes[index] == 0x2B || bytes[index] == 0x28 || (0x30...0x39).contains(bytes[index])
    else { return nil }
    var digits = 0
    var groups = 0
    var end = index
    var wasDigit = false
    while index < bytes.count {
      let byte = bytes[index]
      if (0x30...0x39).contains(byte) {
        if !wasDigit { groups += 1 }
        digits += 1
        wasDigit = true
        end = index + 1
      } else if byte == 0x20 || byte == 0x2D || byte == 0x2F || byte == 0x28 || byte == 0x29
        || byte == 0x2E || byte == 0x2B && index == first
      {
        if byte == 0x20, index + 1 < bytes.count, bytes[index + 1] == 0x20 { break }
        wasDigit = false
      } else {
        break
      }
      index += 1
    }
    let isInternational = bytes[first] == 0x2B
    guard
      isInternational || bytes[first] == 0x30 || bytes[first] == 0x28
        || isNational(first..<end)
    else { return nil }
    guard (8...15).contains(digits), isInternational || groups >= 2 || digits >= 9 else {
      return nil
    }
    // Two numbers of one length side by side are no telephone number.
    return first..<end
  }
}
