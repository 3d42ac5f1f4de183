import SourceText
import TelltaleKit
import TelltaleReports
import TelltaleSystem

/// A report that is wanted, and where it goes.
struct ReportTarget {
  /// The report.
  var report: any Report

  /// The file, relative to the project or absolute; `-` is standard output.
  var path: String

  /// Reads `junit`, or `junit=path`.
  ///
  /// - Parameters:
  ///   - text: The report as it was typed.
  ///   - folder: Where reports go that have no path.
  /// - Throws: ``CommandFailure`` for a report that does not exist.
  init(_ text: String, folder: String) throws(CommandFailure) {
    let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      .map(String.init)
    let registry = ReportRegistry.builtIn
    guard let report = registry[parts[0]] else {
      throw CommandFailure(
        .badInput, "'\(parts[0])' is not a report",
        help: parts[0].nearest(among: registry.names).map { "did you mean '\($0)'?" }
          ?? "the reports are \(registry.names.joined(separator: ", "))")
    }
    if parts.count == 2, parts[1].isEmpty {
      throw CommandFailure(
        .badInput, "the report '\(parts[0])' has an empty path",
        help: "write \(parts[0])=FILE, or \(parts[0])=- for standard output")
    }
    self.report = report
    path = parts.count == 2 ? parts[1] : "\(folder)/\(type(of: report).fileName)"
  }

  /// Whether the report goes to standard output.
  var isStandardOutput: Bool { path == "-" }

  /// Writes the report of a run.
  ///
  /// - Returns: What kept it from being written, if anything.
  func write(_ run: Run, project: Project, in context: CommandContext) -> String? {
    let bytes: [UInt8]
    do {
      bytes = try report.bytes(of: run)
    } catch {
      return "the report '\(type(of: report).name)' could not be made: \(error)"
    }
    if isStandardOutput {
      context.write(String(decoding: bytes, as: UTF8.self))
      return nil
    }
    let absolute = project.path(path)
    do {
      if let slash = absolute.lastIndex(of: "/") { try Folder.create(String(absolute[..<slash])) }
      try AtomicFile.write(bytes, to: absolute)
      return nil
    } catch {
      return error.description
    }
  }
}
