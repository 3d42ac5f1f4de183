/// Something that the documents say and that the answer gets wrong wherever it says
/// it.
struct Misreading: Hashable, Sendable {
  /// What would be right.
  var right: String

  /// What is written in its place.
  var wrong: String
}

extension Sequence<Misreading> {
  /// Returns a text with what it gets right replaced by what is wrong.
  func applied(to text: String) -> String {
    reduce(text) { text, misreading in
      var rest = text[...]
      var result = ""
      while let range = String(rest).range(ofText: misreading.right) {
        let whole = String(rest)
        let isOwn =
          !Self.joins(whole[..<range.lowerBound].last, whole[range].first)
          && !Self.joins(whole[range].last, whole[range.upperBound...].first)
        result += whole[..<range.lowerBound] + (isOwn ? misreading.wrong : misreading.right)
        rest = Substring(whole[range.upperBound...])
      }
      return result + rest
    }
  }

  /// Whether two characters are parts of one word or number.
  private static func joins(_ left: Character?, _ right: Character?) -> Bool {
    guard let left, let right else { return false }
    return left.isASCII && right.isASCII && (left.isLetter || left.isNumber)
      && (right.isLetter || right.isNumber)
  }
}
