import SourceText
import TelltaleKit
import Terminal
import Testing

@testable import TelltaleReports

struct ConsoleReportTests {
  /// Every situation and some random runs.
  static let runs = JUnitReportTests.runs.prefix(40)

  @Test func `the last line says the verdict and the exit code`() {
    for run in Self.runs {
      let verdict = RunVerdict(run, RunSummary(run))
      let last = ConsoleReport().lines(of: run).last
      #expect(last == verdict.line)
      #expect(last?.hasSuffix("; exit \(verdict.exitCode)") == true)
    }
  }

  @Test func `color adds nothing but color`() {
    for run in Self.runs {
      let plain = ConsoleReport(width: 90, style: .plain).text(of: run)
      let colored = ConsoleReport(width: 90, style: .colored).text(of: run)
      #expect(isSame(colored.withoutColor, plain))
      let plainDiff = DiffReport(width: 90, style: .plain).text(of: run)
      let coloredDiff = DiffReport(width: 90, style: .colored).text(of: run)
      #expect(isSame(coloredDiff.withoutColor, plainDiff))
    }
  }

  @Test func `no text steers the terminal or the build server`() {
    for run in Self.runs {
      var texts = [ConsoleReport().text(of: run), DiffReport().text(of: run)]
      if run.models.count > 1 {
        texts.append(
          ModelDifferenceReport(.models(run.models[0].id, run.models[1].id)).text(of: run))
      }
      for text in texts {
        #expect(!text.unicodeScalars.contains { $0.steersTerminals && $0 != "\n" })
        let startsCommand = text.split(separator: "\n").contains { line in
          line.drop { $0.isWhitespace }.utf8.starts(with: "::".utf8) || line.contains("##[")
        }
        #expect(!startsCommand)
      }
    }
  }

  @Test func `the answers of a failure fit the width`() throws {
    for width in [60, 80, 120] {
      let lines = ConsoleReport(width: width).lines(of: SampleRun.hostile.run)
      let quoted = lines.filter { $0.contains("│") }
      #expect(!quoted.isEmpty)
      #expect(quoted.allSatisfy { $0.displayWidth <= width })
    }
  }

  @Test func `many failures are shown in full up to a limit and named beyond it`() {
    var sample = SampleRun()
    for number in 0..<30 {
      sample.cells.append(
        SampleRun.cell(
          "case-\(number)", "afm-2", [.answered(.text("x"))],
          assertions: [
            SampleRun.assertion("contains: March", at: "contains: M", .fail("x", "no March"))
          ]))
    }
    let lines = ConsoleReport().lines(of: sample.run)
    #expect(lines.count { $0.contains("FAIL receipts › case-") } == 30)
    #expect(lines.count { $0.contains("to run it again") } == ConsoleReport.maximumBlocks)
  }

  @Test func `the headline says what is about to run`() {
    let report = ConsoleReport()
    #expect(
      report.headline(suites: 3, cases: 92, models: 5, sources: [.simulated])
        == "     Running 3 suites: 92 cases × 5 models, simulated")
    #expect(
      report.headline(suites: 1, cases: 1, models: 1, sources: [.live, .simulated])
        == "     Running 1 suite: 1 case × 1 model, simulated and live")
  }

  @Test(arguments: [
    ("afm-2", "2"), ("afm-2.1", "2.1"), ("afm-3-core", "3 Core"),
    ("afm-3-core-advanced", "3 Core Advanced"), ("afm-cloud", "Cloud"), ("gpt-x", "gpt-x"),
    ("afm-", "afm-"), ("afm-3-core@mac", "afm-3-core@mac"), ("a\u{1B}b", "a\\u{1B}b"),
  ])
  func `names in the matrix are short`(_ id: String, _ expected: String) {
    #expect(ModelID(id).shortName == expected)
  }

  /// Whether two texts are the same, byte for byte; a difference is not printed,
  /// for it is long.
  private func isSame(_ left: String, _ right: String) -> Bool {
    left.utf8.elementsEqual(right.utf8)
  }
}

extension String {
  /// The text without the sequences that select colors: `ESC [ … m`.
  fileprivate var withoutColor: String {
    var result: [UInt8] = []
    var isInSequence = false
    for byte in utf8 {
      if byte == 0x1B { isInSequence = true }
      if !isInSequence { result.append(byte) }
      if byte == UInt8(ascii: "m") { isInSequence = false }
    }
    return String(decoding: result, as: UTF8.self)
  }
}
