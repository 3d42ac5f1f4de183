import Foundation
import Testing

@testable import TelltaleCommands

@Suite struct RetrievalCommandTests {
  private struct Report: Decodable {
    struct Cell: Decodable {
      struct Retrieved: Decodable, Equatable {
        struct Passage: Decodable, Equatable {
          var title: String?
          var heading: String?
          var place: Int
        }
        var top: Int
        var found: Int
        var of: Int
        var passages: [Passage]
      }
      struct Response: Decodable {
        struct Answer: Decodable { var documents: [String] }
        var answer: Answer?
      }
      var id: String
      var retrieved: Retrieved?
      var responses: [Response]
    }
    var cells: [Cell]
  }

  private func project() throws -> ProjectFolder {
    let folder = try ProjectFolder()
    try folder.write(
      """
      suite: letters
      options: {sampling: greedy}
      documents: data/letters
      retrieve: {top: 2}
      answer:
        text: {type: string}
        found: {type: boolean}
        documents: {type: array, items: string, maximum-count: 3}
      instructions: |
        Answer from the documents only.
        If the answer is not in the documents, say so.
      cases:
        - name: rent
          question: How high is the rent of the flat?
          assert: [{retrieved: Lease}, {contains: "950"}]
        - name: ranks-third
          question: What does the power cost a month?
          assert: [{retrieved: Pool}]
      """, to: "suites/letters.yaml")
    try folder.write(
      "# Lease\n\n## Rent\n\nThe rent of the flat is £950.", to: "suites/data/letters/b.md")
    try folder.write("The power: £71 a month.", to: "suites/data/letters/Bill.txt")
    try folder.write("Parking costs £10 a month.", to: "suites/data/letters/Parking.txt")
    try folder.write(
      "The pool opens at the weekend, on three days a month.", to: "suites/data/letters/Pool.txt")
    return folder
  }

  @Test func `what the search took stands in run json, in explain and in a failure's message`()
    async throws
  {
    let folder = try project()
    let run = await folder.run("run")
    #expect(run.code == 1, "\(run.errors)")
    #expect(run.output.contains("'Pool' stands at rank 3 of 4, and 2 count"), "\(run.output)")
    let data = Data(try folder.read("reports/run.json").utf8)
    let report = try JSONDecoder().decode(Report.self, from: data)
    let rent = try #require(report.cells.first)
    #expect(rent.id == "letters/rent@afm-2")
    #expect(rent.retrieved?.passages.first == .init(title: "Lease", heading: "Rent", place: 3))
    #expect(rent.retrieved?.top == 2)
    #expect(rent.retrieved?.of == 4)
    // A model names no document that it was not given.
    for cell in report.cells {
      let shown = Set(cell.retrieved?.passages.compactMap(\.title) ?? [])
      let named = cell.responses.flatMap { $0.answer?.documents ?? [] }
      #expect(shown.isSuperset(of: named), "\(cell.id)")
    }
    let explained = await folder.run("explain", "letters/rent@afm-2")
    #expect(explained.output.contains("1. Lease › Rent"), "\(explained.output)")
    // A stored run gives the same report.
    let again = await folder.run("report", "--format", "json")
    #expect(again.output.contains("\"retrieved\""))
    let check = await folder.run("check")
    #expect(check.output.contains("4 documents"), "\(check.output)")
  }

  @Test func `a document that is not UTF-8 stops the run with its place`() async throws {
    let folder = try project()
    let bad = URL(filePath: folder.path).appending(path: "suites/data/letters/bad.txt")
    try Data([0x61, 0x0A, 0xFF]).write(to: bad)
    let run = await folder.run("run")
    #expect(run.code == 2)
    #expect(run.errors.contains("suites/data/letters/bad.txt:2:1"), "\(run.errors)")
  }
}
