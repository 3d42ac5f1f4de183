import Arguments
import TelltaleKit
import TelltaleReports

/// Options that say how a comparison is made and shown.
struct ComparingOptions: Sendable {
  var models: [String] = []
  var prompts: [String] = []
  var baselines: String?
  var format = ComparisonFormat.text
}

/// The forms of a comparison.
enum ComparisonFormat: String, ArgumentValue, CaseIterable {
  case text, json
}

/// A command that compares.
protocol ComparingCommand: SelectingCommand {
  var comparing: ComparingOptions { get set }
}

extension ComparingCommand {
  /// The arguments of every such command.
  static var comparingArguments: [Argument<Self>] {
    [
      .pair(
        "between", sets: \.comparing.models, valueName: "model",
        help: "Compare two models of the run"),
      .pair(
        "between-prompts", sets: \.comparing.prompts, valueName: "version",
        help: "Compare two prompt versions of the run"),
      .option(
        "baselines", sets: \.comparing.baselines, valueName: "dir",
        help: "The baselines in this folder"),
      .option(
        "format", short: "f", sets: \.comparing.format, valueName: "format",
        help: "How to show it"),
    ]
  }

  /// Prints a comparison.
  func show(_ comparison: Comparison, maximum: Int?, in context: CommandContext) {
    switch comparing.format {
    case .json: context.write(ComparisonDocument.text(of: comparison))
    case .text:
      let report = ComparisonReport(
        width: context.width, style: context.outputStyle(project.color), maximum: maximum)
      context.write(report.text(of: comparison))
    }
  }
}

extension ComparingOptions {
  /// The two of one run that are compared, if so.
  var between: Between? {
    get throws(ArgumentError) {
      if models.count == 2, prompts.count == 2 {
        throw ArgumentError(
          "'--between' and '--between-prompts' do not go together",
          help: "compare the models first, then the prompts with --model")
      }
      let between: Between? =
        if models.count == 2 {
          .models(ModelID(models[0]), ModelID(models[1]))
        } else if prompts.count == 2 {
          .prompts(prompts[0], prompts[1])
        } else {
          nil
        }
      if let between, between.names.old == between.names.new {
        throw ArgumentError("'\(between.names.old)' would be compared with itself")
      }
      return between
    }
  }
}
