import SourceText
import SuiteSyntax

/// What a project says of a model that is a program.
public struct CommandDeclaration: DeclaredModel {
  /// How a program that is known is run, and what it says.
  public enum Preset: String, Hashable, Sendable, CaseIterable {
    /// `fm respond` of macOS 27.
    case fmRespond = "fm-respond"

    /// `apfel`, for the models of macOS 26.
    case apfel

    /// The program and the words that come before all others.
    public var command: [String] {
      switch self {
      case .fmRespond: ["fm", "respond"]
      case .apfel: ["apfel"]
      }
    }
  }

  /// What a program writes.
  public enum Output: String, Hashable, Sendable, CaseIterable {
    /// The answer itself: text, or JSON where a type is asked for.
    case text

    /// A response as a JSON object: the outcome, the answer and what it took.
    case json
  }

  /// How a request ends whose program exits with some status.
  public struct ExitOutcome: Hashable, Sendable {
    /// The outcome.
    public var kind: Outcome.Kind

    /// For an unavailable model: why.
    public var reason: Outcome.Unavailability?

    /// Creates an outcome.
    public init(_ kind: Outcome.Kind, reason: Outcome.Unavailability? = nil) {
      self.kind = kind
      self.reason = reason
    }
  }

  /// The name by which suites and baselines know the model.
  public var id: ModelID

  /// The name to show.
  public var displayName: String?

  /// The program and its arguments, at least the first.
  public var command: [String]

  /// How the program is known to work; `nil` for one that reads the request as JSON.
  public var preset: Preset?

  /// What the program writes.
  public var output: Output = .text

  /// The outcomes by what the program exits with.
  public var exitCodes: [Int: ExitOutcome] = [:]

  /// A program, with its arguments, that says the version of the model.
  public var version: [String]?

  /// How many seconds a response may take.
  public var timeout = CommandDeclaration.standardTimeout

  /// How many programs may run at once; `nil` sets no limit.
  public var jobs: Int?

  /// The context window in tokens, if known.
  public var contextSize: Int?

  /// How many seconds a response may take where the project says nothing.
  public static let standardTimeout = 600.0

  /// Creates a declaration.
  public init(id: ModelID, displayName: String? = nil, command: [String], preset: Preset? = nil) {
    self.id = id
    self.displayName = displayName
    self.command = command
    self.preset = preset
  }

  /// What a list of models says of it.
  public var listing: ModelListing {
    ModelListing(place: "", responses: "a program, \(command.first ?? "")")
  }

  /// What is known of it.
  public var details: [ModelDetail] {
    var details = [ModelDetail("command", command.joined(separator: " "))]
    if let preset { details.append(ModelDetail("preset", preset.rawValue)) }
    details.append(ModelDetail("output", output.rawValue))
    for (code, outcome) in exitCodes.sorted(by: { $0.key < $1.key }) {
      let reason = outcome.reason.map { ": \($0.rawValue)" } ?? ""
      details.append(ModelDetail("exit code \(code)", outcome.kind.rawValue + reason))
    }
    if let version { details.append(ModelDetail("version", version.joined(separator: " "))) }
    return details
  }
}

extension ModelKind {
  /// A program.
  static let command = ModelKind(
    "command", "A program that reads the request and writes the response.", keys: commandKeys,
    required: ["command"], decode: commandModel)

  /// The outcomes that a program's status can stand for.
  private static let exitKinds = Outcome.Kind.allCases.filter {
    $0 != .answered && $0 != .truncated
  }

  private static let exitOutcome = KeyTable(
    "an outcome",
    [
      KeyUsage("is", .words(exitKinds.map(\.rawValue)), "The outcome.", isRequired: true),
      KeyUsage(
        "reason", .words(Outcome.Unavailability.allCases.map(\.rawValue)),
        "Why the model is unavailable; model-not-ready unless stated."),
    ])

  private static let commandKeys = [
    KeyUsage(
      "command", .list(of: .text(.filled), minimum: 1),
      "The program and its arguments, such as [python3, answer.py]; no shell reads them."),
    KeyUsage(
      "preset",
      .words([
        .init(
          CommandDeclaration.Preset.fmRespond.rawValue, "fm respond of macOS 27, without a server."),
        .init(CommandDeclaration.Preset.apfel.rawValue, "apfel, for the models of macOS 26."),
      ]), "A program that is known: what it is run with, and what it says."),
    KeyUsage(
      "output",
      .words([
        .init("text", "The answer itself; JSON where a type is asked for."),
        .init("json", "A response as a JSON object: outcome, answer, usage."),
      ]), "What the program writes to its standard output; text unless stated."),
    KeyUsage(
      "exit-codes",
      .dictionary(
        of: .anyOf([.words(exitKinds.map(\.rawValue)), .mapping(exitOutcome)]),
        names: .spelled(
          .init("^(?:[1-9]|[1-9][0-9]|1[0-9][0-9]|2[0-4][0-9]|25[0-5])$", examples: ["3", "69"])),
        minimum: 1),
      "The outcomes by what the program exits with; 0 is an answer."),
    KeyUsage(
      "version", .list(of: .text(.filled), minimum: 1),
      "A program that says the version of the model, such as [sw_vers]; run once for a run."),
    KeyUsage(
      "timeout", .number(Bounds.timeout),
      "How many seconds a response may take; 600 unless stated."),
    KeyUsage(
      "jobs", .integer(Bounds.jobs),
      "How many programs may run at once; 1 with a preset, else as many as the run has jobs."),
    KeyUsage("context-size", .integer(Bounds.window), "The context window in tokens."),
  ]

