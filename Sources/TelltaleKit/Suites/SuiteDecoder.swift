public import SourceText
public import SuiteSyntax

/// Turns the tree of a suite file into a suite, with every mistake that it has.
public struct SuiteDecoder: Sendable {
  /// The assertions that suites can name.
  public var assertions: AssertionReader

  /// The models that suites can name.
  public var knownModels: [ModelID]

  /// Finds the files that suites take cases from.
  public var dataFiles: DataFileLookup

  /// Finds the folders of documents that suites search.
  public var documentFolders: DocumentFolderLookup

  /// How many trials a cell has when neither its case nor its suite says.
  public var defaultRepeatCount: Int

  /// Creates a decoder.
  public init(
    assertions: AssertionReader = .init(), knownModels: [ModelID],
    dataFiles: DataFileLookup = .none, documentFolders: DocumentFolderLookup = .none,
    defaultRepeatCount: Int = 1
  ) {
    self.assertions = assertions
    self.knownModels = knownModels
    self.dataFiles = dataFiles
    self.documentFolders = documentFolders
    self.defaultRepeatCount = defaultRepeatCount
  }

  /// The keys of a suite.
  public static let keys = SuiteKeys.suite.names

  /// The message that a case sends when the suite has no prompt of its own.
  static let defaultPrompt = "{{passages}}\n\n{{question}}"

  /// How a passage is shown when the suite does not say: a line each for the
  /// title and the heading, where it has them, then the text.
  static let defaultPassageTemplate = "{{title}}\n{{heading}}\n{{text}}"

  /// Decodes a suite.
  ///
  /// - Parameters:
  ///   - root: The file's tree.
  ///   - file: The file.
  /// - Returns: The suite, or `nil` when a mistake leaves none, every diagnostic
  ///   in the order of the file, and those in the files that it takes cases from.
  public func decode(
    _ root: SuiteNode, in file: SourceFile
  ) -> (
    suite: Suite?, diagnostics: [Diagnostic],
    data: [(file: SourceFile, diagnostics: [Diagnostic])]
  ) {
    var decoding = SuiteDecoding(decoder: self, file: file)
    var suite = decoding.suite(root)
    suite?.dataFiles = decoding.rowFiles.map(\.file.path).uniqued()
    suite?.documentFiles = decoding.documentPaths
    let diagnostics = decoding.reader.sortedDiagnostics
    // What is wrong in a file that is taken twice is told once.
    var told: [String: Set<Diagnostic>] = [:]
    let data =
      decoding.rowFiles.map { rows in
        let diagnostics = rows.diagnostics.filter {
          told[rows.file.path, default: []].insert($0).inserted
        }
        return (file: rows.file, diagnostics: diagnostics)
      } + decoding.documentFaults
    let isUsable = !(diagnostics + data.flatMap(\.diagnostics)).contains { $0.severity == .error }
    return (isUsable ? suite : nil, diagnostics, data)
  }
}

/// The decoding of one suite file.
struct SuiteDecoding {
  let decoder: SuiteDecoder
  let file: SourceFile

  /// What is wrong in the file that is being read: the suite's, or one that it
  /// takes cases from.
  var reader = NodeReader()

  /// What is wrong in the suite's file, while another is being read.
  var suiteReader = NodeReader()

  /// The file whose rows are being read.
  var rows: RowFile?

  /// The files whose rows were read.
  var rowFiles: [RowFile] = []

  /// The paths of the documents that were read.
  var documentPaths: [String] = []

  /// What is wrong in documents.
  var documentFaults: [(file: SourceFile, diagnostics: [Diagnostic])] = []

  /// The names of the cases so far.
  var caseNames = CaseNames()

  /// What was noted in the suite's file for one of several rows.
  var notedOnce: Set<Diagnostic> = []

  /// The undefined variables that were noted, with their places.
  var notedUndefined: Set<String> = []

  /// The variables that the suite uses and cases lack.
  var lackedVariables: [String: LackedVariable] = [:]

  /// How many variables may still be compared with names that are not defined.
  var comparisonsLeft = 100_000

  /// The variables that any case defines beside the suite's.
  var variablesOfCases: Set<String> = []

  /// The places of assertions that were found to lack what they judge.
  var unmetItems: Set<Range<Int>> = []

  /// What a suite's cases start from.
  struct Defaults {
    var variables: [String: String] = [:]
    var versions: [PromptVersion] = []
    var versionRanges: [String: Range<Int>] = [:]
    var hasOwnPrompt = false
    var repeatCount = 1
    var floor: Floor?
    var items = AssertionList()
    var answer: AnswerSchema?
    var passageTemplate: Template
    var models: [ModelID]?
    var open = OpenVariables()

    /// Whether the suite has documents, be there something wrong with them or not.
    var hasDocuments = false

    /// How many passages are taken; `nil` where there are no documents.
    var top: Int?

    /// The documents.
    var documents: DocumentCollection?

    /// The titles of the documents.
    var documentTitles: [String] = []
  }

