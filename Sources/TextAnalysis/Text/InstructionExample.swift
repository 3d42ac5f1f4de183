/// An example in the instructions of a prompt.
package struct InstructionExample: Sendable {
  /// Its words.
  package var tokens: [TextToken]

  /// Where it stands in the text that it was found in, in UTF-8.
  package var range: Range<Int>

  /// Whether it is a quotation without a word that makes it an example, which may
  /// be a sentence that the model is told to write.
  package var isQuotation: Bool

  /// The sentences of a text that is an example as a whole, each for itself.
  ///
  /// - Parameter text: The text.
  /// - Returns: Its sentences of three words or more; all of it when there are none.
  package static func sentences(of text: TextTokens) -> [InstructionExample] {
    let starts = text.speakerLabels.map(\.upperBound)
    let parts = Sentence.all(of: text).flatMap { $0.split(at: starts) }
    let long = parts.filter { $0.count >= 3 }
    return (long.isEmpty && !text.tokens.isEmpty ? [text.tokens] : long).map {
      InstructionExample($0, isQuotation: false)
    }
  }

  /// The examples that instructions give: what follows "for example", "such as",
  /// and the like, the lines of `Q:` and `A:`, and quotations.
  ///
  /// - Parameters:
  ///   - instructions: The instructions.
  ///   - phrases: Those of all languages the instructions may be in.
  /// - Returns: The examples in order, each a sentence of two words or more or a
  ///   number.
  package static func all(in instructions: TextTokens, phrases: Phrases) -> [InstructionExample] {
    let sentences = Sentence.all(of: instructions)
    var marked: [Range<Int>] = []
    let scalars = instructions.normalized.scalars
    let markers = MarkerIndex(phrases.exampleMarkers)
    var place = 0
    while place < scalars.count {
      guard let end = markers.end(ofMarkerAt: place, in: scalars) else {
        place += 1
        continue
      }
      let part = exampleRange(from: end, in: scalars, sentences)
      marked.append(part)
      place = max(end, part.upperBound)
    }
    let labels = instructions.speakerLabels
    for label in labels {
      let end = scalars[label.upperBound...].firstIndex(of: "\n") ?? scalars.count
      marked.append(label.upperBound..<end)
    }
    let quoted = quotations(in: scalars)
    var found: [InstructionExample] = []
    for sentence in sentences {
      let bounds = (marked + quoted).flatMap { [$0.lowerBound, $0.upperBound] }
      for part in sentence.split(at: bounds + labels.flatMap { [$0.lowerBound, $0.upperBound] }) {
        let span = part[0].span.lowerBound..<part[part.count - 1].span.upperBound
        let isMarked = marked.contains {
          $0.lowerBound <= span.lowerBound && span.upperBound <= $0.upperBound
        }
        let isQuoted = quoted.contains {
          $0.lowerBound <= span.lowerBound && span.upperBound <= $0.upperBound
        }
        guard isMarked || isQuoted, part.count >= 2 || part.contains(where: { $0.kind == .number })
        else { continue }
        found.append(InstructionExample(part, isQuotation: !isMarked))
      }
    }
    return found
  }

  private init(_ tokens: [TextToken], isQuotation: Bool) {
    self.tokens = tokens
    let end = tokens.last?.range.upperBound ?? 0
    range = (tokens.first?.range.lowerBound ?? 0)..<end
    self.isQuotation = isQuotation
  }

  /// What a marker speaks of: the quotation after it, else the rest of its
  /// sentence, or the lines below one that ends with the marker.
  private static func exampleRange(
    from end: Int, in scalars: [Unicode.Scalar], _ sentences: [Sentence]
  ) -> Range<Int> {
    var start = end
    while start < scalars.count, " :：,，、-–—(".unicodeScalars.contains(scalars[start]) { start += 1 }
    guard start < scalars.count else { return start..<start }
    if scalars[start] == "\n" {
      var stop = start + 1
      while stop < scalars.count, !(scalars[stop] == "\n" && scalars[stop - 1] == "\n") {
        stop += 1
      }
      return start..<stop
    }
    if let close = scalars[start].closingQuote,
      let stop = scalars[(start + 1)...].prefix(while: { $0 != "\n" }).firstIndex(of: close)
    {
      return start..<stop + 1
    }
    let stop = sentences.first { $0.span.upperBound > start }?.span.upperBound ?? scalars.count
    return start..<stop
  }

  /// Where quotations of one line stand.
  private static func quotations(in scalars: [Unicode.Scalar]) -> [Range<Int>] {
    var found: [Range<Int>] = []
    var index = 0
    while index < scalars.count {
      guard let close = scalars[index].closingQuote,
        let end = scalars[(index + 1)...].prefix(500).prefix(while: { $0 != "\n" })
          .firstIndex(of: close)
      else {
        index += 1
        continue
      }
      found.append(index..<end + 1)
      index = end + 1
    }
    return found
  }
}

