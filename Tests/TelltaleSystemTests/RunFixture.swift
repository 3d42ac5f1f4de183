import SourceText
import TelltaleKit

@testable import TelltaleSystem

/// Runs that have something of everything.
enum RunFixture {
  /// Texts that a careless store changes.
  static let texts = [
    "", " ", "\n", "\r\n", "a\0b", "caf\u{E9}", "cafe\u{301}", "\u{FEFF}start", "\u{202E}bidi",
    "\u{A0}", "\u{2028}", "{\"a\": 1}", "'; DROP TABLE run; --", "👩‍👩‍👧‍👦", "\u{85}", "22,41 €",
    "\\u0041",
    String(repeating: "long ", count: 5000),
  ]

  static let guided = AnswerValue.object([
    .init("text", .string("€ 22,41\nbij de bakker")), .init("found", .boolean(true)),
    .init("documents", .array([.string("Bakkerij De Korenaar"), .string("3.10")])),
    .init("count", .integer(.max)), .init("share", .number(0.1)), .init("whole", .number(3)),
    .init("huge", .number(1e300)), .init("none", .null), .init("empty", .object([])),
    .init("list", .array([])),
  ])

  static let outcomes: [Outcome] =
    texts.map { .answered(.text($0)) } + [
      .answered(.guided(guided)), .truncated(.guided(.string("half"))),
      .truncated(.guided(.array([.integer(1)]))), .truncated(.guided(.null)),
      .refused(explanation: "no"), .refused(explanation: nil), .guardrailViolation,
      .contextExceeded(contextSize: 4096, tokenCount: 5000),
      .contextExceeded(contextSize: nil, tokenCount: nil), .decodingFailure,
      .unsupportedLanguage(code: "ar"), .unsupportedLanguage(code: nil), .unsupportedGuide("x"),
      .unsupportedGuide(nil), .rateLimited(reset: "12:00"), .rateLimited(reset: nil),
      .quotaReached(reset: "tomorrow"), .quotaReached(reset: nil), .concurrentRequests,
      .networkFailure("down"), .serviceUnavailable("503"), .serviceUnavailable(nil), .timeout,
      .toolFailure("tool"), .unknown("?"),
    ] + Outcome.Unavailability.allCases.map { .unavailable($0) }

  static var schema: AnswerSchema {
    var text = AnswerSchema.Property(name: "text", type: .string, guide: "The answer: \"all\"")
    text.pattern = "^.+$"
    var kind = AnswerSchema.Property(name: "kind", type: .string)
    kind.anyOf = ["yes", "no", "3.10"]
    kind.isOptional = true
    var count = AnswerSchema.Property(name: "count", type: .integer)
    count.minimum = 0
    count.maximum = 10.5
    var list = AnswerSchema.Property(
      name: "list", type: .array(of: .object(.init(properties: [kind]))))
    list.minimumCount = 1
    list.maximumCount = 3
    var fixed = AnswerSchema.Property(name: "fixed", type: .string)
    fixed.constant = "null"
    return AnswerSchema(properties: [
      text, .init(name: "found", type: .boolean), count, list, fixed,
      .init(name: "names", type: .array(of: .string)),
      .init(name: "inner", type: .object(.init(properties: [.init(name: "x", type: .number)]))),
    ])
  }

  static let options: [GenerationOptions] = [
    .init(), .init(sampling: .greedy, temperature: 0, maximumResponseTokens: 400),
    .init(sampling: .top(40, seed: 7)), .init(sampling: .top(40, seed: nil), temperature: 0.7),
    .init(sampling: .probabilityThreshold(0.9, seed: 1)),
    .init(sampling: .probabilityThreshold(1, seed: nil)),
  ]

  static let baselineCell = BaselineCell(
    prompt: "default", requestHash: "5f0c19a2d4e1", caseHash: "77aa01b2c3d4",
    promptHash: "0123456789ab", outcome: .answered, acceptedFailing: "waiting for the fix",
    fingerprint: "AFM 2 Core, simulated profile 2",
    assertions: [
      ("found: true", Tally(passed: 2, of: 3, undecided: 1)),
      ("contains: \"22,41\"", Tally(passed: 3, of: 3)),
    ],
    responses: [
      .init(count: 2, answer: .guided(guided)), .init(count: 1, answer: nil),
    ])

