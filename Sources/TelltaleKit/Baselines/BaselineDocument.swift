import SourceText
import SuiteSyntax

/// A file under `baselines/` as far as all of them are alike: a version, a
/// suite, and a mapping of what was accepted.
struct BaselineDocument {
  /// The file.
  let file: SourceFile

  /// Reads typed values, and collects what is wrong.
  var reader = NodeReader()

  /// The file's keys.
  private(set) var fields = Fields(values: [:], range: 0..<0)

  /// Reads a file up to the values of its keys.
  ///
  /// - Parameters:
  ///   - file: The file.
  ///   - keys: The keys that the file has; the first holds its version.
  ///   - format: The format that is read.
  /// - Throws: ``InvalidBaseline`` where going on would only add noise: merge
  ///   conflicts, a syntax error, an unknown version.
  init(
    _ file: SourceFile, keys: [String], format: BaselineFormat = .current
  ) throws(InvalidBaseline) {
    self.file = file
    if let problem = Self.damage(in: file) { throw problem }
    let result = SuiteParser.parse(file)
    guard let root = result.root, !result.diagnostics.contains(where: { $0.severity == .error })
    else { throw InvalidBaseline(file: file, diagnostics: result.diagnostics) }
    let versionKey = keys.first ?? ""
    var version: SuiteNode?
    if case .mapping(let entries) = root.content {
      version = entries.first { $0.key == versionKey }?.value
    }
    if let version, case .integer(let number)? = version.scalar?.coreValue,
      number != Int64(format.newest)
    {
      if format.canMigrate(number) {
        reader.note(
          "old-version",
          "version \(number) of the format is an older one; this version of Telltale reads "
            + "\(format.newest)",
          at: version.range,
          help: "`telltale baseline migrate` brings the files to version \(format.newest)")
        throw failure
      }
      reader.note(
        "unknown-version",
        "version \(number) of the format is not known; this version of Telltale reads "
          + "\(format.newest)",
        at: version.range, help: number > format.newest ? "use a newer Telltale" : nil)
      throw failure
    }
    guard let fields = reader.fields(of: root, allowing: keys, owner: "a baseline file") else {
      throw failure
    }
    self.fields = fields
    // A misspelt key is said to be unknown, and not also to be missing.
    for key in keys where fields[key] == nil && reader.diagnostics.isEmpty {
      let start = root.range.lowerBound
      reader.note("missing-key", "a baseline file needs '\(key)'", at: start..<start)
    }
    _ = integer(versionKey)
    guard reader.diagnostics.isEmpty else { throw failure }
  }

  /// What is wrong so far, in the order of the file.
  var failure: InvalidBaseline {
    InvalidBaseline(
      file: file,
      diagnostics: reader.sortedDiagnostics)
  }

  /// Returns the text of a key.
  mutating func text(_ key: String) -> String? {
    reader.read(fields[key]) { node throws(SuiteValueError) in try node.text() }
  }

  private mutating func integer(_ key: String) -> Int? {
    reader.read(fields[key]) { node throws(SuiteValueError) in try node.integer() }
  }

  /// Returns the entries of a key's mapping.
  mutating func entries(_ key: String) -> [SuiteNode.Entry] {
    reader.read(fields[key]) { node throws(SuiteValueError) in try node.entries() } ?? []
  }

  /// Notes that the file does not stand where its contents belong.
  mutating func noteWrongPlace(of what: String) {
    reader.note(
      "wrong-place", "this file has another place: it holds the \(what)",
      at: fields["suite"]?.range ?? fields.range,
      help: "move it back to where it was, or delete it and accept the responses again")
  }

  /// Returns what no parser has to look at: an empty file, conflict markers, a
  /// cut-off end.
  private static func damage(in file: SourceFile) -> InvalidBaseline? {
    if file.bytes.allSatisfy({ [0x00, 0x09, 0x0A, 0x0D, 0x20].contains($0) }) {
      return InvalidBaseline(
        file: file,
        diagnostics: [
          Diagnostic(
            "empty-baseline", "the file is empty", at: 0..<0,
            help: "restore it from version control, or delete it and accept the responses again")
        ])
    }
    let conflicts = MergeConflicts.diagnostics(
      in: file, help: "resolve it, or check out one side and accept the responses again")
    if !conflicts.isEmpty { return InvalidBaseline(file: file, diagnostics: conflicts) }
    guard file.bytes.last != 0x0A else { return nil }
    let last = file.range(ofLine: file.lineCount)
    return InvalidBaseline(
      file: file,
      diagnostics: [
        Diagnostic(
          "truncated-baseline", "the file is cut off: its last line has no line break", at: last,
          help: "restore it from version control")
      ])
  }
}
