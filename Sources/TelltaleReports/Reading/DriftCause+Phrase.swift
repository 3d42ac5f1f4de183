package import TelltaleKit

extension DriftCause {
  /// The cause as a phrase after "regressed".
  package var phrase: String {
    switch self {
    case .prompt: "by your prompt edit"
    case .case: "by your edit of the case"
    case .model: "by the model"
    case .assertions: "by a changed assertion"
    case .noise: "with the same request and the same model"
    case .promptAndModel: "by your prompt edit or by the model"
    case .eitherAlone: "by your prompt edit and by the model, each alone"
    case .bothTogether: "by your prompt edit and the model, only both together"
    case .several: "by one of several changes"
    }
  }
}
