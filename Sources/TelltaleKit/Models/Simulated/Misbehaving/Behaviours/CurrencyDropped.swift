/// Amounts lose their currency.
struct CurrencyDropped: Misbehaviour {
  let name = "currency-dropped"
  let summary = "an amount such as € 22,41 becomes 22.41"
  let counters = [Rule.keepCurrency]
  let source = "AutoAlign: a euro total came back as 22.41"
  let document = BehaviourReports.autoAlign
  let caughtBy = ["currency-kept"]
  let example = BehaviourExample.receipt

  func applies(to reading: Reading, draft: AnswerDraft) -> Bool {
    draft.isFound
      && draft.fact.map { Currencies.areIn($0.value, vocabulary: reading.vocabulary) } ?? false
  }

  func misbehave(_ draft: inout AnswerDraft, reading: Reading) { draft.dropsCurrency = true }
}
