/// One question of a conversation, with what is expected of its answer.
///
/// A turn has no name: it is known by its place, because what is said before it
/// is part of what it is.
public struct Turn: Sendable {
  /// Where the turn stands in the suite's file: a UTF-8 range.
  public var range: Range<Int>

  /// The user's question.
  public var question: String

  /// The passages that the model is shown; `nil` when the turn has no such key.
  public var passages: [Passage]?

  /// The variables that templates can use, the case's and suite's among them.
  public var variables: [String: String]

  /// An ideal answer, never shown to a model.
  public var reference: String?

  /// The assertions of the suite, of the case and of the turn.
  public var items: [AssertionItem]

  /// What the search found for its question, once there was one.
  public var retrieval: Retrieval?
}

/// What was said before a case begins.
public struct CaseHistory: Hashable, Sendable {
  /// How earlier turns reach a model.
  public enum Form: String, Hashable, Sendable, CaseIterable {
    /// As the session's own entries, one of the user and one of the model for
    /// each turn.
    case transcript

    /// As text in the user's message: a session that was rebuilt from what a
    /// chat shows.
    case messages
  }

  /// How earlier turns reach the model.
  public var form: Form

  /// The earlier turns that the suite states, the oldest first.
  public var exchanges: [Exchange]

  /// Creates a history.
  public init(form: Form = .transcript, exchanges: [Exchange] = []) {
    self.form = form
    self.exchanges = exchanges
  }
}

/// How a conversation is fitted into a model's window: what an app does, not the
/// model.
public struct SessionSettings: Hashable, Sendable {
  /// What happens to a turn that is not answered.
  public enum Overflow: String, Hashable, Sendable, CaseIterable {
    /// Nothing: the turn stays unanswered.
    case fail

    /// The turn is put once more, without earlier turns and with fewer passages.
    case fewerPassages = "fewer-passages"
  }

  /// How many of the latest exchanges are kept at most; `nil` for all.
  public var keptExchanges: Int?

  /// What happens to a turn that is not answered.
  public var overflow: Overflow

  /// Creates settings.
  public init(keptExchanges: Int? = 2, overflow: Overflow = .fail) {
    self.keptExchanges = keptExchanges
    self.overflow = overflow
  }
}

extension Case {
  /// Whether the case has turns of its own.
  public var isConversation: Bool { !turns.isEmpty }

  /// Whether anything was said before one of its questions.
  public var hasSession: Bool { isConversation || history?.exchanges.isEmpty == false }

  /// The case as it stands at each of its turns; a case that asks once is its only
  /// one.
  public var asked: [Case] {
    if turns.isEmpty { return [self] }
    return turns.map { turn in
      var asked = self
      asked.turns = []
      asked.range = turn.range
      asked.question = turn.question
      asked.passages = turn.passages
      asked.retrieval = turn.retrieval
      asked.variables = turn.variables
      asked.reference = turn.reference
      asked.items = turn.items
      return asked
    }
  }
}
