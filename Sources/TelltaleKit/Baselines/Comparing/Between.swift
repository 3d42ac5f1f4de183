/// Two models or two prompt versions of one run, which are compared with each
/// other.
public enum Between: Hashable, Sendable {
  /// From one model to another.
  case models(ModelID, ModelID)

  /// From one prompt version to another.
  case prompts(String, String)

  /// What is compared, as a word.
  public var kind: String {
    switch self {
    case .models: "models"
    case .prompts: "prompts"
    }
  }

  /// The names of both.
  public var names: (old: String, new: String) {
    switch self {
    case .models(let old, let new): (old.rawValue, new.rawValue)
    case .prompts(let old, let new): (old, new)
    }
  }

  /// Whether a cell is of the old side.
  public func isOld(_ id: CellID) -> Bool {
    switch self {
    case .models(let old, _): id.model == old
    case .prompts(let old, _): id.prompt == old
    }
  }

  /// Whether a cell is of the new side.
  public func isNew(_ id: CellID) -> Bool {
    switch self {
    case .models(_, let new): id.model == new
    case .prompts(_, let new): id.prompt == new
    }
  }

  /// Returns the cell of the new side that one of the old side is compared with.
  public func counterpart(of id: CellID) -> CellID {
    var id = id
    switch self {
    case .models(_, let new): id.model = new
    case .prompts(_, let new): id.prompt = new
    }
    return id
  }
}
