/// Cells of which nothing can be replayed, although it would tell more.
enum UnreplayedCell {
  /// Returns a cell with what keeps its combinations from being looked at.
  ///
  /// - Parameters:
  ///   - cell: The cell, compared.
  ///   - reason: What is in the way, as one phrase.
  ///   - fingerprint: That of the model that answered.
  /// - Returns: The cell; as it was where comparing alone tells its cause.
  static func marked(
    _ cell: CellResult, because reason: String, fingerprint: String
  ) -> CellResult {
    guard cell.comparison.attribution == nil, let accepted = cell.comparison.baseline,
      let cause = cell.comparison.cause, [.promptAndModel, .several].contains(cause)
    else { return cell }
    let changed = cell.changedParts(since: accepted, fingerprint: fingerprint)
    var replays: [Replay] = []
    if changed.contains(.prompt) {
      replays.append(Replay(.oldPrompt, finding: .notReplayed, obstacle: reason))
    }
    if changed.contains(.model) {
      replays.append(Replay(.oldModel, finding: .notReplayed, obstacle: reason))
    }
    var marked = cell
    marked.comparison.attribution = Attribution(
      changed: changed, replays: replays, summary: "nothing could be replayed: \(reason)")
    return marked
  }
}

extension CellResult {
  /// What differs from the baseline, assertions left out, in the order of the
  /// vocabulary.
  ///
  /// - Parameters:
  ///   - accepted: What was accepted.
  ///   - fingerprint: That of the model that answered.
  /// - Returns: The parts.
  func changedParts(since accepted: BaselineCell, fingerprint: String) -> [ChangedPart] {
    let hasOtherCase = caseHash != accepted.caseHash
    // The request has the case in it.
    let hasOtherPrompt =
      hasOtherCase ? promptHash != accepted.promptHash : requestHash != accepted.requestHash
    let hasOtherModel = comparison.baselineFingerprint.map { $0 != fingerprint } ?? false
    var changed: [ChangedPart] = []
    if hasOtherCase { changed.append(.case) }
    if hasOtherPrompt { changed.append(.prompt) }
    if hasOtherModel { changed.append(.model) }
    return changed
  }
}
