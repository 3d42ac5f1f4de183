/// A gap in a text that was to be filled in.
package struct Placeholder: Hashable, Sendable {
  /// What a gap is.
  package enum Kind: String, Hashable, Sendable {
    /// Words in square, angle or lens brackets: `[Your Name]`, `<insert date>`.
    case bracketed

    /// A variable of a template: `{{name}}`, `${name}`, `%@`.
    case variable

    /// A word for work to be done, or text that fills a page: `TODO:`, lorem ipsum.
    case filler

    /// Letters or signs in place of digits or a name: `DD/MM/YYYY`, `○○`.
    case masked

    /// Something in square brackets that may be a remark as well.
    case remark

    /// A line to write on.
    case blank
  }

  /// What it is.
  package var kind: Kind

  /// Where it stands, in UTF-8.
  package var range: Range<Int>

  /// Finds the gaps of a text in order.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - phrases: Those of its language.
  /// - Returns: The gaps.
  /// - Complexity: O(*n*) in the length of the text.
  package static func all(in text: String, phrases: Phrases) -> [Placeholder] {
    var scanner = PlaceholderScanner(text, phrases)
    return scanner.scan()
  }
}

private struct PlaceholderScanner {
  private let scalars: [Unicode.Scalar]
  private let offsets: [Int]
  private let phrases: Phrases
  private var found: [Placeholder] = []

  init(_ text: String, _ phrases: Phrases) {
    scalars = Array(text.unicodeScalars)
    var offset = 0
    var offsets: [Int] = []
    offsets.reserveCapacity(scalars.count + 1)
    for scalar in scalars {
      offsets.append(offset)
      offset += UTF8.width(scalar)
    }
    offsets.append(offset)
    self.offsets = offsets
    self.phrases = phrases
  }

  mutating func scan() -> [Placeholder] {
    var index = 0
    while index < scalars.count {
      if let (kind, end) = gap(at: index) {
        found.append(Placeholder(kind: kind, range: offsets[index]..<offsets[end]))
        index = end
      } else {
        index += 1
      }
    }
    return found
  }

  private func gap(at index: Int) -> (Placeholder.Kind, Int)? {
    switch scalars[index] {
    case "[": bracketed(index, "]")
    case "［": bracketed(index, "］")
    case "【": bracketed(index, "】")
    case "<": bracketed(index, ">")
    case "{", "$": variable(index)
    case "%": format(index)
    case "_": run(of: "_", at: index, atLeast: 4).map { (.blank, $0) }
    case "○", "〇", "●", "△", "□", "×", "✕", "◯": circles(index)
    case "A"..."Z", "a"..."z": word(index)
    default: nil
    }
  }

  private func scalar(_ index: Int) -> Unicode.Scalar? {
    scalars.indices.contains(index) ? scalars[index] : nil
  }

  private func run(of scalar: Unicode.Scalar, at index: Int, atLeast count: Int) -> Int? {
    if index > 0, scalars[index - 1] == scalar { return nil }
    var end = index
    while end < scalars.count, scalars[end] == scalar { end += 1 }
    return end - index >= count ? end : nil
  }

  /// Words in brackets: a gap where one of them is a word for what is filled in,
  /// and perhaps one where they are few and without digits.
  private func bracketed(_ start: Int, _ close: Unicode.Scalar) -> (Placeholder.Kind, Int)? {
    let limit = min(scalars.count, start + 80)
    guard
      let end = scalars[start + 1..<max(limit, start + 1)].firstIndex(where: {
        $0 == close || $0 == "\n" || $0 == scalars[start]
      }), scalars[end] == close, end > start + 1
    else { return nil }
    // A link of Markdown, or a footnote's mark.
    if close == "]", scalar(end + 1) == "(" || scalar(end + 1) == "[" { return nil }
    let inside = String(String.UnicodeScalarView(scalars[start + 1..<end]))
    let spaced = inside.replacing("_", with: " ")
    let tokens = TextTokens(spaced)
    guard !tokens.tokens.isEmpty else { return nil }
    let isAngle = close == ">"
    if isAngle, !inside.isPlainWords || spaced.utf8.contains(UInt8(ascii: "=")) { return nil }
    if tokens.words.count <= 8, phrases.placeholderWord(in: tokens) { return (.bracketed, end + 1) }
    if inside.contains("_"), inside.isPlainWords { return (.bracketed, end + 1) }
    if isAngle { return nil }
    let isRemark =
      tokens.words.count <= (tokens.countsCharacters ? 6 : 3) && inside.isPlainWords
      && inside.unicodeScalars.first?.properties.isLowercase == false
    return isRemark ? (.remark, end + 1) : nil
  }

