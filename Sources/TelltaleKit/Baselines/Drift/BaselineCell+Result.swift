extension BaselineCell {
  /// What accepting a cell's result stores.
  ///
  /// - Parameters:
  ///   - result: A judged cell.
  ///   - acceptedFailing: Why a failing cell is accepted, if it is.
  public init(_ result: CellResult, acceptedFailing: String? = nil) {
    let turns = result.turns.indices.map { turn in
      let responses = result.trials.map { trial in
        trial.turns.indices.contains(turn) ? trial.turns[turn].response : nil
      }
      return BaselineTurn(
        outcome: Outcome.Kind.commonest(of: responses.compactMap { $0?.outcome.kind }),
        responses: .distinct(responses.map { $0?.outcome.answer }))
    }
    self.init(
      prompt: result.id.prompt, requestHash: result.requestHash, caseHash: result.caseHash,
      promptHash: result.promptHash,
      outcome: turns.isEmpty ? result.commonestOutcome : turns.outcome,
      acceptedFailing: acceptedFailing,
      assertions: result.assertions.filter { !$0.isImplied }.map { ($0.label, $0.tally) },
      responses: turns.isEmpty
        ? .distinct(result.trials.map(\.response.outcome.answer)) : [],
      turns: turns)
  }
}

extension [BaselineResponse] {
  /// The different ones of some answers, `nil` for an outcome without one: the
  /// commonest first, then by text.
  fileprivate static func distinct(_ responses: [Answer?]) -> Self {
    var answers: [(response: BaselineResponse, key: [UInt8])] = []
    for answer in responses {
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
    return answers.map(\.response)
  }
}

extension [BaselineTurn] {
  /// How the conversation ended: as its first turn that was not answered.
  var outcome: Outcome.Kind {
    lazy.compactMap(\.outcome).first { $0 != .answered } ?? .answered
  }
}

extension CellResult {
  /// How most of the trials ended; of several, the first in the vocabulary.
  public var commonestOutcome: Outcome.Kind {
    Outcome.Kind.commonest(of: trials.map(\.response.outcome.kind)) ?? .answered
  }
}

extension Outcome.Kind {
  /// The kind that comes most often, of several the first in the vocabulary; `nil`
  /// for none.
  fileprivate static func commonest(of kinds: [Self]) -> Self? {
    let counted = allCases.map { kind in (kind, kinds.count { $0 == kind }) }
    let most = counted.map(\.1).max() ?? 0
    return most == 0 ? nil : counted.first { $0.1 == most }?.0
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
