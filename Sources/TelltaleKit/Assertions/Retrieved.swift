import SourceText
import SuiteSyntax
import TextAnalysis

/// Checks which documents the search took for the question.
struct Retrieved: Assertion {
  static let usage = AssertionUsage(
    name: "retrieved",
    summary: """
      The search took passages of these documents, named by their titles, letter by letter; others \
      may have been taken, too. It judges the search and not the answer.
      """,
    value: .required(.anyOf([.oneOrList(of: .text), .mapping(keys)])),
    forms: [
      .init("retrieved: Lease", "a passage of it was taken"),
      .init("retrieved: [Lease, Receipt AH]", "one of each was taken, whatever the order"),
      .init("retrieved: []", "nothing was found that could be taken"),
      .init("retrieved: {titles: [Lease, Receipt AH], in-order: true}", "the first ranks higher"),
      .init("retrieved: {titles: [Lease], within: 1}", "among the first so many ranks"),
      .init("retrieved: {titles: [Lease], only: true}", "and nothing else was taken"),
    ],
    needsAnswer: false,
    examples: [
      .init("retrieved: [Receipt AH, Lease]", .pass, of: search(["Lease", "Receipt AH", "レシート"])),
      .init("retrieved: []", .pass, of: search([])),
      .init(
        "retrieved: Bail", .fail, reason: "missing",
        of: search(["Reçu", "Facture", "Bail"], top: 2)),
      .init("retrieved: レシート", .fail, reason: "not-found", of: search(["Lease"])),
      .init(
        "retrieved: {titles: [Lease], within: 1}", .fail, reason: "missing",
        of: search(["Bon", "Lease"])),
      .init(
        "retrieved: {titles: [Bail, Reçu], in-order: true}", .fail, reason: "order",
        of: search(["Reçu", "Bail"])),
      .init("retrieved: []", .fail, reason: "extra", of: search(["Huurcontract"])),
      .init(
        "retrieved: {titles: [Lease], only: true}", .fail, reason: "extra",
        of: search(["Lease", "Bon"])),
    ])

  /// The keys of a mapping.
  static let keys = KeyTable(
    "'retrieved'",
    [
      KeyUsage("titles", .oneOrList(of: .text), "The titles; [] for none.", isRequired: true),
      KeyUsage("in-order", .boolean, "Whether they rank in this order."),
      KeyUsage("within", .integer(Bounds.passages), "Among how many of the first ranks."),
      KeyUsage("only", .boolean, "Whether passages of no other document may be taken."),
    ])

  var titles: [String]
  var isOrdered = false
  var within: Int?
  var isOnly = false

  init(value: SuiteNode?, reader: AssertionReader) throws(SuiteValueError) {
    guard let value else {
      throw SuiteValueError(
        "'retrieved' needs a list of titles", help: "write retrieved: [] for none",
        id: "missing-value")
    }
    guard case .mapping = value.content else {
      titles = try value.texts()
      return
    }
    let entries = try value.entries(of: Self.keys)
    guard let node = entries["titles"] else {
      throw SuiteValueError("'retrieved' has no 'titles'", at: value.range, id: "missing-key")
    }
    titles = try node.texts()
    isOrdered = try entries["in-order"]?.boolean() ?? false
    within = try entries["within"]?.integer(in: Bounds.passages)
    isOnly = try entries["only"]?.boolean() ?? false
  }

  func judge(_ subject: AssertionSubject) -> Judgement {
    guard let search = subject.circumstances.retrieval else {
      return .error("no-search", "no documents were searched for this question")
    }
    let ranked = search.ranking.map { search.collection.passages[$0].title?.streamSafe ?? "" }
    let taken = Array(ranked.prefix(min(search.top, within ?? search.top)))
    let wanted = titles.map(\.streamSafe)
    let missing = wanted.indices.filter { !taken.contains(wanted[$0]) }
    if !missing.isEmpty {
      let isFound = missing.contains { ranked.contains(wanted[$0]) }
      return .fail(
        isFound ? "missing" : "not-found",
        missing.map { standing(of: wanted[$0], titled: titles[$0], in: ranked, search) }
          .joined(separator: "; ") + "; taken: \(Self.listing(taken))",
        Self.evidence(subject, of: missing.map { wanted[$0] }))
    }
    let others = taken.filter { !wanted.contains($0) }.uniqued()
    if !others.isEmpty, isOnly || titles.isEmpty {
      return .fail(
        "extra", "\(others.map(\.quoted).joined(separator: ", ")) should not be taken",
        Self.evidence(subject, of: others))
    }
    let ranks = wanted.compactMap { taken.firstIndex(of: $0) }
    if isOrdered, ranks != ranks.sorted() {
      return .fail(
        "order", "the order is \(Self.listing(taken))", Self.evidence(subject, of: wanted))
    }
    return .pass
  }

  /// Where a title stands that was not taken.
  private func standing(
    of wanted: String, titled title: String, in ranked: [String], _ search: Retrieval
  ) -> String {
    let limit = min(search.top, within ?? search.top)
    if let rank = ranked.firstIndex(of: wanted) {
      return "\(title.quoted) stands at rank \(rank + 1) of \(search.found), and "
        + "\(limit == 1 ? "1 counts" : "\(limit) count")"
    }
    if search.found > ranked.count {
      return "\(title.quoted) stands below rank \(ranked.count) of \(search.found)"
    }
    return "\(title.quoted) shares no word with the question"
  }

  private static func listing(_ titles: [String]) -> String {
    if titles.isEmpty { return "nothing" }
    return titles.enumerated().map { "\($0 + 1) \($1.quoted)" }.joined(separator: ", ")
  }

  /// The titles of passages that were shown.
  private static func evidence(
    _ subject: AssertionSubject, of titles: [String]
  ) -> [Judgement.Evidence] {
    let taken = subject.circumstances.retrieval?.passages ?? []
    // A request that was put again may show fewer of them.
    return zip(subject.passages, taken).enumerated().compactMap { index, passages in
      guard passages.0 == passages.1, let title = passages.0.title,
        titles.contains(title.streamSafe)
      else { return nil }
      return .init(in: "passages/\(index)/title", 0..<title.utf8.count)
    }
  }

  func unmetNeed(in setting: AssertionSetting) -> String? {
    guard let known = setting.searchedTitles else {
      return "it searches no documents"
    }
    let safe = Set(known.map(\.streamSafe))
    guard let unknown = titles.first(where: { !safe.contains($0.streamSafe) }) else { return nil }
    let hint = unknown.nearestWord(among: known)
    return "no document has the title \(unknown.quoted)" + (hint.map { "; \($0)" } ?? "")
  }

  var labelValue: String? {
    guard isOrdered || isOnly || within != nil else { return titles.labelled }
    let parts =
      ["titles: \(titles.labelled)"] + (isOrdered ? ["in-order: true"] : [])
      + (within.map { ["within: \($0)"] } ?? []) + (isOnly ? ["only: true"] : [])
    return "{\(parts.joined(separator: ", "))}".labelled
  }

  /// A search that ranked documents, for examples.
  private static func search(_ titles: [String], top: Int = 4) -> AssertionSubject {
    let passages = titles.map { Passage(title: $0, text: "…") }
    let search = Retrieval(
      Array(passages.indices), in: DocumentCollection(passages), top: top)
    return AssertionSubject(
      outcome: .answered(.text("€ 22,41.")), passages: search.passages,
      circumstances: Circumstances(retrieval: search))
  }
}
