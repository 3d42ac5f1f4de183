import Arguments
import SourceText
import TelltaleKit
import TelltaleReports
import TelltaleSystem
import Terminal

/// Makes results of a stored run the baselines.
struct AcceptCommand: SelectingCommand {
  var project = ProjectOptions()
  var selection = SelectionOptions()
  var run: String?
  var acceptsFailing = false
  var reason: String?
  var isConfirmed = false
  var baselines: String?

  static let name = "accept"
  static let summary = "Make the results of the last run the baselines"
  static let discussion = """
    Takes the selected cells of a stored run, all by default, and writes baselines/. Cells that
    could not be judged, that fail, or whose baseline changed after the run are refused; failing
    ones are taken with --failing and --reason. With CI set, or where nobody is at a terminal,
    nothing is written without --yes.
    """
  static let examples = [
    "accept", "accept --suite receipts --model 'afm-3*'",
    "accept --case total-nl --failing --reason 'AFM 2 needs the rule'",
  ]
  static var arguments: [Argument<Self>] {
    selectionArguments
      + [
        .option("run", sets: \.run, valueName: "run", help: "The run; the newest by default"),
        .flag("failing", sets: \.acceptsFailing, help: "Also accept cells that fail"),
        .option(
          "reason", sets: \.reason, valueName: "text", help: "Why failing cells are accepted"),
        .flag(
          "yes", short: "y", sets: \.isConfirmed, help: "Write even in CI or without a terminal"),
        .option(
          "baselines", sets: \.baselines, valueName: "dir",
          help: "Write the baselines in this folder"),
      ] + projectArguments
  }

  func run(in context: CommandContext) async throws -> ExitCode {
    if acceptsFailing, reason?.isEmpty ?? true {
      throw ArgumentError("'--failing' needs '--reason'", help: "say why the failure is accepted")
    }
    if reason != nil, !acceptsFailing {
      throw ArgumentError("'--reason' goes with '--failing'")
    }
    let project = try Project.load(self.project, in: context)
    let run = try project.storedRun(self.run)
    let wanted = Set(try project.selected(selection, of: run).map(\.id))
    let acceptance = Acceptance(failingReason: acceptsFailing ? reason : nil)
    let store = project.baselineStore(baselines)
    do {
      let lock = try store.lock()
      let stored = try StoredBaselines(store, style: context)
      let result = acceptance.accept(
        run, selecting: { wanted.contains($0.id) }, into: stored.entries.map(\.baseline),
        ledgers: stored.ledgers, formerNames: project.formerNames)
      guard mayWrite(result, in: context) else {
        throw CommandFailure(
          .badInput,
          context.isCI
            ? "baselines are not written when CI is set"
            : "baselines are not written where nobody is at a terminal",
          help: "run it on your machine and commit the result, or pass --yes")
      }
      for baseline in result.baselines { try store.write(baseline, holding: lock) }
      for ledger in result.ledgers { try store.write(ledger, holding: lock) }
      report(result, store: store, in: context)
      return result.refused.isEmpty ? .success : .badInput
    } catch let error as FileError {
      throw CommandFailure(.couldNotWrite, error.description)
    }
  }

  /// Whether a person asked for the writing, by a flag or at a terminal.
  private func mayWrite(_ result: Acceptance.Result, in context: CommandContext) -> Bool {
    result.accepted.isEmpty || isConfirmed || (!context.isCI && context.isOutputTerminal)
  }

  /// Says file by file what was written, then what was refused.
  private func report(
    _ result: Acceptance.Result, store: BaselineStore, in context: CommandContext
  ) {
    var lines: [String] = []
    for baseline in result.baselines {
      let cases = result.accepted
        .filter { $0.suite == baseline.suite && $0.model == baseline.model }
      let path = store.displayPath(suite: baseline.suite, model: baseline.model)
      let names = cases.prefix(3).map(\.caseName).joined(separator: ", ")
      let more = cases.count > 3 ? ", and \(cases.count - 3) more" : ""
      lines.append("Accepted \(path): \(cases.count.counted("cell")): \(names)\(more)")
    }
    let unchanged = result.unchanged.count
    if unchanged > 0 {
      lines.append(
        "\(unchanged.counted("cell")) \(unchanged == 1 ? "was" : "were") as accepted already")
    }
    if !result.accepted.isEmpty {
      let files = result.baselines.count.counted("file")
      lines.append(
        "\(result.accepted.count.counted("cell")) accepted into \(files); review with `git diff \(store.displayFolder)`"
      )
    }
    context.write(lines.map { $0.safeOnOneLine + "\n" }.joined())
    guard !result.refused.isEmpty else { return }
    var errors = ["error: \(result.refused.count.counted("cell")) not accepted"]
    for refusal in result.refused.prefix(20) {
      errors.append("  \(refusal.cell): \(refusal.reason.rawValue)")
    }
    if result.refused.count > 20 { errors.append("  and \(result.refused.count - 20) more") }
    if result.refused.contains(where: { $0.reason == .failing }) {
      errors.append(
        "\nhelp: mend the prompt, or accept them all the same with --failing --reason TEXT")
    } else if result.refused.contains(where: { $0.reason == .stale }) {
      errors.append("\nhelp: run again, so that the newest baselines are compared")
    }
    context.warn(errors.map { $0.safeForTerminal + "\n" }.joined())
  }
}

extension Project {
  /// The former name of each case that has one, by suite and case.
  fileprivate var formerNames: [String: [String: String]] {
    Dictionary(
      suites.map { suite in
        (
          suite.name,
          Dictionary(
            suite.cases.compactMap { subject in subject.formerName.map { (subject.name, $0) } }
          ) { first, _ in first }
        )
      }
    ) { first, _ in first }
  }
}
