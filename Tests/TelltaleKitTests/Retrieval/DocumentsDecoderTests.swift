import SourceText
import SuiteSyntax
import Testing

@testable import TelltaleKit

private func decode(
  _ text: String, _ folder: [String: String] = [:], others: [String] = [],
  failing failure: DocumentFolderLookup.Failure? = nil
) throws -> (suite: Suite?, mistakes: [String]) {
  let file = SourceFile(path: "suites/x.yaml", text: text)
  let root = try #require(SuiteParser.parse(file).root)
  let lookup = DocumentFolderLookup { _, _ throws(DocumentFolderLookup.Failure) in
    if let failure { throw failure }
    let files = folder.sorted { $0.key < $1.key }.map {
      // A text that is not UTF-8 cannot be written as one.
      SourceFile(
        path: "suites/letters/\($0.key)",
        bytes: $0.value == "bad" ? [0x61, 0xFF] : Array($0.value.utf8))
    }
    return .init(files: files, others: others)
  }
  let decoded = SuiteDecoder(knownModels: ["afm-2"], documentFolders: lookup).decode(root, in: file)
  func shown(_ diagnostic: Diagnostic, _ file: SourceFile) -> String {
    let place = file.location(ofUTF8Offset: diagnostic.range.lowerBound)
    let word = diagnostic.severity == .warning ? "warning " : ""
    return "\(file.path):\(place.line) \(word)[\(diagnostic.id.rawValue)] \(diagnostic.message)"
  }
  return (
    decoded.suite,
    decoded.diagnostics.map { shown($0, file) }
      + decoded.data.flatMap { data in data.diagnostics.map { shown($0, data.file) } }
  )
}

private let cases = """
  assert: [{contains: x}]
  cases:
    - {name: a, question: What is the rent?}
  """

@Suite struct DocumentsDecoderTests {
  @Test func `a folder and a list give the passages that every case searches`() throws {
    let folder = try decode(
      "suite: s\ndocuments: letters\n\(cases)", ["b.md": "# Lease\nRent", "a.txt": "Hello"])
    #expect(folder.mistakes == [])
    let expected = [Passage(title: "a", text: "Hello"), Passage(title: "Lease", text: "Rent")]
    #expect(folder.suite?.documents?.passages == expected)
    #expect(folder.suite?.documentFiles == ["suites/letters/a.txt", "suites/letters/b.md"])
    #expect(folder.suite?.cases[0].top == 4)
    let list = try decode(
      """
      suite: s
      documents: [{title: Lease, heading: Costs, text: Rent}, plain]
      retrieve: {top: 2}
      assert: [{contains: x}]
      cases:
        - {name: a, question: q}
        - {name: b, question: q, retrieve: {top: 1}}
        - {name: c, question: q, passages: []}
      """)
    #expect(list.mistakes == [])
    #expect(list.suite?.cases.map(\.top) == [2, 1, 2])
    #expect(list.suite?.cases.map(\.searches) == [true, true, false])
  }

  @Test(arguments: [
    (
      "retrieve: {top: 3}",
      ["2 [nothing-to-search] the suite has no documents that 'retrieve' could take from"]
    ),
    ("documents: []", ["2 [wrong-value] 'documents' has an empty list"]),
    ("documents: [a, b]\nretrieve: 3", ["3 [wrong-type] 'retrieve' needs a mapping"]),
    ("documents: [a, b]\nretrieve: {}", ["3 [missing-key] 'retrieve' has no 'top'"]),
    (
      "documents: [a, b]\nretrieve: {top: 3}",
      [
        "3 warning [more-than-there-is] 3 passages are to be taken, and the documents have 2"
      ]
    ),
    ("documents: [a, b]\nembeddings: x", ["3 [unknown-key] unknown key 'embeddings' in a suite"]),
  ])
  func `what cannot be searched is a mistake`(keys: String, mistakes: [String]) throws {
    #expect(
      try decode("suite: s\n\(keys)\n\(cases)").mistakes == mistakes.map { "suites/x.yaml:\($0)" })
  }

  @Test(arguments: [
    (
      DocumentFolderLookup.Failure.outside(path: "../x"),
      "[wrong-value] '../x' is not inside the project"
    ),
    (.missing(nearest: "letter"), "[missing-folder] there is no folder 'letters'"),
    (.notAFolder, "[missing-folder] 'letters' is a file, and documents are read from a folder"),
    (
      .tooLarge(path: "a.md"),
      "[too-large] 'a.md' is larger than 1 MiB, the most that a document may have"
    ),
    (
      .tooMuch,
      "[too-large] 'letters' holds more than 10000 documents or 64 MiB, the most that is read"
    ),
    (
      .unreadable(path: "a.md", reason: "Permission denied"),
      "[missing-folder] cannot read 'a.md': Permission denied"
    ),
  ])
  func `a folder that cannot be read is a mistake of the suite`(
    failure: DocumentFolderLookup.Failure, mistake: String
  ) throws {
    let found = try decode("suite: s\ndocuments: letters\n\(cases)", failing: failure)
    #expect(found.mistakes == ["suites/x.yaml:2 \(mistake)"])
  }

  @Test func `what is wrong in a document is told in the document`() throws {
    let found = try decode(
      "suite: s\ndocuments: letters\n\(cases)",
      ["a.txt": "bad", "b.txt": " \n", "c.md": "# d\nx", "d.txt": "y"], others: ["scan.pdf"])
    #expect(
      found.mistakes == [
        "suites/x.yaml:2 warning [not-searched] 'scan.pdf' is no document and is not searched",
        "suites/letters/a.txt:1 [not-utf-8] this byte is not UTF-8",
        "suites/letters/b.txt:1 [no-text] the document has no text",
        "suites/letters/d.txt:1 warning [duplicate-title] 'd' is also the title of suites/letters/c.md",
      ])
    #expect(
      try decode("suite: s\ndocuments: letters\n\(cases)").mistakes == [
        "suites/x.yaml:2 [no-documents] the folder 'letters' has no documents"
      ])
  }

  @Test func `a case that searches needs a question, and one with passages searches nothing`()
    throws
  {
    let found = try decode(
      """
      suite: s
      documents: [{title: Lease, text: Rent}, b, c, d]
      prompt: "{{passages}} Sum up."
      cases:
        - {name: a, assert: [{contains: x}]}
        - {name: b, question: q, passages: [x], retrieve: {top: 1}, assert: [{contains: x}]}
        - {name: c, question: q, passages: [x], assert: [{retrieved: Lease}]}
        - {name: d, question: q, assert: [{retrieved: Leese}, {not: {retrieved: Lease}}]}
      """)
    #expect(
      found.mistakes == [
        "suites/x.yaml:5 [nothing-to-search] the case has no question to search the documents for",
        "suites/x.yaml:6 [nothing-to-search] a case with passages of its own searches for none",
        "suites/x.yaml:7 [unmet-need] 'retrieved' cannot judge the case 'c': it searches no documents",
        "suites/x.yaml:8 [unmet-need] 'retrieved' cannot judge the case 'd': no document has the title 'Leese'; did you mean 'Lease'?",
      ])
  }
}
