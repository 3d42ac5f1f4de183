import Foundation
import Synchronization
import Testing

@testable import TelltaleCommands

/// What a command printed and how it ended.
struct Outcome: Equatable {
  var code: Int32
  var output: String
  var errors: String
}

/// A folder of its own for a test, with commands that run in it.
final class ProjectFolder: Sendable {
  let path: String

  /// How many commands were run: each is a second after the one before.
  private let commandCount = Mutex(0)

  init() throws {
    let url = FileManager.default.temporaryDirectory
      .appending(component: "telltale-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    path = url.path
  }

  deinit {
    do { try FileManager.default.removeItem(atPath: path) } catch {}
  }

  /// Writes a file, with the folders that it is in.
  func write(_ text: String, to name: String) throws {
    let url = URL(filePath: path).appending(path: name)
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: url)
  }

  func read(_ name: String) throws -> String {
    try String(contentsOf: URL(filePath: path).appending(path: name), encoding: .utf8)
  }

  func exists(_ name: String) -> Bool {
    FileManager.default.fileExists(atPath: URL(filePath: path).appending(path: name).path)
  }

  /// Copies the product's own suites and baselines into the folder.
  func copyOwnSuites() throws {
    let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    for name in ["suites", "baselines", "telltale.yaml"] {
      try FileManager.default.copyItem(
        at: root.appending(component: name), to: URL(filePath: path).appending(component: name))
    }
  }

  /// Runs a command.
  func run(
    _ words: String..., environment: [String: String] = [:], input: String = "",
    isTerminal: Bool = false
  ) async -> Outcome {
    await run(words: words, environment: environment, input: input, isTerminal: isTerminal)
  }

  /// Runs a command as a terminal would, with a clock that stands still.
  func run(
    words: [String], environment: [String: String] = [:], input: String = "",
    isTerminal: Bool = false
  ) async -> Outcome {
    let output = Mutex("")
    let errors = Mutex("")
    let lines = Mutex(
      input.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)[...])
    let second = commandCount.withLock { count in
      count += 1
      return count
    }
    let context = CommandContext(
      environment: environment, directory: path, write: { text in output.withLock { $0 += text } },
      warn: { text in errors.withLock { $0 += text } }, isInputTerminal: isTerminal,
      isOutputTerminal: isTerminal,
      readInput: { Array(input.utf8) }, readLine: { lines.withLock { $0.popFirst() } },
      now: { 1_796_000_000 + Double(second) }, clock: { 0 },
      runSuffix: { "000000" })
    let code = await CommandLineTool.run(words, in: context)
    return Outcome(
      code: code, output: output.withLock { $0 }, errors: errors.withLock { $0 })
  }
}
