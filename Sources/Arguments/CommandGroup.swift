import SourceText

/// A word that the names of several commands begin with, such as `baseline` of `baseline
/// list` and `baseline show`.
package struct CommandGroup: Hashable, Sendable {
  /// The word.
  package var name: String

  /// What the commands are for, as one phrase with no full stop.
  package var summary: String

  /// Creates a group.
  package init(_ name: String, _ summary: String) {
    self.name = name
    self.summary = summary
  }
}

/// The names of a tool's commands: one word, or a group's word and one more.
package struct CommandNames: Sendable {
  private let names: [String]
  private let groups: [CommandGroup]

  /// Creates the names.
  package init(_ names: [String], groups: [CommandGroup] = []) {
    self.names = names
    self.groups = groups
  }

  /// What words select.
  package enum Finding: Equatable, Sendable {
    /// A command, by its place, with the words that are left.
    case command(Int, [String])

    /// A group of commands, with the words that are left.
    case group(CommandGroup, [String])

    /// Nothing.
    case unknown(ArgumentError)
  }

  /// Finds what words select.
  package func find(_ words: [String]) -> Finding {
    let first = words.first ?? ""
    guard let group = groups.first(where: { $0.name == first }) else {
      // A command's own verb, such as `report check`, goes before what is for the command.
      if words.count > 1, let place = names.firstIndex(of: "\(first) \(words[1])") {
        return .command(place, Array(words.dropFirst(2)))
      }
      if let place = names.firstIndex(of: first) {
        return .command(place, Array(words.dropFirst()))
      }
      return .unknown(Self.error(first, among: topLevel, kind: "command"))
    }
    let rest = Array(words.dropFirst())
    guard let verb = rest.first, !verb.hasPrefix("-") else { return .group(group, rest) }
    if let place = names.firstIndex(of: "\(group.name) \(verb)") {
      return .command(place, Array(rest.dropFirst()))
    }
    return .unknown(
      Self.error(verb, among: verbs(of: group), kind: "command of '\(group.name)'"))
  }

  /// The words that a command line can begin with, each once, in order.
  package var topLevel: [String] {
    var words: [String] = []
    for name in names {
      let word = String(name.prefix { $0 != " " })
      if !words.contains(word) { words.append(word) }
    }
    return words
  }

  /// The words that can follow a group's.
  package func verbs(of group: CommandGroup) -> [String] {
    names.filter { $0.hasPrefix(group.name + " ") }.map {
      String($0.dropFirst(group.name.count + 1))
    }
  }

  private static func error(_ word: String, among names: [String], kind: String) -> ArgumentError {
    ArgumentError(
      "unknown \(kind == "command" ? kind : "\(kind):") '\(word)'",
      help: word.nearest(among: names).map { "did you mean '\($0)'?" }
        ?? "the commands are \(names.joined(separator: ", "))")
  }
}

extension CommandGroup {
  /// The group's help.
  ///
  /// - Parameters:
  ///   - tool: The tool's name.
  ///   - commands: The commands, as name and summary; those of other groups are left out.
  /// - Returns: The help, without a final line break.
  package func help(tool: String, commands: [(name: String, summary: String)]) -> String {
    let own = commands.filter { $0.name.hasPrefix(name + " ") }
    let width = own.map(\.name.count).max() ?? 0
    let rows = own.map { command in
      let padding = String(repeating: " ", count: width - command.name.count)
      return "  \(command.name)\(padding)  \(command.summary)"
    }
    return """
      \(summary)

      Usage: \(tool) \(name) <command> [options]

      Commands:
      \(rows.joined(separator: "\n"))

      `\(tool) \(name) <command> --help` says more.
      """
  }
}
