/// A fault as `telltale explain` shows it.
public struct Behaviour: Hashable, Sendable {
  /// How often one model shows it.
  public struct Cell: Hashable, Sendable {
    /// The model.
    public var model: ModelID

    /// The probabilities.
    public var figure: BehaviourFigure
  }

  /// The fault's name.
  public var name: String

  /// What it does, as one phrase.
  public var summary: String

  /// The names of the rules that counter it; one is enough, none when empty.
  public var counteredBy: [String]

  /// Where it was seen.
  public var source: String

  /// The built-in models in order.
  public var cells: [Cell]

  /// The faults of the built-in models.
  public static var builtIn: [Behaviour] {
    let faults = Misbehaviours.all.map { behaviour in
      Behaviour(
        name: behaviour.name, summary: behaviour.summary,
        counteredBy: behaviour.counters.map(\.rawValue), source: behaviour.source,
        cells: cells(of: behaviour.name))
    }
    let overflow = Behaviour(
      name: Admission.Overflow.name,
      summary: "a request beyond the context window fails to decode, and does not say why",
      counteredBy: [], source: "AutoAlign: overflow isn't always reported as overflow",
      cells: cells(of: Admission.Overflow.name))
    return faults + [overflow]
  }

  private static func cells(of name: String) -> [Cell] {
    SimulatedProfile.builtIn.map { profile in
      Cell(model: profile.id, figure: profile.probability(of: name))
    }
  }
}
