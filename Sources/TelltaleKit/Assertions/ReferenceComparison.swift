import SourceText
import SuiteSyntax
import TextAnalysis

/// A comparison that measures how far the judged text is from a text, or from the
/// nearest of several.
protocol ReferenceComparison: TextComparison {
  /// The texts that the suite states; empty for the case's reference answer.
  var texts: [String] { get }
}

extension ReferenceComparison {
  var comparands: [String] { texts }

  func unmetNeed(in setting: AssertionSetting) -> String? {
    texts.isEmpty && !setting.hasReference
      ? "it has no reference; add reference: to the case, or to: with the text" : nil
  }

  /// Measures the judged text.
  ///
  /// - Parameters:
  ///   - subject: The response in its setting.
  ///   - body: Judges the folded answer by the folded texts, of which something is
  ///     left.
  /// - Returns: What `body` returns, or an error where a text is longer than can
  ///   be measured or nothing of it is left.
  func measure(
    _ subject: AssertionSubject,
    _ body: (_ answer: FoldedText, _ texts: [FoldedText], _ whole: Judgement.Evidence) -> Judgement
  ) -> Judgement {
    subject.withJudgedText { answer, place in
      var stated = texts
      if stated.isEmpty {
        guard let reference = subject.reference else {
          return .error("no-reference", "there is no reference answer to compare with")
        }
        stated = [reference]
      }
      for text in [answer] + stated where text.unicodeScalars.count > SimilarityLimit.scalars {
        return .error(
          "too-long", "a text of more than \(SimilarityLimit.scalars) characters is not measured")
      }
      let folded = stated.map { FoldedText($0, ignoring: ignoring) }
      guard folded.allSatisfy({ !$0.isEmpty }) else {
        return .error("nothing-to-compare", "nothing of the reference answer is left to compare")
      }
      return body(
        FoldedText(answer, ignoring: ignoring), folded,
        .init(in: place, 0..<answer.utf8.count))
    }
  }
}

/// How much text is measured.
enum SimilarityLimit {
  /// The most Unicode scalars of a text; a comparison of two such takes about a
  /// second.
  static let scalars = 100_000
}

extension SuiteNode {
  /// The value of `to`: one text or several, none of them empty.
  ///
  /// - Throws: ``SuiteValueError`` at the place of the first mistake.
  func referenceTexts(of name: String) throws(SuiteValueError) -> [String] {
    let items: [SuiteNode]
    if case .sequence(let elements) = content { items = elements } else { items = [self] }
    var texts: [String] = []
    for item in items {
      let text = try item.text()
      guard !text.isEmpty else {
        throw SuiteValueError("'\(name)' has an empty text to compare with", at: item.range)
      }
      texts.append(text)
    }
    guard !texts.isEmpty else {
      throw SuiteValueError("'\(name)' has an empty list", at: range)
    }
    return texts
  }
}
