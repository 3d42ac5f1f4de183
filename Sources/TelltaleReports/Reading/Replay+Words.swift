package import TelltaleKit

extension Replay.Corner {
  /// The combination in words.
  package var title: String {
    switch self {
    case .acceptedAnswers: "the accepted answers, with today's assertions"
    case .oldPrompt: "the old prompt on the model of this run"
    case .oldModel: "the prompt of this run on the old model"
    case .oldPromptAndModel: "the old prompt on the old model"
    }
  }
}

extension Replay.Finding {
  /// The finding in words.
  package var words: String {
    switch self {
    case .changed: "has the change, too"
    case .unchanged: "as the baseline"
    case .notJudged: "not judged"
    case .notReplayed: "not replayed"
    }
  }
}
