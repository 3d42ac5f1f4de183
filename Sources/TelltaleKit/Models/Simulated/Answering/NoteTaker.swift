/// Takes notes of a document in place of answering from it.
///
/// Asked for the key facts of a text, a model repeats its lines, with what they
/// are about, where an answer would give a figure alone.
struct NoteTaker {
  /// The lines and sentences of the document, in order.
  private let sentences: [String]

  /// The question that the notes are for, if there is one.
  private let question: String?

  /// The most lines of a note.
  private static let maximumLines = 8

  /// Reads a request; `nil` when its instructions do not ask for notes in plain
  /// text.
  init?(_ request: Request, memo: ReadingMemo) {
    guard request.answer == nil else { return nil }
    let instructions = request.instructions
    guard !instructions.isEmpty else { return nil }
    let vocabulary = RequestLanguages.vocabulary(of: instructions, memo: memo)
    let asking = vocabulary.hits(of: [.noteTaking], in: FoldedWord.words(in: instructions))
    guard !asking.isEmpty else { return nil }
    let said = request.segments.filter { $0.role == .user }
    question = said.last { $0.kind == .question }?.text
    let document = said.filter { $0.kind != .question }.map(\.text).joined()
    sentences = Sentences.split(document, vocabulary: vocabulary).map { String($0).trimmingSpaces }
  }

  /// The notes, a line each; `nil` when nothing is worth one.
  ///
  /// With a question those are the lines that have its words, rare ones counting
  /// more; without, those that have a figure.
  var notes: String? {
    let words = sentences.map { Set(FoldedWord.words(in: $0).map(\.bytes)) }
    var scores: [Double]
    if let question {
      let asked = Set(FoldedWord.words(in: question).map(\.bytes))
      var counts: [[UInt8]: Int] = [:]
      for line in words {
        for word in line where asked.contains(word) { counts[word, default: 0] += 1 }
      }
      // A word that every fourth line has tells nothing.
      let telling = counts.filter { $0.value * 4 <= max(4, words.count) }
      scores = words.map { line in
        line.intersection(telling.keys).map { 1 / Double(telling[$0] ?? 1) }.sorted().reduce(0, +)
      }
    } else {
      scores = sentences.map { FoldedWord.words(in: $0).contains(where: \.hasDigit) ? 1 : 0 }
    }
    let kept = scores.indices.filter { scores[$0] > 0 }
      .sorted { (scores[$1], $0) < (scores[$0], $1) }.prefix(Self.maximumLines).sorted()
    return kept.isEmpty ? nil : kept.map { sentences[$0] }.joined(separator: "\n")
  }
}
