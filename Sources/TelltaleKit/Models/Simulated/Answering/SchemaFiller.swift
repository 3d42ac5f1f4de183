/// Fills a value of any answer type.
struct SchemaFiller {
  /// What was understood of the request.
  let reading: Reading

  /// The draft of the answer.
  let draft: AnswerDraft

  /// The text of the answer.
  let text: String

  /// Returns a value of a type, with what the answer gets wrong.
  func filled(_ schema: AnswerSchema) -> AnswerValue {
    let value = value(of: schema)
    guard !draft.misreadings.isEmpty else { return value }
    // What is chosen from a list is not written anew.
    let chosen = Set(
      reading.sources.compactMap(\.title) + schema.properties.flatMap(\.anyOf))
    return value.mappingTexts { text in
      chosen.contains(text) ? text : draft.misreadings.applied(to: text)
    }
  }

  /// Returns a value of a type.
  func value(of schema: AnswerSchema) -> AnswerValue {
    let taken = FormFiller(reading)?.values(of: schema.properties.filter(isTakenOut)) ?? [:]
    return value(of: schema, at: "", taken: taken)
  }

  /// Returns a value of a type; `path` stands before the names of its members among the
  /// values that are taken out of the documents.
  private func value(
    of schema: AnswerSchema, at path: String, taken: [String: AnswerValue]
  ) -> AnswerValue {
    let answerText = path.isEmpty ? answerProperty(of: schema) : nil
    let isForm = !reading.formLines.isEmpty
    var members: [AnswerValue.Member] = []
    for property in schema.properties {
      if property.name == answerText {
        members.append(.init(property.name, .string(text)))
      } else if case .object(let inner) = property.type, isForm {
        let value = value(of: inner, at: path + property.name + ".", taken: taken)
        let isMissing = !taken.keys.contains { $0.hasPrefix(path + property.name + ".") }
        if property.isOptional, draft.omitsOptionals || isMissing { continue }
        members.append(.init(property.name, value))
      } else if let value = taken[path + property.name] {
        if property.isOptional, draft.omitsOptionals { continue }
        members.append(.init(property.name, kept(value, to: property)))
      } else if isForm, leavesEmpty(property) {
        if !property.isOptional { members.append(.init(property.name, .string(""))) }
      } else if let value = value(of: property) {
        members.append(.init(property.name, value))
      }
    }
    return .object(members)
  }

  /// The property that takes the worded answer: the one so named, or the first
  /// string without further meaning.
  func answerProperty(of schema: AnswerSchema) -> String? {
    let strings = schema.properties.filter {
      $0.type == .string && $0.anyOf.isEmpty && $0.constant == nil && $0.pattern == nil
    }
    let named = strings.first { property in
      reading.vocabulary.contains(PropertyName.words(of: property.name), in: .answerProperties)
    }
    if let named { return named.name }
    let isLookup = schema.properties.contains {
      FlagReader.isFoundFlag($0, in: reading) != nil
    }
    return isLookup ? strings.first { titleOptions($0) == nil }?.name : nil
  }

  private func value(of property: AnswerSchema.Property) -> AnswerValue? {
    if let constant = property.constant { return .string(constant) }
    switch property.type {
    case .boolean:
      return .boolean(FlagReader(reading: reading, draft: draft).value(of: property))
    case .string:
      return string(property).map { .string($0) } ?? (isOmitted(property) ? nil : .string(""))
    case .integer, .number: return number(property)
    case .array(let element): return array(property, of: element)
    case .object(let schema):
      if property.isOptional, draft.omitsOptionals { return nil }
      return SchemaFiller(reading: reading, draft: draft, text: text).value(of: schema)
    }
  }

  /// Whether a value is one that documents state, not one that the model says of them.
  private func isTakenOut(_ property: AnswerSchema.Property) -> Bool {
    guard property.constant == nil else { return false }
    let words = PropertyName.words(of: property.name)
    let isCurrency = reading.vocabulary.contains(words, in: .currencyProperties)
    guard property.anyOf.isEmpty || isCurrency else { return false }
    let isScale = property.minimum != nil && property.maximum != nil
    if isScale, isNamed(property, .scoreProperties) { return false }
    return ![
      .summaryProperties, .languageProperties, .questionProperties, .pointProperties,
    ].contains { reading.vocabulary.contains(words, in: $0) } && !isTitles(property)
  }

  /// Whether a text that the document does not have stays empty: one that would have a
  /// form of its own, or may be left out.
  private func leavesEmpty(_ property: AnswerSchema.Property) -> Bool {
    guard property.type == .string, isTakenOut(property) else { return false }
    if property.isOptional { return true }
    let meaning = FieldMeaning(
      property, prompt: reading.promptTexts, vocabulary: reading.vocabulary)
    return ![.text, .person, .firm, .place].contains(meaning.kind)
  }

