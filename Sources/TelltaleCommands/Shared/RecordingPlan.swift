import TelltaleKit
import TelltaleSystem

/// What is to be recorded: cells, each on the model that is asked for it.
struct RecordingPlan {
  /// The cells, on models that are asked.
  var plan: Plan

  /// Makes a plan.
  ///
  /// A cell on a recorded model is one on the model whose recordings those are. Other
  /// cells are taken where their model is a live one, or was named.
  ///
  /// - Parameters:
  ///   - cells: What a run would do, on whichever models.
  ///   - models: The models of the project.
  ///   - isNamed: Whether models were named.
  init(_ cells: Plan, models: [any Model], isNamed: Bool) {
    plan = cells
    plan.suiteCells = []
    plan.cells = []
    var places: [CellID: Int] = [:]
    for cell in cells.cells {
      guard let model = models.first(where: { $0.id == cell.id.model }) else { continue }
      var cell = cell
      if let recorded = model as? RecordedModel {
        // One that no model of the project answers for was recorded elsewhere.
        guard let original = models.first(where: { $0.id == recorded.recorded }),
          !(original is RecordedModel)
        else { continue }
        cell.id.model = original.id
      } else if model.source != .live, !isNamed {
        continue
      }
      if let place = places[cell.id] {
        plan.cells[place].trials = max(plan.cells[place].trials, cell.trials)
        continue
      }
      places[cell.id] = plan.cells.count
      plan.cells.append(cell)
    }
    plan.models = models.filter { model in plan.cells.contains { $0.id.model == model.id } }
  }
}
