/// A mark in a text that is not plain: Markdown, HTML, a model's control token, or
/// a control character.
package struct Markup: Hashable, Sendable {
  /// What a mark is.
  package enum Kind: String, Hashable, Sendable {
    case fence, code, emphasis, heading, list, quotation, table, rule, link, tag, entity
    case controlToken = "control-token"
    case controlCharacter = "control-character"

    /// A single line with a hyphen before it, which plain text has as well.
    case dash
  }

  /// What it is.
  package var kind: Kind

  /// Where it stands, in UTF-8.
  package var range: Range<Int>

  /// Finds the first mark of each kind, in the order of the text.
  ///
  /// - Complexity: O(*n*) in the length of the text.
  package static func all(in text: String) -> [Markup] {
    var scanner = MarkupScanner(text)
    return scanner.scan()
  }
}

private struct MarkupScanner {
  private let bytes: [UInt8]
  private var found: [Markup.Kind: Range<Int>] = [:]
  private var dashes: [Range<Int>] = []

  init(_ text: String) { bytes = Array(text.utf8) }

  mutating func scan() -> [Markup] {
    var start = 0
    while start <= bytes.count {
      let end = bytes[start...].firstIndex { $0 == UInt8(ascii: "\n") || $0 == 13 } ?? bytes.count
      scanLine(start..<end)
      start = end + 1
    }
    if dashes.count > 1 {
      note(.list, dashes[0])
    } else if let only = dashes.first {
      note(.dash, only)
    }
    return found.map { Markup(kind: $0.key, range: $0.value) }
      .sorted { ($0.range.lowerBound, $0.kind.rawValue) < ($1.range.lowerBound, $1.kind.rawValue) }
  }

  private mutating func note(_ kind: Markup.Kind, _ range: Range<Int>) {
    if found[kind] == nil { found[kind] = range }
  }

  private func byte(_ index: Int) -> UInt8? {
    bytes.indices.contains(index) ? bytes[index] : nil
  }

  private mutating func scanLine(_ line: Range<Int>) {
    var start = line.lowerBound
    while start < line.upperBound, bytes[start] == 32 || bytes[start] == 9 { start += 1 }
    let rest = start..<line.upperBound
    scanStart(of: rest)
    scanInside(rest)
  }

  /// The marks that count at the start of a line only.
  private mutating func scanStart(of line: Range<Int>) {
    guard let first = line.first.map({ bytes[$0] }) else { return }
    var run = line.lowerBound
    while run < line.upperBound, bytes[run] == first { run += 1 }
    let count = run - line.lowerBound
    let isFollowedBySpace = run < line.upperBound && (bytes[run] == 32 || bytes[run] == 9)
    let mark = line.lowerBound..<run
    switch first {
    case UInt8(ascii: "`") where count >= 3, UInt8(ascii: "~") where count >= 3: note(.fence, mark)
    case UInt8(ascii: "#") where count <= 6 && isFollowedBySpace: note(.heading, mark)
    case UInt8(ascii: ">") where isFollowedBySpace && count <= 3: note(.quotation, mark)
    case UInt8(ascii: "*"), UInt8(ascii: "+"):
      if count == 1, isFollowedBySpace, isLetter(after: run, in: line) { note(.list, mark) }
      if first == UInt8(ascii: "*"), count >= 3, isBlank(run..<line.upperBound) {
        note(.rule, mark)
      }
    case UInt8(ascii: "-"):
      if count == 1, isFollowedBySpace, isLetter(after: run, in: line) { dashes.append(mark) }
      if count >= 3, isBlank(run..<line.upperBound) { note(.rule, mark) }
    case UInt8(ascii: "_") where count >= 3 && isBlank(run..<line.upperBound) && line.count < 8:
      note(.rule, mark)
    case UInt8(ascii: "|"): scanTable(line)
    default: break
    }
  }

  /// A line with a bar at both ends and one inside, or of dashes between bars.
  private mutating func scanTable(_ line: Range<Int>) {
    var end = line.upperBound
    while end > line.lowerBound, bytes[end - 1] == 32 || bytes[end - 1] == 9 { end -= 1 }
    let bars = bytes[line.lowerBound..<end].count { $0 == UInt8(ascii: "|") }
    if bars >= 3, bytes[end - 1] == UInt8(ascii: "|") { note(.table, line.lowerBound..<end) }
  }

  private func isBlank(_ range: Range<Int>) -> Bool {
    bytes[range].allSatisfy { $0 == 32 || $0 == 9 }
  }

