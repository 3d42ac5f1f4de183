package import SourceText

/// What a JUnit file, of whatever tool, says, and what keeps readers from seeing it.
///
/// Schemas do not tell: they contradict each other, none counts, and most readers look at none.
/// What is checked here is what readers are known to trip over.
package struct JUnitCheck: Sendable {
  /// The problems in the order of the file.
  package private(set) var diagnostics: [Diagnostic] = []

  /// How many suites have cases.
  package private(set) var suites = 0

  /// How many cases there are, of each kind, as a reader counts that looks at the elements.
  package private(set) var counts = JUnitCounts()

  private let file: SourceFile
  private var firstCases: [CaseName: Int] = [:]

  /// What tells two cases apart.
  private struct CaseName: Hashable {
    var className: String
    var name: String
  }

  /// Checks a file.
  ///
  /// - Parameters:
  ///   - file: The file.
  ///   - schema: A schema (XSD 1.0) to which the file is held as well.
  /// - Throws: ``ReportError/unreadable(_:)`` when the schema cannot be read.
  package init(_ file: SourceFile, schema: [UInt8]? = nil) throws(ReportError) {
    self.file = file
    let root: XMLElement
    do {
      root = try XMLElement(document: file.bytes)
    } catch {
      noteMalformed(error)
      return
    }
    checkBytes()
    check(root: root)
    if let schema {
      for problem in try XMLSchema.located(in: file.bytes, schema: schema) {
        note("invalid", problem.text, problem.line)
      }
    }
    diagnostics = diagnostics.enumerated().sorted {
      ($0.element.range.lowerBound, $0.offset) < ($1.element.range.lowerBound, $1.offset)
    }.map(\.element)
  }

  /// The counts as one line without a line break.
  package var summary: String {
    let errors = diagnostics.count { $0.severity == .error }
    let warnings = diagnostics.count - errors
    let found =
      (errors == 0 ? "no errors" : errors.counted("error"))
      + (warnings == 0 ? "" : ", \(warnings.counted("warning"))")
    let skipped = counts.skipped == 0 ? "" : ", \(counts.skipped) skipped"
    return "\(suites.counted("suite")), \(counts.tests.counted("test")): "
      + "\(counts.failures) failed, \(counts.errors.counted("error"))\(skipped); "
      + "the file has \(found)"
  }

  // MARK: The file as a whole

  private mutating func noteMalformed(_ error: ReportError) {
    guard case .unreadable(let reason) = error else { return }
    // The library's words begin with the line.
    let parts = reason.split(separator: ":", maxSplits: 1)
    let line = parts.first.flatMap { Int($0.drop { !$0.isNumber }) } ?? 1
    let words = parts.count == 2 ? String(parts[1]).trimmed : reason
    note(
      "not-well-formed", "no XML parser reads on from here: \(words)", line,
      help: file.bytes.isEmpty
        ? "the file is empty; some readers take that for a success" : nil)
  }

  private mutating func checkBytes() {
    if file.bytes.starts(with: [0xEF, 0xBB, 0xBF]) {
      note(
        "byte-order-mark", "the file begins with a byte order mark, at which some readers stop", 1,
        .warning)
    }
    let start = String(decoding: file.bytes.prefix(200), as: UTF8.self)
    if start.contains("encoding=\"utf8\"") || start.contains("encoding='utf8'") {
      note(
        "encoding-name", "'utf8' is not the name of an encoding: REXML and Bamboo refuse the file",
        1, help: "write encoding=\"UTF-8\"")
    }
  }

  private mutating func check(root: XMLElement) {
    switch root.name {
    case "testsuites":
      let found = root.children.filter { $0.name == "testsuite" }
      for suite in found { check(suite: suite, isNested: false) }
      compare(root, with: found.reduce(into: JUnitCounts()) { $0 += $1.junitCounts })
    case "testsuite": check(suite: root, isNested: false)
    default:
      note(
        "not-junit", "the root element is '\(root.name)'", root.line,
        help: "a JUnit file has testsuites or testsuite")
      return
    }
    if counts.tests == 0 {
      note(
        "no-tests", "there is no testcase: GitLab and others show that as a success", root.line,
        help: "write a case that says what went wrong")
    }
  }

  /// Compares counts that an element states with those of what is in it.
  private mutating func compare(_ element: XMLElement, with counts: JUnitCounts) {
    for (name, count) in counts.named {
      guard let stated = element[name], Int(stated) != count else { continue }
      note(
        "wrong-count", "\(element.name) says \(name)=\"\(stated)\", and there are \(count)",
        element.line, help: "readers take either: some would show passes below zero")
    }
  }

  // MARK: Suites

  private mutating func check(suite: XMLElement, isNested: Bool) {
    if isNested {
      note(
        "nested-suite",
        "a testsuite in a testsuite: dorny/test-reporter, junit2html and Allure do "
          + "not see its cases", suite.line, .warning, help: "write suites one after another")
    }
    if suite["name", default: ""].trimmed.isEmpty {
      note("unnamed-suite", "a testsuite without a name", suite.line)
    }
    let cases = suite.children.filter { $0.name == "testcase" }
    if !cases.isEmpty { suites += 1 }
    compare(suite, with: suite.junitCounts)
    checkTime(of: suite, isRequired: false)
    for item in cases { check(item) }
    for child in suite.children {
      switch child.name {
      case "testsuite": check(suite: child, isNested: true)
      case "error", "failure":
        note(
          "outcome-of-suite", "'\(child.name)' in a testsuite: only Jenkins sees it", child.line,
          .warning, help: "write a testcase that has it")
      default: break
      }
    }
  }

  // MARK: Cases

  private mutating func check(_ item: XMLElement) {
    counts += item.junitCounts
    let name = item["name", default: ""].trimmed
    if name.isEmpty { note("unnamed-case", "a testcase without a name", item.line) }
    if item["classname", default: ""].trimmed.isEmpty {
      note(
        "no-classname", "a testcase without a classname, by which GitLab and Buildkite group them",
        item.line, .warning)
    }
    checkTime(of: item, isRequired: true)
    checkOutcomes(of: item)
    let outputs = item.children.filter { $0.name == "system-out" }
    if outputs.count > 1 {
      note(
        "several-outputs",
        "\(outputs.count) system-out in one testcase: where it fails, GitLab "
          + "drops the whole report", outputs[1].line, help: "join them")
    }
    for child in item.children { checkTokens(in: child) }
    let key = CaseName(className: item["classname", default: ""], name: name)
    if let first = firstCases[key] {
      note(
        "duplicate-case",
        "the case '\(name)' is there twice: GitLab keeps the later one, others "
          + "call it a retry", item.line, .warning, related: first)
    } else {
      firstCases[key] = item.line
    }
  }

  private mutating func checkOutcomes(of item: XMLElement) {
    let outcomes = item.children.filter { JUnitCounts.outcomes.contains($0.name) }
    if outcomes.count > 1 {
      let kinds = Set(outcomes.map(\.name))
      let what =
        kinds.count > 1
        ? "both \(kinds.sorted().joined(separator: " and "))" : "several \(outcomes[0].name)"
      note(
        "several-outcomes", "a testcase with \(what): readers disagree about which counts",
        outcomes[1].line, .warning, help: "write one, and the rest into its text")
    }
    for outcome in outcomes {
      if outcome.text.trimmed.isEmpty {
        note(
          "empty-outcome", "'\(outcome.name)' without text: Codecov takes the case for passed",
          outcome.line, .warning, help: "write the message into the element as well")
      }
      if let type = outcome["type"], Self.castTypes.contains(type) {
        note(
          "cast-type",
          "type=\"\(type)\" is a type of Rails: GitLab casts the text, or drops the "
            + "whole report", outcome.line, help: "give types a prefix, such as app.\(type)")
      }
    }
  }

  /// The types by which Rails' `Hash.from_xml` casts a text or refuses a document.
  private static let castTypes: Set<String> = [
    "symbol", "yaml", "date", "datetime", "dateTime", "integer", "float", "double", "decimal",
    "boolean", "string", "base64Binary", "hexBinary", "duration", "array", "file",
  ]

  private mutating func checkTokens(in element: XMLElement) {
    guard element.text.lowercased().contains("[[attachment|") else { return }
    note(
      "attachment",
      "'\(element.name)' tells Jenkins and GitLab to attach a file of the build "
        + "machine", element.line, .warning,
      help: "make sure that no model and no program under test wrote it")
  }

  private mutating func checkTime(of element: XMLElement, isRequired: Bool) {
    guard let time = element["time"] else {
      guard isRequired else { return }
      note(
        "no-time", "a testcase without a time: Codecov drops the file, dorny shows NaN",
        element.line, .warning)
      return
    }
    guard !time.isPlainNumber else { return }
    note(
      "wrong-time", "time=\"\(time)\" is not a number that all readers take", element.line,
      help: "write seconds with a point and at most three decimals, such as 14029.255")
  }

  // MARK: Notes

  private mutating func note(
    _ id: Diagnostic.ID, _ message: String, _ line: Int, _ severity: Diagnostic.Severity = .error,
    help: String? = nil, related: Int? = nil
  ) {
    func range(_ line: Int) -> Range<Int> {
      file.range(ofLine: min(max(1, line), file.lineCount))
    }
    diagnostics.append(
      Diagnostic(
        id, message, at: range(line), severity: severity,
        related: related.map { .init("first here", at: range($0)) }, help: help))
  }
}

extension XMLElement {
  fileprivate subscript(name: String, default text: String) -> String { self[name] ?? text }
}

extension String {
  fileprivate var trimmed: String {
    String(drop { $0.isWhitespace }.reversed().drop { $0.isWhitespace }.reversed())
  }

  /// Whether the text is digits, and at most three after a point.
  fileprivate var isPlainNumber: Bool {
    let parts = split(separator: ".", omittingEmptySubsequences: false)
    return (1...2).contains(parts.count)
      && parts.allSatisfy { !$0.isEmpty && $0.utf8.allSatisfy { (0x30...0x39).contains($0) } }
      && (parts.count == 1 || parts[1].utf8.count <= 3)
  }
}
