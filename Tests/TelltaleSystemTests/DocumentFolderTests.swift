import Foundation
import SourceText
import TelltaleKit
import Testing

@testable import TelltaleSystem

@Suite struct DocumentFolderTests {
  private func write(_ text: String, to path: String, in folder: TemporaryFolder) throws {
    let url = URL(filePath: folder.path).appending(path: path)
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: url)
  }

  private func lookup(
    _ path: String, in folder: TemporaryFolder
  ) -> Result<DocumentFolderLookup.Contents, DocumentFolderLookup.Failure> {
    let suite = SourceFile(path: "suites/x.yaml", text: "")
    do throws(DocumentFolderLookup.Failure) {
      return .success(try DocumentFolders.lookup(in: folder.path).folder(path, suite))
    } catch {
      return .failure(error)
    }
  }

  @Test func `documents of a folder and those inside it are read, sorted bytewise`() throws {
    let folder = try TemporaryFolder()
    for path in ["b.md", "B.TXT", "a/z.txt", "a.txt", "scan.pdf", ".hidden.md", "é.md"] {
      try write(path, to: "suites/letters/\(path)", in: folder)
    }
    let contents = try lookup("letters", in: folder).get()
    #expect(
      contents.files.map(\.path)
        == ["B.TXT", "a.txt", "a/z.txt", "b.md", "é.md"].map {
          "suites/letters/\($0)"
        })
    #expect(contents.others == ["scan.pdf"])
    #expect(contents.files.map(\.text) == ["B.TXT", "a.txt", "a/z.txt", "b.md", "é.md"])
  }

  @Test func `a folder that is not there, a file and a path out of the project are told apart`()
    throws
  {
    let folder = try TemporaryFolder()
    try write("x", to: "suites/letters/a.md", in: folder)
    #expect(lookup("leters", in: folder) == .failure(.missing(nearest: "letters")))
    #expect(lookup("letters/a.md", in: folder) == .failure(.notAFolder))
    #expect(lookup("../../etc", in: folder) == .failure(.outside(path: "../../etc")))
    #expect(lookup("/etc", in: folder) == .failure(.outside(path: "/etc")))
    let link = URL(filePath: folder.path).appending(path: "suites/letters/out")
    try FileManager.default.createSymbolicLink(
      at: link, withDestinationURL: URL(filePath: "/usr/share"))
    #expect(lookup("letters", in: folder) == .failure(.outside(path: "suites/letters/out")))
  }

  @Test func `a document that is too large is named`() throws {
    let folder = try TemporaryFolder()
    let text = String(repeating: "x", count: DocumentFolderLookup.maximumFileSize + 1)
    try write(text, to: "suites/letters/a.md", in: folder)
    #expect(
      lookup("letters", in: folder) == .failure(.tooLarge(path: "suites/letters/a.md")))
  }
}
