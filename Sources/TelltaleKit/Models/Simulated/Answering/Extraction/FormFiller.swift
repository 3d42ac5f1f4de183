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
  /// names; those that the document does not have are missing.
  func values(of properties: [AnswerSchema.Property]) -> [String: AnswerValue] {
    let prompt = reading.promptTexts
    let meanings = properties.map {
      FieldMeaning($0, prompt: prompt, vocabulary: reading.vocabulary)
    }
    let singles = meanings.filter { meaning in
      switch meaning.property.type {
      case .string, .integer, .number: meaning.kind != .currency
      case .boolean, .array, .object: false
      }
    }
    var values: [String: AnswerValue] = [:]
    for (meaning, candidate) in zip(singles, finder.assigned(to: singles)) {
      guard let candidate, let value = value(candidate, as: meaning) else { continue }
      values[meaning.property.name] = value
    }
    for meaning in meanings where meaning.kind == .currency && meaning.property.type == .string {
      let options = meaning.property.anyOf
      guard let code = currency(), options.isEmpty || options.contains(code) else { continue }
      values[meaning.property.name] = .string(code)
    }
    for meaning in meanings {
      guard case .array(let element) = meaning.property.type else { continue }
      switch element {
      case .object(let schema):
        let rows = FormRows(lines: finder.lines, prompt: prompt, vocabulary: reading.vocabulary)
          .rows(of: schema, in: meaning)
        if !rows.isEmpty { values[meaning.property.name] = .array(rows) }
      case .string:
        let list = FormRows(lines: finder.lines, prompt: prompt, vocabulary: reading.vocabulary)
          .texts(of: meaning)
        if !list.isEmpty { values[meaning.property.name] = .array(list.map { .string($0) }) }
      default: break
      }
    }
    return values
  }

  private func value(_ candidate: FieldFinder.Candidate, as meaning: FieldMeaning) -> AnswerValue? {
    switch meaning.property.type {
    case .integer:
      return NumberText.value(in: candidate.piece.text).map { .integer(Int64($0.rounded())) }
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
