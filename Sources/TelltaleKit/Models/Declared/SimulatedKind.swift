extension ModelKind {
  /// A built-in model, but for what a project says.
  static let simulated = ModelKind(
    "simulated", "A stand-in for known behaviour, changed from a built-in one.",
    keys: SimulatedKeys.model, required: ["based-on"]
  ) { entry, reader in
    var profile = SimulatedProfileDecoder(fields: entry.fields).profile(&reader)
    guard let id = entry.id else { return nil }
    profile?.id = id
    if let name = entry.displayName { profile?.displayName = name }
    return profile
  }
}

extension SimulatedProfile: SelfContainedModel {
  /// Returns the model.
  func model(of parts: ModelRoster.Parts) -> (any Model)? { parts.simulated(id) }

  /// What a list of models says of it.
  public var listing: ModelListing {
    let known = base.flatMap { ModelCatalogue.model($0) }
    return ModelListing(
      os: os?.description ?? known?.osRange ?? "", place: known?.place.rawValue ?? "")
  }

  /// What is known of it.
  public var details: [ModelDetail] {
    var details = [ModelDetail("languages", languages.joined(separator: ", "))]
    if let os { details.append(ModelDetail("os", "\(os)")) }
    if let reason = unavailability { details.append(ModelDetail("availability", reason.rawValue)) }
    if !isEntitled { details.append(ModelDetail("entitlement", "false")) }
    if let quota {
      let count = quota.requests == 0 ? "reached" : "reached after \(quota.requests) requests"
      details.append(ModelDetail("quota", count + (quota.resets.map { ", resets \($0)" } ?? "")))
    }
    for (name, words) in [
      ("guardrail-words", guardrailWords), ("refusal-words", refusalWords),
    ] where !words.isEmpty {
      details.append(
        ModelDetail(name, words.map { $0.replacing("_", with: " ") }.joined(separator: ", ")))
    }
    for failure in SimulatedFailure.allCases {
      guard let rate = failures[failure] else { continue }
      let detail = rate.detail.map { ", \($0)" } ?? ""
      details.append(ModelDetail(failure.rawValue, "\(rate.share.asPercentage)\(detail)"))
    }
    for behaviour in Behaviour.builtIn {
      let figure = probability(of: behaviour.name)
      guard figure.evidence == .own else { continue }
      details.append(
        ModelDetail(
          behaviour.name,
          "\(figure.without.asPercentage) without a rule, \(figure.with.asPercentage) with one"))
    }
    return details
  }
}

extension Double {
  /// A share as a percentage with one digit, without one where it is 0.
  fileprivate var asPercentage: String {
    let tenths = Int((self * 1000).rounded())
    return tenths % 10 == 0 ? "\(tenths / 10) %" : "\(tenths / 10).\(tenths % 10) %"
  }
}
