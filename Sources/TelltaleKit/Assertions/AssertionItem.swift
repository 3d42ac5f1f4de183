import SourceText
import SuiteSyntax
import TextAnalysis

/// An assertion as it stands in a suite, with the keys that all share.
public struct AssertionItem: Sendable {
  /// What a failure of the assertion does.
  public enum Severity: String, Hashable, Sendable, CaseIterable {
    /// It fails the case.
    case gate

    /// It is reported, and fails nothing.
    case observe
  }

  /// The assertion's name.
  public var name: String

  /// The assertion.
  public var assertion: any Assertion

  /// The UTF-8 range of its name in the suite's file.
  public var range: Range<Int>

  /// Which part of the answer is judged.
  public var focus = AnswerFocus.text

  /// The models that it is for; `nil` for all.
  public var models: [ModelID]?

  /// What a failure does.
  public var severity = Severity.gate

  /// How much the assertion counts in a scored case.
  public var weight = 1.0

  /// Creates an item.
  public init(name: String, assertion: any Assertion, range: Range<Int>) {
    self.name = name
    self.assertion = assertion
    self.range = range
  }

  /// The keys that may stand beside any assertion's name.
  static let commonKeys = common.names

  /// The keys that may stand beside any assertion's name.
  static let common = KeyTable(
    "an assertion",
    [
      KeyUsage(
        "on", .text(.filled),
        "What is judged: text, raw (a guided answer as JSON), or a path such as documents.0."),
      ignoring,
      KeyUsage("models", SuiteKeys.models, "Only for these models."),
      KeyUsage(
        "severity",
        .words([
          .init(Severity.gate.rawValue, "A failure fails the case."),
          .init(Severity.observe.rawValue, "A failure is reported, and fails nothing."),
        ]), "What a failure does; gate unless stated."),
      KeyUsage(
        "weight", .number(Bounds.weight),
        "How much it counts in a case with a threshold; 1 unless stated."),
    ])

  /// The key for the differences that a comparison of texts overlooks.
  static let ignoring = KeyUsage(
    "ignoring", .oneOrList(of: .words(TextFolding.named.map(\.name)), minimum: 1),
    "Differences between texts to overlook.")

  /// The keys that decide about an item as a whole, and not about a part of a
  /// combination.
  static let keysOfWhole = ["models", "severity", "weight"]

  /// Reads one of the common keys.
  mutating func read(_ entry: SuiteNode.Entry) throws(SuiteValueError) {
    switch entry.key {
    case "ignoring":
      guard var comparison = assertion as? any TextComparison else {
        throw SuiteValueError(
          "'\(name)' compares no text, so there is nothing to ignore", at: entry.keyRange,
          help: "remove 'ignoring'", id: "unknown-key")
      }
      try comparison.readIgnoring(entry.value)
      assertion = comparison
    case "on":
      focus = AnswerFocus(try entry.value.text())
    case "models":
      let names = try entry.value.texts()
      guard !names.isEmpty else {
        throw SuiteValueError(
          "an empty list of models is for none", at: entry.value.range, id: "no-models")
      }
      models = names.map { ModelID($0) }
    case "severity":
      severity = try Severity(entry.value)
    default:
      weight = try entry.value.number(in: Bounds.weight)
    }
  }

  /// Returns what the assertion makes of a subject, with the outcome looked at
  /// first: an assertion about an answer cannot be judged without one.
  ///
  /// Inside a combination, an item that says nothing of its own looks where the
  /// combination looks.
  public func judge(_ subject: AssertionSubject) -> Judgement {
    var subject = subject
    if focus != .text { subject.focus = focus }
    let usage = type(of: assertion).usage
    if subject.outcome.answer == nil, usage.needsAnswer {
      return .error("no-answer", subject.outcome.summary)
    }
    return assertion.judge(subject)
  }

  /// Returns why the item cannot be used on a case, if so: its assertion cannot,
  /// or it looks at a part that no answer of the case's type has.
  public func unmetNeed(in setting: AssertionSetting) -> String? {
    if case .path(let path) = focus {
      guard let schema = setting.answerSchema else {
        return "its answer is plain text, without '\(path.joined(separator: "."))'"
      }
      if case .missing(let why) = schema.place(at: path) { return why }
    }
    return assertion.unmetNeed(in: setting)
  }

  /// The key under which baselines and reports know the assertion: its name with
  /// its value, its version when above 1, and what it looks at when that is not
  /// the text.
  public var label: String {
    focus.label(name, version: type(of: assertion).usage.version, value: assertion.labelValue)
  }
}

extension AssertionItem.Severity {
  /// Reads the value of `severity`.
  ///
  /// - Throws: ``SuiteValueError`` for a word that is none.
  init(_ node: SuiteNode) throws(SuiteValueError) {
    let word = try node.text()
    guard let value = Self(rawValue: word) else {
      throw SuiteValueError(
        "'\(word)' is not a severity", at: node.range,
        help: "the severities are gate and observe")
    }
    self = value
  }
}

extension AnswerFocus {
  /// Creates the focus that the value of `on` names.
  init(_ text: String) {
    self =
      switch text {
      case "text": .text
      case "raw": .raw
      default: .path(text.split(separator: ".").map(String.init))
      }
  }

  /// The key under which baselines and reports know an assertion that looks here.
  func label(_ name: String, version: Int, value: String?) -> String {
    var label = version > 1 ? "\(name)@\(version)" : name
    if let value { label += ": \(value)" }
    switch self {
    case .text: return label
    case .raw: return label + " on raw"
    case .path(let path): return label + " on \(path.joined(separator: "."))"
    }
  }
}
