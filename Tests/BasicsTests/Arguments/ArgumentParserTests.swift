import Testing

@testable import Arguments

/// A command with one argument of each form.
private struct Demo: Equatable, Sendable {
  enum Format: String, CaseIterable, ArgumentValue { case console, junit, html }

  var paths: [String] = []
  var models: [String] = []
  var format = Format.console
  var failsOnDrift = true
  var failed: String?
  var between: [String] = []

  static let arguments: [Argument<Demo>] = [
    .positionals("suite", appendTo: \.paths, help: "Suites to run"),
    .option(
      "model", short: "m", appendsTo: \.models, valueName: "name", help: "Model to run against"),
    .option("format", short: "f", sets: \.format, valueName: "format", help: "Report to print"),
    .flag("fail-on-drift", sets: \.failsOnDrift, help: "Exit with 1 on drift"),
    .optionalValue(
      "failed", sets: \.failed, default: "newest", valueName: "run", help: "Only what failed"),
    .pair("between", sets: \.between, valueName: "model", help: "Compare two models"),
  ]
}

@Suite struct ArgumentParserTests {
  @Test(arguments: [
    ([], Demo()),
    (["a.suite", "b.suite"], Demo(paths: ["a.suite", "b.suite"])),
    (["--model", "afm-2", "-m", "afm-3-core"], Demo(models: ["afm-2", "afm-3-core"])),
    (["--format=junit"], Demo(format: .junit)),
    (["-fhtml"], Demo(format: .html)),
    (["--no-fail-on-drift"], Demo(failsOnDrift: false)),
    (["--", "--model"], Demo(paths: ["--model"])),
    (["--failed", "x"], Demo(paths: ["x"], failed: "newest")),
    (["--failed=r1"], Demo(failed: "r1")),
    (["--between", "a", "b"], Demo(between: ["a", "b"])),
    (["--between=a,b"], Demo(between: ["a", "b"])),
    (["-mafm-2", "-"], Demo(paths: ["-"], models: ["afm-2"])),
  ])
  private func parses(words: [String], expected: Demo) throws {
    var demo = Demo()
    try ArgumentParser(Demo.arguments).parse(words, into: &demo)
    #expect(demo == expected)
  }

  @Test(arguments: [
    ("--modle afm-2", "unknown option '--modle'", "did you mean '--model'?"),
    ("--format jnuit", "'jnuit' is not a value for '--format'", "did you mean 'junit'?"),
    ("--format pdf", "'pdf' is not a value for '--format'", "the choices are console, junit, html"),
    ("--model", "missing value for '--model'", nil),
    ("--between a", "missing value for '--between'", nil),
    ("--fail-on-drift=yes", "'--fail-on-drift' does not take a value", nil),
  ])
  private func explains(line: String, message: String, help: String?) {
    let words = line.split(separator: " ").map(String.init)
    var demo = Demo()
    #expect(throws: ArgumentError(message, help: help)) {
      try ArgumentParser(Demo.arguments).parse(words, into: &demo)
    }
  }

  @Test func `a variable of the environment stands in for an option that is not given`() throws {
    var demo = Demo()
    try ArgumentParser(Demo.arguments).parse(
      ["--model", "b"],
      environment: ["TOOL_MODEL": "a", "TOOL_FAIL_ON_DRIFT": "0", "TOOL_FORMAT": "html"],
      prefix: "TOOL_", into: &demo)
    #expect(demo == Demo(models: ["a", "b"], format: .html, failsOnDrift: false))
  }
}
