import SourceText
package import TelltaleKit
package import Terminal

/// The changes that wait for a decision, for a person or as data.
package struct PendingReport: Sendable {
  /// A change, and what keeps it from being accepted.
  package struct Entry: Sendable {
    let change: PendingChange
    let refusal: Acceptance.Refusal.Reason?

    /// Creates an entry.
    package init(_ change: PendingChange, refusal: Acceptance.Refusal.Reason?) {
      self.change = change
      self.refusal = refusal
    }
  }

  private let entries: [Entry]

  /// The most cases that are named of one kind of change.
  private static let maximumNamed = 40

  /// Creates a report.
  package init(_ entries: [Entry]) {
    self.entries = entries.enumerated().sorted { left, right in
      let ranks = (left.element.change.status.rank, right.element.change.status.rank)
      return ranks.0 != ranks.1 ? ranks.0 < ranks.1 : left.offset < right.offset
    }.map(\.element)
  }

  // MARK: For a person

  /// What the changes of a section have in common.
  private struct Kind: Hashable {
    var status: DriftStatus
    var cause: DriftCause?
    var novelty: PendingChange.Novelty?
    var refusal: Acceptance.Refusal.Reason?
  }

  /// Returns the changes by kind, the worst first, and what can be done about them.
  package func text(width: Int, style: Style) -> String {
    if entries.isEmpty { return "nothing is pending\n" }
    let screen = Screen(width: width, style: style)
    var kinds: [Kind] = []
    var sections: [Kind: [Entry]] = [:]
    for entry in entries {
      let kind = Kind(
        status: entry.change.status, cause: entry.change.cause, novelty: entry.change.novelty,
        refusal: entry.refusal)
      if sections[kind] == nil { kinds.append(kind) }
      sections[kind, default: []].append(entry)
    }
    var lines: [String] = []
    for kind in kinds {
      lines += Self.lines(of: kind, sections[kind] ?? [], screen) + [""]
    }
    let takeable = entries.count { $0.refusal == nil }
    let total = "\(entries.count.counted("change")) pending"
    let ready = takeable == entries.count ? "" : ", \(takeable) of them can be accepted as they are"
    lines += screen.status("Pending", .emphasis, wrapping: total + ready)
    for (words, command) in [
      ("to walk through them:", "telltale review"), ("to accept them:", "telltale accept"),
      ("to drop them:", "telltale reject"),
    ] {
      lines.append(screen.body("\(words) \(style(.hint, command))"))
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private static func lines(of kind: Kind, _ entries: [Entry], _ screen: Screen) -> [String] {
    var heading = kind.novelty?.words ?? kind.status.pendingWords
    if kind.novelty == nil, let cause = kind.cause { heading += " \(cause.phrase)" }
    heading += ": \(entries.count.counted("cell"))"
    let role: Style.Role =
      kind.status.rank <= DriftStatus.suspect.rank
      ? .failure : kind.status == .fixed ? .success : .warning
    var lines = screen.wrapped(heading, role: role)
    switch kind.refusal {
    case nil: break
    case .failing?:
      lines += screen.wrapped("it fails: accepted only with --failing --reason", role: .context)
    case .occupied?:
      lines += screen.wrapped(
        "cannot be accepted alone: \(kind.refusal?.rawValue ?? "")", role: .context)
    case .errored?, .stale?, .outdated?, .superseded?:
      lines += screen.wrapped(
        "cannot be accepted: \(kind.refusal?.rawValue ?? ""); run again", role: .context)
    }
    var names: [(title: String, models: [ModelID])] = []
    var places: [String: Int] = [:]
    for entry in entries {
      let id = entry.change.cell
      let version = id.prompt == PromptVersion.defaultName ? "" : "#\(id.prompt)"
      let title = "\(id.suite) › \(id.caseName)\(version)".safeOnOneLine
      if let place = places[title] {
        names[place].models.append(id.model)
      } else {
        places[title] = names.count
        names.append((title, [id.model]))
      }
    }
    for (title, models) in names.prefix(maximumNamed) {
      lines += screen.wrapped("  \(title)  on \(models.list)")
    }
    let left = names.count - maximumNamed
    if left > 0 { lines += screen.wrapped("  and \(left.counted("more case"))", role: .context) }
    return lines
  }

  // MARK: As data

  /// The changes as JSON: described in `docs/baselines.md`.
  package func json(baselines: String) -> String {
    JSONValue.object([
      .init("version", .integer(1)),
      .init("baselines", .string(baselines)),
      .init("pending", .integer(entries.count)),
      .init("acceptable", .integer(entries.count { $0.refusal == nil })),
      .init("changes", .array(entries.map { Self.value(of: $0) })),
    ]).document
  }

  private static func value(of entry: Entry) -> JSONValue {
    let change = entry.change
    return .object([
      .init("cell", .string(change.cell.description)),
      .init("suite", .string(change.cell.suite)),
      .init("case", .string(change.cell.caseName)),
      .init("prompt", .string(change.cell.prompt)),
      .init("model", .string(change.cell.model.rawValue)),
      .init("status", .string(change.status.rawValue)),
      .init("cause", .string(orNull: change.cause?.rawValue)),
      .init("novelty", .string(orNull: change.novelty?.rawValue)),
      .init("result", .string(change.result.rawValue)),
      .init("run", .string(change.run)),
      .init("refused", .string(orNull: entry.refusal?.rawValue)),
    ])
  }
}

extension PendingChange.Novelty {
  /// What is new, as the heading of what waits for a decision.
  var words: String {
    switch self {
    case .name: "the same answers, under a new name"
    case .model: "the same answers, of another version of the model"
    case .request: "the same answers, asked otherwise"
    case .trials: "more trials than were accepted, which pass as often"
    }
  }
}

extension DriftStatus {
  /// The status as the heading of what waits for a decision.
  var pendingWords: String {
    switch self {
    case .unchanged: "the same answers, judged otherwise"
    case .new: "new"
    default: words
    }
  }
}
