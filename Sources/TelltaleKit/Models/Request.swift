/// Everything that reaches a model, and nothing else.
///
/// A request has no field for what a suite expects: a model, simulated or real,
/// cannot see the assertions, the reference or the case's name.
public struct Request: Hashable, Sendable {
  /// Whose words a segment is.
  public enum Role: String, Hashable, Sendable {
    case instructions, user, assistant
  }

  /// A piece of the text that a model reads.
  public struct Segment: Hashable, Sendable {
    /// What a segment is part of.
    public enum Kind: Hashable, Sendable {
      /// Text that the author wrote around the rest.
      case text

      /// The user's question.
      case question

      /// The title of a passage, counted from 0.
      case passageTitle(Int)

      /// The heading line of a passage, counted from 0.
      case passageHeading(Int)

      /// The text of a passage, counted from 0.
      case passageText(Int)

      /// The question of an earlier turn that is told in a message, counted from 0.
      case earlierQuestion(Int)

      /// The answer of an earlier turn that is told in a message, counted from 0.
      case earlierAnswer(Int)
    }

    /// Whose words the segment is.
    public var role: Role

    /// What the segment is part of.
    public var kind: Kind

    /// The segment's text, exactly as the model gets it.
    public var text: String

    /// Which message the segment belongs to: 0 for the instructions, then each
    /// message in order.
    public var message: Int

    /// Creates a segment.
    public init(role: Role, kind: Kind, text: String, message: Int) {
      self.role = role
      self.kind = kind
      self.text = text
      self.message = message
    }
  }

  /// The pieces in the order in which the model receives them.
  public var segments: [Segment]

  /// The type to generate, or `nil` for plain text.
  public var answer: AnswerSchema?

  /// How to generate.
  public var options: GenerationOptions

  /// Creates a request.
  public init(
    segments: [Segment], answer: AnswerSchema? = nil, options: GenerationOptions = .init()
  ) {
    self.segments = segments
    self.answer = answer
    self.options = options
  }

  /// The messages in order, each the concatenation of its segments.
  public var messages: [(role: Role, text: String)] {
    var messages: [(role: Role, text: String)] = []
    var current: Int?
    for segment in segments {
      if segment.message == current {
        messages[messages.count - 1].text += segment.text
      } else {
        messages.append((segment.role, segment.text))
        current = segment.message
      }
    }
    return messages
  }

  /// The session's instructions; empty when there are none.
  public var instructions: String {
    segments.filter { $0.role == .instructions }.map(\.text).joined()
  }

  /// The last message of the user.
  public var prompt: String { messages.last { $0.role == .user }?.text ?? "" }
}
