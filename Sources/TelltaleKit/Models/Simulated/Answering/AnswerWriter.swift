/// Puts a draft into words.
struct AnswerWriter {
  /// What was understood of the request.
  let reading: Reading

  /// Returns the text of an answer.
  func text(of draft: AnswerDraft) -> String {
    var text = draft.replacement ?? body(of: draft)
    if draft.dropsCurrency { text = Currencies.dropped(from: text, language: draft.language) }
    if draft.usesMarkdown { text = marked(text, fact: draft.fact) }
    return draft.openings.joined() + text + draft.endings.joined()
  }

  private func body(of draft: AnswerDraft) -> String {
    guard let table = LanguageTable.table(for: draft.language) else { return bare(draft) }
    let wording = table.wording
    guard draft.isFound, let fact = draft.fact else { return missing(draft, wording) }
    let sentence: String
    switch fact.kind {
    case .yesNo: sentence = verdict(fact, draft, wording)
    case .list where fact.elements.count > 1:
      sentence = Self.fill(wording.listed, value: Self.joined(fact.elements, and: wording.and))
    case .document: sentence = Self.fill(wording.document, value: fact.value)
    case .open, .list: sentence = statement(fact, draft, wording, table)
    default:
      sentence =
        fact.value == fact.fragment.text && fact.fragment.labelWords == 0
        ? statement(fact, draft, wording, table) : named(fact, draft, table)
    }
    return sentence + addition(draft, wording)
  }

  /// A sentence that names what the fact is.
  private func named(_ fact: Fact, _ draft: AnswerDraft, _ table: LanguageTable) -> String {
    let wording = table.wording
    let noun =
      fact.concept.flatMap { concept in
        concept.kind == fact.kind || concept.kind == nil ? table.nouns[concept] : nil
      } ?? wording.kindNouns[fact.kind] ?? wording.kindNouns[.open] ?? ""
    let leads = draft.style == .plain || draft.style == .talkative && draft.variant % 2 == 1
    let startsWithFact = !leads || reading.rules.contains(.startWithAnswer)
    let templates = startsWithFact ? wording.factFirst : wording.leadIn
    let isShort = draft.style == .terse || draft.style == .clean || reading.rules.contains(.beBrief)
    let template = isShort ? templates[0] : templates[draft.variant % templates.count]
    return Self.fill(template, value: fact.value, noun: noun)
  }

  /// What the document states, in its own words where the languages agree.
  private func statement(
    _ fact: Fact, _ draft: AnswerDraft, _ wording: Wording, _ table: LanguageTable
  ) -> String {
    let isWhole = fact.value == fact.fragment.text && fact.fragment.labelWords == 0
    guard isWhole else {
      if let concept = fact.concept, table.nouns[concept] != nil {
        return named(fact, draft, table)
      }
      return "\(Self.withoutStop(fact.value)), \(wording.yesReason)."
    }
    let language = reading.sources[fact.fragment.passage].language
    let startsWithFact = reading.rules.contains(.startWithAnswer)
    if language == draft.language {
      guard startsWithFact, let piece = Self.onlyPiece(of: fact.fragment) else {
        return Self.closed(fact.value)
      }
      return "\(piece): \(Self.closed(fact.value))"
    }
    if startsWithFact { return "\(Self.withoutStop(fact.value)), \(wording.yesReason)." }
    return Self.fill(wording.quoted, value: Self.withoutStop(fact.value))
  }

  /// The only amount, date, time or code of a sentence, unless it opens with it.
  private static func onlyPiece(of fragment: Fragment) -> String? {
    let pieces = fragment.spans.filter { span in
      switch span.kind {
      case .amount, .decimal, .date, .time, .percentage, .identifier, .quantity: true
      case .weekday, .number, .name: false
      }
    }
    guard pieces.count == 1, pieces[0].range.lowerBound > 0 else { return nil }
    return fragment.text(of: pieces[0])
  }

  private func verdict(_ fact: Fact, _ draft: AnswerDraft, _ wording: Wording) -> String {
    let word = fact.isNegative ? wording.no : wording.yes
    let language = reading.sources[fact.fragment.passage].language
    if language == draft.language, fact.fragment.words.count > 2 {
      let text = fact.fragment.text
      return "\(word). \(Self.closed(text))"
    }
    return "\(word), \(fact.isNegative ? wording.noReason : wording.yesReason)."
  }

  private func missing(_ draft: AnswerDraft, _ wording: Wording) -> String {
    let text = wording.missing[draft.style == .clean ? 0 : draft.variant % wording.missing.count]
    guard draft.style == .talkative, !reading.rules.contains(.beBrief) else { return text }
    return text + " " + wording.missingAdditions[0]
  }

  private func addition(_ draft: AnswerDraft, _ wording: Wording) -> String {
    guard draft.style == .talkative, !reading.rules.contains(.beBrief) else { return "" }
    return " " + wording.additions[draft.variant / 2 % wording.additions.count]
  }

  /// Without a table of the language only the fact can be said.
  private func bare(_ draft: AnswerDraft) -> String {
    guard draft.isFound, let fact = draft.fact else { return "–" }
    return Self.closed(fact.value)
  }

  private func marked(_ text: String, fact: Fact?) -> String {
    guard let fact, let range = text.range(ofText: fact.value) else { return "- **\(text)**" }
    return text.replacing(range, with: "**\(fact.value)**")
  }

  // MARK: Sentences

  /// Fills a template.
  static func fill(_ template: String, value: String, noun: String = "") -> String {
    var text = template.replacingFirst("{value}", with: withoutStop(value))
    text = text.replacingFirst("{noun}", with: noun)
    return text.replacingFirst("{Noun}", with: capitalized(noun))
  }

  private static func capitalized(_ text: String) -> String {
    guard let first = text.first else { return text }
    return first.uppercased() + text.dropFirst()
  }

  /// A list in words.
  static func joined(_ elements: [String], and: String) -> String {
    guard let last = elements.last, elements.count > 1 else { return elements.first ?? "" }
    return elements.dropLast().joined(separator: ", ") + " \(and) " + last
  }

  private static func withoutStop(_ text: String) -> String {
    guard text.last == "." else { return text }
    let shorter = text.dropLast()
    // A stop after a single letter belongs to an abbreviation.
    let isAbbreviation = shorter.dropLast().last.map { !$0.isLetter && !$0.isNumber } ?? true
    return isAbbreviation && shorter.last?.isLetter == true ? text : String(shorter)
  }

  private static func closed(_ text: String) -> String {
    guard let last = text.last, last != ".", last != "!", last != "?" else { return text }
    return text + "."
  }
}

extension String {
  /// The text with its first occurrence of a piece replaced.
  func replacingFirst(_ piece: String, with text: String) -> String {
    guard let range = range(ofText: piece) else { return self }
    return replacing(range, with: text)
  }

  /// The text with a range replaced.
  func replacing(_ range: Range<String.Index>, with text: String) -> String {
    String(self[..<range.lowerBound]) + text + String(self[range.upperBound...])
  }
}
