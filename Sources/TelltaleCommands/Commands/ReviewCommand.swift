import Arguments
import Reviewing
import TelltaleKit
import TelltaleReports
import TelltaleSystem
import Terminal

/// Walks through pending changes, one at a time.
struct ReviewCommand: SelectingCommand {
  var project = ProjectOptions()
  var selection = SelectionOptions()
  var isConfirmed = false
  var baselines: String?

  static let name = "review"
  static let summary = "Walk through pending changes: accept, reject or skip each"
  static let discussion = """
    Shows one change at a time: what was asked, the words that differ, what the assertions say and
    why it changed. Needs a terminal. What is decided is written at the end, also when you quit
    before: a = accept, r = reject, s = skip, A R S = all of the same kind, = and then one of them
    = all that say the same, b = back, d = all of it, ? = help, q = quit.
    """
  static let examples = ["review", "review --suite receipts --model 'afm-3*'"]
  static var arguments: [Argument<Self>] {
    selectionArguments
      + [
        .flag("yes", short: "y", sets: \.isConfirmed, help: "Write baselines even with CI set"),
        .option(
          "baselines", sets: \.baselines, valueName: "dir",
          help: "Decide on what was compared with the baselines in this folder"),
      ] + projectArguments
  }

  func run(in context: CommandContext) async throws -> ExitCode {
    let project = try Project.load(self.project, in: context)
    let decisions = try PendingDecisions(project, baselines: baselines, in: context)
    try decisions.checkThereWasARun()
    let (items, refusals) = try decisions.reviewable(try decisions.selected(selection), in: context)
    guard !items.isEmpty else {
      context.write(PendingDecisions.nothingPending(isEverything: decisions.items.isEmpty))
      return .success
    }
    guard !context.isCI || isConfirmed else { throw CommandFailure.notAsked(in: context) }
    guard context.isInputTerminal, context.isOutputTerminal,
      context.environment["TERM", default: "dumb"] != "dumb",
      let terminal = context.openTerminal()
    else {
      let entries = items.map {
        PendingReport.Entry($0.change, refusal: refusals[$0.change.cell])
      }
      context.write(
        PendingReport(entries).text(
          width: context.width, style: context.outputStyle(self.project.color)))
      throw CommandFailure(
        .badInput, "review needs a terminal",
        help: "decide with `telltale accept` and `telltale reject`, which take a selection")
    }
    let changes = items.map { item in
      ReviewedChange(
        item.cell, of: decisions.runs[item.run],
        refusal: refusals[item.change.cell].flatMap { $0 == .failing ? nil : $0.rawValue })
    }
    let screen = ReviewScreen(changes, style: context.outputStyle(self.project.color))
    let (review, signal) = screen.walk(Review(Self.items(changes)), on: terminal)
    terminal.close()
    return try write(review, signal: signal, of: items, decisions, in: context)
  }

  /// The changes as far as deciding on them goes.
  private static func items(_ changes: [ReviewedChange]) -> [ReviewItem] {
    var numbers: [AnyHashable: Int] = [:]
    func number(_ value: AnyHashable) -> Int {
      if let known = numbers[value] { return known }
      numbers[value] = numbers.count
      return numbers.count - 1
    }
    return changes.map { change in
      ReviewItem(
        kind: number(change.kind), difference: number(change.difference),
        needsReason: change.isFailing, refusal: change.refusal)
    }
  }

  /// Writes what was decided and says so.
  private func write(
    _ review: Review, signal: Int32?, of items: [PendingDecisions.Item],
    _ decisions: PendingDecisions, in context: CommandContext
  ) throws -> ExitCode {
    var accepted: [PendingDecisions.Accepted] = []
    var rejected: [PendingDecisions.Item] = []
    for (item, decision) in zip(items, review.decisions) {
      switch decision {
      case .accept(let reason)?: accepted.append(.init(item: item, reason: reason))
      case .reject?: rejected.append(item)
      case .skip?, nil: break
      }
    }
    var result = Acceptance.Result()
    if !accepted.isEmpty || !rejected.isEmpty {
      result = try decisions.write(
        accepted, rejecting: rejected, mayWrite: { _ throws(CommandFailure) in }, in: context)
    }
    let report = AcceptanceReport(result, store: decisions.store)
    context.write(report.text)
    if !rejected.isEmpty { context.write(PendingDecisions.rejected(rejected.map(\.change.cell))) }
    let left = items.count - accepted.count - rejected.count + result.refused.count
    context.write(
      left == 0 ? "nothing is left of what was shown\n" : "\(left.counted("change")) left pending\n"
    )
    context.warn(report.refusals)
    if signal != nil { return .incomplete }
    return result.refused.isEmpty ? .success : .badInput
  }
}

extension PendingDecisions {
  /// The changes that can be looked at, the worst first, and what keeps them from being
  /// accepted; those that are on disk already or could not be judged are left out.
  fileprivate func reviewable(
    _ items: [Item], in context: CommandContext
  ) throws(CommandFailure) -> ([Item], [CellID: Acceptance.Refusal.Reason]) {
    if items.isEmpty { return ([], [:]) }
    let result = self.result(
      of: items.map { .init(item: $0) }, into: try StoredBaselines(store, style: context))
    let refusals = Dictionary(result.refused.map { ($0.cell, $0.reason) }) { first, _ in first }
    let settled = Set(result.unchanged)
    let shown = items.filter {
      !settled.contains($0.change.cell) && refusals[$0.change.cell] != .errored
    }
    let order = shown.enumerated().sorted { left, right in
      let ranks = (left.element.change.status.rank, right.element.change.status.rank)
      return ranks.0 != ranks.1 ? ranks.0 < ranks.1 : left.offset < right.offset
    }
    return (order.map(\.element), refusals)
  }
}

extension ReviewScreen {
  /// Walks through changes until the walk is over or a signal ends it.
  ///
  /// - Returns: The walk as it ended, and the signal, if there was one.
  fileprivate func walk(_ review: Review, on terminal: TerminalSession) -> (Review, signal: Int32?)
  {
    var review = review
    while true {
      let size = terminal.size
      let frame = self.frame(of: review, columns: size.columns, rows: size.rows)
      terminal.draw(frame.lines, showsCursor: frame.isTyped)
      switch terminal.next() {
      case .ended(let signal): return (review, signal)
      case .redraw: continue
      case .key(let key):
        switch review.press(key, layout: frame.layout) {
        case .redraw: continue
        case .suspend: terminal.suspend()
        case .finish: return (review, nil)
        }
      }
    }
  }
}
