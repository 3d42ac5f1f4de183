package import SourceText
import SuiteSyntax

/// The text of `baselines/<suite>/<model>.yaml`.
///
/// The same baseline is always the same text: cases are sorted by name, bytewise,
/// and everything else has its order from the suite. What is written reads back
/// identical, byte for byte.
package enum BaselineFile {
  /// Returns the text of a baseline.
  package static func text(_ baseline: Baseline) -> String {
    let names = baseline.cases.keys.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    let value = SuiteValue.mapping([
      ("baseline", .integer(Int64(BaselineFormat.current.newest))),
      ("suite", .text(baseline.suite)),
      ("model", .text(baseline.model.rawValue)),
      ("fingerprint", .text(baseline.fingerprint)),
      (
        "cases",
        .mapping(
          names.map { name in
            let cells = (baseline.cases[name] ?? [])
              .sorted { $0.prompt.utf8.lexicographicallyPrecedes($1.prompt.utf8) }
            return (name, .list(cells.map(\.suiteValue)))
          })
      ),
    ])
    return SuiteEmitter.text(value)
  }

  /// Reads a baseline.
  ///
  /// - Parameters:
  ///   - file: The file.
  ///   - isPlace: Whether the file's folder and name are those of a suite and a
  ///     model.
  /// - Returns: The baseline.
  /// - Throws: ``InvalidBaseline`` with everything that is wrong: a merge
  ///   conflict, a cut-off file, an unknown version, an unknown or duplicate key,
  ///   a tally that does not add up, a suite or model that belongs elsewhere.
  package static func read(
    _ file: SourceFile, isPlace: (_ suite: String, _ model: ModelID) -> Bool = { _, _ in true }
  ) throws(InvalidBaseline) -> Baseline {
    var document = try BaselineDocument(
      file, keys: ["baseline", "suite", "model", "fingerprint", "cases"])
    var baseline = Baseline(
      suite: document.text("suite") ?? "", model: ModelID(document.text("model") ?? ""),
      fingerprint: document.text("fingerprint") ?? "")
    if document.reader.diagnostics.isEmpty, !isPlace(baseline.suite, baseline.model) {
      document.noteWrongPlace(
        of: "baseline of the suite '\(baseline.suite)' on the model '\(baseline.model)'")
    }
    for entry in document.entries("cases") {
      // The names of a dictionary are the same when they look the same, however they are spelled.
      if baseline.cases[entry.key] != nil {
        document.reader.note(
          "duplicate-key", "the case '\(entry.key)' stands twice", at: entry.keyRange)
      }
      baseline.cases[entry.key] = cells(
        entry.value, isSuite: entry.key == CellID.suiteName, &document.reader)
    }
    guard document.reader.diagnostics.isEmpty else { throw document.failure }
    return baseline
  }

  /// Reads the cells of a case, and notes each that is wrong.
  private static func cells(
    _ node: SuiteNode, isSuite: Bool, _ reader: inout NodeReader
  ) -> [BaselineCell] {
    var cells: [BaselineCell] = []
    let items = reader.read(node) { node throws(SuiteValueError) in try node.items() } ?? []
    for item in items {
      guard
        let cell = reader.read(
          item,
          { item throws(SuiteValueError) in
            let cell = try BaselineCell(item, isSuite: isSuite)
            try cell.check(in: item, isSuite: isSuite)
            return cell
          })
      else { continue }
      if cells.contains(where: { $0.prompt == cell.prompt }) {
        reader.note(
          "duplicate-cell", "the prompt version '\(cell.prompt)' stands twice in a case",
          at: item.range)
      }
      cells.append(cell)
    }
    return cells.sorted { $0.prompt.utf8.lexicographicallyPrecedes($1.prompt.utf8) }
  }
}
