import Arguments
import TelltaleKit
import TelltaleReports
import TelltaleSystem

/// A continuous integration service that a starter project can be set up for.
enum IntegrationService: String, CaseIterable, Sendable, ArgumentValue {
  case github, gitlab
}

/// Makes a project to start from.
struct InitCommand: Subcommand {
  var folder: String?
  var service: IntegrationService?

  static let name = "init"
  static let summary = "Make a project to start from: a suite and its baselines"
  static let discussion = """
    Writes suites/starter.yaml and a schema for editors beside it, runs the suite against the
    simulated models, and accepts the answers as its baselines: `telltale run` is green at once.
    Files that are there are left as they are.
    """
  static let examples = ["init", "init my-app --ci github"]
  static let arguments: [Argument<InitCommand>] = [
    .positional("dir", sets: \.folder, help: "The project's folder; the current one by default"),
    .option(
      "ci", sets: \.service, valueName: "service", help: "Also write a CI file for this service"),
  ]

  func run(in context: CommandContext) async throws -> ExitCode {
    let directory = folder.map { Project.join(context.directory, $0) } ?? context.directory
    let suites = Project.join(directory, "suites")
    if PathQuery.exists(suites) {
      throw CommandFailure(
        .badInput, "there is a folder 'suites' in \(directory) already",
        help: "`telltale check` reads it; name another folder to start anew")
    }
    var written: [String] = []
    do {
      try write(Starter.suite, to: "suites/starter.yaml", in: directory, &written)
      try write(SchemaCommand.text(of: .suite), to: Starter.schemaPath, in: directory, &written)
      try ignoreGenerated(in: directory, &written)
      switch service {
      case .github?:
        try write(Starter.gitHub, to: ".github/workflows/telltale.yml", in: directory, &written)
      case .gitlab?: try write(Starter.gitLab, to: ".gitlab-ci.yml", in: directory, &written)
      case nil: break
      }
      written += try await acceptFirstAnswers(in: directory, context)
    } catch let error as FileError {
      throw CommandFailure(.couldNotWrite, error.description)
    }
    for path in written { context.write("Wrote \(path)\n") }
    let place = folder.map { "cd \($0) && " } ?? ""
    context.write(
      """

      The models are simulated: they show known faults, and run anywhere.
      Next: \(place)telltale run, then take a rule out of the suite's instructions and run again.

      """)
    return .success
  }

  /// Writes a file that is not there; one that is stays as it is.
  private func write(
    _ text: String, to path: String, in directory: String, _ written: inout [String]
  ) throws(FileError) {
    let absolute = Project.join(directory, path)
    guard !PathQuery.exists(absolute) else { return }
    let folder = absolute.lastIndex(of: "/").map { String(absolute[..<$0]) } ?? directory
    try Folder.create(folder)
    try AtomicFile.write(Array(text.utf8), to: absolute)
    written.append(path)
  }

  /// Adds what is missing to `.gitignore`.
  private func ignoreGenerated(
    in directory: String, _ written: inout [String]
  ) throws(FileError) {
    let path = Project.join(directory, ".gitignore")
    var text = ""
    if PathQuery.exists(path) {
      text = String(decoding: try SuiteDiscovery.bytes(ofFile: path), as: UTF8.self)
    }
    let lines = text.split(whereSeparator: \.isNewline).map(String.init)
    let missing = Starter.ignored.filter { !lines.contains($0) }
    guard !missing.isEmpty else { return }
    if !text.isEmpty, !text.hasSuffix("\n") { text += "\n" }
    text += missing.map { $0 + "\n" }.joined()
    try AtomicFile.write(Array(text.utf8), to: path)
    written.append(".gitignore")
  }

  /// Runs the starter suite and accepts what it says.
  private func acceptFirstAnswers(
    in directory: String, _ context: CommandContext
  ) async throws -> [String] {
    let options = ProjectOptions(directory: directory)
    let project = try Project.load(options, in: context)
    let store = project.baselineStore()
    let session = RunSession(
      project: project, plan: try project.plan(SelectionOptions(), in: context),
      policy: GatePolicy(), jobs: context.coreCount,
      baselines: try StoredBaselines(store, style: context), isWholeProject: true)
    let (run, failure) = await session.perform(isProgressShown: false, in: context)
    if let failure { throw CommandFailure(.couldNotWrite, failure) }
    let result = Acceptance(failingReason: "a fault that this simulated model shows")
      .accept(
        run, selecting: { _ in true }, into: session.baselines.entries.map(\.baseline), ledgers: [])
    let lock = try store.lock()
    for baseline in result.baselines { try store.write(baseline, holding: lock) }
    for ledger in result.ledgers { try store.write(ledger, holding: lock) }
    return result.baselines.map { store.displayPath(suite: $0.suite, model: $0.model) }
      + result.ledgers.map { store.displayPathOfPrompts(ofSuite: $0.suite) }
  }
}
