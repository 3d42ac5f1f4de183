import Arguments

/// A command that makes a run of stored responses.
protocol RemakingCommand: ProjectCommand {
  /// The run that is made of them, with the options that the two share.
  var made: RunCommand { get set }
}

extension RemakingCommand {
  var project: ProjectOptions {
    get { made.project }
    set { made.project = newValue }
  }

  /// Where the run is reported, and what it is compared with.
  static var reportingArguments: [Argument<Self>] {
    [
      .option(
        "report", appendsTo: \.made.reports, valueName: "format[=path]",
        help: "Also write this report; - is standard output"),
      .flag(
        "default-reports", sets: \.made.hasDefaultReports,
        help: "Write reports/junit.xml and reports/run.json (on unless --no-default-reports)"),
      .option(
        "junit-flavor", sets: \.made.junitFlavor, valueName: "form",
        help: "The form of JUnit XML; common unless a reader wants another"),
      .option(
        "baselines", sets: \.made.baselines, valueName: "dir",
        help: "Compare with the baselines in this folder"),
    ]
  }
}
