package import TelltaleKit

/// An answer of a case that shows what a suite as a whole is judged by.
package struct Witness: Hashable {
  /// The case's name, with its trial where it is not the first.
  package var name: String

  /// The text that is judged.
  package var text: String

  /// The places in it, in UTF-8.
  package var ranges: [Range<Int>]

  /// Returns the answers that evidence names, each once, in the order of the
  /// evidence; what is not in the run is left out.
  ///
  /// - Parameters:
  ///   - cell: The cell about the suite.
  ///   - evidence: What its assertions point at.
  ///   - run: The run.
  /// - Returns: The answers.
  package static func all(
    of cell: CellResult, _ evidence: [Judgement.Evidence], in run: Run
  ) -> [Witness] {
    var witnesses: [Witness] = []
    var places: [SuiteEvidencePlace: Int] = [:]
    for item in evidence {
      guard let place = SuiteEvidencePlace(item.place) else { continue }
      if let index = places[place] {
        if !witnesses[index].ranges.contains(item.range) {
          witnesses[index].ranges.append(item.range)
        }
        continue
      }
      var id = cell.id
      id.caseName = place.caseName
      guard
        let trial = run.cells.first(where: { $0.id == id })?.trials
          .first(where: { $0.index == place.trial }),
        let response = response(of: trial, turn: place.turn),
        let text = text(of: response.outcome, at: place.place)
      else { continue }
      places[place] = witnesses.count
      let number =
        (place.turn.map { ", turn \($0 + 1)" } ?? "")
        + (place.trial == 0 ? "" : ", trial \(place.trial + 1)")
      witnesses.append(
        Witness(name: place.caseName + number, text: text, ranges: [item.range]))
    }
    return witnesses
  }

  private static func response(of trial: TrialResult, turn: Int?) -> Response? {
    guard let turn else { return trial.response }
    return trial.turns.indices.contains(turn) ? trial.turns[turn].response : nil
  }

  private static func text(of outcome: Outcome, at place: String) -> String? {
    guard let answer = outcome.answer else { return nil }
    let path = place.split(separator: "/").dropFirst().map(String.init)
    guard !path.isEmpty else { return answer.text ?? answer.shown }
    guard case .guided(let value) = answer, let found = value[path: path] else { return nil }
    if case .string(let text) = found { return text }
    return found.json
  }
}
