package import SourceText

/// A file under `baselines/` that cannot be used, with everything that is wrong
/// in it.
package struct InvalidBaseline: Error, Hashable, Sendable, CustomStringConvertible {
  /// The file.
  package var file: SourceFile

  /// What is wrong, in the order of the file.
  package var diagnostics: [Diagnostic]

  /// Creates an error.
  package init(file: SourceFile, diagnostics: [Diagnostic]) {
    self.file = file
    self.diagnostics = diagnostics
  }

  /// The diagnostics as text, with the lines that they point at.
  package var description: String {
    diagnostics.map { $0.rendered(in: file) }.joined(separator: "\n")
  }
}
