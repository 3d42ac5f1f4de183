extension Orphan {
  /// Returns the baselines that no cell of the project can be compared with.
  ///
  /// - Parameters:
  ///   - baselines: Every baseline of the project, with its file's path.
  ///   - suites: Every suite of the project.
  ///   - hashes: Names contents, which tell renamed cases apart.
  /// - Returns: The orphans, in the order of the baselines and their cases.
  public static func all(
    in baselines: [(path: String, baseline: Baseline)], suites: [Suite], hashes: ContentHashes
  ) -> [Orphan] {
    var orphans: [Orphan] = []
    for (path, baseline) in baselines {
      let suite = suites.first { $0.name == baseline.suite }
      // The versions of the case that each baseline is found for, by the baseline's name.
      var versions: [String: [String]] = [:]
      if let suite {
        let renames = Renames(suite, in: baseline, hashes: hashes)
        for subject in suite.cases {
          guard let name = renames.baselineName(of: subject.name) else { continue }
          versions[name] = subject.versions.map(\.name)
        }
        if !suite.suiteItems.isEmpty { versions[CellID.suiteName] = suite.versionNames }
      }
      let names = baseline.cases.keys.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
      for name in names {
        for cell in baseline.cases[name] ?? []
        where !(versions[name]?.contains(cell.prompt) ?? false) {
          let id = CellID(
            suite: baseline.suite, caseName: name, prompt: cell.prompt, model: baseline.model)
          orphans.append(Orphan(path: path, cell: id))
        }
      }
    }
    return orphans
  }
}
