import Testing

@testable import TextAnalysis

@Suite struct CurrencyNamesTests {
  private let lines = CurrencyNames().lines

  @Test func `keys are in lower case and one kind of space and apostrophe`() {
    for line in lines {
      let key = line.prefix { $0 != "\t" }
      let read = NotationText(String(key))
      #expect(read.lowercased(0..<read.count) == key)
    }
  }

  @Test func `each line names ISO codes`() {
    for line in lines {
      let columns = line.split(separator: "\t", omittingEmptySubsequences: false)
      #expect((2...5).contains(columns.count), "\(line)")
      for code in columns.dropFirst().first?.split(separator: ",") ?? [] {
        #expect(
          code.utf8.count == 3
            && code.utf8.allSatisfy { (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains($0) },
          "\(line)")
      }
    }
  }

  @Test func `each line's flags are known`() {
    let known: Set<Substring> = [
      "w", "i", "s", "<", ">", "m1", "m2", "m3", "q1", "q2", "q3", "t", "g", "j", "h",
    ]
    for line in lines {
      let columns = line.split(separator: "\t", omittingEmptySubsequences: false)
      for flag in columns.dropFirst(3).first?.split(separator: " ") ?? [] {
        #expect(
          known.contains(flag) || flag.hasPrefix("x") || flag.hasPrefix("l="), "\(line)")
      }
    }
  }

  @Test(arguments: [
    ("australian dollars each", 18, ["AUD"]), ("eurosport", 5, ["EUR"]), ("€uro", 6, ["EUR"]),
    ("zz", 0, []), ("", 0, []),
  ])
  func `the longest entry at the start of a text is found`(
    _ text: String, _ length: Int, _ currencies: [String]
  ) {
    let names = CurrencyNames()
    let entries = names.longestEntries(in: Array(text.utf8)[...], limit: 99)
    #expect(entries.first?.length ?? 0 == length)
    #expect(
      Array(entries.first.flatMap { names.term($0)?.codes }.map(Array.init) ?? []) == currencies)
  }

  @Test func `every line is found by its key`() {
    let names = CurrencyNames()
    for line in lines {
      let columns = line.split(separator: "\t", omittingEmptySubsequences: false)
      let found = names.entries(Array(columns[0].utf8)[...]).map {
        names.term($0).map { Array($0.codes) }
      }
      #expect(found.contains(columns[1].split(separator: ",").map(String.init)), "\(line)")
    }
  }

  @Test func `tables that are read in place are sorted, and each key is found`() {
    let tables =
      [CurrencyNames().table, Notation.regions] + Magnitude.tables + NumberLexicon.tables
    for table in tables {
      let keys = table.keys
      #expect(!keys.isEmpty)
      for (first, second) in zip(keys, keys.dropFirst()) {
        #expect(
          !second.lexicographicallyPrecedes(first),
          "\(String(decoding: second, as: UTF8.self)) stands too low")
      }
      for key in keys { #expect(table.entries(key[...]).first?.length == key.count) }
    }
  }

  @Test(arguments: [
    ("DE", "EUR"), ("AE", "AED"), ("ZW", "USD"), ("ZM", "ZMW"), ("XK", nil), ("", nil), ("D", nil),
  ])
  func `a region has its currency`(_ region: String, _ currency: String?) {
    #expect(Notation(language: "en-\(region)").homeCurrency == currency)
  }
}
