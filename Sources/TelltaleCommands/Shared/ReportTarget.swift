import Arguments
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
  ///   - flavor: The form of JUnit XML.
  ///   - folder: Where reports go that have no path.
  /// - Throws: ``CommandFailure`` for a report that does not exist.
  init(_ text: String, flavor: JUnitFlavor, folder: String) throws(CommandFailure) {
    let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      .map(String.init)
    let registry = ReportRegistry.builtIn
    guard let report = registry[parts[0]]?.flavored(flavor) else {
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
    guard report is any FolderReport, !isStandardOutput, path.hasSuffix(".xml") else { return }
    throw CommandFailure(
      .badInput, "Surefire's form is a file for each suite and model, and '\(path)' is one file",
      help: "name a folder, such as \(parts[0])=\(path.dropLast(4))")
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
    do throws(ReportError) {
      if !isStandardOutput, let report = report as? any FolderReport {
        return write(try report.files(of: run), of: report, project: project)
      }
      return write(try report.bytes(of: run), project: project, in: context)
    } catch {
      return "the report '\(name)' could not be made: \(error)"
    }
  }

  private func write(
    _ files: [ReportFile], of report: any FolderReport, project: Project
  ) -> String? {
    do {
      try FileSet.write(
        files.map { ($0.name, $0.bytes) }, to: project.path(path), isOwn: type(of: report).isOwn)
      return nil
    } catch {
      return error.description
    }
  }

  private func write(
    _ bytes: [UInt8], project: Project, in context: CommandContext
  ) -> String? {
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

extension JUnitFlavor: ArgumentValue {}

extension Report {
  /// The report, which is in that form where it is JUnit XML.
  func flavored(_ flavor: JUnitFlavor) -> any Report {
    self is JUnitReport ? flavor.report : self
  }
}