  mutating func suite(_ root: SuiteNode) -> Suite? {
    guard
      let fields = reader.fields(of: root, in: SuiteKeys.suite)
    else { return nil }
    let nameNode = fields["suite"]
    if nameNode == nil {
      reader.note(
        "missing-key", "the suite has no name", at: root.range.lowerBound..<root.range.lowerBound,
        help: "begin the file with suite: and a name, such as suite: receipts")
    }
    let name = nameNode.flatMap { reader.name($0, of: "suite", marks: "-_.") }

    let passageTemplate = template(fields["passage-template"])
    guard
      var defaults = (passageTemplate ?? (try? Template(SuiteDecoder.defaultPassageTemplate)))
        .map({ Defaults(passageTemplate: $0) })
    else { return nil }
    let vars = variables(fields["vars"])
    defaults.variables = vars.texts
    noteLists(vars.lists, help: "write text; a case with 'each: true' can have a list")
    defaults.answer = fields["answer"].flatMap { reader.answerSchema($0) }
    defaults.models = models(fields["models"])
    defaults.repeatCount = repeatCount(fields["repeat"]) ?? decoder.defaultRepeatCount
    defaults.floor = floor(fields["floor"])
    defaults.items = assertionList(fields["assert"], isOfSuite: true)
    defaults.hasDocuments = fields["documents"] != nil
    defaults.documents = documents(fields["documents"])
    defaults.documentTitles = defaults.documents?.titles ?? []
    defaults.top = top(fields["retrieve"], over: Retriever.standardTop, defaults: defaults)
    readVersions(fields, into: &defaults)
    defaults.open = defaults.openVariables()

    let description = text(fields["description"])
    let tags = texts(fields["tags"])
    let timeout = reader.read(fields["timeout"]) { node throws(SuiteValueError) in
      try node.number(in: Bounds.timeout)
    }
    let isStrict = boolean(fields["strict"]) ?? false
    let session = session(fields["session"])
    let cases = self.cases(fields["cases"], of: root, defaults: defaults)
    let suiteItems = self.suiteItems(
      fields["assert-suite"],
      in: SuiteSetting(answerSchema: defaults.answer, cases: cases))
    checkWeights(of: cases)
    guard let name, let nameNode else { return nil }
    return Suite(
      file: file, name: name, nameRange: nameNode.range, description: description, tags: tags,
      models: defaults.models, passageTemplate: defaults.passageTemplate, answer: defaults.answer,
      timeout: timeout, isStrict: isStrict, cases: cases, suiteItems: suiteItems, session: session,
      documents: defaults.documents)
  }

  /// Reads `instructions`, `prompt`, `options` and `prompts`.
  private mutating func readVersions(_ fields: Fields, into defaults: inout Defaults) {
    let instructions = template(fields["instructions"])
    let ownPrompt = template(fields["prompt"])
    let options = reader.options(fields["options"], over: GenerationOptions())
    defaults.hasOwnPrompt = ownPrompt != nil
    guard let prompt = ownPrompt ?? (try? Template(SuiteDecoder.defaultPrompt)) else { return }
    guard let promptsNode = fields["prompts"] else {
      defaults.versions = [
        PromptVersion(
          name: PromptVersion.defaultName, instructions: instructions, prompt: prompt,
          options: options)
      ]
      return
    }
    guard
      let entries = reader.read(
        promptsNode, { node throws(SuiteValueError) in try node.namedEntries() })
    else { return }
    if entries.isEmpty {
      reader.note("empty-prompts", "'prompts' names no version", at: promptsNode.range)
    }
    for entry in entries {
      let keyNode = SuiteNode(
        .scalar(.init(entry.key, style: .doubleQuoted)), range: entry.keyRange)
      guard let name = reader.name(keyNode, of: "prompt version", marks: "-_."),
        let fields = reader.fields(
          of: entry.value, in: SuiteKeys.promptVersion,
          owner: "prompt version '\(entry.key)'")
      else { continue }
      let versionPrompt = template(fields["prompt"])
      defaults.hasOwnPrompt = defaults.hasOwnPrompt || versionPrompt != nil
      defaults.versionRanges[name] = entry.keyRange
      defaults.versions.append(
        PromptVersion(
          name: name, instructions: template(fields["instructions"]) ?? instructions,
          prompt: versionPrompt ?? prompt,
          options: reader.options(fields["options"], over: options),
          models: models(fields["models"])))
    }
  }

  // MARK: - Small values

  mutating func text(_ node: SuiteNode?) -> String? {
    reader.read(node) { node throws(SuiteValueError) in try node.text() }
  }

  mutating func texts(_ node: SuiteNode?) -> [String] {
    reader.read(node) { node throws(SuiteValueError) in try node.texts() } ?? []
  }

  mutating func boolean(_ node: SuiteNode?) -> Bool? {
    reader.read(node) { node throws(SuiteValueError) in try node.boolean() }
  }

