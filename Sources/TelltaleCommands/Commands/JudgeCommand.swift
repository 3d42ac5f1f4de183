import Arguments
import SourceText
import SuiteSyntax
import TelltaleKit
import Terminal

/// Applies assertions to texts without a suite.
struct JudgeCommand: Subcommand {
  var jsonLines: String?
  var assertions: [String] = []
  var question: String?
  var answer: String?
  var passages: [String] = []
  var headings: [String] = []
  var titles: [String] = []
  var instructions: String?
  var language: String?
  var region: String?
  var reference: String?

  static let name = "judge"
  static let summary = "Apply assertions to texts without a suite"
  static let discussion = """
    With --jsonl, reads one JSON object a line and answers each with one line, in order:

      in:  {"id":"1","assertion":"currency-kept","question":"Wat is het totaal?","answer":"22,41",
            "passages":[{"title":"Bon","heading":"Bon, 12 maart 2026","text":"Totaal € 22,41"}]}
      out: {"id":"1","verdict":"fail","reason":"currency-dropped","message":"…","evidence":[…]}

    "assertion" is what stands in a suite; "answer" is text or an object. Also read: instructions,
    history, language, region, document-language, reference, outcome. A line that cannot be read is
    answered with the verdict "error" and does not end the stream.
    """
  static let examples = [
    "judge --jsonl -",
    "judge --assert 'contains: \"22,41\"' --answer 'Het totaal is € 22,41.'",
  ]
  static let arguments: [Argument<JudgeCommand>] = [
    .option(
      "jsonl", sets: \.jsonLines, valueName: "file",
      help: "Read JSON lines from this file; - is standard input"),
    .option(
      "assert", short: "a", appendsTo: \.assertions, valueName: "item",
      help: "An assertion as it stands in a suite; may be repeated"),
    .option("answer", sets: \.answer, valueName: "text", help: "The answer to judge"),
    .option("question", sets: \.question, valueName: "text", help: "The user's question"),
    .option(
      "passage", appendsTo: \.passages, valueName: "text",
      help: "A passage that the model was shown; may be repeated"),
    .option(
      "heading", appendsTo: \.headings, valueName: "text",
      help: "The heading of the passage at the same place"),
    .option(
      "title", appendsTo: \.titles, valueName: "text",
      help: "The title of the passage at the same place"),
    .option("instructions", sets: \.instructions, valueName: "text", help: "The instructions"),
    .option(
      "language", sets: \.language, valueName: "tag", help: "The conversation's language, as nl"),
    .option("region", sets: \.region, valueName: "code", help: "The conversation's region, as CA"),
    .option("reference", sets: \.reference, valueName: "text", help: "A good answer"),
  ]

  func run(in context: CommandContext) async throws -> ExitCode {
    if let jsonLines {
      try context.forEachLine(of: jsonLines) { line in
        let judged = JudgedLine(line)
        context.answer(judged.json, remarks: judged.remarks)
      }
      return .success
    }
    guard !assertions.isEmpty, let answer else {
      throw ArgumentError(
        "nothing to judge", help: "give --assert and --answer, or --jsonl - for many")
    }
    let passages = passages.indices.map { index in
      Passage(
        title: titles.indices.contains(index) ? titles[index] : nil,
        heading: headings.indices.contains(index) ? headings[index] : nil,
        text: self.passages[index])
    }
    let subject = AssertionSubject(
      outcome: .answered(.text(answer)), question: question, passages: passages,
      instructions: instructions ?? "", language: language, region: region,
      reference: reference)
    var verdicts: [Verdict] = []
    for text in assertions {
      let item = try item(text, style: context)
      let judgement = item.judge(subject)
      verdicts.append(judgement.verdict)
      let detail = [judgement.reason, judgement.message].filter { !$0.isEmpty }
        .joined(separator: ": ")
      let line =
        "\(judgement.verdict.rawValue)  \(item.label)" + (detail.isEmpty ? "" : "  \(detail)")
      context.write(line.safeOnOneLine + "\n")
    }
    if verdicts.contains(.fail) { return .gateFailed }
    return verdicts.contains(.error) ? .couldNotJudge : .success
  }

  /// Reads an assertion from the command line.
  private func item(
    _ text: String, style context: CommandContext
  ) throws(CommandFailure) -> AssertionItem {
    let file = SourceFile(path: "--assert", text: text)
    let parsed = SuiteParser.parse(file)
    var problems = DiagnosticReport(style: context.errorStyle(.auto))
    problems.add(parsed.diagnostics, in: file)
    if let root = parsed.root {
      do {
        return try AssertionReader().item(root)
      } catch {
        problems.add([error.diagnostic(in: root.range)], in: file)
      }
    }
    throw problems.failure("nothing was judged")
  }
}
