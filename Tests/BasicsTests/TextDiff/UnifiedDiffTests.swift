import Foundation
import TextDiff
import Testing

/// What `diff -u` prints for two texts, or `nil` where there is no such program.
private func diff(_ old: String, _ new: String) throws -> String? {
  guard FileManager.default.isExecutableFile(atPath: "/usr/bin/diff") else { return nil }
  let folder = FileManager.default.temporaryDirectory
    .appending(component: "telltale-\(UUID().uuidString)")
  try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  defer { do { try FileManager.default.removeItem(at: folder) } catch {} }
  try Data(old.utf8).write(to: folder.appending(component: "old"))
  try Data(new.utf8).write(to: folder.appending(component: "new"))
  let process = Process()
  process.executableURL = URL(filePath: "/usr/bin/diff")
  process.currentDirectoryURL = folder
  process.arguments = ["-U3", "--label", "a/f", "--label", "b/f", "old", "new"]
  let pipe = Pipe()
  process.standardOutput = pipe
  try process.run()
  let data = pipe.fileHandleForReading.readDataToEndOfFile()
  process.waitUntilExit()
  return String(decoding: data, as: UTF8.self)
}

@Suite struct UnifiedDiffTests {
  static let lines = (1...30).map { "line \($0)\n" }

  /// The thirty lines with some of them changed.
  static func changed(_ change: (inout [String]) -> Void) -> String {
    var lines = lines
    change(&lines)
    return lines.joined()
  }

  static let changes = [
    changed { $0[0] = "first\n" }, changed { $0[29] = "last\n" }, changed { $0[29] = "line 30" },
    changed { $0.insert("new\n", at: 14) }, changed { $0.remove(at: 14) },
    changed {
      $0[9] = "ten\n"; $0[15] = "sixteen\n"
    },
    changed {
      $0[9] = "ten\n"; $0[17] = "eighteen\n"
    }, changed { $0[4] += "more\n" }, "",
    changed { _ in }, changed { $0.removeFirst(3) }, changed { $0.append("end") },
  ]

  @Test(arguments: changes)
  func `the lines are those of diff -u`(new: String) throws {
    let old = Self.lines.joined()
    guard let expected = try diff(old, new) else { return }
    let lines = UnifiedDiff.lines(from: old, to: new, path: "f")
    #expect(lines.map { $0 + "\n" }.joined() == expected)
    guard let reverse = try diff(new, old) else { return }
    let reversed = UnifiedDiff.lines(from: new, to: old, path: "f")
    #expect(reversed.map { $0 + "\n" }.joined() == reverse)
  }

  @Test func `lines that end otherwise differ, and thousands of changes are shown`() {
    #expect(
      UnifiedDiff.lines(from: "a\r\nb\r\n", to: "a\r\nc\r\n", path: "f").dropFirst(2) == [
        "@@ -1,2 +1,2 @@", " a", "-b", "+c",
      ])
    let old = (1...3_000).map { "\t\($0)\n" }.joined()
    let new = (1...3_000).map { "  \($0)\n" }.joined()
    #expect(UnifiedDiff.lines(from: old, to: new, path: "f").count == 6_003)
  }
}
