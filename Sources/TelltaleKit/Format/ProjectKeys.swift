/// The keys of the project file.
enum ProjectKeys {
  /// The keys at its root.
  static let project = KeyTable(
    "the project file",
    [
      KeyUsage("suites", .text(.folder), "The folder of the suites; 'suites' unless stated."),
      KeyUsage("baselines", .text(.folder), "The folder of the baselines; 'baselines'."),
      KeyUsage("reports", .text(.folder), "The folder that reports are written to; 'reports'."),
      KeyUsage(
        "recordings", .text(.folder), "The folder of what real models answered; 'recordings'."),
      KeyUsage(
        "models", .list(of: .mapping(ModelKeys.model)),
        "Models beside the built-in ones, which suites can name."),
      KeyUsage(
        "default-models", SuiteKeys.models,
        "The models that run when no suite and no case says which."),
      KeyUsage("defaults", .mapping(defaults), "What holds where the command line is silent."),
    ])

  /// The keys of `defaults`.
  static let defaults = KeyTable(
    "defaults",
    [
      KeyUsage(
        "gate",
        .words([
          .init(Gate.regression.rawValue, "A regression fails, and a new cell that fails."),
          .init(Gate.anyFailure.rawValue, "Anything that fails."),
          .init(Gate.drift.rawValue, "Anything that differs from its baseline."),
          .init(Gate.none.rawValue, "Nothing."),
        ]), "What turns a run red."),
      KeyUsage("jobs", .integer(Bounds.jobs), "How many cells run at once."),
      KeyUsage("repeat", .integer(Bounds.trials), "Trials of a cell where its suite says nothing."),
      KeyUsage(
        "retries", .integer(Bounds.retries),
        "How often a request is put again whose failure may pass; 3 unless stated."),
      KeyUsage(
        "timeout", .number(Bounds.timeout),
        "How many seconds one trial may take where its suite says nothing."),
    ])
}
