extension Orphan {
  /// Returns the baselines that no cell of the project can be compared with.
  ///
  /// - Parameters:
  ///   - baselines: Every baseline of the project, with its file's path.
  ///   - suites: Every suite of the project.
  /// - Returns: The orphans, in the order of the baselines and their cases.
  public static func all(
    in baselines: [(path: String, baseline: Baseline)], suites: [Suite]
  ) -> [Orphan] {
    var orphans: [Orphan] = []
    for (path, baseline) in baselines {
      let suite = suites.first { $0.name == baseline.suite }
      let cases = Dictionary((suite?.cases ?? []).map { ($0.name, $0) }) { first, _ in first }
      let former = Set((suite?.cases ?? []).compactMap(\.formerName))
      let names = baseline.cases.keys.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
      for name in names {
        for cell in baseline.cases[name] ?? [] {
          let versions =
            name == CellID.suiteName
            ? suite.flatMap { $0.suiteItems.isEmpty ? nil : $0.versionNames }
            : cases[name]?.versions.map(\.name)
          let isKnown = versions?.contains(cell.prompt) ?? former.contains(name)
          if !isKnown {
            let id = CellID(
              suite: baseline.suite, caseName: name, prompt: cell.prompt, model: baseline.model)
            orphans.append(Orphan(path: path, cell: id))
          }
        }
      }
    }
    return orphans
  }
}
