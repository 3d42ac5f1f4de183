import SourceText

extension CheckReport {
  /// The report as workflow commands of GitHub Actions, one a line, then the
  /// summary.
  ///
  /// - Parameter folder: The project's folder as seen from the repository's, or
  ///   an empty text where they are one: annotations show only on files named
  ///   from there.
  /// - Returns: The lines, each with a line break.
  package func gitHubCommands(projectFolder folder: String = "") -> String {
    let lines = findings.map { $0.command(in: folder).line } + [summary]
    return lines.map { $0 + "\n" }.joined()
  }
}

extension CheckReport.Finding {
  fileprivate func command(in folder: String) -> WorkflowCommand {
    var properties: [WorkflowCommand.Property] = []
    if let path {
      let isRelative = !folder.isEmpty && !path.hasPrefix("/")
      properties.append(.init("file", isRelative ? "\(folder)/\(path)" : path))
    }
    if let file {
      let start = file.location(ofUTF8Offset: diagnostic.range.lowerBound)
      let end = file.location(ofUTF8Offset: diagnostic.range.upperBound)
      properties.append(.init("line", String(start.line)))
      // Columns are refused where a range has several lines.
      if end.line == start.line {
        properties.append(.init("col", String(start.column)))
        properties.append(.init("endColumn", String(max(end.column, start.column + 1))))
      } else {
        properties.append(.init("endLine", String(end.line)))
      }
    }
    properties.append(.init("title", "Telltale (\(diagnostic.id.rawValue))"))
    var message = diagnostic.message
    if let related = diagnostic.related, let file {
      let line = file.location(ofUTF8Offset: related.range.lowerBound).line
      message += "\nline \(line): \(related.text)"
    }
    if let help = diagnostic.help { message += "\nhelp: \(help)" }
    return WorkflowCommand(
      name: diagnostic.severity.rawValue, properties: properties, message: message)
  }
}
