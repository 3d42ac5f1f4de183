import TelltaleKit
import TestSupport
import Testing

@testable import TelltaleReports

/// The reports that are text for other programs: Markdown, CSV, annotations.
struct TextReportTests {
  static let reports: [any Report] = [MarkdownReport(), CSVReport(), GitHubReport()]

  @Test(arguments: reports.indices, SampleRun.situations.map(\.name))
  func `a report shows a run`(_ index: Int, _ name: String) throws {
    let report = Self.reports[index]
    let sample = try #require(SampleRun.situations.first { $0.name == name })
    let kind = type(of: report)
    try expectSnapshot(
      String(decoding: report.bytes(of: sample.run), as: UTF8.self),
      named: "\(kind.name)-\(name).\(kind.fileExtension)")
  }

  // MARK: Markdown

  @Test func `a summary is bounded`() throws {
    var sample = SampleRun()
    let text = String(repeating: "`|<a> ", count: 2_000)
    for number in 0..<3_000 {
      sample.cells.append(
        SampleRun.cell(
          "case \(number)", ModelID("m\(number % 7)"), [.answered(.text(text))],
          assertions: [SampleRun.assertion("contains: \(text)", .fail("x", text))],
          comparison: SampleRun.comparison(.regressed, .model, was: "was " + text)))
    }
    let bytes = try MarkdownReport().bytes(of: sample.run)
    #expect(bytes.count <= 65_536)
    #expect(String(decoding: bytes, as: UTF8.self).contains("3000 regressions"))
  }

  /// The expected spans are those of the GitHub Flavored Markdown Spec, 6.3 and 4.10.
  @Test(arguments: [
    ("plain", "`plain`"), ("a `b` c", "``a `b` c``"), ("`", "`` ` ``"), ("a|b", "`a\\|b`"),
    ("``x", "``` ``x ```"), ("", "` `"), ("|\u{300}", "`\\|\u{300}`"),
    ("`\u{300}", "`` `\u{300} ``"), ("two\r\nlines\u{2028}x", "`two␍ lines\\u{2028}x`"),
  ])
  func `text in a table is a code span that it cannot end`(_ text: String, _ expected: String) {
    #expect(text.markdownCode(inTable: true).utf8.elementsEqual(expected.utf8))
  }

  @Test func `a fence is longer than any in it`() {
    var fence = MarkdownFence()
    fence.append("```\n````x\n</details>", mark: "- ")
    #expect(
      fence.text(language: "diff") == "`````diff\n- ```\n- ````x\n- </details>\n`````\n")
  }

  @Test func `nothing of a model's is outside code`() throws {
    for run in JUnitReportTests.runs {
      // Marks that combine would hide signs from a search by characters.
      let scalars = String(decoding: try MarkdownReport().bytes(of: run), as: UTF8.self)
        .unicodeScalars.filter { !(0x300...0x301).contains($0.value) }
      let text = String(String.UnicodeScalarView(scalars))
      var fence: Substring?
      for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
        if let open = fence {
          if line == open { fence = nil }
          continue
        }
        let ticks = line.prefix { $0 == "`" }
        if ticks.count >= 3, line.hasSuffix("diff"), line.count == ticks.count + 4 {
          fence = ticks
          continue
        }
        for tag in ["<a>", "<![CDATA", "##[error]", "::error", "[[ATTACHMENT"] {
          #expect(!Self.withoutCode(line).contains(tag))
        }
      }
      #expect(fence == nil)
    }
  }

  /// A line without its code spans, found as the specification says: a run of backticks
  /// up to the next run of the same length.
  private static func withoutCode(_ line: Substring) -> String {
    var result = ""
    var rest = line
    while let start = rest.firstIndex(of: "`") {
      result += rest[..<start]
      let ticks = rest[start...].prefix { $0 == "`" }
      var search = rest[ticks.endIndex...]
      var end: Substring.Index?
      while let next = search.firstIndex(of: "`") {
        let run = search[next...].prefix { $0 == "`" }
        if run.count == ticks.count {
          end = run.endIndex
          break
        }
        search = search[run.endIndex...]
      }
      guard let end else {
        result += ticks
        rest = rest[ticks.endIndex...]
        continue
      }
      rest = rest[end...]
    }
    return result + rest
  }

  // MARK: CSV

  @Test(arguments: [
    ("=1+1", "'=1+1"), ("+1", "'+1"), ("-1", "'-1"), ("@SUM(A1)", "'@SUM(A1)"),
    ("  =cmd|'/c calc'!A0", "'  =cmd|'/c calc'!A0"), ("\t=1", "'\t=1"),
    ("\u{FEFF}=1", "'\u{FEFF}=1"),
    ("＝1", "'＝1"), ("\n=1", "'\n=1"), ("a=1", "a=1"), ("€ 22,41", "€ 22,41"),
    ("a\u{0}\r\nb\u{1B}", "a\\u{0}\nb\\u{1B}"),
  ])
  func `no field begins a formula`(_ field: String, _ expected: String) {
    #expect(CSVTable.safe(field).utf8.elementsEqual(expected.utf8))
  }

  @Test(.enabled(if: Python.has("csv"), "python3 is not installed"))
  func `Python reads every table, and no field of it is a formula`() throws {
    let script = """
      import csv, sys
      csv.field_size_limit(10**9)
      for path in sys.argv[1:]:
          rows = list(csv.reader(open(path, encoding='utf-8', newline=''), strict=True))
          assert {len(row) for row in rows} == {20}, path
          for row in rows[1:]:
              for field in row:
                  assert field.strip()[:1] not in ('=', '+', '-', '@') or not field.strip(), field
                  assert '\\0' not in field
          print(len({tuple(row[1:5]) for row in rows[1:]}))
      """
    let runs = JUnitReportTests.runs
    let tables = try runs.map { try CSVReport().bytes(of: $0) }
    let result = try Python.run(script, on: tables)
    let cells = runs.map { run in
      Set(
        run.cells.map { cell in
          [cell.id.suite, cell.id.caseName, cell.id.prompt, cell.id.model.rawValue]
            .map { Array(CSVTable.safe($0).utf8) }
        }
      ).count
    }
    #expect(result.output.split(separator: "\n").compactMap { Int($0) } == cells)
    #expect(result.status == 0)
  }

  // MARK: GitHub

  @Test func `every line is a workflow command of ours, and few are errors`() throws {
    for run in JUnitReportTests.runs {
      let text = String(decoding: try GitHubReport().bytes(of: run), as: UTF8.self)
      let lines = text.utf8.split(separator: UInt8(ascii: "\n")).map {
        String(decoding: $0, as: UTF8.self)
      }
      for line in lines {
        #expect(["::error ", "::warning ", "::notice "].contains { line.hasPrefix($0) })
        #expect(!line.unicodeScalars.contains { $0.value < 0x20 && $0 != "\t" })
      }
      #expect(lines.count { $0.hasPrefix("::warning ") } <= 10)
      let drops = RunSummary(run).drops.count
      #expect(lines.count { $0.hasPrefix("::error ") } <= 10 + drops)
      #expect(lines.last?.contains("exit \(RunVerdict(run, RunSummary(run)).exitCode)") == true)
    }
  }
}
