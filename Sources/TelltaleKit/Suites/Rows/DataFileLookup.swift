public import SourceText

/// Finds the files whose rows suites take as cases.
///
/// Reading a suite touches no disk, so what does is passed in.
public struct DataFileLookup: Sendable {
  /// Why a file cannot be read.
  public enum Failure: Error, Hashable, Sendable {
    /// The path leaves the project, by itself or by a link.
    case outside

    /// Nothing is there; with the name of a file beside it that was probably
    /// meant.
    case missing(nearest: String?)

    /// The system refused, for a reason that is one phrase.
    case unreadable(String)
  }

  /// Returns the file at a path that is seen from the folder of a suite.
  public var file: @Sendable (_ path: String, _ suite: SourceFile) throws(Failure) -> SourceFile

  /// Creates a lookup.
  ///
  /// - Parameter file: Returns the file at a path that is seen from the folder
  ///   of a suite.
  public init(
    file:
      @escaping @Sendable (_ path: String, _ suite: SourceFile) throws(Failure) -> SourceFile
  ) {
    self.file = file
  }

  /// A lookup that finds nothing, for suites that stand alone.
  public static let none = Self { _, _ throws(Failure) in throw .missing(nearest: nil) }
}
