import Foundation

/// A second opinion on what was written: the readers of Python's library.
enum Python {
  /// Runs a script with arguments and returns its output, or `nil` if Python is
  /// missing or the script fails.
  static func run(
    _ script: String, _ arguments: [String] = []
  ) throws -> (
    status: Int32, output: String
  ) {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = ["python3", "-c", script] + arguments
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = pipe
    try process.run()
    let data = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return (process.terminationStatus, String(decoding: data, as: UTF8.self))
  }

  /// Whether Python has a module.
  static func has(_ module: String) -> Bool {
    (try? run("import \(module)"))?.status == 0
  }

  /// Runs a script on files that are made for it and removed afterwards.
  static func run(
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

/// A file in `docs/`.
func documentation(_ name: String, filePath: String = #filePath) throws -> [UInt8] {
  let tests = URL(filePath: filePath).resolvingSymlinksInPath().deletingLastPathComponent()
  let root = tests.deletingLastPathComponent().deletingLastPathComponent()
  return try Array(Data(contentsOf: root.appending(components: "docs", name)))
}
