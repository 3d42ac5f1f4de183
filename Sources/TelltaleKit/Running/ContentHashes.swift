/// Names contents by their hash, so that a change can be attributed.
///
/// The bytes that are hashed are a list of named fields, each with its length:
/// nothing that is added later changes the hash of what does not use it.
public struct ContentHashes: Sendable {
  /// SHA-256, which the outside passes in.
  private let sha256: @Sendable ([UInt8]) -> [UInt8]

  /// Creates hashes over a SHA-256 function.
  public init(sha256: @escaping @Sendable ([UInt8]) -> [UInt8]) { self.sha256 = sha256 }

  /// The hash of what reaches a model: messages, answer type and options.
  public func request(_ request: Request) -> String {
    var fields = HashedFields()
    fields.add(request)
    return name(of: fields)
  }

  /// The hash of what reaches a model where a session makes the requests.
  ///
  /// What a model answers is no part of it: with another model the requests of
  /// later turns differ, and nobody edited a prompt.
  ///
  /// - Parameters:
  ///   - requests: What is asked at each turn, as planned.
  ///   - session: How the session is kept.
  ///   - isConversation: Whether the case has turns of its own.
  /// - Returns: The hash; that of the request itself for one request in an
  ///   ordinary session.
  func requests(
    _ requests: [Request], session: SessionSettings, isConversation: Bool
  ) -> String {
    var fields = HashedFields()
    for (index, request) in requests.enumerated() {
      if isConversation { fields.add("turn", "\(index + 1)") }
      fields.add(request)
    }
    let standard = SessionSettings()
    if session.keptExchanges != standard.keptExchanges {
      fields.add("keep-exchanges", session.keptExchanges.map { "\($0)" } ?? "all")
    }
    if session.overflow != standard.overflow {
      fields.add("on-overflow", session.overflow.rawValue)
    }
    return name(of: fields)
  }

  /// The hash of a case's own part: question, variables, passages, turns and
  /// history.
  public func caseContent(_ subject: Case) -> String {
    var fields = HashedFields()
    if let history = subject.history {
      fields.add("history", history.form.rawValue)
      for exchange in history.exchanges {
        fields.add("history question", exchange.question)
        fields.add("history answer", exchange.answer)
      }
    }
    for (index, asked) in subject.asked.enumerated() {
      if subject.isConversation { fields.add("turn", "\(index + 1)") }
      fields.add(contentOf: asked)
    }
    return name(of: fields)
  }

  /// The hash of a prompt version: templates, options and answer type.
  public func prompt(
    _ version: PromptVersion, passageTemplate: Template, answer: AnswerSchema?
  ) -> String {
    prompt(
      PromptRecord(
        hash: "", suite: "", name: version.name, instructions: version.instructions?.source,
        prompt: version.prompt.source, passageTemplate: passageTemplate.source,
        options: version.options, answer: answer))
  }

  /// The hash of a prompt version as it was when a run began.
  func prompt(_ record: PromptRecord) -> String {
    var fields = HashedFields()
    if let instructions = record.instructions { fields.add("instructions", instructions) }
    fields.add("prompt", record.prompt)
    fields.add("passage-template", record.passageTemplate)
    fields.add(record.answer)
    fields.add(record.options)
    return name(of: fields)
  }

  /// The hash over other hashes, whatever their order.
  func union(of hashes: [String]) -> String {
    var fields = HashedFields()
    for hash in hashes.sorted() { fields.add("hash", hash) }
    return name(of: fields)
  }

  /// The number by which a case belongs to a shard: the first eight bytes, the highest first,
  /// of the hash of `suite/case`.
  func number(ofCase name: String, in suite: String) -> UInt64 {
    sha256(Array("\(suite)/\(name)".utf8)).prefix(8).reduce(0) { $0 << 8 | UInt64($1) }
  }

  /// The hash over the ids of cells, whatever their order.
  func plan(of cells: [CellID]) -> String { union(of: cells.map(\.description)) }

  /// The first 12 hexadecimal digits of the hash.
  private func name(of fields: HashedFields) -> String {
    sha256(fields.bytes).prefix(6).map { byte in
      let digits = String(byte, radix: 16)
      return digits.utf8.count == 1 ? "0" + digits : digits
    }.joined()
  }
}

/// Named fields as bytes.
private struct HashedFields {
  private(set) var bytes: [UInt8] = []

  mutating func add(_ name: String, _ value: String) {
    for part in [name, value] {
      bytes += Array("\(part.utf8.count):".utf8)
      bytes += Array(part.utf8)
    }
  }

  mutating func add(_ request: Request) {
    for message in request.messages { add(message.role.rawValue, message.text) }
    add(request.answer)
    add(request.options)
  }

  mutating func add(contentOf subject: Case) {
    if let question = subject.question { add("question", question) }
    for (name, value) in subject.variables.sorted(by: {
      $0.key.utf8.lexicographicallyPrecedes($1.key.utf8)
    }) {
      add("variable \(name)", value)
    }
    for passage in subject.passages ?? [] {
      if let title = passage.title { add("title", title) }
      if let heading = passage.heading { add("heading", heading) }
      add("text", passage.text)
    }
  }

  mutating func add(_ schema: AnswerSchema?, under prefix: String = "answer") {
    for property in schema?.properties ?? [] {
      let name = "\(prefix).\(property.name)"
      add(name, Self.word(property.type))
      if let guide = property.guide { add("\(name) guide", guide) }
      for choice in property.anyOf { add("\(name) any-of", choice) }
      if let constant = property.constant { add("\(name) constant", constant) }
      if let pattern = property.pattern { add("\(name) pattern", pattern) }
      if let minimum = property.minimum { add("\(name) minimum", "\(minimum)") }
      if let maximum = property.maximum { add("\(name) maximum", "\(maximum)") }
      if let minimum = property.minimumCount { add("\(name) minimum-count", "\(minimum)") }
      if let maximum = property.maximumCount { add("\(name) maximum-count", "\(maximum)") }
      if property.isOptional { add("\(name) optional", "true") }
      addNested(property.type, under: name)
    }
  }

  private mutating func addNested(_ type: AnswerSchema.ValueType, under name: String) {
    switch type {
    case .object(let schema): add(schema, under: name)
    case .array(let element): addNested(element, under: "\(name)[]")
    case .string, .boolean, .integer, .number: break
    }
  }

  mutating func add(_ options: GenerationOptions) {
    switch options.sampling {
    case .greedy?: add("sampling", "greedy")
    case .top(let count, let seed)?:
      add("sampling", "top \(count) seed \(seed.map { "\($0)" } ?? "none")")
    case .probabilityThreshold(let threshold, let seed)?:
      add("sampling", "threshold \(threshold) seed \(seed.map { "\($0)" } ?? "none")")
    case nil: break
    }
    if let temperature = options.temperature { add("temperature", "\(temperature)") }
    if let tokens = options.maximumResponseTokens { add("maximum-response-tokens", "\(tokens)") }
  }

  private static func word(_ type: AnswerSchema.ValueType) -> String {
    switch type {
    case .string: "string"
    case .boolean: "boolean"
    case .integer: "integer"
    case .number: "number"
    case .array(let element): "array of \(word(element))"
    case .object: "object"
    }
  }
}
