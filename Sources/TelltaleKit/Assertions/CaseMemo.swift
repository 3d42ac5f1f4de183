import Synchronization

/// What assertions work out about a case once, whatever the model that answers.
///
/// A case is put to several models, and the question and the passages are the
/// same for all. What is kept follows from them alone, so it is the same whoever
/// asks first.
public final class CaseMemo: Sendable {
  // By bytes: texts that look alike have places of their own, and to compare strings as
  // Unicode does takes the square of the marks on one letter.
  private let values = Mutex<[[UInt8]: any Sendable]>([:])

  /// Creates an empty memo.
  public init() {}

  /// Returns the value of a key, made on first use.
  ///
  /// - Parameters:
  ///   - key: Names the value, and what it depends on beside the case.
  ///   - make: Makes the value. It may run more than once when two ask at the
  ///     same time, and then gives the same.
  /// - Returns: The value.
  func value<Value: Sendable>(_ key: String, _ make: () -> Value) -> Value {
    let key = Array(key.utf8)
    // In two steps: `nil` itself would pass for a known value of an optional type.
    if let stored = values.withLock({ $0[key] }), let known = stored as? Value { return known }
    let made = make()
    values.withLock { $0[key] = made }
    return made
  }

  /// Forgets all values, when nobody will ask any more; who asks all the same makes
  /// them again.
  func clear() { values.withLock { $0 = [:] } }
}

extension CaseMemo: Hashable {
  /// Memos do not tell subjects apart: what they hold follows from the case.
  public static func == (left: CaseMemo, right: CaseMemo) -> Bool { true }

  /// Adds nothing, as memos are all equal.
  public func hash(into hasher: inout Hasher) {}
}
