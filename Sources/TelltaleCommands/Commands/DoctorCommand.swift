import Arguments
import TelltaleKit
import TelltaleReports
import TelltaleSystem
import Terminal

/// Looks over an installation, a project and its stored runs.
struct DoctorCommand: ProjectCommand {
  var project = ProjectOptions()
  var salvages = false

  static let name = "doctor"
  static let summary = "Check the project's folders and stored runs, and save what is damaged"
  static let discussion = """
    Reads the project, sees whether its folders can be written to, and looks every stored run over
    to its last page. With --salvage, what can be read of a damaged run is saved as a run of its own,
    which `run --resume=RUN` goes on with and `rescore RUN` judges. The newest runs are kept, older
    ones are removed at the end of each run. Exits with 2 where something is wrong.
    """
  static let examples = ["doctor", "doctor --salvage"]
  static var arguments: [Argument<Self>] {
    [.flag("salvage", sets: \.salvages, help: "Save what can be read of damaged runs")]
      + projectArguments
  }

  func run(in context: CommandContext) async throws -> ExitCode {
    var findings = Findings(context, color: project.color)
    findings.note("telltale", "\(CommandLineTool.version), run files of version \(RunFile.version)")
    let (read, problems) = Project.read(project, in: context)
    if problems.errorCount > 0 {
      findings.fail(
        "project", "\(problems.errorCount.counted("error")); `telltale check` shows them")
    } else {
      findings.note(
        "project",
        "\(read.suites.count.counted("suite")), \(read.models.count.counted("model"))")
    }
    for (name, path) in [
      ("runs", read.runs), ("reports", read.path(read.settings.reports)),
      ("baselines", read.baselines),
    ] {
      if let reason = PathQuery.obstacle(toWritingIn: path) { findings.fail(name, reason) }
    }
    try lookOver(read, &findings)
    return findings.isSound ? .success : .badInput
  }

  /// Looks over the stored runs.
  private func lookOver(_ project: Project, _ findings: inout Findings) throws {
    let paths: [String]
    do {
      paths = try RunFile.all(in: project.runs)
    } catch {
      findings.fail("runs", error.description)
      return
    }
    var unfinished = 0
    var sound = 0
    for path in paths {
      do {
        let run = try RunFile.verified(path)
        sound += 1
        if !run.isComplete { unfinished += 1 }
      } catch {
        findings.fail("run", error.description)
        if case .damaged = error { save(path, &findings) }
      }
    }
    findings.note(
      "runs",
      "\(sound) of \(paths.count.counted("run")) sound, \(unfinished) not complete; the newest "
        + "\(RunFile.keptRuns) are kept")
  }

  /// Saves what can be read of a damaged run, or says how.
  private func save(_ path: String, _ findings: inout Findings) {
    guard salvages else {
      findings.note("", "`telltale doctor --salvage` saves what can be read of it")
      return
    }
    do {
      let saved = try RunFile.salvage(path)
      let trials = saved.run.cells.reduce(0) { $0 + $1.trials.count }
      findings.note(
        "saved",
        "\(trials.counted("response")) in \(saved.run.cells.count.counted("cell")), "
          + "\(saved.lostCells) lost: \(saved.path); go on by `telltale run --resume=\(saved.run.id)`"
      )
    } catch {
      findings.fail("lost", error.description)
    }
  }
}

/// What was found, told line by line.
private struct Findings {
  private let context: CommandContext
  private let style: Style
  private(set) var isSound = true

  init(_ context: CommandContext, color: ColorChoice) {
    self.context = context
    style = context.outputStyle(color)
  }

  mutating func note(_ name: String, _ text: String) { tell(name, text, .success) }

  mutating func fail(_ name: String, _ text: String) {
    isSound = false
    tell(name, text, .failure)
  }

  private func tell(_ name: String, _ text: String, _ role: Style.Role) {
    let padding = String(repeating: " ", count: max(0, 12 - name.utf8.count))
    context.write("\(padding)\(style(role, name))  \(text.safeOnOneLine)\n")
  }
}
