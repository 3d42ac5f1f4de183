/// The text of a file under `.telltale/pending/`: JSON lines, of which the first says
/// what the file is and each other one is a change.
package enum PendingFile {
  /// The version of the lines.
  private static let version: Int64 = 1

  /// A line that is not what was written.
  package struct Damage: Error, Hashable {
    /// The line, from 1.
    package var line: Int

    /// What is wrong with it, as one phrase.
    package var reason: String

    /// Creates an error.
    package init(line: Int, reason: String) {
      self.line = line
      self.reason = reason
    }
  }

  /// Returns the text of some changes.
  package static func text(_ pending: PendingChanges) -> String {
    var lines = [
      AnswerValue.object([
        .init("pending", .integer(version)), .init("baselines", .string(pending.baselines)),
      ])
    ]
    for change in pending.changes {
      var members: [AnswerValue.Member] = [
        .init("suite", .string(change.cell.suite)), .init("case", .string(change.cell.caseName)),
        .init("prompt", .string(change.cell.prompt)),
        .init("model", .string(change.cell.model.rawValue)),
        .init("status", .string(change.status.rawValue)),
        .init("result", .string(change.result.rawValue)), .init("run", .string(change.run)),
      ]
      if let cause = change.cause { members.append(.init("cause", .string(cause.rawValue))) }
      if let novelty = change.novelty {
        members.append(.init("novelty", .string(novelty.rawValue)))
      }
      lines.append(.object(members))
    }
    return lines.map { $0.json + "\n" }.joined()
  }

  /// Reads changes.
  package static func read(_ bytes: [UInt8]) throws(Damage) -> PendingChanges {
    let lines = bytes.split(separator: 0x0A, omittingEmptySubsequences: false)
    guard lines.last?.isEmpty == true, lines.count > 1 else {
      throw Damage(line: lines.count, reason: "it is cut off")
    }
    var baselines = ""
    var changes: [PendingChange] = []
    for (index, line) in lines.dropLast().enumerated() {
      func damage(_ reason: String) -> Damage { Damage(line: index + 1, reason: reason) }
      guard let text = String(validating: line, as: UTF8.self) else {
        throw damage("it is not UTF-8")
      }
      let value: AnswerValue
      do {
        value = try AnswerValue(json: text)
      } catch {
        throw damage(error.message)
      }
      func member(_ name: String) throws(Damage) -> String {
        guard case .string(let text)? = value[name] else { throw damage("'\(name)' is missing") }
        return text
      }
      if index == 0 {
        guard value["pending"] == .integer(version) else {
          throw damage("another version of Telltale wrote it")
        }
        baselines = try member("baselines")
        continue
      }
      let cause = value["cause"] == nil ? nil : DriftCause(rawValue: try member("cause"))
      let novelty =
        value["novelty"] == nil ? nil : PendingChange.Novelty(rawValue: try member("novelty"))
      guard let status = DriftStatus(rawValue: try member("status")),
        let result = CellOutcome(rawValue: try member("result"))
      else { throw damage("a word in it is not known") }
      changes.append(
        PendingChange(
          cell: CellID(
            suite: try member("suite"), caseName: try member("case"),
            prompt: try member("prompt"), model: ModelID(try member("model"))),
          run: try member("run"), status: status, cause: cause, result: result,
          novelty: novelty))
    }
    return PendingChanges(baselines: baselines, changes: changes)
  }
}
