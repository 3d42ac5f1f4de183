import TextAnalysis

/// A text comparison that one of several texts is enough for.
protocol OneOfTexts: TextComparison {
  /// The accepted texts.
  var texts: [String] { get }

  /// What a failure says that the answer does not do, such as `begin with`.
  static var verb: String { get }

  /// Returns where a text stands as it has to, in UTF-8 of the answer.
  static func range(of text: FoldedText, in answer: FoldedText) -> Range<Int>?
}

extension OneOfTexts {
  var comparands: [String] { texts }

  func judge(_ subject: AssertionSubject) -> Judgement {
    subject.withJudgedText { answer, place in
      if let range = range(in: answer, ignoring) {
        return Judgement(.pass, evidence: [.init(in: place, range)])
      }
      let hint = hint { range(in: answer, $0) != nil }
      return .fail("not-there", "the answer does not \(Self.verb) \(texts.listed("or"))\(hint)")
    }
  }

  private func range(in answer: String, _ folding: TextFolding) -> Range<Int>? {
    let folded = FoldedText(answer, ignoring: folding)
    for text in texts {
      if let range = Self.range(of: FoldedText(text, ignoring: folding), in: folded) {
        return range
      }
    }
    return nil
  }
}
