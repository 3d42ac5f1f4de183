import Foundation
import TelltaleSystem
import Testing

@Suite struct AtomicFileTests {
  @Test func `a new file has the bytes and nothing is left beside it`() throws {
    let folder = try TemporaryFolder()
    #expect(try AtomicFile.write(Array("first\n".utf8), to: folder("report.xml")))
    #expect(try folder.read("report.xml") == "first\n")
    #expect(try folder.names() == ["report.xml"])
  }

  @Test func `a file that has the bytes already is not touched`() throws {
    let folder = try TemporaryFolder()
    try folder.write("same\n", to: "report.xml")
    let before = try identity(of: folder("report.xml"))
    #expect(try !AtomicFile.write(Array("same\n".utf8), to: folder("report.xml")))
    #expect(try identity(of: folder("report.xml")) == before)
    #expect(try AtomicFile.write(Array("diff\n".utf8), to: folder("report.xml")))
    #expect(try folder.read("report.xml") == "diff\n")
  }

  @Test(arguments: [0o600, 0o640, 0o755, 0o444])
  func `a file keeps its permissions`(bits: Int) throws {
    let folder = try TemporaryFolder()
    try folder.write("old", to: "file")
    try folder.setPermissions(bits, of: "file")
    try AtomicFile.write(Array("new".utf8), to: folder("file"))
    #expect(try folder.permissions(of: "file") == bits)
    #expect(try folder.read("file") == "new")
  }

  @Test func `a link stays a link and its target is written`() throws {
    let folder = try TemporaryFolder()
    try folder.makeFolder("elsewhere")
    try folder.write("old", to: "elsewhere/real")
    try folder.link("elsewhere/link", to: "real")
    try folder.link("outer", to: "elsewhere/link")
    try AtomicFile.write(Array("new".utf8), to: folder("outer"))
    #expect(try folder.read("elsewhere/real") == "new")
    #expect(
      try FileManager.default.destinationOfSymbolicLink(atPath: folder("outer"))
        == "elsewhere/link")
  }

  @Test func `a link to nothing yet gets its target`() throws {
    let folder = try TemporaryFolder()
    try folder.link("link", to: "target")
    try AtomicFile.write(Array("new".utf8), to: folder("link"))
    #expect(try folder.read("target") == "new")
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: folder("link")) == "target")
  }

  @Test func `links in a circle are an error`() throws {
    let folder = try TemporaryFolder()
    try folder.link("a", to: "b")
    try folder.link("b", to: "a")
    let error = #expect(throws: FileError.self) {
      try AtomicFile.write([1], to: folder("a"))
    }
    #expect(error?.reason == "too many links")
  }

  @Test func `a device is written to and stays one`() throws {
    #expect(try AtomicFile.write(Array("gone".utf8), to: "/dev/null"))
    let type = try FileManager.default.attributesOfItem(atPath: "/dev/null")[.type]
    #expect(type as? FileAttributeType == .typeCharacterSpecial)
  }

  @Test func `a folder, a missing folder and a path with a NUL are errors that name the path`()
    throws
  {
    let folder = try TemporaryFolder()
    #expect(throws: FileError(.write, folder.path, "it is a folder")) {
      try AtomicFile.write([1], to: folder.path)
    }
    let error = #expect(throws: FileError.self) {
      try AtomicFile.write([1], to: folder("no/such/file"))
    }
    #expect(
      error?.description
        == "cannot create '\(folder("no/such/file"))': No such file or directory")
    #expect(throws: FileError(.read, "a\0b", "the path contains a NUL")) {
      try AtomicFile.write([1], to: "a\0b")
    }
  }

  @Test func `an error leaves the old file and nothing beside it`() throws {
    let folder = try TemporaryFolder()
    // Longer than a name can be: the rename is what fails.
    let name = String(repeating: "x", count: 256)
    #expect(throws: FileError.self) { try AtomicFile.write([1], to: folder(name)) }
    #expect(try folder.names() == [])
  }

  @Test(.enabled(if: FileManager.default.isWritableFile(atPath: "/dev/full")))
  func `a full disk is said as such`() throws {
    let error = #expect(throws: FileError.self) { try AtomicFile.write([1], to: "/dev/full") }
    #expect(error?.description == "cannot write '/dev/full': No space left on device")
  }

  private func identity(of path: String) throws -> Int {
    try FileManager.default.attributesOfItem(atPath: path)[.systemFileNumber] as? Int ?? -1
  }
}
