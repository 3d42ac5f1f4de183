import SourceText
import Arguments
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
    self.init(report, path: parts.count == 2 ? parts[1] : nil, folder: folder)
  }

  /// Creates a target.
  ///
  /// - Parameters:
  ///   - report: The report.
  ///   - path: Where it goes; `nil` for its own name in the folder.
  ///   - folder: Where reports go that have no path.
  init(_ report: any Report, path: String? = nil, folder: String) {
    self.report = report
    self.path = path ?? "\(folder)/\(type(of: report).fileName)"
  }

  /// Whether the report goes to standard output.
  var isStandardOutput: Bool { path == "-" }

  /// Returns each target once.
  ///
  /// - Parameters:
  ///   - targets: The targets in the order in which they were asked for.
  ///   - project: What paths are seen from.
  /// - Returns: The targets, each file once.
  /// - Throws: ``CommandFailure`` where two reports would overwrite each other.
  static func distinct(
    _ targets: [ReportTarget], of project: Project
  ) throws(CommandFailure) -> [ReportTarget] {
    var distinct: [ReportTarget] = []
    for target in targets {
      let place = target.place(in: project)
      guard let other = distinct.first(where: { $0.place(in: project) == place }) else {
        distinct.append(target)
        continue
      }
      if other.name == target.name { continue }
      throw CommandFailure(
        .badInput,
        target.isStandardOutput
          ? "only one report can go to standard output"
          : "the reports '\(other.name)' and '\(target.name)' would both be '\(target.path)'",
        help: "write \(target.name)=FILE with another file")
    }
    return distinct
  }

  private var name: String { type(of: report).name }

  /// The path with its detours taken out, to be compared.
  private func place(in project: Project) -> [Substring] {
    if isStandardOutput { return ["-"] }
    var parts: [Substring] = []
    for part in project.path(path).split(separator: "/") where part != "." {
      if part == ".." { _ = parts.popLast() } else { parts.append(part) }
    }
    return ["/"] + parts
  }

  /// Writes the report of a run.
  ///
  /// - Returns: What kept it from being written, if anything.
  func write(_ run: Run, project: Project, in context: CommandContext) -> String? {
    let bytes: [UInt8]
    do {
      bytes = try report.bytes(of: run)
    } catch {
      return "the report '\(name)' could not be made: \(error)"
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

/// The name of a report on the command line.
struct ReportName: ArgumentValue {
  /// The report.
  let report: any Report

  init?(argument: String) {
    guard let report = ReportRegistry.builtIn[argument] else { return nil }
    self.report = report
  }

  static var allArguments: [String] { ReportRegistry.builtIn.names }
}
