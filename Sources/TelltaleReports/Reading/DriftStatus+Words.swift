import TelltaleKit

extension DriftStatus {
  /// The status as a word before its cause.
  var words: String {
    switch self {
    case .regressed: "regressed"
    case .suspect: "suspect"
    case .unreliableBaseline: "unreliable baseline"
    case .notJudged: "not judged"
    case .fixed: "fixed"
    case .reworded: "reworded"
    case .new: "new: there is no baseline"
    case .stillFailing: "still failing"
    case .unchanged: "unchanged"
    }
  }
}
