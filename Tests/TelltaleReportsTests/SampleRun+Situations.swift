import SourceText
import TelltaleKit

extension SampleRun {
  /// Everything is as it was.
  static var allPassed: SampleRun {
    var sample = SampleRun()
    for (name, answer) in [
      ("total-in-euros", "€ 22,41"), ("due-date", "In March."), ("store-name", "Delhaize"),
    ] {
      for model in models {
        sample.cells.append(
          cell(
            name, model, [.answered(.text(answer))],
            assertions: [assertion("contains: x", at: "contains", .pass)],
            comparison: comparison(.unchanged, was: answer)))
      }
    }
    return sample
  }

  /// One assertion regressed on several models, for two causes; another model has
  /// a new failure, a known one and one that was accepted stay apart.
  static var regressed: SampleRun {
    var sample = allPassed
    func index(_ name: String, _ model: ModelID) -> Int {
      sample.cells.firstIndex { $0.id.caseName == name && $0.id.model == model } ?? 0
    }
    let dropped = "Het totaal van de bon is 22,41."
    let kept = "Het totaal van de bon is € 22,41."
    for (model, cause) in [("afm-2.1", DriftCause.prompt), ("afm-3-core", .model)] {
      let evidence: [Judgement.Evidence] = [
        .init(in: "answer", 25..<30), .init(in: "passages/0/text", 7..<16),
      ]
      sample.cells[index("total-in-euros", ModelID(model))] = cell(
        "total-in-euros", ModelID(model), [.answered(.text(dropped))],
        assertions: [
          assertion(
            "currency-kept",
            .fail("currency-dropped", "'22,41' lost the '€' it has in passage 1", evidence),
            status: .regressed),
          assertion("contains: 22,41", at: "contains: \"22", .pass),
        ],
        comparison: comparison(
          .regressed, cause, was: kept,
          [
            ("currency-kept", Tally(passed: 1, of: 1)),
            ("contains: 22,41", Tally(passed: 1, of: 1)),
          ],
          similarity: 0.923))
    }
    let missing = Judgement.fail("not-contained", "the answer does not contain 'March'")
    sample.cells[index("due-date", "afm-cloud")] = cell(
      "due-date", "afm-cloud", [.answered(.text("There is no date."))],
      assertions: [assertion("contains: March", at: "contains: March", missing, status: .new)])
    sample.cells[index("due-date", "afm-2")] = cell(
      "due-date", "afm-2", [.answered(.text("It is due soon."))],
      assertions: [
        assertion("contains: March", at: "contains: March", missing, status: .stillFailing)
      ],
      knownFailure: "dates are lost on the oldest model", comparison: comparison(.stillFailing))
    sample.cells[index("due-date", "afm-2.1")] = cell(
      "due-date", "afm-2.1", [.answered(.text("It is due soon."))],
      assertions: [
        assertion("contains: March", at: "contains: March", missing, status: .stillFailing)
      ],
      comparison: CellComparison(
        status: .stillFailing,
        baseline: baseline("It is due soon.", acceptedFailing: "to be fixed with the next prompt")))
    sample.orphans = [
      Orphan(
        path: "baselines/receipts/afm-2.yaml",
        cell: CellID(suite: "receipts", caseName: "vat", prompt: "default", model: "afm-2"))
    ]
    sample.notes = ["the baselines of afm-cloud were taken with an older profile"]
    return sample
  }

  /// Answers differ, verdicts do not.
  static var reworded: SampleRun {
    var sample = allPassed
    func set(
      _ name: String, _ model: ModelID, from old: String, to new: String, _ cause: DriftCause
    ) {
      let place =
        sample.cells.firstIndex { $0.id.caseName == name && $0.id.model == model } ?? 0
      sample.cells[place] = cell(
        name, model, [.answered(.text(new))],
        assertions: [assertion("contains: x", at: "contains", .pass)],
        comparison: comparison(.reworded, cause, was: old, similarity: 0.8))
    }
    set(
      "due-date", "afm-3-core", from: "Your bill is due on 14 March.",
      to: "Your bill is due on the 14th of March.", .model)
    for model: ModelID in ["afm-3-core", "afm-3-core-advanced", "afm-cloud"] {
      set("store-name", model, from: "Delhaize Uccle", to: "Delhaize\u{A0}Uccle", .prompt)
    }
    set("total-in-euros", "afm-2", from: "€ 22,41", to: "Dat is dan € 22,41 in totaal.", .prompt)
    set("total-in-euros", "afm-2.1", from: "caf\u{E9} € 22,41", to: "cafe\u{301} € 22,41", .noise)
    return sample
  }

