import SourceText
import SuiteSyntax

/// What must hold of a whole case, beyond each of its values.
extension SuiteDecoding {
  /// Notes undefined variables, and a case that sends or judges nothing.
  ///
  /// - Parameters:
  ///   - decoded: The case.
  ///   - fields: The keys of the case, or of the item that made it.
  ///   - assertions: The assertions as they are written.
  ///   - defaults: What the suite says.
  mutating func check(
    _ decoded: Case, _ fields: Fields, _ assertions: AssertionList, defaults: Defaults
  ) {
    checkVariables(of: decoded, fields, defaults: defaults)
    let hasPrompt = defaults.hasOwnPrompt || fields["prompt"] != nil
    if decoded.question == nil, !hasPrompt, fields["question"] == nil {
      noteEmptyPrompt(of: decoded)
    } else if decoded.searches, decoded.question == nil, fields["question"] == nil {
      noteForAll(
        Diagnostic(
          "nothing-to-search", "the case has no question to search the documents for",
          at: decoded.range,
          help: "add question: to the case, or passages: with what the search is to have found"))
    }
    // Not where an assertion could not be read, which may have been the one.
    checkJudging(
      of: decoded, hasOwn: fields["assert"] != nil,
      isWhole: decoded.items.count == assertions.count)
  }

  /// Notes a case that judges nothing.
  ///
  /// - Parameters:
  ///   - decoded: The case.
  ///   - hasOwn: Whether it has assertions of its own.
  ///   - isWhole: Whether all assertions could be read.
  mutating func checkJudging(of decoded: Case, hasOwn: Bool, isWhole: Bool) {
    if !decoded.isObserved, isWhole, !hasOwn || decoded.items.isEmpty,
      !decoded.items.contains(where: { $0.severity == .gate })
    {
      noteForAll(
        Diagnostic(
          "judges-nothing", "the case judges nothing", at: decoded.range,
          help: "add assert: with an assertion, or observe: true to only record the answers"))
    }
  }

  /// Notes weights that leave a scored case without a score.
  private mutating func checkWeights(of decoded: Case) {
    let gating = decoded.items.filter { $0.severity == .gate }
    guard decoded.threshold != nil, !gating.isEmpty, gating.allSatisfy({ $0.weight == 0 }) else {
      return
    }
    noteForAll(
      Diagnostic(
        "wrong-value", "the case has a threshold, and all its assertions have a weight of 0",
        at: decoded.range, help: "give one of them a weight, or remove the threshold"))
  }

  /// Notes weights that count in no case.
  mutating func checkWeights(of cases: [Case]) {
    var counted: Set<Range<Int>> = []
    var uncounted: [Range<Int>] = []
    for decoded in cases {
      for item in decoded.items where item.weight != 1 {
        if decoded.threshold != nil {
          counted.insert(item.range)
        } else if uncounted.last != item.range {
          uncounted.append(item.range)
        }
      }
    }
    for range in uncounted.uniqued() where !counted.contains(range) {
      reader.note(
        "unused-weight", "a weight counts only in a case with a threshold", at: range,
        help: "add threshold: to the case, such as 0.8, or remove 'weight'")
    }
  }

  /// Notes assertions about something that a case does not have.
  ///
  /// - Parameters:
  ///   - decoded: The case, at one of its turns.
  ///   - defaults: What the suite says.
  ///   - hasHistory: Whether anything was said before; what the case's `history`
  ///     says unless given.
  mutating func checkItems(of decoded: Case, defaults: Defaults, hasHistory: Bool? = nil) {
    checkWeights(of: decoded)
    let setting = setting(
      of: decoded, defaults: defaults,
      hasHistory: hasHistory ?? (decoded.history?.exchanges.isEmpty == false))
    for item in decoded.items {
      if let need = item.unmetNeed(in: setting) {
        noteUnmet(item, "'\(item.name)' cannot judge the case '\(decoded.name)': \(need)")
      }
    }
  }

  /// What assertions can judge of a case.
  func setting(of decoded: Case, defaults: Defaults, hasHistory: Bool) -> AssertionSetting {
    AssertionSetting(
      answerSchema: defaults.answer, hasQuestion: decoded.question != nil,
      hasPassages: decoded.passages != nil || decoded.searches,
      hasInstructions: decoded.versions.contains { $0.instructions != nil },
      hasHistory: hasHistory, hasReference: decoded.reference != nil,
      searchedTitles: decoded.searches ? defaults.documentTitles : nil)
  }

  /// Notes that an assertion cannot be used; a suite's own assertion once, not
  /// for each of its cases.
  private mutating func noteUnmet(_ item: AssertionItem, _ message: String) {
    guard unmetItems.insert(item.range).inserted else { return }
    noteInSuite(Diagnostic("unmet-need", message, at: item.range))
  }

  private mutating func noteEmptyPrompt(of decoded: Case) {
    if let rows, !rows.columns.contains("question") {
      let near = "question".nearest(among: rows.columns.sorted())
      noteInSuite(
        Diagnostic(
          "empty-prompt",
          "the cases ask nothing: \(rows.file.path) has no column 'question', and there is no prompt",
          at: rows.range,
          help: near.map {
            "rename the column '\($0)', or write question: \"{{\($0)}}\" beside from:"
          }
            ?? "write question: \"{{column}}\" beside from:, with the name of a column"))
    } else {
      reader.note(
        "empty-prompt", "the case asks nothing: it has no question and no prompt",
        at: decoded.range,
        help: rows == nil
          ? "add question: to the case, or prompt: to the case or the suite"
          : "write a question in this row")
    }
  }

  /// Notes what is wrong with a case, and for the rows of a file once.
  private mutating func noteForAll(_ diagnostic: Diagnostic) {
    guard let rows else {
      reader.note(diagnostic)
      return
    }
    var diagnostic = diagnostic
    diagnostic.range = rows.range
    noteInSuite(diagnostic)
  }
}

extension Array where Element: Hashable {
  /// The elements without those that stand earlier.
  func uniqued() -> [Element] {
    var seen: Set<Element> = []
    return filter { seen.insert($0).inserted }
  }
}
