import Testing

@testable import TelltaleKit

/// A case with an answer.
private func member(
  _ name: String, _ answer: String?, _ result: CellOutcome = .passed,
  _ verdicts: [(String, Verdict)] = [], question: String? = nil, passage: String? = nil,
  skip: CellResult.Skip? = nil
) -> SuiteSubject.Member {
  .example(name, question ?? "\(name)?", answer, from: passage, result, verdicts, skip: skip)
}

/// A case with a guided answer, given as JSON.
private func guided(_ name: String, _ json: String) throws -> SuiteSubject.Member {
  var member = member(name, "")
  member.cell.trials[0].response = Response(.answered(.guided(try AnswerValue(json: json))))
  return member
}

private func judge(_ item: String, _ members: [SuiteSubject.Member]) throws -> Judgement {
  try suiteItem(item).judge(SuiteSubject(members: members))
}

@Suite struct PassRateTests {
  /// Expected values: `math.ceil(Fraction(rate) * cells)` of Python.
  ///
  /// Floats, rounded up, give 8 for 0.07 of 100, 56 for 0.55 of 100 and 8 for
  /// 0.14 of 50.
  @Test(arguments: [
    ("0.7", 10, 7), ("0.9", 10, 9), ("0.1", 3, 1), ("0.29", 100, 29), ("0.57", 100, 57),
    ("0.07", 100, 7), ("0.55", 100, 55), ("0.14", 50, 7), ("0.9", 11, 10), ("1/3", 3, 1),
    ("2/3", 10, 7), ("18/20", 64, 58),
    ("1", 7, 7), ("1.0", 7, 7), ("0.999999999", 999, 999), ("0.000000001", 5, 1), ("0.50", 9, 5),
  ])
  func `a rate is exact`(rate: String, cells: Int, needed: Int) throws {
    for passed in [needed - 1, needed] {
      let members = (0..<cells).map { member("c\($0)", "a", $0 < passed ? .passed : .failed) }
      let judgement = try judge("pass-rate: \(rate)", members)
      #expect(judgement.verdict == (passed == needed ? .pass : .fail), "\(judgement)")
      #expect(
        judgement.message.hasPrefix(
          "\(passed) of \(cells) cells passed, \(needed) are asked for (\(rate))"))
    }
  }

  /// Cells as letters: `p`assed, `f`ailed, `u`ndecided, `e`rrored, `s`kipped,
  /// `o`bserved.
  private func members(_ letters: String) -> [SuiteSubject.Member] {
    letters.enumerated().map { index, letter in
      let result: CellOutcome =
        switch letter {
        case "p": .passed
        case "f": .failed
        case "u": .undecided
        case "e": .errored
        default: .skipped
        }
      let skip: CellResult.Skip? =
        letter == "s" ? .declared("later") : letter == "o" ? .observed : nil
      return member("\(letter)\(index)", letter == "e" ? nil : "a", result, skip: skip)
    }
  }

  @Test(arguments: [
    ("pppp", "0.75", Verdict.pass), ("pppf", "0.75", .pass), ("ppff", "0.75", .fail),
    // An error takes no cell out of the count: 3 of 3 would be a pass, 3 of 4 is none.
    ("pppe", "0.75", .pass), ("pppe", "0.8", .error), ("ppfe", "0.8", .fail),
    ("eeee", "0.1", .error), ("eeef", "1.0", .fail), ("e", "1.0", .error),
    // Neither does an undecided one, and it passes for nothing.
    ("pppu", "0.75", .pass), ("pppu", "0.8", .undecided), ("ppfu", "0.8", .fail),
    ("uuuu", "0.1", .undecided), ("ppue", "0.8", .error),
    // What was never to be judged does not count.
    ("ppss", "1.0", .pass), ("ppoo", "1.0", .pass), ("fsss", "0.5", .fail),
    ("ss", "0.5", .undecided),
    ("so", "1.0", .undecided), ("", "0.5", .undecided),
  ])
  func `what is not known decides nothing`(
    cells: String, rate: String, verdict: Verdict
  ) throws {
    let judgement = try judge("pass-rate: \(rate)", members(cells))
    #expect(judgement.verdict == verdict, "\(judgement)")
  }

  @Test func `the message names what did not pass and what does not count`() throws {
    #expect(
      try judge("pass-rate: 0.5", members("pppffuesoo")).message
        == "3 of 7 cells passed, 4 are asked for (0.5); failed: f3, f4; undecided: u5; errored: e6"
        + "; skipped: s7; observed: o8, o9")
    #expect(
      try judge("pass-rate: 1.0", members("ffffff")).message.hasSuffix(
        "failed: f0, f1, f2, f3 and 2 more"))
  }

  @Test func `one assertion is counted where cells have it, whatever else fails in them`() throws {
    let members = [
      member("a", "x", .failed, [("currency-kept", .pass), ("found: true", .fail)]),
      member("b", "x", .passed, [("currency-kept", .pass)]),
      member("c", "x", .failed, [("currency-kept", .fail)]),
      member("d", "x", .failed, [("found: true", .fail)]),
      member("e", "x", .passed, [("currency-kept", .undecided)]),
    ]
    let item = "pass-rate: {at-least: 0.5, of: currency-kept}"
    #expect(try judge(item, members).verdict == .pass)
    #expect(try judge(item, members).message.hasPrefix("2 of 4 cells with 'currency-kept' passed"))
    #expect(
      try judge("pass-rate: {at-least: 0.6, of: currency-kept}", members).verdict == .undecided)
    #expect(try judge("pass-rate: {at-least: 0.8, of: currency-kept}", members).verdict == .fail)
    #expect(try judge("pass-rate: {at-least: 0.5, of: 'found: true'}", members).verdict == .fail)
    #expect(try judge("pass-rate: {at-least: 0.5, of: is-json}", members).verdict == .undecided)
  }

  @Test func `of several trials, the cell's floor decides`() throws {
    var cell = member("a", "x", .passed, [("is-json", .pass)])
    cell.cell.trials += (1...2).map {
      TrialResult(index: $0, response: Response(.answered(.text("x"))), result: .failed)
    }
    cell.cell.planned = 3
    cell.cell.assertions[0].judgements += [Judgement(.fail), .pass]
    for (floor, verdict) in [(2, Verdict.pass), (3, .fail)] {
      cell.cell.floor = floor
      #expect(
        try judge("pass-rate: {at-least: 1.0, of: is-json}", [cell]).verdict == verdict)
    }
  }
}

