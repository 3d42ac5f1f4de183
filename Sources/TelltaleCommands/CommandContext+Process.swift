import Dispatch
import Foundation
import Synchronization
import TelltaleSystem
import Terminal

extension CommandLineTool {
  /// Runs the subcommand that the process was given, and exits.
  package static func main() async -> Never {
    ignoreBrokenPipes()
    expectChildren()
    let words = Array(CommandLine.arguments.dropFirst())
    exitProcess(await run(words, in: .process))
  }
}

extension CommandContext {
  /// The world of the running process.
  static var process: CommandContext {
    let children = RunningChildren()
    var context = CommandContext(
      environment: ProcessInfo.processInfo.environment,
      directory: FileManager.default.currentDirectoryPath,
      write: { FileDescriptor.standardOutput.write($0) },
      warn: { FileDescriptor.standardError.write($0) },
      isInputTerminal: FileDescriptor.standardInput.isTerminal,
      isOutputTerminal: FileDescriptor.standardOutput.isTerminal,
      isErrorTerminal: FileDescriptor.standardError.isTerminal,
      width: FileDescriptor.standardOutput.columns ?? 100,
      readInput: { Array(FileHandle.standardInput.readDataToEndOfFile()) },
      readLine: { Swift.readLine(strippingNewline: true) },
      now: { Date().timeIntervalSince1970 },
      clock: { Double(DispatchTime.now().uptimeNanoseconds) / 1e9 },
      coreCount: ProcessInfo.processInfo.activeProcessorCount,
      runSuffix: {
        let digits = String(UInt32.random(in: 0..<0x100_0000), radix: 16)
        return String(repeating: "0", count: 6 - digits.count) + digits
      }, openTerminal: { TerminalSession() },
      listenForStop: {
        StopSignals(beforeEnd: { children.endAll() }) {
          FileDescriptor.standardError.write("\n\($0)\n")
        }
      })
    context.children = children
    return context
  }
}
