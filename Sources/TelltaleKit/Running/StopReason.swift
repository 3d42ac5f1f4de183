/// Why a run makes no more trials of a cell, all of which can be made later.
public enum StopReason: Hashable, Sendable {
  /// Somebody asked it to stop, or it was killed.
  case interrupted

  /// The time that it was given is over.
  case outOfTime

  /// It made all the calls that it was given.
  case outOfCalls

  /// A cell failed, and the run was to end with the first that does.
  case failed

  /// The model's quota is reached; with when it is lifted, as the provider said it.
  case quotaReached(reset: String?)

  /// The reason as one phrase without a full stop.
  public var phrase: String {
    switch self {
    case .interrupted: "the run stopped before this cell"
    case .outOfTime: "the run's time was over before this cell"
    case .outOfCalls: "the run's calls were used up before this cell"
    case .failed: "another cell failed before this one, and the run stops at the first"
    case .quotaReached(let reset):
      "not asked, because the model's quota is reached"
        + (reset.map { "; it resets at \($0)" } ?? "")
    }
  }

  /// The reason in a few words.
  public var summary: String {
    switch self {
    case .interrupted: "stopped"
    case .outOfTime: "out of time"
    case .outOfCalls: "out of calls"
    case .failed: "stopped at a failure"
    case .quotaReached: "quota reached"
    }
  }

  /// The reason as it is stored.
  package var text: String {
    switch self {
    case .interrupted: "interrupted"
    case .outOfTime: "out-of-time"
    case .outOfCalls: "out-of-calls"
    case .failed: "failed"
    case .quotaReached(nil): "quota-reached"
    case .quotaReached(let reset?): "quota-reached: \(reset)"
    }
  }

  /// Creates a reason from its stored form.
  package init?(_ text: String) {
    let quota = "quota-reached: "
    switch text {
    case "interrupted": self = .interrupted
    case "out-of-time": self = .outOfTime
    case "out-of-calls": self = .outOfCalls
    case "failed": self = .failed
    case "quota-reached": self = .quotaReached(reset: nil)
    default:
      guard text.hasPrefix(quota) else { return nil }
      self = .quotaReached(reset: String(text.dropFirst(quota.count)))
    }
  }
}
