/// What makes one simulated model differ from another.
public struct SimulatedProfile: Hashable, Sendable {
  /// The name by which suites and baselines know the model.
  public var id: ModelID

  /// The name to show.
  public var displayName: String

  /// The version of the profile; it changes whenever the same request could be
  /// answered otherwise.
  public var version = 2

  /// The built-in model that an own profile changes.
  public var base: ModelID?

  /// The OS version that an own profile is of, where it says so.
  public var os: OSVersion?

  /// The context window in tokens.
  public var contextSize: Int

  /// The languages that are answered, as BCP 47 base codes.
  public var languages: [String]

  /// Why the model cannot answer at all, if so.
  public var unavailability: Outcome.Unavailability?

  /// How much is left of the quota of the day; `nil` for as much as is needed.
  public var quota: SimulatedQuota?

  /// Whether the app may use the model.
  public var isEntitled = true

  /// Words and phrases that a guardrail stops, `_` between the words of a phrase.
  public var guardrailWords: [String]

  /// Words and phrases that the model refuses to talk about.
  public var refusalWords: [String] = []

  /// Whether guided generation takes every regular expression.
  public var takesEveryPattern = false

  /// How often requests fail for reasons of their own.
  public var failures: [SimulatedFailure: SimulatedFailure.Rate] = [:]

  /// How often the model shows each fault, by the fault's name.
  public var figures: [String: BehaviourFigure]

  /// The model's manner of speaking.
  var style: AnswerDraft.Style

  /// Returns how often the model shows a fault.
  public func probability(of behaviour: String) -> BehaviourFigure {
    figures[behaviour] ?? .never
  }

  /// The profile without any fault.
  public var faultless: SimulatedProfile {
    var profile = self
    profile.figures = [:]
    return profile
  }

  /// The five built-in models, from the oldest.
  public static let builtIn: [SimulatedProfile] = ModelCatalogue.builtIn.enumerated().map {
    index, model in
    SimulatedProfile(
      id: model.id, displayName: model.displayName, contextSize: model.contextSize,
      languages: SupportedLanguages.since26point1, guardrailWords: guardrails[index],
      refusalWords: refusals[index], takesEveryPattern: model.place != .device,
      figures: ProbabilityTable.figures(column: index), style: styles[index])
  }

  /// Returns the built-in profile of a model.
  public static func builtIn(_ id: ModelID) -> SimulatedProfile? {
    builtIn.first { $0.id == id }
  }

  /// Returns the languages that an OS version supports, as BCP 47 base codes.
  public static func languages(os: OSVersion) -> [String] {
    os < OSVersion(26, 1) ? SupportedLanguages.base : SupportedLanguages.since26point1
  }

  private static let styles: [AnswerDraft.Style] = [.plain, .direct, .talkative, .terse, .clean]

  /// Words that developers reported as stopped on each version, with the plainly
  /// dangerous ones that all versions share.
  private static let guardrails: [[String]] = [
    dangerous + ["kill_deer_ticks"],
    dangerous + ["frunk", "lock_pride", "tell_me_if_the_car", "kill_deer_ticks"],
    dangerous, dangerous, dangerous,
  ]

  /// Words of health reports that developers saw refused from OS 27 on: not by the
  /// guardrail, but by the model.
  private static let refusals: [[String]] = [[], [], health, health, []]

  private static let dangerous = ["build_a_bomb", "make_a_bomb", "how_to_kill", "commit_suicide"]

  private static let health = [
    "luteal_phase", "progesterone", "glucose", "time_in_range", "diabetes",
  ]
}
