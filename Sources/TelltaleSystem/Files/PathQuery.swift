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

  /// Returns why nothing can be written in a folder, as one phrase; `nil` where it can.
  ///
  /// - Parameter folder: The folder, absolute; of one that does not exist, what counts is the
  ///   folder that it would be made in.
  /// - Returns: The reason.
  package static func obstacle(toWritingIn folder: String) -> String? {
    var place = folder
    do {
      while place.count > 1, try FileSystem.status(of: place) == nil {
        place = FilePath.folder(of: place)
      }
      try FileSystem.checkWriting(in: place)
      return nil
    } catch {
      return error.description
    }
  }
}
