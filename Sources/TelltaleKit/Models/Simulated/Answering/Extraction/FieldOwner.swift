/// What the name of an object says of its members: `sender.name`, `stay.from`.
enum FieldOwner {
  /// Adds what the owner's name stands for to what a member's name stands for.
  ///
  /// - Parameters:
  ///   - senses: What the member's name stands for, and how surely.
  ///   - name: The words of the member's name.
  ///   - owner: The owner's name.
  ///   - reader: Which words a name is read by.
  static func adapt(
    _ senses: inout [FieldSense: Double], name: [FoldedWord], owner: String?,
    reader: ([FoldedWord]) -> Vocabulary
  ) {
    if name.count == 1, let end = ends[name[0].text] { senses[.concept(end)] = 0.9 }
    guard let owner else { return }
    let words = FoldedWord.words(in: PropertyName.spaced(owner))
    let owners = reader(words).fieldHits(in: words).map(\.sense)
    let isGeneric = senses.keys.allSatisfy { generic.contains($0) }
    for sense in owners {
      let isOfPeople = sense.kind == .person || sense.kind == .firm
      if isOfPeople, senses[.concept(.name)] != nil {
        // The name of the sender is what stands after "sender".
        senses[.concept(.name)] = 0.4
        senses[sense] = 1
      } else if isGeneric, sense.kind != nil {
        senses[sense] = max(senses[sense] ?? 0, senses.isEmpty ? 0.9 : 0.7)
      }
    }
  }

  /// What says no more than what sort of value it is.
  private static let generic: Set<FieldSense> = [
    .concept(.name), .concept(.title), .concept(.days), .term(.until),
  ]

  /// The ends of a period, as members are named.
  private static let ends: [String: Concept] = [
    "from": .start, "to": .end, "until": .end, "till": .end, "von": .start, "bis": .end,
    "van": .start, "tot": .end, "begin": .start, "start": .start, "end": .end, "desde": .start,
    "hasta": .end, "dal": .start, "al": .end, "du": .start, "au": .end, "fra": .start, "til": .end,
    "från": .start, "till och med": .end,
  ]
}
