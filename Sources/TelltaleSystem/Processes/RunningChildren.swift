import Synchronization

/// The children that run, so that none outlives a process that ends in a hurry.
///
/// Each is in a process group of its own: what a terminal sends to this process does not
/// reach it.
package final class RunningChildren: Sendable {
  private struct State {
    var children: Set<ChildNumber> = []
    var isOver = false
  }

  private let state = Mutex(State())

  /// Creates an empty set.
  package init() {}

  /// Adds a child; once all are to end, it ends, too.
  func add(_ child: ChildNumber) {
    state.withLock { state in
      state.children.insert(child)
      if state.isOver { child.kill() }
    }
  }

  /// Lets go of a child that has ended, and waits for it.
  ///
  /// Its number is given up under the lock: ``endAll()`` never reaches another process
  /// that got the number since.
  func reap(_ child: ChildNumber) -> ChildProcess.Ending {
    state.withLock { state in
      state.children.remove(child)
      return child.reap()
    }
  }

  /// Ends all children with what they started, and those that are started from now on.
  package func endAll() {
    state.withLock { state in
      state.isOver = true
      for child in state.children { child.kill() }
    }
  }
}
