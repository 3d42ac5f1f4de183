/// A fault that small models are known for.
protocol Misbehaviour: Sendable {
  /// The name by which profiles and reports know it.
  var name: String { get }

  /// What it does, as one phrase.
  var summary: String { get }

  /// The rules that counter it; one is enough.
  var counters: [Rule] { get }

  /// Where it was seen.
  var source: String { get }

  /// The document that tells of it.
  var document: String { get }

  /// The assertions that notice it.
  var caughtBy: [String] { get }

  /// What helps beside rules, as one sentence.
  var remedy: String? { get }

  /// A request in which it can show.
  var example: BehaviourExample { get }

  /// Whether it can show in the answer to a request.
  func applies(to reading: Reading, draft: AnswerDraft) -> Bool

  /// How well the prompt counters it.
  func protection(in reading: Reading) -> Protection

  /// Changes the answer.
  func misbehave(_ draft: inout AnswerDraft, reading: Reading)
}

/// How well a prompt counters a fault.
enum Protection: Hashable, Sendable {
  case none, partial, full
}

extension Misbehaviour {
  var remedy: String? { nil }

  func protection(in reading: Reading) -> Protection {
    counters.contains(where: reading.rules.contains) ? .full : .none
  }
}

/// The faults, in the order in which they change an answer.
enum Misbehaviours {
  /// All faults.
  ///
  /// Another is another file and another line here.
  static let all: [any Misbehaviour] = [
    LosesThread(),
    EnglishDrift(),
    WrongFoundFlag(),
    UnaskedSum(),
    RefusalAsText(),
    ExampleTemplate(),
    RepeatsAnswer(),
    CurrencyDropped(),
    MarkdownLeak(),
    PastedHeading(),
    QuestionEcho(),
    Preamble(),
    ForcedOption(),
    MissingKey(),
    NumberInWords(),
    LeadingZeros(),
    RelativeDate(),
    FencedJSON(),
    InvalidJSON(),
    CutOff(),
  ]
}
