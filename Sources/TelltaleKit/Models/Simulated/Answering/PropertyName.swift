extension Vocabulary {
  /// Whether one of a name's words is in a list.
  func contains(_ names: [String], in list: WordList) -> Bool {
    names.contains { contains(FoldedWord.fold($0), in: list) }
  }
}

/// The words of names such as `dueDate` and `due_date`.
enum PropertyName {
  /// Returns the words in lower case.
  static func words(of name: String) -> [String] {
    spaced(name).split(separator: " ").map { $0.lowercased() }
  }

  /// Returns the name with spaces between its words.
  static func spaced(_ name: String) -> String {
    var text = ""
    var wasLower = false
    for character in name {
      if character == "_" || character == "-" {
        text.append(" ")
        wasLower = false
        continue
      }
      if character.isUppercase, wasLower { text.append(" ") }
      wasLower = character.isLowercase
      text.append(character)
    }
    return text
  }
}
