import Testing

@testable import TelltaleKit

/// The causes that follow from the definition of a sufficient and of a necessary
/// change, worked out by hand.
@Suite struct CornersTests {
  @Test(
    arguments: [
      (true, true, DriftCause.eitherAlone), (true, false, .prompt), (false, true, .model),
      (false, false, .bothTogether), (true, nil, .prompt), (nil, true, .model),
      (false, nil, .model), (nil, false, .prompt), (nil, nil, .promptAndModel),
    ] as [(Bool?, Bool?, DriftCause)])
  func `a changed prompt and a changed model are told apart as far as they were tried`(
    newPromptOnOldModel: Bool?, oldPromptOnNewModel: Bool?, cause: DriftCause
  ) {
    let corners = Corners(
      changed: [.prompt, .model], newPromptOnOldModel: newPromptOnOldModel,
      oldPromptOnNewModel: oldPromptOnNewModel)
    #expect(corners.cause == cause)
  }

  @Test(
    arguments: [
      ([.case, .prompt], true, nil, nil, DriftCause.case),
      ([.case, .prompt], false, nil, nil, .prompt),
      ([.case, .prompt], nil, nil, nil, .several),
      ([.case, .model], true, nil, nil, .case),
      ([.case, .model], false, nil, nil, .model),
      ([.case, .model], nil, nil, nil, .several),
      ([.case, .prompt, .model], true, false, false, .case),
      ([.case, .prompt, .model], false, true, true, .eitherAlone),
      ([.case, .prompt, .model], false, false, false, .bothTogether),
      ([.case, .prompt, .model], nil, nil, false, .prompt),
      ([.case, .prompt, .model], nil, false, nil, .model),
      ([.case, .prompt, .model], nil, nil, true, .several),
    ] as [(Set<ChangedPart>, Bool?, Bool?, Bool?, DriftCause)])
  func `a changed case is told apart from what changed with it`(
    changed: Set<ChangedPart>, caseAlone: Bool?, newPromptOnOldModel: Bool?,
    oldPromptOnNewModel: Bool?, cause: DriftCause
  ) {
    let corners = Corners(
      changed: changed, newPromptOnOldModel: newPromptOnOldModel,
      oldPromptOnNewModel: oldPromptOnNewModel, caseAlone: caseAlone)
    #expect(corners.cause == cause)
  }
}
