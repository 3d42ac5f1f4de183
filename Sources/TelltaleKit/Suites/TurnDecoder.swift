import SourceText
import SuiteSyntax

/// A turn of a conversation before it is part of a case.
struct WrittenTurn {
  /// Where it stands, for what is wrong with it.
  var range: Range<Int>

  /// Its keys, for the checks that look at what is written.
  var fields: Fields
  var question: String
  var passages: [Passage]?
  var variables: [String: String]
  var reference: String?
  var assertions: AssertionList
}

/// Conversations: `turns`, `history` and `session`.
extension SuiteDecoding {
  /// Reads `turns` of a case, and notes the keys that belong into them.
  ///
  /// - Parameter fields: The keys of the case.
  /// - Returns: The turns; `nil` for a case that asks once.
  mutating func turns(_ fields: Fields) -> [WrittenTurn]? {
    guard let node = fields["turns"] else { return nil }
    for key in SuiteKeys.keysOfTurns {
      guard let entry = fields.values[key] else { continue }
      reader.note(
        "misplaced-key", "a case with 'turns' has no '\(key)' of its own", at: entry.keyRange,
        help: "write '\(key)' in one of the turns",
        related: fields.values["turns"].map { .init("the turns", at: $0.keyRange) })
    }
    guard let items = reader.read(node, { node throws(SuiteValueError) in try node.items() }) else {
      return []
    }
    if items.isEmpty {
      reader.note(
        "wrong-value", "'turns' has an empty list", at: node.range,
        help: "add a turn with a question, or write 'question' in the case")
    }
    return items.compactMap { turn($0) }
  }

  private mutating func turn(_ node: SuiteNode) -> WrittenTurn? {
    guard let fields = reader.fields(of: node, in: SuiteKeys.turn) else { return nil }
    let vars = variables(fields["vars"])
    noteLists(vars.lists, help: "write text; the vars of a case with 'each: true' can have a list")
    variablesOfCases.formUnion(vars.texts.keys)
    noteVariables(ofCase: [], fields)
    let question = text(fields["question"])
    if fields["question"] == nil {
      reader.note(
        "missing-key", "the turn has no question",
        at: node.range.lowerBound..<node.range.lowerBound,
        help: "add question: with what the user asks")
    }
    let start = node.range.lowerBound
    return WrittenTurn(
      range: fields.values["question"]?.keyRange ?? start..<start, fields: fields,
      question: question ?? "", passages: passages(fields["passages"]), variables: vars.texts,
      reference: text(fields["reference"]), assertions: assertionList(fields["assert"]))
  }

  /// Reads `history` of a case.
  mutating func history(_ fields: Fields) -> CaseHistory? {
    guard let node = fields["history"],
      let keys = reader.fields(of: node, in: SuiteKeys.history)
    else { return nil }
    var history = CaseHistory()
    if let form = keys["from"] {
      history.form =
        word(form, of: CaseHistory.Form.self, named: "a form of history") ?? .transcript
    }
    guard let turns = keys["turns"] else {
      if fields["turns"] == nil {
        reader.note(
          "missing-turns", "'history' has no turns", at: node.range,
          help: "add turns: with the question and answer of each earlier turn")
      }
      return history
    }
    let items =
      reader.read(turns, { node throws(SuiteValueError) in try node.items() }) ?? []
    if items.isEmpty { reader.noteEmptyList(turns, of: "turns") }
    for item in items {
      guard let keys = reader.fields(of: item, in: SuiteKeys.exchange) else { continue }
      for key in ["question", "answer"] where keys[key] == nil {
        reader.note(
          "missing-key", "the earlier turn has no \(key)",
          at: item.range.lowerBound..<item.range.lowerBound, help: "add \(key):")
      }
      if let question = text(keys["question"]), let answer = text(keys["answer"]) {
        history.exchanges.append(Exchange(question: question, answer: answer))
      }
    }
    return history
  }

