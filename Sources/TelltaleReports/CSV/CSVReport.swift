package import TelltaleKit
import Terminal

/// The run as a table: a line for each trial and assertion, by RFC 4180.
///
/// A trial without assertions, and a cell without trials, has a line as well, so that
/// nothing planned is missing.
package struct CSVReport: Report {
  package static let name = "csv"
  package static let fileExtension = "csv"
  package static let fileName = "run.csv"
  package static let summary = "a line for each trial and assertion, for spreadsheets"

  /// Creates the report.
  package init() {}

  private static let columns = [
    "run", "suite", "case", "prompt", "model", "source", "result", "status", "cause",
    "gate-failure",
    "trial", "trial-result", "outcome", "seconds", "assertion", "severity", "verdict", "reason",
    "message", "answer",
  ]

  package func bytes(of run: Run) throws(ReportError) -> [UInt8] {
    var table = CSVTable()
    table.append(Self.columns)
    let sources = Dictionary(run.models.map { ($0.id, $0.source.rawValue) }) { first, _ in first }
    for cell in run.cells {
      let start = [
        run.id, cell.id.suite, cell.id.caseName, cell.id.prompt, cell.id.model.rawValue,
        sources[cell.id.model] ?? "", cell.result.rawValue, cell.comparison.status.rawValue,
        cell.comparison.cause?.rawValue ?? "", run.policy.failure(of: cell) ?? "",
      ]
      for rest in Self.rows(of: cell) { table.append(start + rest) }
    }
    return table.bytes
  }

  /// What follows the cell's own columns, line by line.
  private static func rows(of cell: CellResult) -> [[String]] {
    let noAssertion = ["", "", "", "", ""]
    if cell.id.isSuite {
      let rows = cell.assertions.map { assertion in
        ["", "", "", ""] + columns(of: assertion, assertion.judgements.first) + [""]
      }
      return rows.isEmpty ? [["", "", "", ""] + noAssertion + [""]] : rows
    }
    if cell.trials.isEmpty {
      return [["", "", "", ""] + noAssertion[0..<4] + [cell.skip?.reason ?? "", ""]]
    }
    return cell.trials.flatMap { trial in
      let start = [
        "\(trial.index + 1)", trial.result.rawValue, trial.response.outcome.kind.rawValue,
        trial.duration.flatMap { $0.isFinite ? max(0, $0).threeDecimals : nil } ?? "",
      ]
      let rows = cell.assertions.map { assertion in
        let judgement =
          assertion.judgements.indices.contains(trial.index)
          ? assertion.judgements[trial.index] : nil
        return start + columns(of: assertion, judgement) + [trial.shown]
      }
      return rows.isEmpty ? [start + noAssertion + [trial.shown]] : rows
    }
  }

  private static func columns(of assertion: AssertionResult, _ judgement: Judgement?) -> [String] {
    [
      assertion.label, assertion.severity.rawValue, judgement?.verdict.rawValue ?? "",
      judgement?.reason ?? "", judgement?.message ?? "",
    ]
  }
}

/// Rows of fields on their way to CSV.
struct CSVTable {
  /// What was written, UTF-8, each line ended by CR LF.
  private(set) var bytes: [UInt8] = []

  /// Appends a line.
  mutating func append(_ fields: [String]) {
    for (index, field) in fields.enumerated() {
      if index > 0 { bytes.append(",") }
      append(Self.safe(field))
    }
    bytes.append("\r\n")
  }

  private mutating func append(_ field: String) {
    let isPlain = field.utf8.allSatisfy { byte in
      ![UInt8(ascii: ","), UInt8(ascii: "\""), 0x0A, 0x0D].contains(byte)
    }
    guard !isPlain else { return bytes.append(field) }
    bytes.append("\"")
    for byte in field.utf8 {
      if byte == UInt8(ascii: "\"") { bytes.append(byte) }
      bytes.append(byte)
    }
    bytes.append("\"")
  }

  /// The text of a field that no spreadsheet takes for a formula, and without characters
  /// that steer terminals or end a file for some reader.
  ///
  /// A text that begins like a formula gets an apostrophe before it, as OWASP advises
  /// (CSV Injection); also behind spaces, which some programs take off.
  static func safe(_ field: String) -> String {
    var result = String.UnicodeScalarView()
    let scalars = Array(field.unicodeScalars)
    for (index, scalar) in scalars.enumerated() {
      if scalar == "\r", index + 1 < scalars.count, scalars[index + 1] == "\n" { continue }
      if scalar.steersTerminals, scalar != "\n", scalar != "\t" {
        let hex = String(scalar.value, radix: 16, uppercase: true)
        result.append(contentsOf: "\\u{\(hex)}".unicodeScalars)
      } else {
        result.append(scalar)
      }
    }
    let first = result.first { !$0.properties.isWhitespace && $0 != "\u{FEFF}" && $0 != "\u{200B}" }
    let begins = first.map { formulaStarts.contains($0) } ?? false
    return begins || result.first == "\t" ? "'" + String(result) : String(result)
  }

  /// The ASCII and the full-width characters that begin a formula.
  private static let formulaStarts: Set<Unicode.Scalar> = ["=", "+", "-", "@", "＝", "＋", "－", "＠"]
}
