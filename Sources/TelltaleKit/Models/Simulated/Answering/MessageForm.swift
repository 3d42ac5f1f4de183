/// What the form of a message says of its intent.
struct MessageForm {
  private let message: QuestionReading

  private var vocabulary: Vocabulary { message.vocabulary }

  init(_ message: QuestionReading) { self.message = message }

  /// Adds the weight of the form to the counts of the topics.
  func weigh(_ counts: inout [Double]) {
    if asksToKeep {
      counts[Topic.tell.rawValue] += 6
      counts[Topic.ask.rawValue] = 0
      counts[Topic.rename.rawValue] = 0
      return
    }
    if givesName { counts[Topic.rename.rawValue] += 4 }
    if Self.names(message) {
      counts[Topic.rename.rawValue] += 2
    }
    let isOrder = counts[Topic.rename.rawValue] > 0 || counts[Topic.delete.rawValue] > 0
    for topic in [
      Topic.rename, .delete, .summarise, .translate, .compare, .cancel, .refund, .complain,
    ]
    where counts[topic.rawValue] > 0 {
      counts[topic.rawValue] += 3
    }
    if asks || asksForSomething {
      counts[Topic.ask.rawValue] += isOrder ? 1 : 2.5
      counts[Topic.tell.rawValue] = min(counts[Topic.tell.rawValue], 0.2)
    } else if isNounPhrase {
      counts[Topic.ask.rawValue] += 2
    } else {
      counts[Topic.tell.rawValue] += isOrder ? 0.5 : 2
      counts[Topic.ask.rawValue] = min(counts[Topic.ask.rawValue], 0.4)
    }
    if counts[Topic.positive.rawValue] == 0, counts[Topic.negative.rawValue] == 0 {
      counts[Topic.neutral.rawValue] += 0.5
    }
    if counts[Topic.urgent.rawValue] == 0 { counts[Topic.relaxed.rawValue] += 0.2 }
  }

  /// Whether the message is a question: by its mark, or by how it opens.
  private var asks: Bool {
    if message.text.last(where: { !$0.isWhitespace }).map({ "?？".contains($0) }) ?? false {
      return true
    }
    guard message.isAsking else { return false }
    let opening = Interrogatives(of: message.language).opening(of: message.words)
    return opening.map { $0.words.lowerBound <= 2 } ?? true
  }

  /// Whether the message asks to keep something in mind.
  private var asksToKeep: Bool {
    opens(.keepers) || opens(.keeping)
  }

  /// Whether the message gives a name: "give X the title Y", "the new title of X
  /// is Y", "X should be called Y".
  private var givesName: Bool {
    guard !message.text.contains(where: { "?？".contains($0) }),
      let first = message.words.first?.bytes
    else { return false }
    let words = message.words.map(\.bytes)
    guard let noun = words.firstIndex(where: { vocabulary.contains($0, in: .titleNouns) }) else {
      return words.contains(where: { vocabulary.contains($0, in: .shoulds) })
        && words.contains(where: { vocabulary.contains($0, in: .called) })
    }
    let isNew = noun > 0 && vocabulary.contains(words[noun - 1], in: .new)
    return vocabulary.contains(first, in: .givers) || isNew
      || words.contains(where: { vocabulary.contains($0, in: .shoulds) })
  }

  /// Whether the message orders the app to show or find something.
  private var asksForSomething: Bool {
    opens(.orders)
  }

  /// Whether the message is a bare phrase without a verb, such as "my last
  /// receipt", which asks for the thing.
  private var isNounPhrase: Bool {
    guard let first = message.words.first, message.words.count <= 5,
      message.text.utf8.last != UInt8(ascii: ".") || message.words.count < 4
    else { return false }
    return vocabulary.contains(first.bytes, in: .things)
      && !message.words.contains { vocabulary.contains($0.bytes, in: .statementVerbs) }
  }

  private func opens(_ list: WordList) -> Bool { Self.opens(message, with: list) }

  /// Whether a message begins with an entry of a list, or has one anywhere where verbs
  /// stand at the end.
  private static func opens(_ message: QuestionReading, with list: WordList) -> Bool {
    let isVerbFinal = ["ja", "ko", "tr"].contains(message.language)
    return message.vocabulary.hits(of: [list], in: message.words).contains {
      $0.words.lowerBound == 0 || isVerbFinal
    }
  }

  /// Whether a message begins by naming something.
  static func names(_ message: QuestionReading) -> Bool { opens(message, with: .namers) }
}
