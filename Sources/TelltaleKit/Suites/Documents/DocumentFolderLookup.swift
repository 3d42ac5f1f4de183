public import SourceText

/// Finds the folders of documents that suites search.
///
/// Reading a suite touches no disk, so what does is passed in.
public struct DocumentFolderLookup: Sendable {
  /// What a folder holds.
  public struct Contents: Hashable, Sendable {
    /// The documents, sorted bytewise by path.
    public var files: [SourceFile]

    /// The paths of the files that are no documents by their names, seen from the
    /// folder.
    public var others: [String]

    /// Creates contents.
    public init(files: [SourceFile], others: [String] = []) {
      self.files = files
      self.others = others
    }
  }

  /// Why a folder cannot be read.
  public enum Failure: Error, Hashable, Sendable {
    /// The path, or a link in the folder, leaves the project.
    case outside(path: String)

    /// Nothing is there; with the name of a folder beside it that was probably meant.
    case missing(nearest: String?)

    /// There is a file.
    case notAFolder

    /// A document is larger than ``DocumentFolderLookup/maximumFileSize``.
    case tooLarge(path: String)

    /// The folder holds more than is read.
    case tooMuch

    /// The system refused, for a reason that is one phrase.
    case unreadable(path: String, reason: String)
  }

  /// The largest document in bytes: 1 MiB.
  public static let maximumFileSize = 1 << 20

  /// The most documents of a folder.
  public static let maximumFiles = 10_000

  /// The most bytes of all documents of a folder: 64 MiB.
  public static let maximumSize = 64 << 20

  /// How the names of documents end, in any case.
  public static let endings = [".txt", ".md"]

  /// Returns what a folder holds whose path is seen from the folder of a suite.
  public var folder: @Sendable (_ path: String, _ suite: SourceFile) throws(Failure) -> Contents

  /// Creates a lookup.
  ///
  /// - Parameter folder: Returns what a folder holds whose path is seen from the folder
  ///   of a suite.
  public init(
    folder:
      @escaping @Sendable (_ path: String, _ suite: SourceFile) throws(Failure) -> Contents
  ) {
    self.folder = folder
  }

  /// A lookup that finds nothing, for suites that stand alone.
  public static let none = Self { _, _ throws(Failure) in throw .missing(nearest: nil) }
}
