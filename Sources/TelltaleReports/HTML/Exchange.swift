import TelltaleKit

/// One question with what was answered then and now: a cell that asks once, or a turn
/// of a conversation.
struct Exchange {
  /// The turn, from 0, of a conversation.
  var turn: Int?

  /// What was asked.
  var question: String?

  /// What is said now: the response that explains the cell's result, else one that
  /// differs from the baseline, with its evidence and changes marked; `nil` where
  /// nothing was asked.
  var now: PageText?

  /// What was accepted, with what is gone marked.
  var baseline: PageText?

  /// Whether both say the same, byte for byte.
  var isSame: Bool

  /// The trial whose response is shown, from 0.
  var trial: Int?

  /// The hash of the request that was answered.
  var requestHash: String

  /// What else is known of the response, such as the model that a request was routed to;
  /// one phrase each.
  var remarks: [String]

  /// The texts of the request that evidence points into.
  var evidence: [(place: String, text: PageText)]

  /// Returns what was asked and answered in a cell; nothing for a suite as a whole.
  static func all(of cell: CellResult, requests: [String: Request]) -> [Exchange] {
    if cell.id.isSuite { return [] }
    if cell.turns.isEmpty { return [Exchange(cell, turn: nil, requests: requests)] }
    return cell.turns.indices.map { turn in
      Exchange(cell.cell(ofTurn: turn), turn: turn, requests: requests)
    }
  }

  /// Looks at a cell that asks once, or at the part of one that is about one turn.
  private init(_ cell: CellResult, turn: Int?, requests: [String: Request]) {
    self.turn = turn
    question = cell.question
    let accepted = cell.comparison.baseline?.shown
    let findings = cell.findings
    let shown = Self.trial(of: cell, findings: findings, accepted: accepted)
    trial = shown?.index
    requestHash = shown?.requestHash ?? cell.requestHash
    remarks = Self.remarks(on: cell.retrieved) + (shown.map { Self.remarks(on: $0) } ?? [])
    let answer = shown?.response.outcome.shown
    isSame = answer.map { text in accepted?.utf8.elementsEqual(text.utf8) ?? false } ?? false
    var places: [PageText.Place] = []
    if let shown {
      let map = ShownEvidence(shown.response.outcome)
      for finding in findings where finding.trial == shown.index {
        for item in finding.judgement.evidence {
          guard let range = map.range(of: item, label: finding.label) else { continue }
          places.append(.init(range, .evidence))
        }
      }
    }
    if let answer, let accepted, !isSame {
      let difference = PageDifference(accepted, answer)
      baseline = PageText(accepted, difference.old)
      places += difference.new
    } else {
      baseline = accepted.map { PageText($0) }
    }
    now = answer.map { PageText($0, places) }
    evidence = Self.evidence(
      of: findings.filter { $0.trial == shown?.index },
      in: RequestTexts(requests[requestHash], question: cell.question))
  }

  /// The trial that is shown.
  private static func trial(
    of cell: CellResult, findings: [Finding], accepted: String?
  ) -> TrialResult? {
    switch cell.result {
    case .failed, .undecided, .errored: return cell.decisiveTrial
    case .passed, .skipped:
      let differing = cell.trials.first { trial in
        accepted.map { !$0.utf8.elementsEqual(trial.response.outcome.shown.utf8) } ?? true
      }
      return differing ?? cell.trials.first
    }
  }

  /// Which passages the search took.
  private static func remarks(on record: RetrievalRecord?) -> [String] {
    guard let record else { return [] }
    let names = record.taken.enumerated().map { "\($0 + 1) \($1.name)" }
    return ["retrieved " + (names.isEmpty ? "nothing" : names.joined(separator: ", "))]
  }

  private static func remarks(on trial: TrialResult) -> [String] {
    var remarks = [trial.response.route?.phrase, trial.session?.summary].compactMap { $0 }
      .filter { !$0.isEmpty }
    if let usage = trial.response.usage {
      let word = usage.isEstimate ? "about " : ""
      remarks.append("\(word)\(usage.request) tokens read, \(usage.response) written")
    }
    if let seconds = trial.duration, seconds.isFinite, seconds >= 0 {
      remarks.append("\(seconds.threeDecimals) s")
    }
    return remarks
  }

  /// The texts of the request that findings point into, each once.
  private static func evidence(
    of findings: [Finding], in texts: RequestTexts
  ) -> [(place: String, text: PageText)] {
    var ranges: [(place: String, places: [PageText.Place])] = []
    for item in findings.flatMap(\.judgement.evidence) where !item.place.hasPrefix("answer") {
      let place = PageText.Place(item.range, .evidence)
      if let index = ranges.firstIndex(where: { $0.place == item.place }) {
        ranges[index].places.append(place)
      } else {
        ranges.append((item.place, [place]))
      }
    }
    return ranges.compactMap { place, places in
      texts.text(at: place).map { ($0.name, PageText($0.text, places)) }
    }
  }
}
