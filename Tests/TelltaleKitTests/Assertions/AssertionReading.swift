import SourceText
import SuiteSyntax
import Testing

@testable import TelltaleKit

/// An item as it stands under `assert:`, read by the real parser and reader.
struct WrittenItem {
  let item: AssertionItem

  init(_ text: String) throws {
    item = try AssertionReader().item(Self.node(text))
  }

  /// What the item makes of a plain answer.
  func judge(_ answer: String) -> Judgement {
    item.judge(AssertionSubject(outcome: .answered(.text(answer))))
  }

  /// What the item makes of a guided answer, given as JSON.
  func judge(json: String) throws -> Judgement {
    item.judge(AssertionSubject(outcome: .answered(.guided(try AnswerValue(json: json)))))
  }

  /// What is wrong with an item, and the text that the error points at.
  struct Mistake: Equatable {
    var message: String
    var help: String?
    var place: String?

    init(_ message: String, help: String? = nil, at place: String? = nil) {
      self.message = message
      self.help = help
      self.place = place
    }

    /// Reads an item that has a mistake.
    init?(in text: String) throws {
      let node = try WrittenItem.node(text)
      do throws(SuiteValueError) {
        _ = try AssertionReader().item(node)
        return nil
      } catch {
        let bytes = Array(text.utf8)
        self.init(
          error.message, help: error.help,
          at: error.range.map { String(decoding: bytes[$0], as: UTF8.self) })
      }
    }
  }

  private static func node(_ text: String) throws -> SuiteNode {
    let result = SuiteParser.parse(SourceFile(path: "item.yaml", bytes: Array((text + "\n").utf8)))
    return try #require(result.root, "\(result.diagnostics)")
  }
}

extension AssertionSubject {
  /// The text at a place that evidence names.
  func text(at place: String) -> String? {
    let parts = place.split(separator: "/").map(String.init)
    switch parts.first {
    case "answer" where parts.count == 1: return judgedText?.text
    case "answer":
      guard case .guided(let value)? = outcome.answer,
        case .string(let text)? = value[path: Array(parts.dropFirst())]
      else { return nil }
      return text
    case "passages":
      guard parts.count == 3, let index = Int(parts[1]), passages.indices.contains(index) else {
        return nil
      }
      let passage = passages[index]
      return parts[2] == "text"
        ? passage.text : parts[2] == "title" ? passage.title : passage.heading
    case "history":
      guard parts.count == 3, let index = Int(parts[1]), history.indices.contains(index) else {
        return nil
      }
      return parts[2] == "answer" ? history[index].answer : history[index].question
    case "question": return question
    case "instructions": return instructions
    case "prompt": return prompt
    default: return nil
    }
  }
}
