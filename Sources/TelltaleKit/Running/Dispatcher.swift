import Synchronization

/// Puts the requests of one run to their models: within the run's limits, again where a
/// failure may pass, and no more to a model whose quota is reached.
final class Dispatcher: Sendable {
  /// When a request is put again.
  let retry: RetryPolicy

  /// How much the run may take.
  let limits: RunLimits

  /// Whether somebody asked the run to stop.
  let isStopped: @Sendable () -> Bool

  /// Seconds since some fixed moment.
  let clock: @Sendable () -> Double

  /// Waits some seconds, at most ``slice`` of them.
  let pause: @Sendable (Double) async -> Void

  private let state = Mutex(State())

  private struct State {
    var calls = 0
    var isOver = false

    /// The models whose quota is reached, with when it is lifted.
    var quotas: [ModelID: String?] = [:]
  }

  /// How long a wait lasts before it is asked whether the run is to stop, in seconds.
  static let slice = 0.05

  /// Creates a dispatcher.
  init(
    retry: RetryPolicy, limits: RunLimits, isStopped: @escaping @Sendable () -> Bool,
    clock: @escaping @Sendable () -> Double, pause: @escaping @Sendable (Double) async -> Void
  ) {
    self.retry = retry
    self.limits = limits
    self.isStopped = isStopped
    self.clock = clock
    self.pause = pause
  }

  /// What a request of a trial came to.
  struct Reply: Sendable {
    /// The response of the last attempt.
    var response: Response

    /// How long a live model took for it, in seconds.
    var duration: Double?

    /// The attempts before it.
    var attempts: [Attempt] = []

    /// Why there is no further attempt although one was to come.
    var cut: StopReason?
  }

  /// What becomes of a request.
  enum Answer: Sendable {
    case reply(Reply)

    /// It is not put to its model at all.
    case withheld(StopReason)
  }

  /// One request on its way.
  struct Errand: Sendable {
    /// The request.
    var request: Request

    /// The model.
    var model: any Model

    /// Which response of the cell this is, from 0.
    var trial: Int

    /// How long an attempt may take, in seconds.
    var timeout: Double?

    /// What tells the trial from others.
    var seed: String

    /// Whether a response that is none of an answer is what the case says.
    var isExpected: @Sendable (Response) -> Bool
  }

  /// Why no trial begins any more, whatever its model; `nil` while they do.
  var stop: StopReason? {
    if isStopped() { return .interrupted }
    if state.withLock({ $0.isOver }) { return .failed }
    return isOutOfTime ? .outOfTime : nil
  }

  /// Ends the run because a cell failed.
  func end() { state.withLock { $0.isOver = true } }

  private var isOutOfTime: Bool { limits.deadline.map { clock() >= $0 } ?? false }

  /// Puts a request to its model.
  func answer(to errand: Errand) async -> Answer {
    var attempts: [Attempt] = []
    var last: Reply?
    while true {
      if let reason = takeCall(for: errand, isFirst: last == nil) {
        guard var reply = last else { return .withheld(reason) }
        // What the last attempt came to was not to be the end of it.
        attempts.removeLast()
        reply.attempts = attempts
        reply.cut = reason
        return .reply(reply)
      }
      var reply = await attempt(errand, number: attempts.count)
      note(reply.response, of: errand)
      let decision =
        reply.cut == nil
        ? retry.decision(after: reply.response, attempt: attempts.count, seed: errand.seed) : .stop
      reply.response.retryAfter = nil
      switch decision {
      case .retry(let seconds) where !errand.isExpected(reply.response):
        // A simulated model takes no time, and none is waited for it.
        let wait = errand.model.source == .live ? seconds : 0
        attempts.append(
          Attempt(outcome: reply.response.outcome, duration: reply.duration, wait: wait))
        last = reply
        await sleep(wait)
      case .tooLong(let seconds) where !errand.isExpected(reply.response):
        reply.response.outcome = reply.response.outcome.asking(toWait: seconds)
        reply.attempts = attempts
        return .reply(reply)
      default:
        reply.attempts = attempts
        return .reply(reply)
      }
    }
  }

  /// Takes one of the run's calls.
  ///
  /// - Returns: Why there is none, if so.
  private func takeCall(for errand: Errand, isFirst: Bool) -> StopReason? {
    // A trial that has begun goes on when a run is to stop, but does not begin another attempt.
    if !isFirst, let stop { return stop }
    if isOutOfTime { return .outOfTime }
    let quota = state.withLock { $0.quotas[errand.model.id] }
    if let reset = quota, !errand.isExpected(Response(.quotaReached(reset: reset))) {
      return .quotaReached(reset: reset)
    }
    return state.withLock { state in
      if let most = limits.calls, state.calls >= most { return .outOfCalls }
      state.calls += 1
      return nil
    }
  }

  /// Remembers a quota that is reached, unless that is what the case is about.
  private func note(_ response: Response, of errand: Errand) {
    guard case .quotaReached(let reset) = response.outcome, !errand.isExpected(response) else {
      return
    }
    state.withLock { $0.quotas[errand.model.id] = .some(reset) }
  }

  private func sleep(_ seconds: Double) async {
    var left = seconds
    while left > 0, stop == nil {
      let part = min(left, Self.slice)
      await pause(part)
      left -= part
    }
  }

  /// One attempt, which ends with the outcome `timeout` when nothing comes in time, and is cut
  /// off when the run's time is over.
  private func attempt(_ errand: Errand, number: Int) async -> Reply {
    let model = errand.model
    let start = clock()
    let left = limits.deadline.map { $0 - start }
    let limit = [errand.timeout, left].compactMap { $0 }.min()
    var reply: Reply
    if let limit {
      let cut: StopReason? = left == limit && limit != errand.timeout ? .outOfTime : nil
      reply = await withTaskGroup(of: Reply.self) { group in
        group.addTask {
          Reply(
            response: await model.respond(
              to: errand.request, trial: errand.trial, attempt: number))
        }
        group.addTask {
          // A sleep that is cut short because the response came: its result is not looked at.
          do { try await Task.sleep(for: .seconds(limit)) } catch {}
          return Reply(response: Response(.timeout), cut: cut)
        }
        let first = await group.next()
        group.cancelAll()
        return first ?? Reply(response: Response(.timeout))
      }
    } else {
      reply = Reply(
        response: await model.respond(to: errand.request, trial: errand.trial, attempt: number))
    }
    if model.source == .live { reply.duration = clock() - start }
    return reply
  }
}
