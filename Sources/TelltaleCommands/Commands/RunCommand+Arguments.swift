import Arguments
import TelltaleReports

extension RunCommand {
  /// What judges a run, and where it is written to.
  static var gateArguments: [Argument<Self>] {
    [
      .option("gate", sets: \.gate, valueName: "gate", help: "What turns the run red"),
      .flag("strict", sets: \.isStrict, help: "Count undecided as failed"),
      .option(
        "max-undecided", sets: \.maximumUndecided, valueName: "n",
        help: "Exit with 3 when more cells are undecided"),
      .option(
        "report", appendsTo: \.reports, valueName: "format[=path]",
        help: "Also write this report (\(ReportRegistry.builtIn.names.joined(separator: ", "))); "
          + "- is standard output"),
      .flag(
        "default-reports", sets: \.hasDefaultReports,
        help: "Write reports/junit.xml and reports/run.json (on unless --no-default-reports)"),
      .option(
        "junit-flavor", sets: \.junitFlavor, valueName: "form",
        help: "The form of JUnit XML; common unless a reader wants another"),
      .option(
        "baselines", sets: \.baselines, valueName: "dir",
        help: "Compare with the baselines in this folder"),
    ]
  }

  /// How a run is made.
  static var executionArguments: [Argument<Self>] {
    [
      shardOption,
      .option(
        "jobs", short: "j", sets: \.jobs, valueName: "n",
        help: "How many cells run at once; as many as cores by default"),
      .option(
        "repeat", sets: \.repeatCount, valueName: "n",
        help: "How many trials each cell has, instead of what its suite says"),
      .option(
        "confirm", sets: \.confirming, valueName: "n",
        help:
          "How many fresh trials a sampled cell gets that looks worse; 10 by default, 0 for none"),
      .option(
        "retries", sets: \.retries, valueName: "n",
        help: "How often a request is put again whose failure may pass; 3 by default"),
      .option(
        "timeout", sets: \.timeout, valueName: "seconds",
        help: "How long one trial may take, instead of what its suite says"),
      .option(
        "max-calls", sets: \.maximumCalls, valueName: "n",
        help: "Put at most so many requests to models, then exit with 5; --resume goes on"),
      .option(
        "max-time", sets: \.maximumTime, valueName: "seconds",
        help: "End the run after this time with exit 5; --resume goes on"),
      .flag("fail-fast", sets: \.failsFast, help: "End the run with the first cell that fails it"),
      .optionalValue(
        "resume", sets: \.resumed, default: "newest", valueName: "run",
        help: "Go on where a run stopped, by default the newest"),
      .flag(
        "offline", sets: \.isOffline,
        help: "Refuse to run when a selected model is asked over the network"),
      .flag("dry-run", sets: \.isDryRun, help: "Say what would be run, and run nothing"),
      .flag("allow-empty", sets: \.allowsNothing, help: "Exit with 0 when nothing matches"),
    ]
  }
}
