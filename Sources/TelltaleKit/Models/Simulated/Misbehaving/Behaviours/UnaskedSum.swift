/// Amounts are added up, wrongly.
struct UnaskedSum: Misbehaviour {
  let name = "unasked-sum"
  let summary = "adds amounts up, wrongly"
  let counters = [Rule.noSums]
  let source = "AutoAlign: it cannot reliably add up a column of numbers"

  /// Only where a total is asked for and no single fact is the total.
  func applies(to reading: Reading, draft: AnswerDraft) -> Bool {
    guard reading.question.kind == .amount else { return false }
    let asksTotal = reading.question.asked.contains { $0 == .total || $0 == .paid || $0 == .costs }
    return asksTotal && draft.fact?.concept != .total && amounts(reading).count > 1
      && reading.sources.count > 1
  }

  func misbehave(_ draft: inout AnswerDraft, reading: Reading) {
    guard let wording = reading.lexicon(of: draft.language)?.wording else { return }
    let amounts = amounts(reading)
    let cents = amounts.compactMap(NumberText.value).reduce(0) { $0 + Int(($1 * 100).rounded()) }
    // Off by one in the tens, the kind of slip that a carry makes.
    let wrong = cents + 1000
    let mark = draft.language == "en" ? "." : ","
    let tail = wrong % 100
    let number = "€ \(wrong / 100)\(mark)\(tail < 10 ? "0" : "")\(tail)"
    draft.endings.append(wording.space + AnswerWriter.fill(wording.sum, value: number))
  }

  private func amounts(_ reading: Reading) -> [String] {
    reading.fragments.flatMap { fragment in
      fragment.spans.filter { $0.kind == .amount }.map { fragment.text(of: $0) }
    }
  }
}
