/// What the guide of a property, or its name, says that the property tells of the answer.
enum GuideSense {
  /// Whether a boolean says that the documents answer the question (`true`), that they do
  /// not (`false`), or neither (`nil`): "whether the pages contain the answer", `inDocuments`.
  static func found(_ property: AnswerSchema.Property, _ vocabulary: Vocabulary) -> Bool? {
    let name = FoldedWord.words(in: PropertyName.spaced(property.name))
    let clause = FoldedWord.words(in: firstClause(of: property.guide ?? ""))
    // Whether the rules allow it is not whether they speak of it.
    if !vocabulary.hits(of: [.permission], in: name + clause).isEmpty { return nil }
    let named = lists(in: name, vocabulary)
    let said = lists(in: clause, vocabulary)
    let isSaid =
      said.contains(.grounds)
      && (said.contains(.asking) || named.contains(.covering) && said.contains(.covering))
    let isNamed =
      name.count > 1 && named.contains(.grounds)
      && (named.contains(.covering)
        || name.contains { Self.links.contains($0.text) }
        || name.contains { vocabulary.contains($0.bytes, in: .placePrepositions) })
    guard isSaid || isNamed else { return nil }
    let denials =
      said.isEmpty ? [] : clause.filter { vocabulary.contains($0.bytes, in: .negations) }
    let lacks =
      !denials.isEmpty
      || vocabulary.contains(clause.map(\.text), in: .missingProperties)
      || name.contains { vocabulary.contains($0.bytes, in: .negations) }
    let isReversed = clause.contains { falsehoods.contains($0.text) }
    return lacks == isReversed
  }

  /// Whether a boolean says whether what a yes-or-no question asks is so (`true`), or that
  /// it is not (`false`): `allowed`, `forbidden`.
  static func verdict(_ property: AnswerSchema.Property, _ vocabulary: Vocabulary) -> Bool? {
    let name = lists(in: FoldedWord.words(in: PropertyName.spaced(property.name)), vocabulary)
    if name.contains(.denial) { return false }
    if name.contains(.verdict) { return true }
    let words = FoldedWord.words(in: PropertyName.spaced(property.name))
    if !vocabulary.hits(of: [.permission], in: words).isEmpty { return true }
    let said = lists(in: FoldedWord.words(in: firstClause(of: property.guide ?? "")), vocabulary)
    if said.contains(.denial) { return false }
    return said.contains(.verdict) || said.contains(.asking) ? true : nil
  }

  /// Whether a text asks for the title of one of the documents: "title of the document
  /// that is the answer".
  static func asksForTitle(_ property: AnswerSchema.Property, _ vocabulary: Vocabulary) -> Bool {
    let said = lists(
      in: FoldedWord.words(in: firstClause(of: property.guide ?? "")), vocabulary)
    return said.contains(.titles) && said.contains(.grounds)
  }

  /// Whether a property asks for the page or the part of a document.
  static func asksForPlace(_ property: AnswerSchema.Property, _ vocabulary: Vocabulary) -> Bool {
    lists(in: FoldedWord.words(in: PropertyName.spaced(property.name)), vocabulary)
      .contains(.places)
      || lists(in: FoldedWord.words(in: firstClause(of: property.guide ?? "")), vocabulary)
        .isSuperset(of: [.places, .asking])
  }

  /// What stands before the first mark that ends a clause.
  static func firstClause(of text: String) -> String {
    String(text.prefix { !",;.(，。；（:".contains($0) })
  }

  private static func lists(in words: [FoldedWord], _ vocabulary: Vocabulary) -> Set<WordList> {
    Set(
      vocabulary.hits(
        of: [.grounds, .asking, .covering, .verdict, .denial, .places, .titles], in: words
      ).compactMap { WordList(rawValue: $0.value) })
  }

  /// What joins a word for documents to what the property says, in the names that
  /// developers give in English.
  private static let links: Set<String> = ["in", "from", "by", "on", "within", "im", "aus", "dans"]

  /// What turns a condition round in a guide: "false if the documents answer".
  private static let falsehoods: Set<String> = [
    "false", "falsch", "faux", "falso", "falsk", "falskt", "onwaar", "yanlis", "sai",
  ]
}
