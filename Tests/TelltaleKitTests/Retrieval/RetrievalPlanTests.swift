import SourceText
import SuiteSyntax
import Testing

@testable import TelltaleKit

private func plan(_ text: String) throws -> Plan {
  let file = SourceFile(path: "suites/x.yaml", text: text)
  let root = try #require(SuiteParser.parse(file).root)
  let decoded = SuiteDecoder(knownModels: ["afm-2"]).decode(root, in: file)
  #expect(decoded.diagnostics.filter { $0.severity == .error } == [])
  let models: [any Model] = SimulatedProfile.builtIn.map { SimulatedModel(profile: $0) }
  let hashes = ContentHashes { bytes in
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for byte in bytes { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
    return (0..<8).map { UInt8(truncatingIfNeeded: hash >> (8 * UInt64($0))) }
  }
  return Planner(models: models, defaultModels: ["afm-2"], hashes: hashes, today: "2026-11-30")
    .plan([try #require(decoded.suite)])
}

private let documents = """
  suite: s
  documents:
    - {title: Lease, text: The rent is £950.}
    - {title: Bill, text: The power costs £71 a month.}
    - {title: Pool, text: Swimming on Mondays.}
  retrieve: {top: 1}
  assert: [{contains: x}]
  cases:

  """

@Suite struct RetrievalPlanTests {
  @Test func `what a search takes reaches the model as passages that a case states would`() throws {
    let searched = try plan(documents + "  - {name: a, question: How high is the rent?}")
    let stated = try plan(
      """
      suite: s
      assert: [{contains: x}]
      cases:
        - name: a
          question: How high is the rent?
          passages: [{title: Lease, text: The rent is £950.}]
      """)
    #expect(searched.cells[0].request == stated.cells[0].request)
    #expect(searched.cells[0].requestHash == stated.cells[0].requestHash)
    #expect(searched.cells[0].caseHash == stated.cells[0].caseHash)
    #expect(searched.cells[0].subject.retrieval?.record.taken.map(\.title) == ["Lease"])
  }

  @Test
  func `an edit of a document that is not taken changes no hash, and of one that is the case's`()
    throws
  {
    let suite = documents + "  - {name: a, question: How high is the rent?}"
    let cell = try plan(suite).cells[0]
    let other = try plan(suite.replacing("Mondays", with: "Fridays")).cells[0]
    #expect([other.requestHash, other.caseHash] == [cell.requestHash, cell.caseHash])
    let edited = try plan(suite.replacing("£950", with: "£990")).cells[0]
    #expect(edited.requestHash != cell.requestHash)
    #expect(edited.caseHash != cell.caseHash)
    #expect(edited.promptHash == cell.promptHash)
  }

  @Test func `each turn of a conversation searches with its own question alone`() throws {
    let cell = try plan(
      documents + """
          - name: talk
            turns:
              - question: How high is the rent?
              - question: And on which days is the pool open?
              - {question: And the rent?, passages: []}
        """
    ).cells[0]
    #expect(
      cell.subject.turns.map { ($0.passages ?? []).map { $0.title ?? "" } } == [
        ["Lease"], ["Pool"], [],
      ])
    #expect(cell.subject.turns.map { $0.retrieval == nil } == [false, false, true])
  }
}
