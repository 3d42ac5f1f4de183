import SourceText
import SuiteSyntax
import Testing

@testable import TelltaleKit

private func decode(_ text: String) throws -> (file: ProjectFile, diagnostics: [String]) {
  let source = SourceFile(path: ProjectFile.name, text: text)
  let root = try #require(SuiteParser.parse(source).root)
  let decoded = ProjectFile.decode(root, knownModels: ["afm-2", "afm-cloud"])
  return (
    decoded.file,
    decoded.diagnostics.map { diagnostic in
      let place = source.location(ofUTF8Offset: diagnostic.range.lowerBound)
      return "\(place.line):\(place.column) \(diagnostic.message)"
    }
  )
}

@Suite struct ProjectFileTests {
  @Test func `every key is read`() throws {
    let decoded = try decode(
      """
      suites: prompts/suites/
      baselines: prompts/accepted
      reports: out
      recordings: prompts/recorded
      default-models: [afm-cloud]
      defaults: {jobs: 4, repeat: 3, gate: any-failure}
      """)
    var file = ProjectFile()
    file.suites = "prompts/suites"
    file.baselines = "prompts/accepted"
    file.reports = "out"
    file.recordings = "prompts/recorded"
    file.defaultModels = ["afm-cloud"]
    file.jobs = 4
    file.repeatCount = 3
    file.gate = .anyFailure
    #expect(decoded.file == file)
    #expect(decoded.diagnostics == [])
  }

  @Test func `all mistakes are told, in the order of the file`() throws {
    let decoded = try decode(
      """
      suites: ../elsewhere
      gate: drift
      default-models: [afm-9]
      models: [{id: phone, kind: foundation-models}]
      redact: [FM_TOKEN]
      defaults: {gate: regresion, jobs: 0, timeout: 0}
      """)
    #expect(
      decoded.diagnostics == [
        "1:9 '../elsewhere' is not a folder inside the project",
        "2:1 unknown key 'gate' in the project file",
        "3:18 unknown model 'afm-9'",
        "4:28 models of the kind 'foundation-models' are not supported by this version of Telltale",
        "5:1 'redact' is not supported by this version of Telltale",
        "6:18 'regresion' is not a gate",
        "6:35 expected a number from 1 to 1024, found 0",
        "6:47 expected a number from 0.001 to 86400.0, found 0.0",
      ])
  }

  @Test func `an empty list of models is refused, as in a suite`() throws {
    let decoded = try decode("default-models: []\n")
    #expect(decoded.diagnostics == ["1:17 an empty list of models runs on nothing"])
  }
}
