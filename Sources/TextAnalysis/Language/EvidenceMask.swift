/// The parts of a text that do not count as evidence of its language, because
/// they may stand in any language: quotations, titles, addresses, file names.
struct EvidenceMask {
  /// For each scalar of the folded text, whether it is covered.
  private(set) var isCovered: [Bool]

  /// How many quotations are covered.
  private(set) var quotations = 0

  /// How many known strings are covered.
  private(set) var knownStrings = 0

  /// Creates a mask.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - known: Strings that are not the author's words, such as the titles of
  ///     the documents that the text speaks of.
  init(of text: LanguageText, known: [LanguageText] = []) {
    isCovered = Array(repeating: false, count: text.scalars.count)
    coverKnown(known, in: text.scalars)
    coverQuotations(in: text.scalars)
    coverAddresses(in: text.scalars)
  }

  /// Creates a mask of one range of scalars.
  init(covering range: Range<Int>, of text: LanguageText) {
    isCovered = Array(repeating: false, count: text.scalars.count)
    cover(range)
  }

  /// Creates a mask of the addresses and names of files alone.
  init(addressesOf text: LanguageText) {
    isCovered = Array(repeating: false, count: text.scalars.count)
    coverAddresses(in: text.scalars)
  }

  /// The covered scalars as ranges, in order.
  var ranges: [Range<Int>] {
    var ranges: [Range<Int>] = []
    for index in isCovered.indices where isCovered[index] {
      if let last = ranges.last, last.upperBound == index {
        ranges[ranges.count - 1] = last.lowerBound..<index + 1
      } else {
        ranges.append(index..<index + 1)
      }
    }
    return ranges
  }

  private mutating func cover(_ range: Range<Int>) {
    for index in range { isCovered[index] = true }
  }

  // MARK: Known strings

  private mutating func coverKnown(_ known: [LanguageText], in scalars: [UInt32]) {
    let longestFirst = known.map { $0.scalars.trimmed }.sorted { $0.count > $1.count }
    for phrase in longestFirst {
      guard let first = phrase.first, phrase.count <= scalars.count else { continue }
      var start = 0
      while start + phrase.count <= scalars.count {
        if scalars[start] == first, !isCovered[start],
          scalars[start..<start + phrase.count].elementsEqual(phrase),
          scalars.isBoundary(start), scalars.isBoundary(start + phrase.count)
        {
          cover(start..<start + phrase.count)
          knownStrings += 1
          start += phrase.count
        } else {
          start += 1
        }
      }
    }
  }

  // MARK: Quotations

  /// Longer than this it is no quotation of a title or a phrase.
  private static let longestQuotation = 160

  private mutating func coverQuotations(in scalars: [UInt32]) {
    var start = 0
    while start < scalars.count {
      let opener = scalars[start]
      guard opener > 0x7F || opener == 0x22 || opener == 0x27 || opener == 0x60 else {
        start += 1
        continue
      }
      let closers = QuotationMark.closers(of: opener)
      let isSingle = QuotationMark.isSingle(opener)
      guard !closers.isEmpty, !(isSingle && start > 0 && scalars[start - 1].isWordPart),
        let end = endOfQuotation(from: start, closers: closers, isSingle: isSingle, in: scalars)
      else {
        start += 1
        continue
      }
      cover(start..<end + 1)
      quotations += 1
      start = end + 1
    }
  }

  private func endOfQuotation(
    from start: Int, closers: [UInt32], isSingle: Bool, in scalars: [UInt32]
  ) -> Int? {
    var index = start + 1
    let limit = min(scalars.count, start + Self.longestQuotation)
    while index < limit, scalars[index] != 0xA {
      if closers.contains(scalars[index]), index > start + (isSingle ? 2 : 1) {
        // An apostrophe inside a word closes nothing.
        let isInsideWord =
          isSingle && index + 1 < scalars.count && scalars[index + 1].isWordPart
          && Script(scalars[index - 1]) == Script(scalars[index + 1])
        if !isInsideWord { return index }
      }
      index += 1
    }
    return nil
  }

  // MARK: Addresses and file names

  /// Covers runs without white space that are a web or mail address, a path or
  /// the name of a file.
  private mutating func coverAddresses(in scalars: [UInt32]) {
    var start = 0
    while start < scalars.count {
      var end = start
      var hasMarker = false
      while end < scalars.count, !scalars[end].isSpace, scalars[end] < 0x3000 {
        let scalar = scalars[end]
        if scalar == 0x40 || scalar == 0x2E || scalar == 0x2F { hasMarker = true }
        end += 1
      }
      if hasMarker, Self.isAddress(scalars[start..<end]) { cover(start..<end) }
      start = max(end, start + 1)
    }
  }

  private static func isAddress(_ run: ArraySlice<UInt32>) -> Bool {
    let run = run.trimmingPunctuation
    guard run.count > 3 else { return false }
    if let at = run.firstIndex(of: 0x40), at > run.startIndex, at < run.endIndex - 1 { return true }
    for index in run.indices.dropLast(2)
    where run[index] == 0x3A && run[index + 1] == 0x2F && run[index + 2] == 0x2F { return true }
    if run.starts(with: "www.".unicodeScalars.lazy.map(\.value)) { return true }
    guard let dot = run.lastIndex(of: 0x2E), dot > run.startIndex, run[dot - 1].isWordPart else {
      // `example.com/path` has its dot before the slash.
      return false
    }
    let slash = run.firstIndex(of: 0x2F) ?? run.endIndex
    if slash > run.startIndex, let hostDot = run[..<slash].lastIndex(of: 0x2E),
      isEnding(run[(hostDot + 1)..<slash])
    {
      return true
    }
    return isEnding(run[(dot + 1)...])
  }

  private static func isEnding(_ ending: ArraySlice<UInt32>) -> Bool {
    guard (2...7) ~= ending.count else { return false }
    return endings.contains { ending.elementsEqual($0) }
  }

  private static let endings: [[UInt32]] = """
    pdf jpg jpeg png gif webp heic svg tif tiff doc docx odt rtf pages xls xlsx ods csv tsv numbers \
    ppt pptx odp txt md html htm xml json yaml yml toml zip gz tar eml msg ics vcf mp3 mp4 mov m4a \
    wav log swift com org net edu gov info biz io app dev eu co
    """.split(separator: " ").map { $0.unicodeScalars.map(\.value) }
}

extension UInt32 {
  /// Whether the scalar is part of a word or a number.
  var isWordPart: Bool { isDigit || Script(self) != .none }
}

extension [UInt32] {
  /// The scalars without white space at the ends.
  fileprivate var trimmed: ArraySlice<UInt32> {
    guard let first = firstIndex(where: { !$0.isSpace }),
      let last = lastIndex(where: { !$0.isSpace })
    else { return [] }
    return self[first...last]
  }

  /// Whether no word goes on across the place before an index.
  ///
  /// Scripts without spaces have a boundary everywhere.
  fileprivate func isBoundary(_ index: Int) -> Bool {
    guard index > 0, index < count else { return true }
    let before = Script(self[index - 1])
    let after = Script(self[index])
    if !self[index - 1].isWordPart || !self[index].isWordPart { return true }
    return before != after || before == .han || before == .kana || before == .thai
      || before == .hangul
  }
}

extension ArraySlice<UInt32> {
  fileprivate var trimmingPunctuation: ArraySlice<UInt32> {
    guard let first = firstIndex(where: \.isWordPart), let last = lastIndex(where: \.isWordPart)
    else { return [] }
    return self[first...last]
  }
}
