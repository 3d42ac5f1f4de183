public import SourceText

/// Reads the suite syntax: text to located tree.
public enum SuiteParser {
  /// What became of a file.
  public struct Result: Sendable {
    /// The file's value, or `nil` when it has a syntax error.
    public var root: SuiteNode?

    /// At most one error, and any number of warnings, in the order of the file.
    public var diagnostics: [Diagnostic]
  }

  /// Reads a file.
  ///
  /// The value is the one that YAML 1.2 gives with its core schema; YAML that
  /// suites do not use is refused by name, as is everything that is not YAML.
  ///
  /// - Parameters:
  ///   - file: The file.
  ///   - tabWidth: How many columns a tab takes where a diagnostic's fix writes it
  ///     as spaces.
  /// - Returns: The value, and what is wrong.
  /// - Complexity: O(*n*) in the length of the file.
  public static func parse(_ file: SourceFile, tabWidth: Int = 2) -> Result {
    do throws(Diagnostic) {
      let text = try CheckedText(file)
      var parser = EventParser(text, receiver: Composer(text))
      parser.scanner.tabWidth = tabWidth
      var error: Diagnostic?
      do throws(Diagnostic) {
        try parser.run()
        parser.receiver.finish()
      } catch let fault {
        error = fault
      }
      return result(of: &parser, error: error)
    } catch {
      return Result(root: nil, diagnostics: [error])
    }
  }

  /// What a parser has found; its warnings are moved out of it.
  private static func result(
    of parser: inout EventParser<Composer>, error: Diagnostic?
  ) -> Result {
    var error = error
    let marks = parser.scanner.text.strayMarks.dropFirst(parser.scanner.quotedMarks)
    if let mark = marks.first, mark < error?.range.lowerBound ?? Int.max {
      error = .strayByteOrderMark(at: mark)
    }
    var diagnostics: [Diagnostic] = []
    swap(&diagnostics, &parser.scanner.warnings)
    diagnostics += parser.receiver.warnings
    if let error { diagnostics.append(error) }
    diagnostics.sort { $0.range.lowerBound < $1.range.lowerBound }
    return Result(root: error == nil ? parser.receiver.root : nil, diagnostics: diagnostics)
  }
}
