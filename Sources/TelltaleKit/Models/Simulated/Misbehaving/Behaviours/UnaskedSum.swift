/// Amounts are added up, not all of them.
struct UnaskedSum: Misbehaviour {
  let name = "unasked-sum"
  let summary = "adds amounts up, and leaves one out where there are more than two"
  let counters = [Rule.noSums]
  let source = "AutoAlign: it cannot reliably add up a column of numbers"
  let document = BehaviourReports.autoAlign
  let caughtBy = ["no-sum-of-its-own"]
  let remedy: String? = "Add the amounts up in code, and give the total in the instructions."
  let example: BehaviourExample = BehaviourExample(
    passages: [
      Passage(title: "Baker", heading: nil, text: "Bread: € 4.10\n"),
      Passage(title: "Florist", heading: nil, text: "Tulips: € 12.50\n"),
      Passage(title: "Butcher", heading: nil, text: "Sausages: € 7.30\n"),
    ], question: "How much did I pay in total?")

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
    let cents = amounts.prefix(Self.mostAmounts).compactMap(NumberText.value)
      .filter { $0.magnitude <= Self.largest }.map { Int(($0 * 100).rounded()) }
    guard cents.count > 1 else { return }
    let sum = cents.prefix(max(2, cents.count - 1)).reduce(0, +)
    let mark = draft.language == "en" ? "." : ","
    let tail = sum % 100
    let sign = "€£$¥".first { amounts.first?.contains($0) ?? false } ?? "€"
    let number = "\(sign) \(sum / 100)\(mark)\(tail < 10 ? "0" : "")\(tail)"
    draft.endings.append(wording.space + AnswerWriter.fill(wording.sum, value: number))
  }

  /// The largest amount that is added up, and the most of them: their cents stay far within an
  /// integer.
  private static let largest = 1e12
  private static let mostAmounts = 1000

  private func amounts(_ reading: Reading) -> [String] {
    reading.fragments.flatMap { fragment in
      fragment.spans.filter { $0.kind == .amount }.map { fragment.text(of: $0) }
    }
  }
}
