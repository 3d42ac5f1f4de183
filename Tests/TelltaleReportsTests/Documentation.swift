import Foundation

/// A file in `docs/`.
func documentation(_ name: String, filePath: String = #filePath) throws -> [UInt8] {
  let tests = URL(filePath: filePath).resolvingSymlinksInPath().deletingLastPathComponent()
  let root = tests.deletingLastPathComponent().deletingLastPathComponent()
  return try Array(Data(contentsOf: root.appending(components: "docs", name)))
}
