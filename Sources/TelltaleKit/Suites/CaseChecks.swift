import SourceText
import SuiteSyntax

/// What must hold of a whole case, beyond each of its values.
extension SuiteDecoding {
  /// Notes undefined variables, a case that sends or judges nothing, and
  /// assertions about something that the case does not have.
  mutating func check(_ decoded: Case, _ fields: Fields, defaults: Defaults, start: Range<Int>) {
    let nameRange = decoded.range
    for version in decoded.versions {
      checkVariables(decoded, version, fields, defaults: defaults)
    }
    let hasPrompt = defaults.hasOwnPrompt || fields["prompt"] != nil
    if decoded.question == nil, !hasPrompt, fields["question"] == nil {
      reader.note(
        "empty-prompt", "the case asks nothing: it has no question and no prompt", at: nameRange,
        help: "add question: to the case, or prompt: to the case or the suite")
    }
    if !decoded.isObserved, fields["assert"] == nil || decoded.items.isEmpty,
      !decoded.items.contains(where: { $0.severity == .gate })
    {
      reader.note(
        "judges-nothing", "the case judges nothing", at: nameRange,
        help: "add assert: with an assertion, or observe: true to only record the answers")
    }
    let setting = AssertionSetting(
      answerSchema: defaults.answer, hasQuestion: decoded.question != nil,
      hasPassages: decoded.passages != nil,
      hasInstructions: decoded.versions.contains { $0.instructions != nil })
    for item in decoded.items {
      if let need = item.unmetNeed(in: setting) {
        noteUnmet(item, "'\(item.name)' cannot judge the case '\(decoded.name)': \(need)")
      }
    }
  }

  /// Notes that an assertion cannot be used; a suite's own assertion once, not
  /// for each of its cases.
  private mutating func noteUnmet(_ item: AssertionItem, _ message: String) {
    guard unmetItems.insert(item.range).inserted else { return }
    reader.note("unmet-need", message, at: item.range)
  }

  private mutating func checkVariables(
    _ decoded: Case, _ version: PromptVersion, _ fields: Fields, defaults: Defaults
  ) {
    var known = Set(decoded.variables.keys)
    if fields["question"] != nil { known.insert("question") }
    if decoded.passages != nil || fields["passages"] != nil { known.insert("passages") }
    let passageKnown = known.union(["heading", "text", "title"]).subtracting(["passages"])
    let isDefaultPrompt = !defaults.hasOwnPrompt && fields["prompt"] == nil
    var used = version.instructions?.variables ?? []
    if !isDefaultPrompt { used += version.prompt.variables }
    for name in used.uniqued() where !known.contains(name) {
      reader.note(
        "undefined-variable", "the case '\(decoded.name)' does not define '{{\(name)}}'",
        at: decoded.range, help: variableHelp(name, known))
    }
    guard decoded.passages?.isEmpty == false else { return }
    for name in defaults.passageTemplate.variables.uniqued() where !passageKnown.contains(name) {
      reader.note(
        "undefined-variable", "the passage template uses '{{\(name)}}', which is not defined",
        at: decoded.range, help: variableHelp(name, passageKnown))
    }
  }

  private func variableHelp(_ name: String, _ known: Set<String>) -> String {
    if let near = name.nearest(among: known.sorted()) { return "did you mean '{{\(near)}}'?" }
    switch name {
    case "question", "passages": return "add \(name): to the case"
    default: return "add \(name): under vars of the case or the suite"
    }
  }
}

extension Array where Element: Hashable {
  /// The elements without those that stand earlier.
  func uniqued() -> [Element] {
    var seen: Set<Element> = []
    return filter { seen.insert($0).inserted }
  }
}
