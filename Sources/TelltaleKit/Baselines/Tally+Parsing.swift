extension Tally {
  /// Reads a tally as baselines write it: `2/3`, `2/3 (1 undecided)`.
  ///
  /// - Parameter text: The tally's text; any other spelling of the same tally,
  ///   and one whose parts are more than its whole, gives `nil`.
  package init?(_ text: String) {
    var rest = Substring(text)
    func number() -> Int? {
      let digits = rest.prefix { $0.isASCII && $0.isNumber }
      rest = rest.dropFirst(digits.count)
      return Int(digits)
    }
    func skip(_ word: String) -> Bool {
      guard rest.hasPrefix(word) else { return false }
      rest = rest.dropFirst(word.count)
      return true
    }
    guard let passed = number(), skip("/"), let whole = number() else { return nil }
    self.init(passed: passed, of: whole)
    if skip(" (") {
      repeat {
        guard let count = number() else { return nil }
        if skip(" undecided") {
          undecided = count
        } else if skip(" errored") {
          errored = count
        } else {
          return nil
        }
      } while skip(", ")
      guard skip(")") else { return nil }
    }
    // Each part is at most the whole, so their sum cannot overflow before it is compared.
    guard passed <= whole, undecided <= whole - passed, errored <= whole - passed - undecided,
      description.utf8.elementsEqual(text.utf8)
    else { return nil }
  }
}
