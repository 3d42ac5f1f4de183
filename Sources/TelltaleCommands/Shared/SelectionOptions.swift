import Arguments
import TelltaleKit

/// Options that say which cells are wanted.
struct SelectionOptions: Sendable {
  var paths: [String] = []
  var cases: [String] = []
  var suites: [String] = []
  var models: [String] = []
  var prompts: [String] = []
  var tags: [String] = []
  var failed: String?
  var shard: String?
}

/// A command that works on selected cells.
protocol SelectingCommand: ProjectCommand {
  var selection: SelectionOptions { get set }
}

extension SelectingCommand {
  /// The arguments of every such command.
  static var selectionArguments: [Argument<Self>] {
    [.positionals("path", appendTo: \.selection.paths, help: "Suite files, or folders of them")]
      + selectionOptions
  }

  /// The options among them, for a command whose words mean something else.
  static var selectionOptions: [Argument<Self>] {
    [
      .option(
        "case", short: "c", appendsTo: \.selection.cases, valueName: "glob",
        help: "Only cases with this name, or suite/name; may be repeated"),
      .option(
        "suite", short: "s", appendsTo: \.selection.suites, valueName: "glob",
        help: "Only suites with this name; may be repeated"),
      .option(
        "model", short: "m", appendsTo: \.selection.models, valueName: "glob",
        help: "Only models with this id; may be repeated"),
      .option(
        "tag", short: "t", appendsTo: \.selection.tags, valueName: "tag",
        help: "Only cases with this tag; may be repeated"),
      .option(
        "prompt", appendsTo: \.selection.prompts, valueName: "glob",
        help: "Only prompt versions with this name; may be repeated"),
      .optionalValue(
        "failed", sets: \.selection.failed, default: "newest", valueName: "run",
        help: "Only cells that failed in a run, by default the newest"),
    ]
  }
}

extension SelectingCommand {
  /// The option of a command that plans cells.
  static var shardOption: Argument<Self> {
    .option(
      "shard", sets: \.selection.shard, valueName: "i/n",
      help:
        "Only the i-th of n parts, by a hash of suite and case; auto takes the engine's variables")
  }
}

extension SelectionOptions {
  /// The shard that is wanted.
  ///
  /// - Parameters:
  ///   - bazel: What Bazel says, if it runs the command as a test.
  ///   - context: The world.
  /// - Returns: The shard; `nil` for all of the plan.
  /// - Throws: ``CommandFailure`` for a shard that is none, or cannot be told.
  func shard(bazel: BazelTest? = nil, in context: CommandContext) throws(CommandFailure) -> Shard? {
    guard let shard else {
      if let shard = bazel?.shard { context.warn("note: shard \(shard), as Bazel says\n") }
      return bazel?.shard
    }
    guard shard == "auto" else {
      if let shard = Shard(shard) { return shard }
      throw CommandFailure(
        .badInput, "'\(shard)' is not a shard", help: "write i/n, such as 3/8, or auto")
    }
    guard let found = try ShardEnvironment(variables: context.environment).detected() else {
      throw CommandFailure(
        .badInput, "no engine's variables say which shard this is",
        help: "write --shard i/n, or set TELLTALE_SHARD_INDEX (from 1) and TELLTALE_SHARDS")
    }
    context.warn("note: shard \(found.shard), by the variables of \(found.engine)\n")
    return found.shard
  }

  /// The selection, with paths relative to the project.
  ///
  /// - Parameters:
  ///   - directory: The project's folder, absolute.
  ///   - failedCells: The cells that failed, when they are asked for.
  /// - Returns: What is selected.
  func selection(in directory: String, failedCells: Set<CellID>? = nil) -> Selection {
    var selection = Selection()
    selection.cases = cases.map { Glob($0) }
    selection.suites = suites.map { Glob($0) }
    selection.models = models.map { Glob($0) }
    selection.prompts = prompts.map { Glob($0) }
    selection.tags = tags
    selection.paths = paths.map { Self.relative($0, to: directory) }
    selection.cells = failedCells
    return selection
  }

  /// A path without `./` before it and without the project's own path.
  static func relative(_ path: String, to directory: String) -> String {
    var path = path
    let prefix = directory.hasSuffix("/") ? directory : directory + "/"
    if path.hasPrefix(prefix) { path.removeFirst(prefix.count) }
    while path.hasPrefix("./") { path.removeFirst(2) }
    while path.count > 1, path.hasSuffix("/") { path.removeLast() }
    return path
  }
}
