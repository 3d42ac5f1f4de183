import Dispatch
import Foundation
import Synchronization

/// Runs a program as it is, without a shell.
struct ChildProcess: Sendable {
  /// The program's name, which is looked up on the path.
  var program: String

  /// The folder that it runs in.
  var folder: String

  /// The environment's variables.
  var environment: [String: String]

  /// What a program said.
  struct Output: Sendable {
    /// What it exited with.
    var status: Int32

    /// Its standard output.
    var bytes: [UInt8]

    /// Its standard error, as text.
    var errors: String
  }

  /// Why a program did not run, as one phrase without a full stop.
  struct Failure: Error {
    var reason: String
  }

  /// Where programs are where the environment does not say.
  private static let standardPath = "/usr/local/bin:/usr/bin:/bin:/opt/homebrew/bin"

  /// Runs the program to its end.
  ///
  /// - Parameters:
  ///   - arguments: Its arguments, as it gets them.
  ///   - input: Its standard input.
  /// - Returns: What it said.
  /// - Throws: ``Failure`` where there is no such program, or it cannot be started.
  func run(_ arguments: [String], input: [UInt8] = []) throws(Failure) -> Output {
    let process = Process()
    process.executableURL = URL(filePath: try executable)
    process.arguments = arguments
    process.currentDirectoryURL = URL(filePath: folder)
    process.environment = environment
    let (standardInput, standardOutput, standardError) = (Pipe(), Pipe(), Pipe())
    process.standardInput = standardInput
    process.standardOutput = standardOutput
    process.standardError = standardError
    do {
      try process.run()
    } catch {
      throw Failure(reason: "\(program) cannot be started: \(error.localizedDescription)")
    }
    // All three at once: a program that waits for one of them would never end.
    let errors = Mutex<[UInt8]>([])
    let group = DispatchGroup()
    DispatchQueue.global().async(group: group) {
      let data = standardError.fileHandleForReading.readDataToEndOfFile()
      errors.withLock { $0 = Array(data) }
    }
    DispatchQueue.global().async(group: group) {
      // A program that ends before it has read everything says why by its status.
      do { try standardInput.fileHandleForWriting.write(contentsOf: input) } catch {}
      do { try standardInput.fileHandleForWriting.close() } catch {}
    }
    let bytes = Array(standardOutput.fileHandleForReading.readDataToEndOfFile())
    group.wait()
    process.waitUntilExit()
    return Output(
      status: process.terminationStatus, bytes: bytes,
      errors: errors.withLock { String(decoding: $0, as: UTF8.self) })
  }

  /// The program's file: the first of its name on the path; never one of a folder
  /// that depends on where the command runs.
  private var executable: String {
    get throws(Failure) {
      for folder in (environment["PATH"] ?? Self.standardPath).split(separator: ":")
      where folder.hasPrefix("/") {
        let path = FilePath.join(String(folder), program)
        if FileManager.default.isExecutableFile(atPath: path) { return path }
      }
      throw Failure(reason: "\(program) is not installed")
    }
  }
}
