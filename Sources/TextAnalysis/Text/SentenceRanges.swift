/// The sentences of a text as a reader counts them.
package struct SentenceRanges: Hashable, Sendable {
  /// Their UTF-8 ranges, in order.
  package private(set) var ranges: [Range<Int>] = []

  /// Splits a text.
  ///
  /// What ``Sentence`` splits is put together again where a full stop ended an
  /// abbreviation, where the text goes on in lower case, and where a quotation
  /// goes on in the sentence that quotes it.
  package init(_ text: String) {
    let tokens = TextTokens(text)
    let scalars = tokens.normalized.scalars
    let bytes = Array(text.utf8)
    var previous: Sentence?
    for sentence in Sentence.all(of: tokens) {
      guard let first = sentence.tokens.first, let last = sentence.tokens.last else { continue }
      let range = first.range.lowerBound..<last.range.upperBound
      if let before = previous, let start = ranges.last?.lowerBound,
        Self.goesOn(before, sentence, first, scalars, bytes)
      {
        ranges[ranges.count - 1] = start..<range.upperBound
      } else {
        ranges.append(range)
      }
      previous = sentence
    }
  }

  /// Whether a sentence is the rest of the one before it.
  private static func goesOn(
    _ before: Sentence, _ sentence: Sentence, _ first: TextToken, _ scalars: [Unicode.Scalar],
    _ bytes: [UInt8]
  ) -> Bool {
    let end = scalars[before.span.upperBound - 1]
    guard end != "\n" else { return false }
    let between = scalars[sentence.span.lowerBound..<first.span.lowerBound]
    guard !between.contains("\n") else { return false }
    if first.isCharacter, first.kind == .ideograph {
      // 「はい。」と言った。 and “好。”他说。
      return between.contains { $0.closesQuotation } && !between.contains { $0.opensQuotation }
    }
    if isLowercase(bytes, at: first.range.lowerBound), between.allSatisfy({ $0 != "-" }) {
      return true
    }
    guard end == ".", let last = before.tokens.last, last.kind == .word,
      last.span.upperBound == before.span.upperBound - 1
    else { return false }
    return abbreviations.contains(last.text)
  }

  private static func isLowercase(_ bytes: [UInt8], at offset: Int) -> Bool {
    var decoder = UTF8()
    var rest = bytes[offset...].prefix(4).makeIterator()
    guard case .scalarValue(let scalar) = decoder.decode(&rest) else { return false }
    return scalar.properties.isLowercase
  }

  /// Words that are written with a full stop before a name or a number, in lower
  /// case.
  private static let abbreviations: Set<String> = Set(
    """
    dr mr mrs ms prof st sr sra srta hr fr frl dra jr mme mlle mm me ing ir drs mw dhr mevr dott
    sig avv on rev hon gen col sgt capt lt no nr nº num núm art abs kap bd ca bzw vgl bijv blz pag
    pág pp vs cf fig tel ext ref max min approx evtl ggf inkl inc zzgl str av avda ave blvd jl skr
    resp p.ej tlf kl ff fl doç yrd av sok cad mah örn
    """.split(whereSeparator: \.isWhitespace).map(String.init))
}

extension Unicode.Scalar {
  fileprivate var closesQuotation: Bool {
    self == "」" || self == "』" || self == "》" || self == "\"" || self == "）"
  }

  fileprivate var opensQuotation: Bool { self == "「" || self == "『" || self == "《" }
}
