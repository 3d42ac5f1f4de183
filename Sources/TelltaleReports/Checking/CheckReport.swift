package import SourceText
import Terminal

/// What reading a project's files has found, without running anything.
package struct CheckReport: Sendable {
  /// One problem.
  package struct Finding: Hashable, Sendable {
    /// The file that the diagnostic's ranges belong to, or `nil` for a problem
    /// that has no place in a file.
    package var file: SourceFile?

    /// The file or folder that the problem is about, as it is shown.
    package var path: String?

    /// What is wrong.
    package var diagnostic: Diagnostic

    /// Creates a finding at a place in a file.
    package init(_ diagnostic: Diagnostic, in file: SourceFile) {
      self.file = file
      self.path = file.path
      self.diagnostic = diagnostic
    }

    /// Creates a finding that has no place in a file.
    package init(_ diagnostic: Diagnostic, about path: String?) {
      self.path = path
      self.diagnostic = diagnostic
    }
  }

  /// The version of Telltale.
  package var toolVersion: String

  /// Whether warnings count as errors.
  package var isStrict: Bool

  /// How many files were read.
  package var fileCount: Int

  /// How many suites could be read.
  package var suiteCount: Int

  /// How many cases those suites have.
  package var caseCount: Int

  /// The problems in the order in which they are shown; their severities are
  /// those that ``isStrict`` gives them.
  package var findings: [Finding]

  /// The files of cases that the suites take rows from.
  package var dataPaths: [String]

  /// How many documents were read that suites search.
  package var documentCount: Int

  /// The files that were repaired before they were read.
  package var repairedPaths: [String]

  /// Creates a report.
  ///
  /// - Parameters:
  ///   - findings: The problems, in the order in which they are shown.
  ///   - isStrict: Whether warnings count as errors.
  ///   - counts: How many files, suites and cases there are.
  ///   - dataPaths: The files of cases that the suites take rows from.
  ///   - documentCount: How many documents were read that suites search.
  ///   - repairedPaths: The files that were repaired before they were read.
  ///   - toolVersion: The version of Telltale.
  package init(
    _ findings: [Finding], isStrict: Bool, counts: (files: Int, suites: Int, cases: Int),
    dataPaths: [String] = [], documentCount: Int = 0, repairedPaths: [String] = [],
    toolVersion: String
  ) {
    self.toolVersion = toolVersion
    self.isStrict = isStrict
    self.fileCount = counts.files
    self.suiteCount = counts.suites
    self.caseCount = counts.cases
    self.dataPaths = dataPaths
    self.documentCount = documentCount
    self.repairedPaths = repairedPaths
    self.findings = findings.map { finding in
      var finding = finding
      if isStrict { finding.diagnostic.severity = .error }
      return finding
    }
  }

  /// How many errors there are.
  package var errorCount: Int { findings.count { $0.diagnostic.severity == .error } }

  /// How many warnings there are.
  package var warningCount: Int { findings.count - errorCount }

  /// How many problems `check --fix` repairs.
  package var fixableCount: Int { findings.count { $0.diagnostic.fix != nil } }

  /// Whether nothing keeps the suites from being run.
  package var isPassed: Bool { errorCount == 0 }

  /// The counts as one line without a line break.
  package var summary: String {
    let errors = isPassed ? "no errors" : errorCount.counted("error")
    let warnings = warningCount == 0 ? "" : ", \(warningCount.counted("warning"))"
    let fixable =
      switch fixableCount {
      case 0: ""
      case findings.count: "; `telltale check --fix` repairs \(fixableCount == 1 ? "it" : "them")"
      default: "; `telltale check --fix` repairs \(fixableCount)"
      }
    let read =
      dataPaths.map(\.safeOnOneLine)
      + (documentCount > 0 ? [documentCount.counted("document")] : [])
    let data = read.isEmpty ? "" : " (also read: \(read.joined(separator: ", ")))"
    let counts = "\(suiteCount.counted("suite")), \(caseCount.counted("case"))\(data)"
    return "\(counts): \(errors)\(warnings)\(fixable)"
  }
}
