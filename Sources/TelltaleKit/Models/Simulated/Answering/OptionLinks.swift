/// Options that do not go by the words of a text alone: those that a guide ties to the
/// option of another property, and whether a writer comes again.
struct OptionLinks {
  let reading: Reading
  let property: AnswerSchema.Property

  /// Returns the option that is settled so, if any.
  func chosen() -> String? {
    guard !reading.isAsked else { return nil }
    return comingBack(in: reading.sources.flatMap(\.words)) ?? linked()
  }

  private var vocabulary: Vocabulary { reading.vocabulary }

  /// "High for an outage, low for thanks, normal for all else": by what the other property
  /// is; the only option without a link is for all else.
  private func linked() -> String? {
    guard let guide = property.guide, property.anyOf.count > 1,
      let properties = reading.schema?.properties
    else { return nil }
    let descriptions = OptionGuide.descriptions(of: property.anyOf, in: [guide])
    for other in properties where other.name != property.name && other.type == .string {
      let links = descriptions.map { description in
        named(other.anyOf, in: FoldedWord.words(in: description ?? ""))
      }
      let free = links.indices.filter { links[$0].isEmpty }
      guard other.anyOf.count > 1, free.count == 1, links.count - free.count >= 1,
        Set(links.flatMap { $0 }).count == links.flatMap({ $0 }).count
      else { continue }
      guard let value = OptionChooser(reading: reading, property: other).ranked().first else {
        return nil
      }
      return property.anyOf[links.firstIndex { $0.contains(value) } ?? free[0]]
    }
    return nil
  }

  /// The options that words name in full.
  private func named(_ options: [String], in words: [FoldedWord]) -> [String] {
    options.filter { option in
      let own = FoldedWord.words(in: PropertyName.spaced(option))
      return !own.isEmpty
        && own.allSatisfy { part in
          words.contains { WordMatch.likeness(part.bytes, $0.bytes) >= 0.9 }
        }
    }
  }

  /// Yes, no or neither, where the property asks whether the writer comes again.
  private func comingBack(in words: [FoldedWord]) -> String? {
    let asked =
      FoldedWord.words(in: PropertyName.spaced(property.name))
      + FoldedWord.words(in: property.guide ?? "")
    let groups = Set(vocabulary.classes.hits(in: asked).map(\.value))
    let english = LexiconStore.lexicon(of: "en")?.wording
    guard groups.contains(ClassTerm.comeBack.rawValue), property.anyOf.count <= 3,
      let yes = option(english?.yes), let no = option(english?.no)
    else { return nil }
    let said = Set(vocabulary.classes.hits(in: words).map(\.value))
    if said.contains(ClassTerm.neverAgain.rawValue) { return no }
    if said.contains(ClassTerm.comeBack.rawValue) { return yes }
    return property.anyOf.first { $0 != yes && $0 != no }
  }

  private func option(_ word: String?) -> String? {
    guard let word else { return nil }
    return property.anyOf.first { $0.lowercased() == word.lowercased() }
  }
}
