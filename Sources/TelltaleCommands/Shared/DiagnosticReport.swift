import SourceText
import TelltaleReports
import Terminal

/// Every problem that was found, in the order in which they are printed.
struct DiagnosticReport {
  typealias Finding = CheckReport.Finding

  /// How errors and warnings are printed.
  var style: Style

  /// The problems in the order in which they were found.
  private var found: [Finding] = []

  /// Whether the files are ones that `check --fix` repairs.
  private let offersFixes: Bool

  /// Creates an empty report.
  init(style: Style, offersFixes: Bool = false) {
    self.style = style
    self.offersFixes = offersFixes
  }

  /// The problems: file by file, as the files were read, each in its order.
  var findings: [Finding] {
    var ranks: [String: Int] = [:]
    for finding in found where ranks[finding.path ?? ""] == nil {
      ranks[finding.path ?? ""] = ranks.count
    }
    func key(_ element: (offset: Int, element: Finding)) -> (Int, Int, Int) {
      let finding = element.element
      let rank = ranks[finding.path ?? ""] ?? 0
      return (rank, finding.file == nil ? -1 : finding.diagnostic.range.lowerBound, element.offset)
    }
    return found.enumerated().sorted { key($0) < key($1) }.map(\.element)
  }

  /// How many errors there are.
  var errorCount: Int { errors.count }

  private var errors: [Finding] { found.filter { $0.diagnostic.severity == .error } }

  /// The warnings that have a place in a file.
  var warnings: [(file: SourceFile, diagnostic: Diagnostic)] {
    findings.compactMap { finding in
      guard finding.diagnostic.severity == .warning, let file = finding.file else { return nil }
      return (file, finding.diagnostic)
    }
  }

  /// Adds a file's problems.
  mutating func add(_ diagnostics: [Diagnostic], in file: SourceFile) {
    found += diagnostics.map { diagnostic in
      var diagnostic = diagnostic
      if !offersFixes { diagnostic.fix = nil }
      return Finding(diagnostic, in: file)
    }
  }

  /// Adds a problem that has no place in a file.
  ///
  /// - Parameters:
  ///   - message: What is wrong, as one phrase with no full stop.
  ///   - id: The identifier.
  ///   - path: The file or folder that the problem is about.
  ///   - help: What the reader can do about it.
  mutating func add(
    _ message: String, id: Diagnostic.ID = "cannot-read", about path: String? = nil,
    help: String? = nil
  ) {
    found.append(Finding(Diagnostic(id, message, at: 0..<0, help: help), about: path))
  }

  /// What a command exits with that cannot go on.
  var failureCode: ExitCode {
    errors.allSatisfy { ["no-such-suite", "no-suites"].contains($0.diagnostic.id) }
      ? .nothingSelected : .badInput
  }

  /// The failure that prints every problem, then how many there are.
  func failure(_ consequence: String) -> CommandFailure {
    let findings = self.findings
    let texts = findings.map { style.rendered($0) }
    // A problem of the command line, and nothing else, needs no count.
    if findings.count == 1, findings[0].file == nil {
      return CommandFailure(failureCode, printing: texts[0])
    }
    let count = errors.count == 1 ? "1 problem" : "\(errors.count) problems"
    let files = Set(errors.compactMap { $0.file == nil ? nil : $0.path }).count
    let place = files == 0 ? "" : " in \(files.counted("file"))"
    let others = findings.count - errors.count
    let warnings = others == 0 ? "" : ", \(others.counted("warning"))"
    let summary = "\(count)\(place)\(warnings); \(consequence)"
    return CommandFailure(failureCode, printing: (texts + [summary]).joined(separator: "\n\n"))
  }
}

extension Style {
  /// A problem, with its first line in the color of its severity.
  func rendered(_ finding: CheckReport.Finding) -> String {
    if let file = finding.file { return rendered(finding.diagnostic, in: file) }
    let diagnostic = finding.diagnostic
    let help = diagnostic.help.map { "\n\nhelp: \($0)" } ?? ""
    return colored("\(diagnostic.severity.rawValue): \(diagnostic.message)\(help)", diagnostic)
  }

  /// A diagnostic, with its first line in the color of its severity.
  func rendered(_ diagnostic: Diagnostic, in file: SourceFile) -> String {
    let text = diagnostic.rendered(in: file)
    guard diagnostic.fix != nil else { return colored(text, diagnostic) }
    return colored(text + "\n  = fix: `telltale check --fix` can repair this", diagnostic)
  }

  /// A diagnostic's text, whose words come from files and must not steer a
  /// terminal.
  private func colored(_ text: String, _ diagnostic: Diagnostic) -> String {
    let text = text.safeForTerminal
    guard isColored else { return text }
    let end = text.firstIndex(of: "\n") ?? text.endIndex
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
