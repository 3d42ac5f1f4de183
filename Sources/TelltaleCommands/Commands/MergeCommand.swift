import Arguments
import Hashing
import TelltaleKit
import TelltaleSystem

/// Makes one run of shards, or of runs on several devices.
struct MergeCommand: RemakingCommand {
  /// The run that is made of them, with the options that the two share.
  var made = RunCommand()
  var runs: [String] = []

  static let name = "merge"
  static let summary = "Make one run of shards, or of several devices' runs"
  static let discussion = """
    Takes run files, or folders of them, and makes the run that one machine would have made:
    suites as a whole are judged, all is compared with the baselines, gated by the rules of the
    runs, and reported. Refuses runs that did not end, a shard or a cell that is missing or there
    twice, and runs of different suites, assertions, model versions or rules. Merge in the state of
    the project that the runs were made from.
    """
  static let examples = ["merge shards/", "merge a.run b.run --report html"]
  static var arguments: [Argument<Self>] {
    [
      .positionals("run", appendTo: \.runs, help: "Names or files of runs, or folders of files"),
      .option("gate", sets: \.made.gate, valueName: "gate", help: "What turns the run red"),
    ] + reportingArguments + projectArguments
  }

  func run(in context: CommandContext) async throws -> ExitCode {
    guard !runs.isEmpty else {
      throw ArgumentError("'merge' needs runs", help: "name their files, or the folder of them")
    }
    let project = Project.location(project, in: context)
    var found: [Run] = []
    for name in runs {
      for path in try files(name, of: project) { found.append(try project.storedRun(path)) }
    }
    let union: RunUnion
    do {
      union = try RunUnion(of: found, hashes: ContentHashes(sha256: sha256))
    } catch {
      throw CommandFailure(error)
    }
    return try await made.run(judging: .union(union), in: context)
  }

  /// The run files that a word means: all of a folder, or one.
  private func files(_ name: String, of project: Project) throws(CommandFailure) -> [String] {
    let path = project.path(name)
    do {
      guard let files = try RunFile.files(in: path) else { return [name] }
      if files.isEmpty {
        throw CommandFailure(.badInput, "there is no run file in '\(name)'")
      }
      return files
    } catch let failure as CommandFailure {
      throw failure
    } catch {
      throw CommandFailure(.badInput, "\(error)")
    }
  }
}
