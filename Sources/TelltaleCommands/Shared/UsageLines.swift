import TelltaleKit
import Terminal

extension [AssertionUsage.Form] {
  /// The ways to write an assertion as they are printed on a terminal.
  func lines(style: Style) -> [String] {
    let width = map(\.syntax.count).max() ?? 0
    return map { form in
      let padding = String(repeating: " ", count: width - form.syntax.count)
      return "  \(style(.hint, "- \(form.syntax)"))\(padding)  \(form.meaning)"
    }
  }

  /// The ways to write an assertion as a table of Markdown.
  var markdownLines: [String] {
    ["| in a suite | meaning |", "| --- | --- |"]
      + map { "| `- \($0.syntax.tableCell)` | \($0.meaning.tableCell) |" }
  }
}

/// An example of an assertion: the verdict that an item gets.
struct ExampleLine {
  var item: String
  var verdict: Verdict
  var reason: String?

  /// The example as it is printed on a terminal, with what is judged beneath it.
  func lines(
    of setting: [(name: String, value: String)], width: Int, style: Style
  ) -> [String] {
    let role: Style.Role =
      switch verdict {
      case .pass: .success
      case .fail: .failure
      case .undecided, .error: .warning
      }
    let reason = reason.map { " (\($0))" } ?? ""
    return ["  \(style(role, verdict.rawValue.padded(to: 10)))- \(item)\(reason)"]
      + setting.map { name, value in
        "            \(style(.context, name.padded(to: width)))\(value.safeOnOneLine)"
      }
  }
}
