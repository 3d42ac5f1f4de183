#if canImport(Glibc)
  import Glibc

  /// The timer of a process's processor time.
  private let timerKind = __itimer_which_t(ITIMER_PROF.rawValue)
#else
  import Darwin

  /// The timer of a process's processor time.
  private let timerKind = ITIMER_PROF
#endif

/// A limit on the processor time that one input may take.
///
/// It does not count waiting for a processor, so that a busy machine is no hang.
public enum ProcessorLimit {
  /// Aborts the process when the limit runs out.
  public static func install() {
    signal(SIGPROF) { _ in abort() }
  }

  /// Starts the limit anew.
  public static func start(seconds: Int) {
    var timer = itimerval()
    timer.it_value.tv_sec = seconds
    setitimer(timerKind, &timer, nil)
  }

  /// Ends the limit.
  public static func stop() { start(seconds: 0) }
}
