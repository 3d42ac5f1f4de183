/// The document of a request, cut into parts that a small context window holds.
///
/// The document is what the passages show, with what stands between them; in a
/// request without passages it is the longest text that the user sends.
struct DocumentParts {
  /// The segments of the document, by their places in the request.
  private let document: Range<Int>

  private let request: Request

  /// Finds the document of a request; `nil` when the user sends no text.
  init?(of request: Request) {
    self.request = request
    let segments = request.segments
    let passages = segments.indices.filter { segments[$0].isPassage }
    if let first = passages.first, let last = passages.last {
      document = first..<last + 1
      return
    }
    let texts = segments.indices.filter { segments[$0].kind == .text && segments[$0].role == .user }
    let longest = texts.max {
      segments[$0].text.utf8.count < segments[$1].text.utf8.count
    }
    guard let longest, !segments[longest].text.isEmpty else { return nil }
    document = longest..<longest + 1
  }

  /// Returns the parts of the document, each of no more than so many tokens where
  /// its words can be parted.
  ///
  /// Cuts are made between paragraphs; in a paragraph that is too long by itself
  /// between lines, and in such a line between words. What follows in another
  /// part of a passage has its title and heading again.
  func parts(tokens limit: Int) -> [[Request.Segment]] {
    var parts: [[Request.Segment]] = []
    var part: [Request.Segment] = []
    var size = 0
    var labels: [Request.Segment] = []
    for segment in request.segments[document] {
      if segment.isLabel {
        if labels.first.map({ $0.passage != segment.passage }) ?? false { labels = [] }
        labels.append(segment)
      }
      for piece in pieces(of: segment, limit: limit) {
        let own = TokenEstimate.tokens(in: piece)
        if size > 0, size + own > limit {
          parts.append(part)
          let repeated = labels.filter { $0.passage == segment.passage && !segment.isLabel }
          part = repeated.flatMap { [$0, Self.lineBreak(like: $0)] }
          size = repeated.reduce(0) { $0 + TokenEstimate.tokens(in: $1.text) }
        }
        if part.isEmpty, piece.allSatisfy(\.isWhitespace) { continue }
        part.append(.init(role: .user, kind: segment.kind, text: piece, message: 1))
        size += own
      }
    }
    if !part.isEmpty { parts.append(part) }
    return parts
  }

  /// Returns the request with notes in place of the document.
  func request(with notes: [String]) -> Request {
    var shortened = request
    let first = request.segments[document.lowerBound]
    let kind: Request.Segment.Kind = first.isPassage ? .passageText(0) : .text
    shortened.segments.replaceSubrange(
      document,
      with: [
        .init(
          role: first.role, kind: kind, text: notes.joined(separator: "\n"),
          message: first.message)
      ])
    return shortened
  }

  private static func lineBreak(like segment: Request.Segment) -> Request.Segment {
    .init(role: .user, kind: .text, text: "\n", message: segment.message)
  }

  /// A segment's text in pieces that belong together, each with what parts it
  /// from the next.
  private func pieces(of segment: Request.Segment, limit: Int) -> [String] {
    guard TokenEstimate.tokens(in: segment.text) > limit else { return [segment.text] }
    return segment.text.pieces(endingIn: "\n\n").flatMap { paragraph in
      guard TokenEstimate.tokens(in: paragraph) > limit else { return [paragraph] }
      return paragraph.pieces(endingIn: "\n").flatMap { line in
        guard TokenEstimate.tokens(in: line) > limit else { return [line] }
        return Self.words(of: line, limit: limit)
      }
    }
  }

  /// A line that is too long in pieces that are not, cut at spaces; where there
  /// are none, as in Chinese, between characters.
  private static func words(of line: String, limit: Int) -> [String] {
    var pieces: [String] = []
    var piece = ""
    for word in line.pieces(endingIn: " ") {
      let words =
        TokenEstimate.tokens(in: word) > limit ? word.map { String($0) } : [word]
      for word in words {
        if !piece.isEmpty, TokenEstimate.tokens(in: piece + word) > limit {
          pieces.append(piece)
          piece = ""
        }
        piece += word
      }
    }
    return piece.isEmpty ? pieces : pieces + [piece]
  }
}

extension Request.Segment {
  /// The passage that the segment is about, counted from 0.
  fileprivate var passage: Int? {
    switch kind {
    case .passageTitle(let index), .passageHeading(let index), .passageText(let index): index
    case .text, .question, .earlierQuestion, .earlierAnswer: nil
    }
  }

  fileprivate var isPassage: Bool { passage != nil }

  /// Whether it is a title or a heading.
  fileprivate var isLabel: Bool {
    switch kind {
    case .passageTitle, .passageHeading: true
    case .passageText, .text, .question, .earlierQuestion, .earlierAnswer: false
    }
  }
}

extension String {
  /// The text cut behind each place where a separator stands; what follows it of
  /// the same characters stays with it.
  fileprivate func pieces(endingIn separator: String) -> [String] {
    var pieces: [String] = []
    var rest = Substring(self)
    while let found = rest.firstRange(of: separator) {
      var end = found.upperBound
      while end < rest.endIndex, separator.contains(rest[end]) { end = rest.index(after: end) }
      pieces.append(String(rest[..<end]))
      rest = rest[end...]
    }
    return rest.isEmpty ? pieces : pieces + [String(rest)]
  }
}
