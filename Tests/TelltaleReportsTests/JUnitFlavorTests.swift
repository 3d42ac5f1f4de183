import Foundation
import SourceText
import TelltaleKit
import TestSupport
import Testing

@testable import TelltaleReports

struct JUnitFlavorTests {
  /// The files of every situation and of random runs in one form.
  private static func files(_ flavor: JUnitFlavor) throws -> [(run: Run, files: [[UInt8]])] {
    try JUnitReportTests.runs.prefix(45).map { run in
      let report = flavor.report
      if let report = report as? any FolderReport {
        return (run, try report.files(of: run).map(\.bytes))
      }
      return (run, [try report.bytes(of: run)])
    }
  }

  @Test(
    .enabled(if: Schemas.folder != nil, "set TELLTALE_CORPORA to the folder of the test data"),
    arguments: [
      (
        JUnitFlavor.ant,
        ["windyroad-JUnit.xsd", "jenkins-xunit-junit-10.xsd", "jenkins-junit-4-thales.xsd"]
      ),
      (
        .surefire,
        [
          "surefire-test-report.xsd", "surefire-test-report-3.0.2-cucumber-copy.xsd",
          "jenkins-xunit-junit-10.xsd",
        ]
      ),
      (.common, ["telltale-common-draft.xsd"]),
    ])
  func `every file is valid against the schemas of its readers`(
    _ flavor: JUnitFlavor, _ schemas: [String]
  ) throws {
    for name in schemas {
      let schema = try Schemas.bytes(name)
      for (_, files) in try Self.files(flavor) {
        for bytes in files {
          let problems = try XMLSchema.problems(in: bytes, schema: schema)
          #expect(problems == [], "\(name)")
        }
      }
    }
  }

  @Test(arguments: JUnitFlavor.allCases)
  func `no reader trips over what is written`(_ flavor: JUnitFlavor) throws {
    for (_, files) in try Self.files(flavor) {
      for bytes in files {
        let check = try JUnitCheck(SourceFile(path: "x.xml", bytes: bytes))
        #expect(check.diagnostics == [])
      }
    }
  }

  @Test(arguments: JUnitFlavor.allCases)
  func `all forms count the same`(_ flavor: JUnitFlavor) throws {
    let all = try Self.files(flavor)
    let common = try Self.files(.common)
    for ((_, files), (_, expected)) in zip(all, common) {
      func counts(_ files: [[UInt8]]) throws -> JUnitCounts {
        try files.reduce(into: JUnitCounts()) { counts, bytes in
          counts += try JUnitCheck(SourceFile(path: "x.xml", bytes: bytes)).counts
        }
      }
      #expect(try counts(files) == counts(expected))
    }
  }

  @Test func `files of Surefire's form have names that differ in any file system`() throws {
    var sample = SampleRun()
    for model: ModelID in ["AFM", "afm", "a/b", "a:b"] {
      sample.cells.append(SampleRun.cell("due-date", model, [.answered(.text("x"))]))
    }
    #expect(
      try SurefireReport().files(of: sample.run).map(\.name) == [
        "TEST-telltale.receipts.AFM.xml", "TEST-telltale.receipts.afm-2.xml",
        "TEST-telltale.receipts.a_b.xml", "TEST-telltale.receipts.a_b-2.xml",
      ])
  }

  @Test func `several files do not go into one`() throws {
    var sample = SampleRun()
    for model: ModelID in ["a", "b"] {
      sample.cells.append(SampleRun.cell("due-date", model, [.answered(.text("x"))]))
    }
    #expect(throws: ReportError.severalFiles(2)) { try SurefireReport().bytes(of: sample.run) }
  }
}

/// Schemas of others, which are not ours to bring.
enum Schemas {
  static let folder = ProcessInfo.processInfo.environment["TELLTALE_CORPORA"]

  static func bytes(_ name: String) throws -> [UInt8] {
    try Array(Data(contentsOf: URL(filePath: "\(folder ?? "")/junit/\(name)")))
  }
}
