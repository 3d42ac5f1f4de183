/// What a model found in the documents.
struct Fact: Sendable {
  /// The fact as the document writes it.
  var value: String

  /// The fragment it comes from.
  var fragment: Fragment

  /// The concept that it answers, if known.
  var concept: Concept?

  /// What sort of thing it is.
  var kind: QuestionKind

  /// Whether the documents support it: the words that the question names are
  /// there.
  var isSupported: Bool

  /// How well it fits, for comparison only.
  var score: Double

  /// The parts, where the answer is a list.
  var elements: [String] = []

  /// Whether the statement is negative, for yes-or-no questions.
  var isNegative = false

  /// Whether it is a sentence of running text, which the answer quotes: which of its
  /// words answer is not sure.
  var isQuoted = false

  /// The sentence together with another that supports the answer about as well; the best
  /// model quotes both.
  var wider: Fragment?
}
