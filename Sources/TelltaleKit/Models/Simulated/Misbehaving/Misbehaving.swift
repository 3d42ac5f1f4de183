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
    for behaviour in Misbehaviours.all where shows(behaviour, in: draft) {
      behaviour.misbehave(&draft, reading: reading)
    }
  }

  /// Whether a fault happens and can show in a draft.
  func shows(_ behaviour: any Misbehaviour, in draft: AnswerDraft) -> Bool {
    // The throw comes first: most faults do not happen, and to look where they could
    // takes longer.
    happens(behaviour) && behaviour.applies(to: reading, draft: draft)
  }

  /// Whether the throw for a fault falls below its probability.
  func happens(_ behaviour: any Misbehaviour) -> Bool {
    let figure = profile.probability(of: behaviour.name)
    let value = draw.value(behaviour.name)
    guard value < figure.without else { return false }
    switch behaviour.protection(in: reading) {
    case .none: return true
    case .partial: return value < (figure.without + 3 * figure.with) / 4
    case .full: return value < figure.with
    }
  }
}
