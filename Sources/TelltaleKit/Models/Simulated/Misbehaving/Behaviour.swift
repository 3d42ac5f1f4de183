/// A fault as `telltale explain` shows it.
public struct Behaviour: Hashable, Sendable {
  /// How often one model shows it.
  public struct Cell: Hashable, Sendable {
    /// The model.
    public var model: ModelID

    /// The probabilities.
    public var figure: BehaviourFigure
  }

  /// A request with what a model answers to it.
  public struct Example: Hashable, Sendable {
    /// The request.
    public var request: Request

    /// The answer without the fault.
    public var right: String

    /// The answer with it.
    public var wrong: String
  }

  /// The fault's name.
  public var name: String

  /// What it does, as one phrase.
  public var summary: String

  /// The rules that counter it; one is enough, none when empty.
  public var rules: [Rule]

  /// What helps beside rules, as one sentence.
  public var remedy: String?

  /// What was seen, and of whom.
  public var source: String

  /// The document that tells of it.
  public var document: String

  /// The names of the assertions that notice it.
  public var caughtBy: [String]

  /// What it does to an answer; `nil` where there is none.
  public var example: Example?

  /// The built-in models in order.
  public var cells: [Cell]

  /// The names of the rules that counter it.
  public var counteredBy: [String] { rules.map(\.rawValue) }

  /// The faults of the built-in models.
  public static var builtIn: [Behaviour] {
    let faults = Misbehaviours.all.map { behaviour in
      let answers = behaviour.example.answers(showing: behaviour.name)
      return Behaviour(
        name: behaviour.name, summary: behaviour.summary, rules: behaviour.counters,
        remedy: behaviour.remedy, source: behaviour.source, document: behaviour.document,
        caughtBy: behaviour.caughtBy,
        example: Example(
          request: behaviour.example.request, right: answers.right, wrong: answers.wrong),
        cells: cells(of: behaviour.name))
    }
    let overflow = Behaviour(
      name: Admission.Overflow.name,
      summary: "a request beyond the context window fails to decode, and does not say why",
      rules: [],
      remedy: "Show fewer passages, and try again once with fewer after any failure.",
      source: "AutoAlign: overflow isn't always reported as overflow",
      document: BehaviourReports.autoAlign, caughtBy: ["outcome"], example: nil,
      cells: cells(of: Admission.Overflow.name))
    return faults + [overflow]
  }

  private static func cells(of name: String) -> [Cell] {
    SimulatedProfile.builtIn.map { profile in
      Cell(model: profile.id, figure: profile.probability(of: name))
    }
  }
}
