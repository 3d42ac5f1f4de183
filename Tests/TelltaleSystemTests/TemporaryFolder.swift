import Foundation

/// A folder of a test's own, removed with all that is in it.
final class TemporaryFolder: Sendable {
  let path: String

  init() throws {
    let url = FileManager.default.temporaryDirectory
      .appending(path: "telltale-tests-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    path = url.resolvingSymlinksInPath().path
  }

  deinit {
    // What is left behind lies in the system's folder for such things.
    try? FileManager.default.removeItem(atPath: path)
  }

  func callAsFunction(_ name: String) -> String { "\(path)/\(name)" }

  func makeFolder(_ name: String) throws {
    try FileManager.default.createDirectory(
      atPath: self(name), withIntermediateDirectories: true)
  }

  func write(_ text: String, to name: String) throws {
    try Data(text.utf8).write(to: URL(filePath: self(name)))
  }

  func read(_ name: String) throws -> String {
    String(decoding: try Data(contentsOf: URL(filePath: self(name))), as: UTF8.self)
  }

  func link(_ name: String, to target: String) throws {
    try FileManager.default.createSymbolicLink(
      atPath: self(name), withDestinationPath: target)
  }

  func permissions(of name: String) throws -> Int {
    let attributes = try FileManager.default.attributesOfItem(atPath: self(name))
    return attributes[.posixPermissions] as? Int ?? -1
  }

  func setPermissions(_ bits: Int, of name: String) throws {
    try FileManager.default.setAttributes([.posixPermissions: bits], ofItemAtPath: self(name))
  }

  /// The names of all that is in the folder, sorted.
  func names(in name: String = "") throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: self(name)).sorted()
  }
}
