import Foundation
import Testing

@testable import TelltaleCommands

/// The forms of JUnit XML, and the check of such files.
@Suite struct JUnitFormTests {
  private static let suite = """
    suite: totals
    models: [afm-2, afm-cloud]
    cases:
      - {name: x, question: What is the total of the receipt?, assert: [{contains: nobody says this}]}

    """

  @Test func `Surefire's form is a folder in which nothing of an earlier run stays`() async throws {
    let folder = try ProjectFolder()
    try folder.write(Self.suite, to: "suites/totals.yaml")
    let run = await folder.run("run", "--junit-flavor", "surefire", "--report", "junit=build/tests")
    #expect(run.code == 1)
    let files = ["TEST-telltale.totals.afm-2.xml", "TEST-telltale.totals.afm-cloud.xml"]
    for file in files {
      #expect(try folder.read("build/tests/\(file)").contains("<testsuite name=\"totals.afm-"))
      #expect(
        try folder.read("reports/surefire-reports/\(file)") == folder.read("build/tests/\(file)"))
    }
    #expect(!folder.exists("reports/junit.xml"))
    try folder.write("<testsuite/>", to: "build/tests/TEST-app.Other.xml")
    let one = await folder.run(
      "run", "--model", "afm-2", "--junit-flavor", "surefire", "--report", "junit=build/tests")
    #expect(one.code == 1)
    #expect(folder.exists("build/tests/TEST-telltale.totals.afm-2.xml"))
    #expect(!folder.exists("build/tests/TEST-telltale.totals.afm-cloud.xml"))
    #expect(folder.exists("build/tests/TEST-app.Other.xml"))
  }

  @Test func `Surefire's form does not go into one file`() async throws {
    let folder = try ProjectFolder()
    try folder.write(Self.suite, to: "suites/totals.yaml")
    let named = await folder.run(
      "run", "--junit-flavor", "surefire", "--report", "junit=build/x.xml")
    #expect(named.code == 2)
    #expect(named.errors.contains("help: name a folder, such as junit=build/x"))
    #expect(await folder.run("run").code == 1)
    let printed = await folder.run("report", "-f", "junit", "--junit-flavor", "surefire")
    #expect(printed.code == 6)
    #expect(printed.errors.contains("it is 2 files: give it a folder"))
  }

  @Test func `Ant's form is made of a stored run as well`() async throws {
    let folder = try ProjectFolder()
    try folder.write(Self.suite, to: "suites/totals.yaml")
    #expect(await folder.run("run", "--junit-flavor", "ant").code == 1)
    let written = try folder.read("reports/junit.xml")
    #expect(written.contains("hostname=\"localhost\" package=\"totals\" id=\"1\""))
    let again = await folder.run("report", "-f", "junit", "--junit-flavor", "ant")
    #expect(again.output == written)
  }

  @Test func `a JUnit file of any tool is checked`() async throws {
    let folder = try ProjectFolder()
    try folder.write(Self.suite, to: "suites/totals.yaml")
    #expect(await folder.run("run").code == 1)
    let fine = await folder.run("report", "check", "reports/junit.xml")
    #expect(
      fine
        == Outcome(
          code: 0,
          output: "reports/junit.xml: 2 suites, 2 tests: 2 failed, 0 errors; "
            + "the file has no errors\n", errors: ""))
    try folder.write(
      "<testsuite name=\"s\" tests=\"2\">\n<testcase name=\"n\" time=\"0,1\"/></testsuite>",
      to: "other.xml")
    let wrong = await folder.run("report", "check", "other.xml")
    #expect(wrong.code == 2)
    #expect(wrong.output == "")
    #expect(
      wrong.errors.contains("other.xml:1:1: error: testsuite says tests=\"2\", and there are 1"))
    #expect(wrong.errors.contains("other.xml:2:1: error: time=\"0,1\" is not a number"))
    #expect(wrong.errors.hasSuffix("the file has 2 errors, 1 warning\n"))
    #expect(await folder.run("report", "check", "missing.xml").code == 2)
    #expect(await folder.run("report", "check").code == 2)
  }
}
