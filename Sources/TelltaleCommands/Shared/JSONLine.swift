import SourceText
import SuiteSyntax
import TelltaleKit
import TelltaleSystem
import Terminal

/// One line of JSON that is answered with another.
struct JSONLine {
  /// The `id` of the line, which its answer repeats.
  private(set) var id: AnswerValue = .null

  /// What a person should know of the line: keys that are not read.
  private(set) var remarks: [String] = []

  private var object = Result<AnswerValue, SuiteValueError>.failure(
    SuiteValueError("expected a JSON object"))

  /// Reads a line in which some keys have a meaning.
  init(_ line: String, keys: [String]) {
    do {
      // Some editors begin a file with a byte order mark.
      let value = try AnswerValue(
        json: line.unicodeScalars.first == "\u{FEFF}"
          ? String(line.unicodeScalars.dropFirst()) : line)
      guard case .object(let members) = value else { return }
      object = .success(value)
      id = value["id"] ?? .null
      for member in members where !keys.contains(member.name) {
        let hint = member.name.nearest(among: keys).map { "; did you mean '\($0)'?" } ?? ""
        remarks.append("the key '\(member.name)' is not read\(hint)")
      }
    } catch {
      object = .failure(
        SuiteValueError("not JSON at byte \(error.offset): \(error.message)"))
    }
  }

  /// Makes something of the object, or of what is wrong with it.
  func answer<Answer>(
    _ make: (AnswerValue) throws(SuiteValueError) -> Answer, orElse refuse: (String) -> Answer
  ) -> Answer {
    do {
      return try make(try object.get())
    } catch {
      let help = error.help.map { "; \($0)" } ?? ""
      return refuse(error.message + help)
    }
  }
}

extension AnswerValue {
  /// Returns the text under a name; `nil` when there is none or `null`.
  func text(_ name: String) throws(SuiteValueError) -> String? {
    switch self[name] {
    case .string(let text)?: return text
    case .null?, nil: return nil
    default: throw SuiteValueError("'\(name)' is not text")
    }
  }

  /// A UTF-8 range as it is written in lines: its start and its end.
  init(utf8 range: Range<Int>) {
    self = .array([.integer(Int64(range.lowerBound)), .integer(Int64(range.upperBound))])
  }
}

extension CommandContext {
  /// Calls a function with each line of a file that is not blank, in order; of standard
  /// input as soon as it comes.
  ///
  /// - Throws: ``CommandFailure`` when the file cannot be read.
  func forEachLine(
    of path: String, _ body: (String) -> Void
  ) throws(CommandFailure) {
    func visit(_ line: String) {
      if line.contains(where: { !$0.isWhitespace }) { body(line) }
    }
    if path == "-" {
      while let line = readLine() { visit(line) }
      return
    }
    let bytes: [UInt8]
    do {
      bytes = try SuiteDiscovery.bytes(ofFile: Project.join(directory, path))
    } catch {
      throw CommandFailure(.badInput, error.description)
    }
    for line in bytes.split(separator: UInt8(ascii: "\n")) {
      visit(String(decoding: line, as: UTF8.self))
    }
  }

  /// Answers a line and tells what was not read of it.
  func answer(_ json: AnswerValue, remarks: [String]) {
    write(json.json + "\n")
    for remark in remarks { warn("warning: \(remark)\n".safeForTerminal) }
  }
}
