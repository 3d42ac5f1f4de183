/// What sort of thing a question asks for.
enum QuestionKind: String, Hashable, Sendable, CaseIterable {
  case amount, date, time, quantity, identifier, name, place, yesNo, list, document, open
}

extension Vocabulary {
  /// Returns the kind of thing that a noun such as "amount" asks for, if it says no
  /// more than that.
  func kind(ofNoun word: [UInt8]) -> QuestionKind? {
    Self.kindNouns.first { contains(word, in: $0.list) }?.kind
  }

  /// Returns the kind that the first such noun of a question asks for.
  func kindNoun(in words: [FoldedWord]) -> QuestionKind? {
    guard words.contains(where: \.isIdeographic) else {
      return words.lazy.compactMap { kind(ofNoun: $0.bytes) }.first
    }
    let first = hits(of: Set(Self.kindNouns.map(\.list)), in: words)
      .min { $0.words.lowerBound < $1.words.lowerBound }
    return first.flatMap { hit in Self.kindNouns.first { $0.list.rawValue == hit.value }?.kind }
  }

  private static let kindNouns: [(list: WordList, kind: QuestionKind)] = [
    (.amountNouns, .amount), (.dateNouns, .date), (.timeNouns, .time),
    (.identifierNouns, .identifier), (.nameNouns, .name), (.placeNouns, .place),
    (.quantityNouns, .quantity),
  ]

  /// Returns the concept of a label's only word, such as `From` and `To`, which mean a
  /// place only as a label.
  func direction(ofLabel word: [UInt8]) -> Concept? {
    if contains(word, in: .toLabels) { return .destination }
    return contains(word, in: .fromLabels) ? .origin : nil
  }

  /// Returns the concept of a column's heading such as `dep` and `an`.
  func direction(ofColumn word: [UInt8]) -> Concept? {
    if contains(word, in: .departureColumns) { return .departure }
    return contains(word, in: .arrivalColumns) ? .arrival : nil
  }
}
