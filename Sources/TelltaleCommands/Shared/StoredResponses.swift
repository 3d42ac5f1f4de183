import TelltaleKit

/// Responses that a run judges in place of new ones.
enum StoredResponses {
  /// Those of one run, by the assertions of now.
  case run(Run)

  /// Those of several runs, as if one machine had made them.
  case union(RunUnion)

  /// The cells with their responses.
  var run: Run {
    switch self {
    case .run(let run): run
    case .union(let union): union.run
    }
  }

  /// The runs that are one, if they are several.
  var union: RunUnion? {
    switch self {
    case .run: nil
    case .union(let union): union
    }
  }
}

extension RunUnion {
  /// The rules that the runs were made by, under another gate where one is given.
  func policy(_ gate: Gate?) -> GatePolicy {
    var policy = run.policy
    if let gate { policy.gate = gate }
    return policy
  }

  /// Whether the runs are of all suites, so that a baseline without a cell is an orphan.
  func isOfAllSuites(_ project: Project) -> Bool {
    part?.isOfAllSuites
      ?? Set(project.suites.map(\.name)).isSubset(of: run.suites.map(\.name))
  }

  /// Takes the trials into a plan, and says what is wrong as a command does.
  func prepareForCommand(_ plan: inout Plan) throws(CommandFailure) {
    do {
      try prepare(&plan)
    } catch {
      throw CommandFailure(error)
    }
  }
}

extension CommandFailure {
  /// Why runs do not make one.
  init(_ refusal: RunUnion.Refusal) {
    self.init(.badInput, refusal.message, help: refusal.help)
  }
}
