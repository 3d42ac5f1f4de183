/// Finds the shop or firm that a document comes from.
struct SellerFinder {
  let reading: Reading

  /// Returns the shop or firm, if the question asks for one.
  func fact() -> Fact? {
    guard let asked else { return nil }
    var question = reading.question
    question.kind = .name
    question.terms.removeAll { term in
      term.position == asked.position
        || term.concepts.contains { Self.buying.contains($0) }
    }
    let matcher = TermMatcher(
      question: question, sources: reading.sources, fragments: reading.fragments)
    if asked.isShop {
      if let labelled = labelled(matcher) { return labelled }
    } else {
      let finder = FactFinder(fragments: reading.fragments, sources: reading.sources)
      if let fact = finder.fact(for: reading.question), fact.isSupported { return fact }
    }
    if !question.terms.isEmpty {
      let sentences = reading.fragments.filter { $0.labelWords == 0 && $0.text.last == "." }
      let finder = FactFinder(fragments: sentences, sources: reading.sources)
      if let named = finder.fact(for: question), named.isSupported { return named }
    }
    return letterhead(matcher, wanting: asked.senses)
  }

  private struct Asked {
    var position: Int
    var isShop: Bool
    var senses: Set<Int>
  }

  /// The word of the question that names the kind of shop or firm, right after
  /// the word that asks.
  private var asked: Asked? {
    let words = reading.question.words
    if words.contains(where: \.isIdeographic), let asked = askedWithoutSpaces { return asked }
    for index in words.indices.dropFirst() where index <= 4 {
      guard reading.vocabulary.contains(words[index - 1].bytes, in: .which) else { continue }
      let word = words[index]
      let senses = reading.vocabulary.senses(in: [word]).filter(Senses.isTrade)
      if reading.vocabulary.contains(word.bytes, in: .shops) || !senses.isEmpty {
        return Asked(position: index, isShop: true, senses: senses)
      }
    }
    let isWho = reading.question.kind == .name
    guard isWho, let seller = reading.question.terms.first(where: { $0.concepts.contains(.seller) })
    else { return nil }
    return Asked(position: seller.position, isShop: false, senses: [])
  }

  /// The same in scripts without spaces: what names a shop after the word that asks.
  private var askedWithoutSpaces: Asked? {
    let vocabulary = reading.vocabulary
    let words = reading.question.words
    for hit in vocabulary.hits(of: [.which], in: words) {
      let rest = Array(words[hit.words.upperBound...].prefix(6))
      let shops = vocabulary.hits(of: [.shops], in: rest).filter { $0.words.lowerBound == 0 }
      let senses = vocabulary.senseHits(in: rest)
        .filter { $0.words.lowerBound == 0 && Senses.isTrade($0.value) }
      guard !shops.isEmpty || !senses.isEmpty else { continue }
      return Asked(
        position: hit.words.upperBound, isShop: true, senses: Set(senses.map(\.value)))
    }
    return nil
  }

  /// The value of a line whose label names the shop.
  private func labelled(_ matcher: TermMatcher) -> Fact? {
    var best: (fragment: Fragment, score: Double)?
    for fragment in reading.fragments where fragment.labelWords > 0 {
      let label = fragment.words.prefix(fragment.labelWords)
      let isSeller = fragment.concepts.contains { hit in
        hit.words.lowerBound < fragment.labelWords
          && Self.firms.contains { $0.rawValue == hit.value }
      }
      let isPerson = label.contains { reading.vocabulary.contains($0.bytes, in: .sellers) }
      guard isSeller, !isPerson, let value = fragment.value,
        !value.contains(where: \.isNumber)
      else { continue }
      let match = matcher.match(fragment)
      guard match.hasSubject else { continue }
      if match.score > best?.score ?? -1 { best = (fragment, match.score) }
    }
    guard let best, let value = best.fragment.value else { return nil }
    return fact(best.fragment, value: value, isSupported: true)
  }

  /// The first line of the document that holds most of the question.
  private func letterhead(_ matcher: TermMatcher, wanting senses: Set<Int>) -> Fact? {
    var best: (fragment: Fragment, match: TermMatcher.Match, score: Double)?
    for fragment in reading.fragments {
      let match = matcher.match(fragment)
      let source = reading.sources[fragment.passage]
      let isWanted = senses.isEmpty || !source.senses.isDisjoint(with: senses)
      let score = match.score + (isWanted ? 1 : 0)
      if score > best?.score ?? -1 { best = (fragment, match, score) }
    }
    guard let best else { return nil }
    let source = reading.sources[best.fragment.passage]
    guard let name = Self.head(of: source) else { return nil }
    return fact(
      best.fragment, value: name,
      isSupported: best.match.coverage >= 0.75 && best.match.hasSubject)
  }

  private static func head(of source: Reading.Source) -> String? {
    let lines = source.text.split(whereSeparator: \.isNewline).map { FragmentReader.trimmed($0) }
    guard let first = lines.first(where: { !$0.isEmpty }) else { return source.title }
    let name = first.split(separator: ",").first.map { FragmentReader.trimmed($0) } ?? first
    let isName =
      FragmentReader.label(of: first) == nil && first.last != "," && first.last != "."
      && name.split(separator: " ").count <= 6
    return isName ? String(name) : source.title
  }

  private func fact(_ fragment: Fragment, value: String, isSupported: Bool) -> Fact {
    Fact(
      value: value, fragment: fragment, concept: .seller, kind: .name, isSupported: isSupported,
      score: 1)
  }

  private static let firms: Set<Concept> = [
    .seller, .company, .employer, .insurer, .bank, .airline,
  ]
  private static let buying: Set<Concept> = [.items, .purchaseDate, .paid, .costs, .seller]
}
