import SourceText

/// Why a combination cannot be replayed, as one phrase.
struct ReplayObstacle: Error, Hashable {
  var reason: String

  init(reason: String) { self.reason = reason }

  /// A prompt that is stored nowhere.
  init(missingPrompt hash: String) {
    reason = "the prompt that was accepted (\(hash)) is not kept"
  }

  static let otherRequest = Self(
    reason: "the request cannot be made as it was: more changed than the prompt's text")
}

/// The cells of some combinations of old and new, to be run like any other.
struct CornerPlan {
  /// What was planned for the run.
  let original: Plan

  /// The models that answer, by the names that cells know them by.
  let models: [ModelID: any ReplayableModel]

  /// The cells to be run, each once.
  private(set) var plan: Plan

  private var places: [Key: Int] = [:]
  private var suites: [SuiteKey: Int] = [:]
  private var memos: [MemoKey: CaseMemo] = [:]

  private struct Key: Hashable {
    var cell: Int
    var prompt: String
  }

  private struct SuiteKey: Hashable {
    var suite: Int
    var prompt: String
  }

  private struct MemoKey: Hashable {
    var suite: Int
    var caseName: String
    var prompt: String
  }

  /// Creates a plan of nothing.
  init(_ original: Plan, models: [ModelID: any ReplayableModel]) {
    self.original = original
    self.models = models
    plan = Plan(
      suites: [], models: models.values.sorted { $0.id.rawValue < $1.id.rawValue }, cells: [],
      notes: [], hashes: original.hashes)
  }

  /// Adds a cell with a prompt as it was.
  ///
  /// - Parameters:
  ///   - index: The cell's place in the original plan.
  ///   - prompt: The prompt as it was; `nil` for today's.
  ///   - expectedRequest: The hash that the request has to have, if known.
  /// - Returns: The cell's place in ``plan``.
  /// - Throws: ``ReplayObstacle`` when it cannot be asked as it was.
  mutating func add(
    _ index: Int, prompt: PromptRecord?, expecting expectedRequest: String? = nil
  ) throws(ReplayObstacle) -> Int {
    let original = original.cells[index]
    guard let model = models[original.id.model] else {
      let source = self.original.models.first { $0.id == original.id.model }?.source
      throw ReplayObstacle(
        reason: source.map { "a \($0.rawValue) model is not asked again" }
          ?? "the model is no longer in the project")
    }
    let (cell, suite) = try Self.cell(original, in: self.original, with: prompt, model: model)
    if let expectedRequest, cell.requestHash != expectedRequest {
      throw ReplayObstacle.otherRequest
    }
    let conversation = Conversation(cell.subject, version: cell.version, of: suite)
    for request in cell.subject.hasSession ? conversation.planned : [cell.request] {
      if let obstacle = model.obstacle(toReplaying: request) {
        throw ReplayObstacle(reason: obstacle)
      }
    }
    let key = Key(cell: index, prompt: cell.promptHash)
    if let place = places[key] { return place }
    let suiteKey = SuiteKey(suite: original.suite, prompt: cell.promptHash)
    if suites[suiteKey] == nil {
      suites[suiteKey] = plan.suites.count
      plan.suites.append(suite)
    }
    let memoKey = MemoKey(
      suite: original.suite, caseName: original.id.caseName, prompt: cell.promptHash)
    var added = cell
    added.memo = memos[memoKey] ?? CaseMemo()
    memos[memoKey] = added.memo
    added.suite = suites[suiteKey] ?? 0
    places[key] = plan.cells.count
    plan.cells.append(added)
    return plan.cells.count - 1
  }

  /// Adds a suite as a whole, whose members were added before.
  ///
  /// - Parameters:
  ///   - cell: The cell.
  ///   - members: Where its members stand in ``plan``.
  /// - Returns: Its place among the results of ``plan``, behind all cells.
  mutating func add(_ cell: Plan.SuiteCell, members: [Int]) -> Int {
    var added = cell
    added.members = members
    added.suite = plan.suites.count
    // The suite's own assertions and names; its prompt is that of its members.
    plan.suites.append(original.suites[cell.suite])
    plan.suiteCells.append(added)
    return plan.suiteCells.count - 1
  }

  /// Returns a cell as it was with a prompt, and its suite.
  static func cell(
    _ cell: Plan.Cell, in plan: Plan, with prompt: PromptRecord?, model: (any Model)?
  ) throws(ReplayObstacle) -> (cell: Plan.Cell, suite: Suite) {
    var suite = plan.suites[cell.suite]
    var cell = cell
    if let prompt {
      let passageTemplate: Template
      do throws(Template.SyntaxError) {
        passageTemplate = try Template(prompt.passageTemplate)
        var instructions: Template?
        if let text = prompt.instructions { instructions = try Template(text) }
        cell.version = PromptVersion(
          name: prompt.name, instructions: instructions, prompt: try Template(prompt.prompt),
          options: prompt.options)
      } catch {
        throw ReplayObstacle(reason: "the accepted prompt cannot be read: \(error.message)")
      }
      suite.passageTemplate = passageTemplate
      suite.answer = prompt.answer
      if let missing = Self.missingVariable(of: cell, passageTemplate) {
        throw ReplayObstacle(
          reason: "the accepted prompt needs '{{\(missing)}}', which the case no longer has")
      }
      cell.promptHash = prompt.hash
    }
    let requests =
      cell.subject.hasSession
      ? Conversation(cell.subject, version: cell.version, of: suite).planned
      : [
        Rendering(passageTemplate: suite.passageTemplate, answer: suite.answer)
          .request(for: cell.version, of: cell.subject)
      ]
    cell.request = requests[0]
    cell.requestHash = plan.hashes.requests(
      requests, session: cell.subject.hasSession ? suite.session : SessionSettings(),
      isConversation: cell.subject.isConversation)
    if let model, model.isDeterministic(for: cell.version.options) { cell.trials = 1 }
    cell.floor = cell.subject.floor?.required(of: cell.trials) ?? cell.trials
    return (cell, suite)
  }

  /// A variable that a prompt needs and a case does not have.
  private static func missingVariable(of cell: Plan.Cell, _ passage: Template) -> String? {
    let ofPassages: Set<String> = ["title", "heading", "text", "question"]
    let ofPrompts: Set<String> = ["question", "passages"]
    let version = cell.version
    let inPrompt = (version.instructions?.variables ?? []) + version.prompt.variables
    for asked in cell.subject.asked {
      if let missing = inPrompt.first(where: {
        asked.variables[$0] == nil && !ofPrompts.contains($0)
      }) {
        return missing
      }
      if let missing = passage.variables.first(where: {
        asked.variables[$0] == nil && !ofPassages.contains($0)
      }) {
        return missing
      }
    }
    return nil
  }
}
