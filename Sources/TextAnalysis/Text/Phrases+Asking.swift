extension Phrases {
  /// Whether a question asks for a part of a heading.
  package func asks(for kind: HeadingField.Kind, in question: TextTokens) -> Bool {
    asks[kind]?.contains { question.asks($0, for: kind) } ?? false
  }

  /// Whether a question offers things to choose from.
  package func offersChoice(_ question: TextTokens) -> Bool {
    alternatives.contains { question.has($0) }
  }

  /// Whether a question asks for the same answer again.
  ///
  /// An entry begins a word, or stands anywhere in a text without spaces.
  package func asksAgain(_ question: TextTokens) -> Bool {
    let text = " \(question.normalized.string)"
    return again.contains { entry in
      entry.unicodeScalars.first?.isIdeographic == true
        ? text.contains(entry) : text.contains(" \(entry)")
    }
  }

  /// Whether a question asks for a fact and not for yes or no.
  package func asksForFact(_ question: TextTokens) -> Bool {
    questionWords.contains { question.has($0) }
  }
}

extension TextTokens {
  /// Whether the words of a phrase stand in the text, side by side.
  fileprivate func has(_ phrase: String) -> Bool {
    if phrase.unicodeScalars.first?.isIdeographic == true {
      return words.range(ofRun: phrase.map { String($0) }) != nil
    }
    guard phrase.contains(" ") else { return words.contains(phrase) }
    return words.range(ofRun: phrase.split(separator: " ").map(String.init)) != nil
  }

  /// Whether the text ends with a question mark.
  var endsWithQuestionMark: Bool {
    normalized.scalars.last { $0 != "\"" && $0 != ")" && $0 != " " } == "?"
  }

  /// Whether the words of a phrase stand in the question as words.
  ///
  /// Words of five letters and more may be part of a compound (`Kaufdatum`), of
  /// four its end (`fakturadato`) or lack a plural's letter; shorter ones have to
  /// stand alone.
  fileprivate func asks(_ phrase: [String], for kind: HeadingField.Kind) -> Bool {
    guard let first = phrase.first else { return false }
    if phrase.count > 1 || first.unicodeScalars.first?.isIdeographic == true {
      return words.range(ofRun: phrase) != nil
    }
    for (index, token) in tokens.enumerated() where token.text.asksWord(first) {
      if kind == .place, !asksPlace(at: index) { continue }
      return true
    }
    return false
  }

  /// Whether a word for "where" is one: not "hvor meget" (how much), and Swedish
  /// "var", which is also "was", only where a clause begins.
  private func asksPlace(at index: Int) -> Bool {
    let next = index + 1 < tokens.count ? tokens[index + 1].text : ""
    switch tokens[index].text {
    case "hvor":
      return ![
        "meget", "mye", "mange", "stor", "stort", "store", "høj", "højt", "høy", "høyt", "lang",
        "langt", "lenge", "længe", "ofte", "gammel", "gammelt", "dyr", "dyrt", "lidt", "lite",
      ].contains(next)
    case "var":
      guard index > 0 else { return true }
      return tokens[index - 1].text == "och"
        || normalized.scalars[..<tokens[index].span.lowerBound].suffix(2).contains {
          ",.?!\n".unicodeScalars.contains($0)
        }
    default:
      return true
    }
  }
}

extension String {
  fileprivate var isASCII: Bool { utf8.allSatisfy { $0 < 0x80 } }

  /// Whether a word can stand in the text at all, told by bytes: to look for it by
  /// characters takes many times longer, and most words stand nowhere.
  fileprivate func mayHold(_ word: String) -> Bool {
    guard word.isASCII else { return !isASCII }
    guard word.utf8.count <= utf8.count else { return false }
    let found = unsafe utf8.withContiguousStorageIfAvailable { text in
      unsafe word.utf8.withContiguousStorageIfAvailable { word in
        (0...(text.count - word.count)).contains { start in
          word.indices.allSatisfy { unsafe text[start + $0] == word[$0] }
        }
      }
    }
    return (found ?? nil) ?? true
  }

  fileprivate func asksWord(_ word: String) -> Bool {
    if self == word { return true }
    switch word.isASCII ? word.utf8.count : word.count {
    case 5...: return mayHold(word) && (isASCII || contains(word))
    case 4: return mayHold(word) && (hasSuffix(word) || (hasPrefix(word) && count <= 5))
    // Turkish puts its endings on short nouns, too.
    case 3 where ["yer", "tür", "tip"].contains(word): return hasPrefix(word) && count <= 5
    default: return false
    }
  }
}
