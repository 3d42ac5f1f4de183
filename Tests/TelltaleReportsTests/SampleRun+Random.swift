import SourceText
import TelltaleKit
import TestSupport

/// Runs in which everything that can vary does, and every text is hostile.
struct RandomRun {
  private var generator: SeededGenerator

  init(seed: UInt64) { generator = SeededGenerator(seed: seed) }

  /// A run.
  mutating func run() -> Run {
    let models = (0..<int(1...3)).map { ModelID(name() + "\($0)") }
    var cells: [CellResult] = []
    let suites = (0..<int(1...2)).map { "\(name())\($0)" }
    for suite in suites {
      for number in 0..<int(0...4) {
        let caseName = name() + "\(number)"
        for model in models { cells.append(cell(suite, caseName, model)) }
      }
    }
    return Run(
      id: text(), startedAt: one(of: ["2026-11-30T06:38:00Z", "2026-11-30T06:38:00.123Z", text()]),
      duration: one(of: [0, 0.0004, 1234.5678, -1, .nan, .infinity, 1e300]), toolVersion: text(),
      isComplete: chance(9),
      policy: GatePolicy(
        gate: one(of: Gate.allCases), isStrict: chance(2), requiresBaselines: chance(3),
        maximumUndecided: chance(3) ? int(0...2) : nil),
      suites: chance(9)
        ? suites.map { SuiteRecord(name: $0, file: SourceFile(path: name(), text: text())) } : [],
      models: chance(9)
        ? models.map {
          ModelRecord(
            id: $0, fingerprint: ModelFingerprint(displayName: text()), source: .simulated)
        } : [], prompts: [], requests: [], cells: cells,
      orphans: chance(3)
        ? [
          Orphan(
            path: text(),
            cell: CellID(suite: text(), caseName: text(), prompt: text(), model: "m"))
        ] : [],
      notes: chance(3) ? [text()] : [])
  }

  private mutating func cell(_ suite: String, _ caseName: String, _ model: ModelID) -> CellResult {
    let planned = int(1...3)
    let skip: CellResult.Skip? =
      chance(8) ? one(of: [.declared(text()), .observed, .notRun(.interrupted)]) : nil
    let confirming = chance(4) ? int(0...2) : 0
    let count = skip == nil ? int(0...planned + confirming) : 0
    let trials = (0..<count).map { index in
      TrialResult(
        index: index, response: Response(outcome()), result: one(of: CellOutcome.allCases),
        duration: one(of: [nil, 0.25, -3, .nan]))
    }
    let assertions = (0..<int(0...4)).map { number in
      AssertionResult(
        label: "\(text()) \(number)", name: name(), severity: chance(5) ? .observe : .gate,
        range: int(0...50)..<int(50...5_000), judgements: trials.map { _ in judgement() },
        status: one(of: DriftStatus.allCases), samples: chance(3) ? samples() : nil)
    }
    let baseline = BaselineCell(
      prompt: "default", requestHash: "a", caseHash: "b", promptHash: "c", outcome: .answered,
      acceptedFailing: chance(4) ? text() : nil,
      assertions: assertions.map { ($0.label, Tally(passed: 1, of: 1)) },
      responses: chance(5) ? [] : [BaselineResponse(count: 1, answer: .text(text()))])
    let comparison = CellComparison(
      status: one(of: DriftStatus.allCases), cause: one(of: DriftCause.allCases + [nil]),
      baseline: chance(3) ? nil : baseline, baselineFingerprint: text(),
      removedLabels: chance(4) ? [text()] : [], similarity: one(of: [nil, 0, 0.5, .nan]),
      remarks: chance(4) ? [text()] : [])
    return CellResult(
      id: CellID(
        suite: suite, caseName: caseName, prompt: chance(4) ? name() : "default", model: model),
      line: int(0...40), question: chance(2) ? text() : nil, tags: chance(3) ? [text()] : [],
      requestHash: "a", caseHash: "b", promptHash: "c", planned: planned, floor: int(1...planned),
      skip: skip, knownFailure: chance(5) ? text() : nil, trials: trials, assertions: assertions,
      comparison: comparison, confirming: confirming)
  }

  private mutating func samples() -> SampledComparison {
    func rate(_ of: Int) -> TrialRate { TrialRate(int(0...of), of: of) }
    return SampledComparison(
      planned: rate(int(0...5)), confirming: chance(2) ? rate(int(0...10)) : nil,
      baseline: rate(int(0...20)))
  }

  private mutating func outcome() -> Outcome {
    one(of: [
      .answered(.text(text())), .truncated(.text(text())), .refused(explanation: text()),
      .answered(
        .guided(
          .object([
            .init("text", .string(text())), .init(name(), .number(0.1)),
            .init("documents", .array([.string(text()), .null, .boolean(true)])),
          ]))),
      .networkFailure(text()), .unknown(text()), .timeout, .unavailable(.modelNotReady),
      .contextExceeded(contextSize: 4_096, tokenCount: 5_000),
    ])
  }

  private mutating func judgement() -> Judgement {
    Judgement(
      one(of: Verdict.allCases), reason: text(), message: text(),
      evidence: chance(2)
        ? [.init(in: one(of: ["answer", "answer/documents/0", text()]), int(0...9)..<int(9...30))]
        : [])
  }

  private mutating func int(_ range: ClosedRange<Int>) -> Int {
    Int.random(in: range, using: &generator)
  }

  private mutating func chance(_ of: Int) -> Bool { int(1...of) == 1 }

  private mutating func one<T>(of values: [T]) -> T { values[int(0...(values.count - 1))] }

  /// A name as the suite format allows it, and worse.
  private mutating func name() -> String {
    chance(3) ? text() : one(of: ["a", "a.b", "a_b", "een naam", "x/y", "n-1"])
  }

  /// Text from everything that has broken a report somewhere.
  mutating func text() -> String {
    let pieces = [
      "word", " ", "\n", "\r\n", "\r", "\t", "\u{0}", "\u{1B}[31m", "\u{7F}", "\u{85}", "\u{9B}",
      "]]>", "<![CDATA[", "<a>", "&amp;", "&#27;", "\"", "'", "\u{FFFE}", "\u{FFFF}", "\u{FEFF}",
      "\u{202E}", "\u{2066}", "\u{2028}", "e\u{301}", "👩‍👩‍👧‍👦", "\u{1F1F3}\u{1F1F1}",
      "\u{10FFFF}", "::error::", "##[error]", "[[ATTACHMENT|/etc/passwd]]", "[[property|a=b]]",
      "(a.yaml:1:1)", "שלום", "日本", "{{x}}", "%0A", "\u{E0041}", "\u{300}", "--", "?>",
    ]
    if chance(300) { return String(repeating: "e\u{301}", count: 9_000) }
    if chance(300) { return "e" + String(repeating: "\u{301}", count: 9_000) }
    return (0..<int(0...8)).map { _ in one(of: pieces) }.joined()
  }
}
