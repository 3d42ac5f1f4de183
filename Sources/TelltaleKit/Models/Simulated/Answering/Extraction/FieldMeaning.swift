/// What a property of an answer asks for: told by its name, its guide and what the
/// prompt says of it.
struct FieldMeaning {
  /// The property.
  let property: AnswerSchema.Property

  /// What its name and guide stand for, and how surely, 0 to 1.
  private(set) var senses: [FieldSense: Double] = [:]

  /// The sort of value.
  let kind: FieldKind

  /// The words of the name that stand for nothing known.
  let words: [[UInt8]]

  /// Whether its name is a noun such as "date" that says no more than the sort.
  let isBare: Bool

  /// How the value is to be written.
  let form: FieldForm

  /// Reads a property; `prompt` is what the author wrote around the document.
  ///
  /// `owner` is the name of the object that the property is a member of.
  init(
    _ property: AnswerSchema.Property, of owner: String? = nil, prompt: [String],
    vocabulary: Vocabulary
  ) {
    self.property = property
    let name = FoldedWord.words(in: PropertyName.spaced(property.name))
    let explanations =
      [property.guide].compactMap { $0 }
      + prompt.compactMap { FieldMeaning.explanation(of: property.name, in: $0) }
    let said = explanations.map {
      FoldedWord.words(in: FieldMeaning.firstClause(of: $0, vocabulary))
    }
    var found: [FieldSense: Double] = [:]
    // A name or guide in English is not read as words of the document's language.
    let english = Vocabulary([])
    func reader(of words: [FoldedWord]) -> Vocabulary {
      let isEnglish = !english.fieldHits(in: words).isEmpty || english.kindNoun(in: words) != nil
      return isEnglish ? english : vocabulary
    }
    func take(_ words: [FoldedWord], weight: Double) {
      for hit in reader(of: words).fieldHits(in: words)
      where hit.sense != .term(.event) && hit.sense != .term(.venue) {
        found[hit.sense] = max(found[hit.sense] ?? 0, weight)
      }
    }
    take(name, weight: 1)
    FieldOwner.adapt(&found, name: name, owner: owner, reader: reader)
    let isAgent = Self.namesAgent(name)
    if isAgent { found[.term(.until)] = nil }
    let nounKind = name.count == 1 ? reader(of: name).kindNoun(in: name) : nil
    isBare = nounKind == .date || nounKind == .time || nounKind == .amount
    let isNamed = !found.isEmpty && !isBare
    for words in said { take(words, weight: isNamed ? 0.6 : 0.9) }
    if isAgent { found[.term(.until)] = nil }
    if found[.term(.mobile)] == 1 || found[.term(.fax)] == 1 { found[.concept(.phone)] = nil }
    if found[.concept(.total)] == 1,
      found[.concept(.amountDue)] != nil || found[.term(.remaining)] != nil
    {
      // "Total: what is to be paid" is what is left after discounts.
      found[.concept(.amountDue)] = 1.1
    }
    if found[.concept(.total)] == 1, found[.concept(.amountDue)] == nil,
      found[.concept(.paid)] != nil || found[.concept(.discount)] != nil
    {
      // "Total: the amount that was paid in the end, after discounts".
      found[.concept(.amountDue)] = 1.1
      found[.concept(.discount)] = nil
    }
    let told = Self.kind(
      of: property, name: name, said: said, senses: found, explanations: explanations,
      reader(of: name))
    kind =
      isAgent && [.text, .date, .code].contains(told) && property.pattern == nil
      ? .person : told
    let kind = kind
    if kind == .code {
      for topic in vocabulary.topics(in: name) where topic.isDocumentKind {
        found[.document(topic)] = 0.7
      }
    }
    // A word of the guide that names another sort of thing only explains.
    senses = found.filter { sense, weight in
      weight >= 1 || sense.kind.map { kind.fit($0) >= 0.7 } ?? true
    }
    words = (name + said.flatMap { $0 }).filter { word in
      !vocabulary.isStopWord(word.bytes) && !vocabulary.isIgnorable(word.bytes)
        && word.bytes.count >= 3
    }.map(\.bytes)
    form = FieldForm(texts: explanations + prompt, pattern: property.pattern)
  }

  /// Whether one of the senses is asked for.
  func wants(_ concepts: Concept...) -> Bool {
    concepts.contains { senses[.concept($0)] != nil }
  }

  /// Whether it asks for a value of its sort and does not say which.
  var isGeneric: Bool {
    guard kind == .date || kind == .time || kind == .amount else { return false }
    return !senses.contains { sense, weight in
      (!isBare || weight < 1) && sense.kind.map { kind.fit($0) >= 0.7 } ?? false
    }
  }

  /// How much the place of a value in a range of two speaks for it, where the least or
  /// the most is asked for.
  func place(of piece: FormLine.Piece, among pieces: [FormLine.Piece]) -> Double? {
    let isLeast = senses[.term(.least)] != nil
    guard isLeast || senses[.term(.most)] != nil else { return nil }
    let rivals = pieces.filter { kind.fit($0.kind) >= 0.7 && $0.date == nil }
    guard rivals.count > 1 else { return nil }
    return piece == (isLeast ? rivals.first : rivals.last) ? 0.5 : -0.3
  }

