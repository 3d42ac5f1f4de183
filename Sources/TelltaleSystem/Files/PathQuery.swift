/// Questions about a path.
package enum PathQuery {
  /// Whether something is there; what cannot be looked at counts as there, so
  /// that reading it says why not.
  package static func exists(_ path: String) -> Bool {
    do {
      return try FileSystem.status(of: path) != nil
    } catch {
      return true
    }
  }
}
