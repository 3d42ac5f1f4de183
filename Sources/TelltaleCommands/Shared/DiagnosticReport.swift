import SourceText
import Terminal

/// Every problem that was found, in the order in which they are printed.
struct DiagnosticReport {
  /// How errors and warnings are printed.
  var style: Style

  /// The errors' text, rendered.
  private var errors: [String] = []

  /// The files with errors.
  private var files: Set<String> = []

  /// The warnings.
  private(set) var warnings: [(file: SourceFile, diagnostic: Diagnostic)] = []

  /// Everything that was found, for reports of another form.
  private(set) var all: [(file: SourceFile, diagnostic: Diagnostic)] = []

  /// Creates an empty report.
  init(style: Style) { self.style = style }

  /// How many errors there are.
  var errorCount: Int { errors.count }

  /// Adds a file's problems.
  mutating func add(_ diagnostics: [Diagnostic], in file: SourceFile) {
    for diagnostic in diagnostics {
      all.append((file, diagnostic))
      switch diagnostic.severity {
      case .error:
        errors.append(style.rendered(diagnostic, in: file))
        files.insert(file.path)
      case .warning: warnings.append((file, diagnostic))
      }
    }
  }

  /// Adds a problem that has no place in a file.
  mutating func add(_ message: String) { errors.append("error: \(message)") }

  /// The failure that prints every error, then how many there are.
  func failure(_ consequence: String) -> CommandFailure {
    let count = errors.count == 1 ? "1 problem" : "\(errors.count) problems"
    let place = files.count == 1 ? "1 file" : "\(files.count) files"
    let summary =
      files.isEmpty ? "\(count); \(consequence)" : "\(count) in \(place); \(consequence)"
    return CommandFailure(.badInput, printing: (errors + [summary]).joined(separator: "\n\n"))
  }
}

extension Style {
  /// A diagnostic, with its first line in the color of its severity.
  func rendered(_ diagnostic: Diagnostic, in file: SourceFile) -> String {
    let text = diagnostic.rendered(in: file)
    guard isColored, let end = text.firstIndex(of: "\n") else { return text }
    let role: Role = diagnostic.severity == .error ? .failure : .warning
    return self(role, String(text[..<end])) + text[end...]
  }
}

extension CommandContext {
  /// The style of standard error.
  func errorStyle(_ choice: ColorChoice) -> Style {
    Style(
      isColored: choice.isEnabled(environment: environment, isTerminal: isErrorTerminal))
  }

  /// The style of standard output.
  func outputStyle(_ choice: ColorChoice) -> Style {
    Style(
      isColored: choice.isEnabled(environment: environment, isTerminal: isOutputTerminal))
  }
}
