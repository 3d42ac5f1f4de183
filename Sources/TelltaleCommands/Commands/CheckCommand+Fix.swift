import SourceText
import TelltaleKit
import TelltaleReports
import TelltaleSystem
import Terminal
import TextDiff

/// What became of the repairs of a project.
struct RepairOutcome {
  /// The files that were written, as they are shown.
  var paths: [String] = []

  /// What the command exits with at best; `nil` where nothing hinders.
  var code: ExitCode?
}

extension CheckCommand {
  /// Shows what can be repaired, asks, and writes it.
  func repair(_ project: Project, in context: CommandContext) -> RepairOutcome {
    let repairs = project.repairs()
    guard !repairs.isEmpty else { return RepairOutcome() }
    let style =
      format == .text
      ? context.outputStyle(self.project.color) : context.errorStyle(self.project.color)
    let say = format == .text ? context.write : context.warn
    for repair in repairs { say(style.difference(of: repair) + "\n") }
    guard isAgreed(repairs, in: context) else { return RepairOutcome(code: .badInput) }
    var outcome = RepairOutcome()
    for repair in repairs {
      let path = repair.original.path.safeOnOneLine
      do {
        try project.write(repair)
        outcome.paths.append(repair.original.path)
        say("Repaired \(path): \(repair.count.counted("problem"))\n")
      } catch {
        context.warn("error: \(error.description.safeOnOneLine)\n")
        outcome.code = .couldNotWrite
      }
    }
    say("\n")
    return outcome
  }

  /// Whether a person wants the repairs written: by a flag, or by an answer.
  private func isAgreed(_ repairs: [SuiteRepair], in context: CommandContext) -> Bool {
    if isConfirmed { return true }
    guard !context.isCI, context.isInputTerminal else {
      context.warn(
        context.isCI
          ? "nothing was written: CI is set\n\nhelp: repair on your machine, or pass --yes\n\n"
          : "nothing was written: nobody is at a terminal\n\nhelp: pass --yes to write\n\n")
      return false
    }
    let count = repairs.reduce(0) { $0 + $1.count }.counted("problem")
    context.warn("Repair \(count) in \(repairs.count.counted("file"))? [y/N] ")
    let answer = context.readLine() ?? ""
    if ["y", "yes"].contains(answer.lowercased()) { return true }
    context.warn("nothing was written\n\n")
    return false
  }
}

extension Style {
  /// What a repair changes, line by line.
  fileprivate func difference(of repair: SuiteRepair) -> String {
    let lines = UnifiedDiff.lines(
      from: repair.original.text, to: repair.repaired.text, path: repair.original.path)
    return lines.enumerated().map { index, line in
      let text = line.safeForTerminal
      if index < 2 { return self(.emphasis, text) + "\n" }
      let role: Role? =
        switch text.first {
        case "+": .added
        case "-": .removed
        case "@": .context
        default: nil
        }
      return (role.map { self($0, text) } ?? text) + "\n"
    }.joined()
  }
}
