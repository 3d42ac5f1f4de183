import TelltaleKit
import TelltaleReports
import Terminal

/// An assertion's documentation, made from its own usage.
struct AssertionDocumentation {
  var usage: AssertionUsage

  /// The documentation as it is printed on a terminal.
  func text(style: Style) -> String {
    var lines = [style(.emphasis, usage.name), "  \(usage.summary)", ""]
    if !usage.forms.isEmpty { lines += usage.forms.lines(style: style) + [""] }
    for example in usage.examples {
      let line = ExampleLine(
        item: example.item, verdict: example.verdict, reason: example.reason)
      lines += line.lines(of: Self.setting(of: example.subject), width: 10, style: style)
    }
    return lines.joined(separator: "\n") + "\n"
  }

  /// The documentation as a section of Markdown.
  var markdown: String {
    var lines = ["## `\(usage.name)`", "", usage.summary, ""]
    if !usage.forms.isEmpty { lines += usage.forms.markdownLines + [""] }
    lines += ["| verdict | assertion | answer and setting |", "| --- | --- | --- |"]
    for example in usage.examples {
      let reason = example.reason.map { " (`\($0)`)" } ?? ""
      let setting = Self.setting(of: example.subject)
        .map { "\($0.name): `\($0.value.safeOnOneLine.tableCell)`" }.joined(separator: "<br>")
      lines.append(
        "| \(example.verdict.rawValue)\(reason) | `- \(example.item.tableCell)` | \(setting) |")
    }
    return lines.joined(separator: "\n") + "\n"
  }

  /// What the example's answer stands in, named.
  private static func setting(of subject: AssertionSubject) -> [(name: String, value: String)] {
    var rows: [(name: String, value: String)] = []
    if let question = subject.question { rows.append(("question", question)) }
    if !subject.instructions.isEmpty { rows.append(("rules", subject.instructions)) }
    for passage in subject.passages {
      let parts = [passage.title, passage.heading, passage.text].compactMap { $0 }
      rows.append(("passage", parts.joined(separator: " / ")))
    }
    if let language = subject.language { rows.append(("language", language)) }
    rows += subject.circumstances.rows
    switch subject.outcome.answer {
    case .text(let text)?: rows.append(("answer", text))
    case .guided(let value)?: rows.append(("answer", value.json))
    case nil: rows.append(("outcome", subject.outcome.kind.rawValue))
    }
    return rows
  }

  /// The page of all assertions.
  static func page(
    of registry: AssertionRegistry, aboutSuites suiteRegistry: SuiteAssertionRegistry
  ) -> String {
    let usages = registry.names.compactMap { name in registry[name].map { $0.usage } }
    let head = """
      # Assertions

      Made by `telltale explain --markdown` from the assertions themselves: each example here is
      also a test. Verdicts are pass, fail, undecided (too little evidence; it fails nothing unless
      the run is strict) and error (could not be judged).

      """
    let suiteUsages = suiteRegistry.names.compactMap { name in
      suiteRegistry[name].map { $0.usage }
    }
    let suiteHead = """
      # About all answers of a model

      These stand under `assert-suite`, and judge what a model made of a whole suite with one prompt
      version: once, when all its cases are judged. Skipped and observed cases do not count.

      """
    return
      ([head] + usages.map { AssertionDocumentation(usage: $0).markdown } + [suiteHead]
      + suiteUsages.map { SuiteAssertionDocumentation(usage: $0).markdown })
      .joined(separator: "\n")
  }
}

extension Circumstances {
  /// What is known, named.
  fileprivate var rows: [(name: String, value: String)] {
    var rows: [(name: String, value: String)] = []
    if let answeredBy { rows.append(("answered by", answeredBy.rawValue)) }
    if let usage {
      rows.append(("tokens", "\(usage.request) read, \(usage.response) written"))
    }
    if let requestSize {
      let room = requestSize.maximumResponseTokens.map { ", \($0) for the answer" } ?? ""
      rows.append(("request", "\(requestSize.tokens) tokens\(room)"))
      rows.append(("window", contextSize.map { "\($0) tokens" } ?? "not known"))
    }
    if let source { rows.append(("model", source.rawValue)) }
    if let duration { rows.append(("seconds", "\(duration)")) }
    if let firstToken { rows.append(("first token", "\(firstToken) s")) }
    if let retrieval {
      let titles = retrieval.ranking.map { retrieval.collection.passages[$0].title ?? "" }
      let ranking = titles.enumerated().map { "\($0 + 1) \($1)" }.joined(separator: ", ")
      rows.append(
        ("found", titles.isEmpty ? "nothing" : "\(ranking); \(retrieval.taken.count) taken"))
    }
    return rows
  }
}
