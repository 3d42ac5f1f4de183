/// How one cell is run.
extension Runner {
  func result(
    ofCell index: Int, on model: any Model, by desk: Dispatcher
  ) async -> CellResult {
    await result(
      ofCell: index, on: model, trials: firstTrial..<firstTrial + plan.cells[index].trials,
      by: desk)
  }

  /// The trials that confirm a cell, as a cell of their own: the numbers that follow
  /// those of the planned ones.
  func confirmation(
    ofCell index: Int, on model: any Model, by desk: Dispatcher
  ) async -> CellResult {
    let start = firstTrial + plan.cells[index].trials
    return await result(
      ofCell: index, on: model, trials: start..<start + (confirmation?.trials ?? 0), by: desk)
  }

  private func result(
    ofCell index: Int, on model: any Model, trials: Range<Int>, by desk: Dispatcher
  ) async -> CellResult {
    let cell = plan.cells[index]
    if cell.subject.hasSession {
      return await result(ofSession: index, on: model, trials: trials, by: desk)
    }
    let judge = judge(ofCell: index)
    var judged: [CellJudge.JudgedTrial] = []
    var stop = desk.stop
    for trial in trials where stop == nil {
      let errand = errand(cell.request, to: model, trial: trial, ofCell: index) { response in
        judge.expects(response)
      }
      switch await answer(to: errand, hash: cell.requestHash, ofCell: index, by: desk) {
      case .withheld(let reason): stop = reason
      case .reply(let reply):
        let next = judge.judgedTrial(trial - firstTrial, reply)
        judged.append(next)
        onTrial?(index, next.trial)
        stop = reply.cut ?? (trial + 1 < trials.upperBound ? desk.stop : nil)
      }
    }
    var result = judge.cellResult(ofJudged: judged)
    if let stop { result.skip = .notRun(stop) }
    return located(result, index)
  }

  /// What becomes of a cell whose requests come out of a session.
  private func result(
    ofSession index: Int, on model: any Model, trials numbers: Range<Int>, by desk: Dispatcher
  ) async -> CellResult {
    let cell = plan.cells[index]
    let suite = plan.suites[cell.suite]
    let conversation = Conversation(cell.subject, version: cell.version, of: suite)
    let judge = judge(ofCell: index)
    var trials: [[Conversation.Step]] = []
    var stop = desk.stop
    for number in numbers where stop == nil {
      let (steps, withheld) = await conversation.steps(
        window: model.fingerprint.contextSize, naming: plan.hashes.request
      ) { turn, request in
        let turnJudge = judge.judge(of: conversation.asked[turn])
        let errand = errand(request, to: model, trial: number, ofCell: index) { response in
          turnJudge.expects(response)
        }
        return await answer(to: errand, hash: nil, ofCell: index, by: desk)
      }
      stop = withheld ?? (number + 1 < numbers.upperBound ? desk.stop : nil)
      if steps.isEmpty { break }
      trials.append(steps)
      guard let onTrial else { continue }
      let alone = judge.cellResult([steps], of: conversation) { plan.hashes.request($0) }
      for var trial in alone.trials {
        trial.index = number - firstTrial
        onTrial(index, trial)
      }
    }
    var result = judge.cellResult(trials, of: conversation) { plan.hashes.request($0) }
    if let stop { result.skip = .notRun(stop) }
    return located(result, index)
  }

  private func errand(
    _ request: Request, to model: any Model, trial: Int, ofCell index: Int,
    isExpected: @escaping @Sendable (Response) -> Bool
  ) -> Dispatcher.Errand {
    let cell = plan.cells[index]
    return Dispatcher.Errand(
      request: request, model: model, trial: trial, timeout: plan.suites[cell.suite].timeout,
      seed: "\(cell.id) \(trial)", isExpected: isExpected)
  }

  /// A response that was kept, or the model's with the time that it took.
  ///
  /// - Parameters:
  ///   - errand: What is put to the model.
  ///   - hash: The request's hash, where it is known.
  ///   - index: The place of the cell in the plan.
  ///   - desk: What puts it there.
  /// - Returns: The response, or why there is none.
  private func answer(
    to errand: Dispatcher.Errand, hash: String?, ofCell index: Int, by desk: Dispatcher
  ) async -> Dispatcher.Answer {
    if let kept,
      let found = kept.response(
        cell: plan.cells[index].id, trial: errand.trial - firstTrial,
        requestHash: hash ?? plan.hashes.request(errand.request))
    {
      return .reply(
        Dispatcher.Reply(
          response: found.response, duration: found.duration, attempts: found.attempts))
    }
    let answer = await desk.answer(to: errand)
    if case .reply(let reply) = answer {
      onResponse?(index, errand.trial, errand.request, reply.response)
    }
    return answer
  }
}
