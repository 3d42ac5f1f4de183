import Hashing
import TelltaleKit
import TelltaleReports
import TelltaleSystem
import Terminal

/// What accepting has written and refused, for a person.
struct AcceptanceReport {
  private let result: Acceptance.Result
  private let store: BaselineStore

  /// The most refusals that are named.
  private static let maximumNamed = 20

  /// Creates a report.
  init(_ result: Acceptance.Result, store: BaselineStore) {
    self.result = result
    self.store = store
  }

  /// What was written, file by file; empty where nothing was.
  var text: String {
    var lines = result.baselines.map { line(of: $0) }
    lines += result.ledgers.map { ledger in
      let path = store.displayPathOfPrompts(ofSuite: ledger.suite)
      return "Accepted \(path): \(ledger.prompts.count.counted("prompt"))"
    }
    let unchanged = result.unchanged.count
    if unchanged > 0 {
      lines.append(
        "\(unchanged.counted("cell")) \(unchanged == 1 ? "was" : "were") as accepted already")
    }
    if !result.accepted.isEmpty {
      let files = result.baselines.count.counted("file")
      lines.append(
        "\(result.accepted.count.counted("cell")) accepted into \(files); "
          + "review with `git diff \(store.displayFolder)`")
    }
    return lines.map { $0.safeOnOneLine + "\n" }.joined()
  }

  /// What tells a stored cell from another, as 12 hexadecimal digits.
  private static func hash(_ cell: BaselineCell?) -> String {
    cell.map { ContentHash.short($0.suiteValue.json) } ?? "none"
  }

  private func line(of baseline: Baseline) -> String {
    let cells = result.accepted
      .filter { $0.suite == baseline.suite && $0.model == baseline.model }
    let path = store.displayPath(suite: baseline.suite, model: baseline.model)
    let names = cells.prefix(3).map(\.caseName).joined(separator: ", ")
    let more = cells.count > 3 ? ", and \(cells.count - 3) more" : ""
    return "Accepted \(path): \(cells.count.counted("cell")): \(names)\(more)"
  }

  /// What was refused and what to do about it; empty where nothing was.
  var refusals: String {
    guard !result.refused.isEmpty else { return "" }
    var lines = ["error: \(result.refused.count.counted("cell")) not accepted"]
    for refusal in result.refused.prefix(Self.maximumNamed) {
      var line = "  \(refusal.cell): \(refusal.reason.rawValue)"
      if refusal.reason == .stale {
        line += " (\(Self.hash(refusal.seen)) then, \(Self.hash(refusal.stored)) now)"
      }
      lines.append(line)
    }
    let left = result.refused.count - Self.maximumNamed
    if left > 0 { lines.append("  and \(left) more") }
    let reasons = Set(result.refused.map(\.reason))
    var help: [String] = []
    if reasons.contains(.failing) {
      help.append("mend the prompt, or accept what fails with --failing --reason TEXT")
    }
    if reasons.contains(.errored) || reasons.contains(.superseded) {
      help.append("run again what could not be judged")
    }
    if reasons.contains(.stale) || reasons.contains(.outdated) {
      help.append("run again, so that the newest suites and baselines are compared")
    }
    if reasons == [.superseded] { help = ["look at what is pending now: telltale pending"] }
    lines += help.enumerated().map { $0 == 0 ? "\nhelp: \($1)" : "      \($1)" }
    return lines.map { $0.safeForTerminal + "\n" }.joined()
  }
}

extension CommandFailure {
  /// Nobody asked for baselines to be written.
  static func notAsked(in context: CommandContext) -> CommandFailure {
    CommandFailure(
      .badInput,
      context.isCI
        ? "baselines are not written when CI is set"
        : "baselines are not written where nobody is at a terminal",
      help: "run it on your machine and commit the result, or pass --yes")
  }
}

extension PendingDecisions {
  /// What is said where there is nothing to decide.
  static func nothingPending(isEverything: Bool) -> String {
    isEverything ? "nothing is pending\n" : "nothing of what is selected is pending\n"
  }

  /// Refuses to decide where no run has ever been.
  func checkThereWasARun() throws(CommandFailure) {
    if pendingStore.exists { return }
    _ = try project.runPath(nil)
  }
}
