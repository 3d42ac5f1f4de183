/// Where an element stands in a list of a document.
struct ListPlace: Hashable, Sendable {
  /// Which list of the document, from 0.
  var list: Int

  /// Which element of the list, from 0.
  var index: Int

  /// Whether the list is numbered.
  var isNumbered: Bool

  /// The element's text.
  var text: String
}

/// Counts the elements of the lists in a text.
struct ItemCounter {
  /// A line that is an element.
  struct Item {
    var text: Substring
    var isNumbered: Bool
  }

  /// The element that is being read.
  private(set) var current: ListPlace?
  private var lists = 0

  /// Takes in the next element.
  mutating func take(_ item: Item) {
    let text = String(FragmentReader.trimmed(item.text))
    if let last = current, last.isNumbered == item.isNumbered {
      current = ListPlace(
        list: last.list, index: last.index + 1, isNumbered: last.isNumbered, text: text)
    } else {
      current = ListPlace(list: lists, index: 0, isNumbered: item.isNumbered, text: text)
      lists += 1
    }
  }

  /// Ends the list.
  mutating func end() { current = nil }

  /// Returns the element that a line is: after a bullet or a number and a space.
  static func item(in line: Substring, vocabulary: Vocabulary) -> Item? {
    let text = line.drop { $0.isWhitespace }
    guard let first = text.first else { return nil }
    if bullets.contains(first) {
      let rest = text.dropFirst()
      guard let next = rest.first, next.isWhitespace || next.isLetter else { return nil }
      return next.isLetter && first == "-" ? nil : Item(text: rest, isNumbered: false)
    }
    let digits = text.prefix { $0.isASCII && $0.isNumber }
    let rest = text.dropFirst(digits.count)
    guard (1...2).contains(digits.count), let mark = rest.first, mark == "." || mark == ")",
      rest.dropFirst().first?.isWhitespace == true
    else { return nil }
    let body = rest.dropFirst(2)
    guard !vocabulary.startsWithMonth(body) else { return nil }
    return Item(text: body, isNumbered: true)
  }

  private static let bullets: Set<Character> = ["•", "-", "*", "–", "▪", "‣", "◦", "·", "—"]
}
