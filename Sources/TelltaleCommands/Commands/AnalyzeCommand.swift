import Arguments
import SourceText
import TelltaleKit
import Terminal
import TextAnalysis

/// Shows what the text analysis sees in a text.
struct AnalyzeCommand: Subcommand {
  var text: String?
  var jsonLines: String?
  var only: [String] = []
  var languages: [String] = []
  var language: String?

  static let name = "analyze"
  static let summary = "Show what the text analysis sees: languages, amounts, dates, sentences"
  static let discussion = """
    Tells the language of a text, its amounts of money, other numbers, dates and sentences, and
    whether it answers, declines or says that something was not found.

    With --jsonl, reads one JSON object a line and answers each with one line, in order:

      in:  {"id":"1","text":"Het totaal is € 1.234,50","language":"nl"}
      out: {"id":"1","language":{"code":"nl","confidence":1.0,"ranking":[["nl",1.0]],…},
            "amounts":[{"amount":"1234.50","currency":"EUR","candidates":["EUR"],
            "readings":["1234.50"],"utf8":[14,26]}],…}

    "language" may be left out; it decides how amounts and dates are read. A line that cannot be
    read is answered with the verdict "error" and does not end the stream.
    """
  static let examples = [
    "analyze 'Het totaal is € 1.234,50.'",
    "analyze --jsonl - --only language,amounts",
  ]
  static let arguments: [Argument<AnalyzeCommand>] = [
    .positional("text", sets: \.text, help: "The text; - is standard input"),
    .option(
      "jsonl", sets: \.jsonLines, valueName: "file",
      help: "Read JSON lines from this file; - is standard input"),
    .option(
      "only", appendsTo: \.only, valueName: "parts",
      help: "Parts to show: language, amounts, numbers, dates, stance, sentences"),
    .option(
      "languages", appendsTo: \.languages, valueName: "codes",
      help: "The languages that a text may be in, as en,nl"),
    .option(
      "language", sets: \.language, valueName: "tag",
      help: "The language that the text is in, as nl or en-GB"),
  ]

  func run(in context: CommandContext) async throws -> ExitCode {
    let question = try question()
    if let jsonLines {
      guard text == nil, language == nil else {
        throw ArgumentError(
          "--jsonl reads the texts and their languages from its lines",
          help: "leave out \(text == nil ? "--language" : "the text")")
      }
      try context.forEachLine(of: jsonLines) { line in
        let analyzed = AnalyzedLine(line, question)
        context.answer(analyzed.json, remarks: analyzed.remarks)
      }
      return .success
    }
    guard let text else {
      throw ArgumentError(
        "nothing to analyze",
        help: "give a text, - for standard input, or --jsonl - for many texts")
    }
    let analyzed = AnalyzedText(
      text == "-" ? String(decoding: context.readInput(), as: UTF8.self) : text,
      language: language, question)
    for line in analyzed.lines { context.write(line.safeOnOneLine + "\n") }
    return .success
  }

  private func question() throws(ArgumentError) -> AnalyzedText.Question {
    var question = AnalyzedText.Question()
    let names = Self.items(of: only)
    if !names.isEmpty {
      question.parts = []
      let all = AnalyzedText.Part.allCases.map(\.rawValue)
      for name in names {
        guard let part = AnalyzedText.Part(rawValue: name) else {
          throw .unknown(name, for: "--only", among: all)
        }
        question.parts.insert(part)
      }
    }
    let codes = Self.items(of: languages)
    if !codes.isEmpty {
      for code in codes
      where !LanguageIdentifier.languages.contains(LanguageTag(code).language) {
        throw .unknown(code, for: "--languages", among: LanguageIdentifier.languages.sorted())
      }
      question.languages = codes
    }
    return question
  }

  private static func items(of lists: [String]) -> [String] {
    lists.flatMap { $0.split { $0 == "," || $0 == " " } }.map(String.init)
  }
}

extension ArgumentError {
  fileprivate static func unknown(
    _ name: String, for option: String, among names: [String]
  ) -> ArgumentError {
    ArgumentError(
      "\(option) does not know '\(name.safeOnOneLine)'",
      help: name.nearest(among: names).map { "did you mean '\($0)'?" }
        ?? "it knows \(names.joined(separator: ", "))")
  }
}

extension AnalyzedText {
  /// What was seen, for people: one thing a line.
  fileprivate var lines: [String] {
    let bytes = Array(text.utf8)
    func quoted(_ range: Range<Int>) -> String {
      String(decoding: bytes[range.clamped(to: 0..<bytes.count)], as: UTF8.self)
    }
    var lines: [String] = []
    func add(_ name: String, _ entries: [String], none: String = "none") {
      let entries = entries.isEmpty ? [none] : entries
      for (index, entry) in entries.enumerated() {
        let label = index == 0 ? name : ""
        lines.append(label + String(repeating: " ", count: 11 - label.count) + entry)
      }
    }
    if let language {
      let shares = language.likely.map { "\($0.code) \($0.rounded)" }.joined(separator: ", ")
      let words = language.evidence.map(quoted).joined(separator: ", ")
      let found = language.code ?? "too little to tell"
      let rest = [shares.isEmpty ? "" : "(\(shares))", words.isEmpty ? "" : "by: \(words)"]
      add("language", [([found] + rest.filter { !$0.isEmpty }).joined(separator: "  ")])
    }
    if let amounts {
      add(
        "amounts",
        amounts.map { amount in
          let currency = amount.currency ?? Self.names(of: amount.currencies)
          return entry(
            [amount.plainText ?? "no number", currency].joined(separator: " "),
            or: amount.readings.dropFirst().map { amount.plainText(of: $0) }, quoted(amount.range))
        })
    }
    if let numbers {
      add(
        "numbers",
        numbers.map { number in
          let value = number.readings.first?.description ?? "no number"
          return entry(
            number.kind == .plain ? value : "\(value) (\(number.kind.rawValue))",
            or: number.readings.dropFirst().map(\.description), quoted(number.range))
        })
    }
    if let dates {
      add(
        "dates",
        dates.map { date in
          entry(
            date.readings.first?.description ?? "",
            or: date.readings.dropFirst().map(\.description),
            quoted(date.range))
        })
    }
    if let stance {
      add("stance", [stance.kind.rawValue + (stance.range.map { "  “\(quoted($0))”" } ?? "")])
    }
    if let sentences {
      add("sentences", sentences.enumerated().map { "\($0 + 1)  \(quoted($1))" })
    }
    return lines
  }

  /// The first of many, for a sign such as `$`.
  private static func names(of currencies: [String]) -> String {
    guard currencies.count > 3 else { return currencies.joined(separator: " or ") }
    return currencies.prefix(2).joined(separator: " or ") + " or \(currencies.count - 2) others"
  }

  private func entry(_ value: String, or others: [String], _ source: String) -> String {
    let rest = others.isEmpty ? "" : ", or \(others.joined(separator: ", "))"
    return "\(value)\(rest)  “\(source)”"
  }
}
