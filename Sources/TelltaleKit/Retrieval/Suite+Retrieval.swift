/// Cases with the passages that a search finds for them.
struct SuiteSearch {
  /// Searches the suite's documents, if it has any.
  private let retriever: Retriever?

  /// Reads the documents of a suite.
  init(of suite: Suite) { retriever = suite.documents.map { Retriever($0) } }

  /// Returns a case with its passages: those that it states, or those that are found
  /// for its question; in a conversation turn by turn, each for its own question.
  func searched(_ subject: Case) -> Case {
    guard let retriever, let top = subject.top else { return subject }
    var subject = subject
    if !subject.isConversation, subject.searches, let question = subject.question {
      let retrieval = retriever.search(question, top: top)
      subject.passages = retrieval.passages
      subject.retrieval = retrieval
    }
    for index in subject.turns.indices where subject.turns[index].passages == nil {
      let retrieval = retriever.search(subject.turns[index].question, top: top)
      subject.turns[index].passages = retrieval.passages
      subject.turns[index].retrieval = retrieval
    }
    return subject
  }
}

extension Case {
  /// Whether passages are searched for the case: its suite has documents, and it states
  /// no passages of its own.
  var searches: Bool { top != nil && passages == nil }
}
