import Arguments
import SourceText
import TelltaleKit
import TelltaleReports
import TelltaleSystem
import Terminal

/// Shows pass rates over past runs and over what was accepted.
struct HistoryCommand: ProjectCommand {
  var project = ProjectOptions()
  var topic: String?
  var limit = 20
  var format = PendingCommand.Format.text
  var baselines: String?

  static let name = "history"
  static let summary = "Show pass rates over past runs and over accepted baselines"
  static let discussion = """
    Of everything, or of one case, assertion or model. Runs are those in .telltale/runs/, of which
    the newest 20 are kept; baselines are those that Git has, commit by commit. A cell of a
    baseline counts as failed when one of its assertions does.
    """
  static let examples = [
    "history", "history total-nl", "history currency-kept", "history afm-2 --format json",
  ]
  static var arguments: [Argument<Self>] {
    [
      .positional("name", sets: \.topic, help: "A case, suite/case, an assertion or a model"),
      .option(
        "limit", short: "n", sets: \.limit, valueName: "n",
        help: "How many runs, and how many commits, at most"),
      .option("format", short: "f", sets: \.format, valueName: "format", help: "How to show it"),
      .option(
        "baselines", sets: \.baselines, valueName: "dir",
        help: "The history of the baselines in this folder"),
    ] + projectArguments
  }

  func run(in context: CommandContext) async throws -> ExitCode {
    guard limit > 0 else {
      throw ArgumentError("'\(limit)' is not a value for '--limit'", help: "at least 1")
    }
    let project = try Project.loadSettings(self.project, in: context)
    let runs = try runs(of: project, in: context)
    let commits = commits(of: project, in: context)
    guard !runs.isEmpty || !commits.isEmpty else {
      throw CommandFailure(
        .nothingSelected, "there is no history yet", help: "`telltale run` begins one")
    }
    var found = HistoryTopic.everything
    if let topic {
      guard let named = HistoryTopic(topic, in: runs + commits) else {
        let words = HistoryTopic.words(in: runs + commits)
        throw CommandFailure(
          .nothingSelected, "no case, assertion or model is called '\(topic)' in any of them",
          help: topic.nearest(among: words).map { "did you mean '\($0)'?" }
            ?? "`telltale list` shows what there is")
      }
      found = named
    }
    let report = HistoryReport(of: found, runs: runs, baselines: commits)
    switch format {
    case .text:
      context.write(
        report.text(width: context.width, style: context.outputStyle(self.project.color)))
    case .json: context.write(report.json)
    }
    return .success
  }

  /// The newest runs that ended, the newest first; one that cannot be read is said to be.
  private func runs(
    of project: Project, in context: CommandContext
  ) throws(CommandFailure) -> [HistoryPoint] {
    let paths: [String]
    do {
      paths = try RunFile.all(in: project.runs)
    } catch {
      throw CommandFailure(.badInput, error.description)
    }
    var points: [HistoryPoint] = []
    for path in paths.reversed() where points.count < limit {
      do {
        if let point = try RunFile.history(path) { points.append(point) }
      } catch {
        context.warn("warning: \(error.description)\n".safeForTerminal)
      }
    }
    return points
  }

  /// The baselines of the newest commits that changed them, the newest first; none, with a
  /// note, where Git has none.
  private func commits(of project: Project, in context: CommandContext) -> [HistoryPoint] {
    let store = project.baselineStore(baselines)
    guard PathQuery.exists(store.folder) else { return [] }
    let git = GitRepository(folder: store.folder, environment: context.environment)
    do {
      let commits = try git.commits(changing: ".", limit: limit)
      var files: [[GitRepository.Entry]] = []
      for commit in commits { files.append(try git.entries(under: ".", at: commit.hash)) }
      var baselines: [String: Baseline] = [:]
      var unread = 0
      // What did not change from one commit to the next is read once.
      let blobs = Set(
        files.joined().filter { $0.path.hasSuffix(".yaml") && !$0.path.hasSuffix("/prompts.yaml") }
          .map(\.blob)
      ).sorted()
      for (blob, bytes) in zip(blobs, try git.contents(of: blobs)) {
        do {
          if let bytes {
            baselines[blob] = try BaselineFile.read(SourceFile(path: blob, bytes: bytes))
          } else {
            unread += 1
          }
        } catch {
          unread += 1
        }
      }
      if unread > 0 {
        context.warn(
          "warning: \(unread.counted("file")) of earlier commits cannot be read and "
            + "\(unread == 1 ? "is" : "are") left out\n")
      }
      return zip(commits, files).map { commit, files in
        var point = HistoryPoint(name: commit.hash, time: commit.time, title: commit.title)
        for file in files { if let baseline = baselines[file.blob] { point.add(baseline) } }
        return point
      }
    } catch {
      context.warn("note: no history of the baselines: \(error.description)\n")
      return []
    }
  }
}
