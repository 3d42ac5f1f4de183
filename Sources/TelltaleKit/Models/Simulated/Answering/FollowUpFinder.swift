/// Finds the fact that answers a follow-up.
struct FollowUpFinder {
  /// What was understood of the request.
  let reading: Reading

  /// The follow-up.
  let followUp: FollowUp

  /// Returns the fact, supported or not.
  func fact() -> Fact? {
    switch followUp.form {
    case .about:
      var resolved = reading.alone
      resolved.question = followUp.question
      if followUp.staysInDocument, let current = current(candidates) {
        resolved.sources = reading.sources
        resolved.fragments = reading.fragments.filter { $0.passage == current.source }
        if let fact = Answering(reading: resolved).fact(), fact.isSupported { return fact }
        resolved = reading.alone
        resolved.question = followUp.question
      }
      // What earlier messages show is only looked at where this one shows nothing.
      if let fact = Answering(reading: resolved).fact(), fact.isSupported { return fact }
      resolved.sources = reading.sources
      resolved.fragments = reading.fragments
      return Answering(reading: resolved).fact()
    case .before: return earlier()
    case .compared: return compared()
    }
  }

  /// What the question comes to in one document.
  private struct Candidate {
    var source: Int
    var fact: Fact
    var date: Int
  }

  private var candidates: [Candidate] {
    reading.sources.indices.compactMap { index in
      let finder = FactFinder(
        fragments: reading.fragments.filter { $0.passage == index }, sources: reading.sources)
      guard var fact = finder.fact(for: followUp.base) else { return nil }
      // The one that is meant need not be about what was asked for by name.
      fact.isSupported = true
      let source = reading.sources[index]
      let named = Recency.latest(
        in: [source.heading, source.title].compactMap { $0 }.joined(separator: "\n"),
        vocabulary: reading.vocabulary)
      return Candidate(
        source: index, fact: fact,
        date: named > 0 ? named : Recency.latest(in: source.text, vocabulary: reading.vocabulary))
    }
  }

  /// The document that the last answer was taken from: the last whose fact it
  /// states.
  private func current(_ candidates: [Candidate]) -> Candidate? {
    candidates.last { followUp.lastAnswer.range(ofText: $0.fact.value) != nil }
  }

  /// The documents that are older than one, the latest first.
  private func older(than current: Candidate, _ candidates: [Candidate]) -> [Candidate] {
    candidates.filter { $0.date > 0 && $0.date < current.date }.sorted { $0.date > $1.date }
  }

  private func earlier() -> Fact? {
    let candidates = candidates
    guard let current = current(candidates) else { return nil }
    return older(than: current, candidates).first?.fact
  }

  private func compared() -> Fact? {
    let candidates = candidates
    guard let current = current(candidates) else { return nil }
    let months = followUp.words.filter { reading.vocabulary.isMonth($0.bytes) }
    let named = candidates.first { candidate in
      let source = reading.sources[candidate.source]
      return candidate.source != current.source
        && (source.words + source.namedWords).contains { word in
          months.contains { $0.bytes == word.bytes }
        }
    }
    guard let other = named ?? older(than: current, candidates).first else { return nil }
    var fact = current.fact
    fact.kind = .list
    fact.elements = [current.fact.value, other.fact.value]
    fact.value = fact.elements.joined(separator: ", ")
    return fact
  }
}
