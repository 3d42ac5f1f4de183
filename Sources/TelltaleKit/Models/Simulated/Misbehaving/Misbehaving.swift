/// The fourth step: which faults happen.
struct Misbehaving {
  /// The model.
  let profile: SimulatedProfile

  /// What was understood of the request.
  let reading: Reading

  /// The throws for the request.
  let draw: Draw

  /// Changes a draft by the faults that happen.
  func apply(to draft: inout AnswerDraft) {
    for behaviour in Misbehaviours.all {
      let figure = profile.probability(of: behaviour.name)
      guard figure.without > 0, behaviour.applies(to: reading, draft: draft) else { continue }
      let probability =
        switch behaviour.protection(in: reading) {
        case .none: figure.without
        case .partial: (figure.without + 3 * figure.with) / 4
        case .full: figure.with
        }
      if draw.value(behaviour.name) < probability { behaviour.misbehave(&draft, reading: reading) }
    }
  }
}
