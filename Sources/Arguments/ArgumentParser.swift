import SourceText

/// Reads command-line words into a command, as its list of arguments directs.
package struct ArgumentParser<Command>: Sendable {
  /// The arguments the command accepts.
  let arguments: [Argument<Command>]

  /// Creates a parser.
  package init(_ arguments: [Argument<Command>]) {
    self.arguments = arguments
  }

  /// Reads the environment and then `words`, which win, into `command`.
  ///
  /// - Parameters:
  ///   - words: The words after the command's name.
  ///   - environment: Variables, of which `<prefix>NAME` gives the value of
  ///     `--name`.
  ///   - prefix: What the names of variables begin with.
  ///   - command: The command to fill in, holding its defaults.
  /// - Throws: The first mistake.
  package func parse(
    _ words: [String], environment: [String: String] = [:], prefix: String = "",
    into command: inout Command
  ) throws(ArgumentError) {
    if !prefix.isEmpty { try readEnvironment(environment, prefix, into: &command) }
    var positionalCount = 0
    var rest = words[...]
    while let word = rest.popFirst() {
      if word == "--" {
        for word in rest { try readPositional(word, &positionalCount, into: &command) }
        return
      }
      if word.hasPrefix("--") {
        try readLong(word.dropFirst(2), &rest, into: &command)
      } else if word.hasPrefix("-"), word != "-" {
        try readShort(word.dropFirst(), &rest, into: &command)
      } else {
        try readPositional(word, &positionalCount, into: &command)
      }
    }
  }

  private func readEnvironment(
    _ environment: [String: String], _ prefix: String, into command: inout Command
  ) throws(ArgumentError) {
    for argument in arguments where argument.description.kind != .positional {
      let variable = prefix + argument.name.uppercased().replacing("-", with: "_")
      guard let value = environment[variable], !value.isEmpty else { continue }
      switch argument.form {
      case .flag(let set):
        switch value.lowercased() {
        case "1", "true", "yes", "on": set(&command, true)
        case "0", "false", "no", "off": set(&command, false)
        default:
          throw ArgumentError(
            "'\(value)' is not a value for the environment variable \(variable)",
            help: "the choices are 1 and 0")
        }
      case .option(let set):
        try store(value, set, for: argument, spelled: variable, into: &command)
      case .optionalValue(let set): set(&command, value)
      case .pair(let set):
        let (first, second) = try pair(value, for: argument, spelled: variable)
        set(&command, first, second)
      case .positional: break
      }
    }
  }

  /// Reads the argument spelled `--spelling`.
  private func readLong(
    _ spelling: Substring, _ rest: inout ArraySlice<String>, into command: inout Command
  ) throws(ArgumentError) {
    let parts = spelling.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let name = String(parts[0])
    let attached = parts.count == 2 ? String(parts[1]) : nil

    for argument in arguments {
      switch argument.form {
      case .flag(let set) where name == argument.name || name == "no-\(argument.name)":
        guard attached == nil else {
          throw ArgumentError("'--\(name)' does not take a value")
        }
        set(&command, name == argument.name)
        return
      case .option(let set) where name == argument.name:
        let value = try value(attached, for: argument, spelled: "--\(name)", &rest)
        try store(value, set, for: argument, spelled: "--\(name)", into: &command)
        return
      case .optionalValue(let set) where name == argument.name:
        set(&command, attached)
        return
      case .pair(let set) where name == argument.name:
        if let attached {
          let (first, second) = try pair(attached, for: argument, spelled: "--\(name)")
          set(&command, first, second)
        } else {
          let first = try value(nil, for: argument, spelled: "--\(name)", &rest)
          let second = try value(nil, for: argument, spelled: "--\(name)", &rest)
          set(&command, first, second)
        }
        return
      default:
        continue
      }
    }
    throw unknown("--\(name)")
  }

  /// Reads the arguments spelled `-letters`.
  private func readShort(
    _ letters: Substring, _ rest: inout ArraySlice<String>, into command: inout Command
  ) throws(ArgumentError) {
    var letters = letters
    while let letter = letters.popFirst() {
      guard let argument = arguments.first(where: { $0.description.shortName == letter }) else {
        throw unknown("-\(letter)")
      }
      switch argument.form {
      case .flag(let set):
        set(&command, true)
      case .option(let set):
        let attached = letters.isEmpty ? nil : String(letters)
        let value = try value(attached, for: argument, spelled: "-\(letter)", &rest)
        try store(value, set, for: argument, spelled: "-\(letter)", into: &command)
        return
      case .optionalValue(let set):
        set(&command, letters.isEmpty ? nil : String(letters))
        return
      case .pair, .positional:
        throw unknown("-\(letter)")
      }
    }
  }

  /// Splits `one,two`.
  private func pair(
    _ word: String, for argument: Argument<Command>, spelled spelling: String
  ) throws(ArgumentError) -> (String, String) {
    let parts = word.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
    guard parts.count == 2, !parts.contains("") else {
      throw ArgumentError(
        "'\(spelling)' needs two values", help: "write them one after the other, or as one,two")
    }
    return (parts[0], parts[1])
  }

  private func readPositional(
    _ word: String, _ count: inout Int, into command: inout Command
  ) throws(ArgumentError) {
    let positionals = arguments.filter { $0.description.kind == .positional }
    for (index, argument) in positionals.enumerated() {
      guard case .positional(let isRepeating, let set) = argument.form,
        index >= count || isRepeating
      else { continue }
      try store(word, set, for: argument, spelled: "<\(argument.name)>", into: &command)
      count += 1
      return
    }
    throw ArgumentError("unexpected argument '\(word)'")
  }

  private func value(
    _ attached: String?, for argument: Argument<Command>, spelled spelling: String,
    _ rest: inout ArraySlice<String>
  ) throws(ArgumentError) -> String {
    if let attached { return attached }
    guard let word = rest.first, word == "-" || !word.hasPrefix("-") else {
      throw ArgumentError(
        "missing value for '\(spelling)'", help: listing(argument.description.choices))
    }
    rest.removeFirst()
    return word
  }

  private func store(
    _ word: String, _ set: @Sendable (inout Command, String) -> Bool,
    for argument: Argument<Command>, spelled spelling: String, into command: inout Command
  ) throws(ArgumentError) {
    guard !set(&command, word) else { return }
    let choices = argument.description.choices
    let suggestion = word.nearest(among: choices).map { "did you mean '\($0)'?" }
    throw ArgumentError(
      "'\(word)' is not a value for '\(spelling)'", help: suggestion ?? listing(choices))
  }

  private func unknown(_ spelling: String) -> ArgumentError {
    let descriptions = arguments.map(\.description).filter { $0.kind != .positional }
    let names = descriptions.map { "--\($0.name)" } + ["--help"]
    let suggestion = spelling.nearest(among: names).map { "did you mean '\($0)'?" }
    return ArgumentError("unknown option '\(spelling)'", help: suggestion)
  }

  private func listing(_ choices: [String]) -> String? {
    choices.isEmpty ? nil : "the choices are \(choices.joined(separator: ", "))"
  }
}
