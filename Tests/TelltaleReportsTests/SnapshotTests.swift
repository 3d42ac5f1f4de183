import TelltaleKit
import TestSupport
import Testing

@testable import TelltaleReports

/// What people and build servers see of each situation, whole.
struct SnapshotTests {
  static let names = SampleRun.situations.map(\.name)

  private func run(_ name: String) throws -> Run {
    try #require(SampleRun.situations.first { $0.name == name }).run
  }

  @Test(arguments: names)
  func `the console shows a run`(_ name: String) throws {
    try expectSnapshot(ConsoleReport(width: 100).text(of: run(name)), named: "console-\(name).txt")
  }

  @Test(arguments: names)
  func `JUnit shows a run`(_ name: String) throws {
    let bytes = try JUnitReport().bytes(of: run(name))
    try expectSnapshot(String(decoding: bytes, as: UTF8.self), named: "junit-\(name).xml")
  }

  @Test(arguments: ["regressed", "trials", "as-whole"])
  func `JSON shows a run`(_ name: String) throws {
    let bytes = try JSONReport().bytes(of: run(name))
    try expectSnapshot(String(decoding: bytes, as: UTF8.self), named: "run-\(name).json")
  }

  @Test(arguments: ["regressed", "reworded", "as-whole"])
  func `a diff shows what changed`(_ name: String) throws {
    try expectSnapshot(DiffReport(width: 100).text(of: run(name)), named: "diff-\(name).txt")
  }

  @Test func `two models are compared`() throws {
    let report = ModelDifferenceReport(.models("afm-2", "afm-3-core"), width: 100)
    try expectSnapshot(report.text(of: run("regressed")), named: "between-models.txt")
  }
}
