import TelltaleKit

extension Project {
  /// Asks the models of a plan for what identifies them, where they have to be asked.
  ///
  /// - Parameter plan: The plan, whose models become those with their identity.
  mutating func identifyModels(of plan: inout Plan) async {
    let live = plan.models.filter { $0.source == .live }
    guard !live.isEmpty else { return }
    let found = await withTaskGroup(of: (any Model).self) { group in
      for model in live { group.addTask { await model.identified() } }
      var found: [ModelID: any Model] = [:]
      for await model in group { found[model.id] = model }
      return found
    }
    plan.models = plan.models.map { found[$0.id] ?? $0 }
    models = models.map { found[$0.id] ?? $0 }
  }

  /// Refuses a plan with a model that is asked over the network.
  ///
  /// - Throws: ``CommandFailure`` that names the models and their hosts.
  func refuseNetwork(for plan: Plan) throws(CommandFailure) {
    let planned = Set(plan.models.map(\.id))
    let asked = settings.models.filter { planned.contains($0.id) }.compactMap { declaration in
      declaration.model.networkHost.map { "'\(declaration.id)' at \($0)" }
    }
    guard !asked.isEmpty else { return }
    throw CommandFailure(
      .couldNotJudge,
      "--offline, and the plan has \(asked.count == 1 ? "a model" : "models") behind an endpoint: "
        + asked.joined(separator: ", "),
      help: "choose other models with --model, or leave --offline out; nothing was run")
  }
}
