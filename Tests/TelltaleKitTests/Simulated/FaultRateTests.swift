import TestSupport
import Testing

@testable import TelltaleKit

/// Requests made of documents, questions, rules and seeds at random, always the same.
private struct RequestGenerator {
  private var generator: SeededGenerator

  init(seed: UInt64) { generator = SeededGenerator(seed: seed) }

  mutating func next(below limit: Int) -> Int { generator.below(limit) }

  mutating func pick<Element>(_ elements: [Element]) -> Element { generator.element(of: elements) }

  /// Parts of a request that stay when a rule is added.
  struct Parts {
    var pair: QuestionPairs.Pair
    var instructions: String
    var rules: [Rule]
    var form: Int
    var options: GenerationOptions

    func request(adding rule: Rule? = nil, saying note: String = "") -> Request {
      let sentences = (rules + [rule].compactMap { $0 }).map(\.sentence)
      let json = form == 2 ? ["Answer as JSON with the keys answer, total and date."] : []
      return QuestionPairs.request(
        pair, instructions: ([instructions + note] + json + sentences).joined(separator: "\n"),
        schema: form == 0 ? QuestionPairs.schema : nil, options: options)
    }
  }

  mutating func parts(_ pairs: [QuestionPairs.Pair]) -> Parts {
    let samplings: [GenerationOptions.Sampling?] = [
      .greedy, .greedy, .top(40, seed: UInt64(next(below: 9))), nil,
    ]
    var options = GenerationOptions(sampling: pick(samplings))
    if next(below: 6) == 0 { options.maximumResponseTokens = 20 + next(below: 40) }
    return Parts(
      pair: pick(pairs),
      instructions: pick([
        "You answer questions about the user's documents.", "You are the assistant of an app.", "",
      ]),
      rules: Rule.allCases.filter { _ in next(below: 4) == 0 }, form: next(below: 3),
      options: options)
  }
}

@Suite struct FaultRateTests {
  private static let pairs =
    QuestionPairs.pairs(QuestionPairs.tuning).filter { !$0.question.isEmpty }

  /// The faults of a model that happen in the answer to a request.
  private static func faults(
    _ profile: SimulatedProfile, _ request: Request, trial: Int
  ) -> Set<String> {
    let reading = Reading(request, languages: profile.languages)
    let draw = Draw(profile: profile, request: request, trial: trial)
    let draft = Answering(reading: reading).draft(style: profile.style, variant: draw.variant)
    let misbehaving = Misbehaving(profile: profile, reading: reading, draw: draw)
    var happening: Set<String> = []
    for behaviour in Misbehaviours.all where misbehaving.shows(behaviour, in: draft) {
      happening.insert(behaviour.name)
    }
    return happening
  }

  @Test func `the same request gives the same response, in any order`() {
    var generator = RequestGenerator(seed: 1)
    let requests = (0..<400).map { _ in generator.parts(Self.pairs).request() }
    for profile in SimulatedProfile.builtIn {
      let model = SimulatedModel(profile: profile)
      let forth = requests.enumerated().map { model.response(to: $1, trial: $0 % 5) }
      let again = SimulatedModel(profile: profile)
      let back = requests.enumerated().reversed().map { again.response(to: $1, trial: $0 % 5) }
      #expect(forth == back.reversed())
    }
  }

  @Test func `a rule that is added adds no fault`() throws {
    var generator = RequestGenerator(seed: 2)
    for number in 0..<600 {
      let parts = generator.parts(Self.pairs)
      let rule = generator.pick(Rule.allCases)
      let profile = generator.pick(SimulatedProfile.builtIn)
      let before = Self.faults(profile, parts.request(), trial: number % 7)
      let after = Self.faults(profile, parts.request(adding: rule), trial: number % 7)
      #expect(after.isSubset(of: before), "\(rule) on \(parts.pair), \(profile.id)")
    }
  }

  @Test func `an edit that gives no rule and takes none changes no answer`() throws {
    var generator = RequestGenerator(seed: 3)
    for number in 0..<600 {
      let parts = generator.parts(Self.pairs)
      let model = SimulatedModel(profile: generator.pick(SimulatedProfile.builtIn))
      let note = generator.pick([
        " Your name is Milo.", " The app is called Paper Drawer.", " People use it every day.",
      ])
      let (before, after) = (parts.request(), parts.request(saying: note))
      #expect(before != after)
      #expect(
        model.response(to: before, trial: number % 7).outcome
          == model.response(to: after, trial: number % 7).outcome, "\(parts.pair)")
    }
  }

  /// 10,000 throws, one a seed, against each figure: a share of them is off by more than
  /// four standard deviations once in 16,000, and which it is stays the same.
  @Test(arguments: SimulatedProfile.builtIn.map(\.id))
  func `each fault is as frequent as its profile says, with a rule and without`(
    id: ModelID
  ) throws {
    let profile = try #require(SimulatedProfile.builtIn(id))
    let count = 10_000
    let draws = (0..<count).map { seed in
      var request = BehaviourExample.receipt.request
      request.options.sampling = .top(40, seed: UInt64(seed))
      return Draw(profile: profile, request: request, trial: 0)
    }
    for behaviour in Misbehaviours.all {
      let figure = profile.probability(of: behaviour.name)
      let bare = Reading(behaviour.example.request, languages: profile.languages)
      let draft = Answering(reading: bare).draft(style: profile.style, variant: 0)
      #expect(behaviour.applies(to: bare, draft: draft), "\(behaviour.name)")
      var example = behaviour.example
      example.instructions += "\n" + behaviour.counters.map(\.sentence).joined(separator: "\n")
      // What no rule counters, the real transcript of the session may.
      example.isRebuilt = false
      let ruled = Reading(example.request, languages: profile.languages)
      for (reading, expected) in [(bare, figure.without), (ruled, figure.with)] {
        let shown = draws.count { draw in
          Misbehaving(profile: profile, reading: reading, draw: draw).happens(behaviour)
        }
        let deviation = (Double(count) * expected * (1 - expected)).squareRoot()
        #expect(
          abs(Double(shown) - Double(count) * expected) <= 4 * deviation,
          "\(behaviour.name): \(shown) of \(count), expected \(expected)")
      }
    }
  }
}
