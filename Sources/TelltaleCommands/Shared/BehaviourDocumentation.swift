import TelltaleKit
import TelltaleReports
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

  /// The explanation as it is printed on a terminal.
  func text(style: Style) -> String {
    var lines = [style(.emphasis, behaviour.name), "  \(behaviour.summary)"]
    lines += ["  seen: \(behaviour.source)", "  told in: \(behaviour.document)", ""]
    if let example = behaviour.example {
      lines += ["  For example:", ""]
      lines += Self.rows(of: example).map { row in
        "    \(row.name)\(String(repeating: " ", count: max(1, 14 - row.name.count)))\(row.value.safeOnOneLine)"
      }
      lines.append("")
    }
    lines += ["  What counters it:", ""]
    lines += behaviour.rules.map { "    \($0.rawValue): \($0.sentence)" }
    if let remedy = behaviour.remedy { lines.append("    \(remedy)") }
    lines += ["", "  What notices it: \(behaviour.caughtBy.joined(separator: ", "))", ""]
    lines += ["  How often the simulated models show it, without and with a rule:", ""]
    let width = behaviour.cells.map(\.model.rawValue.count).max() ?? 0
    for cell in behaviour.cells {
      let padding = String(repeating: " ", count: width - cell.model.rawValue.count)
      lines.append(
        "    \(cell.model)\(padding)  \(cell.figure.without.column)  \(cell.figure.with.column)  \(cell.figure.evidence.rawValue)"
      )
    }
    return lines.joined(separator: "\n") + "\n"
  }

  /// The explanation as a section of Markdown.
  var markdown: String {
    var lines = ["## `\(behaviour.name)`", "", behaviour.summary.capitalizedSentence, ""]
    lines += ["Seen: \(behaviour.source). Told in \(behaviour.document).", ""]
    if let example = behaviour.example {
      lines += ["| | |", "| --- | --- |"]
      lines += Self.rows(of: example).map { row in
        "| \(row.name) | `\(row.value.safeOnOneLine.tableCell)` |"
      }
      lines.append("")
    }
    lines += behaviour.rules.map { "- rule `\($0.rawValue)`: “\($0.sentence)”" }
    if let remedy = behaviour.remedy { lines.append("- \(remedy)") }
    let assertions = behaviour.caughtBy.map { "[`\($0)`](assertions.md#\($0))" }
    lines += ["- noticed by \(assertions.joined(separator: ", "))", ""]
    lines += ["| model | without a rule | with one | evidence |", "| --- | ---: | ---: | --- |"]
    lines += behaviour.cells.map { cell in
      "| \(cell.model) | \(cell.figure.without.percent) | \(cell.figure.with.percent) | \(cell.figure.evidence.rawValue) |"
    }
    return lines.joined(separator: "\n") + "\n"
  }

  /// The page of all faults.
  static var page: String {
    let head = """
      # Faults of the simulated models

      Made by `telltale explain --markdown behaviours` from the simulated models themselves: the
      answers are theirs. A fault happens when a throw, which is a hash of the model, the fault, the
      question and the passages, falls below its probability; one of its rules in the prompt lowers
      that. The evidence is that of the figure without a rule: measured (counted on a real model),
      reported (told by a developer, who did not count) or assumed (chosen here, until a
      calibration replaces it). What rules do is assumed throughout.

      """
    return ([head] + all.map(\.markdown)).joined(separator: "\n")
  }

  private static func rows(of example: Behaviour.Example) -> [(name: String, value: String)] {
    var rows: [(name: String, value: String)] = []
    var passage: Int?
    let isRebuilt = example.request.segments.contains { segment in
      if case .earlierQuestion = segment.kind { true } else { false }
    }
    for segment in example.request.segments {
      switch segment.kind {
      case .text where segment.role == .instructions: rows.append(("rules", segment.text))
      case .text where segment.role == .assistant: rows.append(("earlier answer", segment.text))
      // What leads in the turns that a message tells.
      case .text where isRebuilt: continue
      case .text: rows.append(("text", segment.text))
      case .earlierQuestion: rows.append(("told question", segment.text))
      case .earlierAnswer: rows.append(("told answer", segment.text))
      case .question: rows.append(("question", segment.text))
      case .passageTitle(let index), .passageHeading(let index), .passageText(let index):
        let text =
          segment.text.last?.isNewline == true ? segment.text.dropLast() : segment.text[...]
        if index == passage {
          rows[rows.count - 1].value += " / \(text)"
        } else {
          rows.append(("passage", String(text)))
        }
        passage = index
      }
    }
    rows.append(("without fault", example.right))
    rows.append(("with it", example.wrong))
    return rows
  }
}

extension String {
  /// The phrase as a sentence.
  fileprivate var capitalizedSentence: String { prefix(1).uppercased() + dropFirst() + "." }
}

extension Double {
  /// A share as a percentage with one digit.
  fileprivate var percent: String {
    let tenths = Int((self * 1000).rounded())
    return "\(tenths / 10).\(tenths % 10) %"
  }

  /// The same in a column of 7 characters.
  fileprivate var column: String {
    String(repeating: " ", count: max(0, 7 - percent.count)) + percent
  }
}
