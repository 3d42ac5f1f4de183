/// The parts of a request: what is rule text, what is shown, what is asked.
struct RequestLayout {
  /// The instructions and the author's text of the last message.
  var promptTexts: [String] = []

  /// The guides of the answer's properties, nested ones too.
  var guides: [String] = []

  /// The documents shown.
  var passages: [Passage] = []

  /// The question, or the text that takes its place.
  var question = ""

  /// Whether the request marks a text as the question.
  var hasQuestion = false

  /// The earlier exchanges.
  var history: [Reading.Exchange] = []

  /// Whether they are told in the message, and are no entries of the session.
  var isRebuilt = false

  private let vocabulary: Vocabulary

  init(_ request: Request, vocabulary: Vocabulary) {
    self.vocabulary = vocabulary
    let last = request.segments.last { $0.role == .user }?.message
    var instructions: [String] = []
    var around: [String] = []
    var asked: [String] = []
    var shown: [Int: Passage] = [:]
    var isTelling = request.segments.contains { segment in
      if case .earlierAnswer = segment.kind { segment.message == last } else { false }
    }
    isRebuilt = isTelling
    for segment in request.segments
    where segment.role == .instructions || segment.message == last {
      let isLast = segment.message == last
      if isTelling, isLast {
        // Up to the last answer the message tells what was said before.
        if case .earlierAnswer(let index) = segment.kind {
          isTelling = index + 1 < request.toldTurns
        }
        continue
      }
      switch segment.kind {
      case .text where segment.role == .instructions: instructions.append(segment.text)
      case .text where isLast: around.append(segment.text)
      case .question where isLast: asked.append(segment.text)
      case .passageTitle(let index): shown[index, default: Passage(text: "")].title = segment.text
      case .passageHeading(let index):
        shown[index, default: Passage(text: "")].heading = segment.text
      case .passageText(let index): shown[index, default: Passage(text: "")].text += segment.text
      case .text, .question, .earlierQuestion, .earlierAnswer: break
      }
    }
    promptTexts = instructions + around
    passages = shown.sorted { $0.key < $1.key }.map(\.value)
    question = asked.joined(separator: " ").trimmingSpaces
    hasQuestion = !question.isEmpty
    history = Self.exchanges(of: request, before: last)
    if let answer = request.answer { guides = Self.guides(of: answer) }
    if passages.isEmpty, hasQuestion, history.isEmpty, sortsMessage(request.answer) {
      // What is sorted is the message itself.
      passages = [Passage(text: question)]
      hasQuestion = false
    } else if passages.isEmpty {
      // What is sorted or taken out of may end with a question of its own.
      takeDocument(from: around, whole: request.answer != nil)
    }
    if question.isEmpty { question = question(in: around.joined()) }
    takeNotes(from: instructions)
  }

  /// Whether all that an answer holds is a choice, a mark or a flag, and none is what a
  /// message wants of an app.
  private func sortsMessage(_ answer: AnswerSchema?) -> Bool {
    guard let answer else { return false }
    let properties = answer.properties
    let isChoice = properties.allSatisfy { property in
      switch property.type {
      case .boolean: true
      case .string, .array(of: .string): !property.anyOf.isEmpty
      case .integer, .number: property.minimum != nil && property.maximum != nil
      case .array, .object: false
      }
    }
    guard isChoice, properties.contains(where: { $0.anyOf.count > 2 }) else { return false }
    // A lone class that nothing explains is told by what the message asks for.
    guard properties.count > 1 || properties.contains(where: { $0.guide != nil }) else {
      return false
    }
    return properties.allSatisfy { property in
      let words = PropertyName.words(of: property.name)
      let lists: [WordList] = [
        .requests, .foundProperties, .missingProperties, .answerProperties, .documentProperties,
        .verdict, .permission, .denial,
      ]
      return !lists.contains { vocabulary.contains(words, in: $0) }
    }
  }

  /// Without passages the document stands in the prompt's own text.
  private mutating func takeDocument(from around: [String], whole: Bool) {
    let text = around.joined().trimmingSpaces
    guard !text.isEmpty else { return }
    let body = question.isEmpty && !whole ? withoutQuestion(text) : text
    passages = [Passage(text: body)]
  }

  /// Facts that the app put into the instructions, such as totals it computed.
  private mutating func takeNotes(from instructions: [String]) {
    var notes: [Substring] = []
    for text in instructions {
      for line in text.split(whereSeparator: \.isNewline) {
        let hasDigit = line.utf8.contains { (0x30...0x39).contains($0) }
        if hasDigit, FragmentReader.label(of: line) != nil { notes.append(line) }
      }
    }
    guard !notes.isEmpty else { return }
    passages.append(Passage(text: notes.joined(separator: "\n")))
  }

