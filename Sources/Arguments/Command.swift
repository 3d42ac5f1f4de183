/// A subcommand of a command-line tool.
///
/// A command is a value: its properties hold its defaults until the parser
/// fills them in.
package protocol Command: Sendable {
  /// The word that selects the command.
  static var name: String { get }

  /// What the command does, as one phrase with no full stop.
  static var summary: String { get }

  /// What else a person should know, in paragraphs; shown by `--help` only.
  static var discussion: String { get }

  /// Lines a person could type, most common first.
  static var examples: [String] { get }

  /// Everything the command accepts.
  static var arguments: [Argument<Self>] { get }

  /// Creates the command with its defaults.
  init()
}

extension Command {
  /// There is nothing else to know.
  package static var discussion: String { "" }

  /// Creates a command from the words after its name and from the environment.
  package init(
    parsing words: [String], environment: [String: String] = [:], prefix: String = ""
  ) throws(ArgumentError) {
    self.init()
    try ArgumentParser(Self.arguments).parse(
      words, environment: environment, prefix: prefix, into: &self)
  }

  /// The command's arguments as help and completion see them.
  package static var descriptions: [ArgumentDescription] { arguments.map(\.description) }

  /// The command's help.
  ///
  /// - Parameters:
  ///   - tool: The tool's name.
  ///   - isLong: Whether to add the discussion and the examples.
  /// - Returns: The help, without a final line break.
  package static func help(tool: String, isLong: Bool) -> String {
    let positionals = descriptions.filter { $0.kind == .positional }.map { "[\($0.spelling)]" }
    let usage = (["Usage: \(tool) \(name) [options]"] + positionals).joined(separator: " ")
    var sections = [summary, usage]
    if isLong, !discussion.isEmpty { sections.append(discussion) }
    if isLong, !examples.isEmpty {
      sections.append((["Examples:"] + examples.map { "  \(tool) \($0)" }).joined(separator: "\n"))
    }
    sections.append(HelpTable(descriptions).text)
    return sections.joined(separator: "\n\n")
  }
}

/// The arguments of a command in two columns.
private struct HelpTable {
  let text: String

  init(_ descriptions: [ArgumentDescription]) {
    let all =
      descriptions + [
        ArgumentDescription(
          name: "help", shortName: "h", kind: .flag, help: "Show this help; --help says more",
          choices: [], isRepeating: false)
      ]
    let width = min(34, all.map(\.spelling.count).max() ?? 0)
    func rows(_ descriptions: [ArgumentDescription]) -> [String] {
      descriptions.map { description in
        let choices =
          description.choices.isEmpty ? "" : " [\(description.choices.joined(separator: ", "))]"
        let help = description.help + choices
        let spelling = description.spelling
        guard spelling.count <= width else {
          return "  \(spelling)\n  \(String(repeating: " ", count: width))  \(help)"
        }
        return "  \(spelling)\(String(repeating: " ", count: width - spelling.count))  \(help)"
      }
    }
    var lines: [String] = []
    let positionals = all.filter { $0.kind == .positional }
    if !positionals.isEmpty { lines += ["Arguments:"] + rows(positionals) + [""] }
    lines += ["Options:"] + rows(all.filter { $0.kind != .positional })
    text = lines.joined(separator: "\n")
  }
}
