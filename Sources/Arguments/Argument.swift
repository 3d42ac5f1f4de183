/// One thing a command accepts on its command line.
///
/// A command lists its arguments once. Parsing, help, completion and
/// suggestions are all derived from that list.
package struct Argument<Command>: Sendable {
  /// How an argument takes its value.
  enum Form: Sendable {
    /// `--name` or `--no-name`.
    case flag(@Sendable (inout Command, Bool) -> Void)

    /// `--name value` or `--name=value`.
    case option(@Sendable (inout Command, String) -> Bool)

    /// `--name` or `--name=value`; `nil` stands for no value.
    case optionalValue(@Sendable (inout Command, String?) -> Void)

    /// `--name one two` or `--name=one,two`.
    case pair(@Sendable (inout Command, String, String) -> Void)

    /// A word that is not an option's value.
    case positional(isRepeating: Bool, @Sendable (inout Command, String) -> Bool)
  }

  /// How the argument is described, without what it sets.
  package let description: ArgumentDescription

  let form: Form

  /// The name without its dashes; for a positional argument, its placeholder.
  var name: String { description.name }
}

/// An argument as help and completion see it.
package struct ArgumentDescription: Hashable, Sendable {
  /// How an argument is written.
  package enum Kind: Hashable, Sendable {
    case flag, option, optionalValue, pair, positional
  }

  /// The name without its dashes; for a positional argument, its placeholder.
  package var name: String

  /// The one-letter alternative, if there is one.
  package var shortName: Character?

  /// How the argument is written.
  package var kind: Kind

  /// What stands for the value in help.
  package var valueName: String?

  /// What the argument is for, as one phrase with no full stop.
  package var help: String

  /// The words the argument accepts, if there are few enough to list.
  package var choices: [String]

  /// Whether the argument may be given several times.
  package var isRepeating: Bool

  /// The argument as it is written, such as `-j, --jobs <n>`.
  package var spelling: String {
    let short = shortName.map { "-\($0), " } ?? "    "
    switch kind {
    case .flag: return "\(short)--\(name)"
    case .option: return "\(short)--\(name) <\(valueName ?? "value")>"
    case .pair: return "\(short)--\(name) <\(valueName ?? "value")> <\(valueName ?? "value")>"
    case .optionalValue: return "\(short)--\(name)[=<\(valueName ?? "value")>]"
    case .positional: return "<\(name)>" + (isRepeating ? "..." : "")
    }
  }
}

extension Argument {
  /// An argument that is on or off.
  package static func flag(
    _ name: String,
    short shortName: Character? = nil,
    sets keyPath: any WritableKeyPath<Command, Bool> & Sendable,
    help: String
  ) -> Self {
    Self(
      description: ArgumentDescription(
        name: name, shortName: shortName, kind: .flag, help: help, choices: [],
        isRepeating: false),
      form: .flag { command, isOn in command[keyPath: keyPath] = isOn })
  }

  /// An option that is given at most once; a later one replaces an earlier one.
  package static func option<Value: ArgumentValue>(
    _ name: String,
    short shortName: Character? = nil,
    sets keyPath: any WritableKeyPath<Command, Value> & Sendable,
    valueName: String,
    help: String
  ) -> Self {
    option(name, shortName, valueName, help, Value.self, isRepeating: false) {
      $0[keyPath: keyPath] = $1
    }
  }

  /// An option that has no value until it is given.
  package static func option<Value: ArgumentValue>(
    _ name: String,
    short shortName: Character? = nil,
    sets keyPath: any WritableKeyPath<Command, Value?> & Sendable,
    valueName: String,
    help: String
  ) -> Self {
    option(name, shortName, valueName, help, Value.self, isRepeating: false) {
      $0[keyPath: keyPath] = $1
    }
  }

  /// An option that may be repeated, keeping every value in order.
  package static func option<Value: ArgumentValue>(
    _ name: String,
    short shortName: Character? = nil,
    appendsTo keyPath: any WritableKeyPath<Command, [Value]> & Sendable,
    valueName: String,
    help: String
  ) -> Self {
    option(name, shortName, valueName, help, Value.self, isRepeating: true) {
      $0[keyPath: keyPath].append($1)
    }
  }

  private static func option<Value: ArgumentValue>(
    _ name: String, _ shortName: Character?, _ valueName: String, _ help: String,
    _ type: Value.Type, isRepeating: Bool, store: @escaping @Sendable (inout Command, Value) -> Void
  ) -> Self {
    Self(
      description: ArgumentDescription(
        name: name, shortName: shortName, kind: .option, valueName: valueName, help: help,
        choices: type.allArguments, isRepeating: isRepeating),
      form: .option { command, word in
        guard let value = type.init(argument: word) else { return false }
        store(&command, value)
        return true
      })
  }

  /// An option whose value may be left out: `--name` or `--name=value`.
  package static func optionalValue(
    _ name: String,
    sets keyPath: any WritableKeyPath<Command, String?> & Sendable,
    default standard: String,
    valueName: String,
    help: String
  ) -> Self {
    Self(
      description: ArgumentDescription(
        name: name, kind: .optionalValue, valueName: valueName, help: help, choices: [],
        isRepeating: false),
      form: .optionalValue { command, word in command[keyPath: keyPath] = word ?? standard })
  }

  /// An option with two values: `--name one two` or `--name=one,two`.
  package static func pair(
    _ name: String,
    sets keyPath: any WritableKeyPath<Command, [String]> & Sendable,
    valueName: String,
    help: String
  ) -> Self {
    Self(
      description: ArgumentDescription(
        name: name, kind: .pair, valueName: valueName, help: help, choices: [],
        isRepeating: false),
      form: .pair { command, first, second in command[keyPath: keyPath] = [first, second] })
  }

  /// The words that remain once options have been read.
  package static func positionals<Value: ArgumentValue>(
    _ name: String,
    appendTo keyPath: any WritableKeyPath<Command, [Value]> & Sendable,
    help: String
  ) -> Self {
    Self(
      description: ArgumentDescription(
        name: name, kind: .positional, help: help, choices: Value.allArguments, isRepeating: true),
      form: .positional(isRepeating: true) { command, word in
        guard let value = Value(argument: word) else { return false }
        command[keyPath: keyPath].append(value)
        return true
      })
  }

  /// One word that remains once options have been read.
  package static func positional<Value: ArgumentValue>(
    _ name: String,
    sets keyPath: any WritableKeyPath<Command, Value?> & Sendable,
    help: String
  ) -> Self {
    Self(
      description: ArgumentDescription(
        name: name, kind: .positional, help: help, choices: Value.allArguments,
        isRepeating: false),
      form: .positional(isRepeating: false) { command, word in
        guard let value = Value(argument: word) else { return false }
        command[keyPath: keyPath] = value
        return true
      })
  }
}
