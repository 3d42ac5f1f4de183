import SourceText
import TelltaleKit
import Terminal

/// A model as `telltale explain` shows it.
struct ModelDocumentation {
  /// The model's name in suites.
  var id: ModelID

  private var model: any Model
  private var declaration: ModelDeclaration?

  /// Every model of a project, in the order of the matrix.
  static func all(of project: Project) -> [ModelDocumentation] {
    project.models.map { model in
      ModelDocumentation(
        id: model.id, model: model,
        declaration: project.settings.models.first { $0.id == model.id })
    }
  }

  /// What the model is, as one phrase.
  var summary: String { "\(model.fingerprint.text.safeOnOneLine), \(model.source.rawValue)" }

  /// All that is known of the model.
  func text(style: Style) -> String {
    var rows: [(String, String)] = []
    if let size = model.fingerprint.contextSize {
      rows.append(("context window", "\(size) tokens"))
    }
    switch declaration {
    case .routed(let routed)?:
      rows += [
        ("on the device", routed.onDevice.rawValue), ("in the cloud", routed.cloud.rawValue),
        ("room for the answer", "\(routed.roomForAnswer) tokens"),
      ]
    case .simulated(let profile)?: rows += Self.rows(of: profile)
    case nil: rows += SimulatedProfile.builtIn(id).map { Self.rows(of: $0) } ?? []
    }
    let width = rows.map(\.0.count).max() ?? 0
    let lines = rows.map { name, value in
      "  \(name)\(String(repeating: " ", count: width - name.count))  \(value.safeOnOneLine)"
    }
    return ([style(.emphasis, id.rawValue), "  \(summary)", ""] + lines).joined(separator: "\n")
      + "\n"
  }

  private static func rows(of profile: SimulatedProfile) -> [(String, String)] {
    var rows = [("languages", profile.languages.joined(separator: ", "))]
    if let os = profile.os { rows.append(("os", "\(os)")) }
    if let reason = profile.unavailability { rows.append(("availability", reason.rawValue)) }
    if !profile.isEntitled { rows.append(("entitlement", "false")) }
    if let quota = profile.quota {
      let count = quota.requests == 0 ? "reached" : "reached after \(quota.requests) requests"
      rows.append(("quota", count + (quota.resets.map { ", resets \($0)" } ?? "")))
    }
    for (name, words) in [
      ("guardrail-words", profile.guardrailWords), ("refusal-words", profile.refusalWords),
    ] where !words.isEmpty {
      rows.append((name, words.map { $0.replacing("_", with: " ") }.joined(separator: ", ")))
    }
    for failure in SimulatedFailure.allCases {
      guard let rate = profile.failures[failure] else { continue }
      let detail = rate.detail.map { ", \($0)" } ?? ""
      rows.append((failure.rawValue, "\(rate.share.asPercentage)\(detail)"))
    }
    for behaviour in Behaviour.builtIn {
      let figure = profile.probability(of: behaviour.name)
      guard figure.evidence == .own else { continue }
      rows.append(
        (
          behaviour.name,
          "\(figure.without.asPercentage) without a rule, \(figure.with.asPercentage) with one"
        ))
    }
    return rows
  }
}

extension Double {
  /// A share as a percentage with one digit, without one where it is 0.
  fileprivate var asPercentage: String {
    let tenths = Int((self * 1000).rounded())
    return tenths % 10 == 0 ? "\(tenths / 10) %" : "\(tenths / 10).\(tenths % 10) %"
  }
}
