import TelltaleKit
import TelltaleReports
import TelltaleSystem

extension Run {
  /// The models of the run, to which nothing can be put any more.
  ///
  /// - Parameters:
  ///   - models: The models that there are now.
  ///   - isLive: Whether responses of live models still count as such.
  /// - Returns: One for each model, in the order of those that there are, others after them.
  func storedModels(among models: [any Model], isLive: Bool = false) -> [any Model] {
    let known = models.map(\.id)
    let records = self.models.enumerated().sorted { left, right in
      let places = [left, right].map { known.firstIndex(of: $0.element.id) ?? known.count }
      return places[0] == places[1] ? left.offset < right.offset : places[0] < places[1]
    }.map(\.element)
    return records.map { record in
      StoredModel(
        record, of: id, original: models.first { $0.id == record.id }, isLive: isLive)
    }
  }
}

extension Project {
  /// Returns what a stored run got that a plan need not ask for again.
  ///
  /// - Parameters:
  ///   - name: The run's name or path, or `newest`.
  ///   - plan: The plan.
  /// - Returns: The responses, and what a person is told of them.
  /// - Throws: ``CommandFailure`` when a run is named and cannot be read.
  func kept(
    of name: String, for plan: Plan
  ) throws(CommandFailure) -> (KeptResponses?, told: String) {
    if name == "newest", runNames.isEmpty {
      return (nil, "there is no run to resume; this one starts anew")
    }
    let run = try storedRun(name == "newest" ? nil : name)
    var kept = KeptResponses(of: run, for: plan.models)
    if name == "newest", !run.isComplete {
      // A run that was killed as it resumed another has less than that one had.
      for earlier in runNames.reversed() where earlier != run.id {
        let earlier = try storedRun(earlier)
        if earlier.isComplete { break }
        kept.add(earlier, for: plan.models)
      }
    }
    let trials = plan.cells.reduce(0) { $0 + $1.trials }
    let count = min(kept.count(in: plan.cells), trials)
    let state = run.isComplete ? "which is complete" : "which stopped"
    return (
      kept,
      "resuming the run \(run.id), \(state): \(count) of \(trials.counted("trial")) kept, "
        + "the others are put to their models"
    )
  }
}
