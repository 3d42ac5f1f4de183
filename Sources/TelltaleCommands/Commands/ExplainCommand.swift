import Arguments
import SourceText
import TelltaleKit
import TelltaleReports
import Terminal

/// Explains an assertion, a simulated behaviour, a model, an exit code, or a cell.
struct ExplainCommand: ProjectCommand {
  var project = ProjectOptions()
  var topic: String?
  var run: String?
  var isMarkdown = false

  static let name = "explain"
  static let summary =
    "Explain an assertion, a behaviour, a model, an exit code, or a cell of the last run"
  static let discussion = """
    Without a name, lists what there is to explain. A cell is named as in `telltale list`:
    suite/case@model. It shows the prompt as it was sent, the answer, and each verdict with its
    evidence. With --markdown, prints the page of all assertions, and with the name `behaviours`
    that of the simulated models' faults.
    """
  static let examples = [
    "explain currency-kept", "explain 'ask-documents/total-nl@afm-2'", "explain 3",
  ]
  static var arguments: [Argument<Self>] {
    [
      .positional("name", sets: \.topic, help: "What to explain"),
      .option("run", sets: \.run, valueName: "run", help: "The run that a cell is looked up in"),
      .flag(
        "markdown", sets: \.isMarkdown,
        help: "Print the page of all assertions, or of all behaviours, as Markdown"),
    ] + projectArguments
  }

  func run(in context: CommandContext) async throws -> ExitCode {
    let style = context.outputStyle(project.color)
    let registry = AssertionRegistry()
    let suiteRegistry = SuiteAssertionRegistry()
    if isMarkdown {
      if topic == "behaviours" {
        context.write(BehaviourDocumentation.page)
        return .success
      }
      context.write(AssertionDocumentation.page(of: registry, aboutSuites: suiteRegistry))
      return .success
    }
    guard let topic else {
      let topics = Topics(
        registry: registry, suiteRegistry: suiteRegistry,
        models: ModelDocumentation.all(of: Project.readSettings(project, in: context)))
      context.write(topics.listing(style: style))
      return .success
    }
    if let type = registry[topic] {
      context.write(AssertionDocumentation(usage: type.usage).text(style: style))
      return .success
    }
    if let type = suiteRegistry[topic] {
      context.write(SuiteAssertionDocumentation(usage: type.usage).text(style: style))
      return .success
    }
    if let number = Int32(topic), let code = ExitCode(rawValue: number) {
      context.write("exit code \(number): \(code.meaning)\n")
      return .success
    }
    let models = ModelDocumentation.all(of: Project.readSettings(project, in: context))
    if let model = models.first(where: { $0.id.rawValue == topic }) {
      context.write(model.text(style: style))
      return .success
    }
    if let behaviour = BehaviourDocumentation.all.first(where: { $0.name == topic }) {
      context.write(behaviour.text(style: style))
      return .success
    }
    if topic.contains("/") || topic.contains("@") {
      return try explainCell(topic, style: style, in: context)
    }
    let names =
      registry.names + suiteRegistry.names + BehaviourDocumentation.all.map(\.name)
      + models.map(\.id.rawValue)
    throw CommandFailure(
      .badInput, "there is nothing called '\(topic)'",
      help: topic.nearest(among: names).map { "did you mean '\($0)'?" }
        ?? "`telltale explain` lists what there is")
  }

  private func explainCell(
    _ topic: String, style: Style, in context: CommandContext
  ) throws(CommandFailure) -> ExitCode {
    let project = Project.location(self.project, in: context)
    let run = try project.storedRun(self.run)
    let names = run.cells.map(\.id.description)
    let cells = run.cells.filter { cell in
      cell.id.description == topic || "\(cell.id.suite)/\(cell.id.caseName)" == topic
    }
    guard !cells.isEmpty else {
      throw CommandFailure(
        .nothingSelected, "the run \(run.id) has no cell '\(topic)'",
        help: topic.nearest(among: names).map { "did you mean '\($0)'?" }
          ?? "`telltale list` shows the cells")
    }
    for cell in cells {
      context.write(CellExplanation(cell: cell, run: run).text(style: style) + "\n")
    }
    return .success
  }
}

/// What there is to explain.
private struct Topics {
  var registry: AssertionRegistry
  var suiteRegistry: SuiteAssertionRegistry
  var models: [ModelDocumentation]

  func listing(style: Style) -> String {
    var rows: [(title: String, rows: [(String, String)])] = []
    rows.append(
      (
        "Assertions",
        registry.names.compactMap { name in registry[name].map { (name, $0.usage.summary) } }
      ))
    rows.append(
      (
        "Assertions about all answers of a model",
        suiteRegistry.names.compactMap { name in
          suiteRegistry[name].map { (name, $0.usage.summary.firstSentence) }
        }
      ))
    rows.append(
      (
        "Behaviours of the simulated models",
        BehaviourDocumentation.all.map { ($0.name, $0.summary) }
      ))
    rows.append(("Models", models.map { ($0.id.rawValue, $0.summary) }))
    rows.append(("Exit codes", ExitCode.allCases.map { ("\($0.rawValue)", $0.meaning) }))
    let width = rows.flatMap { $0.rows.map(\.0.count) }.max() ?? 0
    return rows.map { section in
      ([style(.emphasis, section.title)]
        + section.rows.map { name, summary in
          "  \(name)\(String(repeating: " ", count: width - name.count))  \(summary)"
        }).joined(separator: "\n")
    }.joined(separator: "\n\n") + "\n"
  }
}

extension String {
  /// The text up to its first full stop before a space, that included.
  fileprivate var firstSentence: String {
    guard let end = firstRange(of: ". ") else { return self }
    return String(self[..<end.lowerBound]) + "."
  }
}
