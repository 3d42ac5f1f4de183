/// What the combinations of old and new say about why a cell changed.
///
/// Of each it is known whether it has the change, or it is not known. The rules
/// are those of a factorial design with the ends given: nothing changed does not
/// have the change, everything changed has it.
struct Corners: Hashable {
  /// What differs, at least two; assertions are looked at before.
  var changed: Set<ChangedPart>

  /// Whether today's prompt on the old model has the change.
  var newPromptOnOldModel: Bool?

  /// Whether the old prompt on today's model has it.
  var oldPromptOnNewModel: Bool?

  /// Whether today's case, with everything else as it was, has it; of no account
  /// where the case did not change.
  var caseAlone: Bool?

  /// The cause.
  var cause: DriftCause {
    guard changed.contains(.case) else { return promptOrModel }
    if caseAlone == true { return .case }
    switch (changed.contains(.prompt), changed.contains(.model), caseAlone == false) {
    case (true, false, true): return .prompt
    case (false, true, true): return .model
    // With today's case and all else as it was there is no change: the case is out of it.
    case (true, true, true): return promptOrModel
    case (true, true, false): return necessary
    case (_, _, false), (false, false, _): return .several
    }
  }

  /// Both the prompt and the model changed, and without either there was no change.
  private var promptOrModel: DriftCause {
    switch (newPromptOnOldModel, oldPromptOnNewModel) {
    case (true?, true?): .eitherAlone
    case (false?, false?): .bothTogether
    // What gives the change alone, or what takes it away when it is put back.
    case (true?, _), (nil, false?): .prompt
    case (_, true?), (false?, nil): .model
    case (nil, nil): .promptAndModel
    }
  }

  /// All changed, and the case was not tried alone: what takes the change away when
  /// it is put back was needed for it, and what does not tells nothing.
  private var necessary: DriftCause {
    switch (newPromptOnOldModel == false, oldPromptOnNewModel == false) {
    case (true, true): .bothTogether
    case (true, false): .model
    case (false, true): .prompt
    case (false, false): .several
    }
  }
}