/// The markers of examples by their first character.
private struct MarkerIndex {
  private var markers: [Unicode.Scalar: [[Unicode.Scalar]]] = [:]

  init(_ list: [String]) {
    for entry in list {
      let scalars = Array(entry.unicodeScalars)
      if let first = scalars.first { markers[first, default: []].append(scalars) }
    }
    for key in markers.keys { markers[key]?.sort { $0.count > $1.count } }
  }

  /// Where the longest marker ends that begins at a place as a word.
  func end(ofMarkerAt place: Int, in scalars: [Unicode.Scalar]) -> Int? {
    guard let candidates = markers[scalars[place]] else { return nil }
    if place > 0, scalars[place - 1].isLetterOrDigit, !scalars[place].isIdeographic { return nil }
    for marker in candidates where scalars[place...].starts(with: marker) {
      let end = place + marker.count
      let isWhole =
        end == scalars.count || !scalars[end].isLetterOrDigit
        || marker.last?.isLetterOrDigit == false || marker.last?.isIdeographic == true
      if isWhole { return end }
    }
    return nil
  }
}

extension Unicode.Scalar {
  /// The mark that closes a quotation which this one opens.
  fileprivate var closingQuote: Unicode.Scalar? {
    switch self {
    case "\"": "\""
    case "「": "」"
    case "『": "』"
    default: nil
    }
  }
}

extension TextTokens {
  /// Where a line begins with who speaks: `Q:`, `A:`, or a word for question or
  /// answer.
  fileprivate var speakerLabels: [Range<Int>] {
    let scalars = normalized.scalars
    var found: [Range<Int>] = []
    for token in tokens where token.kind == .word || token.isCharacter {
      let start = token.span.lowerBound
      guard start == 0 || scalars[start - 1] == "\n" || scalars[start - 1] == " " else { continue }
      let end = scalars[start...].prefix(12).firstIndex { $0 == ":" || $0 == "：" }
      guard let end, Phrases.all.speakers.contains(NormalizedText.string(scalars[start..<end]))
      else {
        continue
      }
      let isAtLineStart = start == 0 || scalars[start - 1] == "\n"
      // In the middle of a line only the plain letters are labels.
      if isAtLineStart || end - start == 1 { found.append(start..<end + 1) }
    }
    return found
  }
}

extension Sentence {
  /// The tokens between some places, without empty parts.
  fileprivate func split(at places: [Int]) -> [[TextToken]] {
    let inside = places.filter { span.contains($0) }.sorted()
    guard !inside.isEmpty else { return [tokens] }
    var parts: [[TextToken]] = []
    var rest = tokens[...]
    for place in inside {
      let part = rest.prefix { $0.span.lowerBound < place }
      if !part.isEmpty { parts.append(Array(part)) }
      rest = rest.dropFirst(part.count)
    }
    if !rest.isEmpty { parts.append(Array(rest)) }
    return parts
  }
}