  mutating func repeatCount(_ node: SuiteNode?) -> Int? {
    reader.read(node) { node throws(SuiteValueError) in try node.integer(in: Bounds.trials) }
  }

  /// Reads `4/5`.
  mutating func floor(_ node: SuiteNode?) -> Floor? {
    guard let node, let text = text(node) else { return nil }
    let parts = text.split(separator: "/", omittingEmptySubsequences: false)
      .map { part -> Int? in
        // As it would be printed: without a sign or leading zeros.
        guard part.utf8.count <= 9, let count = Int(part), String(count) == part else { return nil }
        return count
      }
    guard parts.count == 2, let passing = parts[0], let of = parts[1], of > 0, passing >= 0 else {
      reader.note(
        "wrong-value", "'\(text)' is not a floor", at: node.range,
        help: "write how many trials must pass of how many, such as 4/5")
      return nil
    }
    guard passing <= of else {
      reader.note(
        "out-of-reach", "\(passing) of \(of) trials cannot pass", at: node.range,
        help: "write how many trials must pass of how many, such as 4/5")
      return nil
    }
    return Floor(passing: passing, of: of)
  }

  mutating func models(_ node: SuiteNode?) -> [ModelID]? {
    guard let node else { return nil }
    guard
      let items = reader.read(
        node, { node throws(SuiteValueError) in node.scalar == nil ? try node.items() : [node] })
    else { return nil }
    if items.isEmpty {
      reader.note("no-models", "an empty list of models runs on nothing", at: node.range)
    }
    return items.compactMap { item in
      guard let name = text(item) else { return nil }
      noteUnknownModel(ModelID(name), at: item.range)
      return ModelID(name)
    }
  }

  mutating func noteUnknownModel(_ model: ModelID, at range: Range<Int>) {
    guard !decoder.knownModels.contains(model) else { return }
    let names = decoder.knownModels.map(\.rawValue)
    reader.note(
      "unknown-model", "unknown model '\(model)'", at: range,
      help: model.rawValue.nearest(among: names).map { "did you mean '\($0)'?" }
        ?? "the models are \(names.joined(separator: ", "))")
  }

  /// Notes variables that are lists where they have to be text.
  mutating func noteLists(_ lists: [String: SuiteNode], help: String) {
    for (name, list) in lists.sorted(by: { $0.value.range.lowerBound < $1.value.range.lowerBound })
    {
      reader.note(
        "list-without-each", "the variable '\(name)' is a list", at: list.range, help: help)
    }
  }

  /// Reads variables: texts, and lists of texts for cases with `each`.
  mutating func variables(
    _ node: SuiteNode?
  ) -> (texts: [String: String], lists: [String: SuiteNode]) {
    guard let node else { return ([:], [:]) }
    let entries =
      reader.read(node) { node throws(SuiteValueError) in try node.namedEntries() } ?? []
    var texts: [String: String] = [:]
    var lists: [String: SuiteNode] = [:]
    for entry in entries {
      if !Template.isName(entry.key) || TextForm.reservedVariables.contains(entry.key) {
        reader.note(
          "bad-name", "'\(entry.key)' cannot name a variable", at: entry.keyRange,
          help: Template.isName(entry.key)
            ? "write '\(entry.key)' as a key of the case, not under vars"
            : "a name has letters, digits, '-', '_' and '.'")
      } else if case .sequence = entry.value.content {
        lists[entry.key] = entry.value
      } else if let text = text(entry.value) {
        texts[entry.key] = text
      }
    }
    return (texts, lists)
  }

  /// Reads a template and notes where it is malformed.
  mutating func template(_ node: SuiteNode?) -> Template? {
    guard let node, let source = text(node) else { return nil }
    do {
      return try Template(source)
    } catch {
      let spelled = String(decoding: Array(source.utf8)[error.range], as: UTF8.self)
      reader.note(
        "bad-template", error.message, at: range(of: spelled, in: node),
        help: "write a variable as {{name}}, and '{{' itself as '{{{{'")
      return nil
    }
  }

  /// Reads one assertion.
  mutating func item(_ node: SuiteNode) -> AssertionItem? {
    let assertions = decoder.assertions
    guard
      let item = reader.read(node, { node throws(SuiteValueError) in try assertions.item(node) })
    else { return nil }
    for model in (item.models ?? []) + item.assertion.namedModels {
      noteUnknownModel(model, at: node.range)
    }
    return item
  }

  /// Finds where in a node's source a spelling stands; the whole node when it
  /// cannot be found, as in a folded or escaped scalar.
  func range(of spelling: String, in node: SuiteNode) -> Range<Int> {
    let needle = Array(spelling.utf8)
    let range = node.range.clamped(to: 0..<file.bytes.count)
    guard !needle.isEmpty, range.count >= needle.count else { return node.range }
    for start in range.lowerBound...(range.upperBound - needle.count)
    where file.bytes[start] == needle[0]
      && file.bytes[start..<(start + needle.count)]
        .elementsEqual(needle)
    {
      return start..<(start + needle.count)
    }
    return node.range
  }
}