@Suite struct VariesTests {
  @Test func `spaces, line breaks and the spelling of Unicode make no other answer`() throws {
    let same = [
      member("a", "caf\u{E9} noir"), member("b", " cafe\u{301}\n noir "),
      member("c", "caf\u{E9}\u{A0}noir"),
    ]
    #expect(try judge("varies", same).verdict == .fail)
    #expect(
      try judge("varies", same).message == "all 3 cases have the same answer, 'café noir': a, b, c")
    #expect(try judge("varies", same + [member("d", "Caf\u{E9} noir")]).verdict == .pass)
  }

  @Test func `the same request asked twice rightly gets the same answer`() throws {
    let twice = ["a", "b"].map { member($0, "€ 5", question: "How much?") }
    #expect(try judge("varies", twice).verdict == .undecided)
    #expect(try judge("varies", twice + [member("c", "€ 5")]).verdict == .fail)
  }

  @Test func `a property of guided answers is compared where 'on' says so`() throws {
    let members = [
      try guided("a", #"{"text": "x", "intent": "ask", "documents": ["Lease"]}"#),
      try guided("b", #"{"text": "y", "intent": "ask", "documents": []}"#),
    ]
    #expect(try judge("varies", members).verdict == .pass)
    #expect(try judge("{varies: null, on: intent}", members).verdict == .fail)
    #expect(try judge("{varies: null, on: raw}", members).verdict == .pass)
    // Nothing at a place is an answer of its own.
    #expect(try judge("{varies: null, on: documents.0}", members).verdict == .pass)
    let failure = try judge("{varies: null, on: intent}", members)
    #expect(failure.evidence.map(\.place) == ["cases/a:answer/intent", "cases/b:answer/intent"])
  }

  @Test(arguments: [
    ("{at-least: 3}", ["x", "y", "z"], 0, Verdict.pass),
    ("{at-least: 3}", ["x", "y", "y"], 0, .fail),
    ("{at-least: 3}", ["x", "y", "y"], 1, .error), ("{at-least: 3}", ["x", "x", "x"], 1, .fail),
    ("{at-least: 3}", ["x", "y"], 0, .undecided),
    ("{at-least: 0.5}", ["x", "y", "y", "y"], 0, .pass),
    ("{at-least: 0.51}", ["x", "y", "y", "y"], 0, .fail),
    // Of six cases, 0.5 are three, also when two of the six have no answer.
    ("{at-least: 0.5}", ["x", "y", "y", "y"], 2, .error),
    ("{at-least: 0.5}", ["x", "y", "z", "z"], 2, .pass),
    // A share that comes to one answer still means that answers vary.
    ("{at-least: 0.1}", ["x", "x", "x"], 0, .fail), ("{at-least: 1/1}", ["x", "y"], 0, .pass),
  ])
  func `missing answers are neither the same nor others`(
    value: String, answers: [String], missing: Int, verdict: Verdict
  ) throws {
    let members =
      answers.enumerated().map { member("c\($0)", $1) }
      + (0..<missing).map { member("m\($0)", nil, .errored) }
    let judgement = try judge("varies: \(value)", members)
    #expect(judgement.verdict == verdict, "\(judgement)")
  }

  @Test func `of several trials the commonest answer of a case counts`() throws {
    func trials(_ name: String, _ answers: [String]) -> SuiteSubject.Member {
      var member = member(name, answers[0])
      member.cell.trials = answers.enumerated().map {
        TrialResult(index: $0, response: Response(.answered(.text($1))), result: .passed)
      }
      return member
    }
    let members = [trials("a", ["z", "x", "x"]), trials("b", ["x", "y", "x"])]
    let judgement = try judge("varies", members)
    #expect(judgement.verdict == .fail)
    #expect(judgement.evidence.map(\.place) == ["cases/a:trials/1/answer", "cases/b:answer"])
  }

  @Test func `a refusal is no answer`() throws {
    var refused = member("b", "x", .failed)
    refused.cell.trials[0].response = Response(.refused(explanation: nil))
    #expect(try judge("varies", [member("a", "x"), refused]).verdict == .undecided)
  }
}

@Suite struct LengthSpreadTests {
  private func answers(_ lengths: [Int]) -> [SuiteSubject.Member] {
    lengths.enumerated().map { index, length in
      member("c\(index)", Array(repeating: "word", count: length).joined(separator: " "))
    }
  }

  @Test(arguments: [
    ("{maximum-ratio: 3}", [2, 6], 0, Verdict.pass), ("{maximum-ratio: 3}", [2, 7], 0, .fail),
    ("{maximum-ratio: 2.5}", [4, 10], 0, .pass), ("{maximum-ratio: 1}", [4, 4], 0, .pass),
    ("{maximum-ratio: 3}", [0, 0], 0, .pass), ("{maximum-ratio: 3}", [0, 1], 0, .fail),
    ("{minimum: 2, maximum: 6}", [2, 6], 0, .pass), ("{minimum: 3}", [2, 6], 0, .fail),
    ("{maximum: 5}", [2, 6], 0, .fail), ("{minimum-median: 4}", [2, 6], 0, .pass),
    ("{minimum-median: 4.1}", [2, 6], 0, .fail), ("{maximum-median: 3.9}", [2, 6], 0, .fail),
    ("{minimum-median: 2.5, maximum-median: 2.5}", [1, 2, 3, 90], 0, .pass),
    // What is missing can be of any length.
    ("{maximum-ratio: 3}", [2, 6], 1, .error), ("{maximum-ratio: 3}", [2, 7], 1, .fail),
    ("{minimum-median: 4}", [1, 1, 1], 1, .fail), ("{minimum-median: 4}", [1, 1, 9], 1, .error),
    ("{minimum-median: 4}", [1, 9], 1, .error), ("{maximum-median: 4}", [9, 9, 9], 1, .fail),
    ("{maximum-median: 4}", [1], 0, .undecided), ("{maximum-median: 4}", [], 0, .undecided),
    ("{maximum-median: 4}", [], 3, .error),
  ])
  func `bounds are exact and missing answers decide nothing`(
    value: String, lengths: [Int], missing: Int, verdict: Verdict
  ) throws {
    let members = answers(lengths) + (0..<missing).map { member("m\($0)", nil, .errored) }
    let judgement = try judge("length-spread: \(value)", members)
    #expect(judgement.verdict == verdict, "\(judgement)")
  }

  @Test func `characters are those that a reader sees`() throws {
    let members = [member("a", "👩‍👩‍👧‍👦e\u{301}"), member("b", "ab")]
    #expect(
      try judge("length-spread: {unit: characters, minimum: 2, maximum: 2}", members).verdict
        == .pass)
  }
}
