extension Int {
  /// The number with a noun in the right form: `1 cell`, `2 cells`.
  package func counted(_ noun: String) -> String { self == 1 ? "1 \(noun)" : "\(self) \(noun)s" }

  /// The number with a comma between groups of three digits, in every locale.
  var grouped: String {
    let digits = Array(String(magnitude))
    var result = self < 0 ? "-" : ""
    for (index, digit) in digits.enumerated() {
      if index > 0, (digits.count - index) % 3 == 0 { result += "," }
      result.append(digit)
    }
    return result
  }
}
