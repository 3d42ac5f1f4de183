@testable import TelltaleKit

/// Questions about documents with the fact that answers them.
enum QuestionPairs {
  struct Pair: Hashable, Sendable, CustomStringConvertible {
    var passages: [Passage]
    var language: String
    var question: String

    /// The accepted facts; `-` when the documents do not hold the answer.
    var facts: [String]
    var description: String { question }
  }

  /// Reads blocks: documents that begin with `== title :: heading`, then questions
  /// `?? language question => fact|fact`.
  static func pairs(_ text: String) -> [Pair] {
    var pairs: [Pair] = []
    for block in text.split(separator: "\n\n") {
      var passages: [Passage] = []
      for line in block.split(separator: "\n") {
        if line.hasPrefix("== ") {
          let parts = line.dropFirst(3).split(separator: " :: ").map(String.init)
          passages.append(
            Passage(title: parts[0], heading: parts.count > 1 ? parts[1] : nil, text: ""))
        } else if line.hasPrefix("?? ") {
          let parts = line.dropFirst(3).split(separator: " => ").map(String.init)
          pairs.append(
            Pair(
              passages: passages, language: String(parts[0].prefix(2)),
              question: String(parts[0].dropFirst(3)),
              facts: parts[1].split(separator: "|").map(String.init)))
        } else {
          passages[passages.count - 1].text += line + "\n"
        }
      }
    }
    return pairs
  }

  /// The answer type of a document chat.
  static let schema: AnswerSchema = {
    var documents = AnswerSchema.Property(name: "documents", type: .array(of: .string))
    documents.maximumCount = 3
    return AnswerSchema(properties: [
      AnswerSchema.Property(name: "text", type: .string),
      AnswerSchema.Property(name: "found", type: .boolean), documents,
    ])
  }()

  /// The request for a pair.
  static func request(
    _ pair: Pair, instructions: String = "You answer questions about the user's documents.",
    schema: AnswerSchema? = schema, options: GenerationOptions = .init(sampling: .greedy)
  ) -> Request {
    var segments = [
      Request.Segment(role: .instructions, kind: .text, text: instructions, message: 0)
    ]
    for (index, passage) in pair.passages.enumerated() {
      segments.append(
        .init(role: .user, kind: .passageHeading(index), text: passage.heading ?? "", message: 1))
      segments.append(
        .init(role: .user, kind: .passageTitle(index), text: passage.title ?? "", message: 1))
      segments.append(.init(role: .user, kind: .passageText(index), text: passage.text, message: 1))
    }
    segments.append(.init(role: .user, kind: .question, text: pair.question, message: 1))
    return Request(segments: segments, answer: schema, options: options)
  }
}
