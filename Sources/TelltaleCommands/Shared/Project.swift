import SourceText
import SuiteSyntax
import TelltaleKit
import TelltaleSystem

/// A project as it stands on disk: its settings and its suites.
struct Project: Sendable {
  /// The project's folder, absolute.
  var directory: String

  /// The settings.
  var settings: ProjectFile

  /// The models that suites can name, in the order of the matrix.
  var models: [any Model]

  /// The suites, sorted by path.
  var suites: [Suite]

  /// Warnings about the suites, with their files.
  var warnings: [(file: SourceFile, diagnostic: Diagnostic)]

  /// The folder of the baselines.
  var baselines: String { path(settings.baselines) }

  /// The folder of what is not committed.
  var workFolder: String { path(".telltale") }

  /// The folder of the stored runs.
  var runs: String { path(".telltale/runs") }

  /// Returns a path of the project as an absolute one.
  func path(_ relative: String) -> String { Self.join(directory, relative) }

  /// Returns a path that is seen from a folder.
  static func join(_ folder: String, _ path: String) -> String {
    if path.hasPrefix("/") { return path }
    return folder.hasSuffix("/") ? folder + path : "\(folder)/\(path)"
  }
}

extension Project {
  /// Reads a project.
  ///
  /// - Parameters:
  ///   - options: Where the project is.
  ///   - paths: The suite files or folders to read, as they were typed; all of
  ///     the project's when empty.
  ///   - context: The world.
  /// - Returns: The project.
  /// - Throws: ``CommandFailure`` with every mistake in every file.
  static func load(
    _ options: ProjectOptions, paths: [String] = [], in context: CommandContext
  ) throws(CommandFailure) -> Project {
    let directory = options.directory.map { join(context.directory, $0) } ?? context.directory
    let models = BuiltInModels.all
    var problems = DiagnosticReport(style: context.errorStyle(options.color))
    let settings = try settings(in: directory, models: models, &problems)
    var project = Project(
      directory: directory, settings: settings, models: models, suites: [], warnings: [])
    for path in try project.suitePaths(paths) {
      guard let file = try project.file(at: path, &problems) else { continue }
      project.read(file, &problems)
    }
    project.noteSharedNames(&problems)
    if problems.errorCount > 0 { throw problems.failure("nothing was run") }
    project.warnings = problems.warnings
    return project
  }

  /// Reads the project file, if there is one.
  private static func settings(
    in directory: String, models: [any Model], _ problems: inout DiagnosticReport
  ) throws(CommandFailure) -> ProjectFile {
    let path = join(directory, ProjectFile.name)
    guard PathQuery.exists(path) else { return ProjectFile() }
    let file: SourceFile
    do {
      file = SourceFile(path: ProjectFile.name, bytes: try SuiteDiscovery.bytes(ofFile: path))
    } catch {
      throw CommandFailure(.badInput, error.description)
    }
    let parsed = SuiteParser.parse(file)
    problems.add(parsed.diagnostics, in: file)
    guard let root = parsed.root else { return ProjectFile() }
    let decoded = ProjectFile.decode(root, knownModels: models.map(\.id))
    problems.add(decoded.diagnostics, in: file)
    return decoded.file
  }

  /// The suite files, relative to the project.
  private func suitePaths(_ typed: [String]) throws(CommandFailure) -> [String] {
    var paths: [String] = []
    let wanted =
      typed.isEmpty
      ? [settings.suites] : typed.map { SelectionOptions.relative($0, to: directory) }
    for path in wanted {
      let absolute = self.path(path)
      guard PathQuery.exists(absolute) else {
        if typed.isEmpty {
          throw CommandFailure(
            .badInput, "there is no folder '\(path)' in \(directory)",
            help: "`telltale init` makes a project to start from; --project names another folder")
        }
        throw CommandFailure(
          .nothingSelected, "no suite file matches '\(path)'",
          help: path.nearest(among: allSuitePaths).map { "did you mean '\($0)'?" })
      }
      do {
        let prefix = directory.hasSuffix("/") ? directory : directory + "/"
        for file in try SuiteDiscovery.files(under: absolute) {
          paths.append(file.hasPrefix(prefix) ? String(file.dropFirst(prefix.count)) : file)
        }
      } catch {
        throw CommandFailure(.badInput, error.description)
      }
    }
    let unique = Set(paths).sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    if unique.isEmpty {
      throw CommandFailure(
        .nothingSelected, "there are no suites in '\(wanted.joined(separator: "', '"))'",
        help: "a suite is a file that ends in .yaml; `telltale init` makes a project to start from")
    }
    return unique
  }

  /// Every suite path, for a suggestion; empty where they cannot be listed.
  private var allSuitePaths: [String] {
    let prefix = directory.hasSuffix("/") ? directory : directory + "/"
    do {
      return try SuiteDiscovery.files(under: path(settings.suites)).map {
        $0.hasPrefix(prefix) ? String($0.dropFirst(prefix.count)) : $0
      }
    } catch {
      return []
    }
  }

  /// Reads a file; one that cannot be read is a problem like any other.
  private func file(
    at path: String, _ problems: inout DiagnosticReport
  ) throws(CommandFailure) -> SourceFile? {
    do {
      return SourceFile(path: path, bytes: try SuiteDiscovery.bytes(ofFile: self.path(path)))
    } catch {
      problems.add(error.description)
      return nil
    }
  }

  /// Parses and decodes a suite.
  private mutating func read(_ file: SourceFile, _ problems: inout DiagnosticReport) {
    let parsed = SuiteParser.parse(file)
    problems.add(parsed.diagnostics, in: file)
    guard let root = parsed.root else { return }
    let decoder = SuiteDecoder(
      knownModels: models.map(\.id), dataFiles: DataFiles.lookup(in: directory))
    let decoded = decoder.decode(root, in: file)
    problems.add(decoded.diagnostics, in: file)
    for (file, diagnostics) in decoded.data { problems.add(diagnostics, in: file) }
    if let suite = decoded.suite { suites.append(suite) }
  }

  /// Notes suites that share a name, which names their baselines.
  private func noteSharedNames(_ problems: inout DiagnosticReport) {
    var first: [String: Suite] = [:]
    for suite in suites {
      if let other = first[suite.name] {
        let diagnostic = Diagnostic(
          "duplicate-suite", "the suite name '\(suite.name)' is taken by \(other.file.path)",
          at: suite.nameRange,
          help: "give each suite a name of its own: it names the folder of its baselines")
        problems.add([diagnostic], in: suite.file)
      } else {
        first[suite.name] = suite
      }
    }
  }
}