  /// Returns a value within the limits of its property.
  private func kept(_ value: AnswerValue, to property: AnswerSchema.Property) -> AnswerValue {
    switch value {
    case .array(let elements): return .array(Array(elements.prefix(property.maximumCount ?? .max)))
    case .integer(let number):
      let low = property.minimum.map { max(Double(number), $0) } ?? Double(number)
      return .integer(Int64(nearest: property.maximum.map { min(low, $0) } ?? low))
    case .number(let number):
      let low = property.minimum.map { max(number, $0) } ?? number
      return .number(property.maximum.map { min(low, $0) } ?? low)
    case .string(let text):
      guard let pattern = property.pattern else { return value }
      return .string(PatternText.match(of: pattern, in: text, or: [text]) ?? text)
    default: return value
    }
  }

  /// Whether the answer says of a question whether the documents answer it.
  private var isLookup: Bool {
    reading.schema?.properties.contains { FlagReader.isFoundFlag($0, in: reading) != nil } ?? false
  }

  private func isOmitted(_ property: AnswerSchema.Property) -> Bool { property.isOptional }

  private func isNamed(_ property: AnswerSchema.Property, _ list: WordList) -> Bool {
    reading.vocabulary.contains(PropertyName.words(of: property.name), in: list)
  }

  /// The text that a title, keywords or a summary is made of, where no titles are shown.
  private var digest: Digest? {
    guard reading.sources.allSatisfy({ $0.title == nil }) else { return nil }
    let text =
      reading.sources.isEmpty
      ? reading.question.text : reading.sources.map(\.text).joined(separator: "\n")
    return Digest(of: text, language: reading.question.language, vocabulary: reading.vocabulary)
  }

  /// The most words that the guide of a title allows.
  private func titleWords(_ property: AnswerSchema.Property) -> Int {
    let words = FoldedWord.words(in: property.guide ?? "")
    let digits = words.first { $0.hasDigit && Int($0.text) != nil }.flatMap { Int($0.text) }
    let named = words.lazy.compactMap { reading.vocabulary.number(of: $0.bytes) }.first { $0 > 2 }
    return max(2, min(12, digits ?? named ?? 6))
  }

  private func string(_ property: AnswerSchema.Property) -> String? {
    if property.anyOf.isEmpty, isTitles(property), !FormFiller.isDocumentName(property),
      EventTitle.isAsked(by: reading),
      let title = EventTitle(reading: reading).text(words: titleWords(property))
    {
      return title
    }
    if property.anyOf.isEmpty, let digest,
      isTitles(property) || isNamed(property, .summaryProperties),
      !FormFiller.isDocumentName(property)
    {
      return isTitles(property)
        ? digest.title(words: titleWords(property)) : digest.summary(sentences: 2)
    }
    if !property.anyOf.isEmpty {
      return OptionChooser(reading: reading, property: property, isForced: draft.forcesOptions)
        .ranked().first
    }
    if reading.isAsked, property.anyOf.isEmpty, let titles = titleOptions(property), isLookup,
      draft.isFound || GuideSense.asksForTitle(property, reading.guideVocabulary)
    {
      // The document that the answer was taken from, or none.
      guard draft.isFound, let fact = draft.fact else { return "" }
      if fact.kind == .document, titles.contains(fact.value) { return fact.value }
      return reading.sources[fact.fragment.passage].title ?? ""
    }
    if let titles = titleOptions(property) {
      var choice = property
      choice.anyOf = titles
      return OptionChooser(reading: reading, property: choice, isForced: draft.forcesOptions)
        .ranked().first
    }
    var found = PropertyExtractor(reading: reading, property: property).text(fallback: text)
    if !reading.formLines.isEmpty, let value = found, value.contains(where: \.isNumber) {
      // A day or an amount is nobody.
      let meaning = FieldMeaning(
        property, prompt: reading.promptTexts, vocabulary: reading.vocabulary)
      if meaning.kind == .person { found = nil }
    }
    guard let pattern = property.pattern else { return found }
    return PatternText.match(of: pattern, in: found, or: reading.sources.map(\.text))
  }

  private func number(_ property: AnswerSchema.Property) -> AnswerValue? {
    if reading.isAsked, GuideSense.asksForPlace(property, reading.guideVocabulary) {
      return place(property)
    }
    if let low = property.minimum, let high = property.maximum, high > low,
      isNamed(property, .scoreProperties)
    {
      let texts = reading.sources.isEmpty ? [reading.question.text] : reading.sources.map(\.text)
      let stated = texts.lazy.compactMap {
        StatedRating.value(in: $0, from: low, to: high, vocabulary: reading.vocabulary)
      }.first
      if let stated {
        return property.type == .integer ? .integer(Int64(nearest: stated)) : .number(stated)
      }
    }
    if let low = property.minimum, let high = property.maximum, high > low, !reading.isAsked,
      isNamed(property, .scoreProperties)
    {
      let words = reading.sources.flatMap(\.words)
      let score = Polarity(of: words, vocabulary: reading.vocabulary).score(from: low, to: high)
      return property.type == .integer ? .integer(Int64(nearest: score)) : .number(score)
    }
    var value = PropertyExtractor(reading: reading, property: property).number()
    if value == nil {
      if property.isOptional { return nil }
      let isConfidence = PropertyName.words(of: property.name).contains {
        $0 == "confidence" || $0 == "score" || $0 == "certainty"
      }
      let low = property.minimum ?? 0
      if isConfidence, let high = property.maximum {
        value = draft.isFound ? low + (high - low) * 0.9 : low
      }
    }
    var result = value ?? property.minimum ?? 0
    if let minimum = property.minimum { result = max(result, minimum) }
    if let maximum = property.maximum { result = min(result, maximum) }
    if property.type == .integer { return .integer(Int64(nearest: result)) }
    return .number(result)
  }

