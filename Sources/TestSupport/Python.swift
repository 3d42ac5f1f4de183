import Foundation

/// A second opinion on what was written: the readers of Python's library.
package enum Python {
  /// The Python to ask: what `TELLTALE_PYTHON` says, or the one that is found.
  private static let executable =
    ProcessInfo.processInfo.environment["TELLTALE_PYTHON"] ?? "python3"

  /// Runs a script with arguments and returns its output, or `nil` if Python is
  /// missing or the script fails.
  ///
  /// - Parameters:
  ///   - script: The script.
  ///   - arguments: What stands in `sys.argv` after its first element.
  /// - Returns: How the script ended, and what it printed.
  /// - Throws: When Python cannot be started.
  package static func run(
    _ script: String, _ arguments: [String] = []
  ) throws -> (
    status: Int32, output: String
  ) {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = [executable, "-c", script] + arguments
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = pipe
    try process.run()
    let data = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return (process.terminationStatus, String(decoding: data, as: UTF8.self))
  }

  /// Whether Python has a module.
  package static func has(_ module: String) -> Bool {
    (try? run("import \(module)"))?.status == 0
  }

  /// Runs a script on files that are made for it and removed afterwards.
  ///
  /// - Parameters:
  ///   - script: The script.
  ///   - files: What is in each file; their paths follow the arguments.
  ///   - arguments: What stands in `sys.argv` before the paths.
  /// - Returns: How the script ended, and what it printed.
  /// - Throws: When a file cannot be written or Python cannot be started.
  package static func run(
    _ script: String, on files: [[UInt8]], _ arguments: [String] = []
  ) throws -> (
    status: Int32, output: String
  ) {
    let folder = FileManager.default.temporaryDirectory
      .appending(component: "telltale-reports-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    var paths: [String] = []
    for (index, bytes) in files.enumerated() {
      let file = folder.appending(component: "\(index)")
      try Data(bytes).write(to: file)
      paths.append(file.path)
    }
    return try run(script, arguments + paths)
  }
}
