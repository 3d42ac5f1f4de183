import SourceText
import SuiteSyntax
import TextAnalysis

/// Checks that the response is in a language that the suite states.
struct LanguageIs: Assertion {
  static let usage = AssertionUsage(
    name: "language",
    summary: """
      The response is in the language; a script or region is checked where the text can show it.
      """,
    value: .required(.oneOrList(of: .suggestions(knownTags), minimum: 1)),
    forms: [
      .init("language: nl", "is in Dutch; the value is a BCP 47 tag"),
      .init("language: pt-BR", "has no word that only another region writes"),
      .init("language: zh-Hant", "has no characters that only the other script has"),
      .init("language: [nl, fr]", "is in one of the languages"),
    ],
    examples: [
      .init("language: nl", .pass, answer: "Het contract loopt tot 1 maart."),
      .init("language: no", .pass, answer: "Du finner ikke noe om dette i dokumentene."),
      .init("language: pt-BR", .pass, answer: "O ônibus custou R$ 22,41 e foi pago pelo celular."),
      .init("language: zh-Hant", .pass, answer: "這張發票的總額是三百元。"),
      .init("language: [nl, fr]", .pass, answer: "Le contrat se termine le 1er mars."),
      .init(
        "language: de", .fail, reason: "other-language",
        answer: "The contract ends on 1 March, as the letter says."),
      .init(
        "language: pt-BR", .fail, reason: "other-region",
        answer: "O autocarro custou 22,41 € e foi pago com o telemóvel."),
      .init(
        "language: zh-Hant", .fail, reason: "other-script", answer: "这张发票的总额是三百元。"),
      .init("language: nl", .undecided, reason: "too-little-text", answer: "INV-2024-113"),
    ])

  private static let knownTags = LanguageIdentifier.languages.sorted()

  private let tags: [String]

  init(value: SuiteNode?, reader: AssertionReader) throws(SuiteValueError) {
    guard let value else {
      throw SuiteValueError(
        "'language' needs a value", help: "write the language's tag after its name: language: nl",
        id: "missing-value")
    }
    var tags: [String] = []
    let items: [SuiteNode]
    if case .sequence(let elements) = value.content { items = elements } else { items = [value] }
    for item in items {
      let tag = try item.text()
      guard LanguageIdentifier.canTell(LanguageTag(tag)) else {
        throw SuiteValueError(
          "\(tag.quoted) is not a language that can be told from others", at: item.range,
          help: "these can: \(Self.knownTags.joined(separator: ", "))",
          id: "unknown-language")
      }
      tags.append(tag)
    }
    guard !tags.isEmpty else {
      throw SuiteValueError("'language' has an empty list", at: value.range)
    }
    self.tags = tags
  }

  func judge(_ subject: AssertionSubject) -> Judgement {
    subject.languageJudgement(tags.map { LanguageTag($0) }, as: nil)
  }

  var labelValue: String? { tags.labelledAsOneOrList }
}

extension AssertionSubject {
  /// Judges whether the judged text is in one of some languages, the likeliest
  /// first.
  ///
  /// `norm` is what is in the first of them, for the message.
  func languageJudgement(_ expected: [LanguageTag], as norm: String?) -> Judgement {
    withJudgedText { answer, place in
      let identifier = LanguageIdentifier()
      let sources = passages.map(\.text) + [question].compactMap { $0 }
      let decisions = expected.map {
        identifier.decide(answer, expected: $0, known: borrowedStrings, sources: sources)
      }
      if decisions.contains(where: { $0.verdict == .pass }) { return .pass }
      guard let first = decisions.first, let language = expected.first else { return .pass }
      let names = expected.map(\.name).joined(separator: " or ")
      guard decisions.allSatisfy({ $0.verdict == .fail }) else {
        let open = decisions.first { $0.verdict == .undecided } ?? first
        return open.undecidedJudgement(names)
      }
      let part = first.isPart ? "part of the answer" : "the answer"
      let found = first.found.map { "in \($0.name)" } ?? "in another language"
      let wanted = norm.map { "\($0) in \(language.name)" } ?? "not in \(names)"
      return .fail(
        first.failReason, "\(part) is \(found), \(wanted)",
        first.evidence.map { .init(in: place, $0) })
    }
  }

  /// The titles and headings of the passages with their parts: words that are
  /// not the model's own and may be in any language.
  var borrowedStrings: [String] {
    var strings: [String] = []
    for passage in passages {
      for whole in [passage.title, passage.heading].compactMap({ $0 }) {
        // A string as short as an article would hide the answer's own words.
        let parts = whole.split { Self.partSeparators.contains($0) }.map(String.init)
        strings += ([whole] + (parts.count > 1 ? parts : [])).filter { $0.utf8.count > 4 }
      }
    }
    return strings
  }

  private static let partSeparators: Set<Character> = [
    "·", "|", "–", "—", ":", ";", ",", "(", ")", "[", "]", "/", "•", "\n",
  ]
}

extension LanguageDecision {
  fileprivate var failReason: String {
    switch reason {
    case .otherScript: "other-script"
    case .otherRegion: "other-region"
    default: "other-language"
    }
  }

  fileprivate func undecidedJudgement(_ names: String) -> Judgement {
    switch reason {
    case .unknownLanguage:
      .undecided("unknown-language", "\(names) is not a language that can be told from others")
    case .closeLanguages:
      .undecided("close-languages", "the answer's words fit \(names) and a language close to it")
    default:
      .undecided("too-little-text", "too few of the answer's words tell a language")
    }
  }
}
