import Foundation

/// Test data that is not part of the project: the files of yaml-test-suite and
/// others, in a folder that `TELLTALE_CORPORA` names.
enum Corpora {
  static let folder = ProcessInfo.processInfo.environment["TELLTALE_CORPORA"].map {
    URL(filePath: $0).appending(component: "yaml")
  }

  static let missing = "set TELLTALE_CORPORA to the folder of the test data"

  static var isPresent: Bool { folder != nil }

  /// Reads a JSON file of cases.
  static func cases<Case: Decodable>(_ name: String, as: Case.Type = Case.self) throws -> [Case] {
    guard let folder else { return [] }
    let data = try Data(contentsOf: folder.appending(component: name))
    return try JSONDecoder().decode([Case].self, from: data)
  }

  /// A real file with the verdict that its index gives it.
  struct RealFile {
    var name: String
    var bytes: [UInt8]

    /// `nil` for a file that must be read, otherwise why it must not.
    var refusal: String?

    /// The file's value, for a file that must be read.
    var value: JSONValue?
  }

  /// The real files.
  static func realFiles() throws -> [RealFile] {
    guard let folder = folder?.appending(component: "corpus") else { return [] }
    let index = try String(contentsOf: folder.appending(component: "index.tsv"), encoding: .utf8)
    return try index.split(whereSeparator: \.isNewline).dropFirst().map { row in
      let columns = row.split(separator: "\t", omittingEmptySubsequences: false)
      let file = folder.appending(component: String(columns[0]))
      let verdict = columns[8]
      var real = RealFile(name: String(columns[0]), bytes: [UInt8](try Data(contentsOf: file)))
      if verdict == "parse" {
        let json = file.deletingPathExtension().appendingPathExtension("json")
        real.value = try JSONDecoder().decode(JSONValue.self, from: Data(contentsOf: json))
      } else {
        real.refusal = String(verdict.dropFirst("refuse:".count))
      }
      return real
    }
  }
}
