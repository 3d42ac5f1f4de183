import SourceText
import SuiteSyntax

/// What a project says of a model behind a chat-completions endpoint.
public struct ChatDeclaration: DeclaredModel {
  /// The name by which suites and baselines know the model.
  public var id: ModelID

  /// The name to show.
  public var displayName: String?

  /// How the server differs from others.
  public var profile: ServerProfile

  /// Where the server is.
  public var endpoint: Endpoint

  /// The model's name there.
  public var model: String

  /// How many requests it works on at once; `nil` for any number.
  public var jobs: Int?

  /// The context window in tokens, where the project says it.
  public var contextSize: Int?

  /// The environment variable with the key that the server asks for.
  public var keyVariable: String?

  /// Whether responses are streamed.
  public var streams: Bool

  /// How long a response may take, in seconds.
  public var timeout: Double

  /// How long a response may take where nothing is said, in seconds.
  public static let defaultTimeout = 600.0

  /// Creates a declaration.
  public init(id: ModelID, profile: ServerProfile, endpoint: Endpoint, model: String) {
    self.id = id
    self.profile = profile
    self.endpoint = endpoint
    self.model = model
    jobs = profile.concurrency
    streams = profile.streams
    timeout = Self.defaultTimeout
  }

  /// The host that is asked.
  public var networkHost: String? { endpoint.authority }

  /// What a list of models says of it.
  public var listing: ModelListing {
    ModelListing(
      place: endpoint.isLoopback ? "this machine" : "network",
      responses: "live, \(model) at \(endpoint.text)")
  }

  /// What is known of it.
  public var details: [ModelDetail] {
    var details = [
      ModelDetail("endpoint", endpoint.text), ModelDetail("profile", profile.name),
      ModelDetail("model", model),
      ModelDetail("jobs", jobs.map { "\($0)" } ?? "as many as the run has"),
      ModelDetail("stream", "\(streams)"),
      ModelDetail("timeout", "\(Int(exactly: timeout).map { "\($0)" } ?? "\(timeout)") s"),
    ]
    if let keyVariable {
      details.append(ModelDetail("authorization", "the environment variable \(keyVariable)"))
    }
    return details
  }
}

extension ModelKind {
  /// A model behind a chat-completions endpoint.
  static let chat = ModelKind(
    "chat", "A real model behind an endpoint that speaks the chat-completions protocol.",
    keys: chatKeys, required: ["profile", "endpoint", "model"], decode: chatModel)

  private static let chatKeys = [
    KeyUsage(
      "profile", .words(ServerProfile.all.map { .init($0.name, $0.summary) }),
      "How the server differs from others."),
    KeyUsage(
      "endpoint",
      .text(.spelled(.init(Endpoint.pattern, examples: ["http://127.0.0.1:1976/v1"]))),
      "Where the server is, without /chat/completions."),
    KeyUsage("model", .text(.filled), "The model's name there, such as system."),
    KeyUsage(
      "jobs", .integer(Bounds.jobs),
      "How many requests it works on at once; 1 for the models of a device unless stated."),
    KeyUsage("context-size", .integer(Bounds.window), "The context window in tokens."),
    KeyUsage(
      "authorization", .mapping(chatAuthorization),
      "Where the key is that the server asks for; the key itself never stands in a file."),
    KeyUsage(
      "stream", .boolean,
      "Whether responses are streamed, so that the first token can be timed; true unless stated."),
    KeyUsage(
      "timeout", .number(Bounds.timeout),
      "How many seconds a response may take; 600 unless stated."),
  ]

  private static let chatAuthorization = KeyTable(
    "'authorization'",
    [
      KeyUsage(
        "environment",
        .text(.spelled(.init("^[A-Za-z_][A-Za-z0-9_]*$", examples: ["FM_TOKEN"]))),
        "The environment variable that holds the key.", isRequired: true)
    ])