  static func run(id: String = "20261130T063800Z-1f2e3d", cellCount: Int = 60) -> Run {
    let model = ModelRecord(
      id: "afm-2",
      fingerprint: ModelFingerprint(
        displayName: "AFM 2 Core", osVersion: "26.1", osBuild: "23B85", assets: ["b", "a"],
        contextSize: 4096, simulatedProfile: 3, endpoint: "http://127.0.0.1:1976/v1",
        derivation: "based on afm-2, own profile 1a2b3c"),
      source: .simulated)
    let segments: [Request.Segment] = [
      .init(role: .instructions, kind: .text, text: "Answer.\n", message: 0),
      .init(role: .user, kind: .passageTitle(0), text: "Bon", message: 1),
      .init(role: .user, kind: .passageHeading(0), text: "Bon · 12 maart", message: 1),
      .init(role: .user, kind: .passageText(0), text: texts.joined(separator: "|"), message: 1),
      .init(role: .user, kind: .question, text: "Hoeveel?", message: 1),
      .init(role: .assistant, kind: .text, text: "", message: 2),
    ]
    return Run(
      id: id, startedAt: "2026-11-30T06:38:00Z", duration: 0.1 + 0.2, toolVersion: "0.1.0",
      isComplete: true,
      policy: GatePolicy(
        gate: .drift, isStrict: true, requiresBaselines: true, maximumUndecided: 3),
      suites: [
        .init(
          name: "ask", file: SourceFile(path: "suites/ask.yaml", bytes: [0x61, 0x0A, 0, 0xFF])),
        .init(name: "empty", file: SourceFile(path: "suites/empty.yaml", bytes: [])),
      ],
      models: [model, ModelRecord(id: "x", fingerprint: .init(displayName: "X"), source: .live)],
      prompts: options.enumerated().map { index, options in
        PromptRecord(
          hash: "00000000000\(index)", suite: "ask", name: "v\(index)",
          instructions: index == 0 ? nil : "Line\nline", prompt: "{{passages}}\n\n{{question}}",
          passageTemplate: "{{heading}}\n{{text}}", options: options,
          answer: index == 1 ? schema : nil)
      },
      requests: [
        .init(hash: "5f0c19a2d4e1", request: Request(segments: segments)),
        .init(
          hash: "6f0c19a2d4e1",
          request: Request(segments: segments, answer: schema, options: options[1])),
      ],
      cells: (0..<cellCount).map { cell($0) },
      orphans: [
        .init(
          path: "baselines/ask/afm-2.yaml",
          cell: CellID(suite: "ask", caseName: "gone", prompt: "v2", model: "afm-2"))
      ],
      notes: ["1 cell asked for several trials", ""],
      part: Shard("3/8").map {
        RunPart(
          shard: $0, planHash: "0123456789ab", cellCount: 99, repeatCount: 4, isOfAllSuites: true)
      })
  }

  static let routes: [Response.Route?] = [
    nil, .init(model: "afm-cloud"), .init(model: "afm-3-core", parts: 3, after: .networkFailure),
  ]

  /// What came before a response, with every kind of detail.
  private static func attempts(_ outcome: Outcome) -> [Attempt] {
    [
      Attempt(outcome: .rateLimited(reset: "12:00"), duration: 0.1 + 0.2, wait: 1.0 / 3),
      Attempt(outcome: outcome, requestHash: "6f0c19a2d4e1"), Attempt(outcome: .timeout),
    ]
  }

  private static let stops: [StopReason] = [
    .interrupted, .outOfTime, .outOfCalls, .failed, .quotaReached(reset: nil),
    .quotaReached(reset: "tomorrow: 00:00"), .quotaReached(reset: ""),
  ]

