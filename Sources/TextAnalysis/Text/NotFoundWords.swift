/// The words by which a text says that the documents do not hold the answer.
struct NotFoundWords {
  /// Where the text says so, as a range of the normalised text; `nil` when it
  /// does not.
  private(set) var place: Range<Int>?

  /// Where a sentence negates helping, as a range of the normalised text.
  private(set) var declined: Range<Int>?

  /// Whether there is a negation or a word for absence at all.
  private(set) var hasNegation = false

  /// Whether all that is negated was asked: "the lease does not mention pets" is
  /// also the answer to "does the lease mention pets?".
  private(set) var isAsked = false

  /// Looks for them in a text whose quotations are blanked out: a pattern, or in
  /// one sentence without digits a negation with a word for saying or
  /// information, or a word for absence.
  init(in text: TextTokens, phrases: Phrases, isAsked: (TextToken) -> Bool) {
    let scalars = text.normalized.scalarsWithoutQuotations
    for pattern in phrases.notFound {
      if let range = pattern.firstMatch(in: scalars) {
        place = range
        break
      }
    }
    var said: [TextToken] = []
    for sentence in Sentence.all(of: text) {
      let tokens = sentence.tokens.filter { scalars[$0.span.lowerBound] != " " }
      let part = NormalizedText.string(scalars[sentence.span])
      let negations = Self.found(phrases.negation, in: tokens, part, isStem: false)
      let absences = Self.found(phrases.absence, in: tokens, part, isStem: true)
      guard negations.isPresent || absences.isPresent else { continue }
      hasNegation = true
      if declined == nil, negations.isPresent,
        Self.found(phrases.helping, in: tokens, part, isStem: true).isPresent
      {
        declined = sentence.span
      }
      if sentence.tokens.contains(where: { $0.kind == .number }) { continue }
      let sayings = Self.found(phrases.saying + phrases.information, in: tokens, part, isStem: true)
      guard absences.isPresent || sayings.isPresent else { continue }
      place = place ?? sentence.span
      said += sayings.tokens + absences.tokens
    }
    self.isAsked = !said.isEmpty && said.allSatisfy(isAsked)
  }

  /// The tokens that entries of a list stand for, and whether there are any; an
  /// entry with a space or of a text without spaces has no token of its own.
  private static func found(
    _ list: [String], in tokens: [TextToken], _ part: String, isStem: Bool
  ) -> (tokens: [TextToken], isPresent: Bool) {
    var found: [TextToken] = []
    var isPresent = false
    for entry in list {
      if entry.contains(" ") || entry.unicodeScalars.first?.isIdeographic == true {
        isPresent = isPresent || part.contains(entry)
        continue
      }
      for token in tokens where token.text.matches(entry, isStem: isStem) {
        found.append(token)
      }
    }
    return (found, isPresent || !found.isEmpty)
  }
}

extension String {
  /// Whether a word is an entry.
  ///
  /// An entry that ends in an apostrophe begins the word, one with an apostrophe
  /// in it ends it ("couldn't"), one after a hyphen stands inside it (Turkish
  /// "-miyor-"), a stem of three letters or more begins it, and so does a
  /// negation of five.
  fileprivate func matches(_ entry: String, isStem: Bool) -> Bool {
    if self == entry { return true }
    if entry.hasPrefix("-") { return dropFirst(2).contains(entry.dropFirst()) }
    if entry.hasSuffix("'") { return hasPrefix(entry) }
    if entry.contains("'") { return hasSuffix(entry) }
    return entry.count >= (isStem ? 3 : 5) && hasPrefix(entry)
  }
}

extension NormalizedText {
  /// The characters, with quotations blanked out: what is printed on a page is
  /// not what the text says.
  var scalarsWithoutQuotations: [Unicode.Scalar] {
    var result = scalars
    for (open, close) in [("\"", "\""), ("「", "」"), ("『", "』")]
      as [(Unicode.Scalar, Unicode.Scalar)]
    {
      var start = 0
      while let first = result[start...].firstIndex(of: open),
        let last = result[(first + 1)...].firstIndex(of: close)
      {
        for index in first...last { result[index] = " " }
        start = last + 1
      }
    }
    return result
  }
}