  /// Reads `session` of a suite.
  mutating func session(_ node: SuiteNode?) -> SessionSettings {
    var settings = SessionSettings()
    guard let node, let fields = reader.fields(of: node, in: SuiteKeys.session) else {
      return settings
    }
    if let kept = fields["keep-exchanges"] {
      if kept.scalar?.text == "all" {
        settings.keptExchanges = nil
      } else if let count = reader.read(
        kept,
        { node throws(SuiteValueError) in
          do throws(SuiteValueError) {
            return try node.integer(in: Bounds.natural)
          } catch {
            throw SuiteValueError(
              error.message, at: error.range ?? node.range,
              help: "write how many exchanges are kept, such as 2, or all", id: error.id)
          }
        })
      {
        settings.keptExchanges = count
      }
    }
    if let overflow = fields["on-overflow"] {
      settings.overflow =
        word(overflow, of: SessionSettings.Overflow.self, named: "a way to go on") ?? .fail
    }
    return settings
  }

  /// Reads one of a set of words.
  private mutating func word<Word: RawRepresentable & CaseIterable>(
    _ node: SuiteNode, of type: Word.Type, named what: String
  ) -> Word? where Word.RawValue == String {
    guard let text = text(node) else { return nil }
    if let word = Word(rawValue: text) { return word }
    let words = Word.allCases.map(\.rawValue)
    reader.note(
      "wrong-value", "'\(text)' is not \(what)", at: node.range,
      help: text.nearest(among: words).map { "did you mean '\($0)'?" }
        ?? "write \(words.joined(separator: " or "))")
    return nil
  }

  /// Returns a case with its turns, each with the variables and the assertions that
  /// hold in it.
  ///
  /// - Parameters:
  ///   - decoded: The case without turns.
  ///   - written: The turns.
  ///   - list: The assertions of the suite and the case, which hold for every turn.
  ///   - fields: The keys of the case.
  ///   - isFirst: Whether this is the first of several cases of one item, whose
  ///     mistakes are those of all.
  ///   - defaults: What the suite says.
  /// - Returns: The case, and whether all its assertions could be read.
  mutating func conversation(
    _ decoded: Case, _ written: [WrittenTurn], _ list: AssertionList, _ fields: Fields,
    isFirst: Bool, defaults: Defaults
  ) -> (Case, isWhole: Bool) {
    var conversation = decoded
    var isWhole = true
    for (index, turn) in written.enumerated() {
      var asked = decoded
      asked.range = turn.range
      asked.question = turn.question
      asked.passages = turn.passages
      asked.variables.merge(turn.variables) { $1 }
      asked.reference = turn.reference
      let values = CaseValues(texts: asked.variables, question: asked.question)
      let hasEarlier = index > 0 || decoded.history?.exchanges.isEmpty == false
      var shared = items(of: list, for: asked, values)
      let count = shared.count
      if !hasEarlier, written.count > 1 {
        // What asks for earlier turns holds from the second on.
        shared = shared.filter { !needsHistory($0, of: asked, defaults: defaults) }
      }
      let own = items(of: turn.assertions, for: asked, values)
      asked.items = shared + own
      let isFixed = list.isFixed && turn.assertions.isFixed
      if isFirst || !isFixed {
        checkItems(of: asked, defaults: defaults, hasHistory: hasEarlier)
      }
      if isFirst {
        // A case's instructions are those of its first turn.
        var keys = fields
        keys.values.merge(turn.fields.values) { $1 }
        checkVariables(of: asked, keys, defaults: defaults, withInstructions: index == 0)
      }
      if count + own.count < list.count + turn.assertions.count { isWhole = false }
      conversation.turns.append(
        Turn(
          range: turn.range, question: turn.question, passages: turn.passages,
          variables: asked.variables, reference: turn.reference, items: asked.items))
    }
    conversation.items = conversation.turns.flatMap(\.items)
    return (conversation, isWhole)
  }

  /// Whether an assertion can judge a case but for want of earlier turns.
  private func needsHistory(_ item: AssertionItem, of asked: Case, defaults: Defaults) -> Bool {
    let setting = setting(of: asked, defaults: defaults, hasHistory: false)
    guard item.unmetNeed(in: setting) != nil else { return false }
    return item.unmetNeed(
      in: self.setting(of: asked, defaults: defaults, hasHistory: true)) == nil
  }
}
