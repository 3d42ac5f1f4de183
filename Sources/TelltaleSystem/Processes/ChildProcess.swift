import Foundation
import Synchronization

/// A program, run as it is, without a shell.
///
/// It runs in a process group of its own, with the signals that stop a program as it
/// expects them whatever this process does about them, and with no open file but its
/// standard input, output and error. What it starts is ended with it.
struct ChildProcess: Sendable {
  /// The program's name, which is looked up on the path; one with `/` in it is a path
  /// seen from ``folder``.
  var program: String

  /// The folder that it runs in.
  var folder: String

  /// The environment's variables.
  var environment: [String: String]

  /// How far it may go.
  var limits = Limits()

  /// Where it is known while it runs.
  var children = RunningChildren()

  /// How far a program may go.
  struct Limits: Hashable, Sendable {
    /// How many seconds it may take; `nil` for as long as it likes.
    var seconds: Double?

    /// How many bytes it may write to its standard output.
    var outputBytes = Int.max

    /// How many bytes of its standard error are kept: the last ones.
    var errorBytes = 65_536
  }

  /// How a program ended.
  enum Ending: Hashable, Sendable {
    /// By itself, with a status.
    case exited(Int32)

    /// By a signal, which nobody here sent.
    case signalled(Int32)

    /// It was ended because its time was over.
    case timedOut

    /// It was ended because nobody waits for it any more.
    case cancelled

    /// It was ended because it wrote more than it may.
    case tooMuchOutput
  }

  /// What a program said.
  struct Output: Sendable {
    /// How it ended.
    var ending: Ending

    /// Its standard output, as far as it came.
    var bytes: [UInt8]

    /// The end of its standard error, as text.
    var errors: String

    /// What it exited with; as shells count it where a signal ended it, and -1 where
    /// it was ended from here.
    var status: Int32 {
      switch ending {
      case .exited(let status): status
      case .signalled(let signal): 128 + signal
      case .timedOut, .cancelled, .tooMuchOutput: -1
      }
    }
  }

  /// Why a program did not run, as one phrase without a full stop.
  struct Failure: Error, Hashable {
    var reason: String
  }

  /// Where programs are where the environment does not say.
  private static let standardPath = "/usr/local/bin:/usr/bin:/bin:/opt/homebrew/bin"

  /// Runs the program to its end.
  ///
  /// - Parameters:
  ///   - arguments: Its arguments, as it gets them.
  ///   - input: Its standard input; a program need not read it.
  ///   - isCancelled: Whether nobody waits for it any more, asked every now and then.
  /// - Returns: What it said.
  /// - Throws: ``Failure`` where there is no such program, or it cannot be started.
  func run(
    _ arguments: [String], input: [UInt8] = [], isCancelled: () -> Bool = { false }
  ) throws(Failure) -> Output {
    let path = try executable
    try check(arguments)
    let standardInput = try PipeEnd.pair()
    let standardOutput = try PipeEnd.pair()
    let standardError = try PipeEnd.pair()
    let child: ChildNumber
    do throws(Failure) {
      child = try ChildNumber.start(
        path, arguments: arguments, environment: environment, folder: folder,
        input: standardInput.reading, output: standardOutput.writing,
        errors: standardError.writing)
    } catch {
      throw Failure(reason: "\(program) cannot be started: \(error.reason)")
    }
    children.add(child)
    var exchange = PipeExchange(
      input: standardInput.writing, output: standardOutput.reading,
      errors: standardError.reading, limits: limits, bytes: input)
    // The child has ends of its own; those here would keep the pipes open.
    discard(standardInput.reading)
    discard(standardOutput.writing)
    discard(standardError.writing)
    let reason = exchange.finish(child, isCancelled: isCancelled)
    child.kill()
    let ending = children.reap(child)
    return Output(
      ending: reason ?? ending, bytes: exchange.written,
      errors: String(decoding: exchange.errorText, as: UTF8.self))
  }

  /// Runs the program to its end on a thread of its own; cancelling the task ends it.
  ///
  /// - Parameters:
  ///   - arguments: Its arguments, as it gets them.
  ///   - input: Its standard input; a program need not read it.
  /// - Returns: What it said, or why it did not run.
  func output(_ arguments: [String], input: [UInt8] = []) async -> Result<Output, Failure> {
    let cancellation = Cancellation()
    return await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        // A task's own thread is one of as many as there are cores.
        Thread.detachNewThread {
          do throws(Failure) {
            let output = try self.run(
              arguments, input: input, isCancelled: { cancellation.isRequested })
            continuation.resume(returning: .success(output))
          } catch {
            continuation.resume(returning: .failure(error))
          }
        }
      }
    } onCancel: {
      cancellation.request()
    }
  }

  /// What C would take for something else is refused.
  private func check(_ arguments: [String]) throws(Failure) {
    if arguments.contains(where: { $0.utf8.contains(0) }) {
      throw Failure(reason: "\(program) cannot be started: an argument contains a NUL")
    }
    guard FileManager.default.fileExists(atPath: folder) else {
      throw Failure(reason: "\(program) cannot be started: there is no folder '\(folder)'")
    }
  }

  /// The program's file: at its path, or the first of its name on the path of the
  /// environment; never one of a folder that depends on where the command runs.
  private var executable: String {
    get throws(Failure) {
      if program.utf8.contains(0) || program.isEmpty {
        throw Failure(reason: "'\(program)' is not the name of a program")
      }
      if program.utf8.contains(UInt8(ascii: "/")) {
        let path = FilePath.join(folder, program)
        if isProgram(path) { return path }
        throw Failure(
          reason: FileManager.default.fileExists(atPath: path)
            ? "\(program) is not a program that may be run" : "there is no program \(program)")
      }
      for folder in (environment["PATH"] ?? Self.standardPath).split(separator: ":")
      where folder.hasPrefix("/") {
        let path = FilePath.join(String(folder), program)
        if isProgram(path) { return path }
      }
      throw Failure(reason: "\(program) is not installed")
    }
  }

  private func isProgram(_ path: String) -> Bool {
    do {
      return try FileSystem.status(of: path)?.kind == .file
        && FileManager.default.isExecutableFile(atPath: path)
    } catch {
      return false
    }
  }
}

/// A wish that something ends, from one thread to another.
private final class Cancellation: Sendable {
  private let state = Mutex(false)

  var isRequested: Bool { state.withLock { $0 } }

  func request() { state.withLock { $0 = true } }
}

private func discard(_ end: consuming PipeEnd) {}
