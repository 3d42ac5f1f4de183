import TelltaleKit

/// The exit codes of `telltale`, which scripts may rely on.
package enum ExitCode: Int32, CaseIterable, Sendable {
  /// Everything planned was judged and the gate passes.
  case success = 0

  /// Everything planned was judged and the gate fails; nothing else ends in 1.
  case gateFailed = 1

  /// The command line, a suite, a baseline or the project file is wrong.
  case badInput = 2

  /// A model was unavailable or errors left cells unjudged.
  case couldNotJudge = 3

  /// No cell matched what was asked for.
  case nothingSelected = 4

  /// The run stopped early and can be resumed.
  case incomplete = 5

  /// A report, a baseline or the run file could not be written.
  case couldNotWrite = 6

  /// Telltale itself is at fault.
  case bug = 70

  /// Stopped at once, in the midst of things, after SIGINT.
  case interrupted = 130

  /// Stopped at once, in the midst of things, after SIGTERM.
  case terminated = 143

  /// How a run ends.
  init(_ conclusion: RunSummary.Conclusion) {
    switch conclusion {
    case .passed: self = .success
    case .gateFailed: self = .gateFailed
    case .couldNotJudge: self = .couldNotJudge
    case .incomplete: self = .incomplete
    }
  }

  /// The code that wins when several hold.
  func combined(with other: ExitCode) -> ExitCode {
    let order: [ExitCode] = [
      .interrupted, .terminated, .badInput, .bug, .gateFailed, .incomplete, .couldNotJudge,
      .couldNotWrite, .nothingSelected,
      .success,
    ]
    return order.first { $0 == self || $0 == other } ?? self
  }

  /// What the code means, as one sentence.
  var meaning: String {
    switch self {
    case .success: "Everything planned was judged and the gate passes."
    case .gateFailed: "Judged, and the gate fails; nothing else ends in 1."
    case .badInput:
      "The command line, a suite, a baseline or the project file is wrong; nothing was run."
    case .couldNotJudge:
      "Could not judge: a model unavailable, errors, or more undecided than allowed."
    case .nothingSelected: "Nothing was selected (--allow-empty makes it 0)."
    case .incomplete: "The run stopped early and can be resumed."
    case .couldNotWrite: "A report, a baseline or the run file could not be written."
    case .bug: "A bug in Telltale."
    case .interrupted: "Stopped at once: a second SIGINT, or its time to end was over."
    case .terminated: "Stopped at once: the same with SIGTERM."
    }
  }
}
