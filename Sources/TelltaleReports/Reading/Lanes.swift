import SourceText
import TelltaleKit

/// The cells of one suite on one model.
struct Lane {
  /// The suite's name.
  var suite: String

  /// The suite's file, if the run has it.
  var file: SourceFile?

  /// The model's name.
  var model: ModelID

  /// What the run knows of the model.
  var record: ModelRecord?

  /// The cells, in the order of the run.
  var cells: [CellResult]
}

extension Run {
  /// The cells by suite and model, in the order of the suites and of the models;
  /// none is left out, whatever the lists of suites and models say.
  var lanes: [Lane] {
    struct Key: Hashable {
      var suite: String
      var model: ModelID
    }
    let suiteOrder = Dictionary(
      suites.enumerated().map { ($1.name, $0) }, uniquingKeysWith: { first, _ in first })
    let modelOrder = Dictionary(
      models.enumerated().map { ($1.id, $0) }, uniquingKeysWith: { first, _ in first })
    var lanes: [Lane] = []
    var places: [Key: Int] = [:]
    for cell in cells {
      let key = Key(suite: cell.id.suite, model: cell.id.model)
      if let place = places[key] {
        lanes[place].cells.append(cell)
        continue
      }
      places[key] = lanes.count
      lanes.append(
        Lane(
          suite: key.suite, file: suiteOrder[key.suite].map { suites[$0].file }, model: key.model,
          record: modelOrder[key.model].map { models[$0] }, cells: [cell]))
    }
    // A stable order: the place of first appearance decides between unknown ones.
    return lanes.enumerated().sorted { left, right in
      let leftSuite = suiteOrder[left.element.suite] ?? Int.max
      let rightSuite = suiteOrder[right.element.suite] ?? Int.max
      if leftSuite != rightSuite { return leftSuite < rightSuite }
      let leftModel = modelOrder[left.element.model] ?? Int.max
      let rightModel = modelOrder[right.element.model] ?? Int.max
      return leftModel != rightModel ? leftModel < rightModel : left.offset < right.offset
    }.map(\.element)
  }

  /// Returns the suite's file.
  func file(ofSuite name: String) -> SourceFile? { suites.first { $0.name == name }?.file }
}
