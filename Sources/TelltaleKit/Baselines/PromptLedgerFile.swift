package import SourceText
import SuiteSyntax

/// The text of `baselines/<suite>/prompts.yaml`.
package enum PromptLedgerFile {
  private static let recordKeys = [
    "name", "instructions", "prompt", "passage-template", "options", "answer",
  ]

  /// Returns the text of a ledger, prompts sorted by hash.
  package static func text(_ ledger: PromptLedger) -> String {
    let prompts = ledger.prompts.sorted { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }
    let value = SuiteValue.mapping([
      ("prompts", .integer(Int64(BaselineFormat.current.newest))),
      ("suite", .text(ledger.suite)),
      ("versions", .mapping(prompts.map { ($0.key, Self.value($0.value)) })),
    ])
    return SuiteEmitter.text(value)
  }

  /// Reads a ledger.
  ///
  /// - Parameters:
  ///   - file: The file.
  ///   - isPlace: Whether the file's folder is that of a suite.
  /// - Returns: The prompts.
  /// - Throws: ``InvalidBaseline`` with everything that is wrong.
  package static func read(
    _ file: SourceFile, isPlace: (_ suite: String) -> Bool = { _ in true }
  ) throws(InvalidBaseline) -> PromptLedger {
    var document = try BaselineDocument(file, keys: ["prompts", "suite", "versions"])
    var ledger = PromptLedger(suite: document.text("suite") ?? "")
    let owner = ledger.suite
    if document.reader.diagnostics.isEmpty, !isPlace(owner) {
      document.noteWrongPlace(of: "prompts of the suite '\(owner)'")
    }
    for entry in document.entries("versions") {
      if ledger.prompts[entry.key] != nil {
        document.reader.note(
          "duplicate-key", "the prompt '\(entry.key)' stands twice", at: entry.keyRange)
      }
      ledger.prompts[entry.key] = document.reader.read(entry.value) {
        node throws(SuiteValueError) in
        try record(node, hash: entry.key, suite: owner)
      }
    }
    guard document.reader.diagnostics.isEmpty else { throw document.failure }
    return ledger
  }

  private static func value(_ record: PromptRecord) -> SuiteValue {
    var entries: [(key: String, value: SuiteValue)] = [("name", .text(record.name))]
    if let instructions = record.instructions {
      entries.append(("instructions", .text(instructions)))
    }
    entries.append(("prompt", .text(record.prompt)))
    entries.append(("passage-template", .text(record.passageTemplate)))
    if record.options != GenerationOptions() {
      entries.append(("options", record.options.suiteValue))
    }
    if let answer = record.answer { entries.append(("answer", answer.suiteValue)) }
    return .mapping(entries)
  }

  private static func record(
    _ node: SuiteNode, hash: String, suite: String
  ) throws(SuiteValueError) -> PromptRecord {
    let values = try node.entries(allowing: recordKeys, of: "a prompt")
    func text(_ key: String) throws(SuiteValueError) -> String {
      try values.needed(key, of: "a prompt", at: node.range).text()
    }
    var record = PromptRecord(
      hash: hash, suite: suite, name: try text("name"),
      instructions: try values["instructions"].text(), prompt: try text("prompt"),
      passageTemplate: try text("passage-template"), options: GenerationOptions(), answer: nil)
    if let options = values["options"] { record.options = try GenerationOptions(options) }
    if let answer = values["answer"] { record.answer = try AnswerSchema(answer) }
    return record
  }
}
