/// The results of one moment: of a run, or of the baselines in a commit.
public struct HistoryPoint: Hashable, Sendable {
  /// The run's or the commit's name.
  public var name: String

  /// When it was, as an ISO 8601 date and time.
  public var time: String

  /// What it is called by who made it; empty for a run.
  public var title: String

  /// The cells.
  public private(set) var cells: [Cell] = []

  /// The verdicts of assertions, over all cells.
  public private(set) var assertions: [Assertion] = []

  /// A cell with its result.
  public struct Cell: Hashable, Sendable {
    /// The cell.
    public var id: CellID

    /// Its result.
    public var result: CellOutcome
  }

  /// An assertion with how often it said what.
  public struct Assertion: Hashable, Sendable {
    /// The key under which baselines know it.
    public var label: String

    /// Its name, such as `contains`.
    public var name: String

    /// What it said.
    public var verdict: Verdict

    /// How often.
    public var count: Int
  }

  /// Creates the results of a moment, without any.
  public init(name: String, time: String, title: String) {
    self.name = name
    self.time = time
    self.title = title
  }

  /// Adds a cell.
  public mutating func add(_ id: CellID, _ result: CellOutcome) {
    cells.append(Cell(id: id, result: result))
  }

  /// Adds verdicts of an assertion.
  public mutating func add(label: String, name: String, _ verdict: Verdict, count: Int) {
    if count > 0 {
      assertions.append(Assertion(label: label, name: name, verdict: verdict, count: count))
    }
  }

  /// Adds what was accepted of a suite on a model.
  ///
  /// A cell counts as failed when one of its assertions does: which of them gate, and how
  /// many trials have to pass, is said by the suite and not by the baseline.
  public mutating func add(_ baseline: Baseline) {
    let names = baseline.cases.keys.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    for name in names {
      for cell in baseline.cases[name] ?? [] {
        let tallies = cell.assertions.map(\.tally)
        let result: CellOutcome =
          cell.acceptedFailing != nil || tallies.contains { $0.failed > 0 }
          ? .failed
          : tallies.contains { $0.errored > 0 }
            ? .errored : tallies.contains { $0.undecided > 0 } ? .undecided : .passed
        add(
          CellID(
            suite: baseline.suite, caseName: name, prompt: cell.prompt, model: baseline.model),
          result)
        for (label, tally) in cell.assertions {
          let counts: [(Verdict, Int)] = [
            (.pass, tally.passed), (.fail, tally.failed), (.undecided, tally.undecided),
            (.error, tally.errored),
          ]
          for (verdict, count) in counts {
            add(label: label, name: Self.name(ofLabel: label), verdict, count: count)
          }
        }
      }
    }
  }

  /// The assertion's name in a label: without its turn, its value, its version and its
  /// number.
  private static func name(ofLabel label: String) -> String {
    let label = TurnLabel.parts(of: label)?.label ?? label
    return String(label.prefix { $0 != ":" && $0 != "@" && $0 != " " })
  }
}

/// What a history is of.
public enum HistoryTopic: Hashable, Sendable {
  case everything

  /// A case, by its name or as `suite/case`.
  case caseName(String)

  /// An assertion, by its name or its label.
  case assertion(String)
  case model(ModelID)

  /// Finds what a word names: the first of case, assertion and model that is called so in
  /// any of some moments; `nil` for none.
  public init?(_ word: String, in points: [HistoryPoint]) {
    let candidates: [Self] = [.caseName(word), .assertion(word), .model(ModelID(word))]
    guard
      let topic = candidates.first(where: { topic in
        points.contains { HistoryCounts(of: topic, in: $0).all > 0 }
      })
    else { return nil }
    self = topic
  }

  /// Every word that names something in some moments.
  public static func words(in points: [HistoryPoint]) -> [String] {
    points.flatMap { point in
      point.cells.flatMap { [$0.id.caseName, "\($0.id.suite)/\($0.id.caseName)"] }
        + point.assertions.map(\.name) + point.cells.map(\.id.model.rawValue)
    }.uniqued()
  }

  fileprivate func includes(_ id: CellID) -> Bool {
    switch self {
    case .everything: true
    case .caseName(let name): id.caseName == name || "\(id.suite)/\(id.caseName)" == name
    case .model(let model): id.model == model
    case .assertion: false
    }
  }
}

/// How often something passed at a moment: cells, or verdicts of an assertion.
public struct HistoryCounts: Hashable, Sendable {
  /// Those that passed.
  public private(set) var passed = 0

  /// Those that failed.
  public private(set) var failed = 0

  /// Those with too little evidence.
  public private(set) var undecided = 0

  /// Those that could not be judged.
  public private(set) var errored = 0

  /// Those that were not judged on purpose.
  public private(set) var skipped = 0

  /// Counts what a topic is of.
  public init(of topic: HistoryTopic, in point: HistoryPoint) {
    if case .assertion(let word) = topic {
      for assertion in point.assertions where assertion.name == word || assertion.label == word {
        switch assertion.verdict {
        case .pass: passed += assertion.count
        case .fail: failed += assertion.count
        case .undecided: undecided += assertion.count
        case .error: errored += assertion.count
        }
      }
      return
    }
    for cell in point.cells where topic.includes(cell.id) {
      switch cell.result {
      case .passed: passed += 1
      case .failed: failed += 1
      case .undecided: undecided += 1
      case .errored: errored += 1
      case .skipped: skipped += 1
      }
    }
  }

  /// All of them.
  public var all: Int { passed + failed + undecided + errored + skipped }

  /// Those that were judged.
  public var judged: Int { passed + failed + undecided }

  /// The share that passed of those that were judged, in thousandths, rounded down so that
  /// only all is all; `nil` where none was.
  public var rate: Int? { judged > 0 ? passed * 1000 / judged : nil }
}
