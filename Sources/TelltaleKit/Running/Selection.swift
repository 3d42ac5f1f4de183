import SourceText

/// Which cells are wanted.
///
/// Every criterion that is given must hold; of several values of one criterion,
/// one is enough.
public struct Selection: Hashable, Sendable {
  /// Patterns for the case's name, or for `suite/case` when it has a slash.
  public var cases: [Glob] = []

  /// Patterns for the suite's name.
  public var suites: [Glob] = []

  /// Patterns for the model's id.
  public var models: [Glob] = []

  /// Patterns for the prompt version's name.
  public var prompts: [Glob] = []

  /// Tags, of which the case has at least one.
  public var tags: [String] = []

  /// Paths of suite files or of folders that hold them; relative to the project.
  public var paths: [String] = []

  /// Exactly these cells, such as those that failed in a run.
  public var cells: Set<CellID>?

  /// Creates a selection of everything.
  public init() {}

  /// Whether nothing narrows the selection.
  public var isEverything: Bool { self == Selection() }

  /// Whether a suite can have selected cells, by its name and path.
  public func includes(suite: String, path: String) -> Bool {
    (suites.isEmpty || suites.contains { $0.matches(suite) })
      && (paths.isEmpty || paths.contains { path == $0 || path.hasPrefix($0.asFolder) })
  }

  /// Whether a case is selected, by its name and tags; the suite's were looked
  /// at before.
  public func includes(caseName: String, of suite: String, tags caseTags: [String]) -> Bool {
    let isNamed =
      cases.isEmpty || cases.contains { $0.matches(caseName) || $0.matches("\(suite)/\(caseName)") }
    return isNamed && (tags.isEmpty || tags.contains { caseTags.contains($0) })
  }

  /// Whether a cell is selected; its case was looked at before.
  public func includes(_ cell: CellID) -> Bool {
    (models.isEmpty || models.contains { $0.matches(cell.model.rawValue) })
      && (prompts.isEmpty || prompts.contains { $0.matches(cell.prompt) })
      && (cells?.contains(cell) ?? true)
  }

  /// Says which criterion matches nothing and what was probably meant.
  ///
  /// - Parameters:
  ///   - suites: Every suite of the project.
  ///   - allModels: Every model that can be named.
  /// - Returns: One phrase for the first criterion at fault, and a suggestion.
  public func explainNothing(
    in suites: [Suite], models allModels: [ModelID]
  ) -> (message: String, help: String?) {
    let caseNames = suites.flatMap(\.cellNames)
    let criteria: [(kind: String, patterns: [String], names: [String])] = [
      ("suite file", paths, suites.map(\.file.path)),
      ("suite", self.suites.map(\.pattern), suites.map(\.name)),
      (
        "case", cases.map(\.pattern),
        caseNames + suites.flatMap { suite in suite.cellNames.map { "\(suite.name)/\($0)" } }
      ),
      ("model", models.map(\.pattern), allModels.map(\.rawValue)),
      ("tag", tags, suites.flatMap { suite in suite.tags + suite.cases.flatMap(\.tags) }),
      (
        "prompt version", prompts.map(\.pattern),
        suites.flatMap { suite in
          suite.cases.flatMap { $0.versions.map(\.name) }
        }
      ),
    ]
    for criterion in criteria {
      for pattern in criterion.patterns {
        let isMatched = criterion.names.contains {
          Glob(pattern).matches($0)
            || (criterion.kind == "suite file" && $0.hasPrefix(pattern.asFolder))
        }
        if !isMatched {
          let near = pattern.nearest(among: criterion.names.uniqued())
          return (
            "no \(criterion.kind) matches '\(pattern)'",
            near.map { "did you mean '\($0)'?" } ?? "`telltale list` shows what there is"
          )
        }
      }
    }
    return ("no cell matches all that was asked for", "`telltale list` shows what there is")
  }
}

extension Suite {
  /// What stands in the cells' ids for the case.
  fileprivate var cellNames: [String] {
    cases.map(\.name) + (suiteItems.isEmpty ? [] : [CellID.suiteName])
  }
}

extension String {
  /// The path with a slash at its end.
  fileprivate var asFolder: String { hasSuffix("/") ? self : self + "/" }
}
