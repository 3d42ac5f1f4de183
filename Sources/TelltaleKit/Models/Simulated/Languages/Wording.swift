/// How answers are worded in one language.
///
/// `{value}` stands for the fact, `{noun}` for what it is, `{Noun}` for the same
/// with a capital, `{question}` for the question.
struct Wording: Sendable {
  /// Sentences that begin with the fact.
  var factFirst: [String]

  /// Sentences that lead up to the fact.
  var leadIn: [String]

  /// What a talkative model adds.
  var additions: [String]

  /// What is said when the documents do not hold the answer.
  var missing: [String]

  /// What talkative models add to that.
  var missingAdditions: [String]

  /// Openings that nobody asked for.
  var preambles: [String]

  /// The words for yes and no.
  var yes: String
  var no: String

  /// A sentence that grounds a bare yes or no.
  var yesReason: String
  var noReason: String

  /// The word between the last two elements of a list.
  var and: String

  /// A sentence around a list.
  var listed: String

  /// A sentence around the title of a document.
  var document: String

  /// A sentence around words that are quoted.
  var quoted: String

  /// A sentence that claims a sum; `{value}` is the sum.
  var sum: String

  /// An apology in place of an answer.
  var refusal: String

  /// Acknowledgements of a message that asks nothing.
  var acknowledgement: String

  /// The nouns for facts of a kind.
  var kindNouns: [QuestionKind: String]
}
