import SourceText
import SuiteSyntax

/// A data file whose rows are being made into cases.
struct RowFile {
  /// The file.
  var file: SourceFile

  /// The columns' names.
  var columns: Set<String>

  /// The UTF-8 range in the suite of the value of `from`.
  var range: Range<Int>

  /// The row that is being read.
  var row: DataFile.Row?

  /// What is wrong in the file.
  var reader = NodeReader()

  /// The most mistakes that are told of one file.
  private static let maximumErrors = 20

  /// What is wrong, in the order of the file: the first mistakes, and how many
  /// more there are.
  var diagnostics: [Diagnostic] {
    var told: [Diagnostic] = []
    let all = reader.sortedDiagnostics
    let count = all.count { $0.severity == .error }
    var errors = 0
    for diagnostic in all {
      if diagnostic.severity == .error { errors += 1 }
      guard errors > Self.maximumErrors else {
        told.append(diagnostic)
        continue
      }
      let left = count - Self.maximumErrors
      told.append(
        left == 1
          ? diagnostic
          : Diagnostic(
            "more-errors",
            "and \(left) more mistakes in this file; the next: \(diagnostic.message)",
            at: diagnostic.range, help: diagnostic.help))
      break
    }
    return told
  }
}

extension SuiteDecoding {
  /// Notes a mistake in the suite's own file, once, whatever file is being read.
  mutating func noteInSuite(_ diagnostic: Diagnostic) {
    guard notedOnce.insert(diagnostic).inserted else { return }
    if rows == nil { reader.note(diagnostic) } else { suiteReader.note(diagnostic) }
  }
}
