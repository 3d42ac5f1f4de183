import SourceText
import Testing

@testable import TelltaleReports

/// What public bug reports tell of JUnit files, each named.
struct JUnitCheckTests {
  private static func check(_ text: String) throws -> JUnitCheck {
    try JUnitCheck(SourceFile(path: "x.xml", text: text))
  }

  private static func suite(_ cases: String, _ counts: String = "") -> String {
    "<testsuites><testsuite name=\"s\" \(counts)>\n\(cases)\n</testsuite></testsuites>\n"
  }

  private static func item(_ content: String, _ attributes: String = "time=\"0.1\"") -> String {
    "<testcase name=\"n\" classname=\"c\" \(attributes)>\(content)</testcase>"
  }

  struct Report: CustomTestStringConvertible {
    var testDescription: String
    var text: String
    var found: [String]
  }

  static let reports: [Report] = [
    .init(testDescription: "nothing is wrong", text: suite(item("")), found: []),
    .init(
      testDescription: "a zero byte file (junit-annotate shows nothing)", text: "",
      found: ["1 error not-well-formed"]),
    .init(
      testDescription: "an escape character (bats-core 846)",
      text: suite(item("<failure message=\"m\" type=\"t.x\">\u{1B}[31m</failure>")),
      found: ["2 error not-well-formed"]),
    .init(
      testDescription: "a file that was cut off (ci-queue 411)",
      text: "<testsuites>\n<testsuite name=\"s\">\n", found: ["3 error not-well-formed"]),
    .init(
      testDescription: "an encoding that has no such name (xmlrunner 79)",
      text: "<?xml version=\"1.0\" encoding=\"utf8\"?>\n" + suite(item("")),
      found: ["1 error encoding-name"]),
    .init(
      testDescription: "another root", text: "<html></html>", found: ["1 error not-junit"]),
    .init(
      testDescription: "no tests at all (kyua 158)", text: "<testsuites/>",
      found: ["1 error no-tests"]),
    .init(
      testDescription: "failures count elements, not cases (xcpretty 353)",
      text: suite(item("<failure>a</failure><failure>b</failure>"), "tests=\"1\" failures=\"2\""),
      found: ["1 error wrong-count", "2 warning several-outcomes"]),
    .init(
      testDescription: "tests without the skipped ones (publish-unit-test-result 662)",
      text: suite(item("<skipped>later</skipped>"), "tests=\"0\" skipped=\"1\""),
      found: ["1 error wrong-count"]),
    .init(
      testDescription: "an outcome without text (Codecov)",
      text: suite(item("<failure message=\"m\"/>")), found: ["2 warning empty-outcome"]),
    .init(
      testDescription: "a type that Rails casts (GitLab)",
      text: suite(item("<failure type=\"integer\">3</failure>")),
      found: ["2 error cast-type"]),
    .init(
      testDescription: "skipped and failed",
      text: suite(item("<failure>a</failure><skipped>b</skipped>")),
      found: ["2 warning several-outcomes"]),
    .init(
      testDescription: "two outputs (playwright 9091, GitLab)",
      text: suite(item("<system-out>a</system-out><system-out>b</system-out>")),
      found: ["2 error several-outputs"]),
    .init(
      testDescription: "a comma in a time (testng 198)", text: suite(item("", "time=\"0,160\"")),
      found: ["2 error wrong-time"]),
    .init(
      testDescription: "a thousands separator (junit-framework 1381)",
      text: suite(item("", "time=\"14,029.255\"")), found: ["2 error wrong-time"]),
    .init(
      testDescription: "nine decimals (swift-package-manager 8755)",
      text: suite(item("", "time=\"0.041534993\"")), found: ["2 error wrong-time"]),
    .init(
      testDescription: "not a number (jasmine-reporters 193)",
      text: suite(item("", "time=\"NaN\"")), found: ["2 error wrong-time"]),
    .init(
      testDescription: "below zero (scalatest 1413)", text: suite(item("", "time=\"-0.001\"")),
      found: ["2 error wrong-time"]),
    .init(
      testDescription: "no time (dorny 633)", text: suite(item("", "")),
      found: ["2 warning no-time"]),
    .init(
      testDescription: "no name (testthat 575)",
      text: suite("<testcase classname=\"c\" time=\"0\"/>"), found: ["2 error unnamed-case"]),
    .init(
      testDescription: "no classname (junit-plugin 321)",
      text: suite("<testcase name=\"n\" time=\"0\"/>"), found: ["2 warning no-classname"]),
    .init(
      testDescription: "no suite name (junit2html 22)",
      text: "<testsuite>\(item(""))</testsuite>", found: ["1 error unnamed-suite"]),
    .init(
      testDescription: "a suite in a suite (dorny)",
      text: suite("<testsuite name=\"t\">\(item(""))</testsuite>"),
      found: ["2 warning nested-suite"]),
    .init(
      testDescription: "the same case twice (SecScanner2JUnit 9)",
      text: suite(item("") + "\n" + item("")), found: ["3 warning duplicate-case"]),
    .init(
      testDescription: "a file of the build machine (junit-attachments)",
      text: suite(item("<system-out>[[ATTACHMENT|/etc/passwd]]</system-out>")),
      found: ["2 warning attachment"]),
    .init(
      testDescription: "an error of a suite",
      text: suite("<error>e</error>" + item("")), found: ["2 warning outcome-of-suite"]),
  ]

  @Test(arguments: reports)
  func `what readers trip over is told with its line`(_ report: Report) throws {
    let file = SourceFile(path: "x.xml", text: report.text)
    let found = try JUnitCheck(file).diagnostics.map { diagnostic in
      let line = file.location(ofUTF8Offset: diagnostic.range.lowerBound).line
      return "\(line) \(diagnostic.severity.rawValue) \(diagnostic.id.rawValue)"
    }
    #expect(found == report.found)
  }

  @Test func `a byte order mark is told`() throws {
    let bytes: [UInt8] = [0xEF, 0xBB, 0xBF] + Self.suite(Self.item("")).utf8
    let check = try JUnitCheck(SourceFile(path: "x.xml", bytes: bytes))
    #expect(check.diagnostics.map(\.id.rawValue) == ["byte-order-mark"])
  }

  @Test func `a file is held to a schema`() throws {
    let schema = try documentation("junit-common.xsd")
    let file = SourceFile(path: "x.xml", text: Self.suite(Self.item("")))
    let found = try JUnitCheck(file, schema: schema).diagnostics
    #expect(found.isEmpty == false)
    #expect(Set(found.map(\.id.rawValue)) == ["invalid"])
    let written = try JUnitReport().bytes(of: SampleRun.regressed.run)
    #expect(
      try JUnitCheck(SourceFile(path: "x.xml", bytes: written), schema: schema).diagnostics == [])
  }

  @Test func `the summary counts each case once`() throws {
    let cases = [
      Self.item(""), Self.item("<failure>a</failure>"), Self.item("<error>a</error>"),
      Self.item("<skipped>a</skipped>"),
    ]
    #expect(
      try Self.check(Self.suite(cases.joined())).summary
        == "1 suite, 4 tests: 1 failed, 1 error, 1 skipped; the file has no errors, 3 warnings")
  }
}
