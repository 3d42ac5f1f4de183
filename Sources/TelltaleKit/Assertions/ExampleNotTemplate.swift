import SourceText
import SuiteSyntax
import TextAnalysis

/// Checks that an example in the instructions does not become the answer's form.
///
/// An example sentence in a prompt can become the shape of every answer of a small
/// model, or its facts those of the answer.
struct ExampleNotTemplate: Assertion {
  static let usage = AssertionUsage(
    name: "example-not-template",
    summary: "Neither the words nor the facts of an example in the instructions come back.",
    value: .optional(.mapping(keys)),
    forms: [
      .init(
        "example-not-template",
        """
        finds the examples in the instructions: after "for example" and the like in each language, \
        after "Q:" and "A:", and in quotes
        """),
      .init(
        #"example-not-template: {examples: ["The rent is €950."]}"#, "states the examples"),
    ],
    examples: [
      .init(
        "example-not-template", .pass,
        of: .told(
          "22,41 €.", by: "Réponds court. Par exemple : « Le loyer est de 950 € par mois. »",
          from: "Total 22,41 €")),
      .init(
        #"example-not-template: {examples: ["The rent is €950, as the lease of 3 May says."]}"#,
        .pass,
        of: .told("You paid €22.41 on 12 March.", by: "Be brief.", from: "Total 22,41 €")),
      .init(
        """
        example-not-template: {examples: ["De huur is € 950, zoals vermeld in het contract van 3 \
        mei 2024."]}
        """, .fail, reason: "skeleton",
        of: .told(
          "Het totaal is € 22,41, zoals vermeld in de bon van 12 maart 2026.", by: "Kort.",
          from: "Bon, 12 maart 2026. Totaal € 22,41")),
      .init(
        "example-not-template", .fail, reason: "leak",
        of: .told(
          "€12.34", by: "Write amounts as on the document (for example: €12.34).",
          from: "Total 22,41 €")),
      .init(
        "example-not-template", .fail, reason: "verbatim",
        of: .told(
          "家賃は9万5千円です。", by: "短く答えてください。\n質問: 家賃は？\n回答: 家賃は9万5千円です。",
          from: "合計 2,980円")),
      .init(
        #"example-not-template: {examples: [Anna lives in Leiden.]}"#, .undecided,
        reason: "short",
        of: .told("Bob lives in Utrecht.", by: "Be brief.", from: "Bob, Utrecht")),
      .init(
        "example-not-template", .undecided, reason: "no-examples",
        of: .told("€22.41.", by: "Be brief.", from: "Total 22,41 €")),
    ])

  /// The keys of the value.
  static let keys = KeyTable(
    "'example-not-template'",
    [
      KeyUsage(
        "examples", .oneOrList(of: .text(.filled), minimum: 1), "The examples, each as a text.")
    ])

  var examples: [String] = []

  init(value: SuiteNode?, reader: AssertionReader) throws(SuiteValueError) {
    guard let value else { return }
    guard let node = try value.entries(of: Self.keys)["examples"] else { return }
    examples = try node.texts()
    guard !examples.isEmpty, !examples.contains("") else {
      throw SuiteValueError("'example-not-template' has an empty example", at: node.range)
    }
    guard examples.allSatisfy({ !NormalizedText($0).scalars.isEmpty }) else {
      throw SuiteValueError(
        "'example-not-template' has a example with nothing to compare", at: node.range,
        id: "nothing-to-compare")
    }
  }

  /// An example with the text that it stands in.
  private struct Source {
    var example: InstructionExample
    var place: String?
  }

  func judge(_ subject: AssertionSubject) -> Judgement {
    subject.withJudgedText { text, place in
      let setting = TextSetting(subject, answer: text)
      let sources = sources(in: subject)
      guard !sources.isEmpty else {
        return .undecided("no-examples", "the instructions hold no example that can be told")
      }
      let slots = AnswerTemplate.Slots(setting.passages + setting.labels + [setting.question])
      var doubt: Judgement?
      for source in sources {
        let example = source.example
        guard let shown = AnswerTemplate(of: example.tokens, in: setting.answer, slots: slots)
        else { continue }
        var evidence: [Judgement.Evidence] = [.init(in: place, shown.range)]
        if let place = source.place { evidence.append(.init(in: place, example.range)) }
        let isTold = example.isQuotation && shown.form == .verbatim
        if shown.form != .short, !isTold {
          if isNotFound(setting) { return Judgement(.pass, reason: "not-found") }
          return .fail(shown.form.rawValue, shown.message(text), evidence)
        }
        doubt =
          doubt
          ?? .undecided(
            isTold ? "quoted" : shown.form.rawValue,
            isTold
              ? "the answer is a sentence that the instructions quote; they may tell to write it"
              : shown.message(text), evidence)
      }
      return doubt ?? .pass
    }
  }

  private func sources(in subject: AssertionSubject) -> [Source] {
    if !examples.isEmpty {
      return examples.flatMap { InstructionExample.sentences(of: TextTokens($0)) }
        .map { Source(example: $0) }
    }
    return subject.memo.value("examples in \(subject.instructions)") {
      InstructionExample.all(in: TextTokens(subject.instructions), phrases: .all)
    }
    .map { Source(example: $0, place: "instructions") }
  }

  /// Whether the answer says that the documents do not hold it, for which there
  /// are few words.
  private func isNotFound(_ setting: TextSetting) -> Bool {
    setting.stance().kind == .notFound
  }

  func unmetNeed(in setting: AssertionSetting) -> String? {
    examples.isEmpty && !setting.hasInstructions
      ? "it has no instructions to find examples in; state the examples" : nil
  }

  var labelValue: String? {
    examples.isEmpty ? nil : "{examples: \(examples.labelledAsOneOrList)}".labelled
  }
}

extension AnswerTemplate {
  fileprivate func message(_ text: String) -> String {
    switch form {
    case .verbatim: "the answer is an example from the instructions: \(text.slice(range).quoted)"
    case .skeleton: "the answer has the form of an example in the instructions"
    case .leak: "\(text.slice(range).quoted) stands in an example only, not in the passages"
    case .short: "the answer has the form of a short example, which may be chance"
    }
  }
}

extension AssertionSubject {
  /// An answer under some instructions, for examples.
  fileprivate static func told(
    _ answer: String, by instructions: String, from passage: String
  ) -> Self {
    .init(
      outcome: .answered(.text(answer)), passages: [Passage(text: passage)],
      instructions: instructions)
  }
}
