/// An exchange of a conversation as the session holds it.
public struct SentExchange: Hashable, Sendable {
  /// The user's question.
  public var question: String

  /// The user's message as it was sent, passages and all.
  public var message: [Request.Segment]

  /// The passages that the message shows.
  public var passages: [Passage]

  /// The words of the answer, as a chat shows them.
  public var answer: String

  /// The answer as the session keeps it: a guided one as JSON.
  public var entry: String

  /// Creates an exchange that a suite states.
  init(stated exchange: Exchange) {
    question = exchange.question
    message = [.init(role: .user, kind: .question, text: exchange.question, message: 1)]
    passages = []
    answer = exchange.answer
    entry = exchange.answer
  }

  /// Creates an exchange that took place.
  ///
  /// - Parameters:
  ///   - question: The user's question.
  ///   - message: The user's message, without what it told of earlier turns.
  ///   - passages: The passages that it shows.
  ///   - answer: What the model answered.
  init(
    question: String, message: [Request.Segment], passages: [Passage] = [], answer: Answer
  ) {
    self.question = question
    self.message = message
    self.passages = passages
    switch answer {
    case .text(let text):
      self.answer = text
      entry = text
    case .guided(let value):
      entry = value.json
      self.answer = answer.text ?? value.json
    }
  }

  /// The exchange as assertions know it.
  var exchange: Exchange { Exchange(question: question, answer: answer) }
}

extension [SentExchange] {
  /// The entries of a session: a message of the user and one of the model for each
  /// exchange, behind the instructions.
  var transcript: [Request.Segment] {
    enumerated().flatMap { index, exchange in
      let asked = exchange.message.map { segment in
        Request.Segment(
          role: .user, kind: segment.kind, text: segment.text, message: 2 * index + 1)
      }
      let answered = Request.Segment(
        role: .assistant, kind: .text, text: exchange.entry, message: 2 * index + 2)
      return asked + [answered]
    }
  }

  /// The beginning of a message that tells what was said before, as an app does
  /// that kept the texts of its chat and not the session.
  var toldInMessage: [Request.Segment] {
    func segment(_ kind: Request.Segment.Kind, _ text: String) -> Request.Segment {
      .init(role: .user, kind: kind, text: text, message: 1)
    }
    return enumerated().flatMap { index, exchange in
      [
        segment(.text, "User: "), segment(.earlierQuestion(index), exchange.question),
        segment(.text, "\nAssistant: "), segment(.earlierAnswer(index), exchange.answer),
        segment(.text, index + 1 < count ? "\n" : "\n\n"),
      ]
    }
  }
}
