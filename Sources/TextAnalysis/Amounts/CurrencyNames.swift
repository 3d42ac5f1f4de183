import CCurrencyNames

/// The table of symbols, codes and names of currencies, read where it lies in the
/// program's image: nothing is built before the first look-up.
@safe struct CurrencyNames {
  /// The lines, sorted by the bytes before the first tab, in static storage.
  private let bytes: UnsafeBufferPointer<UInt8>

  init() {
    unsafe bytes = UnsafeBufferPointer(start: currency_names, count: currency_names_count)
  }

  private var count: Int { unsafe bytes.count }

  private func byte(_ position: Int) -> UInt8 { unsafe bytes[position] }

  private func text(_ range: Range<Int>) -> String {
    unsafe String(decoding: bytes[range], as: UTF8.self)
  }

  /// Every line, in order.
  var lines: [String] {
    text(0..<count).split(separator: "\n").map(String.init)
  }

  /// A line of the table that matches the start of a text.
  struct Entry {
    /// How many bytes of the text it takes.
    var length: Int

    /// Where the line starts in the table.
    fileprivate var line: Int
  }

  /// Returns the longest entries that the bytes from `start` on begin with, all of
  /// the same length, at most `limit`; empty when there is none.
  ///
  /// The last line that is not greater than the text either is the longest such
  /// entry, or shares with the text all that any such entry can.
  func longestEntries(in text: ArraySlice<UInt8>, limit: Int) -> [Entry] {
    var length = min(limit, text.count)
    while length > 0 {
      let key = text.prefix(length)
      guard let line = lastLine(notAbove: key) else { return [] }
      let shared = sharedPrefix(line: line, with: key)
      if byte(line + shared) == UInt8(ascii: "\t") {
        return entries(endingAt: line, length: shared)
      }
      length = min(shared, length - 1)
    }
    return []
  }

  /// Returns the entries that are exactly the given bytes.
  func entries(_ key: ArraySlice<UInt8>) -> [Entry] {
    guard let line = lastLine(notAbove: key), sharedPrefix(line: line, with: key) == key.count,
      byte(line + key.count) == UInt8(ascii: "\t")
    else { return [] }
    return entries(endingAt: line, length: key.count)
  }

  /// The lines with the same key, up to the given one, in their order.
  private func entries(endingAt line: Int, length: Int) -> [Entry] {
    var entries = [Entry(length: length, line: line)]
    var start = line
    while start > 0 {
      let before = lineStart(start - 1)
      guard start - before > length, isSameKey(before, line, length: length) else { break }
      entries.append(Entry(length: length, line: before))
      start = before
    }
    return entries.reversed()
  }

  private func isSameKey(_ first: Int, _ second: Int, length: Int) -> Bool {
    byte(first + length) == UInt8(ascii: "\t")
      && (0..<length).allSatisfy { byte(first + $0) == byte(second + $0) }
  }

  /// Returns the start of the last line whose key is not above the given one.
  private func lastLine(notAbove key: ArraySlice<UInt8>) -> Int? {
    var low = 0
    var high = count
    var found: Int?
    while low < high {
      let line = lineStart((low + high) / 2)
      if isAbove(line: line, key) {
        high = line
      } else {
        found = line
        low = lineEnd(line) + 1
      }
    }
    return found
  }

  private func isAbove(line: Int, _ key: ArraySlice<UInt8>) -> Bool {
    var position = line
    for byte in key {
      let other = self.byte(position)
      if other != byte { return other > byte && other != UInt8(ascii: "\t") }
      position += 1
    }
    return self.byte(position) != UInt8(ascii: "\t")
  }

  private func sharedPrefix(line: Int, with key: ArraySlice<UInt8>) -> Int {
    var shared = 0
    for byte in key {
      guard self.byte(line + shared) == byte else { break }
      shared += 1
    }
    return shared
  }

  private func lineStart(_ position: Int) -> Int {
    var start = position
    while start > 0, byte(start - 1) != UInt8(ascii: "\n") { start -= 1 }
    return start
  }

  private func lineEnd(_ position: Int) -> Int {
    var end = position
    while end < count, byte(end) != UInt8(ascii: "\n") { end += 1 }
    return end
  }

  /// Returns what an entry's line says, and the ways to write it where case
  /// matters.
  func term(_ entry: Entry) -> (term: CurrencyTerm, spellings: [String]) {
    let columns = text(entry.line..<lineEnd(entry.line))
      .split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
    var term = CurrencyTerm(currencies: columns[1].split(separator: ",").map(String.init))
    if columns.count > 2 { term.family = columns[2] }
    if columns.count > 3 { for flag in columns[3].split(separator: " ") { term.read(flag) } }
    let spellings = columns.count > 4 ? columns[4].split(separator: ",").map(String.init) : []
    return (term, spellings)
  }
}

extension CurrencyTerm {
  /// Reads a flag of the table.
  fileprivate mutating func read(_ flag: Substring) {
    switch flag {
    case "w": traits.insert(.word)
    case "i": traits.insert(.code)
    case "s": traits.insert(.symbolic)
    case "<": traits.insert(.before)
    case ">": traits.insert(.after)
    case "t": traits.insert(.technical)
    case "g": traits.insert(.detached)
    case "j": traits.insert(.joining)
    case "h": traits.insert(.local)
    default:
      let value = flag.dropFirst()
      switch flag.first {
      case "m": minorDigits = Int(value) ?? 0
      case "q": ordinaryDigits = Int(value) ?? 0
      case "x": scale = Int(value) ?? 0
      case "l": language = String(value.dropFirst())
      default: break
      }
    }
  }
}
