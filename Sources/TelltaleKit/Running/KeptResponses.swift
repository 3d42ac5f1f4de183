/// The responses of a run that was stopped, for one that goes on where it did.
///
/// A response is used again only for what it answered: the same request, put to a
/// model with the same fingerprint, in the same trial of the same cell. What ended
/// in an error is put to the model again.
public struct KeptResponses: Sendable {
  /// A response with what it took.
  public struct Kept: Sendable {
    /// The response.
    public var response: Response

    /// The time that it took in seconds, where that was measured.
    public var duration: Double?

    /// The attempts before it.
    public var attempts: [Attempt]
  }

  private struct Key: Hashable {
    var cell: CellID
    var trial: Int
    var requestHash: String
  }

  private var responses: [Key: Kept] = [:]

  /// How many trials of each cell there may be, kept or not: one more than the last.
  private var trialCounts: [CellID: Int] = [:]

  /// Takes the responses of a run that a plan can use.
  ///
  /// - Parameters:
  ///   - run: The run that was stopped, or one that ended.
  ///   - models: The models that the plan is put to.
  ///   - keepsErrors: Whether errors are not to be put to the model again, either.
  public init(of run: Run, for models: [any Model], keepsErrors: Bool = false) {
    add(run, for: models, keepsErrors: keepsErrors)
  }

  /// Takes the responses of another run, too; of two to one request those that are
  /// there already stay.
  ///
  /// - Parameters:
  ///   - run: The run.
  ///   - models: The models that the plan is put to.
  ///   - keepsErrors: Whether errors are not to be put to the model again, either.
  public mutating func add(_ run: Run, for models: [any Model], keepsErrors: Bool = false) {
    let before = Dictionary(run.models.map { ($0.id, $0.fingerprint) }) { first, _ in first }
    let same = Set(models.filter { before[$0.id] == $0.fingerprint }.map(\.id))
    for cell in run.cells where same.contains(cell.id.model) {
      for trial in cell.trials {
        let isKept = keepsErrors || trial.result != .errored
        guard trial.turns.isEmpty else {
          for turn in trial.turns {
            // What was answered before the turn that failed is not asked for again.
            guard let response = turn.response, let hash = turn.requestHash,
              isKept || response.outcome.answer != nil
            else { continue }
            add(response, turn.duration, turn.attempts, cell.id, trial.index, hash)
          }
          continue
        }
        guard isKept else { continue }
        add(
          trial.response, trial.duration, trial.attempts, cell.id, trial.index,
          trial.requestHash ?? cell.requestHash)
      }
    }
  }

  private mutating func add(
    _ response: Response, _ duration: Double?, _ attempts: [Attempt], _ cell: CellID,
    _ trial: Int, _ hash: String
  ) {
    // The request that another took the place of fails as it did, and is not put again, either.
    if let place = attempts.lastIndex(where: { $0.requestHash != nil }),
      let replaced = attempts[place].requestHash
    {
      keep(
        Kept(
          response: Response(attempts[place].outcome), duration: attempts[place].duration,
          attempts: Array(attempts[..<place])),
        Key(cell: cell, trial: trial, requestHash: replaced))
      keep(
        Kept(
          response: response, duration: duration.map { $0 - (attempts[place].duration ?? 0) },
          attempts: Array(attempts[(place + 1)...])),
        Key(cell: cell, trial: trial, requestHash: hash))
      return
    }
    keep(
      Kept(response: response, duration: duration, attempts: attempts),
      Key(cell: cell, trial: trial, requestHash: hash))
  }

  private mutating func keep(_ kept: Kept, _ key: Key) {
    if responses[key] == nil { responses[key] = kept }
    trialCounts[key.cell] = max(trialCounts[key.cell] ?? 0, key.trial + 1)
  }

  /// Whether there is nothing to use again.
  public var isEmpty: Bool { responses.isEmpty }

  /// Returns what a request was answered with; `nil` where it has to be put to the model.
  ///
  /// - Parameters:
  ///   - cell: The cell.
  ///   - trial: Which trial of the cell, from 0.
  ///   - requestHash: The hash of what reaches the model.
  /// - Returns: The response.
  public func response(cell: CellID, trial: Int, requestHash: String) -> Kept? {
    responses[Key(cell: cell, trial: trial, requestHash: requestHash)]
  }

  /// Whether there is a trial of a cell beyond some.
  ///
  /// - Parameters:
  ///   - cell: The cell.
  ///   - count: How many trials are looked over.
  /// - Returns: Whether there is.
  public func hasTrials(of cell: CellID, beyond count: Int) -> Bool {
    trialCounts[cell] ?? 0 > count
  }

  /// Returns how many of the trials of some cells that are planned need no model: those
  /// whose first request is answered.
  public func count(in cells: [Plan.Cell]) -> Int {
    let planned = Dictionary(cells.map { ($0.id, $0) }) { first, _ in first }
    var trials: Set<Key> = []
    for key in responses.keys {
      guard let cell = planned[key.cell],
        cell.requestHash == key.requestHash || cell.subject.hasSession
      else { continue }
      trials.insert(Key(cell: key.cell, trial: key.trial, requestHash: ""))
    }
    return trials.count
  }
}
