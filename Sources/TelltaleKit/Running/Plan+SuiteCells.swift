import SourceText

extension Plan {
  /// A cell about all answers of one model to one prompt version of a suite.
  public struct SuiteCell: Sendable {
    /// The cell's name.
    public var id: CellID

    /// The suite, by its place in ``Plan/suites``.
    public var suite: Int

    /// The cells that it is judged from, by their place in ``Plan/cells``.
    public var members: [Int]

    /// The assertions for this model.
    public var items: [SuiteAssertionItem]

    /// The hash over the requests of the cells that count.
    public var requestHash: String

    /// The hash over those cells' own parts.
    public var caseHash: String

    /// The hash of the prompt version that most of them have.
    public var promptHash: String
  }

  /// The names of all cells in the order of the results.
  public var cellIDs: [CellID] { cells.map(\.id) + suiteCells.map(\.id) }
}

extension Planner {
  /// Adds the cells about a suite as a whole, and a note for those that the
  /// selection leaves too little to judge from.
  ///
  /// - Parameters:
  ///   - suite: The suite.
  ///   - members: Where its selected cells stand in the plan.
  ///   - selection: What is selected.
  ///   - plan: The plan, whose last suite this is.
  func addSuiteCells(
    of suite: Suite, members: Range<Int>, _ selection: Selection, to plan: inout Plan
  ) {
    guard !suite.suiteItems.isEmpty else { return }
    struct Place: Hashable {
      var prompt: String
      var model: ModelID
    }
    var planned: [Place: [Int]] = [:]
    for index in members {
      let id = plan.cells[index].id
      planned[Place(prompt: id.prompt, model: id.model), default: []].append(index)
    }
    var whole: [Place: Int] = [:]
    for subject in suite.cases {
      for version in subject.versions {
        for model in models(of: subject, version, of: suite) {
          whole[Place(prompt: version.name, model: model.id), default: 0] += 1
        }
      }
    }
    var partial: [ModelID] = []
    for prompt in suite.versionNames {
      for model in models {
        let place = Place(prompt: prompt, model: model.id)
        guard let members = planned[place] else { continue }
        let items = suite.suiteItems.filter { $0.models?.contains(model.id) ?? true }
        if items.isEmpty { continue }
        guard members.count == whole[place] else {
          partial.append(model.id)
          continue
        }
        let counted = members.map { plan.cells[$0] }.filter { $0.skip == nil }
        plan.suiteCells.append(
          Plan.SuiteCell(
            id: CellID(
              suite: suite.name, caseName: CellID.suiteName, prompt: prompt, model: model.id),
            suite: plan.suites.count - 1, members: members, items: items,
            requestHash: hashes.union(of: counted.map(\.requestHash)),
            caseHash: hashes.union(of: counted.map(\.caseHash)),
            promptHash: commonest(members.map { plan.cells[$0].promptHash })))
      }
    }
    if !partial.isEmpty {
      let models = partial.uniqued().map(\.rawValue).joined(separator: ", ")
      let name = "\(suite.name)/\(CellID.suiteName)"
      plan.notes.append(
        shard == nil
          ? "\(name) is not judged on \(models): only some of its cases are selected, and it is "
            + "about all of them"
          : "\(name) waits for `telltale merge` on \(models): it is about all cases, and a shard has "
            + "some of them")
    }
  }

  /// The hash that most have; of several, the first.
  private func commonest(_ hashes: [String]) -> String {
    let counts = Dictionary(hashes.map { ($0, 1) }, uniquingKeysWith: +)
    let most = counts.values.max() ?? 0
    return hashes.first { counts[$0] == most } ?? ""
  }
}

extension Suite {
  /// The names of its prompt versions, in the order of the file.
  var versionNames: [String] { cases.flatMap { $0.versions.map(\.name) }.uniqued() }
}

extension Selection {
  /// Whether a cell is to run; its case was looked at before.
  ///
  /// It is selected, or its suite as a whole is, which is judged from all its
  /// cells.
  func reaches(_ cell: CellID) -> Bool {
    if includes(cell) { return true }
    var whole = cell
    whole.caseName = CellID.suiteName
    guard cells?.contains(whole) ?? false else { return false }
    var others = self
    others.cells = nil
    return others.includes(cell)
  }

  /// Whether a case is to run, by its name and tags: it is selected, or its suite
  /// as a whole is.
  func reaches(caseName: String, of suite: Suite, tags caseTags: [String]) -> Bool {
    if includes(caseName: caseName, of: suite.name, tags: caseTags) { return true }
    var whole = self
    whole.cases = cases.filter(\.namesSuite)
    return !suite.suiteItems.isEmpty && !whole.cases.isEmpty
      && whole.includes(caseName: CellID.suiteName, of: suite.name, tags: caseTags)
  }
}

extension Glob {
  /// Whether the pattern means suites as a whole.
  ///
  /// Names of cases have no parentheses, and a pattern such as `*e*` means cases
  /// alone.
  fileprivate var namesSuite: Bool { pattern.contains("(") }
}
