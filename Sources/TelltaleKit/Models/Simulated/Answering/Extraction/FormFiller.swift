import TextAnalysis

/// Fills the properties of an answer with what a document says, where nothing is asked
/// but to take it out.
struct FormFiller {
  private let reading: Reading
  private let finder: FieldFinder

  /// Prepares for a request; `nil` where a question is asked, which says what the
  /// properties are about.
  init?(_ reading: Reading) {
    guard !reading.formLines.isEmpty else { return nil }
    self.reading = reading
    finder = FieldFinder(reading: reading)
  }

  /// Whether a property asks which document something is in, not what it is called.
  static func isDocumentName(_ property: AnswerSchema.Property) -> Bool {
    let words = PropertyName.words(of: property.name)
    return words.contains("document") || words.contains("source") || words.contains("file")
  }

  /// Returns the values of the properties that are taken out of the document, by their
  /// names, those of members after the names of their objects and a stop; those that the
  /// document does not have are missing.
  func values(of properties: [AnswerSchema.Property]) -> [String: AnswerValue] {
    let fields = fields(of: properties, in: nil)
    let singles = fields.filter { field in
      switch field.meaning.property.type {
      case .string, .integer, .number: field.meaning.kind != .currency
      case .boolean, .array, .object: false
      }
    }
    var values: [String: AnswerValue] = [:]
    for (field, candidate) in zip(singles, finder.assigned(to: singles.map(\.meaning))) {
      guard let candidate, let value = value(candidate, as: field.meaning) else { continue }
      values[field.path] = value
    }
    for field in fields
    where field.meaning.kind == .currency && field.meaning.property.type == .string {
      let options = field.meaning.property.anyOf
      guard let code = currency(), options.isEmpty || options.contains(code) else { continue }
      values[field.path] = .string(code)
    }
    for field in fields {
      guard case .array(let element) = field.meaning.property.type else { continue }
      let rows = FormRows(
        lines: finder.lines, prompt: reading.promptTexts, vocabulary: reading.vocabulary)
      switch element {
      case .object(let schema):
        let objects = rows.rows(of: schema, in: field.meaning)
        if !objects.isEmpty { values[field.path] = .array(objects) }
      case .string:
        let list = rows.texts(of: field.meaning)
        if !list.isEmpty { values[field.path] = .array(list.map { .string($0) }) }
      default: break
      }
    }
    return values
  }

  /// A property with the names of the objects around it.
  private struct Field {
    var path: String
    var meaning: FieldMeaning
  }

  /// The properties and the members of those that are objects.
  private func fields(
    of properties: [AnswerSchema.Property], in owner: (path: String, name: String)?
  ) -> [Field] {
    properties.flatMap { property -> [Field] in
      let path = owner.map { $0.path + "." + property.name } ?? property.name
      if case .object(let schema) = property.type {
        return fields(of: schema.properties, in: (path, property.name))
      }
      guard property.constant == nil else { return [] }
      let meaning = FieldMeaning(
        property, of: owner?.name, prompt: reading.promptTexts, vocabulary: reading.vocabulary)
      guard property.anyOf.isEmpty || meaning.kind == .currency else { return [] }
      return [Field(path: path, meaning: meaning)]
    }
  }

  private func value(_ candidate: FieldFinder.Candidate, as meaning: FieldMeaning) -> AnswerValue? {
    switch meaning.property.type {
    case .integer:
      return NumberText.value(in: candidate.piece.text).map { .integer(Int64(nearest: $0)) }
    case .number: return NumberText.value(in: candidate.piece.text).map { .number($0) }
    default:
      return .string(
        FieldText.written(candidate.piece, as: meaning, in: reading, lines: finder.lines))
    }
  }

  /// The code of the currency that most amounts of the document have; else that of the
  /// country whose language it is in.
  private func currency() -> String? {
    let text = reading.sources.map(\.text).joined(separator: "\n")
    let language = RequestLanguages.code(of: text, among: LexiconFile.languages)
    if let sign = Self.signs.first(where: { text.contains($0.sign) }) { return sign.code }
    var counts: [String: Int] = [:]
    for mention in AmountScanner().scan(text, language: language) {
      guard let code = Self.code(of: mention.currencies, language) else { continue }
      counts[code, default: 0] += 1
    }
    let best = counts.max { ($0.value, $1.key) < ($1.value, $0.key) }
    if let best { return best.key }
    for token in text.split(whereSeparator: { !$0.isLetter })
    where Self.codes.contains(String(token)) {
      return String(token)
    }
    return Self.home[language]
  }

  private static func code(of codes: [String], _ language: String) -> String? {
    if let home = home[language], codes.contains(home) { return home }
    return codes.first
  }

  /// The signs that one currency alone has.
  private static let signs = [
    (sign: "NT$", code: "TWD"), (sign: "HK$", code: "HKD"), (sign: "R$", code: "BRL"),
    (sign: "₩", code: "KRW"), (sign: "₫", code: "VND"), (sign: "₺", code: "TRY"),
  ]

  private static let codes: Set<String> = [
    "EUR", "USD", "GBP", "CHF", "SEK", "NOK", "DKK", "CAD", "AUD", "JPY", "CNY", "RMB", "KRW",
    "TWD",
    "HKD", "BRL", "VND", "TRY", "PLN", "CZK", "ISK", "MXN",
  ]

  /// The currency of the country where most speakers of a language are, where it is one.
  private static let home: [String: String] = [
    "da": "DKK", "nb": "NOK", "sv": "SEK", "tr": "TRY", "vi": "VND", "ja": "JPY", "ko": "KRW",
    "zh": "CNY", "de": "EUR", "fr": "EUR", "it": "EUR", "nl": "EUR", "es": "EUR", "pt": "EUR",
  ]
}

/// How the value of a property is written.
enum FieldText {
  /// Returns a value in the form that its guide asks for, else as it stands.
  static func written(
    _ piece: FormLine.Piece, as meaning: FieldMeaning, in reading: Reading, lines: [FormLine]
  ) -> String {
    switch meaning.kind {
    case .date:
      guard var date = piece.date else { return piece.text }
      if date.year == nil, !meaning.form.date.isEmpty {
        date = withYear(date, lines, in: reading)
      }
      return meaning.form.text(of: date) ?? piece.text
    case .time:
      guard meaning.form.writesClock else { return piece.text }
      if let minutes = piece.minutes { return FieldForm.clock(minutes: minutes) }
      return FieldForm.clock(piece.text, vocabulary: reading.vocabulary) ?? piece.text
    default: return piece.text
    }
  }

  /// A day without a year in that of another date of the document, or the one after it.
  private static func withYear(
    _ date: CalendarDate, _ lines: [FormLine], in reading: Reading
  ) -> CalendarDate {
    let dates =
      lines.flatMap(\.pieces).compactMap(\.date)
      + reading.promptTexts.flatMap { DateScanner().scan($0) }.compactMap(\.readings.first)
    guard let other = dates.first(where: { $0.year != nil }), let year = other.year else {
      return date
    }
    let isNext = date.month + 6 < other.month
    return CalendarDate(year: isNext ? year + 1 : year, month: date.month, day: date.day) ?? date
  }
}