  /// Whether a word follows the spaces after a mark; before a digit, `-` and `+`
  /// may be signs.
  private func isLetter(after place: Int, in line: Range<Int>) -> Bool {
    var index = place
    while index < line.upperBound, bytes[index] == 32 || bytes[index] == 9 { index += 1 }
    guard index < line.upperBound else { return false }
    return !(UInt8(ascii: "0")...UInt8(ascii: "9")).contains(bytes[index])
  }

  private mutating func scanInside(_ line: Range<Int>) {
    // Where a mark stands that a later one of its kind may close.
    var open: [String: Int] = [:]
    var index = line.lowerBound
    while index < line.upperBound {
      let current = bytes[index]
      var next = index + 1
      switch current {
      case UInt8(ascii: "\\"): next = index + 2
      case UInt8(ascii: "`"), UInt8(ascii: "*"), UInt8(ascii: "_"), UInt8(ascii: "~"):
        while next < line.upperBound, bytes[next] == current { next += 1 }
        scanPair(index..<next, current, &open)
      case UInt8(ascii: "["): open["["] = index
      case UInt8(ascii: "]"):
        if byte(next) == UInt8(ascii: "("), let start = open["["],
          let end = link(from: next + 1, line)
        {
          let hasBang = start > line.lowerBound && bytes[start - 1] == UInt8(ascii: "!")
          note(.link, (hasBang ? start - 1 : start)..<end)
        }
      case UInt8(ascii: "<"): next = scanAngle(index, line)
      case UInt8(ascii: "&"): next = scanEntity(index, line)
      default:
        if isControl(index) { note(.controlCharacter, index..<index + (current >= 0x80 ? 2 : 1)) }
      }
      index = next
    }
    scanInstructionMarks(line)
  }

  /// Looks at a mark that stands round words.
  ///
  /// One with a word right after it opens, one with a word right before it closes.
  /// Inside a word, `_` is part of a name.
  private mutating func scanPair(_ run: Range<Int>, _ mark: UInt8, _ open: inout [String: Int]) {
    let before = run.lowerBound > 0 ? byte(run.lowerBound - 1) : nil
    let after = byte(run.upperBound)
    let isSpaceBefore = before == nil || before == 32 || before == 10 || before == 9
    let isSpaceAfter = after == nil || after == 32 || after == 10 || after == 13 || after == 9
    let key = String(repeating: Character(Unicode.Scalar(mark)), count: min(run.count, 3))
    if mark == UInt8(ascii: "~"), run.count != 2 { return }
    let isWordBefore = before.map(isWordByte) ?? false
    let isWordAfter = after.map(isWordByte) ?? false
    if mark == UInt8(ascii: "_"), isWordBefore, isWordAfter { return }
    // `2*3*4`: an asterisk between digits multiplies.
    if mark == UInt8(ascii: "*"), run.count == 1, isDigit(before), isDigit(after) { return }
    if !isSpaceBefore || mark == UInt8(ascii: "`"), let start = open[key],
      run.lowerBound > start + min(run.count, 3), mark != UInt8(ascii: "_") || !isWordAfter
    {
      note(mark == UInt8(ascii: "`") ? .code : .emphasis, start..<run.upperBound)
      open[key] = nil
      return
    }
    if !isSpaceAfter, mark != UInt8(ascii: "_") || !isWordBefore { open[key] = run.lowerBound }
  }

  private func isDigit(_ byte: UInt8?) -> Bool {
    byte.map { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) } ?? false
  }

  private func isWordByte(_ byte: UInt8) -> Bool {
    byte >= 0x80 || isDigit(byte) || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
  }

  /// Where a target in round brackets ends, without spaces in it.
  private func link(from start: Int, _ line: Range<Int>) -> Int? {
    var index = start
    while index < min(line.upperBound, start + 2_000) {
      if bytes[index] == UInt8(ascii: ")") { return index > start ? index + 1 : nil }
      if bytes[index] == 32 { return nil }
      index += 1
    }
    return nil
  }

  /// What stands in angle brackets: a control token such as `<|end|>` or
  /// `<end_of_turn>`, an HTML tag, or an address.
  private mutating func scanAngle(_ start: Int, _ line: Range<Int>) -> Int {
    let limit = min(line.upperBound, start + 200)
    guard let end = bytes[start..<limit].firstIndex(of: UInt8(ascii: ">")), end > start + 1 else {
      return start + 1
    }
    let inside = String(decoding: bytes[start + 1..<end], as: UTF8.self)
    let range = start..<end + 1
    if inside.hasPrefix("|") || inside.hasSuffix("|") || inside.isControlTokenName {
      note(.controlToken, range)
    } else if inside.isTag {
      note(.tag, range)
    } else if inside.hasPrefix("http://") || inside.hasPrefix("https://") {
      note(.link, range)
    } else {
      return start + 1
    }
    return end + 1
  }

  private mutating func scanEntity(_ start: Int, _ line: Range<Int>) -> Int {
    let limit = min(line.upperBound, start + 12)
    guard let end = bytes[start..<limit].firstIndex(of: UInt8(ascii: ";")) else { return start + 1 }
    let name = String(decoding: bytes[start + 1..<end], as: UTF8.self)
    guard name.isEntityName else { return start + 1 }
    note(.entity, start..<end + 1)
    return end + 1
  }

  /// `[INST]` and the like, which some models are trained with.
  private mutating func scanInstructionMarks(_ line: Range<Int>) {
    for mark in ["[INST]", "[/INST]", "<<SYS>>", "<</SYS>>"] {
      guard let first = mark.utf8.first else { continue }
      var index = line.lowerBound
      while let place = bytes[index..<line.upperBound].firstIndex(of: first) {
        if bytes[place..<line.upperBound].starts(with: mark.utf8) {
          note(.controlToken, place..<place + mark.utf8.count)
          break
        }
        index = place + 1
      }
    }
  }

  /// C0 and C1 controls beside tab and line breaks, and the replacement character.
  private func isControl(_ index: Int) -> Bool {
    let current = bytes[index]
    if current < 0x20 { return current != 9 && current != 10 && current != 13 }
    if current == 0x7F { return true }
    guard current == 0xC2, let next = byte(index + 1) else { return false }
    return next < 0xA0 && next != 0x85
  }
}

