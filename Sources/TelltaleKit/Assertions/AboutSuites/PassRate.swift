import SourceText
import SuiteSyntax

/// Checks the share of cells that pass.
struct PassRate: SuiteAssertion {
  static let usage = SuiteAssertionUsage(
    name: "pass-rate",
    summary: """
      At least this share of the model's cells passes; with 'of', at least this share of the cells \
      that have an assertion pass that assertion. Skipped and observed cells do not count, and \
      known failures count as failed. The figure is exact: 0.9 of 11 cells are 10.
      """,
    value: .required(.anyOf([ExactNumber.shape(in: Bounds.share), .mapping(keys)])),
    forms: [
      .init("pass-rate: 0.9", "this share of the cells passes; 18/20 is the same as 0.9"),
      .init(
        "pass-rate: {at-least: 0.9, of: currency-kept}",
        "this share of the cells with an assertion passes it, by its name or its label"),
    ],
    readsAnswers: false,
    examples: [
      .init(
        "pass-rate: 0.7", .pass,
        of: (1...10).map { .example("case-\($0)", "?", "a", $0 <= 7 ? .passed : .failed) }),
      .init(
        "pass-rate: {at-least: 1/2, of: currency-kept}", .pass,
        of: [
          .example("total-en", "?", "£5", .failed, [("currency-kept", .pass), ("found", .fail)]),
          .example("rent-en", "?", "900", .failed, [("currency-kept", .fail)]),
          .example("pets-en", "?", "no", .failed, [("found", .fail)]),
        ]),
      .init(
        "pass-rate: 0.9", .fail, reason: "too-few-pass",
        of: [
          .example("total-en", "?", "£5"), .example("rent-en", "?", "900", .failed),
          .example("pets-en", "?", "no", .errored),
        ]),
      .init(
        "pass-rate: {at-least: 1.0, of: currency-kept}", .fail, reason: "too-few-pass",
        of: [
          .example("total-en", "?", "£5", .passed, [("currency-kept", .pass)]),
          .example("rent-en", "?", "900", .failed, [("currency-kept", .fail)]),
        ]),
      .init(
        "pass-rate: 0.5", .undecided, reason: "undecided-cells",
        of: [
          .example("total-en", "?", "£5"), .example("rent-en", "?", "900", .failed),
          .example("pets-en", "?", "no", .undecided),
        ]),
      .init(
        "pass-rate: 0.5", .error, reason: "errored-cells",
        of: [
          .example("total-en", "?", "£5"), .example("rent-en", "?", "900", .failed),
          .example("pets-en", "?", nil, .errored),
        ]),
      .init(
        "pass-rate: 0.5", .undecided, reason: "nothing-counted",
        of: [.example("total-en", "?", nil, .skipped, skip: .declared("later"))]),
    ])

  /// The keys of a mapping.
  static let keys = KeyTable(
    "'pass-rate'",
    [
      KeyUsage(
        "at-least", ExactNumber.shape(in: Bounds.share), "The least share of cells that pass.",
        isRequired: true),
      KeyUsage("of", .text, "The assertion that is counted, in place of whole cells."),
    ])

  private static let valueHelp = "write a share, such as 0.9 or 18/20"

  var minimum: ExactNumber

  /// The name or label of the assertion that is counted; the whole cell when
  /// there is none.
  var name: String?

  init(value: SuiteNode?) throws(SuiteValueError) {
    guard let value else {
      throw SuiteValueError(
        "'pass-rate' needs a share", help: "write pass-rate: 0.9", id: "missing-value")
    }
    guard case .mapping = value.content else {
      minimum = try ExactNumber(share: value, help: Self.valueHelp)
      return
    }
    let entries = try value.entries(of: Self.keys)
    guard let node = entries["at-least"] else {
      throw SuiteValueError(
        "'pass-rate' needs 'at-least'", at: value.range, help: Self.valueHelp, id: "missing-key")
    }
    minimum = try ExactNumber(share: node, help: Self.valueHelp)
    name = try entries["of"]?.text()
  }

  func judge(_ subject: SuiteSubject) -> Judgement {
    var names: [CellOutcome: [String]] = [:]
    for member in subject.counted {
      if let outcome = outcome(of: member.cell) {
        names[outcome, default: []].append(member.cell.id.caseName)
      }
    }
    func count(_ outcome: CellOutcome) -> Int { names[outcome]?.count ?? 0 }
    let total = names.values.reduce(0) { $0 + $1.count }
    let what = name.map { "cells with '\($0)'" } ?? "cells"
    guard total > 0 else {
      return .undecided("nothing-counted", "there are no \(what) to count\(subject.leftOut)")
    }
    let needed = minimum.required(of: total)
    var message =
      "\(count(.passed)) of \(total) \(what) passed, \(needed) are asked for (\(minimum.spelling))"
    for outcome in [CellOutcome.failed, .undecided, .errored] {
      if let names = names[outcome] { message += "; \(outcome): \(names.listedShortly)" }
    }
    message += subject.leftOut
    if count(.passed) >= needed { return Judgement(.pass, message: message) }
    // What is not known could still make up for what failed, or not.
    if total - count(.failed) < needed { return .fail("too-few-pass", message) }
    return count(.errored) > 0
      ? .error("errored-cells", message) : .undecided("undecided-cells", message)
  }

  /// How a cell counts; `nil` for one without the assertion.
  private func outcome(of cell: CellResult) -> CellOutcome? {
    guard let name else { return cell.result }
    let meant = cell.assertions.filter { $0.name == name || $0.label == name }
    if meant.isEmpty { return nil }
    // As for the cell as a whole: it passes when its floor holds.
    let trials = (0..<cell.trials.count).map { trial -> Verdict in
      let verdicts = meant.compactMap { assertion in
        assertion.judgements.indices.contains(trial) ? assertion.judgements[trial].verdict : nil
      }
      return [Verdict.fail, .error, .undecided].first { verdicts.contains($0) } ?? .pass
    }
    let passed = trials.count { $0 == .pass }
    if passed >= cell.floor, trials.count == cell.planned { return .passed }
    if trials.contains(.fail) { return .failed }
    return trials.contains(.undecided) && !trials.contains(.error) ? .undecided : .errored
  }

  func unmetNeed(in setting: SuiteSetting) -> String? {
    guard let name else { return nil }
    let items = setting.cases.filter { !$0.isObserved }.flatMap(\.items)
    if items.contains(where: { $0.name == name || $0.label == name }) { return nil }
    let near = name.nearest(among: items.flatMap { [$0.name, $0.label] }.uniqued())
    return "no case asserts '\(name)'" + (near.map { "; did you mean '\($0)'?" } ?? "")
  }

  var labelValue: String? {
    name.map { "{at-least: \(minimum.spelling), of: \($0.labelled)}" } ?? minimum.spelling
  }
}
