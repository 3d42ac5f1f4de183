package import SourceText

/// Checks files under `baselines/` against each other and against the project.
package struct BaselineCheck: Sendable {
  /// Something that is wrong, or that a reader should know.
  package struct Finding: Hashable, Sendable {
    /// Whether it is wrong.
    package var isError: Bool

    /// The file, as it is shown.
    package var path: String

    /// The line, from 1; `nil` for the whole file.
    package var line: Int?

    /// What it is, as one phrase.
    package var message: String

    /// What the reader can do about it.
    package var help: String
  }

  /// The suites of the project.
  package var suites: [Suite]

  /// The fingerprints of the models that can be named now, on one line each.
  package var fingerprints: [ModelID: String]

  /// Names contents.
  package var hashes: ContentHashes

  /// Creates a check.
  package init(suites: [Suite], fingerprints: [ModelID: String], hashes: ContentHashes) {
    self.suites = suites
    self.fingerprints = fingerprints
    self.hashes = hashes
  }

  /// Returns what there is to say of files that can be read.
  ///
  /// - Parameters:
  ///   - baselines: The files of suites on models.
  ///   - ledgers: The files of prompts.
  /// - Returns: The findings, in the order of the files.
  package func findings(
    baselines: [(file: SourceFile, baseline: Baseline)],
    ledgers: [(file: SourceFile, ledger: PromptLedger)]
  ) -> [Finding] {
    var findings: [Finding] = []
    for (file, ledger) in ledgers {
      findings += form(of: file, PromptLedgerFile.text(ledger))
      let used = Set(
        baselines.filter { $0.baseline.suite == ledger.suite }
          .flatMap { $0.baseline.cases.values.joined() }.map(\.promptHash))
      for (hash, prompt) in ledger.prompts.sorted(by: { $0.key < $1.key }) {
        if hashes.prompt(prompt) != hash {
          findings.append(
            Finding(
              isError: true, path: file.path, line: file.line(beginning: "  \(hash):"),
              message: "the prompt '\(prompt.name)' is not what its hash \(hash) says",
              help: "restore the file from version control, or accept the responses again"))
        }
        if !used.contains(hash) {
          findings.append(
            Finding(
              isError: false, path: file.path, line: file.line(beginning: "  \(hash):"),
              message: "no cell was accepted with the prompt '\(prompt.name)' (\(hash))",
              help: "`telltale baseline prune` removes it"))
        }
      }
    }
    let orphans = Dictionary(
      grouping: Orphan.all(
        in: baselines.map { ($0.file.path, $0.baseline) }, suites: suites, hashes: hashes),
      by: \.path)
    for (file, baseline) in baselines {
      findings += form(of: file, BaselineFile.text(baseline))
      let ledger = ledgers.first { $0.ledger.suite == baseline.suite }?.ledger
      findings += prompts(of: baseline, in: file, ledger)
      findings += fingerprint(of: baseline, in: file)
      for orphan in orphans[file.path] ?? [] {
        findings.append(
          Finding(
            isError: false, path: file.path,
            line: file.line(beginning: "  \(orphan.cell.caseName):"),
            message: "\(orphan.cell) is gone from the suites",
            help: "`telltale baseline prune` removes it; `was:` carries it over a new name"))
      }
    }
    return findings
  }

  /// Whether the file is written as Telltale writes it.
  private func form(of file: SourceFile, _ text: String) -> [Finding] {
    let canonical = Array(text.utf8)
    guard canonical != file.bytes else { return [] }
    let isLineEnds = file.bytes.filter { $0 != 0x0D } == canonical
    let same = zip(canonical, file.bytes).prefix { $0 == $1 }
    let line = 1 + same.count { $0.0 == 0x0A }
    return [
      Finding(
        isError: true, path: file.path, line: line,
        message: isLineEnds
          ? "the lines end in CR LF" : "the file is not as Telltale writes it, from here on",
        help: isLineEnds
          ? "add `baselines/** text eol=lf` to .gitattributes and check the files out again"
          : "`telltale baseline migrate` writes it anew, with the same contents")
    ]
  }

  private func prompts(
    of baseline: Baseline, in file: SourceFile, _ ledger: PromptLedger?
  ) -> [Finding] {
    let missing = Dictionary(
      grouping: baseline.cases.keys.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
        .flatMap { name in (baseline.cases[name] ?? []).map { (name, $0.promptHash) } }
        .filter { ledger?.prompts[$0.1] == nil }, by: \.1)
    return missing.sorted { $0.key < $1.key }.map { hash, cells in
      let more = cells.count > 1 ? " and \(cells.count - 1) more" : ""
      return Finding(
        isError: true, path: file.path, line: file.line(beginning: "  \(cells[0].0):"),
        message: "the prompt \(hash) of \(cells[0].0)\(more) is not in prompts.yaml",
        help: "restore prompts.yaml from version control, or accept the responses again")
    }
  }

  private func fingerprint(of baseline: Baseline, in file: SourceFile) -> [Finding] {
    guard let now = fingerprints[baseline.model] else {
      return [
        Finding(
          isError: false, path: file.path, line: file.line(beginning: "model:"),
          message: "there is no model '\(baseline.model)' in the project",
          help: "declare it in telltale.yaml, or remove the file")
      ]
    }
    let cells = baseline.cases.values.joined()
    let others = cells.filter { ($0.fingerprint ?? baseline.fingerprint) != now }
    guard let other = others.first else { return [] }
    return [
      Finding(
        isError: false, path: file.path, line: file.line(beginning: "fingerprint:"),
        message:
          "\(others.count) of \(cells.count) cells were accepted of "
          + "'\(other.fingerprint ?? baseline.fingerprint)'; the model is '\(now)' now",
        help: "`telltale run` says what the other model changes")
    ]
  }
}

extension SourceFile {
  /// The first line that begins with a text, from 1.
  fileprivate func line(beginning start: String) -> Int? {
    let start = Array(start.utf8)
    return (1...lineCount).first { bytes[range(ofLine: $0)].starts(with: start) }
  }
}

extension Orphan {
  /// Returns baselines without some orphans, and ledgers without the prompts that nothing
  /// was accepted with.
  ///
  /// - Parameters:
  ///   - orphans: The orphans.
  ///   - baselines: Every baseline of the project.
  ///   - ledgers: The prompts of every suite.
  /// - Returns: The baselines and ledgers that change; an empty one is to be removed.
  package static func remove(
    _ orphans: [Orphan], from baselines: [Baseline], _ ledgers: [PromptLedger]
  ) -> (baselines: [Baseline], ledgers: [PromptLedger]) {
    var all = baselines
    for orphan in orphans {
      for index in all.indices
      where all[index].suite == orphan.cell.suite && all[index].model == orphan.cell.model {
        all[index].remove(caseName: orphan.cell.caseName, prompt: orphan.cell.prompt)
      }
    }
    all = zip(all, baselines).map { $0 == $1 ? $0 : $0.withCommonFingerprint }
    let changedLedgers = ledgers.compactMap { ledger -> PromptLedger? in
      let used = Set(
        all.filter { $0.suite == ledger.suite }.flatMap { $0.cases.values.joined() }
          .map(\.promptHash))
      var kept = ledger
      kept.prompts = ledger.prompts.filter { used.contains($0.key) }
      return kept.prompts.count == ledger.prompts.count ? nil : kept
    }
    return (zip(all, baselines).filter { $0 != $1 }.map(\.0), changedLedgers)
  }
}
