import SourceText
import SuiteSyntax

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
  static let commonKeys = ["ignoring", "models", "on", "severity", "weight"]

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
      switch try entry.value.text() {
      case "text": focus = .text
      case "raw": focus = .raw
      case let path: focus = .path(path.split(separator: ".").map(String.init))
      }
    case "models":
      models = try entry.value.texts().map { ModelID($0) }
    case "severity":
      let word = try entry.value.text()
      guard let value = Severity(rawValue: word) else {
        throw SuiteValueError(
          "'\(word)' is not a severity", at: entry.value.range,
          help: "the severities are gate and observe")
      }
      severity = value
    default:
      weight = try entry.value.number(in: 0...1_000_000)
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
    if subject.outcome.answer == nil, !usage.judgesOutcome {
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
    let version = type(of: assertion).usage.version
    var label = version > 1 ? "\(name)@\(version)" : name
    if let value = assertion.labelValue { label += ": \(value)" }
    switch focus {
    case .text: break
    case .raw: label += " on raw"
    case .path(let path): label += " on \(path.joined(separator: "."))"
    }
    return label
  }
}
