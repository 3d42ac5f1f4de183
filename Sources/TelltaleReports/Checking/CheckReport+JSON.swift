import SourceText

extension CheckReport {
  /// The version of the JSON form: raised when a member changes its meaning or
  /// goes.
  package static let formatVersion = 1

  /// The report as one JSON document, described by `docs/check.schema.json`.
  package var json: String {
    JSONValue.object([
      .init("version", .integer(Self.formatVersion)),
      .init("tool", .string("telltale")),
      .init("tool-version", .string(toolVersion)),
      .init("passed", .boolean(isPassed)),
      .init("strict", .boolean(isStrict)),
      .init("files", .integer(fileCount)),
      .init("suites", .integer(suiteCount)),
      .init("cases", .integer(caseCount)),
      .init("errors", .integer(errorCount)),
      .init("warnings", .integer(warningCount)),
      .init("fixable", .integer(fixableCount)),
      .init("repaired", .strings(repairedPaths)),
      .init("diagnostics", .array(findings.map(\.json))),
    ]).document
  }
}

extension CheckReport.Finding {
  fileprivate var json: JSONValue {
    let range = file == nil ? nil : diagnostic.range
    return .object([
      .init("file", .string(orNull: path)),
      .init("code", .string(diagnostic.id.rawValue)),
      .init("severity", .string(diagnostic.severity.rawValue)),
      .init("message", .string(diagnostic.message)),
      .init("start", range.map { place($0.lowerBound) } ?? .null),
      .init("end", range.map { place($0.upperBound) } ?? .null),
      .init("label", .string(orNull: diagnostic.label)),
      .init("help", .string(orNull: diagnostic.help)),
      .init("related", .array(diagnostic.related.map { [json($0)] } ?? [])),
      .init("fix", diagnostic.fix.map { json($0) } ?? .null),
    ])
  }

  private func json(_ label: Diagnostic.Label) -> JSONValue {
    .object([
      .init("label", .string(label.text)),
      .init("start", place(label.range.lowerBound)),
      .init("end", place(label.range.upperBound)),
    ])
  }

  private func json(_ fix: Fix) -> JSONValue {
    let edits = fix.edits.map { edit in
      JSONValue.object([
        .init("start", place(edit.range.lowerBound)),
        .init("end", place(edit.range.upperBound)),
        .init("text", .string(edit.text)),
      ])
    }
    return .object([.init("message", .string(fix.message)), .init("edits", .array(edits))])
  }

  private func place(_ offset: Int) -> JSONValue {
    guard let file else { return .null }
    let location = file.location(ofUTF8Offset: offset)
    return .object([
      .init("line", .integer(location.line)),
      .init("column", .integer(location.column)),
      .init("offset", .integer(min(offset, file.bytes.count))),
    ])
  }
}
