/// An answer before it is put into words, so that a fault can change it.
struct AnswerDraft: Sendable {
  /// The base code of the language of the answer.
  var language: String

  /// What was found.
  var fact: Fact?

  /// Whether the model says that it found the answer.
  var isFound: Bool

  /// What stands before the answer, each with what separates it.
  var openings: [String] = []

  /// What stands after it.
  var endings: [String] = []

  /// What takes the place of the worded answer.
  var replacement: String?

  /// Whether the replacement is an option that stands alone.
  var isOption = false

  /// Whether the replacement is all of the answer, whatever form was asked for.
  var isFreeText = false

  /// What the answer gets wrong wherever it says it.
  var misreadings: [Misreading] = []

  /// How JSON is written where the prompt asks for it.
  var json = JSONText()

  /// Whether an answer that is too long ends without a flag.
  var endsSilently = false

  /// Whether amounts lose their currency.
  var dropsCurrency = false

  /// Whether plain text is marked up.
  var usesMarkdown = false

  /// Whether an option is forced where none fits.
  var forcesOptions = false

  /// Whether optional values are left out.
  var omitsOptionals = false

  /// The model's manner.
  var style: Style

  /// A number that picks among wordings.
  var variant: Int

  /// A model's manner of speaking.
  enum Style: String, Hashable, Sendable {
    /// One sentence that leads up to the fact.
    case plain

    /// One sentence that begins with the fact.
    case direct

    /// Two sentences.
    case talkative

    /// As few words as a sentence needs.
    case terse

    /// A good, short sentence.
    case clean
  }
}