  private static func commandModel(
    _ entry: ModelEntry, _ reader: inout NodeReader
  ) -> (any DeclaredModel)? {
    let fields = entry.fields
    var preset: CommandDeclaration.Preset?
    if let field = fields["preset"] {
      preset = word(field, of: CommandDeclaration.Preset.allCases, "a preset", &reader)
    }
    let command = words(fields["command"], &reader)
    if fields["command"] == nil {
      reader.note(
        "missing-key", "a command model without 'command'", at: fields.range,
        help: "write the program and its arguments, such as command: "
          + "[\((preset?.command ?? ["python3", "answer.py"]).joined(separator: ", "))]")
    }
    guard let id = entry.id, let words = command else { return nil }
    var model = CommandDeclaration(
      id: id, displayName: entry.displayName, command: words, preset: preset)
    if let field = fields["output"],
      let output = word(field, of: CommandDeclaration.Output.allCases, "an output", &reader)
    {
      if output != .text, preset != nil {
        reader.note(
          Diagnostic(
            "cannot-happen", "what a preset's program writes is known", at: field.range,
            severity: .warning, help: "remove 'output', or the preset"))
      } else {
        model.output = output
      }
    }
    model.exitCodes = exitCodes(fields["exit-codes"], &reader)
    model.version = self.words(fields["version"], &reader)
    // The models of a device share one; a person sees no other version of them than the
    // system's.
    model.jobs = preset == nil ? nil : 1
    if preset != nil, model.version == nil { model.version = ["sw_vers"] }
    if let seconds = reader.read(
      fields["timeout"],
      { node throws(SuiteValueError) in try node.number(in: Bounds.timeout) })
    {
      model.timeout = seconds
    }
    if let jobs = reader.read(
      fields["jobs"], { node throws(SuiteValueError) in try node.integer(in: Bounds.jobs) })
    {
      model.jobs = jobs
    }
    model.contextSize = reader.read(fields["context-size"]) { node throws(SuiteValueError) in
      try node.integer(in: Bounds.window)
    }
    return model
  }

  /// Reads a program and its arguments.
  private static func words(_ field: SuiteNode?, _ reader: inout NodeReader) -> [String]? {
    guard let field else { return nil }
    if field.scalar != nil,
      let text = reader.read(field, { node throws(SuiteValueError) in try node.text() })
    {
      reader.note(
        "wrong-type", "expected a list of words, found text", at: field.range,
        help: "write [\(text.split(separator: " ").joined(separator: ", "))]; "
          + "no shell reads it, but the one of [sh, -c, …]")
      return nil
    }
    guard let words = reader.read(field, { node throws(SuiteValueError) in try node.texts() })
    else { return nil }
    guard !words.isEmpty, !words.contains("") else {
      reader.note("wrong-value", "an empty word names no program and no argument", at: field.range)
      return nil
    }
    return words
  }

  /// Reads one of some words.
  private static func word<Value: RawRepresentable<String>>(
    _ field: SuiteNode, of values: [Value], _ what: String, _ reader: inout NodeReader
  ) -> Value? {
    guard let word = reader.read(field, { node throws(SuiteValueError) in try node.text() }) else {
      return nil
    }
    if let value = values.first(where: { $0.rawValue == word }) { return value }
    let names = values.map(\.rawValue)
    reader.note(
      "wrong-value", "'\(word)' is not \(what)", at: field.range,
      help: word.nearest(among: names).map { "did you mean '\($0)'?" }
        ?? "write \(names.joined(separator: " or "))")
    return nil
  }

  private static func exitCodes(
    _ field: SuiteNode?, _ reader: inout NodeReader
  ) -> [Int: CommandDeclaration.ExitOutcome] {
    var codes: [Int: CommandDeclaration.ExitOutcome] = [:]
    guard let field,
      let entries = reader.read(field, { node throws(SuiteValueError) in try node.entries() })
    else { return [:] }
    if entries.isEmpty {
      reader.note("wrong-value", "'exit-codes' is empty", at: field.range)
    }
    for entry in entries {
      guard let code = Int(entry.key), (1...255).contains(code), "\(code)".hasBytes(of: entry.key)
      else {
        reader.note(
          "wrong-value", "'\(entry.key)' is not an exit code for which an outcome can be named",
          at: entry.keyRange, help: "write a number from 1 to 255; 0 is an answer")
        continue
      }
      codes[code] = exitOutcome(entry.value, &reader)
    }
    return codes
  }

  private static func exitOutcome(
    _ node: SuiteNode, _ reader: inout NodeReader
  ) -> CommandDeclaration.ExitOutcome? {
    var kindNode = node
    var reason: Outcome.Unavailability?
    var reasonNode: SuiteNode?
    if node.scalar == nil {
      guard let fields = reader.fields(of: node, in: exitOutcome) else { return nil }
      guard let field = fields["is"] else {
        reader.note("missing-key", "an outcome without 'is'", at: node.range)
        return nil
      }
      kindNode = field
      reasonNode = fields["reason"]
      if let reasonNode {
        reason = word(reasonNode, of: Outcome.Unavailability.allCases, "a reason", &reader)
      }
    }
    guard let kind = word(kindNode, of: exitKinds, "an outcome that a status stands for", &reader)
    else { return nil }
    if let reasonNode, kind != .unavailable {
      reader.note(
        Diagnostic(
          "cannot-happen", "only an unavailable model has a reason", at: reasonNode.range,
          severity: .warning))
    }
    // Most often it is one that is being loaded.
    if kind == .unavailable, reason == nil { reason = .modelNotReady }
    return CommandDeclaration.ExitOutcome(kind, reason: reason)
  }
}
