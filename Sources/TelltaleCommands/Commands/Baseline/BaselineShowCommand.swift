import Arguments
import SourceText
import TelltaleKit
import TelltaleReports

/// Shows what was accepted of one cell.
struct BaselineShowCommand: ProjectCommand {
  var project = ProjectOptions()
  var baselines: String?
  var cell: String?

  static let name = "baseline show"
  static let summary = "Show what was accepted of one cell"
  static let examples = ["baseline show receipts/total-nl@afm-2"]
  static var arguments: [Argument<Self>] {
    [
      .positional("cell", sets: \.cell, help: "The cell's id, as `telltale list` prints it"),
      .option(
        "baselines", sets: \.baselines, valueName: "dir", help: "Look into this folder"),
    ] + projectArguments
  }

  func run(in context: CommandContext) async throws -> ExitCode {
    guard let cell else {
      throw ArgumentError("missing the cell", help: "`telltale baseline list` shows the files")
    }
    let project = try Project.loadSettings(self.project, in: context)
    let stored = try StoredBaselines(project.baselineStore(baselines), style: context)
    var names: [String] = []
    for (_, baseline) in stored.entries {
      for (caseName, cells) in baseline.cases {
        for found in cells {
          let id = CellID(
            suite: baseline.suite, caseName: caseName, prompt: found.prompt, model: baseline.model)
          guard id.description == cell else {
            names.append(id.description)
            continue
          }
          let prompt = stored.ledgers.first { $0.suite == baseline.suite }?
            .prompts[found.promptHash]
          let report = BaselineCellReport(id, found, of: baseline, prompt: prompt)
          context.write(
            report.text(width: context.width, style: context.outputStyle(self.project.color)))
          return .success
        }
      }
    }
    names.sort()
    throw CommandFailure(
      .nothingSelected, "nothing was accepted of '\(cell)'",
      help: cell.nearest(among: names).map { "did you mean '\($0)'?" }
        ?? "an id is suite/case@model; `telltale baseline list` shows the files")
  }
}
