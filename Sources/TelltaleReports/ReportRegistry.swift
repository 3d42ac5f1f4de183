/// The reports that the command line can name.
package struct ReportRegistry: Sendable {
  /// The reports in the order in which they are listed.
  package let reports: [any Report]

  /// Every report that comes with Telltale.
  package static let builtIn = ReportRegistry([
    JUnitReport(), JSONReport(), HTMLReport(), MarkdownReport(), CSVReport(), GitHubReport(),
  ])

  /// Creates a registry.
  package init(_ reports: [any Report]) { self.reports = reports }

  /// The names, in the order of the list.
  package var names: [String] { reports.map { type(of: $0).name } }

  /// Returns the report with a name.
  package subscript(name: String) -> (any Report)? {
    reports.first { type(of: $0).name == name }
  }
}