  /// Whether a name such as `bookedBy` and `written_by` asks who did something.
  private static func namesAgent(_ name: [FoldedWord]) -> Bool {
    guard name.count > 1, name.last?.text == "by" else { return false }
    let verb = name[name.count - 2].text
    return verb.hasSuffix("ed") && !["paid", "needed", "required"].contains(verb)
      || irregularParticiples.contains(verb)
  }

  private static let irregularParticiples: Set<String> = [
    "written", "taught", "led", "run", "sent", "given", "held", "made", "drawn", "built", "sold",
    "taken", "spoken",
  ]

  // MARK: What is said of it

  /// What a prompt says of a property: what follows its name in a sentence that begins
  /// with it.
  private static func explanation(of name: String, in prompt: String) -> String? {
    for line in prompt.split(whereSeparator: \.isNewline) {
      var text = line.drop { !$0.isLetter }
      guard text.hasPrefix(name) else { continue }
      text = text.dropFirst(name.count)
      guard let next = text.first, !next.isLetter, !next.isNumber, next != "_" else { continue }
      let rest = text.drop { !$0.isLetter && !$0.isNumber }
      if !rest.isEmpty { return String(rest) }
    }
    return nil
  }

  /// What stands before the first comma, stop, bracket or negation.
  private static func firstClause(of text: String, _ vocabulary: Vocabulary) -> String {
    let end = text.firstIndex { ",;.(，。；（:".contains($0) } ?? text.endIndex
    let clause = String(text[..<end])
    let words = FoldedWord.words(in: clause)
    guard let negation = vocabulary.hits(of: [.negations], in: words).map(\.words.lowerBound).min(),
      negation > 0
    else { return clause }
    let bytes = Array(clause.utf8)
    return String(decoding: bytes[..<words[negation].range.lowerBound], as: UTF8.self)
  }

  // MARK: The sort of value

  private static func kind(
    of property: AnswerSchema.Property, name: [FoldedWord], said: [[FoldedWord]],
    senses: [FieldSense: Double], explanations: [String], _ vocabulary: Vocabulary
  ) -> FieldKind {
    let named = senses.filter { $0.value == 1 }.keys.compactMap(\.kind)
    let explained = senses.filter { $0.value < 1 }.keys.compactMap(\.kind)
    let noun =
      noun(in: name, vocabulary) ?? said.lazy.compactMap { Self.noun(in: $0, vocabulary) }.first
    let isNumeric = property.type == .number || property.type == .integer
    if isNumeric {
      let measured = (named + explained).filter {
        [.amount, .quantity, .percentage, .number, .code].contains($0)
      }
      if measured.contains(.percentage) { return .percentage }
      if let kind = [FieldKind.amount, .quantity, .code].first(where: named.contains) {
        return kind
      }
      if noun == .amount { return .amount }
      if let kind = [FieldKind.amount, .quantity, .code].first(where: explained.contains) {
        return kind
      }
      return property.type == .number ? .amount : .number
    }
    if name.contains(where: { vocabulary.contains($0.bytes, in: .currencyProperties) }) {
      return .currency
    }
    let form = FieldForm(texts: explanations, pattern: property.pattern)
    if !form.date.isEmpty { return .date }
    if form.writesClock { return .time }
    let nounKind = self.noun(in: name, vocabulary)
    if nounKind == .date || nounKind == .time { return nounKind ?? .date }
    let order: [FieldKind] = [
      .phone, .email, .web, .account, .percentage, .date, .time, .code, .amount, .place, .firm,
      .person, .quantity, .text,
    ]
    // "Contact: an address for mail" is such an address.
    if let form = explained.first(where: \.hasForm), !named.contains(where: \.hasForm),
      nounKind != .code
    {
      return form
    }
    if nounKind == .code, !named.contains(where: \.hasForm) { return .code }
    if let kind = order.first(where: named.contains) { return kind }
    if let nounKind { return nounKind }
    if let noun { return noun }
    return order.first(where: explained.contains) ?? .text
  }

  private static func noun(in words: [FoldedWord], _ vocabulary: Vocabulary) -> FieldKind? {
    switch vocabulary.kindNoun(in: words) {
    case .date?: .date
    case .time?: .time
    case .amount?: .amount
    case .identifier?: .code
    case .name?: .person
    case .place?: .place
    case .quantity?: .number
    default: nil
    }
  }
}

extension Vocabulary {
  /// What words stand for and which they are.
  func fieldHits(in words: [FoldedWord]) -> [(sense: FieldSense, words: Range<Int>)] {
    var hits = concepts(in: words).compactMap { hit in
      Concept(rawValue: hit.value).map { (sense: FieldSense.concept($0), words: hit.words) }
    }
    hits += fields.hits(in: words).compactMap { hit in
      FieldTerm(rawValue: hit.value).map { (sense: FieldSense.term($0), words: hit.words) }
    }
    return hits
  }
}