  /// Nothing was judged on one model; the run stopped early on another.
  static var errors: SampleRun {
    var sample = allPassed
    for place in sample.cells.indices {
      let id = sample.cells[place].id
      let unjudged = CellComparison(status: .notJudged)
      switch id.model {
      case "afm-3-core":
        sample.cells[place] = cell(
          id.caseName, id.model, [.contextExceeded(contextSize: 4_096, tokenCount: 5_210)],
          assertions: [
            assertion("contains: x", at: "contains", .error("no-answer", "no answer"))
          ],
          comparison: unjudged)
      case "afm-cloud" where id.caseName == "store-name":
        sample.cells[place] = cell(
          id.caseName, id.model, [], skip: .notRun(.interrupted), comparison: unjudged)
      case "afm-cloud":
        sample.cells[place] = cell(
          id.caseName, id.model, [.unavailable(.modelNotReady)],
          assertions: [
            assertion("contains: x", at: "contains", .error("no-answer", "no answer"))
          ],
          comparison: unjudged)
      case "afm-2" where id.caseName == "due-date":
        sample.cells[place] = cell(
          id.caseName, id.model, [], skip: .declared("there are no dates on this model"),
          comparison: unjudged)
      case "afm-2.1" where id.caseName == "due-date":
        sample.cells[place] = cell(
          id.caseName, id.model, [.answered(.text("Hm."))],
          assertions: [
            assertion(
              "contains: March", at: "contains: March",
              .undecided("too-short", "the answer is too short to tell"))
          ],
          comparison: comparison(.unchanged, was: "Hm."))
      default: break
      }
    }
    sample.isComplete = false
    return sample
  }

  /// Nothing was selected.
  static var nothingSelected: SampleRun { SampleRun() }

  /// A model that says everything that breaks terminals, logs and XML.
  static var hostile: SampleRun {
    var sample = SampleRun()
    let answer =
      "\u{1B}[31mred\u{1B}[0m ]]> <b>&amp;</b> \u{202E}evil\u{202C} \u{0}\u{FFFE}\u{FFFF}\u{85}\u{9B}2J\r\n"
      + "::error file=a.swift,line=1::not ours\n##[error]nor this\n##vso[task.setvariable]x\n"
      + "[[ATTACHMENT|/etc/passwd]] [[PROPERTY|a=b]]\n"
      + "    at receipts.afm-2.total-in-euros (suites/other.yaml:1:1)\n" + "שלום 😀👩‍👩‍👧‍👦\u{7F}\r\n"
      + String(repeating: "long ", count: 4_000) + "\n" + String(repeating: "x", count: 3_000)
    sample.file = SourceFile(path: "suites/a & \"b\" <c>.yaml", text: suiteText)
    for (model, label) in [
      ("afm-2", "contains: \u{1B}]0;title\u{7}"), ("we<i>rd.id", "contains: y"),
    ] {
      sample.cells.append(
        cell(
          "total-in-euros", ModelID(model), [.answered(.text(answer))],
          assertions: [
            assertion(
              label, at: "contains",
              .fail(
                "not-contained",
                "the answer \u{1B}[2J begins\nwith '::error::' (suites/other.yaml:1:1)",
                [.init(in: "answer", 0..<9), .init(in: "answer", 5..<99_999)]))
          ],
          comparison: comparison(.regressed, .model, was: "Het was € 22,41 \u{1B}[31m.")))
    }
    return sample
  }

