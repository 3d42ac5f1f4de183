/// Something that the file system refused.
package struct FileError: Error, Hashable, Sendable, CustomStringConvertible {
  /// What was attempted; the raw value completes "cannot …".
  package enum Operation: String, Hashable, Sendable {
    case read, write, create, list, lock, rename, remove
  }

  /// What was attempted.
  package var operation: Operation

  /// The path, as it was asked for.
  package var path: String

  /// Why not, as one phrase without a full stop, such as `No space left on
  /// device`.
  package var reason: String

  /// The error number of the system, or 0 where the reason is not the system's.
  package var code: Int32

  /// Creates an error.
  package init(_ operation: Operation, _ path: String, _ reason: String, code: Int32 = 0) {
    self.operation = operation
    self.path = path
    self.reason = reason
    self.code = code
  }

  /// The error as one phrase without a full stop.
  package var description: String { "cannot \(operation.rawValue) '\(path)': \(reason)" }
}
