import SourceText
import SuiteSyntax

/// Checks a value at a path into a guided answer.
struct FieldIs: Assertion {
  static let usage = AssertionUsage(
    name: "field",
    summary: "The value at a path into the answer is what is asked; all conditions have to hold.",
    value: .required(.mapping(keys)),
    forms: [
      .init("field: {path: documents.0, equals: Lease}", "equals the value, type and all"),
      .init("field: {path: text, contains: Utrecht}", "has the text, or a list the element"),
      .init(#"field: {path: iban, matches: '^NL\d\d'}"#, "the regular expression matches"),
      .init("field: {path: rating, at-least: 1, at-most: 5}", "is a number in bounds"),
      .init("field: {path: kind, one-of: [receipt, invoice]}", "equals one of the values"),
      .init("field: {path: documents.0, exists: false}", "is absent; or, with true, is there"),
    ],
    examples: [
      .init("field: {path: documents.0, equals: Lease}", .pass, of: .listing(["Lease"])),
      .init("field: {path: documents, contains: レシート}", .pass, of: .listing(["レシート"])),
      .init("field: {path: documents.0, exists: false}", .pass, of: .listing([])),
      .init("field: {path: rating, at-least: 1, at-most: 5}", .pass, of: .rating(4)),
      .init(
        "field: {path: documents.0, equals: Lease}", .fail, reason: "different",
        of: .listing(["Bail"])),
      .init(
        "field: {path: documents.1, equals: Lease}", .fail, reason: "absent",
        of: .listing(["Lease"])),
      .init("field: {path: rating, at-most: 5}", .fail, reason: "too-large", of: .rating(9)),
      .init(#"field: {path: rating, equals: "4"}"#, .fail, reason: "different", of: .rating(4)),
    ])

  /// The keys of the value: the path, and the conditions.
  static let keys = KeyTable(
    "'field'",
    [
      KeyUsage(
        "path", .text(.filled), "Where to look in the answer, such as documents.0.",
        isRequired: true)
    ] + FieldCondition.keys, rules: [.atLeastOne(of: FieldCondition.keys.map(\.name))])

  var path: [String]
  var conditions: [FieldCondition] = []

  init(value: SuiteNode?, reader: AssertionReader) throws(SuiteValueError) {
    guard let value else {
      throw SuiteValueError(
        "'field' needs a path and a condition", help: "write field: {path: found, equals: true}",
        id: "missing-value")
    }
    var path: String?
    for entry in try value.entries() {
      if entry.key == "path" {
        path = try entry.value.text()
      } else if FieldCondition.names.contains(entry.key) {
        conditions.append(try FieldCondition(entry.key, entry.value))
      } else {
        throw .unknownKey(entry, allowing: ["path"] + FieldCondition.names, of: Self.keys.owner)
      }
    }
    guard let path, !path.isEmpty else {
      throw SuiteValueError("'field' has no 'path'", at: value.range, id: "missing-key")
    }
    guard !conditions.isEmpty else {
      throw SuiteValueError(
        "'field' has no condition", at: value.range,
        help: "the conditions are \(FieldCondition.names.joined(separator: ", "))",
        id: "missing-key")
    }
    self.path = path.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
  }

  func judge(_ subject: AssertionSubject) -> Judgement {
    guard case .guided(let answer)? = subject.outcome.answer else {
      return .error("no-fields", "the answer is plain text, which has no fields")
    }
    let name = path.joined(separator: ".")
    let value = answer[path: path]
    for condition in conditions {
      guard var fault = condition.fault(in: value, at: name) else { continue }
      if case .string(let text)? = value, fault.verdict == .fail {
        let place = (["answer"] + path).joined(separator: "/")
        fault.evidence = [.init(in: place, 0..<text.utf8.count)]
      }
      return fault
    }
    return .pass
  }

  func unmetNeed(in setting: AssertionSetting) -> String? {
    guard let schema = setting.answerSchema else {
      return "its answer is plain text, without fields"
    }
    switch schema.place(at: path) {
    case .missing(let why): return why
    case .found(let property, let type):
      for condition in conditions {
        if let why = condition.conflict(with: type, of: property) { return why }
      }
      return nil
    }
  }

  var labelValue: String? {
    let conditions = conditions.map(\.labelled).joined(separator: ", ")
    return "{path: \(path.joined(separator: ".")), \(conditions)}".labelled
  }
}

extension AssertionSubject {
  /// An answer with a number, for examples.
  fileprivate static func rating(_ rating: Int64) -> Self {
    .init(outcome: .answered(.guided(.object([.init("rating", .integer(rating))]))))
  }
}
