/// The dice of a simulated model: the same request gives the same throw on every
/// machine.
///
/// Only the question and the passages enter, so that neither an added rule nor
/// any other edit of the prompt changes a throw; under greedy sampling neither
/// trial nor seed enters. A prompt that has neither question nor passages enters
/// with its message, less the sentences that give rules.
struct Draw: Sendable {
  private let base: StableHash

  /// How often the request failed before; what happens on the way to a model is thrown anew.
  private let attempt: Int

  /// Prepares the throws for a request.
  ///
  /// An own profile throws the dice of the model that it is based on: what it
  /// leaves unchanged happens as often, and to the same requests.
  init(profile: SimulatedProfile, request: Request, trial: Int, attempt: Int = 0) {
    self.attempt = attempt
    var hash = StableHash()
    hash.combine((profile.base ?? profile.id).rawValue)
    // Not the profile's version: a new one changes what it changes, and no throw.
    hash.combine(UInt64(1))
    var isBound = false
    // What was said before does not enter: a turn has the same throws however much is kept.
    let last = request.segments.last { $0.role == .user }?.message
    for segment in request.segments
    where segment.role == .instructions || segment.message == last {
      switch segment.kind {
      case .text, .earlierQuestion, .earlierAnswer: continue
      case .question: hash.combine("question")
      case .passageTitle: hash.combine("title")
      case .passageHeading: hash.combine("heading")
      case .passageText: hash.combine("text")
      }
      isBound = true
      hash.combine(segment.text)
    }
    if !isBound {
      let vocabulary = RequestLanguages.vocabulary(of: request.prompt)
      for sentence in Sentences.split(request.prompt, vocabulary: vocabulary)
      where RuleReader.rules(in: [String(sentence)], guides: []) == RuleSet() {
        hash.combine(String(sentence).trimmingSpaces)
      }
    }
    if let seed = Self.seed(of: request.options) {
      hash.combine("sampled")
      hash.combine(seed)
      hash.combine(UInt64(trial))
    }
    base = hash
  }

  /// Returns the throw for a behaviour, from 0 up to but without 1.
  func value(_ behaviour: String) -> Double {
    var hash = base
    hash.combine(behaviour)
    return hash.unit
  }

  /// Returns the throw for a failure on the way to the model, from 0 up to but without 1:
  /// another one for each attempt.
  func value(_ failure: SimulatedFailure) -> Double {
    var hash = base
    hash.combine(failure.rawValue)
    if attempt > 0 { hash.combine(UInt64(attempt)) }
    return hash.unit
  }

  /// Returns a number that picks among wordings.
  var variant: Int {
    var hash = base
    hash.combine("wording")
    return Int(hash.value % 1024)
  }

  /// The seed of sampling; `nil` under greedy sampling.
  private static func seed(of options: GenerationOptions) -> UInt64? {
    switch options.sampling {
    case .greedy: nil
    case .top(_, let seed), .probabilityThreshold(_, let seed): seed ?? 0
    case nil: options.temperature == 0 ? nil : 0
    }
  }
}
