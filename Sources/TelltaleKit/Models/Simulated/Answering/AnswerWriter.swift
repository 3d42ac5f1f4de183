/// Puts a draft into words.
struct AnswerWriter {
  /// What was understood of the request.
  let reading: Reading

  /// Returns the text of an answer, in JSON where the prompt asks for it.
  func text(of draft: AnswerDraft) -> String {
    guard let form = reading.json, !draft.isFreeText else { return worded(draft) }
    return draft.json.text(of: value(of: draft, as: form))
  }

  /// Returns the value of an answer in the form that a prompt asks for.
  func value(of draft: AnswerDraft, as form: JSONForm) -> AnswerValue {
    SchemaFiller(reading: reading, draft: draft, text: worded(draft)).filled(form.schema)
  }

  private func worded(_ draft: AnswerDraft) -> String {
    var text = draft.misreadings.applied(to: draft.replacement ?? body(of: draft))
    if draft.dropsCurrency {
      text = Currencies.dropped(
        from: text, language: draft.language, vocabulary: reading.vocabulary)
    }
    if draft.usesMarkdown, !draft.isOption { text = marked(text, fact: draft.fact) }
    return draft.openings.joined() + text + draft.endings.joined()
  }

  private func body(of draft: AnswerDraft) -> String {
    guard let lexicon = reading.lexicon(of: draft.language) else { return bare(draft) }
    let wording = lexicon.wording
    guard draft.isFound, let fact = draft.fact else { return missing(draft, wording) }
    let sentence: String
    switch fact.kind {
    case .yesNo: sentence = verdict(fact, draft, wording)
    case .list where fact.elements.count > 1:
      sentence = Self.fill(wording.listed, value: Self.joined(fact.elements, wording))
    case .document: sentence = Self.fill(wording.document, value: fact.value)
    case .open, .list: sentence = statement(fact, draft, lexicon)
    default:
      sentence =
        fact.value == fact.fragment.text && fact.fragment.labelWords == 0
        ? statement(fact, draft, lexicon) : named(fact, draft, lexicon)
    }
    return sentence + addition(draft, wording)
  }

  /// A sentence that names what the fact is.
  private func named(_ fact: Fact, _ draft: AnswerDraft, _ lexicon: Lexicon) -> String {
    let wording = lexicon.wording
    let noun =
      fact.concept.flatMap { concept in
        concept.kind == fact.kind || concept.kind == nil ? lexicon.nouns[concept] : nil
      } ?? lexicon.answerNouns[fact.kind] ?? lexicon.answerNouns[.open] ?? ""
    let leads = draft.style == .plain || draft.style == .talkative && draft.variant % 2 == 1
    let startsWithFact = !leads || reading.rules.contains(.startWithAnswer)
    let templates = startsWithFact ? wording.factFirst : wording.leadIn
    let isShort = draft.style == .terse || draft.style == .clean || reading.rules.contains(.beBrief)
    let template = isShort ? templates[0] : templates[draft.variant % templates.count]
    return Self.fill(
      template, value: fact.value, noun: noun, capital: Self.capitalized(noun, in: lexicon.code))
  }

  /// What the document states, in its own words where the languages agree.
  private func statement(
    _ fact: Fact, _ draft: AnswerDraft, _ lexicon: Lexicon
  ) -> String {
    let wording = lexicon.wording
    let isWhole = fact.value == fact.fragment.text && fact.fragment.labelWords == 0
    guard isWhole else {
      if let concept = fact.concept, lexicon.nouns[concept] != nil {
        return named(fact, draft, lexicon)
      }
      return Self.fill(wording.grounded, value: fact.value)
    }
    let language = reading.sources[fact.fragment.passage].language
    let startsWithFact = reading.rules.contains(.startWithAnswer)
    if language == draft.language {
      guard startsWithFact, !fact.isQuoted, let piece = Self.onlyPiece(of: fact.fragment) else {
        return Self.closed(fact.value, wording.stop)
      }
      return piece + wording.colon + Self.closed(fact.value, wording.stop)
    }
    if startsWithFact { return Self.fill(wording.grounded, value: fact.value) }
    return Self.fill(wording.quoted, value: fact.value)
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
      return word + wording.stop + wording.space + Self.closed(text, wording.stop)
    }
    return fact.isNegative ? wording.groundedNo : wording.groundedYes
  }

  private func missing(_ draft: AnswerDraft, _ wording: Wording) -> String {
    let text = wording.missing[draft.style == .clean ? 0 : draft.variant % wording.missing.count]
    guard draft.style == .talkative, !reading.rules.contains(.beBrief) else { return text }
    return text + wording.space + wording.missingAddition
  }

  private func addition(_ draft: AnswerDraft, _ wording: Wording) -> String {
    guard draft.style == .talkative, !reading.rules.contains(.beBrief) else { return "" }
    return wording.space + wording.additions[draft.variant / 2 % wording.additions.count]
  }

  /// Without a table of the language only the fact can be said.
  private func bare(_ draft: AnswerDraft) -> String {
    guard draft.isFound, let fact = draft.fact else { return "–" }
    return Self.closed(fact.value, ".")
  }

  private func marked(_ text: String, fact: Fact?) -> String {
    guard let fact, let range = text.range(ofText: fact.value) else { return "- **\(text)**" }
    return text.replacing(range, with: "**\(fact.value)**")
  }

  // MARK: Sentences

  /// Fills a template.
  static func fill(
    _ template: String, value: String, noun: String = "", capital: String = ""
  ) -> String {
    var text = template.replacingFirst("{value}", with: withoutStop(value))
    text = text.replacingFirst("{noun}", with: noun)
    return text.replacingFirst("{Noun}", with: capital)
  }

  private static func capitalized(_ text: String, in language: String) -> String {
    guard let first = text.first else { return text }
    // Turkish has an i with a dot in capitals too.
    let capital = language == "tr" && first == "i" ? "İ" : first.uppercased()
    return capital + text.dropFirst()
  }

  /// A list in words.
  private static func joined(_ elements: [String], _ wording: Wording) -> String {
    guard let last = elements.last, elements.count > 1 else { return elements.first ?? "" }
    return elements.dropLast().joined(separator: wording.comma) + wording.and + last
  }

  private static func withoutStop(_ text: String) -> String {
    if text.last == "。" { return String(text.dropLast()) }
    guard text.last == "." else { return text }
    let shorter = text.dropLast()
    // A stop after a single letter belongs to an abbreviation.
    let isAbbreviation = shorter.dropLast().last.map { !$0.isLetter && !$0.isNumber } ?? true
    return isAbbreviation && shorter.last?.isLetter == true ? text : String(shorter)
  }

  private static func closed(_ text: String, _ stop: String) -> String {
    guard let last = text.last, !".!?。！？".contains(last) else { return text }
    return text + stop
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
