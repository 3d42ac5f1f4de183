extension CellResult {
  /// Returns the cell with trials that confirm it behind its own.
  ///
  /// - Parameter fresh: The same cell, judged from fresh trials alone.
  /// - Returns: The cell with all trials and judgements; its result stays that of the
  ///   planned trials.
  public func confirmed(by fresh: CellResult) -> CellResult {
    var cell = self
    cell.confirming = fresh.trials.count
    // Trials that were not made confirm nothing.
    cell.skip = cell.skip ?? fresh.skip
    cell.trials += fresh.trials.map { trial in
      var trial = trial
      trial.index += trials.count
      return trial
    }
    // What a suite need not write stands only in a cell in which it did not hold.
    let held = (
      planned: trials.map { _ in Judgement.pass }, fresh: fresh.trials.map { _ in Judgement.pass }
    )
    var rest = fresh.assertions[...]
    var merged: [AssertionResult] = []
    func addImplied(before next: AssertionResult?) {
      while let extra = rest.first, extra.label != next?.label, extra.isImplied {
        var extra = extra
        extra.judgements = held.planned + extra.judgements
        merged.append(extra)
        rest.removeFirst()
      }
    }
    for assertion in assertions {
      addImplied(before: assertion)
      var assertion = assertion
      if let other = rest.first, other.label == assertion.label {
        assertion.judgements += other.judgements
        rest.removeFirst()
      } else {
        assertion.judgements += held.fresh
      }
      merged.append(assertion)
    }
    addImplied(before: nil)
    cell.assertions = merged
    return cell
  }

  /// The cell with its planned trials alone: those that confirm were asked for because
  /// of what the cell said, and would bend what is said of all cells.
  public var withoutConfirmation: CellResult {
    guard trials.count > planned else { return self }
    var cell = self
    cell.confirming = 0
    cell.trials = Array(trials.prefix(planned))
    for index in cell.assertions.indices {
      cell.assertions[index].judgements = Array(assertions[index].judgements.prefix(planned))
    }
    return cell
  }
}
