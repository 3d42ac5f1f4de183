import Foundation
import SourceText
import SuiteSyntax

// Reads each file named on the command line as often as asked, and prints a line for
// each: the file, its size, what came of it, and the CPU seconds of each reading.
//
//   parse-suite ROUNDS FILE...

/// The CPU time of this process so far, in seconds.
func cpuSeconds() -> Double {
  var usage = rusage()
  #if canImport(Glibc)
    getrusage(__rusage_who_t(RUSAGE_SELF.rawValue), &usage)
  #else
    getrusage(RUSAGE_SELF, &usage)
  #endif
  func seconds(_ time: timeval) -> Double { Double(time.tv_sec) + Double(time.tv_usec) / 1e6 }
  return seconds(usage.ru_utime) + seconds(usage.ru_stime)
}

/// Reads a file; what is timed, and what callgrind counts.
@inline(never)
func readTree(_ bytes: [UInt8], path: String) -> SuiteParser.Result {
  SuiteParser.parse(SourceFile(path: path, bytes: bytes))
}

/// Reads a file for the first time, which also pays for what the process prepares
/// once, and says what came of it in a word.
@inline(never)
func outcome(_ bytes: [UInt8], path: String) -> String {
  let result = SuiteParser.parse(SourceFile(path: path, bytes: bytes))
  let error = result.diagnostics.first { $0.severity == .error }
  let warnings = result.diagnostics.count { $0.severity == .warning }
  let outcome = error?.id.rawValue ?? "read"
  return warnings == 0 ? outcome : "\(outcome), \(warnings) warnings"
}

var arguments = CommandLine.arguments.dropFirst()
guard let rounds = arguments.popFirst().flatMap({ Int($0) }), rounds > 0, !arguments.isEmpty else {
  FileHandle.standardError.write(Data("usage: parse-suite ROUNDS FILE...\n".utf8))
  exit(2)
}
for path in arguments {
  let bytes = [UInt8](try Data(contentsOf: URL(fileURLWithPath: path)))
  var times: [String] = []
  let outcome = outcome(bytes, path: path)
  for _ in 0..<rounds {
    let start = cpuSeconds()
    let result = readTree(bytes, path: path)
    times.append(String(cpuSeconds() - start))
    withExtendedLifetime(result) {}
  }
  print(([path, String(bytes.count), outcome] + times).joined(separator: "\t"))
}
