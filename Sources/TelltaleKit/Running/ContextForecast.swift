/// Which cells will not fit their model's context window, before anything runs.
public struct ContextForecast: Hashable, Sendable {
  /// Cases that do not fit a window, and the models that have it.
  public struct Entry: Hashable, Sendable {
    /// The models.
    public var models: [ModelID]

    /// The window in tokens.
    public var window: Int

    /// The cases, each as `suite/case`.
    public var cases: [String]
  }

  /// What does not fit, by model in the order of the plan; models with the same
  /// window and the same cases stand together.
  public var entries: [Entry] = []

  /// The most cases that a sentence names.
  private static let maximumCases = 3

  /// Estimates the cells of a plan.
  ///
  /// A case that states an outcome may mean to be too long, and is left out.
  public init(of plan: Plan) {
    var cases: [ModelID: [String]] = [:]
    let windows = Dictionary(
      plan.models.compactMap { model in
        model.fingerprint.contextSize.map { (model.id, $0) }
      }, uniquingKeysWith: { first, _ in first })
    for cell in plan.cells where !cell.subject.items.contains(where: { $0.name == "outcome" }) {
      if case .declared? = cell.skip { continue }
      guard let window = windows[cell.id.model] else { continue }
      let name = "\(cell.id.suite)/\(cell.id.caseName)"
      if !cell.requestSize.fits(window), cases[cell.id.model]?.last != name {
        cases[cell.id.model, default: []].append(name)
      }
    }
    for model in plan.models.map(\.id) {
      guard let window = windows[model], let names = cases[model] else { continue }
      if let index = entries.firstIndex(where: { $0.window == window && $0.cases == names }) {
        entries[index].models.append(model)
      } else {
        entries.append(Entry(models: [model], window: window, cases: names))
      }
    }
  }

  /// The forecast, one sentence for each entry.
  public var notes: [String] {
    entries.map { entry in
      let count = entry.cases.count
      let shown = entry.cases.prefix(Self.maximumCases).joined(separator: ", ")
      let rest = count > Self.maximumCases ? " and \(count - Self.maximumCases) more" : ""
      let models = entry.models.map(\.rawValue).joined(separator: ", ")
      return "by an estimate \(count == 1 ? "1 case does" : "\(count) cases do") not fit the "
        + "\(entry.window) tokens of \(models): \(shown)\(rest)"
    }
  }
}

extension Plan.Cell {
  /// How large the request is, estimated once for all models.
  var requestSize: RequestSize {
    memo.value("size of the request") { RequestSize(request) }
  }
}
