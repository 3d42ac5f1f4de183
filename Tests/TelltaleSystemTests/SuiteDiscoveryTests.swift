import Foundation
import TelltaleSystem
import Testing

@Suite struct SuiteDiscoveryTests {
  @Test func `suites are found in every folder, sorted bytewise`() throws {
    let folder = try TemporaryFolder()
    for name in ["b", "a", ".hidden", "é"] { try folder.makeFolder(name) }
    for name in [
      "b.yaml", "Z.yml", "a/1.yaml", "a/10.yaml", "a/2.yaml", "b/x.yml", "é/y.yaml", "notes.md",
      "x.YAML", ".draft.yaml", ".hidden/z.yaml",
    ] { try folder.write("", to: name) }
    #expect(
      try SuiteDiscovery.files(under: folder.path)
        == ["Z.yml", "a/1.yaml", "a/10.yaml", "a/2.yaml", "b.yaml", "b/x.yml", "é/y.yaml"]
        .map { folder($0) })
  }

  @Test func `links are followed and circles end`() throws {
    let folder = try TemporaryFolder()
    try folder.makeFolder("suites/inner")
    try folder.makeFolder("outside/deep")
    try folder.write("", to: "suites/inner/one.yaml")
    try folder.write("", to: "outside/deep/two.yaml")
    try folder.link("suites/a-circle", to: "..")
    try folder.link("suites/inner/self", to: ".")
    try folder.link("suites/twice", to: "inner")
    try folder.link("suites/three.yaml", to: "../outside/deep/two.yaml")
    try folder.link("suites/nowhere", to: "nothing")
    #expect(
      try SuiteDiscovery.files(under: folder("suites"))
        == [
          "suites/a-circle/outside/deep/two.yaml", "suites/inner/one.yaml", "suites/three.yaml",
        ].map { folder($0) })
  }

  @Test func `a file stands for itself`() throws {
    let folder = try TemporaryFolder()
    try folder.write("suite: x\n", to: "any.name")
    #expect(try SuiteDiscovery.files(under: folder("any.name")) == [folder("any.name")])
    #expect(
      try SuiteDiscovery.bytes(ofFile: folder("any.name")) == Array("suite: x\n".utf8))
  }

  @Test func `what is not there or not a file is an error that names it`() throws {
    let folder = try TemporaryFolder()
    #expect(throws: FileError(.read, folder("none"), "it does not exist")) {
      try SuiteDiscovery.files(under: folder("none"))
    }
    try folder.link("gone.yaml", to: "nothing")
    #expect(throws: FileError(.read, folder("gone.yaml"), "the link points nowhere")) {
      try SuiteDiscovery.files(under: folder.path)
    }
    #expect(throws: FileError(.read, folder.path, "it is not a file")) {
      try SuiteDiscovery.bytes(ofFile: folder.path)
    }
    #expect(throws: FileError(.read, "/dev/null", "it is not a file")) {
      try SuiteDiscovery.bytes(ofFile: "/dev/null")
    }
  }

  @Test func `a large file and an empty one are read whole`() throws {
    let folder = try TemporaryFolder()
    let bytes = (0..<200_000).map { UInt8(truncatingIfNeeded: $0 &* 31) }
    try Data(bytes).write(to: URL(filePath: folder("large")))
    try folder.write("", to: "empty")
    #expect(try SuiteDiscovery.bytes(ofFile: folder("large")) == bytes)
    #expect(try SuiteDiscovery.bytes(ofFile: folder("empty")) == [])
  }
}
