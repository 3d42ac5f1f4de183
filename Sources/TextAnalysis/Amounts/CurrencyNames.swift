import CCurrencyNames

/// The table of symbols, codes and names of currencies.
struct CurrencyNames {
  let table = unsafe SortedLines(
    at: currency_names, count: currency_names_count, keyEnd: UInt8(ascii: "\t"),
    lineEnd: UInt8(ascii: "\n"))

  /// Every line, in order.
  var lines: [String] { table.lines }

  /// Returns the longest entries that a text begins with, all of the same length,
  /// at most `limit`; empty when there is none.
  func longestEntries(in text: ArraySlice<UInt8>, limit: Int) -> [SortedLines.Entry] {
    table.longestEntries(in: text, limit: limit)
  }

  /// Returns the entries that are exactly the given bytes.
  func entries(_ key: ArraySlice<UInt8>) -> [SortedLines.Entry] { table.entries(key) }

  /// Returns what an entry's line says.
  ///
  /// - Parameters:
  ///   - entry: The entry.
  ///   - isSpelled: Whether the text has one of the given spellings; asked where
  ///     case matters.
  /// - Returns: The term, or `nil` when it is spelled otherwise.
  func term(
    _ entry: SortedLines.Entry, isSpelled: (String) -> Bool = { _ in true }
  ) -> CurrencyTerm? {
    let columns = columns(entry.value)
    if let spellings = columns.last, columns.count > 3, !isSpelledSo(spellings, isSpelled) {
      return nil
    }
    var term = CurrencyTerm(codes: codes(columns[0]))
    if columns.count > 1 { term.family = table.text(columns[1]) }
    if columns.count > 2 {
      for flag in parts(columns[2], separatedBy: UInt8(ascii: " ")) { read(flag, into: &term) }
    }
    return term
  }

  /// Returns the currency of an ISO 4217 code, as a term without traits.
  func term(code: String) -> CurrencyTerm? {
    guard let entry = entries(Array(code.lowercased().utf8)[...]).first else { return nil }
    return CurrencyTerm(codes: codes(columns(entry.value)[0]))
  }

  private func isSpelledSo(_ spellings: Range<Int>, _ isSpelled: (String) -> Bool) -> Bool {
    parts(spellings, separatedBy: UInt8(ascii: ",")).contains { isSpelled(table.text($0)) }
  }

  private func codes(_ column: Range<Int>) -> CurrencyCodes {
    CurrencyCodes(table: table, column: column)
  }

  private func columns(_ line: Range<Int>) -> [Range<Int>] {
    parts(line, separatedBy: UInt8(ascii: "\t"))
  }

  /// Returns the parts of a part of the table, empty ones too.
  private func parts(_ range: Range<Int>, separatedBy separator: UInt8) -> [Range<Int>] {
    var parts: [Range<Int>] = []
    var start = range.lowerBound
    for position in range where table[position] == separator {
      parts.append(start..<position)
      start = position + 1
    }
    parts.append(start..<range.upperBound)
    return parts
  }

  /// Reads a flag of the table.
  private func read(_ flag: Range<Int>, into term: inout CurrencyTerm) {
    guard let first = flag.first else { return }
    switch table[first] {
    case UInt8(ascii: "w"): term.traits.insert(.word)
    case UInt8(ascii: "i"): term.traits.insert(.code)
    case UInt8(ascii: "s"): term.traits.insert(.symbolic)
    case UInt8(ascii: "<"): term.traits.insert(.before)
    case UInt8(ascii: ">"): term.traits.insert(.after)
    case UInt8(ascii: "t"): term.traits.insert(.technical)
    case UInt8(ascii: "g"): term.traits.insert(.detached)
    case UInt8(ascii: "j"): term.traits.insert(.joining)
    case UInt8(ascii: "h"): term.traits.insert(.local)
    case UInt8(ascii: "m"): term.minorDigits = number(flag)
    case UInt8(ascii: "q"): term.ordinaryDigits = number(flag)
    case UInt8(ascii: "x"): term.scale = number(flag)
    case UInt8(ascii: "l"): term.language = table.text(flag.dropFirst(2))
    default: break
    }
  }

  /// Returns the digits after the letter of a flag.
  private func number(_ flag: Range<Int>) -> Int {
    flag.dropFirst().reduce(0) { $0 * 10 + Int(table[$1]) - 48 }
  }
}

/// The ISO 4217 codes of a line of the table, made into text only where they are
/// asked for.
struct CurrencyCodes: RandomAccessCollection {
  private let table: SortedLines

  /// Codes of three letters, with commas between them.
  private let column: Range<Int>

  fileprivate init(table: SortedLines, column: Range<Int>) {
    self.table = table
    self.column = column
  }

  var startIndex: Int { 0 }

  var endIndex: Int { (column.count + 1) / 4 }

  subscript(position: Int) -> String {
    let start = column.lowerBound + 4 * position
    return table.text(start..<start + 3)
  }
}
