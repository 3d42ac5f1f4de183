/// What an assertion about a suite judges: every cell of the suite on one model
/// with one prompt version.
public struct SuiteSubject: Sendable {
  /// A cell of the suite.
  public struct Member: Sendable {
    /// What became of the cell.
    public var cell: CellResult

    /// The passages that the model was shown.
    public var passages: [Passage]

    /// The passages of each turn of a conversation.
    public var turns: [[Passage]]

    /// Which turn of a conversation this is, from 0; `nil` for a whole cell.
    var turn: Int?

    /// Creates a member.
    public init(cell: CellResult, passages: [Passage], turns: [[Passage]] = []) {
      self.cell = cell
      self.passages = passages
      self.turns = turns
    }

    /// The cell's parts that have one answer each: its turns, or itself.
    var asked: [Member] {
      if cell.turns.isEmpty { return [self] }
      return cell.turns.indices.map { index in
        var member = self
        member.cell = cell.cell(ofTurn: index)
        member.passages = turns.indices.contains(index) ? turns[index] : []
        member.turns = []
        member.turn = index
        return member
      }
    }

    /// The case's name, with the turn where it is one of several.
    var name: String {
      turn.map { "\(cell.id.caseName), turn \($0 + 1)" } ?? cell.id.caseName
    }
  }

  /// The cells in the order of the suite.
  public var members: [Member]

  /// The part of the answers that is judged.
  public var focus: AnswerFocus

  /// Creates a subject.
  public init(members: [Member], focus: AnswerFocus = .text) {
    self.members = members
    self.focus = focus
  }

  /// The cells that count: those that were judged, or could not be.
  var counted: [Member] { members.filter { $0.cell.skip == nil } }

  /// What has an answer in the cells that count: a turn of a conversation each, and
  /// every other cell.
  var asked: [Member] { counted.flatMap(\.asked) }

  /// The cells that do not count, by why, for a message: empty when all do.
  var leftOut: String {
    let parts: [(words: String, isMeant: (CellResult.Skip) -> Bool)] = [
      ("skipped", { if case .declared = $0 { true } else { false } }),
      ("observed", { $0 == .observed }),
      ("not run", \.isNotRun),
    ]
    return parts.compactMap { words, isMeant in
      let names = members.filter { $0.cell.skip.map(isMeant) ?? false }.map(\.cell.id.caseName)
      return names.isEmpty ? nil : "; \(words): \(names.listedShortly)"
    }.joined()
  }

  /// An answer and where it stands.
  struct Answer {
    /// The cell.
    var member: Member

    /// The trial that gave it.
    var trial: TrialResult

    /// The part that is judged; `nil` when the answer has nothing there.
    var text: String?

    /// The place in the answer, such as `answer` or `answer/documents/0`.
    var place: String

    /// The name of the case, with the turn where it is one of several.
    var caseName: String { member.name }

    /// The text as answers are compared: what Unicode calls the same is the same,
    /// and spaces and line breaks are as one.
    var compared: String? {
      text.map { $0.split(whereSeparator: \.isWhitespace).joined(separator: " ") }
    }

    /// A piece of evidence in the answer; all of it unless a range is given.
    func evidence(_ range: Range<Int>? = nil) -> Judgement.Evidence {
      let place = SuiteEvidencePlace(
        caseName: member.cell.id.caseName, trial: trial.index, turn: member.turn, place: place)
      return Judgement.Evidence(in: place.text, range ?? 0..<(text?.utf8.count ?? 0))
    }
  }

  /// The answers of a cell, in the order of its trials.
  func answers(of member: Member) -> [Answer] {
    member.cell.trials.compactMap { trial in
      guard trial.response.outcome.answer != nil else { return nil }
      let judged =
        AssertionSubject(outcome: trial.response.outcome, focus: focus).judgedText
      return Answer(
        member: member, trial: trial, text: judged?.text, place: judged?.place ?? "answer")
    }
  }

  /// The answer that most trials of a cell gave, of several the first; `nil` for
  /// a cell without an answer.
  func answer(of member: Member) -> Answer? {
    let answers = answers(of: member)
    let counts = Dictionary(answers.map { ($0.compared, 1) }, uniquingKeysWith: +)
    let most = counts.values.max() ?? 0
    return answers.first { counts[$0.compared] == most }
  }

  /// The counted cells that would have an answer if nothing had gone wrong.
  var unanswered: [Member] {
    asked.filter { member in
      answer(of: member) == nil && member.cell.result == .errored
    }
  }
}

/// Where evidence stands that is in the answer of one of a suite's cases:
/// `cases/total-nl:answer`, for a trial after the first
/// `cases/total-nl:trials/1/answer`, and in a conversation
/// `cases/total-nl:turns/0/answer`.
public struct SuiteEvidencePlace: Hashable, Sendable {
  /// The case's name, which has no colon.
  public var caseName: String

  /// Which trial of the cell, from 0.
  public var trial: Int

  /// Which turn of a conversation, from 0.
  public var turn: Int?

  /// The place in that trial, as other assertions name it.
  public var place: String

  /// Creates a place.
  public init(caseName: String, trial: Int, turn: Int? = nil, place: String) {
    self.caseName = caseName
    self.trial = trial
    self.turn = turn
    self.place = place
  }

  /// Reads a place; `nil` when the text names another kind.
  public init?(_ text: String) {
    guard text.hasPrefix("cases/"), let colon = text.firstIndex(of: ":") else { return nil }
    caseName = String(text[..<colon].dropFirst("cases/".count))
    place = String(text[text.index(after: colon)...])
    trial = 0
    for part in ["trials/", "turns/"] where place.hasPrefix(part) {
      let parts = place.split(separator: "/", maxSplits: 2, omittingEmptySubsequences: false)
      guard parts.count == 3, let number = Int(parts[1]) else { return nil }
      if part == "turns/" { turn = number } else { trial = number }
      place = String(parts[2])
    }
  }

  /// The place as evidence names it.
  public var text: String {
    "cases/\(caseName):" + (trial == 0 ? "" : "trials/\(trial)/")
      + (turn.map { "turns/\($0)/" } ?? "") + place
  }
}

extension [String] {
  /// The first few of the names, and how many more: `a, b and 4 more`.
  var listedShortly: String {
    let shown = 4
    // One more takes no less room than saying so.
    guard count > shown + 1 else { return joined(separator: ", ") }
    return "\(prefix(shown).joined(separator: ", ")) and \(count - shown) more"
  }
}
