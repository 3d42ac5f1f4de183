import Foundation
import Testing

@testable import TelltaleCommands

/// The care of stored runs.
@Suite struct DoctorCommandTests {
  private func project() async throws -> (folder: ProjectFolder, run: String) {
    let folder = try ProjectFolder()
    let cases = (0..<60).map {
      "  - {name: c\($0), question: \"How much was number \($0)?\", assert: [complete], "
        + "passages: [{title: T, text: \"\(String(repeating: "Line \($0). ", count: 150))\"}]}\n"
    }
    try folder.write(
      "suite: s\nmodels: [afm-2, afm-cloud]\noptions: {sampling: greedy}\ncases:\n\(cases.joined())",
      to: "suites/s.yaml")
    #expect(await folder.run("run", "--gate", "none").code == 0)
    let runs = try FileManager.default.contentsOfDirectory(atPath: folder.path + "/.telltale/runs")
    return (folder, try #require(runs.first))
  }

  @Test func `a project that is sound says so`() async throws {
    let (folder, _) = try await project()
    let doctor = await folder.run("doctor")
    #expect(doctor.code == 0)
    #expect(doctor.output.contains("1 of 1 run sound, 0 not complete; the newest 20 are kept"))
    try folder.write("suite: s\nsuit: x\n", to: "suites/t.yaml")
    let broken = await folder.run("doctor")
    #expect(broken.code == 2 && broken.output.contains("`telltale check` shows them"))
  }

  @Test(arguments: [0.2, 0.35, 0.5, 0.65, 0.8, 0.95])
  func `what is damaged is said, and the rest is saved and goes on`(place: Double) async throws {
    let (folder, name) = try await project()
    let whole = try folder.read("reports/run.json").split(separator: "\n")
    let url = URL(filePath: folder.path + "/.telltale/runs/" + name)
    var bytes = try Data(contentsOf: url)
    // One page of noise.
    let page = Int(Double(bytes.count / 4096) * place) * 4096
    for offset in page..<(page + 4096) {
      bytes[offset] = UInt8(truncatingIfNeeded: offset &* 31 + 7)
    }
    try bytes.write(to: url)
    let found = await folder.run("doctor")
    #expect(found.code == 2, "\(found)")
    #expect(found.output.contains("is damaged: "))
    let saved = await folder.run("doctor", "--salvage")
    #expect(saved.code == 2)
    let left = try #require(
      saved.output.firstMatch(of: #/saved  (\d+) responses? in (\d+) cells?, (\d+) lost/#),
      "\(saved.output)")
    // A page has few of 120 responses.
    #expect(try #require(Int(left.1)) > 60)
    #expect(try Data(contentsOf: url) == bytes)
    let id = name.dropLast(".run".count)
    let resumed = await folder.run("run", "--gate", "none", "--resume=\(id)-salvaged")
    #expect(resumed.code == 0, "\(resumed)")
    #expect(resumed.errors.contains("\(left.1) of 120 trials kept"), "\(resumed.errors)")
    let volatile = ["\"run\": ", "\"started-at\": "]
    let now = try folder.read("reports/run.json").split(separator: "\n")
    for (left, right) in zip(now, whole) where !volatile.contains(where: { left.contains($0) }) {
      #expect(left == right)
    }
    #expect(now.count == whole.count)
  }

  @Test func `a file that is cut off or none gives nothing, and says so`() async throws {
    let (folder, name) = try await project()
    let url = URL(filePath: folder.path + "/.telltale/runs/" + name)
    try Data(try Data(contentsOf: url).prefix(2000)).write(to: url)
    let doctor = await folder.run("doctor", "--salvage")
    #expect(doctor.code == 2, "\(doctor)")
    let runs = try FileManager.default.contentsOfDirectory(atPath: folder.path + "/.telltale/runs")
    #expect(runs == [name])
  }
}