  private static func chatModel(
    _ entry: ModelEntry, _ reader: inout NodeReader
  ) -> (any DeclaredModel)? {
    let fields = entry.fields
    for (key, help) in [
      ("profile", "the profiles are \(profileNames.joined(separator: ", "))"),
      ("endpoint", "write where the server is, such as endpoint: http://127.0.0.1:1976/v1"),
      ("model", "write the model's name there, such as model: system"),
    ] where fields[key] == nil {
      reader.note("missing-key", "a chat model without '\(key)'", at: fields.range, help: help)
    }
    let profile = fields["profile"].flatMap { node in
      reader.word(node, of: "a server profile", among: profileNames)
    }.flatMap { ServerProfile.named($0) }
    let endpoint = endpoint(fields["endpoint"], &reader)
    let model = reader.filledText(fields["model"])
    let jobs = reader.read(fields["jobs"]) { node throws(SuiteValueError) in
      try node.integer(in: Bounds.jobs)
    }
    let window = reader.read(fields["context-size"]) { node throws(SuiteValueError) in
      try node.integer(in: Bounds.window)
    }
    let streams = reader.read(fields["stream"]) { node throws(SuiteValueError) in
      try node.boolean()
    }
    let timeout = reader.read(fields["timeout"]) { node throws(SuiteValueError) in
      try node.number(in: Bounds.timeout)
    }
    let variable = keyVariable(fields["authorization"], &reader)
    if let node = fields["authorization"], let endpoint, variable != nil, !endpoint.isEncrypted,
      !endpoint.isLoopback
    {
      reader.note(
        Diagnostic(
          "unencrypted-key", "the key is sent unencrypted to \(endpoint.authority)", at: node.range,
          severity: .warning, help: "write an endpoint that begins with https://"))
    }
    guard let id = entry.id, let profile, let endpoint, let model else { return nil }
    var declaration = ChatDeclaration(id: id, profile: profile, endpoint: endpoint, model: model)
    declaration.displayName = entry.displayName
    declaration.jobs = jobs ?? declaration.jobs
    declaration.contextSize = window
    declaration.streams = streams ?? declaration.streams
    declaration.timeout = timeout ?? declaration.timeout
    declaration.keyVariable = variable
    return declaration
  }

  private static let profileNames = ServerProfile.all.map(\.name)

  private static func endpoint(_ node: SuiteNode?, _ reader: inout NodeReader) -> Endpoint? {
    guard let node, let text = reader.filledText(node) else { return nil }
    guard let endpoint = Endpoint(text) else {
      reader.note(
        "wrong-value", "this is not the address of a server", at: node.range,
        help:
          "write it as http://127.0.0.1:1976/v1, without a name, a password, a query or a fragment")
      return nil
    }
    if endpoint.text.hasSuffix("/chat/completions") {
      reader.note(
        "wrong-value", "'/chat/completions' does not belong to the endpoint", at: node.range,
        help: "write \(endpoint.text.dropLast("/chat/completions".count))")
      return nil
    }
    return endpoint
  }

  private static func keyVariable(_ node: SuiteNode?, _ reader: inout NodeReader) -> String? {
    guard let node, let fields = reader.fields(of: node, in: chatAuthorization) else { return nil }
    guard let field = fields["environment"] else {
      reader.note(
        "missing-key", "'authorization' without 'environment'", at: node.range,
        help: "name the environment variable that holds the key")
      return nil
    }
    guard let name = reader.filledText(field) else { return nil }
    let isName =
      name.utf8.first.map { !(0x30...0x39).contains($0) } ?? false
      && name.utf8.allSatisfy {
        (0x30...0x39).contains($0) || (0x41...0x5A).contains($0) || (0x61...0x7A).contains($0)
          || $0 == 0x5F
      }
    // `true` is a truth value, and no name.
    var other = NodeReader()
    let isBoolean =
      other.read(field, { node throws(SuiteValueError) in try node.boolean() }) != nil
    guard isName, !isBoolean else {
      reader.note(
        "wrong-value", "this is not the name of an environment variable", at: field.range,
        help: "write the name of the variable that holds the key, such as FM_TOKEN")
      return nil
    }
    return name
  }
}
