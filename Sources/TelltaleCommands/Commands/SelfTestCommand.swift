import Arguments
import TelltaleKit
import TelltaleReports
import Terminal

/// Measures how often the gate calls a regression where nothing changed.
struct SelfTestCommand: SelectingCommand {
  /// How the result is written.
  enum Format: String, CaseIterable, ArgumentValue {
    case text, json
  }

  var project = ProjectOptions()
  var selection = SelectionOptions()
  var rounds = 2
  var repeatCount: Int?
  var confirming: Int?
  var jobs: Int?
  var baselines: String?
  var isStrict = false
  var format = Format.text
  var allowsNothing = false

  static let name = "selftest"
  static let summary = "Compare suites with themselves: how often does the gate cry wolf?"
  static let discussion = """
    Puts the selected cells to their models twice, with other trials each time, and compares the
    second answers with the first by the gate's rule, as if those had been accepted. Whatever
    regresses is a false alarm. More rounds measure better; each two make one comparison. A cell
    that has a baseline is given as many trials in its place. Writes nothing. Exits with 1 when
    there are more false alarms than promised, and with 3 when cells could not be judged.
    """
  static let examples = [
    "selftest", "selftest --suite receipts --rounds 20", "selftest --repeat 3 --format json",
  ]
  static var arguments: [Argument<Self>] {
    selectionArguments
      + [
        .option(
          "rounds", sets: \.rounds, valueName: "n",
          help: "How many times the cells are run, an even number; 2 by default"),
        .option(
          "repeat", sets: \.repeatCount, valueName: "n",
          help: "How many trials each cell has, instead of what its suite says"),
        .option(
          "confirm", sets: \.confirming, valueName: "n",
          help: "How many fresh trials a cell gets that looks worse; 10 by default, 0 for none"),
        .flag("strict", sets: \.isStrict, help: "Count undecided as failed"),
        .option(
          "baselines", sets: \.baselines, valueName: "dir",
          help: "Take the numbers of trials from the baselines in this folder"),
        .option(
          "jobs", short: "j", sets: \.jobs, valueName: "n",
          help: "How many cells run at once; as many as cores by default"),
        .option("format", sets: \.format, valueName: "format", help: "How to write the result"),
        .flag("allow-empty", sets: \.allowsNothing, help: "Exit with 0 when nothing matches"),
      ] + projectArguments
  }

  func run(in context: CommandContext) async throws -> ExitCode {
    try checkNumbers()
    let project = try Project.load(self.project, paths: selection.paths, in: context)
    let plan = try project.plan(selection, repeatCount: repeatCount, in: context)
    guard !plan.cells.isEmpty else {
      return try project.nothingSelected(selection, allowsNothing: allowsNothing, in: context)
    }
    let stored = try StoredBaselines(project.baselineStore(baselines), style: context)
    let policy = GatePolicy(
      isStrict: isStrict, confirming: confirming ?? GatePolicy.defaultConfirming)
    let test = SelfTest(
      plan: plan, policy: policy, comparisons: rounds / 2,
      jobs: jobs ?? project.settings.jobs ?? context.coreCount,
      baselineTrials: { id in
        stored.baseline(suite: id.suite, model: id.model)?
          .cell(caseName: id.caseName, prompt: id.prompt)?.trialCount
      }, clock: context.clock)
    var line = StatusLine(
      columns: context.width, isEnabled: context.isErrorTerminal && !context.isCI,
      write: context.warn)
    let result = await test.measure { count in
      line.show("   Comparing \(count)/\(rounds / 2)", at: ContinuousClock.now)
    }
    line.clear()
    let code: ExitCode =
      result.isBroken ? .gateFailed : result.unjudged > 0 ? .couldNotJudge : .success
    let report = SelfTestReport(result)
    switch format {
    case .text:
      context.write(
        report.text(
          exitCode: code.rawValue, width: context.width,
          style: context.outputStyle(self.project.color)))
    case .json: context.write(report.json(exitCode: code.rawValue))
    }
    return code
  }

  private func checkNumbers() throws(ArgumentError) {
    if rounds < 2 || rounds % 2 != 0 {
      throw ArgumentError(
        "'\(rounds)' is not a value for '--rounds'", help: "an even number, at least 2")
    }
    for (name, value, least) in [
      ("jobs", jobs, 1), ("repeat", repeatCount, 1), ("confirm", confirming, 0),
    ] {
      if let value, value < least {
        throw ArgumentError("'\(value)' is not a value for '--\(name)'", help: "at least \(least)")
      }
    }
  }
}
