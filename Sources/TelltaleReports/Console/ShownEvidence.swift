import SuiteSyntax
import TelltaleKit

/// Where evidence stands in an answer as it is shown.
struct ShownEvidence {
  private let outcome: Outcome
  private let shown: String

  /// Creates the map of a response.
  init(_ outcome: Outcome) {
    self.outcome = outcome
    shown = outcome.shown
  }

  /// Returns the UTF-8 range in the shown text, or `nil` if the evidence is
  /// elsewhere.
  ///
  /// The assertion's label says when it judges the answer as JSON.
  func range(of evidence: Judgement.Evidence, label: String) -> Range<Int>? {
    let path = evidence.place.split(separator: "/").map(String.init)
    guard path.first == "answer", let answer = outcome.answer else { return nil }
    guard case .guided(.object(let members)) = answer else {
      return path.count == 1 ? evidence.range : nil
    }
    if path.count == 1 {
      // The words of a guided answer come first; its JSON is not shown.
      return label.hasSuffix(" on raw") ? nil : evidence.range
    }
    if path[1] == "text", path.count == 2 { return evidence.range }
    guard let member = members.first(where: { $0.name.hasBytes(of: path[1]) }) else { return nil }
    return line(of: member)
  }

  /// The line that shows a member.
  private func line(of member: AnswerValue.Member) -> Range<Int>? {
    let line = Array("\(member.name): \(member.value.json)".utf8)
    let bytes = Array(shown.utf8)
    var start = bytes.count - line.count
    while start >= 0 {
      let startsLine = start == 0 || bytes[start - 1] == UInt8(ascii: "\n")
      if startsLine, bytes[start..<(start + line.count)].elementsEqual(line) {
        let name = member.name.utf8.count + 2
        return (start + name)..<(start + line.count)
      }
      start -= 1
    }
    return nil
  }
}

/// The texts of a request by the places that evidence names.
struct RequestTexts {
  private let request: Request?
  private let question: String?

  /// Creates the texts of a request.
  init(_ request: Request?, question: String?) {
    self.request = request
    self.question = question
  }

  /// Returns the text at a place with a name for it.
  func text(at place: String) -> (name: String, text: String)? {
    let path = place.split(separator: "/").map(String.init)
    switch path.first {
    case "question": return question.map { ("question", $0) }
    case "instructions":
      guard let text = request?.instructions, !text.isEmpty else { return nil }
      return ("instructions", text)
    case "passages":
      guard path.count == 3, let index = Int(path[1]) else { return nil }
      let kinds: [String: Request.Segment.Kind] = [
        "text": .passageText(index), "heading": .passageHeading(index),
        "title": .passageTitle(index),
      ]
      // Earlier messages have passages of their own.
      let last = request?.segments.last { $0.role == .user }?.message
      guard let kind = kinds[path[2]],
        let segment = request?.segments.last(where: {
          $0.kind == kind && ($0.message == last || $0.role == .instructions)
        })
      else { return nil }
      let name = path[2] == "text" ? "passage \(index + 1)" : "\(path[2]) \(index + 1)"
      return (name, segment.text)
    default: return nil
    }
  }
}
