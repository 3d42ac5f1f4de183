extension AssertionSubject {
  /// The text that is judged with the name of the place it stands in, or `nil`
  /// when there is none at the path that a suite names.
  public var judgedText: (text: String, place: String)? {
    guard let answer = outcome.answer else { return nil }
    switch (focus, answer) {
    case (.text, _), (.raw, .text): return answer.text.map { ($0, "answer") }
    case (.raw, .guided(let value)): return (value.json, "answer")
    case (.path(let path), .guided(let value)):
      guard let found = value[path: path] else { return nil }
      let place = (["answer"] + path).joined(separator: "/")
      if case .string(let text) = found { return (text, place) }
      return (found.json, place)
    case (.path, .text): return nil
    }
  }
}

extension String {
  /// The part of the text at a range of UTF-8 offsets; empty where they are not in
  /// it.
  func slice(_ range: Range<Int>) -> String {
    guard range.upperBound <= utf8.count else { return "" }
    let start = utf8.index(startIndex, offsetBy: range.lowerBound)
    return String(self[start..<utf8.index(start, offsetBy: range.count)])
  }
}
