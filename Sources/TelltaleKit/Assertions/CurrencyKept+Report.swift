import TextAnalysis

/// Says for people what a comparison of amounts found.
struct CurrencyReport {
  var verdict: CurrencyVerdict
  var answer: String
  var answerPlace: String
  var shown: [ShownText]

  /// The verdict with a message about its first finding, and the evidence of all.
  var judgement: Judgement {
    let conclusion: Verdict =
      switch verdict.reason.passes {
      case true?: .pass
      case false?: .fail
      case nil: .undecided
      }
    return Judgement(
      conclusion, reason: verdict.reason.rawValue, message: message, evidence: evidence)
  }

  private var message: String {
    guard let finding = verdict.findings.first(where: { $0.reason == verdict.reason }) else {
      return "the answer has no amount"
    }
    let text = message(finding)
    let others = verdict.findings.count - 1
    if verdict.reason.passes == true || others == 0 { return text }
    return "\(text) (and \(others) more)"
  }

  private func message(_ finding: CurrencyVerdict.Finding) -> String {
    let amount = finding.answer.map { answer.utf8Part($0).quoted } ?? ""
    let origin = finding.source.map { source in
      "\(name(source.source)) \(shown[source.source].source.text.utf8Part(source.range).quoted)"
    }
    switch finding.reason {
    case .kept: return "\(amount) stands in what the model was shown"
    case .keptWider: return "\(amount) fits; \(origin ?? "the source") is more exact"
    case .nothingToJudge: return "the answer has no amount"
    case .currencyDropped: return "\(amount) lost its currency; \(origin ?? "")"
    case .currencyChanged: return "\(amount) has another currency; \(origin ?? "")"
    case .amountChanged: return "\(amount) is another amount; \(origin ?? "")"
    case .notInSource:
      return finding.isSum
        ? "\(amount) is a sum that the model made itself"
        : "\(amount) stands nowhere in what the model was shown"
    case .notAsWritten: return "\(amount) is spelled differently; \(origin ?? "")"
    case .missing: return "\((finding.demanded ?? "").quoted) is not in the answer"
    case .ambiguousGrouping:
      return "\(amount) can be read in two ways, one of which fits; \(origin ?? "")"
    case .currencyNarrowed:
      return "\(amount) says which currency it is, which nothing shows; \(origin ?? "")"
    case .spelledOut:
      let words = "the amount in words before"
      if let demanded = finding.demanded {
        return "\(words) \(amount) was not read; it may be \(demanded.quoted)"
      }
      guard let source = finding.source else { return "\(words) \(amount) was not read" }
      let unit = shown[source.source].source.text.utf8Part(source.range).quoted
      return "\(amount) may be \(words) \(unit) in \(whole(source.source)), which was not read"
    }
  }

  private func name(_ source: Int) -> String { "\(whole(source)) says" }

  /// What a text that the model was shown is a part of.
  private func whole(_ source: Int) -> String {
    let place = shown[source].place
    if place.hasPrefix("passages/") { return "the passage" }
    if place.hasPrefix("history/") { return "the conversation" }
    return "the \(place)"
  }

  /// The amounts in the answer, each with what it stands for.
  private var evidence: [Judgement.Evidence] {
    verdict.findings.flatMap { finding in
      var evidence: [Judgement.Evidence] = []
      if let range = finding.answer { evidence.append(.init(in: answerPlace, range)) }
      if let source = finding.source {
        evidence.append(.init(in: shown[source.source].place, source.range))
      }
      return evidence
    }
  }
}
