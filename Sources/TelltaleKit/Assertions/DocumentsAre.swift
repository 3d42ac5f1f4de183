import SourceText
import SuiteSyntax
import TextAnalysis

/// Checks which documents a guided answer lists.
struct DocumentsAre: Assertion {
  static let usage = AssertionUsage(
    name: "documents",
    summary: "The answer lists these titles, letter by letter, and no others.",
    value: .required(.anyOf([.oneOrList(of: .text), .mapping(keys)])),
    forms: [
      .init("documents: [Receipt AH, Lease]", "lists these, in any order"),
      .init("documents: []", "lists none"),
      .init("documents: {titles: [Receipt AH, Lease], in-order: true}", "lists them in this order"),
      .init("documents: {titles: [Lease], property: sources}", "in another property"),
    ],
    examples: [
      .init(
        "documents: [Receipt AH, Lease]", .pass, of: .listing(["Lease", "Receipt AH"])),
      .init("documents: []", .pass, of: .listing([])),
      .init("documents: [Bon]", .fail, reason: "extra", of: .listing(["Bon", "Huurcontract"])),
      .init("documents: [レシート]", .fail, reason: "missing", of: .listing([])),
      .init(
        "documents: {titles: [Bail, Reçu], in-order: true}", .fail, reason: "order",
        of: .listing(["Reçu", "Bail"])),
      .init("documents: [Lease]", .fail, reason: "repeated", of: .listing(["Lease", "Lease"])),
    ])

  /// The keys of a mapping.
  static let keys = KeyTable(
    "'documents'",
    [
      KeyUsage("titles", .oneOrList(of: .text), "The titles; [] for none.", isRequired: true),
      KeyUsage("in-order", .boolean, "Whether they are listed in this order."),
      KeyUsage("property", .text, "The property that lists them; 'documents' unless stated."),
    ])

  var titles: [String]
  var isOrdered = false
  var property = "documents"

  init(value: SuiteNode?, reader: AssertionReader) throws(SuiteValueError) {
    guard let value else {
      throw SuiteValueError(
        "'documents' needs a list of titles", help: "write documents: [] for none",
        id: "missing-value")
    }
    guard case .mapping = value.content else {
      titles = try value.texts()
      return
    }
    let entries = try value.entries(of: Self.keys)
    guard let node = entries["titles"] else {
      throw SuiteValueError("'documents' has no 'titles'", at: value.range, id: "missing-key")
    }
    titles = try node.texts()
    isOrdered = try entries["in-order"]?.boolean() ?? false
    property = try entries["property"]?.text() ?? property
  }

  func judge(_ subject: AssertionSubject) -> Judgement {
    guard case .guided(let answer)? = subject.outcome.answer,
      let listed = answer.listedTitles(in: property)
    else {
      return .error("no-list", "the answer has no list of titles in '\(property)'")
    }
    let place = "answer/\(property)"
    let safe = listed.map(\.streamSafe)
    let wanted = titles.map(\.streamSafe)
    var seen: Set<String> = []
    for (index, title) in listed.enumerated() where !seen.insert(safe[index]).inserted {
      return .fail(
        "repeated", "\(title.quoted) is listed twice",
        [.init(in: "\(place)/\(index)", 0..<title.utf8.count)])
    }
    let missing = titles.indices.filter { !seen.contains(wanted[$0]) }.map { titles[$0] }
    let extra = listed.indices.filter { !wanted.contains(safe[$0]) }
    guard missing.isEmpty, extra.isEmpty else {
      var parts: [String] = []
      if !missing.isEmpty { parts.append("\(missing.listed("and")) \(missing.is) missing") }
      if !extra.isEmpty {
        let names = extra.map { listed[$0] }
        parts.append("\(names.listed("and")) should not be listed")
      }
      return .fail(
        missing.isEmpty ? "extra" : "missing", parts.joined(separator: "; "),
        extra.map { .init(in: "\(place)/\($0)", 0..<listed[$0].utf8.count) })
    }
    if isOrdered, safe != wanted {
      return .fail("order", "the order is \(listed.listed("and")), not \(titles.listed("and"))")
    }
    return .pass
  }

  func unmetNeed(in setting: AssertionSetting) -> String? {
    setting.lackOfList(property)
  }

  var labelValue: String? {
    isOrdered || property != "documents"
      ? """
      {titles: \(titles.labelled)\(isOrdered ? ", in-order: true" : "")\
      \(property == "documents" ? "" : ", property: \(property)")}
      """.labelled : titles.labelled
  }
}

extension AnswerValue {
  /// The texts of an array property, or `nil` when it is not such an array.
  func listedTitles(in property: String) -> [String]? {
    guard case .array(let elements)? = self[property] else { return nil }
    var titles: [String] = []
    for element in elements {
      guard case .string(let title) = element else { return nil }
      titles.append(title)
    }
    return titles
  }
}

extension AssertionSetting {
  /// Why the case's answers have no list of texts under a name, if so.
  func lackOfList(_ property: String) -> String? {
    guard let answerSchema else { return "its answer is plain text, without a list '\(property)'" }
    guard let found = answerSchema[property] else {
      let hint = property.nearestWord(among: answerSchema.properties.map(\.name))
      return "its answer type has no list '\(property)'" + (hint.map { "; \($0)" } ?? "")
    }
    if case .array(of: .string) = found.type { return nil }
    return "'\(property)' of its answer is no list of texts"
  }
}

extension [String] {
  fileprivate var `is`: String { count == 1 ? "is" : "are" }
}

extension AssertionSubject {
  /// An answer that lists titles, for examples.
  static func listing(_ titles: [String]) -> Self {
    .init(
      outcome: .answered(
        .guided(
          .object([
            .init("text", .string("€ 22,41.")),
            .init("documents", .array(titles.map { .string($0) })),
          ]))))
  }
}
