import TextAnalysis

/// A request in which a fault can show; what it does is what a simulated model with no
/// other fault answers.
struct BehaviourExample: Sendable {
  var instructions = "You answer questions about the user's documents."
  var passages: [Passage]
  var question: String
  var answer: AnswerSchema?
  var earlier: [SentExchange] = []

  /// Whether the session was rebuilt: its message tells what was said before.
  var isRebuilt = false
  var maximumResponseTokens: Int?

  /// The request.
  var request: Request {
    var segments = [
      Request.Segment(role: .instructions, kind: .text, text: instructions, message: 0)
    ]
    segments += isRebuilt ? earlier.toldInMessage : earlier.transcript
    let message = isRebuilt ? 1 : 2 * earlier.count + 1
    func add(_ kind: Request.Segment.Kind, _ text: String) {
      segments.append(.init(role: .user, kind: kind, text: text, message: message))
    }
    for (index, passage) in passages.enumerated() {
      if let title = passage.title { add(.passageTitle(index), title) }
      if let heading = passage.heading { add(.passageHeading(index), heading) }
      add(.passageText(index), passage.text)
    }
    add(.question, question)
    var options = GenerationOptions(sampling: .greedy)
    options.maximumResponseTokens = maximumResponseTokens
    return Request(segments: segments, answer: answer, options: options)
  }

  /// Returns what a model answers without faults, and with one.
  func answers(showing behaviour: String) -> (right: String, wrong: String) {
    guard var profile = SimulatedProfile.builtIn.last?.faultless else { return ("", "") }
    let right = Self.text(of: profile, request)
    profile.figures[behaviour] = .init(without: 1, with: 1, evidence: .assumed)
    return (right, Self.text(of: profile, request))
  }

  private static func text(of profile: SimulatedProfile, _ request: Request) -> String {
    let outcome = SimulatedModel(profile: profile).response(to: request, trial: 0).outcome
    switch outcome.answer {
    case .text(let text)?:
      return outcome.kind == .truncated ? "\(text) (\(outcome.kind.rawValue))" : text
    case .guided(let value)?: return value.json
    case nil: return outcome.kind.rawValue
    }
  }
}

extension BehaviourExample {
  /// A Dutch question about a receipt.
  static let receipt = BehaviourExample(
    passages: [
      Passage(
        title: "Bakker", heading: "Bon · 12 maart 2026 · Utrecht",
        text: "Bakkerij De Korenaar\nTotaal: € 22,41\n")
    ],
    question: "Hoeveel heb ik bij de bakker betaald?")

  /// A receipt that is to become JSON.
  static let json = BehaviourExample(
    instructions: "Answer as JSON with the keys vendor and total.",
    passages: [
      Passage(
        title: "Lunch", heading: nil, text: "Seller: Bistro \"De Hoek\"\nTotal: € 22.41\n")
    ],
    question: "What does the receipt say?")
}

/// The documents in which faults were told.
enum BehaviourReports {
  static let autoAlign = """
    “Apple's on-device Foundation Model: what it can and can't do, from shipping it in AutoAlign”
    """
  static let comparison = """
    a developer's comparison of an iPhone 16 Pro Max and an iPhone 18 Pro Max on iOS 27.0 (one \
    prompt, 8 cases, 3 times each)
    """
  static let samples = "a developer's 36 samples of one app on iOS 27.0.1"
  static let apfel = "the documents of apfel on permissive guardrails (PERMISSIVE.md)"
  static let technicalNote = "Apple's Technical Note TN3193, “Managing the context window”"
}
