import SuiteSyntax
import TextAnalysis

/// Checks that no heading of a passage was pasted into the response.
///
/// Small models tend to put `Receipt · 12 March 2026 · Utrecht` before their
/// answer, because it stands before the passage.
struct NoCopiedHeadings: Assertion {
  static let usage = AssertionUsage(
    name: "no-copied-headings",
    summary: """
      No heading of a passage is pasted; a part of it that the question asks for is no paste.
      """,
    value: .optional(.mapping(keys)),
    forms: [
      .init("no-copied-headings", "none is pasted"),
      .init("no-copied-headings: {allow: true}", "they may be, in a case that asks for them"),
    ],
    examples: [
      .init(
        "no-copied-headings", .pass, answer: "€ 22,41.", to: "Wat is het totaal?",
        from: .receipt("Bon · 12 maart 2026 · Utrecht", "Totaal € 22,41"), language: "nl"),
      .init(
        "no-copied-headings", .pass, answer: "Am 12. März 2026.", to: "Wann war das?",
        from: .receipt("Beleg · 12. März 2026 · Köln", "Summe 22,41 €"), language: "de"),
      .init(
        "no-copied-headings", .pass, answer: "€22.41, on the receipt of 12 March 2026.",
        to: "What is the total?",
        from: .receipt("Receipt · 12 March 2026 · Utrecht", "Total €22.41"), language: "en"),
      .init(
        "no-copied-headings", .fail, reason: "line",
        answer: "Reçu, 12 mars 2026, Lyon : 22,41 €", to: "Quel est le total ?",
        from: .receipt("Reçu · 12 mars 2026 · Lyon", "Total 22,41 €"), language: "fr"),
      .init(
        "no-copied-headings", .fail, reason: "fields",
        answer: "2,980円です（京都、iPhone 15 Proで撮影）。", to: "合計はいくらですか？",
        from: .receipt("レシート・2026年3月12日・京都・iPhone 15 Pro", "合計 2,980円"), language: "ja"),
      .init(
        "no-copied-headings", .fail, reason: "label", answer: "**Date:** 12 March 2026, €22.41",
        to: "What is the total?",
        from: .receipt("Category: Receipt\nDate: 12 March 2026", "Total €22.41"), language: "en"),
      .init(
        "no-copied-headings: {allow: true}", .pass, reason: "allowed",
        answer: "Receipt · 12 March 2026 · Utrecht", to: "Quote the heading of the receipt.",
        from: .receipt("Receipt · 12 March 2026 · Utrecht", "Total €22.41"), language: "en"),
    ])

  /// The keys of the value.
  static let keys = KeyTable(
    "'no-copied-headings'", [KeyUsage("allow", .boolean, "Whether headings may be pasted.")])

  var isAllowed = false

  init(value: SuiteNode?, reader: AssertionReader) throws(SuiteValueError) {
    guard let value else { return }
    let entries = try value.entries(of: Self.keys)
    isAllowed = try entries["allow"]?.boolean() ?? false
  }

  func judge(_ subject: AssertionSubject) -> Judgement {
    if isAllowed { return Judgement(.pass, reason: "allowed") }
    return subject.withJudgedText { text, place in
      let setting = TextSetting(subject, answer: text)
      let phrases = setting.questionPhrases
      let headings = subject.memo.value("headings of the passages") {
        subject.passages.map { passage in
          passage.heading.map { PassageHeading($0) }
            ?? PassageHeading.found(atStartOf: passage.text)
        }
      }
      for (index, passage) in subject.passages.enumerated() {
        guard let heading = headings[index] else { continue }
        let bodies =
          passage.heading == nil
          ? setting.passages.enumerated().filter { $0.offset != index }.map(\.element)
          : setting.passages
        guard
          let copy = CopiedHeading(
            of: heading, in: setting.answer, to: setting.question, bodies: bodies,
            phrases: phrases)
        else { continue }
        var evidence = copy.ranges.map { Judgement.Evidence(in: place, $0) }
        if let text = passage.heading {
          evidence.append(.init(in: "passages/\(index)/heading", 0..<text.utf8.count))
        }
        return .fail(copy.form.rawValue, copy.message, evidence)
      }
      return .pass
    }
  }

  func unmetNeed(in setting: AssertionSetting) -> String? {
    setting.hasPassages ? nil : "it has no passages"
  }

  var labelValue: String? { isAllowed ? "{allow: true}" : nil }
}

extension CopiedHeading {
  fileprivate var message: String {
    switch form {
    case .line: "the heading is pasted: \(fields.listed("and"))"
    case .label: "a line of the heading is pasted: \(fields.listed("and"))"
    case .fields: "parts of the heading are pasted that were not asked for: \(fields.listed("and"))"
    }
  }
}

extension [Passage] {
  /// One passage, for examples.
  static func receipt(_ heading: String, _ text: String) -> Self {
    [Passage(heading: heading, text: text)]
  }
}
