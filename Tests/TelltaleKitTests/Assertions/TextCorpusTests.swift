import Foundation
import Testing
import TextAnalysis

@testable import TelltaleKit

/// Worked examples of the text rules in 15 languages, with a verdict and a reason
/// each, from a folder outside of the repository.
private struct TextCorpus {
  static let folder = ProcessInfo.processInfo.environment["TELLTALE_CORPORA"]

  struct Case {
    var id: String
    var inputs: AnswerValue
    var subject: AssertionSubject
    var verdict: String
    var lenientVerdict: String?
    var reason: String
  }

  static func cases(of assertion: String) throws -> [Case] {
    let path = "\(folder ?? "")/text/text-cases.json"
    guard
      case .array(let rows) = try AnswerValue(json: String(contentsOfFile: path, encoding: .utf8))
    else { return [] }
    return rows.compactMap { row in
      guard row["assertion"]?.text == assertion, let inputs = row["inputs"] else { return nil }
      let passages = inputs["headings"]?.elements.map { heading in
        Passage(heading: heading["line"]?.text, text: inputs["passage"]?.text ?? "")
      }
      let listed = inputs["listed"]?.elements.map { Passage(title: $0.text, text: "") }
      let text = inputs["answer"]?.text ?? inputs["text"]?.text ?? ""
      let answer = inputs["output"].map { Answer.guided($0) } ?? .text(text)
      let shown = inputs["passages"]?.text.map { [Passage(text: $0)] }
      let history = inputs["previous"]?.elements.map {
        Exchange(question: $0["question"]?.text ?? "", answer: $0["answer"]?.text ?? "")
      }
      return Case(
        id: row["id"]?.text ?? "", inputs: inputs,
        subject: AssertionSubject(
          outcome: .answered(answer), question: inputs["question"]?.text,
          passages: passages ?? listed ?? shown ?? [], history: history ?? [],
          language: row["lang"]?.text),
        verdict: row["verdict"]?.text ?? "", lenientVerdict: row["lenient"]?.text,
        reason: row["reason"]?.text ?? "")
    }
  }
}

extension AnswerValue {
  fileprivate var text: String? { if case .string(let text) = self { text } else { nil } }
  fileprivate var isTrue: Bool { self == .boolean(true) }
  fileprivate var elements: [AnswerValue] {
    if case .array(let elements) = self { elements } else { [] }
  }

  /// The value as flow style writes it in a suite.
  fileprivate var flow: String { json }
}

@Suite(.enabled(if: TextCorpus.folder != nil, "TELLTALE_CORPORA names no folder"))
struct TextCorpusTests {
  @Test func `copied headings are told as the worked examples tell them`() throws {
    try expectVerdicts(of: "no-copied-headings") { inputs in
      inputs["allow"]?.isTrue == true ? "no-copied-headings: {allow: true}" : "no-copied-headings"
    }
  }

  @Test func `the start of an answer is judged as in the worked examples`() throws {
    try expectVerdicts(of: "starts-with-answer") { inputs in
      "starts-with-answer: {fact: \(inputs["fact"]?.flow ?? ""), lenient: \(inputs["level"]?.text == "lenient")}"
    }
  }

  @Test func `a lenient start lets through what the worked examples let through`() throws {
    let cases = try TextCorpus.cases(of: "starts-with-answer").filter { $0.lenientVerdict != nil }
    #expect(!cases.isEmpty)
    for one in cases {
      let item = "starts-with-answer: {fact: \(one.inputs["fact"]?.flow ?? ""), lenient: true}"
      let judgement = try WrittenItem(item).item.judge(one.subject)
      #expect(judgement.verdict.rawValue == one.lenientVerdict, "\(one.id): \(judgement)")
    }
  }

  @Test func `the found flag is judged as in the worked examples`() throws {
    try expectVerdicts(of: "found-flag") { inputs in
      var parts: [String] = []
      if case .boolean(let expected)? = inputs["expectedFound"] { parts.append("is: \(expected)") }
      if let facts = inputs["fact"], !facts.elements.isEmpty { parts.append("fact: \(facts.flow)") }
      return parts.isEmpty ? "found" : "found: {\(parts.joined(separator: ", "))}"
    }
  }

  @Test func `a preamble is told as in the worked examples`() throws {
    try expectVerdicts(of: "preamble") { _ in "no-preamble" }
  }

  @Test func `an echo of the question is told as in the worked examples`() throws {
    try expectVerdicts(of: "question-echo", atLeast: 27) { _ in "no-question-echo" }
  }

  @Test func `a repeated answer is told as in the worked examples`() throws {
    try expectVerdicts(of: "no-repeat") { inputs in
      guard let facts = inputs["fact"], !facts.elements.isEmpty else { return "no-repeated-answer" }
      return "no-repeated-answer: {fact: \(facts.flow)}"
    }
  }

  @Test func `not found and refusals are told as in the worked examples`() throws {
    let cases = try TextCorpus.cases(of: "not-found-phrase")
    #expect(cases.count >= 208)
    for one in cases {
      let stance = Stance(
        of: one.inputs["text"]?.text ?? "", question: one.subject.question,
        passages: one.subject.passages.map(\.text), language: one.subject.language)
      let wanted = one.verdict == "notfound" ? "not-found" : one.verdict
      #expect(stance.kind.rawValue == wanted, "\(one.id): \(one.inputs)")
    }
  }

  @Test func `an example that became a template is told as in the worked examples`() throws {
    let cases = try TextCorpus.cases(of: "example-not-template")
    #expect(cases.count >= 24)
    for one in cases {
      let examples = one.inputs["examples"]?.flow ?? "[]"
      let item = try WrittenItem("example-not-template: {examples: \(examples)}").item
      let answers = one.inputs["answers"]?.elements.compactMap(\.text) ?? []
      let verdicts = answers.map { answer in
        var subject = one.subject
        subject.outcome = .answered(.text(answer))
        return item.judge(subject).verdict
      }
      // Of several answers, 60 % have to have the form.
      let failed = verdicts.count { $0 == .fail }
      let verdict: Verdict =
        failed * 10 >= answers.count * 6
        ? .fail : verdicts.allSatisfy { $0 == .pass } ? .pass : .undecided
      let wanted = one.verdict == "unsure" ? "undecided" : one.verdict
      #expect(verdict.rawValue == wanted, "\(one.id) \(one.reason): \(verdicts)")
    }
  }

  private func expectVerdicts(
    of assertion: String, atLeast count: Int = 30, item: (AnswerValue) -> String
  ) throws {
    let cases = try TextCorpus.cases(of: assertion)
    #expect(cases.count >= count)
    var (verdicts, reasons) = (0, 0)
    for one in cases {
      let judgement = try WrittenItem(item(one.inputs)).item.judge(one.subject)
      let wanted = one.verdict == "unsure" ? "undecided" : one.verdict
      #expect(judgement.verdict.rawValue == wanted, "\(one.id) \(one.reason): \(judgement)")
      if judgement.verdict.rawValue == wanted { verdicts += 1 }
      if judgement.reason == one.reason || judgement.verdict == .pass { reasons += 1 }
    }
    print("\(assertion): \(verdicts) of \(cases.count) verdicts, \(reasons) reasons")
  }
}