extension String {
  /// The name of a token that models end turns and mark thoughts with.
  fileprivate var isControlTokenName: Bool {
    let name = lowercased()
    let names: Set<String> = [
      "s", "pad", "eos", "bos", "unk", "mask", "think", "thinking", "tool_call", "tool_response",
      "start_of_turn", "end_of_turn", "turn_end", "start_of_image", "end_of_text", "endoftext",
      "begin_of_text", "system", "user", "assistant", "executable_end", "im_start", "im_end",
    ]
    let stem = name.hasPrefix("/") ? String(name.dropFirst()) : name
    if names.contains(stem) { return true }
    return ["ctrl", "unused"].contains { prefix in
      stem.hasPrefix(prefix) && stem.count > prefix.count
        && stem.dropFirst(prefix.count).allSatisfy(\.isNumber)
    }
  }

  /// An HTML tag: a known name, closed or with attributes.
  fileprivate var isTag: Bool {
    let name = lowercased().drop { $0 == "/" }.prefix { $0.isASCII && ($0.isLetter || $0.isNumber) }
    let names: Set<Substring> = [
      "a", "b", "i", "u", "p", "br", "hr", "em", "strong", "code", "pre", "div", "span", "ul", "ol",
      "li", "h1", "h2", "h3", "h4", "h5", "h6", "table", "tr", "td", "th", "thead", "tbody", "img",
      "sub", "sup", "small", "mark", "del", "blockquote", "html", "body", "font", "center", "dl",
      "dt", "dd", "details", "summary", "kbd", "script", "style", "iframe", "svg", "input",
      "button",
    ]
    guard names.contains(name) else { return false }
    let rest = drop { $0 == "/" }.dropFirst(name.count)
    return rest.isEmpty || rest.first == " " || rest.first == "/"
  }

  /// The name or number of an HTML entity.
  fileprivate var isEntityName: Bool {
    if hasPrefix("#x") || hasPrefix("#X") {
      return count > 2 && dropFirst(2).allSatisfy(\.isHexDigit)
    }
    if hasPrefix("#") { return count > 1 && dropFirst().allSatisfy { $0.isASCII && $0.isNumber } }
    let names: Set<String> = [
      "amp", "lt", "gt", "quot", "apos", "nbsp", "euro", "pound", "yen", "cent", "copy", "reg",
      "trade", "hellip", "mdash", "ndash", "lsquo", "rsquo", "ldquo", "rdquo", "sbquo", "bdquo",
      "laquo", "raquo", "bull", "middot", "times", "divide", "deg", "plusmn", "frac12", "frac14",
      "sect", "para", "thinsp", "ensp", "emsp", "shy", "zwnj", "zwj", "eacute", "egrave", "ecirc",
      "euml", "aacute", "agrave", "acirc", "auml", "aring", "aelig", "ccedil", "iacute", "icirc",
      "iuml", "ntilde", "oacute", "ocirc", "ouml", "oslash", "szlig", "uacute", "ugrave", "ucirc",
      "uuml", "Auml", "Ouml", "Uuml", "Eacute", "Aring", "Oslash", "AElig", "oelig", "iquest",
      "iexcl", "rarr", "larr", "atilde", "otilde",
    ]
    return names.contains(self)
  }
}