  private static func cell(_ index: Int) -> CellResult {
    let outcome = outcomes[index % outcomes.count]
    let trials = (0..<(index % 3 == 0 ? 1 : 2)).map { trial in
      TrialResult(
        index: trial,
        response: Response(
          outcome,
          usage: index % 2 == 0
            ? nil : .init(request: 900 + index, response: 40, isEstimate: index % 4 == 1),
          route: routes[index % routes.count], firstToken: index % 5 == 0 ? 0.125 : nil),
        result: CellOutcome.allCases[index % 4], duration: index % 5 == 0 ? 0.25 : nil,
        session: index % 5 == 1 ? session : nil, requestHash: index % 5 == 1 ? "6f0c19a2d4e1" : nil,
        turns: index % 5 == 2 ? turns(outcome, index) : [],
        attempts: index % 3 == 1 ? attempts(outcome) : [])
    }
    let judgements = trials.map { trial in
      Judgement(
        Verdict.allCases[index % 4], reason: index % 4 == 0 ? "" : "currency-dropped",
        message: texts[(index + trial.index) % texts.count],
        evidence: index % 4 == 0
          ? [] : [.init(in: "answer", 0..<5), .init(in: "passages/0/text", 7..<7)])
    }
    let skips: [CellResult.Skip?] = [
      nil, .declared("later"), .observed, .notRun(stops[index / 4 % stops.count]),
    ]
    return CellResult(
      id: CellID(suite: "ask", caseName: "case-\(index)", prompt: "default", model: "afm-2"),
      line: index + 1, question: index % 2 == 0 ? texts[index % texts.count] : nil,
      tags: index % 2 == 0 ? ["documents", "é"] : [], requestHash: "5f0c19a2d4e1",
      caseHash: "77aa01b2c3d4", promptHash: "000000000000", planned: trials.count, floor: 1,
      skip: skips[index % 4], knownFailure: index % 7 == 0 ? "a bug" : nil, trials: trials,
      assertions: ["currency-kept", "contains: \"22,41\""].map { label in
        AssertionResult(
          label: label, name: "contains", severity: index % 2 == 0 ? .gate : .observe,
          range: 10..<(10 + index), judgements: judgements,
          status: DriftStatus.allCases[index % DriftStatus.allCases.count],
          turn: index % 5 == 2 ? index % 3 : nil,
          samples: index % 7 == 2
            ? SampledComparison(
              planned: TrialRate(1, of: 3),
              confirming: index % 2 == 0 ? TrialRate(9, of: 10) : nil,
              baseline: TrialRate(20, of: 20), paired: TrialRate(0, of: 1)) : nil)
      },
      comparison: index % 3 == 0
        ? CellComparison(status: .new)
        : CellComparison(
          status: .regressed, cause: DriftCause.allCases[index % DriftCause.allCases.count],
          baseline: index % 5 == 2 ? baselineConversation : baselineCell,
          baselineFingerprint: "AFM 2 Core",
          removedLabels: ["ends-with: \"x\""], similarity: 1.0 / 3.0,
          remarks: ["a pass became undecided"],
          baselineName: index % 2 == 0 ? "former-\(index)" : nil,
          attribution: index % 4 == 1 ? attribution(outcome, index) : nil),
      dataFile: index % 3 == 0 ? "suites/é.csv" : nil,
      turns: index % 5 == 2
        ? [
          .init(question: texts[index % texts.count], line: index, retrieved: retrieved),
          .init(question: "", line: 0),
        ]
        : [], retrieved: index % 4 == 1 ? retrieved : nil, confirming: index % 7 == 2 ? 10 : 0,
      terms: index % 3 == 0
        ? nil
        : TrialTerms(
          isDeterministic: index % 2 == 0, isReproducible: index % 5 == 0,
          asksForOneAnswer: index % 7 == 0,
          floor: index % 4 == 0 ? Floor(passing: 4, of: 5) : nil))
  }

  private static let retrieved = RetrievalRecord(
    taken: [
      .init(place: 3, title: "Bon \u{202E}", heading: "9 mei"),
      .init(place: 0, title: nil, heading: nil),
    ], found: 7, of: 9, top: 2)

  private static let session = SessionRecord(
    kept: 1, of: 3, passages: 2, ofPassages: 4, retriedAfter: .decodingFailure)

  /// Something of each combination.
  private static func attribution(_ outcome: Outcome, _ index: Int) -> Attribution {
    Attribution(
      changed: ChangedPart.allCases,
      replays: Replay.Corner.allCases.enumerated().map { place, corner in
        Replay(
          corner, finding: Replay.Finding.allCases[(index + place) % 4],
          obstacle: texts[index % texts.count], fingerprint: "AFM 2 Core",
          promptHash: "0123456789ab", requestHash: place == 0 ? "" : "5f0c19a2d4e1",
          outcomes: place == 0 ? [] : [[outcome], [outcome, outcome], []],
          verdicts: [
            .init(
              label: "contains: \"22,41\"", tally: Tally(passed: 1, of: 3, undecided: 1),
              message: texts[(index + place) % texts.count])
          ])
      }, summary: texts[(index + 1) % texts.count])
  }

  /// Two turns, of which the second was not put to the model.
  private static func turns(_ outcome: Outcome, _ index: Int) -> [TurnResult] {
    [
      TurnResult(
        response: Response(
          outcome, usage: index % 2 == 0 ? nil : .init(request: 9, response: 1, isEstimate: true)),
        result: .failed, duration: index % 3 == 0 ? nil : 0.5,
        session: SessionRecord(kept: 0, of: 0, passages: 1, ofPassages: 1),
        requestHash: "5f0c19a2d4e1"),
      TurnResult(response: nil, result: .errored),
    ]
  }

  private static let baselineConversation = BaselineCell(
    prompt: "default", requestHash: "5f0c19a2d4e1", caseHash: "77aa01b2c3d4",
    promptHash: "0123456789ab", outcome: .refused,
    assertions: [
      ("turn 1: found: true", Tally(passed: 0, of: 1)),
      ("turn 2: found: true", Tally(passed: 0, of: 1, errored: 1)),
    ],
    responses: [],
    turns: [
      BaselineTurn(outcome: .refused, responses: [.init(count: 1, answer: nil)]),
      BaselineTurn(outcome: nil, responses: [.init(count: 1, answer: nil)]),
    ])
}

extension RunFile.Writer {
  /// Writes the responses of a cell that is done, none of which was written before.
  func record(_ cell: CellResult, at position: Int) throws {
    for trial in cell.trials { try record(trial, ofCell: position) }
  }
}
