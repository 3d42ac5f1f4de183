extension SimulatedProfile {
  /// Six hexadecimal digits that change with whatever an own profile changes of
  /// the model that it is based on, and with that model's version.
  public var digest: String {
    let model = base ?? id
    let original = SimulatedProfile.builtIn(model)
    var hash = StableHash()
    hash.combine(model.rawValue)
    hash.combine(UInt64(version))
    func combine(_ name: String, _ value: String, unless standard: String?) {
      guard value != standard else { return }
      hash.combine(name)
      hash.combine(value)
    }
    combine("context-size", "\(contextSize)", unless: original.map { "\($0.contextSize)" })
    combine("os", os?.description ?? "", unless: "")
    combine("availability", unavailability?.rawValue ?? "", unless: "")
    combine("entitlement", "\(isEntitled)", unless: "true")
    combine("quota", quota.map { "\($0.requests) \($0.resets ?? "")" } ?? "", unless: "")
    for (name, words, standard) in [
      ("guardrail-words", guardrailWords, original?.guardrailWords),
      ("refusal-words", refusalWords, original?.refusalWords),
    ] where words != standard {
      hash.combine(name)
      hash.combine(UInt64(words.count))
      for word in words { hash.combine(word) }
    }
    for failure in SimulatedFailure.allCases {
      guard let rate = failures[failure] else { continue }
      combine(failure.rawValue, "\(rate.share) \(rate.detail ?? "")", unless: nil)
    }
    for (name, figure) in figures.sorted(by: { $0.key < $1.key }) {
      let standard = original?.probability(of: name)
      combine(
        name, "\(figure.without) \(figure.with)",
        unless: standard.map { "\($0.without) \($0.with)" })
    }
    let digits = String(hash.value >> 40, radix: 16)
    return String(repeating: "0", count: 6 - digits.count) + digits
  }
}
