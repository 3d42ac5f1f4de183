import TelltaleKit
import Terminal

/// The documentation of an assertion about a suite, made from its own usage.
struct SuiteAssertionDocumentation {
  var usage: SuiteAssertionUsage

  /// The documentation as it is printed on a terminal.
  func text(style: Style) -> String {
    var lines = [style(.emphasis, usage.name), "  \(usage.summary)", ""]
    lines += usage.forms.lines(style: style)
    lines += ["", "  Written under assert-suite:; it is judged once for each model.", ""]
    for example in usage.examples {
      let line = ExampleLine(
        item: example.item, verdict: example.verdict, reason: example.reason)
      lines += line.lines(of: rows(of: example), width: 14, style: style)
    }
    return lines.joined(separator: "\n") + "\n"
  }

  /// The documentation as a section of Markdown.
  var markdown: String {
    var lines = ["## `\(usage.name)`", "", usage.summary, ""]
    lines += usage.forms.markdownLines
    lines += ["", "| verdict | assertion | cases |", "| --- | --- | --- |"]
    for example in usage.examples {
      let reason = example.reason.map { " (`\($0)`)" } ?? ""
      let cases = rows(of: example).map { "\($0.name): `\($0.value.safeOnOneLine.tableCell)`" }
        .joined(separator: "<br>")
      lines.append(
        "| \(example.verdict.rawValue)\(reason) | `- \(example.item.tableCell)` | \(cases) |")
    }
    return lines.joined(separator: "\n") + "\n"
  }

  /// The cases of an example by name: what was answered, or how it ended.
  private func rows(
    of example: SuiteAssertionUsage.Example
  ) -> [(name: String, value: String)] {
    example.subject.members.map { member in
      let cell = member.cell
      guard usage.readsAnswers else {
        let verdicts = cell.assertions.compactMap { assertion in
          assertion.worst.map { "\(assertion.label): \($0.verdict.rawValue)" }
        }
        return (
          cell.id.caseName, ([cell.result.rawValue] + verdicts).joined(separator: "; ")
        )
      }
      let outcome = cell.trials.first?.response.outcome
      return (
        cell.id.caseName,
        outcome?.answer?.text ?? "(\(cell.skip?.reason ?? outcome?.kind.rawValue ?? "no answer"))"
      )
    }
  }
}

extension String {
  /// The text with spaces up to a width.
  func padded(to width: Int) -> String {
    self + String(repeating: " ", count: max(1, width - count))
  }

  /// The text so that it cannot end a cell of a Markdown table or its code.
  var tableCell: String {
    replacing("|", with: "\\|").replacing("`", with: "'").replacing("\n", with: " ")
  }
}