  /// `{{name}}`, `{name}`, `${name}`.
  private func variable(_ start: Int) -> (Placeholder.Kind, Int)? {
    var open = start
    if scalars[start] == "$" {
      guard scalar(start + 1) == "{" else { return nil }
      open = start + 1
    }
    let isDouble = scalar(open + 1) == "{"
    let from = open + (isDouble ? 2 : 1)
    var end = from
    while end < scalars.count, end - from < 60,
      scalars[end].isName || isDouble && scalars[end] == " "
    {
      end += 1
    }
    guard end > from, scalar(end) == "}" else { return nil }
    if isDouble { return scalar(end + 1) == "}" ? (.variable, end + 2) : nil }
    guard scalars[from..<end].contains(where: { $0.properties.isAlphabetic }) else { return nil }
    return (.variable, end + 1)
  }

  /// `%@`, `%s`, `%1$@` for themselves; `%d` is one, too, where no letter follows.
  private func format(_ start: Int) -> (Placeholder.Kind, Int)? {
    if start > 0, scalars[start - 1].isName { return nil }
    var end = start + 1
    if let digit = scalar(end), ("1"..."9").contains(digit), scalar(end + 1) == "$" { end += 2 }
    guard let letter = scalar(end), letter == "@" || letter == "s" || letter == "d" else {
      return nil
    }
    if let next = scalar(end + 1), next.isName { return nil }
    return (.variable, end + 1)
  }

  /// `○○`, which Japanese and Chinese write for a name; not a zero in a year.
  private func circles(_ start: Int) -> (Placeholder.Kind, Int)? {
    let sign = scalars[start]
    guard let end = run(of: sign, at: start, atLeast: 2) else { return nil }
    if sign == "〇" {
      let digits = "一二三四五六七八九".unicodeScalars
      if start > 0, digits.contains(scalars[start - 1]) { return nil }
      if let next = scalar(end), digits.contains(next) { return nil }
    }
    return (.masked, end)
  }

  /// A word of capitals for work to be done, a pattern of a date, or the first
  /// words of the text that fills pages.
  private func word(_ start: Int) -> (Placeholder.Kind, Int)? {
    if start > 0, scalars[start - 1].isName { return nil }
    var end = start
    while end < scalars.count, end - start < 24, scalars[end].isName { end += 1 }
    let word = String(String.UnicodeScalarView(scalars[start..<end]))
    let next = scalar(end)
    switch word {
    case "TODO", "FIXME", "TBD", "TBC":
      // Spanish "TODO INCLUIDO" goes on.
      let ends = next == nil || ":)].,\n".unicodeScalars.contains(next ?? " ")
      return ends ? (.filler, end) : nil
    case "Lorem", "lorem", "LOREM":
      let rest = String(String.UnicodeScalarView(scalars[end...].prefix(6))).lowercased()
      return rest == " ipsum" ? (.filler, end + 6) : nil
    default:
      return masked(start, end, word)
    }
  }

  /// `DD/MM/YYYY`, `tt.mm.jjjj`, `XX:XX`, `XXXX`.
  private func masked(_ start: Int, _ end: Int, _ word: String) -> (Placeholder.Kind, Int)? {
    if word.allSatisfy({ $0 == "X" }), word.count >= 4 { return (.masked, end) }
    var stop = end
    var parts = [word.lowercased()]
    while let separator = scalar(stop), "/.-:".unicodeScalars.contains(separator) {
      var last = stop + 1
      while last < scalars.count, last - stop < 6, scalars[last].isName { last += 1 }
      guard last > stop + 1 else { break }
      parts.append(String(String.UnicodeScalarView(scalars[stop + 1..<last])).lowercased())
      stop = last
    }
    let isDate =
      parts.count == 3
      && parts.allSatisfy { part in
        (2...4).contains(part.count) && Set(part).count == 1
          && "dmyjtagñåx".contains(part.prefix(1))
      }
      && Set(parts).count >= 2
    let isDigits =
      parts.count >= 2 && parts.allSatisfy { $0 == "xx" || $0 == "xxx" || $0 == "xxxx" }
    return isDate || isDigits ? (.masked, stop) : nil
  }
}

extension Unicode.Scalar {
  fileprivate var isName: Bool { isLetterOrDigit || self == "_" }
}

extension String {
  /// Whether the text has letters, spaces and what joins words, and nothing else.
  fileprivate var isPlainWords: Bool {
    unicodeScalars.contains { $0.properties.isAlphabetic }
      && unicodeScalars.allSatisfy {
        $0.properties.isAlphabetic || $0.properties.generalCategory == .nonspacingMark
          || " _-'’/".unicodeScalars.contains($0)
      }
  }
}

extension Phrases {
  /// Whether a word for what is filled in stands in a text.
  fileprivate func placeholderWord(in tokens: TextTokens) -> Bool {
    placeholderWords.contains { word in
      if word.unicodeScalars.first?.isIdeographic == true {
        return tokens.words.range(ofRun: word.map { String($0) }) != nil
      }
      let parts = word.split(separator: " ").map(String.init)
      return tokens.words.range(ofRun: parts) != nil
    }
  }
}