  /// Several trials in a cell.
  static var trials: SampleRun {
    var sample = SampleRun()
    func assertions(_ verdicts: [Bool]) -> [AssertionResult] {
      var result = assertion("contains: 22,41", at: "contains: \"22")
      result.judgements = verdicts.map { passes in
        passes ? .pass : .fail("not-contained", "the answer does not contain '22,41'")
      }
      return [result]
    }
    func answers(_ verdicts: [Bool]) -> [Outcome] {
      verdicts.map { .answered(.text($0 ? "€ 22,41" : "veel geld")) }
    }
    sample.cells.append(
      cell(
        "total-in-euros", "afm-2", answers([true, false, true]), floor: 2,
        assertions: assertions([true, false, true]),
        comparison: comparison(.unchanged, was: "€ 22,41")))
    sample.cells.append(
      cell(
        "total-in-euros", "afm-2.1", answers([false, true, false]), floor: 2,
        assertions: assertions([false, true, false]),
        comparison: comparison(.regressed, .model, was: "€ 22,41")))
    return sample
  }

  /// Suites as a whole: one that regressed, one that was accepted as it is, one
  /// that became undecided, one that could not be judged.
  static var asWhole: SampleRun {
    var sample = allPassed
    for place in sample.cells.indices where sample.cells[place].id.model == "afm-2" {
      sample.cells[place].trials[0].response = Response(.answered(.text("€ 22,41 \u{1B}[31m")))
    }
    let evidence = ["total-in-euros", "due-date", "gone"].map { name in
      Judgement.Evidence(in: "cases/\(name):answer", 0..<9)
    }
    let constant = Judgement.fail(
      "constant",
      "all 3 cases have the same answer, '€ 22,41': total-in-euros, due-date, store-name",
      evidence)
    let was = BaselineCell(
      prompt: "default", requestHash: "5f0c19a2d4e1", caseHash: "77aa01b2c3d4",
      promptHash: "0123456789ab", outcome: .answered,
      assertions: [("varies", Tally(passed: 1, of: 1))], responses: [])
    func add(
      _ model: ModelID, _ result: CellOutcome, _ assertion: AssertionResult,
      _ status: DriftStatus, _ cause: DriftCause? = nil, remarks: [String] = []
    ) {
      sample.cells.append(
        CellResult(
          id: CellID(
            suite: "receipts", caseName: CellID.suiteName, prompt: "default", model: model),
          line: 2, question: nil, tags: [], requestHash: "6a0c19a2d4e1", caseHash: "78aa01b2c3d4",
          promptHash: "0123456789ab", planned: 0, floor: 0, skip: nil, knownFailure: nil,
          trials: [], assertions: [assertion],
          comparison: CellComparison(
            status: status, cause: cause, baseline: was,
            baselineFingerprint: "AFM 2 Core, simulated profile 3", remarks: remarks),
          suiteResult: result))
    }
    add(
      "afm-2", .failed, assertion("varies", at: "prompt", constant, status: .regressed),
      .regressed, .model)
    add("afm-2.1", .passed, assertion("varies", at: "prompt", .pass), .unchanged)
    add(
      "afm-3-core", .undecided,
      assertion(
        "varies", at: "prompt",
        .undecided("too-few-cases", "1 case has an answer to compare, to 1 different request")),
      .reworded, .case, remarks: ["varies passed, now undecided"])
    add(
      "afm-cloud", .errored,
      assertion(
        "varies", at: "prompt",
        .error("missing-answers", "1 different answer, and 2 of 3 cases without an answer"),
        status: .notJudged), .notJudged)
    return sample
  }

  /// Each situation with its name.
  static var situations: [(name: String, run: Run)] {
    [
      ("all-passed", allPassed.run), ("regressed", regressed.run), ("reworded", reworded.run),
      ("errors", errors.run), ("nothing-selected", nothingSelected.run), ("hostile", hostile.run),
      ("trials", trials.run), ("as-whole", asWhole.run),
    ]
  }
}
