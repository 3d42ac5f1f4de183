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

/// Why a report could not be made.
package enum ReportError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The XML library failed, with its status.
  case xmlLibrary(String)

  /// What was written cannot be read back: a mistake in Telltale.
  case unreadable(String)

  package var description: String {
    switch self {
    case .xmlLibrary(let what): "the XML library failed: \(what)"
    case .unreadable(let what): "the report that was written cannot be read back: \(what)"
    }
  }
}
