import SourceText
import SuiteSyntax
import TextAnalysis

/// Checks that a guided answer says rightly whether the documents hold the answer.
struct FoundFlag: Assertion {
  static let usage = AssertionUsage(
    name: "found",
    summary: """
      The flag is right, the text does not contradict it, and titles are listed exactly when \
      something was found.
      """,
    value: .optional(.anyOf([.boolean, .mapping(keys)])),
    forms: [
      .init("found", "the flag, the text and the documents agree"),
      .init("found: true", "and the documents hold the answer"),
      .init("found: false", "and they do not"),
      .init(
        #"found: {is: true, fact: ["€ 22,41", "22,41 €"]}"#,
        "a text with the fact in it is an answer, whatever else it says"),
      .init(
        "found: {text: reply, found: inDocuments, documents: sources}",
        "reads these properties in place of text, found and documents"),
    ],
    examples: [
      .init(
        "found: true", .pass,
        of: .flagged("€22.41.", true, ["Receipt"], to: "What is the total?", "Total: €22.41")),
      .init(
        "found: false", .pass,
        of: .flagged(
          "De bon noemt geen borg.", false, [], to: "Wat is de borg?", "Totaal: € 22,41")),
      .init(
        "found: false", .fail, reason: "flag",
        of: .flagged(
          "Je ne trouve aucune information sur la caution.", true, ["Receipt"],
          to: "Quelle est la caution ?", "Total : 22,41 €")),
      .init(
        "found", .fail, reason: "contradiction",
        of: .flagged(
          "文書からは見つかりませんでした。", true, ["Receipt"], to: "敷金はいくらですか？", "合計 2,980円")),
      .init(
        "found: false", .fail, reason: "contradiction",
        of: .flagged("The deposit is €500.", false, [], to: "What is the deposit?", "Rent €950")),
      .init(
        "found: true", .fail, reason: "documents",
        of: .flagged("22,41 €.", true, [], to: "Wie hoch ist die Summe?", "Summe 22,41 €")),
      .init(
        "found", .undecided, reason: "either",
        of: .flagged(
          "No, the lease does not mention pets.", false, [], to: "Does the lease mention pets?",
          "Lease. Rent €950 a month.")),
    ])

  /// The keys of a mapping.
  static let keys = KeyTable(
    "'found'",
    [
      KeyUsage("is", .boolean, "Whether the documents hold the answer."),
      KeyUsage(
        "fact", .oneOrList(of: .text, minimum: 1),
        "The fact, in its accepted forms; a text with one of them is an answer."),
      KeyUsage("text", .text, "The property with the text; 'text' unless stated."),
      KeyUsage("found", .text, "The property with the flag; 'found' unless stated."),
      KeyUsage("documents", .text, "The property with the titles; 'documents' unless stated."),
    ])

  var expected: Bool?
  var facts: [String] = []
  var textProperty = "text"
  var foundProperty = "found"
  var documentsProperty = "documents"

  init(value: SuiteNode?, reader: AssertionReader) throws(SuiteValueError) {
    guard let value else { return }
    guard case .mapping = value.content else {
      expected = try value.boolean()
      return
    }
    let entries = try value.entries(of: Self.keys)
    expected = try entries["is"]?.boolean()
    facts = try entries["fact"]?.texts() ?? []
    if let node = entries["fact"], facts.isEmpty {
      throw SuiteValueError("'fact' has an empty list", at: node.range)
    }
    textProperty = try entries["text"]?.text() ?? textProperty
    foundProperty = try entries["found"]?.text() ?? foundProperty
    documentsProperty = try entries["documents"]?.text() ?? documentsProperty
  }

  func judge(_ subject: AssertionSubject) -> Judgement {
    guard case .guided(let answer)? = subject.outcome.answer,
      case .boolean(let found)? = answer[foundProperty]
    else {
      return .error("no-flag", "the answer has no true or false in '\(foundProperty)'")
    }
    guard case .string(let text)? = answer[textProperty] else {
      return .error("no-text", "the answer has no text in '\(textProperty)'")
    }
    if let expected, found != expected {
      return .fail(
        "flag",
        expected
          ? "'\(foundProperty)' is false, and the documents hold the answer"
          : "'\(foundProperty)' is true, and the documents do not hold the answer")
    }
    let setting = TextSetting(subject, answer: text)
    let stance = setting.stance(facts: facts)
    if let fault = contradiction(of: stance, with: found, in: text)
      ?? documentsFault(of: answer, found: found, passages: subject.passages)
    {
      return fault
    }
    return doubt(about: stance, in: text)
  }

