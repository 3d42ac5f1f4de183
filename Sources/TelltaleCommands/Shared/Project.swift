import SourceText
import SuiteSyntax
import TelltaleKit
import TelltaleSystem

/// A project as it stands on disk: its settings and its suites.
struct Project: Sendable {
  /// The project's folder, absolute.
  var directory: String

  /// Where runs are kept, absolute, where the project's folder cannot be written to.
  var outputs: String?

  /// The settings.
  var settings: ProjectFile

  /// The models that suites can name, in the order of the matrix.
  var models: [any Model]

  /// The suites, sorted by path.
  var suites: [Suite]

  /// Every file that was read, in the order of reading.
  var files: [SourceFile] = []

  /// Warnings about the suites, with their files.
  var warnings: [(file: SourceFile, diagnostic: Diagnostic)]

  /// The models that run where neither a case nor its suite says which: the
  /// project's choice, else the built-in ones.
  var defaultModels: [ModelID] {
    settings.defaultModels ?? ModelCatalogue.builtIn.map(\.id)
  }

  /// The context windows of the models that the project declares, in tokens.
  var declaredWindows: [ModelID: Int] {
    let declared = Set(settings.models.map(\.id))
    let known = models.compactMap { model in
      model.fingerprint.contextSize.map { (model.id, $0) }
    }
    return Dictionary(known.filter { declared.contains($0.0) }) { first, _ in first }
  }

  /// The folder of the baselines.
  var baselines: String { path(settings.baselines) }

  /// The folder of what is not committed.
  var workFolder: String { Self.join(outputs ?? directory, ".telltale") }

  /// The folder of the stored runs.
  var runs: String { "\(workFolder)/runs" }

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
    let (project, problems) = read(options, paths: paths, in: context)
    if problems.errorCount > 0 { throw problems.failure("nothing was run") }
    return project
  }

  /// Reads a project without its suites, as far as its settings can be read.
  static func readSettings(_ options: ProjectOptions, in context: CommandContext) -> Project {
    var (project, problems) = empty(options, in: context)
    project.readSettings(in: context, &problems)
    return project
  }

  /// Reads a project without its suites: the settings, and the models of them.
  ///
  /// - Parameters:
  ///   - options: Where the project is.
  ///   - context: The world.
  /// - Returns: The project.
  /// - Throws: ``CommandFailure`` with every mistake in the project file.
  static func loadSettings(
    _ options: ProjectOptions, in context: CommandContext
  ) throws(CommandFailure) -> Project {
    var (project, problems) = empty(options, in: context)
    project.readSettings(in: context, &problems)
    if problems.errorCount > 0 { throw problems.failure("nothing was done") }
    return project
  }

  /// A project of which nothing is read, and what is wrong with it so far.
  private static func empty(
    _ options: ProjectOptions, in context: CommandContext
  ) -> (Project, DiagnosticReport) {
    let directory = options.directory.map { join(context.directory, $0) } ?? context.directory
    return (
      Project(
        directory: directory, settings: ProjectFile(), models: BuiltInModels.all, suites: [],
        warnings: []),
      DiagnosticReport(style: context.errorStyle(options.color), offersFixes: true)
    )
  }

  /// Reads a project as far as it can be read.
  ///
  /// - Parameters:
  ///   - options: Where the project is.
  ///   - paths: The suite files or folders to read, as they were typed; all of
  ///     the project's when empty.
  ///   - context: The world.
  /// - Returns: The project with the suites that could be read, and everything
  ///   that is wrong in any file.
  static func read(
    _ options: ProjectOptions, paths: [String] = [], in context: CommandContext
  ) -> (project: Project, problems: DiagnosticReport) {
    var (project, problems) = empty(options, in: context)
    project.readSettings(in: context, &problems)
    for path in project.suitePaths(paths, &problems) {
      guard let file = project.file(at: path, &problems) else { continue }
      project.read(file, &problems)
    }
    project.noteSharedNames(&problems)
    project.warnings = problems.warnings
    return (project, problems)
  }

  /// Reads the project file, if there is one.
  private mutating func readSettings(
    in context: CommandContext, _ problems: inout DiagnosticReport
  ) {
    guard PathQuery.exists(path(ProjectFile.name)),
      let file = file(at: ProjectFile.name, &problems)
    else { return }
    let parsed = parse(file)
    problems.add(parsed.diagnostics, in: file)
    guard let root = parsed.root else { return }
    let decoded = ProjectFile.decode(root, knownModels: models.map(\.id))
    problems.add(decoded.diagnostics, in: file)
    settings = decoded.file
    var world = ModelWorld(
      projectFolder: directory, recordings: path(settings.recordings),
      environment: context.environment)
    world.children = context.children
    let recorded = recordedModels(&problems)
    models = ModelRoster.models(declared: settings.models) { [world] declaration in
      recorded[declaration.id] ?? WorldlyModels.model(for: declaration, in: world)
    }
  }

  /// The suite files, relative to the project.
  private func suitePaths(_ typed: [String], _ problems: inout DiagnosticReport) -> [String] {
    var paths: [String] = []
    let wanted =
      typed.isEmpty
      ? [settings.suites] : typed.map { SelectionOptions.relative($0, to: directory) }
    let known = problems.errorCount
    for path in wanted {
      let absolute = self.path(path)
      guard PathQuery.exists(absolute) else {
        if typed.isEmpty {
          problems.add(
            "there is no folder '\(path)' in \(directory)", id: "missing-folder", about: path,
            help: "`telltale init` makes a project to start from; --project names another folder")
        } else {
          problems.add(
            "no suite file matches '\(path)'", id: "no-such-suite", about: path,
            help: path.nearest(among: allSuitePaths).map { "did you mean '\($0)'?" })
        }
        continue
      }
      do {
        let prefix = directory.hasSuffix("/") ? directory : directory + "/"
        for file in try SuiteDiscovery.files(under: absolute) {
          paths.append(file.hasPrefix(prefix) ? String(file.dropFirst(prefix.count)) : file)
        }
      } catch {
        problems.add(error.description, about: path)
      }
    }
    let unique = Set(paths).sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    if unique.isEmpty, problems.errorCount == known {
      problems.add(
        "there are no suites in '\(wanted.joined(separator: "', '"))'", id: "no-suites",
        about: wanted.first,
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
  private mutating func file(
    at path: String, _ problems: inout DiagnosticReport
  ) -> SourceFile? {
    do {
      let file = SourceFile(path: path, bytes: try SuiteDiscovery.bytes(ofFile: self.path(path)))
      files.append(file)
      return file
    } catch {
      problems.add(error.description, about: path)
      return nil
    }
  }

  /// Parses and decodes a suite.
  private mutating func read(_ file: SourceFile, _ problems: inout DiagnosticReport) {
    let parsed = parse(file)
    guard let root = parsed.root else {
      problems.add(parsed.diagnostics, in: file)
      return
    }
    problems.add(
      AssertionReader().withoutNeedlessDoubts(parsed.diagnostics, about: root), in: file)
    let decoder = SuiteDecoder(
      knownModels: models.map(\.id), dataFiles: DataFiles.lookup(in: directory),
      documentFolders: DocumentFolders.lookup(in: directory),
      defaultRepeatCount: settings.repeatCount ?? 1)
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