  private func array(
    _ property: AnswerSchema.Property, of element: AnswerSchema.ValueType
  ) -> AnswerValue? {
    if property.isOptional, draft.omitsOptionals { return nil }
    var values: [AnswerValue]
    switch element {
    case .object(let schema): values = RowFiller(reading: reading).rows(of: schema)
    case .string where isTitles(property): values = titles().map { .string($0) }
    case .string where !property.anyOf.isEmpty:
      let chosen = OptionChooser(reading: reading, property: property).ranked()
      values = chosen.filter { !OptionChooser.meansNone($0, reading.vocabulary) }.map {
        .string($0)
      }
      if property.maximumCount == nil { values = Array(values.prefix(3)) }
    case .string where isNamed(property, .tagProperties):
      values = (digest?.keywords(property.maximumCount ?? 5) ?? []).map { .string($0) }
    case .string where reading.isAsked && reading.question.isAsking:
      // What the user asked for, one thing after the other; or what the documents have under
      // the property's own name.
      var listed = ListedThings(reading: reading).choice(for: reading.question)?.elements
      if listed == nil {
        let own = PropertyExtractor(reading: reading, property: property).list()
        listed = own.isEmpty ? nil : own
      }
      values = (listed ?? draft.fact.map { draft.isFound ? $0.elements : [] } ?? [])
        .map { .string($0) }
    case .string:
      values = PropertyExtractor(reading: reading, property: property).list().map { .string($0) }
    case .integer, .number:
      values = PropertyExtractor(reading: reading, property: property).list()
        .compactMap(NumberText.value).map {
          element == .integer ? .integer(Int64(nearest: $0)) : .number($0)
        }
    default: values = []
    }
    if let maximum = property.maximumCount { values = Array(values.prefix(maximum)) }
    if let minimum = property.minimumCount, values.count < minimum,
      let filler = values.last ?? blank(element)
    {
      while values.count < minimum { values.append(filler) }
    }
    return .array(values)
  }

  /// The number of the page or part that the answer was taken from; the least that the
  /// property allows where there is none.
  private func place(_ property: AnswerSchema.Property) -> AnswerValue? {
    var number: Double?
    if draft.isFound, let fact = draft.fact {
      let source = reading.sources[fact.fragment.passage]
      number = SourcePlace.number(of: source, vocabulary: reading.vocabulary)
    }
    if number == nil, property.isOptional { return nil }
    let value = max(number ?? 0, property.minimum ?? 0)
    return property.type == .integer ? .integer(Int64(nearest: value)) : .number(value)
  }

  private func blank(_ element: AnswerSchema.ValueType) -> AnswerValue? {
    switch element {
    case .string: .string(reading.sources.first?.title ?? "")
    case .integer: .integer(0)
    case .number: .number(0)
    case .boolean: .boolean(false)
    default: nil
    }
  }

  private func isTitles(_ property: AnswerSchema.Property) -> Bool {
    let words = FoldedWord.words(in: PropertyName.spaced(property.name))
    // The title of a job is none of a document.
    return reading.vocabulary.fields.hits(in: words).isEmpty
      && reading.vocabulary.contains(words.map(\.text), in: .documentProperties)
  }

  /// What a property can hold that asks for the title of a document in words, not
  /// by a list of values: the titles that are shown and, where its guide has a
  /// word for it, none of them.
  private func titleOptions(_ property: AnswerSchema.Property) -> [String]? {
    let titles = reading.sources.compactMap(\.title)
    let isAskedFor =
      isTitles(property)
      || reading.isAsked && GuideSense.asksForTitle(property, reading.guideVocabulary)
    guard isAskedFor, !titles.isEmpty else { return nil }
    let words = (property.guide ?? "").split { !$0.isLetter && $0 != "-" }.map(String.init)
    return titles + words.filter { OptionChooser.meansNone($0, reading.vocabulary) }.prefix(1)
  }

  /// The titles of the documents that the answer was taken from.
  private func titles() -> [String] {
    guard draft.isFound, let fact = draft.fact else { return [] }
    if let title = reading.sources[fact.fragment.passage].title { return [title] }
    return []
  }
}