  private func contradiction(of stance: Stance, with found: Bool, in text: String) -> Judgement? {
    let what: String
    switch (found, stance.kind) {
    case (true, .empty): what = "the text is empty"
    case (true, .refusal): what = "the text declines"
    case (true, .notFound): what = "the text says that it was not found"
    case (false, .answer): what = "the text states an answer"
    default: return nil
    }
    return .fail(
      "contradiction", "'\(foundProperty)' is \(found), and \(what)", [evidence(stance, in: text)])
  }

  private func documentsFault(
    of answer: AnswerValue, found: Bool, passages: [Passage]
  ) -> Judgement? {
    guard answer[documentsProperty] != nil else { return nil }
    guard let listed = answer.listedTitles(in: documentsProperty) else {
      return .error("no-list", "'\(documentsProperty)' is no list of texts")
    }
    let place = "answer/\(documentsProperty)"
    if !found {
      if listed.isEmpty { return nil }
      return .fail(
        "documents", "nothing was found, and \(listed.listed("and")) is listed",
        [.init(in: "\(place)/0", 0..<listed[0].utf8.count)])
    }
    if listed.isEmpty {
      return .fail("documents", "something was found, and no document is listed")
    }
    let titles = passages.compactMap(\.title)
    guard !titles.isEmpty else { return nil }
    let safe = titles.map(\.streamSafe)
    for (index, title) in listed.enumerated() where !safe.contains(title.streamSafe) {
      let hint = title.nearest(among: titles).map { "; the model was shown \($0.quoted)" } ?? ""
      return .fail(
        "documents", "no passage has the title \(title.quoted)\(hint)",
        [.init(in: "\(place)/\(index)", 0..<title.utf8.count)])
    }
    return nil
  }

  private func doubt(about stance: Stance, in text: String) -> Judgement {
    switch stance.kind {
    case .either where expected == nil:
      return .undecided(
        "either", "the text can be taken for an answer and for not found",
        [evidence(stance, in: text)])
    case .ungrounded:
      return .undecided(
        "ungrounded", "nothing of the text stands in the passages", [evidence(stance, in: text)])
    default:
      return .pass
    }
  }

  private func evidence(_ stance: Stance, in text: String) -> Judgement.Evidence {
    .init(in: "answer/\(textProperty)", stance.range ?? 0..<text.utf8.count)
  }

  func unmetNeed(in setting: AssertionSetting) -> String? {
    guard let schema = setting.answerSchema else {
      return "its answer is plain text, without a boolean '\(foundProperty)'"
    }
    let needs: [(name: String, type: AnswerSchema.ValueType, kind: String)] = [
      (foundProperty, .boolean, "boolean"), (textProperty, .string, "string"),
    ]
    for need in needs {
      guard let property = schema[need.name] else {
        let hint = need.name.nearestWord(among: schema.properties.map(\.name))
        return "its answer type has no \(need.kind) '\(need.name)'" + (hint.map { "; \($0)" } ?? "")
      }
      guard property.type == need.type else {
        return "'\(need.name)' of its answer holds \(property.type.description)"
      }
    }
    return nil
  }

  var labelValue: String? {
    var parts: [String] = []
    if let expected { parts.append("is: \(expected)") }
    if !facts.isEmpty { parts.append("fact: \(facts.labelledAsOneOrList)") }
    if textProperty != "text" { parts.append("text: \(textProperty)") }
    if foundProperty != "found" { parts.append("found: \(foundProperty)") }
    if documentsProperty != "documents" { parts.append("documents: \(documentsProperty)") }
    if let expected, parts.count == 1 { return "\(expected)" }
    return parts.isEmpty ? nil : "{\(parts.joined(separator: ", "))}".labelled
  }
}

extension AssertionSubject {
  /// An answer with a flag, for examples.
  fileprivate static func flagged(
    _ text: String, _ found: Bool, _ documents: [String], to question: String, _ passage: String
  ) -> Self {
    .init(
      outcome: .answered(
        .guided(
          .object([
            .init("text", .string(text)), .init("found", .boolean(found)),
            .init("documents", .array(documents.map { .string($0) })),
          ]))),
      question: question, passages: [Passage(title: "Receipt", text: passage)])
  }
}
