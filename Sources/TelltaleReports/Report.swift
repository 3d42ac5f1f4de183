package import TelltaleKit

/// A form in which a run can be written.
///
/// A report is a pure function of a ``Run``: it looks at no clock, no disk and no
/// environment. To add one, write a type in its own file and add it to
/// ``ReportRegistry/builtIn``.
package protocol Report: Sendable {
  /// The name by which the command line knows the report.
  static var name: String { get }

  /// The extension of its file, without a dot.
  static var fileExtension: String { get }

  /// The name of its file in `reports/` where nobody says otherwise.
  static var fileName: String { get }

  /// What the report is for, as one phrase.
  static var summary: String { get }

  /// Returns the run as the report's bytes.
  func bytes(of run: Run) throws(ReportError) -> [UInt8]
}

extension Report {
  package static var fileName: String { "\(name).\(fileExtension)" }
}

/// A report of several files in a folder.
package protocol FolderReport: Report {
  /// Returns the run as files, whose names differ.
  func files(of run: Run) throws(ReportError) -> [ReportFile]

  /// Whether a file of that name is one of this report, of any run: what an earlier run left
  /// goes.
  static func isOwn(_ fileName: String) -> Bool
}

extension FolderReport {
  /// Returns the only file.
  package func bytes(of run: Run) throws(ReportError) -> [UInt8] {
    let files = try files(of: run)
    guard files.count == 1 else { throw .severalFiles(files.count) }
    return files[0].bytes
  }
}

/// A file of a report.
package struct ReportFile: Hashable, Sendable {
  /// The name in the report's folder.
  package var name: String

  /// What is in it.
  package var bytes: [UInt8]
}

/// Why a report could not be made.
package enum ReportError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The XML library failed, with its status.
  case xmlLibrary(String)

  /// What was written cannot be read back: a mistake in Telltale.
  case unreadable(String)

  /// The report is as many files, and one is wanted.
  case severalFiles(Int)

  package var description: String {
    switch self {
    case .xmlLibrary(let what): "the XML library failed: \(what)"
    case .unreadable(let what): "the report that was written cannot be read back: \(what)"
    case .severalFiles(let count): "it is \(count) files: give it a folder"
    }
  }
}
