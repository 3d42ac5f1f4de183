import SourceText
import SuiteSyntax
import TextAnalysis

/// Checks that the names of the response stand in what the model was shown.
struct NamesFromSource: Assertion {
  static let usage = AssertionUsage(
    name: "names-from-source",
    summary: """
      Each name in the response stands in what the model was shown; names are told by their \
      capitals, so German is undecided, and Chinese, Japanese and Korean are but for titles in 《》.
      """,
    value: .none,
    examples: [
      .init(
        "names-from-source", .pass, answer: "The lease was signed by Anna Müller in Utrecht.",
        to: "Who signed?", from: [.init(text: "Signed: ANNA MULLER, Utrecht")], language: "en"),
      .init(
        "names-from-source", .pass, answer: "Es la factura de marzo.", to: "¿Qué factura es?",
        from: [.init(text: "Factura, marzo")], language: "es"),
      .init(
        "names-from-source", .pass, answer: "Het is een Nederlandse factuur van vrijdag 12 Maart.",
        to: "Wat is het?", from: [.init(text: "Factuur 12-03")], language: "nl"),
      .init(
        "names-from-source", .fail, reason: "not-in-source",
        answer: "The lease was signed by Anna Smith.", to: "Who signed?",
        from: [.init(text: "Signed: Anna Müller")], language: "en"),
      .init(
        "names-from-source", .fail, reason: "not-in-source",
        answer: "Le bail a été signé à Lyon.", to: "Où ?",
        from: [.init(text: "Signé à Paris")], language: "fr"),
      .init(
        "names-from-source", .fail, reason: "not-in-source", answer: "这是《租赁合同》的内容。",
        to: "是什么？", from: [.init(title: "收据", text: "三百元")], language: "zh"),
      .init(
        "names-from-source", .undecided, reason: "names-not-told",
        answer: "Die Rechnung kommt aus Köln.", to: "Woher?", from: [.init(text: "Bonn")],
        language: "de"),
      .init(
        "names-from-source", .undecided, reason: "uncertain-name",
        answer: "Het is getekend in Brussel.", to: "Waar?",
        from: [.init(text: "Le bail a été signé à Bruxelles le 12 mars par les deux parties.")],
        language: "nl"),
    ])

  init(value: SuiteNode?, reader: AssertionReader) throws(SuiteValueError) {
    try SuiteNode.refuse(value, of: "names-from-source")
  }

  func judge(_ subject: AssertionSubject) -> Judgement {
    subject.withJudgedText { answer, place in
      let language = subject.notationTag.map { LanguageTag($0).language }
      let parts = subject.shownParts(in: language)
      let isForeign = subject.hasPassages(surelyNotIn: language)
      let grounding = NameGrounding(
        of: answer, language: language, shown: parts.map(\.text), isForeign: isForeign)
      let absent = grounding.findings.filter { $0.standing == .absent }.map(\.range)
      let uncertain = grounding.findings.filter { $0.standing == .uncertain }.map(\.range)
      if let first = absent.first {
        let others = absent.count > 1 ? " (and \(absent.count - 1) more)" : ""
        return .fail(
          "not-in-source",
          "\(answer.utf8Part(first).quoted)\(others) stands nowhere in what the model was shown",
          absent.map { .init(in: place, $0) })
      }
      if let first = uncertain.first {
        return .undecided(
          "uncertain-name",
          "\(answer.utf8Part(first).quoted) was not found, and may be no name or a translated one",
          uncertain.map { .init(in: place, $0) })
      }
      if !grounding.isTold, grounding.findings.isEmpty {
        return .undecided(
          "names-not-told", "names cannot be told from other words in the answer's language")
      }
      return grounding.findings.isEmpty
        ? Judgement(.pass, reason: "nothing-to-judge", message: "the answer has no names") : .pass
    }
  }

  func unmetNeed(in setting: AssertionSetting) -> String? { setting.unmetNeedOfSource }

  var labelValue: String? { nil }
}

extension AssertionSubject {
  /// Whether a passage is in another language beyond doubt, so that its names may
  /// be translated.
  ///
  /// A few words are often taken for another language by the names among them.
  fileprivate func hasPassages(surelyNotIn language: String?) -> Bool {
    guard let language else { return true }
    if let documentLanguage { return LanguageTag(documentLanguage).language != language }
    return memo.value("passages not in \(language)") {
      passages.contains { passage in
        guard TextTokens(passage.text).tokens.count >= 5 else { return false }
        let candidates = LanguageIdentifier().candidates(for: passage.text)
        return !candidates.isEmpty
          && !candidates.contains { Self.family($0.language) == Self.family(language) }
      }
    }
  }

  /// Languages with one way to write names go for one.
  private static func family(_ language: String) -> String {
    ["da", "nb", "sv"].contains(language) ? "nb" : language
  }
}
