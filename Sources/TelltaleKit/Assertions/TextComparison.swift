import SourceText
import SuiteSyntax
import TextAnalysis

/// An assertion that compares the judged text with texts that the suite states.
protocol TextComparison: Assertion {
  /// The texts that the suite states.
  var comparands: [String] { get }

  /// The differences that are overlooked.
  var ignoring: TextFolding { get set }
}

extension TextComparison {
  /// The texts as a label shows them, with what is overlooked.
  func label(_ values: String) -> String {
    ignoring.isEmpty ? values : "\(values) ignoring \(ignoring.names.joined(separator: ", "))"
  }

  /// Reads the value of `ignoring`.
  ///
  /// - Throws: ``SuiteValueError`` for a word it does not know, a second
  ///   `ignoring`, and texts of which nothing would be left.
  mutating func readIgnoring(_ node: SuiteNode) throws(SuiteValueError) {
    guard ignoring.isEmpty else {
      throw SuiteValueError("'ignoring' is written twice", at: node.range, id: "written-twice")
    }
    let words = TextFolding.named.map(\.name)
    let items: [SuiteNode]
    if case .sequence(let elements) = node.content { items = elements } else { items = [node] }
    for item in items {
      let word = try item.text()
      guard let named = TextFolding.named.first(where: { $0.name == word }) else {
        throw SuiteValueError(
          "'\(word)' is not a difference that can be ignored", at: item.range,
          help: word.nearestWord(among: words)
            ?? "these can be ignored: \(words.joined(separator: ", "))")
      }
      ignoring.insert(named.folding)
    }
    guard !ignoring.isEmpty else {
      throw SuiteValueError(
        "'ignoring' has no words", at: node.range,
        help: "these can be ignored: \(words.joined(separator: ", "))")
    }
    for comparand in comparands where FoldedText(comparand, ignoring: ignoring).isEmpty {
      throw SuiteValueError(
        "nothing of \(comparand.quoted) is left to compare", at: node.range,
        help: "ignore less, or state another text", id: "nothing-to-compare")
    }
  }

  /// What to overlook so that the judged text would pass, as a hint for a
  /// failure: `; it does when case is ignored`, or nothing.
  func hint(_ passes: (TextFolding) -> Bool) -> String {
    for named in TextFolding.named where !ignoring.contains(named.folding) {
      if passes(ignoring.union(named.folding)) { return "; it does when \(named.name) is ignored" }
    }
    return ""
  }
}

/// A text comparison's value as a suite writes it.
struct ComparedTexts {
  /// The texts.
  var texts: [String]

  /// The value of `ignoring`, if it is written here.
  var ignoring: SuiteNode?

  /// What the value of a comparison may look like.
  struct Form {
    /// The assertion's name.
    var name: String

    /// The key of the texts in a mapping.
    var key: String

    /// Whether several texts may be given.
    var acceptsList: Bool

    /// Whether a text may be empty.
    var acceptsEmpty: Bool

    init(_ name: String, key: String, acceptsList: Bool = true, acceptsEmpty: Bool = false) {
      self.name = name
      self.key = key
      self.acceptsList = acceptsList
      self.acceptsEmpty = acceptsEmpty
    }

    /// The keys of a mapping.
    var keys: KeyTable {
      KeyTable(
        "'\(name)'",
        [
          KeyUsage(
            key, texts, acceptsList ? "The accepted texts." : "The text.", isRequired: true),
          AssertionItem.ignoring,
        ])
    }

    /// The value: the texts, or a mapping.
    var shape: ValueShape { .anyOf([texts, .mapping(keys)]) }

    private var texts: ValueShape {
      let text = ValueShape.text(acceptsEmpty ? .any : .filled)
      return acceptsList ? .oneOrList(of: text, minimum: 1) : text
    }
  }

  /// Reads one text, a list of accepted texts, or a mapping that has them.
  ///
  /// - Throws: ``SuiteValueError`` at the place of the first mistake.
  init(_ value: SuiteNode?, as form: Form) throws(SuiteValueError) {
    let (name, key) = (form.name, form.key)
    guard let value else {
      throw SuiteValueError(
        "'\(name)' needs a value", help: "write the text after its name: \(name): \"22,41\"",
        id: "missing-value")
    }
    var node = value
    if case .mapping = value.content {
      let entries = try value.entries(of: form.keys)
      guard let inner = entries[key] else {
        throw SuiteValueError(
          "'\(name)' has no '\(key)'", at: value.range, help: "write \(key): and the text",
          id: "missing-key")
      }
      node = inner
      ignoring = entries["ignoring"]
    }
    if case .sequence = node.content, !form.acceptsList {
      throw SuiteValueError(
        "'\(name)' takes one text, found a list", at: node.range,
        help: "use contains-any or contains-all for several", id: "wrong-type")
    }
    texts = []
    let items: [SuiteNode]
    if case .sequence(let elements) = node.content { items = elements } else { items = [node] }
    for item in items {
      let text = try item.text()
      guard !text.isEmpty || form.acceptsEmpty else {
        throw SuiteValueError("'\(name)' has an empty text, which any text fits", at: item.range)
      }
      texts.append(text)
    }
    guard !texts.isEmpty else {
      throw SuiteValueError("'\(name)' has an empty list", at: node.range)
    }
  }
}

extension AssertionSubject {
  /// Judges the text, wherever a suite says that it stands.
  ///
  /// - Returns: A failure when nothing stands at a path into a guided answer, for
  ///   the model left it out, and an error when an answer cannot have it.
  func withJudgedText(_ body: (_ text: String, _ place: String) -> Judgement) -> Judgement {
    if let (text, place) = judgedText { return body(text, place) }
    guard case .path(let path) = focus, case .guided? = outcome.answer else {
      return .error("no-text", "the answer has no text to judge")
    }
    let name = path.joined(separator: ".")
    return .fail("absent", "there is nothing at '\(name)'")
  }
}
