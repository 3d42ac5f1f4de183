import TelltaleKit
import Terminal

/// A fault of the simulated models, explained.
struct BehaviourDocumentation {
  private var behaviour: Behaviour

  /// Every fault of the built-in models.
  static var all: [BehaviourDocumentation] {
    Behaviour.builtIn.map { BehaviourDocumentation(behaviour: $0) }
  }

  /// The fault's name.
  var name: String { behaviour.name }

  /// What it does, as one phrase.
  var summary: String { behaviour.summary }

  /// The explanation, with the probabilities of each model.
  func text(style: Style) -> String {
    let rules =
      behaviour.counteredBy.isEmpty
      ? "no rule counters it"
      : "countered by the rule: \(behaviour.counteredBy.joined(separator: ", "))"
    var lines = [
      style(.emphasis, behaviour.name), "  \(behaviour.summary)", "  \(rules)",
      "  seen in: \(behaviour.source)", "",
      "  How often the simulated models show it, without and with the rule:", "",
    ]
    let width = behaviour.cells.map(\.model.rawValue.count).max() ?? 0
    for cell in behaviour.cells {
      let padding = String(repeating: " ", count: width - cell.model.rawValue.count)
      lines.append(
        "  \(cell.model)\(padding)  \(cell.figure.without.percent)  \(cell.figure.with.percent)  \(cell.figure.evidence.rawValue)"
      )
    }
    return lines.joined(separator: "\n") + "\n"
  }
}

extension Double {
  /// A share as a percentage with one digit, in a column of 6 characters.
  fileprivate var percent: String {
    let tenths = Int((self * 1000).rounded())
    let text = "\(tenths / 10).\(tenths % 10) %"
    return String(repeating: " ", count: max(0, 7 - text.count)) + text
  }
}
