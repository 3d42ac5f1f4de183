/// A shell that completion can be written for.
package enum Shell: String, CaseIterable, Sendable, ArgumentValue {
  case bash, zsh, fish
}

/// A command as completion sees it.
package struct CommandDescription: Hashable, Sendable {
  /// The word that selects the command.
  package var name: String

  /// What the command does.
  package var summary: String

  /// What the command accepts.
  package var arguments: [ArgumentDescription]

  /// Describes a command.
  package init<C: Command>(_ type: C.Type) {
    self.name = type.name
    self.summary = type.summary
    self.arguments = type.descriptions
  }
}

extension Shell {
  /// The script that makes the shell complete a tool's commands and options.
  package func completion(tool: String, commands: [CommandDescription]) -> String {
    switch self {
    case .bash: Self.bash(tool, commands)
    case .zsh: Self.zsh(tool, commands)
    case .fish: Self.fish(tool, commands)
    }
  }

  private static func bash(_ tool: String, _ commands: [CommandDescription]) -> String {
    var lines = [
      "# bash completion for \(tool): source this file, or put it into",
      "# ~/.local/share/bash-completion/completions/\(tool)",
      "_\(tool)() {",
      "  local word=\"${COMP_WORDS[COMP_CWORD]}\" previous=\"${COMP_WORDS[COMP_CWORD-1]}\"",
      "  if [ \"$COMP_CWORD\" -eq 1 ]; then",
      "    COMPREPLY=($(compgen -W '\(commands.map(\.name).joined(separator: " "))' -- \"$word\"))",
      "    return",
      "  fi",
      "  case \"${COMP_WORDS[1]}\" in",
    ]
    for command in commands {
      lines.append("    \(command.name))")
      lines.append("      case \"$previous\" in")
      for argument in command.arguments where !argument.choices.isEmpty {
        let spelling = argument.kind == .positional ? command.name : "--\(argument.name)"
        let words = argument.choices.joined(separator: " ")
        lines.append(
          "        \(spelling)) COMPREPLY=($(compgen -W '\(words)' -- \"$word\")); return;;")
      }
      lines.append("      esac")
      let options = command.arguments.filter { $0.kind != .positional }.map { "--\($0.name)" }
      lines.append("      [[ \"$word\" == -* ]] &&")
      lines.append(
        "        COMPREPLY=($(compgen -W '\((options + ["--help"]).joined(separator: " "))' -- \"$word\")) &&"
      )
      lines.append("        return")
      lines.append("      ;;")
    }
    lines += [
      "  esac", "  COMPREPLY=($(compgen -f -- \"$word\"))", "}",
      "complete -o filenames -F _\(tool) \(tool)", "",
    ]
    return lines.joined(separator: "\n")
  }

  private static func zsh(_ tool: String, _ commands: [CommandDescription]) -> String {
    func quoted(_ text: String) -> String { text.replacing("'", with: "'\\''") }
    func described(_ text: String) -> String {
      quoted(text).replacing("[", with: "\\[").replacing("]", with: "\\]").replacing(
        ":", with: "\\:")
    }
    var lines = [
      "#compdef \(tool)", "_\(tool)() {", "  local -a commands", "  commands=(",
    ]
    lines += commands.map { "    '\($0.name):\(described($0.summary))'" }
    lines += [
      "  )", "  if (( CURRENT == 2 )); then", "    _describe command commands", "    return",
      "  fi", "  local command=$words[2]", "  shift words", "  (( CURRENT-- ))",
      "  case $command in",
    ]
    for command in commands {
      lines.append("    \(command.name)) _arguments -s \\")
      for argument in command.arguments where argument.kind != .positional {
        let repeated = argument.isRepeating ? "*" : ""
        let value: String
        switch argument.kind {
        case .flag, .positional: value = ""
        case .option, .optionalValue, .pair:
          let action =
            argument.choices.isEmpty ? "_files" : "(\(argument.choices.joined(separator: " ")))"
          value = ":\(argument.valueName ?? "value"):\(action)"
        }
        lines.append(
          "      '\(repeated)--\(argument.name)[\(described(argument.help))]\(quoted(value))' \\")
      }
      lines.append("      '*:file:_files' ;;")
    }
    lines += ["  esac", "}", "_\(tool) \"$@\"", ""]
    return lines.joined(separator: "\n")
  }

  private static func fish(_ tool: String, _ commands: [CommandDescription]) -> String {
    func quoted(_ text: String) -> String { "'\(text.replacing("'", with: "\\'"))'" }
    var lines = ["# fish completion for \(tool)"]
    for command in commands {
      lines.append(
        "complete -c \(tool) -n __fish_use_subcommand -f -a \(command.name) -d \(quoted(command.summary))"
      )
    }
    for command in commands {
      let condition = "-n '__fish_seen_subcommand_from \(command.name)'"
      for argument in command.arguments where argument.kind != .positional {
        var parts = ["complete -c \(tool) \(condition) -l \(argument.name)"]
        if let short = argument.shortName { parts.append("-s \(short)") }
        if argument.kind == .option || argument.kind == .pair { parts.append("-r") }
        if !argument.choices.isEmpty {
          parts.append("-f -a \(quoted(argument.choices.joined(separator: " ")))")
        }
        parts.append("-d \(quoted(argument.help))")
        lines.append(parts.joined(separator: " "))
      }
    }
    return lines.joined(separator: "\n") + "\n"
  }
}