  private static func exchanges(of request: Request, before last: Int?) -> [Reading.Exchange] {
    var exchanges = told(in: request, message: last)
    var asked: String?
    var shown: [Passage] = []
    for message in Dictionary(grouping: request.segments, by: \.message).sorted(by: {
      $0.key < $1.key
    }) {
      guard message.key != last, let role = message.value.first?.role else { continue }
      switch role {
      case .user:
        let questions = message.value.filter { $0.kind == .question }
        asked = (questions.isEmpty ? message.value : questions).map(\.text).joined()
        shown = passages(in: message.value)
      case .assistant:
        let entry = message.value.map(\.text).joined()
        exchanges.append(
          Reading.Exchange(
            question: asked ?? "", answer: words(of: entry, request), passages: shown))
        asked = nil
        shown = []
      case .instructions: break
      }
    }
    return exchanges
  }

  /// The exchanges that a message tells.
  private static func told(in request: Request, message: Int?) -> [Reading.Exchange] {
    var exchanges: [Reading.Exchange] = []
    var asked = ""
    for segment in request.segments where segment.message == message {
      switch segment.kind {
      case .earlierQuestion: asked = segment.text
      case .earlierAnswer:
        exchanges.append(Reading.Exchange(question: asked, answer: segment.text, passages: []))
      default: break
      }
    }
    return exchanges
  }

  /// The documents that the segments of one message show.
  private static func passages(in segments: [Request.Segment]) -> [Passage] {
    var shown: [Int: Passage] = [:]
    for segment in segments {
      switch segment.kind {
      case .passageTitle(let index): shown[index, default: Passage(text: "")].title = segment.text
      case .passageHeading(let index):
        shown[index, default: Passage(text: "")].heading = segment.text
      case .passageText(let index): shown[index, default: Passage(text: "")].text += segment.text
      case .text, .question, .earlierQuestion, .earlierAnswer: break
      }
    }
    return shown.sorted { $0.key < $1.key }.map(\.value)
  }

  /// The words of an answer as a session keeps it: those of a guided one stand in
  /// its JSON.
  private static func words(of entry: String, _ request: Request) -> String {
    guard request.answer != nil, let value = try? AnswerValue(json: entry) else { return entry }
    return Answer.guided(value).text ?? entry
  }

  /// The last sentence that ends with a question mark; else what follows the
  /// label of a question; else all of the text.
  private func question(in text: String) -> String {
    let sentences = Sentences.split(text, vocabulary: vocabulary)
    if let asked = sentences.last(where: {
      $0.last { !$0.isWhitespace }.map { "?？".contains($0) } ?? false
    }) {
      let text = String(asked).trimmingSpaces
      return label(in: text) ?? text
    }
    for sentence in sentences.reversed() {
      if let asked = label(in: String(sentence)) { return asked }
    }
    return text.trimmingSpaces
  }

  private func label(in text: String) -> String? {
    guard let (label, value) = FragmentReader.label(of: text[...]), !value.isEmpty else {
      return nil
    }
    let words = FoldedWord.words(in: String(label))
    let isLabel = vocabulary.hits(of: [.promptLabels], in: words).contains { hit in
      hit.words == words.indices
    }
    return isLabel ? String(value) : nil
  }

  private func withoutQuestion(_ text: String) -> String {
    let asked = question(in: text)
    guard asked != text, let range = text.range(ofText: asked) else { return text }
    return String(text[..<range.lowerBound]) + String(text[range.upperBound...])
  }

  private static func guides(of schema: AnswerSchema) -> [String] {
    schema.properties.flatMap { property -> [String] in
      let own = [property.guide].compactMap { $0 }
      switch property.type {
      case .object(let inner), .array(of: .object(let inner)): return own + guides(of: inner)
      default: return own
      }
    }
  }
}

extension String {
  /// Where another text first stands in this one, byte by byte.
  func range(ofText other: String) -> Range<String.Index>? {
    let pattern = Array(other.utf8)
    let bytes = Array(utf8)
    guard !pattern.isEmpty, pattern.count <= bytes.count else { return nil }
    for start in 0...(bytes.count - pattern.count)
    where bytes[start] == pattern[0]
      && bytes[start..<(start + pattern.count)].elementsEqual(pattern)
    {
      let lower = utf8.index(startIndex, offsetBy: start)
      return lower..<utf8.index(lower, offsetBy: pattern.count)
    }
    return nil
  }
}

extension Request {
  /// How many earlier turns the last message tells.
  fileprivate var toldTurns: Int {
    segments.count { if case .earlierAnswer = $0.kind { true } else { false } }
  }
}
