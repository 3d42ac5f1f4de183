import SourceText
import SuiteSyntax
import TextAnalysis

/// Checks that the response's letters are of a writing system.
struct ScriptIs: Assertion {
  static let usage = AssertionUsage(
    name: "script",
    summary: """
      The letters of the response are of the writing system; words that the model was shown, \
      addresses and symbols may be of another.
      """,
    value: .required(.words(names)),
    forms: [
      .init("script: Latin", "has no letters of other scripts"),
      .init("script: Jpan", "a code of ISO 15924 will do: here kanji and kana"),
      .init("script: Hant", "of Chinese characters, none that only simplified writing has"),
    ],
    examples: [
      .init("script: Latin", .pass, answer: "L’angle π est au Café de Flore."),
      .init(
        "script: Latin", .pass, answer: "De titel is 契約書.", to: "Wat is de titel?",
        from: [.init(title: "契約書", text: "…")]),
      .init("script: Japanese", .pass, answer: "PDFは5 MBで、Appleの領収書です。"),
      .init("script: Korean", .pass, answer: "합계는 22,410원입니다."),
      .init(
        "script: Latin", .fail, reason: "other-script", answer: "Het totaal is 三百 euro."),
      .init(
        "script: Latin", .fail, reason: "other-script", answer: "The tоtal is 22.41."),
      .init(
        "script: Hans", .fail, reason: "other-script", answer: "這張發票的總額是三百元。"),
      .init(
        "script: Japanese", .fail, reason: "other-script",
        answer: "合計は three hundred yen です。"),
      .init("script: Latin", .undecided, reason: "no-letters", answer: "22,41 €"),
      .init(
        "script: Latin", .undecided, reason: "only-shown-words", answer: "契約書",
        to: "Wat is de titel?", from: [.init(title: "契約書", text: "…")]),
    ])

  /// The names and codes that a suite can write.
  private static let names = WritingSystem.all.flatMap { system in
    [ValueShape.Word(system.name), .init(system.code, system.name)]
  }
  .reduce(into: [ValueShape.Word]()) { words, word in
    if !words.contains(where: { $0.word == word.word }) { words.append(word) }
  }

  private let system: WritingSystem

  init(value: SuiteNode?, reader: AssertionReader) throws(SuiteValueError) {
    guard let value else {
      throw SuiteValueError(
        "'script' needs a value", help: "write a script's name or code after it: script: Latin",
        id: "missing-value")
    }
    let word = try value.text()
    let words = Self.names.map(\.word)
    guard words.contains(word), let system = WritingSystem(named: word) else {
      throw SuiteValueError(
        "\(word.quoted) is not a script that can be told", at: value.range,
        help: WritingSystem(named: word).map { "write \($0.name)" } ?? word.nearestWord(
          among: words)
          ?? "these can: \(WritingSystem.all.map(\.name).joined(separator: ", "))")
    }
    self.system = system
  }

  func judge(_ subject: AssertionSubject) -> Judgement {
    subject.withJudgedText { answer, place in
      switch system.finding(in: answer, shown: subject.shownParts().map(\.text)) {
      case .fits: return .pass
      case .others(let ranges):
        let first = ranges.first.map { answer.utf8Part($0).quoted } ?? "a word"
        let others = ranges.count > 1 ? " (and \(ranges.count - 1) more)" : ""
        return .fail(
          "other-script", "\(first)\(others) has letters that are not \(system.name)",
          ranges.map { .init(in: place, $0) })
      case .otherChinese(let ranges):
        return .fail(
          "other-script", "the answer has characters that \(system.name) writes differently",
          ranges.map { .init(in: place, $0) })
      case .onlyShown:
        return .undecided(
          "only-shown-words", "the answer has no letters but those of what the model was shown")
      case .noLetters:
        return .undecided("no-letters", "the answer has no letters")
      }
    }
  }

  var labelValue: String? { system.name }
}
