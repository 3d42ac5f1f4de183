/// A table of lines sorted by the bytes of their keys, read where it lies in the
/// program's image: nothing is built before the first look-up.
@safe struct SortedLines: @unchecked Sendable {
  /// The lines, in static storage.
  private let bytes: UnsafeBufferPointer<UInt8>

  /// What stands after a key.
  private let keyEnd: UInt8

  /// What stands between two lines.
  private let lineEnd: UInt8

  /// Creates a table of what lies at a place that stays as it is.
  init(at start: UnsafePointer<UInt8>, count: Int, keyEnd: UInt8, lineEnd: UInt8) {
    unsafe bytes = UnsafeBufferPointer(start: start, count: count)
    self.keyEnd = keyEnd
    self.lineEnd = lineEnd
  }

  /// Creates a table of words with their values, `word=value`, with one space
  /// between two.
  init(words: StaticString) {
    unsafe self.init(
      at: words.utf8Start, count: words.utf8CodeUnitCount, keyEnd: UInt8(ascii: "="),
      lineEnd: UInt8(ascii: " "))
  }

  /// The size of the table.
  var count: Int { unsafe bytes.count }

  /// A line whose key is the start of a text.
  struct Entry {
    /// How many bytes of the text the key takes.
    var length: Int

    /// Where what the line says about the key stands in the table.
    var value: Range<Int>
  }

  /// Returns a byte of the table.
  subscript(position: Int) -> UInt8 { unsafe bytes[position] }

  /// Returns a part of the table.
  func text(_ range: Range<Int>) -> String {
    unsafe String(decoding: bytes[range], as: UTF8.self)
  }

  /// Every line, in order.
  var lines: [String] {
    let end = Character(Unicode.Scalar(lineEnd))
    return text(0..<count).split(separator: end).map(String.init)
  }

  /// Every key, in order.
  var keys: [[UInt8]] { lines.map { Array($0.utf8.prefix { $0 != keyEnd }) } }

  /// Returns the value of a word; `nil` for one that has no line.
  func value(of word: String) -> Range<Int>? {
    var word = word
    return word.withUTF8 { key in
      // A word is short: the copy costs less than the search.
      unsafe entries(ArraySlice(key)).first?.value
    }
  }

  /// Returns the longest entries that a text begins with, all of the same length,
  /// at most `limit`; empty when there is none.
  ///
  /// The last line that is not greater than the text either is the longest such
  /// entry, or shares with the text all that any such entry can.
  func longestEntries(in text: ArraySlice<UInt8>, limit: Int) -> [Entry] {
    var length = min(limit, text.count)
    while length > 0 {
      let key = text.prefix(length)
      guard let line = lastLine(notAbove: key) else { return [] }
      let shared = sharedPrefix(line: line, with: key)
      if self[line + shared] == keyEnd { return entries(endingAt: line, length: shared) }
      length = min(shared, length - 1)
    }
    return []
  }

  /// Returns the entries that are exactly the given bytes.
  func entries(_ key: ArraySlice<UInt8>) -> [Entry] {
    guard let line = lastLine(notAbove: key), sharedPrefix(line: line, with: key) == key.count,
      self[line + key.count] == keyEnd
    else { return [] }
    return entries(endingAt: line, length: key.count)
  }

  /// The lines with the same key, up to the given one, in their order.
  private func entries(endingAt line: Int, length: Int) -> [Entry] {
    var entries = [entry(line, length: length)]
    var start = line
    while start > 0 {
      let before = lineStart(start - 1)
      guard start - before > length, isSameKey(before, line, length: length) else { break }
      entries.append(entry(before, length: length))
      start = before
    }
    return entries.reversed()
  }

  private func entry(_ line: Int, length: Int) -> Entry {
    let start = line + length + 1
    return Entry(length: length, value: start..<endOfLine(start))
  }

  private func isSameKey(_ first: Int, _ second: Int, length: Int) -> Bool {
    self[first + length] == keyEnd
      && (0..<length).allSatisfy { self[first + $0] == self[second + $0] }
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
        low = endOfLine(line) + 1
      }
    }
    return found
  }

  private func isAbove(line: Int, _ key: ArraySlice<UInt8>) -> Bool {
    var position = line
    for byte in key {
      let other = self[position]
      if other != byte { return other > byte && other != keyEnd }
      position += 1
    }
    return self[position] != keyEnd
  }

  private func sharedPrefix(line: Int, with key: ArraySlice<UInt8>) -> Int {
    var shared = 0
    for byte in key {
      guard self[line + shared] == byte else { break }
      shared += 1
    }
    return shared
  }

  private func lineStart(_ position: Int) -> Int {
    var start = position
    while start > 0, self[start - 1] != lineEnd { start -= 1 }
    return start
  }

  private func endOfLine(_ position: Int) -> Int {
    var end = position
    while end < count, self[end] != lineEnd { end += 1 }
    return end
  }
}
