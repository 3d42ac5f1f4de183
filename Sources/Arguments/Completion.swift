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
  package func completion(
    tool: String, commands: [CommandDescription], groups: [CommandGroup] = []
  ) -> String {
    let names = CommandNames(commands.map(\.name), groups: groups)
    return switch self {
    case .bash: Self.bash(tool, commands, names, groups)
    case .zsh: Self.zsh(tool, commands, names, groups)
    case .fish: Self.fish(tool, commands, groups)
    }
  }

  private static func bash(
    _ tool: String, _ commands: [CommandDescription], _ names: CommandNames,
    _ groups: [CommandGroup]
  ) -> String {
    var lines = [
      "# bash completion for \(tool): source this file, or put it into",
      "# ~/.local/share/bash-completion/completions/\(tool)",
      "_\(tool)() {",
      "  local word=\"${COMP_WORDS[COMP_CWORD]}\" previous=\"${COMP_WORDS[COMP_CWORD-1]}\"",
      "  if [ \"$COMP_CWORD\" -eq 1 ]; then",
      "    COMPREPLY=($(compgen -W '\(names.topLevel.joined(separator: " "))' -- \"$word\"))",
      "    return",
      "  fi",
    ]
    for group in groups {
      let verbs = names.verbs(of: group).joined(separator: " ")
      lines += [
        "  if [ \"$COMP_CWORD\" -eq 2 ] && [ \"${COMP_WORDS[1]}\" = \(group.name) ]; then",
        "    COMPREPLY=($(compgen -W '\(verbs)' -- \"$word\"))",
        "    return",
        "  fi",
      ]
    }
    lines.append("  case \"${COMP_WORDS[1]} ${COMP_WORDS[2]}\" in")
    for command in commands {
      let isNested = command.name.contains(" ")
      lines.append(isNested ? "    '\(command.name)')" : "    '\(command.name) '*)")
      lines.append("      case \"$previous\" in")
      for argument in command.arguments where !argument.choices.isEmpty {
        let word = command.name.split(separator: " ").last.map(String.init) ?? command.name
        let spelling = argument.kind == .positional ? word : "--\(argument.name)"
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

  private static func zsh(
    _ tool: String, _ commands: [CommandDescription], _ names: CommandNames,
    _ groups: [CommandGroup]
  ) -> String {
    func quoted(_ text: String) -> String { text.replacing("'", with: "'\\''") }
    func described(_ text: String) -> String {
      quoted(text).replacing("[", with: "\\[").replacing("]", with: "\\]").replacing(
        ":", with: "\\:")
    }
    var lines = [
      "#compdef \(tool)", "_\(tool)() {", "  local -a commands", "  commands=(",
    ]
    lines += names.topLevel.map { word in
      let summary =
        groups.first { $0.name == word }?.summary ?? commands.first { $0.name == word }?.summary
      return "    '\(word):\(described(summary ?? ""))'"
    }
    lines += [
      "  )", "  if (( CURRENT == 2 )); then", "    _describe command commands", "    return",
      "  fi", "  local command=$words[2]", "  shift words", "  (( CURRENT-- ))",
    ]
    for group in groups {
      let verbs = commands.filter { $0.name.hasPrefix(group.name + " ") }
      lines += ["  if [[ $command == \(group.name) ]]; then", "    local -a verbs", "    verbs=("]
      lines += verbs.map { verb in
        "      '\(verb.name.dropFirst(group.name.count + 1)):\(described(verb.summary))'"
      }
      lines += [
        "    )", "    if (( CURRENT == 2 )); then", "      _describe command verbs", "      return",
        "    fi", "    command=\"$command $words[2]\"", "    shift words", "    (( CURRENT-- ))",
        "  fi",
      ]
    }
    lines.append("  case $command in")
    for command in commands {
      lines.append("    '\(command.name)') _arguments -s \\")
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

  private static func fish(
    _ tool: String, _ commands: [CommandDescription], _ groups: [CommandGroup]
  ) -> String {
    func quoted(_ text: String) -> String { "'\(text.replacing("'", with: "\\'"))'" }
    var lines = ["# fish completion for \(tool)"]
    for group in groups {
      lines.append(
        "complete -c \(tool) -n __fish_use_subcommand -f -a \(group.name) -d \(quoted(group.summary))"
      )
    }
    // What has been typed of a command: its group, where it has one, and its own word.
    func seen(_ name: String) -> String {
      let words = name.split(separator: " ").map { "__fish_seen_subcommand_from \($0)" }
      let others = groups.map { "; and not __fish_seen_subcommand_from \($0.name)" }.joined()
      return words.joined(separator: "; and ") + (words.count == 1 ? others : "")
    }
    for command in commands {
      let parts = command.name.split(separator: " ").map(String.init)
      let condition =
        parts.count == 1
        ? "__fish_use_subcommand" : "'__fish_seen_subcommand_from \(parts[0])'"
      lines.append(
        "complete -c \(tool) -n \(condition) -f -a \(parts.last ?? "") -d \(quoted(command.summary))"
      )
    }
    for command in commands {
      let condition = "-n '\(seen(command.name))'"
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
