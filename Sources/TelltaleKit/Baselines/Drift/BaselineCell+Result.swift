extension BaselineCell {
  /// What accepting a cell's result stores.
  ///
  /// - Parameters:
  ///   - result: A judged cell.
  ///   - acceptedFailing: Why a failing cell is accepted, if it is.
  public init(_ result: CellResult, acceptedFailing: String? = nil) {
    var answers: [(response: BaselineResponse, key: [UInt8])] = []
    for trial in result.trials {
      let answer = trial.response.outcome.answer
      let key = answer.map(\.bytes) ?? []
      if let index = answers.firstIndex(where: { $0.key == key }) {
        answers[index].response.count += 1
      } else {
        answers.append((BaselineResponse(count: 1, answer: answer), key))
      }
    }
    answers.sort {
      ($1.response.count, $0.key) < ($0.response.count, $1.key)
    }
    self.init(
      prompt: result.id.prompt, requestHash: result.requestHash, caseHash: result.caseHash,
      promptHash: result.promptHash, outcome: result.commonestOutcome,
      acceptedFailing: acceptedFailing,
      assertions: result.assertions.filter { $0.label != CellJudge.impliedLabel }
        .map { ($0.label, $0.tally) },
      responses: answers.map(\.response))
  }
}

extension CellResult {
  /// How most of the trials ended; of several, the first in the vocabulary.
  public var commonestOutcome: Outcome.Kind {
    let kinds = trials.map(\.response.outcome.kind)
    let counted = Outcome.Kind.allCases.map { kind in (kind, kinds.count { $0 == kind }) }
    let most = counted.map(\.1).max() ?? 0
    return counted.first { $0.1 == most }?.0 ?? .answered
  }
}

extension Answer {
  /// Bytes that are equal exactly when two answers are, down to how Unicode is
  /// encoded: Swift's `==` on text would call NFC and NFD the same.
  public var bytes: [UInt8] {
    switch self {
    case .text(let text): [0x74] + Array(text.utf8)
    case .guided(let value): [0x67] + Array(value.json.utf8)
    }
  }
}

private func < (left: (Int, [UInt8]), right: (Int, [UInt8])) -> Bool {
  left.0 != right.0 ? left.0 < right.0 : left.1.lexicographicallyPrecedes(right.1)
}
