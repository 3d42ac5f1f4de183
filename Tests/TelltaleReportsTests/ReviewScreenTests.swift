import Reviewing
import SourceText
import TelltaleKit
import Terminal
import Testing

@testable import TelltaleReports

@Suite struct ReviewScreenTests {
  private static let hostile =
    "\u{1B}[2J\u{1B}]0;owned\u{7}合計は二十二ユーロです。e\u{301}e\u{301}\u{202E}txt\r\n"
    + String(repeating: "字", count: 300) + "\u{200B} 👩‍👩‍👧‍👦 \u{9B}31m ok"

  /// A change from one answer to another, in a case with a long name.
  private func change(_ old: String?, _ new: String) -> ReviewedChange {
    let id = CellID(
      suite: "receipts", caseName: "total-in-euros-of-a-long-名前", prompt: "default",
      model: "afm-3-core-advanced")
    let cell = CellResult(
      id: id, line: 1, question: Self.hostile, tags: [], requestHash: "r", caseHash: "c",
      promptHash: "p", planned: 1, floor: 1, skip: nil, knownFailure: nil,
      trials: [TrialResult(index: 0, response: Response(.answered(.text(new))), result: .failed)],
      assertions: [
        AssertionResult(
          label: "contains: \(Self.hostile)", name: "contains", severity: .gate, range: 0..<0,
          judgements: [
            Judgement(.fail, message: Self.hostile, evidence: [.init(in: "answer", 0..<4)])
          ], status: .regressed)
      ],
      comparison: CellComparison(
        status: .regressed, cause: .model,
        baseline: old.map {
          BaselineCell(
            prompt: "default", requestHash: "r", caseHash: "c", promptHash: "p",
            outcome: .answered, assertions: [], responses: [.init(count: 1, answer: .text($0))])
        }, remarks: [Self.hostile]))
    let run = Run(
      id: "1", startedAt: "", duration: 0, toolVersion: "", isComplete: true,
      policy: GatePolicy(), suites: [], models: [], prompts: [], requests: [], cells: [cell],
      orphans: [], notes: [])
    return ReviewedChange(cell, of: run, refusal: nil)
  }

  @Test(arguments: [40, 41, 57, 80, 120, 200, 400], [3, 8, 24, 60])
  func `every frame fits the terminal and cannot steer it`(columns: Int, rows: Int) {
    let changes = [
      change(nil, Self.hostile), change("€ 22,41", Self.hostile), change(Self.hostile, "€ 22,41"),
      change(Self.hostile, Self.hostile + " more"),
    ]
    let screen = ReviewScreen(changes, style: .plain)
    var review = Review(
      changes.map { _ in ReviewItem(kind: 0, difference: 0, needsReason: true, refusal: nil) })
    for key in "dd n=x?xd jjnaVery long 理由 because of this and that and more of it\u{1}nnnn"
      .unicodeScalars
    {
      let frame = screen.frame(of: review, columns: columns, rows: rows)
      #expect(frame.lines.count <= rows)
      for line in frame.lines {
        #expect(line.displayWidth < columns, "\(line)")
        #expect(!line.unicodeScalars.contains { $0.steersTerminals }, "\(line)")
      }
      _ = review.press(key == "\u{1}" ? .enter : .character(key), layout: frame.layout)
    }
    #expect(review.isAtEnd)
  }

  @Test func `what is said of a change is what a reviewer needs`() {
    let change = change("It was € 22,41.", "It was 22.41.")
    let screen = ReviewScreen([change], style: .plain)
    let frame = screen.frame(
      of: Review([ReviewItem(kind: 0, difference: 0)]), columns: 60, rows: 60)
    let text = frame.lines.joined(separator: "\n")
    #expect(text.contains("1 of 1, 0 decided\n"))
    #expect(text.contains("regressed by the model; it fails\n"))
    #expect(text.contains("│ It was [-€ 22,41-]{+22.41+}.\n"))
    #expect(text.contains("│ It was 22.41.\n│ ^^^^\n"))
    #expect(frame.lines.last == "?\u{20}help  q quit" || text.contains("q quit"))
  }
}
